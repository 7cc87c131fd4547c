"""A guest is the same on several devices, and nobody else becomes it."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from parlour import Guest, dealt, gathered, key_of, running

from complot.server.devices import LINK_SECONDS, MOST_DEVICES, Devices
from complot.server.identity import guest_of, identify
from complot.server.porter import Porter
from complot.server.settings import Limits, Rate, Settings
from complot.server.sources import LETTERS, Sources
from complot.store import Store, open_store

ANA = "guest-ana"


def told(story: Callable[[str], Awaitable[None]], settings: Settings | None = None) -> None:
    async def whole(address: str) -> None:
        await story(address)

    with running(settings) as address:
        asyncio.run(whole(address))


async def moved(device: Guest, **by: str) -> httpx.Response:
    """A device becomes somebody's; from now on it uses the key that it got."""
    answer = await device.request("POST", "/api/me/device", json=by)
    if answer.status_code == 200:
        device.cookie = answer.headers["set-cookie"].partition(";")[0]
    return answer


async def link_of(guest: Guest) -> str:
    answer = await guest.request("POST", "/api/me/link", content=b"")
    assert answer.status_code == 200, answer.text
    made = answer.json()
    assert made["path"] == f"/device#{made['link']}"
    assert made["seconds"] == LINK_SECONDS
    return str(made["link"])


async def code_of(guest: Guest) -> str:
    answer = await guest.request("POST", "/api/me/recovery", content=b"")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["recovery"])


def test_two_devices_of_a_guest_share_its_seat_and_hear_the_same() -> None:
    async def story(address: str) -> None:
        code, people = await dealt(address)
        ana, phone = people[0], Guest(address, "a phone")
        assert (await phone.see(code))["table"]["mine"] is None
        assert (await moved(phone, link=await link_of(ana))).status_code == 200
        assert re.fullmatch("complot_guest=d[0-9a-f]{64}", phone.cookie)
        async with ana.listening(code) as one, phone.listening(code) as other:
            assert await one.hear() == await other.hear()
            assert other.push["table"]["mine"] == 0
            answer = await other.ask("write", text="from the phone")
            assert answer["kind"] == "answer"
            news = await one.hear()
            assert news["events"][-1]["text"] == "from the phone"
            assert json.loads(other.frames[-2]) == news
            await one.ask("write", text="from the desk")
            assert (await other.hear())["events"][-1]["name"] == "Ana"
        about = (await phone.request("GET", "/api/me")).json()
        assert (about["devices"], about["recovery"]) == (1, False)

    told(story)


def test_a_link_works_once_and_only_for_a_while() -> None:
    async def story(address: str) -> None:
        ana, phone, thief = (Guest(address, name) for name in ("Ana", "phone", "thief"))
        link = await link_of(ana)
        assert (await moved(phone, link=link)).status_code == 200
        used = await moved(thief, link=link)
        assert (used.status_code, used.json()["code"]) == (403, "wrong_code")
        late = await link_of(ana)
        now[0] += LINK_SECONDS * 1000
        expired = await moved(thief, link=late)
        never = await moved(thief, link="0" * 64)
        assert expired.content == used.content == never.content
        assert (await moved(thief)).content == used.content

    now = [1_000_000]
    with running(sources=Sources(now=lambda: now[0])) as address:
        asyncio.run(story(address))


def test_a_recovery_code_works_however_it_is_typed_until_there_is_another() -> None:
    async def story(address: str) -> None:
        ana = Guest(address, "Ana")
        code = await ana.open()
        first = await code_of(ana)
        assert set(first) == {*first} & {*LETTERS, "-"}
        assert len(first.replace("-", "")) == 18
        for number, typed in enumerate((first, first.lower(), first.replace("-", " "))):
            device = Guest(address, f"device {number}")
            assert (await moved(device, recovery=typed)).status_code == 200
            assert (await device.see(code))["table"]["mine"] == 0
        second = await code_of(device)
        assert second != first
        late = Guest(address, "late")
        assert (await moved(late, recovery=first)).status_code == 403
        assert (await moved(late, recovery="")).status_code == 403
        assert (await moved(late, recovery=second)).status_code == 200
        assert (await late.request("GET", "/api/me")).json() == {
            "tables": (await ana.request("GET", "/api/me")).json()["tables"],
            "recovery": True,
            "devices": 4,
        }

    told(story)


def test_wrong_codes_are_refused_alike_and_soon_no_more_are_heard() -> None:
    async def story(address: str) -> None:
        thief = Guest(address, "thief")
        wrong = [await moved(thief, recovery=f"BCDFGH-BCDFGH-BCDFG{each}") for each in "BCD"]
        assert {each.status_code for each in wrong} == {403}
        assert len({each.content for each in wrong}) == 1
        enough = await moved(thief, recovery="BCDFGH-BCDFGH-BCDFGF")
        assert (enough.status_code, enough.json()["code"]) == (429, "too_often")
        assert enough.headers["retry-after"] == str(enough.json()["details"]["seconds"])
        other = Guest(address, "another face of the thief's")
        assert [(await moved(other, link="x")).status_code for _ in range(4)] == [
            403,
            403,
            403,
            429,
        ]
        third = Guest(address, "and another")
        assert (await moved(third, link="x")).status_code == 429, "the address has had its share"

    limits = Limits(identity=Rate(3, 600.0), crowd=2)
    told(story, Settings(port=0, db="sqlite://", limits=limits))


def test_a_device_whose_key_is_unknown_is_a_new_guest() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)
        ana.cookie = f"complot_guest=d{key_of('Ana').hex()}"
        answer = await ana.request("GET", f"/api/tables/{code}")
        assert answer.json()["table"]["mine"] is None
        assert re.match("complot_guest=[0-9a-f]{64};", answer.headers["set-cookie"])

    told(story)


@pytest.mark.parametrize(
    "other", ["foo", 'a={"x":1}', "path=1", "a[b]=c", "x=é", "a=b c", "complot_guest=", "=", ""]
)
def test_a_guest_is_known_whatever_cookies_its_host_has_beside(other: str) -> None:
    async def story() -> None:
        store, sources = await open_store("sqlite://"), Sources()
        ours = f"complot_guest={key_of('Ana').hex()}"
        for cookies in (f"{other}; {ours}", f"{ours}; {other}", f"{other};{ours};{other}"):
            headers = [(b"cookie", cookies.encode())]
            scope = {"headers": headers, "client": None, "scheme": "http"}
            known = await identify(scope, Devices(store, sources), sources, Porter(Limits()))
            assert (known.guest, known.cookie) == (guest_of(key_of("Ana")), None)
        await store.close()

    asyncio.run(story())


def test_a_program_brings_its_key_and_everyone_sees_that_it_is_one() -> None:
    async def story(address: str) -> None:
        code, (ana,) = await gathered(address, 1)
        bot = Guest(address, "Bot")
        bearer = {"authorization": f"Bearer {key_of('Bot').hex()}", "cookie": ""}
        sit = {"command_id": "1", "command": {"kind": "sit", "name": "Bot", "remote": False}}
        path = f"/api/tables/{code}/commands"
        seated = await bot.request("POST", path, json=sit, headers=bearer)
        assert seated.status_code == 200, seated.text
        assert "set-cookie" not in seated.headers
        bea = Guest(address, "Bea")
        assert (await bea.send(code, "sit", name="Bea", remote=True)).status_code == 200
        places = (await ana.see(code))["table"]["places"]
        assert [each["remote"] for each in places] == [False, True, False]
        async with bot.listening(code, headers=bearer) as line:
            assert (await line.hear())["table"]["mine"] == 1
        new = {"command_id": "2", "game": "resistance", "name": "Bot"}
        opened = await bot.request("POST", "/api/tables", json=new, headers=bearer)
        there = await ana.see(opened.json()["code"])
        assert there["table"]["places"][0]["remote"] is True
        wrong = await bot.request("GET", "/api/me", headers={"authorization": "Bearer hello"})
        assert (wrong.status_code, wrong.json()["code"]) == (401, "bad_key")
        assert wrong.headers["www-authenticate"] == "Bearer"

    told(story)


def test_who_is_forgotten_is_so_on_every_device() -> None:
    async def story(address: str) -> None:
        ana, phone, thief = (Guest(address, name) for name in ("Ana", "phone", "thief"))
        code = await ana.open()
        recovery, link = await code_of(ana), await link_of(ana)
        assert (await moved(phone, recovery=recovery)).status_code == 200
        assert (await phone.see(code))["table"]["mine"] == 0
        assert (await ana.request("DELETE", "/api/me")).status_code == 200
        assert (await moved(thief, recovery=recovery)).status_code == 403
        assert (await moved(thief, link=link)).status_code == 403
        stranger = await phone.request("GET", "/api/me")
        assert stranger.json() == {"tables": 0, "recovery": False, "devices": 0}
        assert "set-cookie" in stranger.headers, "its key is nobody's"

    told(story)


def kept(file: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(file)) as db:
        return [tuple(map(str, row)) for row in db.execute("SELECT * FROM shelves")]


def test_only_hashes_are_kept_and_all_of_them_can_be_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        file = tmp_path / "tables.db"
        store = await open_store(f"sqlite:///{file}")
        devices = Devices(store, Sources())
        link, code = await devices.link(ANA), await devices.recovery(ANA)
        key = await devices.add(ANA)
        text = str(kept(file))
        for secret in (link, code, code.replace("-", ""), key, key[1:]):
            assert secret not in text
        assert await devices.guest(key) == ANA
        await devices.forget(ANA)
        assert await devices.guest(key) is None
        assert await devices.recover(code) is None
        assert await devices.follow(link) is None
        assert kept(file) == []
        await store.close()

    asyncio.run(story())


def test_of_two_servers_one_follows_a_link_and_one_code_counts(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        stores: list[Store] = [await open_store(url), await open_store(url)]
        one, other = (Devices(store, Sources()) for store in stores)
        for _ in range(10):
            link = await one.link(ANA)
            found = await asyncio.gather(*(each.follow(link) for each in (one, other) * 3))
            assert sorted(found, key=str) == [None] * 5 + [ANA]
            codes = await asyncio.gather(one.recovery(ANA), other.recovery(ANA))
            assert sorted([await one.recover(code) for code in codes], key=str) == [None, ANA]
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_one_device_too_many_takes_the_place_of_the_oldest() -> None:
    async def story() -> None:
        store = await open_store("sqlite://")
        clock = iter(range(10**6))
        devices = Devices(store, Sources(now=lambda: next(clock)))
        keys = [await devices.add(ANA) for _ in range(MOST_DEVICES + 2)]
        found = [await devices.guest(key) for key in keys]
        assert found == [None] * 2 + [ANA] * MOST_DEVICES
        await store.close()

    asyncio.run(story())
