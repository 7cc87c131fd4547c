"""``complot reports``: what guests told the operator about each other."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from datetime import UTC, datetime
from time import time

from complot.cli.operating import with_store
from complot.core.codec import encode
from complot.locale import Catalogue
from complot.server.manners import Report
from complot.server.manners import reports as kept
from complot.store import Store


def reports(asked: Namespace, catalogue: Catalogue) -> int:
    """Print every report, the oldest first."""

    async def story(store: Store) -> list[Report]:
        return await kept(store, int(time() * 1000))

    return with_store(asked, catalogue, story, lambda found: _show(asked, catalogue, found))


def _show(asked: Namespace, catalogue: Catalogue, found: Sequence[Report]) -> None:
    if asked.json:
        for report in found:
            sys.stdout.buffer.write(encode(report) + b"\n")
        sys.stdout.flush()
        return
    if not found:
        print(catalogue.text("reports-none"))
    for report in found:
        at = datetime.fromtimestamp(report.at / 1000, UTC).isoformat(" ", "minutes")
        print(
            catalogue.text(
                "reports-one",
                at=at,
                code=report.code,
                name=report.name,
                reason=report.reason,
                about=report.about[:12],
                by=report.by[:12],
            )
        )
        for line in (report.text, *report.wrote):
            if line:
                print(f"    {line}")
