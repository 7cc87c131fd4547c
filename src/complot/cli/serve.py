"""``complot serve``: tables for everyone who can reach this machine."""

from __future__ import annotations

import sys
from argparse import Namespace

from complot.cli import addresses
from complot.locale import Catalogue
from complot.server import serving, workers
from complot.server.settings import Settings


def serve(asked: Namespace, catalogue: Catalogue) -> int:
    """Serve until told to stop; what can't be listened on or opened is said, and left alone."""
    settings = Settings(
        host=asked.host, port=asked.port, db=asked.db, workers=asked.workers, redis=asked.redis
    )

    def announce(port: int) -> None:
        lines = [catalogue.text("serve-ready", address=addresses.local(asked.host, port))]
        if phones := addresses.shared(asked.host, port):
            lines.append(catalogue.text("serve-phones", address=phones))
            lines.append(addresses.qr_code(phones))
        lines.append(catalogue.text("serve-stop"))
        print("\n".join(lines), flush=True)

    try:
        if settings.workers > 1:
            workers.serve_together(settings, announce)
        else:
            serving.serve(settings, announce)
    except (OSError, OverflowError) as failure:  # the latter of a port that there can't be
        reason = getattr(failure, "strerror", None) or str(failure)
        text = catalogue.text(
            "serve-cannot-listen", host=asked.host, port=str(asked.port), reason=reason
        )
        print(text, file=sys.stderr)
        return 2
    except serving.CannotOpen as failure:
        print(catalogue.text("serve-cannot-open", reason=str(failure)), file=sys.stderr)
        return 2
    return 0
