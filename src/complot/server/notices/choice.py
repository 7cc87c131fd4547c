"""How the processes of a server hear of each other's rows."""

from __future__ import annotations

from complot.core.errors import Code, Refused
from complot.server.notices.notices import Alone, Notices
from complot.server.settings import Settings
from complot.store.extras import needing
from complot.store.url import shared


def choose(settings: Settings) -> Notices:
    """By Redis if there is one, else by the database; one process needs neither."""
    if settings.redis is not None:
        return _redis(settings.redis)
    if shared(settings.db):
        with needing("asyncpg", extra="postgres"):
            from complot.server.notices.postgres import PostgresNotices
        return PostgresNotices(settings.db)
    return Alone()


def _redis(url: str) -> Notices:
    with needing("redis", extra="redis"):
        from complot.server.notices.redis import RedisNotices
    try:
        return RedisNotices(url)
    except ValueError:  # no more of the address than what it is: it may hold a password
        raise Refused(Code.MALFORMED, what="redis", reason="redis://") from None
