"""How the processes of a server hear of each other's rows."""

from __future__ import annotations

from complot.core.errors import Code, Refused
from complot.server.notices.notices import Alone, Notices
from complot.server.settings import Settings
from complot.store.url import shared


def choose(settings: Settings) -> Notices:
    """By Redis if there is one, else by the database; one process needs neither."""
    if settings.redis is not None:
        return _redis(settings.redis)
    if shared(settings.db):
        from complot.server.notices.postgres import PostgresNotices  # the store needs it as well

        return PostgresNotices(settings.db)
    return Alone()


def _redis(url: str) -> Notices:
    try:
        from complot.server.notices.redis import RedisNotices
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "redis":
            raise
        raise Refused(Code.NOT_INSTALLED, what="redis", extra="redis") from None
    try:
        return RedisNotices(url)
    except ValueError:  # no more of the address than what it is: it may hold a password
        raise Refused(Code.MALFORMED, what="redis", reason="redis://") from None
