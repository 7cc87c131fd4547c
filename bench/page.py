"""How soon the page can be used on a slow phone with a slow line, and how much it loads.

    PYTHONPATH=tests:tests/browser:tests/server python bench/page.py

Chromium at a quarter of its speed, with 150 ms from here to the server and back and 1.6 Mbit a
second, and nothing in its cache. Measured are home and a table at which it is one's own turn,
opened by its link, beside an empty page with one button by the same line: no page could be quicker.

    bytes          compressed, until nothing more is loaded
    first paint    when something is seen
    interactive    when the button can be pressed, and pressing it is answered at once
    shift          how far things move that were seen already, as browsers count it (0.1 is bad)
    action moved   pixels that the button moves once it is there
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from statistics import median
from threading import Thread
from typing import Any, Final

from chromium import chromium
from parlour import running
from playwright.async_api import Browser, Page, ViewportSize
from rich.console import Console
from rich.table import Table as Grid

from complot.server.page import FOLDER
from complot.server.settings import Settings

SLOWER: Final = 4
ROUND_TRIP_MS: Final = 150
BYTES_A_SECOND: Final = 1_600_000 / 8
QUIET_MS: Final = 1500
"""So long nothing must go on before it counts as done."""

PHONE: Final = ViewportSize(width=360, height=740)
BARE: Final = b"<!doctype html><meta name=viewport content='width=device-width'><button>Go</button>"
HOME: Final = "article button"
TURN: Final = ".bar button:not(.tabs button)"

WATCH: Final = """
window.seen = {shift: 0, action: null, places: [], busy: 0};
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) seen.shift += each.value;
}).observe({type: "layout-shift", buffered: true});
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) seen.busy = each.startTime + each.duration;
}).observe({type: "longtask", buffered: true});
const look = () => {
  const action = document.querySelector(ACTION);
  if (action && !action.disabled) {
    if (seen.action === null) console.debug(ACTION);
    seen.action ??= performance.now();
    seen.places.push(action.getBoundingClientRect().top);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""In the page: when the action can be pressed, where it stands, and until when the page is busy."""

Figures = dict[str, float]


async def opened(browser: Browser, url: str, action: str, state: Any = None) -> Figures:
    """Open a page once, by a slow line, and look at it until nothing more happens."""
    context = await browser.new_context(
        viewport=PHONE, storage_state=state, device_scale_factor=2, is_mobile=True, has_touch=True
    )
    page = await context.new_page()
    line = await context.new_cdp_session(page)
    loaded = 0

    def count(event: dict[str, Any]) -> None:
        nonlocal loaded
        loaded += event["encodedDataLength"]

    line.on("Network.loadingFinished", count)
    await line.send("Network.enable")
    conditions = {"offline": False, "latency": ROUND_TRIP_MS}
    speed = {"downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND}
    await line.send("Network.emulateNetworkConditions", {**conditions, **speed})
    await line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await page.add_init_script(f"const ACTION = {json.dumps(action)}; {WATCH}")
    async with page.expect_console_message(lambda said: said.text == action):
        await page.goto(url)  # and ask it nothing, for to answer costs time
    figures = await settled(page)
    await context.close()
    return {"bytes": loaded, **figures}


async def settled(page: Page) -> Figures:
    """What the page has seen of itself, once it has been quiet for a while."""
    await page.wait_for_timeout(QUIET_MS)
    seen = await page.evaluate("window.seen")
    paint = await page.evaluate(
        "performance.getEntriesByName('first-contentful-paint')[0].startTime"
    )
    places = seen["places"]
    return {
        "first paint ms": paint,
        "interactive ms": max(seen["action"], seen["busy"]),
        "shift": seen["shift"],
        "action moved px": max(places) - min(places),
    }


@contextmanager
def bare() -> Iterator[str]:
    """The address of a page that has nothing on it."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(BARE if self.path == "/" else b"")

        def log_message(self, *_: object) -> None:
            """Nobody wants to know."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


async def at_a_table(browser: Browser, home: str) -> tuple[str, Any]:
    """The link of a table at which it is somebody's turn, and what makes a browser that guest."""
    context = await browser.new_context(viewport=PHONE)
    page = await context.new_page()
    await page.goto(home)
    await page.locator(HOME).first.click()
    await page.locator(TURN).first.wait_for()
    found = page.url, await context.storage_state()
    await context.close()
    return found


async def measure(runs: int) -> dict[str, dict[str, list[float]]]:
    """Of each page and figure the values of all runs."""
    found: dict[str, dict[str, list[float]]] = {}
    settings = Settings(port=0, db="sqlite://", bot_pace=(0, 0))
    with running(settings, page=FOLDER) as address, bare() as empty:
        home = f"http://{address}/"
        async with chromium() as browser:
            table, guest = await at_a_table(browser, home)
            pages = (("home", home, HOME, None), ("a table", table, TURN, guest))
            for _ in range(runs):
                for name, url, action, state in (*pages, ("an empty page", empty, "button", None)):
                    for figure, value in (await opened(browser, url, action, state)).items():
                        found.setdefault(name, {}).setdefault(figure, []).append(value)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5, help="how many (default 5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    found = asyncio.run(measure(asked.runs))
    middle = {
        page: {figure: round(median(values), 3) for figure, values in figures.items()}
        for page, figures in found.items()
    }
    if asked.json:
        print(json.dumps(middle, indent=2))
        return
    grid = Grid(title=f"Opened for the first time, median of {asked.runs}")
    grid.add_column("")
    for figure in middle["home"]:
        grid.add_column(figure, justify="right")
    for page, figures in middle.items():
        grid.add_row(page, *(f"{value:,}" for value in figures.values()))
    Console().print(grid)


if __name__ == "__main__":
    main()
