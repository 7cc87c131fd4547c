"""Takes a picture of every screen in the gallery: ``screenshots.py FOLDER``."""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from typing import Final

from gallery import THEMES, VISITS, shown, visitor
from people import DESKTOP, PHONE, SMALL, Person
from playwright.async_api import Browser, FloatRect

from complot.locale.catalogue import LANGUAGES

SCREENS: Final = 4
"""A long page is taken up to so many."""

HIDDEN: Final = """(drawer) => Math.max(0, ...[drawer, ...drawer.querySelectorAll("*")]
  .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
  .map((part) => part.scrollHeight - part.clientHeight))"""
"""How much of what lies in a drawer one has to scroll to."""

HERE: Final = Path(__file__).resolve().parents[2]
SIZES: Final = {f"{width}x{height}": (width, height) for width, height in (SMALL, PHONE, DESKTOP)}


def outside(name: str) -> Path:
    """A folder that is no part of the project."""
    folder = Path(name).resolve()
    if folder.is_relative_to(HERE):
        raise argparse.ArgumentTypeError("pictures don't belong in the repository")
    return folder


def take(folder: Path, language: str, size: str, visit: str) -> None:
    """By every theme, one after the other at each stop."""

    async def story(browser: Browser, home: str) -> None:
        person = await visitor(browser, home, "Ana", language, SIZES[size])
        async for screen in VISITS[visit](person, home):
            for theme in THEMES:
                await person.page.emulate_media(color_scheme=theme)
                path = folder / language / size / f"{screen}-{theme}.png"
                await picture(person, size, path)
        await person.context.close()

    shown(visit, story)


async def picture(person: Person, size: str, path: Path) -> None:
    """Of all there is to see: what is long is unrolled, but not for ever."""
    page = person.page
    width, height = SIZES[size]
    most = SCREENS * height
    drawer = page.locator("dialog[open]")
    if await drawer.count():
        hidden: int = await drawer.evaluate(HIDDEN)
        await page.set_viewport_size({"width": width, "height": min(height + 2 * hidden, most)})
        await page.screenshot(path=path)
        await page.set_viewport_size({"width": width, "height": height})
    else:
        length: int = await page.evaluate("document.documentElement.scrollHeight")
        leaf: FloatRect = {"x": 0, "y": 0, "width": width, "height": min(length, most)}
        await page.screenshot(path=path, full_page=True, clip=leaf)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=outside)
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--visit", action="append", choices=VISITS)
    asked = parser.parse_args()
    for choice in product(asked.language or LANGUAGES, asked.size or SIZES, asked.visit or VISITS):
        take(asked.folder, *choice)


if __name__ == "__main__":
    main()
