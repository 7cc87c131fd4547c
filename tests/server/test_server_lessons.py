"""The lessons over HTTP: whole, small, and asked for once."""

from __future__ import annotations

import httpx
import msgspec
import pytest
from parlour import NO_TLS, running

from complot.core.codec import encode
from complot.lessons import SCRIPTS, lesson

MOST_BYTES = 10 * 1024


def get(address: str, path: str, **headers: str) -> httpx.Response:
    with httpx.Client(verify=NO_TLS, trust_env=False, headers=headers) as http:
        return http.get(f"http://{address}{path}")


@pytest.mark.parametrize("game", SCRIPTS)
def test_a_lesson_is_sent_whole_and_packed_and_not_twice(game: str) -> None:
    with running() as address:
        answer = get(address, f"/api/lessons/{game}", **{"accept-encoding": "gzip"})
        again = {"if-none-match": answer.headers["etag"]}
        assert get(address, f"/api/lessons/{game}", **again).status_code == 304
    assert answer.json() == msgspec.json.decode(encode(lesson(game)))
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-cache"
    assert int(answer.headers["content-length"]) <= MOST_BYTES
    assert "set-cookie" not in answer.headers


def test_there_is_no_lesson_of_an_unknown_game() -> None:
    with running() as address:
        refused = get(address, "/api/lessons/chess")
    assert refused.status_code == 422
    assert refused.json()["code"] == "unknown_game"
