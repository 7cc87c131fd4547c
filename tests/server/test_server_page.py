"""The page, the description of the API, and the headers of every answer."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest
from landlord import get
from parlour import NO_TLS, Guest, gathered, running

from complot.core.errors import Code
from complot.games import titles
from complot.locale import LANGUAGES, catalogue
from complot.server.app import make_app
from complot.server.description import ROUTES, openapi
from complot.server.door import Door
from complot.server.refusals import STATUS, WireCode
from complot.server.settings import Limits, Rate, Settings
from complot.store import open_store


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as it is built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Complot</title>")
    (tmp_path / "assets" / "app-1a2b3c4d.js").write_text("let complot;" * 100)
    (tmp_path / "icon.png").write_bytes(b"\x89PNG")
    (tmp_path / "secret.py").write_text("no part of the page")
    return tmp_path


def test_the_page_is_served_with_a_place_for_every_route_of_its_own(built: Path) -> None:
    with running(page=built) as address:
        for path in ("/", "/index.html", "/t/BCDFGH", "/any/where"):
            answer = get(address, path)
            assert answer.text.startswith("<!doctype html>")
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
        tag = answer.headers["etag"]
        assert get(address, "/", **{"if-none-match": tag}).status_code == 304
        script = get(address, "/assets/app-1a2b3c4d.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        plain = get(address, "/assets/app-1a2b3c4d.js", **{"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text
        for path in ("/assets/other.js", "/secret.py", "/../secret.py", "/%2e%2e/secret.py"):
            assert get(address, path).status_code == 404


def test_the_words_that_a_reader_will_want_come_with_the_page(built: Path) -> None:
    for name in ("_catalogue_es-0a1B_-cD.js", "_catalogue_it-0a1B_-cD.js"):
        (built / "assets" / name).write_text("export default '';")
    (built / "assets" / "_catalogue_it-secrets-0a1B_-cD.js").write_text("export default '';")
    with running(page=built) as address:
        for wish, words in (("it-CH, fr;q=0.5", "it"), ("es", "es")):
            answer = get(address, "/t/BCDFGH", **{"accept-language": wish})
            assert (
                f"</assets/_catalogue_{words}-0a1B_-cD.js>; rel=modulepreload"
                in (answer.headers["link"])
            )
            assert "accept-language" in answer.headers["vary"]
            assert "/api/games" not in answer.headers["link"]
        assert "/api/games" in get(address, "/").headers["link"]
        assert "modulepreload" not in get(address, "/", **{"accept-language": "fr"}).headers["link"]
        assert "link" not in get(address, "/t/BCDFGH", **{"accept-language": "fr"}).headers


def test_the_files_of_a_table_come_with_its_page_as_far_as_a_stranger_may_know_its_game(
    built: Path,
) -> None:
    early = {
        "home": ["assets/home-1.js"],
        "table": ["assets/table-1.js"],
        "secrets": ["assets/table-1.js", "assets/secrets-1.js", "assets/secrets-1.css"],
    }
    (built / "early.json").write_text(json.dumps(early))
    (built / "assets" / "_catalogue_en-secrets-0a1B_-cD.js").write_text("export default '';")

    async def story(address: str) -> None:
        code, (ana, *_) = await gathered(address, 4, game="secrets")
        links = get(address, f"/t/{code.lower()}").headers["link"]
        for name in ("table-1.js", "secrets-1.js", "_catalogue_en-secrets-0a1B_-cD.js"):
            assert f"</assets/{name}>; rel=modulepreload" in links
        assert "</assets/secrets-1.css>; rel=preload; as=style; crossorigin" in links
        assert "home" not in links
        terms = {"spectators": False}
        assert (await ana.send(code, "arrange", terms=terms)).status_code == 200
        assert (await ana.start(code)).status_code == 200
        links = get(address, f"/t/{code}").headers["link"]
        assert "secrets" not in links
        assert "table-1.js" in links

    with running(page=built) as address:
        assert "home-1.js" in get(address, "/").headers["link"]
        assert "table-1.js" in get(address, "/t/BCDFGH").headers["link"]
        assert "link" not in get(address, "/rules/secrets").headers
        assert get(address, "/early.json").status_code == 404
        asyncio.run(story(address))


def test_a_page_tells_nothing_of_tables_to_an_address_that_has_guessed_too_often(
    built: Path,
) -> None:
    (built / "early.json").write_text(json.dumps({"secrets": ["assets/secrets-1.js"]}))

    async def story(address: str) -> None:
        code, _ = await gathered(address, 1, game="secrets")
        assert "secrets-1.js" in get(address, f"/t/{code}").headers["link"]
        for _ in range(3):
            unknown = get(address, "/t/BBBBBB")
        known = get(address, f"/t/{code}")
        assert known.status_code == unknown.status_code == 200
        assert "link" not in known.headers
        assert "link" not in unknown.headers
        elsewhere = get(address, f"/t/{code}", **{"x-forwarded-for": "198.51.100.8"})
        assert "secrets-1.js" in elsewhere.headers["link"]

    limits = Limits(misses=Rate(3, 36000.0))
    with running(Settings(port=0, db="sqlite://", limits=limits), page=built) as address:
        asyncio.run(story(address))


def test_a_server_without_its_page_says_where_the_api_is_in_the_reader_s_language() -> None:
    with running() as address:
        said = set()
        for language in LANGUAGES:
            answer = get(address, "/", **{"accept-language": language})
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert answer.headers["vary"] == "accept-language"
            assert "/api/docs" in answer.text
            said.add(answer.text)
        assert len(said) == len(LANGUAGES)


def test_every_answer_tells_the_browser_to_be_strict() -> None:
    with running() as address:
        for path in ("/", "/healthz", "/api/games", "/api/docs", "/api/nothing", "/x.js"):
            headers = get(address, path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers


def test_the_games_are_listed_with_their_options_and_bots() -> None:
    with running() as address:
        listed = get(address, "/api/games").json()
    assert [each["name"] for each in listed] == [each.name for each in titles()]
    resistance = listed[0]
    assert resistance["seats"] == {"least": 5, "most": 10}
    assert resistance["bots"] == ["sensible", "random"]
    options = resistance["options"]["$defs"]["Options"]["properties"]
    assert options["targeting"] == {"type": "boolean", "default": False}


def test_what_is_said_of_a_game_comes_in_the_reader_s_language_and_is_sent_once() -> None:
    with running() as address:
        for path, header in (("?lang=fr", "it"), ("", "fr;q=0.9, de")):
            found = get(address, f"/api/games/secrets/texts{path}", **{"accept-language": header})
            assert found.json()["language"] == "fr"
            assert catalogue("fr").text("secrets-name") in found.json()["texts"]
            assert "page-secrets-" in found.json()["texts"]
        again = {"if-none-match": found.headers["etag"]}
        kept = get(address, "/api/games/secrets/texts?lang=fr", **again)
        assert (kept.status_code, kept.content) == (304, b"")
        assert get(address, "/api/games/secrets/texts?lang=es", **again).status_code == 200


def test_a_vocabulary_says_which_fields_are_seats_and_what_can_be_claimed() -> None:
    with running() as address:
        found = get(address, "/api/games/resistance/vocabulary").json()
    assert found["fields"]["action"]["propose"] == {"team": "seats"}
    assert found["fields"]["event"]["role_seen"] == {"whose": "seat"}
    assert found["fields"]["scene"]["discussing"] == {"team": "seats"}
    assert found["view"]["proposals"]["votes"] == "marks"
    assert found["claims"]["i_saw"] == {"seat": "seat", "role": ["resistance", "spy"]}
    assert "suggest" not in found["claims"], "it isn't made by choosing field after field"


def test_a_guest_gets_a_cookie_once_and_only_where_it_needs_one() -> None:
    with running() as address:
        assert "set-cookie" not in get(address, "/api/games").headers
        new = {"command_id": "x", "game": "resistance", "name": "Ana"}
        with httpx.Client(verify=NO_TLS, base_url=f"http://{address}", trust_env=False) as http:
            opened = http.post("/api/tables", json=new)
            cookie = opened.headers["set-cookie"]
            code = opened.json()["code"]
            assert re.fullmatch("[BCDFGHJKMNPQRSTWXYZ]{6}", code)
            seen = http.get(f"/api/tables/{code}")
            assert "set-cookie" not in seen.headers
            assert seen.json()["table"]["mine"] == 0
        assert re.match("complot_guest=[0-9a-f]{64}; Path=/; ", cookie)
        assert "HttpOnly; SameSite=Lax" in cookie
        assert "Secure" not in cookie
        for broken in ("complot_guest=zz", "complot_guest=", "a;;=b\x01", "complot_guest=00"):
            assert "set-cookie" in get(address, f"/api/tables/{code}", cookie=broken).headers
        behind = {"x-forwarded-proto": "https"}
        assert "; Secure" in get(address, f"/api/tables/{code}", **behind).headers["set-cookie"]

    async def socket(address: str) -> str:
        ana = Guest(address, "Ana")
        code = await ana.open()
        ana.cookie = ""
        async with ana.listening(code) as line:
            assert (await line.hear())["table"]["mine"] is None
            assert line.socket.response is not None
            return line.socket.response.headers["set-cookie"]

    with running() as address:
        assert "HttpOnly" in asyncio.run(socket(address))


def test_the_description_is_whole_and_names_every_route() -> None:
    with running() as address:
        document = get(address, "/api/openapi.json").json()
        page = get(address, "/api/docs").text
    assert document == json.loads(json.dumps(openapi()))
    assert document["openapi"].startswith("3.1")
    schemas = document["components"]["schemas"]
    for name in re.findall('"#/components/schemas/([^"]+)"', json.dumps(document)):
        assert name in schemas
    for route in ROUTES:
        assert route.method in document["paths"][route.path]
        assert route.path in page
    assert "resistance-view" in schemas
    assert not re.search("<script|<style|style=|https?://", page)


def test_the_description_and_the_routes_are_the_same() -> None:
    async def routes() -> set[str]:
        store = await open_store("sqlite://")
        app = make_app(store, Settings())
        await store.close()
        assert isinstance(app, Door)
        paths = {route.path_format for route in app.app.routes}  # type: ignore[attr-defined]
        return paths - {"/", "/{path}"}

    assert asyncio.run(routes()) == {route.path for route in ROUTES}


def test_every_code_of_the_wire_has_a_status() -> None:
    assert set(WireCode) <= set(STATUS)
    assert not {code.value for code in Code} & {code.value for code in WireCode}
