"""How a refusal reaches whoever asked: a status, a code, and words in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from complot.core.errors import Code, Refused
from complot.locale import LANGUAGES, NoText, catalogue
from complot.locale.telling import tell_refusal
from complot.server.messages import plain
from complot.table.message import Fault


class WireCode(StrEnum):
    """What can be refused before a table hears of it."""

    FOREIGN_ORIGIN = "foreign_origin"
    NO_SUCH_PAGE = "no_such_page"
    NOT_ALLOWED = "not_allowed"
    TOO_LARGE = "too_large"
    TOO_MANY = "too_many"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_OFTEN = "too_often"
    TOO_SLOW = "too_slow"
    WRONG_CODE = "wrong_code"
    NO_CALLS = "no_calls"
    BAD_SUBSCRIPTION = "bad_subscription"
    BAD_KEY = "bad_key"
    UNAVAILABLE = "unavailable"
    BROKEN = "broken"


class Rejected(Exception):
    """A request that no table is asked about."""

    def __init__(self, code: WireCode, /, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


UNPROCESSABLE: Final = 422

STATUS: Final[Mapping[str, int]] = {
    Code.NO_SUCH_TABLE: 404,
    Code.NO_SUCH_ROUND: 404,
    Code.NO_RULEBOOK: 404,
    Code.NOT_HOST: 403,
    Code.NOT_SEATED: 403,
    Code.KICKED: 403,
    Code.BLOCKED: 403,
    Code.NO_SPECTATORS: 403,
    Code.TABLE_LOCKED: 403,
    Code.STOOD_IN: 409,
    Code.NOT_AWAY: 409,
    Code.PAUSED: 409,
    Code.TOO_SOON: 429,
    Code.NO_MORE_TIME: 409,
    Code.NO_CLOCK: 409,
    Code.ENOUGH: 409,
    Code.STALE: 409,
    Code.OUT_OF_ORDER: 409,
    Code.NAME_TAKEN: 409,
    Code.ALREADY_SEATED: 409,
    Code.TABLE_FULL: 409,
    Code.TABLE_STARTED: 409,
    Code.TABLE_NOT_STARTED: 409,
    Code.GAME_RUNNING: 409,
    Code.NOT_READY: 409,
    Code.VOIDED: 409,
    WireCode.FOREIGN_ORIGIN: 403,
    WireCode.NO_SUCH_PAGE: 404,
    WireCode.NOT_ALLOWED: 405,
    WireCode.TOO_LARGE: 413,
    WireCode.TOO_MANY: 429,
    WireCode.TOO_MANY_TABLES: 409,
    WireCode.TOO_OFTEN: 429,
    WireCode.TOO_SLOW: 408,
    WireCode.WRONG_CODE: 403,
    WireCode.NO_CALLS: 404,
    WireCode.BAD_SUBSCRIPTION: 422,
    WireCode.BAD_KEY: 401,
    WireCode.UNAVAILABLE: 503,
    WireCode.BROKEN: 500,
}
"""Of every code that isn't simply something that can't be done."""


def status(refusal: Refused | Rejected) -> int:
    """The HTTP status that says it best."""
    return STATUS.get(refusal.code, UNPROCESSABLE)


def headers(refusal: Refused | Rejected) -> dict[str, str]:
    """What an answer says besides: that it holds now and for nobody else, and when to try again."""
    said = {"cache-control": "no-store"}
    if refusal.code == WireCode.TOO_OFTEN:
        said["retry-after"] = str(refusal.details["seconds"])
    if refusal.code == WireCode.BAD_KEY:
        said["www-authenticate"] = "Bearer"
    return said


def fault(refusal: Refused | Rejected, language: str) -> Fault:
    """The refusal for a program and for its reader."""
    details = plain(refusal.details)
    return Fault(refusal.code.value, details, _words(refusal, language))


def _words(refusal: Refused | Rejected, language: str) -> str:
    speaking = catalogue(language)
    try:
        if isinstance(refusal, Refused):
            return tell_refusal(speaking, Refused(refusal.code, **plain(refusal.details)))
        return speaking.text(f"error-{refusal.code.replace('_', '-')}", **refusal.details)
    except NoText:  # better a bare code than no answer
        return refusal.code.value


def language(asked: str | None, accepted: str) -> str:
    """The language that ``?lang=`` names, else the best of an ``Accept-Language`` header."""
    if asked in LANGUAGES:
        return str(asked)
    best, weight = LANGUAGES[0], 0.0
    for entry in accepted.split(","):
        tag, _, quality = entry.partition(";")
        primary = tag.strip().lower().partition("-")[0]
        liking = _quality(quality)
        if primary in LANGUAGES and liking > weight:
            best, weight = primary, liking
    return best


def _quality(words: str) -> float:
    """How much a language is liked, 1 unless it says ``q=``."""
    name, _, value = words.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
