"""The rules are sent to whoever asks, in their language, and once."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import msgspec
import pytest
from parlour import NO_TLS, running

from complot.games import title, titles
from complot.locale import LANGUAGES
from complot.locale.rulebook import Rulebook, rulebook


@pytest.fixture(scope="module")
def http() -> Iterator[httpx.Client]:
    with (
        running() as address,
        httpx.Client(base_url=f"http://{address}", verify=NO_TLS, trust_env=False) as client,
    ):
        yield client


def test_every_rulebook_is_sent_in_every_language(http: httpx.Client) -> None:
    for each in titles():
        for language in LANGUAGES:
            answer = http.get(f"/api/rules/{each.name}", params={"lang": language})
            sent = msgspec.json.decode(answer.content, type=Rulebook)
            assert sent == rulebook(each.game, language)


def test_the_browser_s_language_is_spoken_where_none_is_asked_for(http: httpx.Client) -> None:
    answer = http.get("/api/rules/secrets", headers={"accept-language": "de, es;q=0.8"})
    assert answer.json()["title"] == rulebook(title("secrets").game, "es").title
    assert answer.json()["language"] == "es"
    assert "accept-language" in answer.headers["vary"]


def test_what_a_reader_has_is_not_sent_again(http: httpx.Client) -> None:
    first = http.get("/api/rules/uprising?lang=fr")
    assert first.headers["content-encoding"] == "gzip"
    tag = {"if-none-match": first.headers["etag"]}
    again = http.get("/api/rules/uprising?lang=fr", headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert http.get("/api/rules/uprising?lang=it", headers=tag).status_code == 200
    assert "set-cookie" not in first.headers


def test_a_game_that_there_is_not_has_no_rules(http: httpx.Client) -> None:
    answer = http.get("/api/rules/chess")
    assert answer.status_code == 422
    assert answer.json()["code"] == "unknown_game"
