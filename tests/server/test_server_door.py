"""Before a table hears of anything: addresses, stores, origins, guests and languages."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from complot.core.errors import Code, Refused
from complot.locale import LANGUAGES
from complot.server.house import House
from complot.server.identity import Identity, guest_of
from complot.server.messages import plain
from complot.server.origin import is_foreign
from complot.server.refusals import Rejected, WireCode, fault, language, status
from complot.server.serving import CannotOpen, serve
from complot.server.settings import Settings
from complot.server.sources import CODE_LENGTH, KEY_BYTES, LETTERS, Sources

FORGETFUL: Any = object()
"""A store that is never asked."""


def never(port: int) -> None:
    raise AssertionError("guests were let in")


def test_an_address_that_is_taken_is_left_alone() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = Settings(port=taken.getsockname()[1], db="sqlite://")
        with pytest.raises(OSError, match="in use"):
            serve(settings, never)


def test_a_file_that_is_something_else_is_not_served(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE letters (text)")
    other.commit()
    other.close()
    before = file.read_bytes()
    with pytest.raises(CannotOpen, match="OtherFile"):
        serve(Settings(port=0, db=f"sqlite:///{file}"), never)
    assert file.read_bytes() == before
    with pytest.raises(Refused) as refused:
        serve(Settings(port=0, db="oracle://secret@host"), never)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("origin", "host", "foreign"),
    [
        ("", "complot.example", False),
        ("https://complot.example", "complot.example", False),
        ("https://complot.example", "complot.example:443", False),
        ("http://Complot.Example:80", "complot.example", False),
        ("http://192.168.1.5:8000", "192.168.1.5:8000", False),
        ("http://[::1]:8000", "[::1]:8000", False),
        ("http://192.168.1.5:8001", "192.168.1.5:8000", True),
        ("http://complot.example", "complot.example:443", True),
        ("http://complot.example.evil", "complot.example", True),
        ("http://user@complot.example", "complot.example", True),
        ("null", "complot.example", True),
        ("file://", "", True),
        ("http://[", "[", True),
    ],
)
def test_only_a_page_of_the_same_host_is_ours(origin: str, host: str, foreign: bool) -> None:
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    assert is_foreign(headers if origin else headers[:1]) is foreign


def test_a_guest_is_the_hash_of_its_key() -> None:
    key = bytes(range(KEY_BYTES))
    house = House(FORGETFUL, Settings(), Sources(key=lambda: key))

    def identified(cookie: str = "", scheme: str = "http", **more: str) -> Identity:
        headers = [(name.encode(), word.encode()) for name, word in more.items()]
        headers += [(b"cookie", cookie.encode())]
        scope = {"scheme": scheme, "client": ("192.0.2.1", 5), "headers": headers}
        return asyncio.run(house.identify(scope))

    new = identified()
    assert (new.guest, new.remote, new.address) == (guest_of(key), False, "192.0.2.1")
    assert new.cookie is not None
    assert "Secure" not in new.cookie
    assert str(identified(scheme="wss").cookie).endswith("; Secure")
    kept = identified(f"other=1; {new.cookie.partition(';')[0]}; more=2")
    assert (kept.guest, kept.cookie) == (new.guest, None)
    assert key.hex() not in new.guest
    program = identified(f"complot_guest={'ab' * 32}", authorization=f"Bearer {key.hex()}")
    assert (program.guest, program.remote, program.cookie) == (new.guest, True, None)
    proxied = identified(f"complot_guest={key.hex()}", authorization="Basic YTpi")
    assert (proxied.guest, proxied.remote) == (new.guest, False)
    for wrong in ("Bearer", "bearer x", f"Bearer {key.hex()}0", f"Bearer d{key.hex()}"):
        with pytest.raises(Rejected) as refused:
            identified(authorization=wrong)
        assert refused.value.code is WireCode.BAD_KEY


def test_what_is_fresh_is_different_every_time() -> None:
    sources = Sources()
    for draw in (sources.seed, sources.code, sources.key):
        assert len({draw() for _ in range(50)}) == 50
    assert all(len(sources.code()) == CODE_LENGTH for _ in range(50))
    assert not set(LETTERS) & set("AEIOUL01")
    assert 0.6 <= sources.pause(0.6, 2.0) <= 2.0


@pytest.mark.parametrize(
    ("asked", "accepted", "spoken"),
    [
        (None, "", "en"),
        ("it", "fr", "it"),
        ("tlh", "fr", "fr"),
        (None, "de-CH, fr-CH;q=0.8, en;q=0.7", "fr"),
        (None, "en;q=0.1, es", "es"),
        (None, "es;q=0, it;q=0.001", "it"),
        (None, "*;q=x,,;=", "en"),
    ],
)
def test_the_reader_s_language_is_found(asked: str | None, accepted: str, spoken: str) -> None:
    assert language(asked, accepted) == spoken


def test_a_refusal_has_a_status_and_words_in_every_language() -> None:
    refusal = Refused(Code.UNKNOWN_GAME, game="chess", known="resistance")
    assert status(refusal) == 422
    words = {fault(refusal, each).message for each in LANGUAGES}
    assert len(words) == len(LANGUAGES)
    for code in WireCode:
        told = fault(Rejected(code, most=1), "en")
        assert (told.code, bool(told.message)) == (code.value, True)


def test_details_have_an_end() -> None:
    assert plain({"a": 10**30, "b": "x" * 999, "c": -5}) == {
        "a": "1" + "0" * 30,
        "b": "x" * 200,
        "c": -5,
    }
