"""Whoever is awaited at a table that is played over days is called, and nobody else hears of it."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from parlour import Guest, Json, gathered, running, soon
from pushservice import Browser, Certificate, PushService, bytes_of, push_service, text_of

from complot.core.contract import replace
from complot.server import sealing
from complot.server.app import make_app
from complot.server.calls import MOST
from complot.server.courier import Courier, is_public
from complot.server.settings import Limits, Rate, Settings
from complot.store import open_store

DAILY = {"clock": {"kind": "per_day", "days": 2}}
Story = Callable[[str, PushService], Awaitable[None]]


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "complot.db"


@pytest.fixture
def told(tmp_path: Path, db: Path) -> Callable[..., None]:
    """Tells a story at a server that can be reached, and calls on this machine."""
    certificate = Certificate(tmp_path)

    def tell(story: Story, limits: Limits | None = None) -> None:
        async def whole(address: str) -> None:
            async with push_service(certificate) as service:
                await story(address, service)

        settings = Settings(port=0, db=f"sqlite:///{db}", limits=limits or Limits())
        with running(settings, courier=certificate.courier()) as address:
            asyncio.run(whole(address))

    return tell


async def laid(address: str, terms: Json = DAILY) -> tuple[str, Guest, Guest]:
    """A table at which Ana can start a game that begins with Bea's decision."""
    code, (ana, bea) = await gathered(address, 2, game="uprising")
    await arranged(code, ana, bea, terms)
    return code, ana, bea


async def arranged(code: str, ana: Guest, bea: Guest, terms: Json = DAILY) -> None:
    assert (await bea.send(code, "wish", side="rebel")).status_code == 200
    assert (await ana.send(code, "arrange", terms=terms)).status_code == 200
    assert (await bea.ready(code)).status_code == 200


async def counted(guest: Guest) -> dict[str, int]:
    """How many calls ended how."""
    text = (await guest.request("GET", "/metrics")).text
    found = re.findall(r'complot_calls_total\{outcome="(\w+)"\} (\d+)', text)
    return {outcome: int(number) for outcome, number in found}


async def ended(guest: Guest, **outcomes: int) -> None:
    """Wait until so many calls have ended so, and no others."""

    async def so() -> bool:
        return await counted(guest) == outcomes

    await soon(so)


def kept(db: Path) -> int:
    """How many browsers the store knows."""
    with closing(sqlite3.connect(db)) as reader:
        found = reader.execute("SELECT count(*) FROM shelves WHERE shelf = 'push'").fetchone()
    return int(found[0])


def test_a_message_is_encrypted_as_in_the_standard_s_own_example() -> None:
    body = sealing.sealed(
        b"When I grow up, I want to be a watermelon",
        reader=bytes_of(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        secret=bytes_of("BTBZMqHH6r4Tts7J_aSIgg"),
        key=bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
        length=0,
    )
    assert text_of(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_who_is_awaited_and_not_there_is_called_with_what_only_that_browser_can_read(
    told: Callable[..., None],
) -> None:
    async def story(address: str, service: PushService) -> None:
        code, ana, bea = await laid(address)
        phone, laptop = Browser(service, "phone"), Browser(service, "laptop")
        await phone.subscribe(bea)
        await laptop.subscribe(ana)
        assert (await ana.start(code)).status_code == 200
        message = await service.next()
        assert phone.read(message) == {"table": code, "game": "uprising", "cause": "your_turn"}
        assert message.headers["ttl"] == str(2 * 24 * 3600)
        assert code not in str(message.headers)
        claims = phone.sender(message)
        assert claims["aud"] == f"https://127.0.0.1:{service.port}"
        assert claims["sub"] == f"https://{address}"
        assert 0 < claims["exp"] - time.time() < 24 * 3600
        seen = await bea.see(code)
        choice = [seen["legal"][0]["id"]]
        await bea.send(code, "act", decision=seen["decision"], actions=choice)
        assert (await ana.send(code, "nudge", chair=1)).status_code == 200
        again = await service.next()
        assert phone.read(again)["cause"] == "nudged"
        assert len(again.body) == len(message.body), "its length says nothing"
        assert again.headers["topic"] == message.headers["topic"], "it takes the other's place"
        await ended(ana, sent=2)  # nobody is called about their own doing

    told(story)


def test_who_listens_is_called_only_once_the_line_was_lost(told: Callable[..., None]) -> None:
    async def story(address: str, service: PushService) -> None:
        code, (ana, bea) = await gathered(address, 2, game="uprising")
        phone = Browser(service, "phone")
        await phone.subscribe(bea)
        async with ana.listening(code) as hers:
            await hers.until(lambda heard: heard["table"]["host"] == 0)
            async with bea.listening(code) as line:
                await arranged(code, ana, bea)
                assert (await ana.start(code)).status_code == 200
                await line.until(lambda heard: heard.get("decision") is not None)
                assert (await ana.send(code, "write", text="Are you there?")).status_code == 200
                assert await counted(ana) == {}
            assert phone.read(await service.next())["cause"] == "your_turn"
            for text in ("Hello?", "Anybody?"):
                assert (await ana.send(code, "write", text=text)).status_code == 200
            assert (await ana.send(code, "nudge", chair=1)).status_code == 200
            assert phone.read(await service.next())["cause"] == "nudged"
            await ended(ana, sent=2)

    told(story, Limits(away=0.1))


def test_at_a_table_that_is_played_at_once_only_a_nudge_calls(told: Callable[..., None]) -> None:
    async def story(address: str, service: PushService) -> None:
        code, ana, bea = await laid(address, {"clock": {"kind": "per_decision", "seconds": 600}})
        phone = Browser(service, "phone")
        await phone.subscribe(bea)
        assert (await ana.start(code)).status_code == 200
        assert (await ana.send(code, "nudge", chair=1)).status_code == 200
        assert phone.read(await service.next())["cause"] == "nudged"
        await ended(ana, sent=1)

    told(story)


def test_a_browser_that_is_gone_is_forgotten_and_nobody_is_followed_elsewhere(
    told: Callable[..., None], db: Path
) -> None:
    async def story(address: str, service: PushService) -> None:
        code, ana, bea = await laid(address)
        await Browser(service, "phone").subscribe(bea)

        async def forgotten() -> bool:
            return kept(db) == 0

        service.status = 307
        assert (await ana.start(code)).status_code == 200
        assert (await service.next()).path == "/phone"
        await ended(ana, failed=1)
        assert kept(db) == 1, "it may be well again"
        service.status = 410
        assert (await ana.send(code, "nudge", chair=1)).status_code == 200
        assert (await service.next()).path == "/phone"
        await soon(forgotten)
        assert service.brought.empty()

    told(story)


def test_who_wants_no_calls_or_to_be_forgotten_gets_none(
    told: Callable[..., None], db: Path
) -> None:
    async def story(address: str, service: PushService) -> None:
        bea = Guest(address, "Bea")
        browsers = [Browser(service, f"phone-{number}") for number in range(MOST + 1)]
        for each in browsers:
            await each.subscribe(bea)
            await each.subscribe(bea)
        assert kept(db) == MOST, "the oldest makes room"
        asked = {"endpoint": browsers[-1].endpoint}
        assert (await bea.request("DELETE", "/api/me/push", json=asked)).status_code == 200
        assert kept(db) == MOST - 1
        assert (await bea.request("DELETE", "/api/me")).status_code == 200
        assert kept(db) == 0

    told(story)


def test_nobody_is_called_more_often_than_the_limit_says(told: Callable[..., None]) -> None:
    async def story(address: str, service: PushService) -> None:
        code, ana, bea = await laid(address)
        await Browser(service, "phone").subscribe(bea)
        assert (await ana.start(code)).status_code == 200
        await service.next()
        assert (await ana.send(code, "nudge", chair=1)).status_code == 200
        await ended(ana, sent=1, refused=1)
        assert service.brought.empty()

    told(story, replace(Limits(), calls=Rate(1, 3600.0)))


def test_the_server_keeps_its_key(told: Callable[..., None]) -> None:
    keys: list[str] = []

    async def story(address: str, service: PushService) -> None:
        answers = [await Guest(address, name).request("GET", "/api/push/key") for name in "ab"]
        keys.extend(each.json()["key"] for each in answers)

    told(story)
    told(story)
    assert len(set(keys)) == 1
    assert len(bytes_of(keys[0])) == sealing.POINT_BYTES


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://localhost/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://10.0.0.1/1",
        "https://169.254.169.254/latest",
        "https://ana:secret@push.example/1",
        "https://push.example:99999/1",
        "https://push.example:8443/1",
        "https://push.example:22/1",
        "https://push.example/\n1",
        "file:///etc/passwd",
        "nonsense",
        "",
    ],
)
def test_nothing_is_accepted_but_https_to_public_hosts(endpoint: str) -> None:
    assert not Courier().accepts(endpoint)


@pytest.mark.parametrize(
    "host",
    [
        "0.0.0.0",
        "100.64.0.1",
        "192.168.1.1",
        "224.0.0.1",
        "fd00::1",
        "fe80::1",
        "64:ff9b::a00:1",
        "2002:a00:1::",
        "2001:0:a00:1::",
    ],
)
def test_an_address_that_leads_into_another_network_is_not_public(host: str) -> None:
    assert not is_public(host)
    assert is_public("9.9.9.9")
    assert is_public("2620:fe::fe")


def test_a_name_that_leads_to_this_machine_is_never_called(tmp_path: Path) -> None:
    async def story() -> None:
        async with push_service(Certificate(tmp_path)) as service:
            courier = Courier()
            assert courier.accepts("https://push.example/1")
            assert courier.accepts("https://push.example:443/1")
            endpoint = f"https://localhost:{service.port}/1"
            assert await courier.bring(endpoint, b"", {}) == "gone"
            assert service.brought.empty()
            await courier.close()

    asyncio.run(story())


def test_a_subscription_that_is_no_good_is_refused(told: Callable[..., None], db: Path) -> None:
    async def story(address: str, service: PushService) -> None:
        bea, phone = Guest(address, "Bea"), Browser(service, "phone")
        await phone.subscribe(bea)
        good = {
            "endpoint": phone.endpoint,
            "p256dh": text_of(phone.point),
            "auth": text_of(b"0" * 16),
            "key": text_of(phone.server),
        }
        for bad in (
            {"endpoint": "http://127.0.0.1/"},
            {"p256dh": text_of(b"\4" + b"0" * 64)},
            {"p256dh": "é"},
            {"auth": "short"},
            {"key": text_of(phone.point)},
        ):
            answer = await bea.request("POST", "/api/me/push", json={**good, **bad})
            assert answer.status_code == 422
            assert answer.json()["code"] == "bad_subscription"
        assert kept(db) == 1

    told(story)


def test_a_server_that_cannot_call_says_so() -> None:
    async def story() -> None:
        app = make_app(await open_store("sqlite://"))
        app.house.calls = None
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://complot") as http:
            answer = await http.get("/api/push/key")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_calls")
        await app.house.close()

    asyncio.run(story())
