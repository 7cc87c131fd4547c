"""Before a table hears of anything: addresses, stores, origins, guests and languages."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import pytest

from complot.core.errors import Code, Refused
from complot.locale import LANGUAGES
from complot.server.identity import guest_of, identify
from complot.server.messages import plain
from complot.server.origin import is_foreign
from complot.server.refusals import Rejected, WireCode, fault, language, status
from complot.server.serving import CannotOpen, serve
from complot.server.settings import Settings
from complot.server.sources import CODE_LENGTH, KEY_BYTES, LETTERS, Sources


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
    sources = Sources(key=lambda: key)
    new = identify([], False, sources)
    assert new.guest == guest_of(key)
    assert new.cookie is not None
    assert "Secure" not in new.cookie
    assert str(identify([], True, sources).cookie).endswith("; Secure")
    cookies = f"other=1; {new.cookie.partition(';')[0]}; more=2".encode()
    kept = identify([(b"cookie", cookies)], True, sources)
    assert (kept.guest, kept.cookie) == (new.guest, None)
    assert key.hex() not in new.guest


def test_a_token_goes_before_a_cookie_and_sets_none() -> None:
    cookie, token = bytes(range(KEY_BYTES)), bytes(KEY_BYTES)
    headers = [(b"cookie", f"complot_guest={cookie.hex()}".encode())]
    for word in (f"Bearer {token.hex()}", f"bearer  {token.hex().upper()} "):
        one = identify([*headers, (b"authorization", word.encode())], False, Sources())
        assert (one.guest, one.cookie) == (guest_of(token), None)
    for word in ("Bearer", "Bearer 00", f"Basic {token.hex()}", f"Bearer {'z' * 64}"):
        other = identify([*headers, (b"authorization", word.encode())], False, Sources())
        assert other.guest == guest_of(cookie)


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
