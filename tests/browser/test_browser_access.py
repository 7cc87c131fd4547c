"""Everybody can use every screen: axe, which knows what hinders people, finds nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from gallery import THEMES, VISITS, shown, visitor
from parlour import NAMES
from people import DESKTOP, PHONE, WITHOUT_A_NETWORK, Person, all_well
from playwright.async_api import Browser

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

HINDRANCES: Final = """async (rules) => {
  const seen = document.querySelector("dialog[open]") ?? document;
  const { violations } = await axe.run(seen, {
    ...(rules && { runOnly: rules }),
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.any[0]?.message ?? ""}`));
}"""


MEANT: Final = {
    "astray": (
        "/api/tables/BCDFGH: 404",
        "the server responded with a status of 404",
        *WITHOUT_A_NETWORK,
    )
}
"""What a visit has to be refused."""


RULES: Final = {"light": None, "dark": ["color-contrast", "link-in-text-block"]}
"""By lamplight the same page has other colours, and nothing else."""


async def hindrances(person: Person) -> list[str]:
    """What is in somebody's way, by day and by lamplight."""
    found = []
    for theme in reversed(THEMES):
        await person.page.emulate_media(color_scheme=theme)
        hindering = await person.page.evaluate(HINDRANCES, RULES[theme])
        found += [f"{theme} {each}" for each in hindering]
    return found


@pytest.mark.parametrize("visit", VISITS)
def test_nothing_is_in_anybody_s_way(visit: str) -> None:
    async def story(browser: Browser, home: str) -> None:
        found = []
        for name, size in zip(NAMES, (PHONE, DESKTOP), strict=False):
            person = await visitor(browser, home, name, "en", size)
            await person.context.add_init_script(path=AXE)
            async for screen in VISITS[visit](person, home):
                found += [f"{screen} {size}: {each}" for each in await hindrances(person)]
                await person.fits()
            all_well([person], but=MEANT.get(visit, ()))
            await person.context.close()
        assert not found, "\n".join(found)

    shown(visit, story)
