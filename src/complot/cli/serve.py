"""``complot serve``: tables for everyone who can reach this machine."""

from __future__ import annotations

import os
import sys
from argparse import Namespace

from complot.cli import addresses
from complot.cli.parser import settings_in
from complot.locale import Catalogue
from complot.server import serving, workers
from complot.server.choosing import Chosen, choose


def serve(asked: Namespace, catalogue: Catalogue) -> int:
    """Serve until told to stop; what can't be listened on or opened is said, and left alone."""
    chosen = choose(os.environ, settings_in(asked))
    settings = chosen.settings
    if asked.settings:
        print(_listed(chosen, catalogue))
        return 0

    def announce(port: int) -> None:
        lines = [catalogue.text("serve-ready", address=addresses.local(settings.host, port))]
        if phones := addresses.shared(settings.host, port):
            lines.append(catalogue.text("serve-phones", address=phones))
            lines.append(addresses.qr_code(phones))
        lines.append(catalogue.text("serve-stop"))
        print("\n".join(lines), flush=True)

    try:
        if settings.workers > 1:
            workers.serve_together(settings, announce, chosen.strange)
        else:
            serving.serve(settings, announce, strange=chosen.strange)
    except serving.CannotListen as failure:
        text = catalogue.text(
            "serve-cannot-listen", host=failure.host, port=str(failure.port), reason=str(failure)
        )
        print(text, file=sys.stderr)
        return 2
    except serving.CannotOpen as failure:
        print(catalogue.text("serve-cannot-open", reason=str(failure)), file=sys.stderr)
        return 2
    return 0


def _listed(chosen: Chosen, catalogue: Catalogue) -> str:
    """Every setting in a column, with its value and what it was chosen by."""
    head = tuple(catalogue.text(f"serve-{each}") for each in ("setting", "value", "origin"))
    default = catalogue.text("serve-default")
    rows = [head, *((name, value, by or default) for name, value, by in chosen.rows())]
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    return "\n".join(f"{a:{widths[0]}}  {b:{widths[1]}}  {c}" for a, b, c in rows)
