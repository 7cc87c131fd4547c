"""Finds the browser that the tests use, or installs it where it may.

``python tests/browser/chromium.py`` does so before the tests begin.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from playwright.async_api import Browser, async_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

FLAGS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


def find() -> str | None:
    """Where the browser is."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def install() -> str:
    """Where the browser is, after getting it if there was none."""
    if found := find():
        return found
    if apt := shutil.which("apt-get"):
        alone = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
        print("Installing Chromium for the browser tests …", flush=True)
        for task in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
            subprocess.run([*alone, apt, *task], stdout=subprocess.DEVNULL)
    if found := find():
        return found
    sys.exit(
        "The browser tests need Chromium, and it could be neither found nor installed. Install"
        " it, or name one: CHROMIUM=/path/to/chrome make test"
    )


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The browser, with nothing open yet."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0  # whom its sandbox refuses
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=install(), args=list(FLAGS), chromium_sandbox=not root
        )
        try:
            yield browser
        finally:
            await browser.close()


if __name__ == "__main__":
    install()
