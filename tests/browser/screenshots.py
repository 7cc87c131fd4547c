"""Takes a picture of every screen in the gallery: ``screenshots.py FOLDER``."""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from typing import Final

from gallery import THEMES, VISITS, shown, visitor
from people import DESKTOP, PHONE, SMALL
from playwright.async_api import Browser

from complot.locale.catalogue import LANGUAGES

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
                await person.page.screenshot(path=path)
        await person.context.close()

    shown(visit, story)


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
