"""Whole games in a real browser."""

from __future__ import annotations

from parlour import Json
from people import (
    DESKTOP,
    PHONE,
    SMALL,
    Person,
    Typist,
    all_well,
    arrive,
    at_random,
    begin,
    last,
    open_table,
    play,
    told,
    turn,
)
from playwright.async_api import Browser

OPTIONS = ("targeting", "blind_spies")


def seated(push: Json) -> int:
    return len(push["table"]["places"])


async def sees_the_team(person: Person) -> None:
    """Those on whom is voted stand out from the others."""
    team = person.push["view"]["scene"]["team"]
    grounds: dict[bool, set[str]] = {True: set(), False: set()}
    ring = person.page.get_by_role("list", name=person.t("page-resistance-ring"))
    for seat, name in enumerate(person.names()):
        place = ring.locator(".seat", has_text=name)
        looks = await place.evaluate(
            """(place) => {
              const {backgroundColor, borderTopColor} = getComputedStyle(place);
              return `${backgroundColor} in ${borderTopColor}`;
            }"""
        )
        grounds[seat in team].add(looks)
    assert len(grounds[True]) == 1, grounds
    assert not grounds[True] & grounds[False], grounds


def test_five_people_in_two_languages_play_a_whole_game() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana = await arrive(browser, "Ana", "en", DESKTOP)
        bea = await arrive(browser, "Bea", "es", PHONE)
        carl = await arrive(browser, "Carl", "en", SMALL, color_scheme="dark")
        dina = await arrive(browser, "Dina", "es", DESKTOP)
        eli = await arrive(browser, "Eli", "es", PHONE)
        people = [ana, bea, carl, dina, eli]
        link = await begin(people, home)
        for person in people:
            await person.fits()

        for _ in range(2):  # a team is named, and the vote is called
            while not await turn(people, last):
                pass
        for person in people:
            await person.heard(lambda push: push["view"]["scene"]["kind"] == "voting")
            await sees_the_team(person)
        while not await turn(people, last):
            pass
        await bea.page.reload()
        await bea.heard(lambda push: push["table"]["stage"] == "playing")
        tablet = await arrive(browser, "Carl", "en", DESKTOP, storage_state=await carl.state())
        await tablet.page.goto(link)
        await tablet.heard(lambda push: push["table"]["mine"] == carl.push["table"]["mine"])
        people[2] = tablet  # Carl puts his phone down, and it goes on showing the game
        await dina.page.get_by_label(dina.t("page-talk-write")).fill("¿Quién falla?")
        await dina.tap("page-talk-send")
        await tablet.page.get_by_text("¿Quién falla?").first.wait_for()
        await ana.page.get_by_role("button", name=ana.t("page-resistance-claim-trust")).click()
        await (
            ana.page.get_by_role("group", name=ana.t("page-talk-claim"))
            .get_by_role("button", name="Dina")
            .click()
        )
        await dina.sees("resistance-claim-trust", seat="Dina", you="yes")

        await play(people, at_random(3))
        await carl.heard(lambda push: push["table"]["stage"] == "over")
        for person in [*people, carl]:
            await person.sees(f"resistance-side-{person.push['view']['scene']['winner']}")
            await person.fits()
        await ana.tap("page-rematch")
        for person in [*people, carl]:
            await person.button("page-lobby-leave").wait_for()
        all_well([*people, carl])

    told(story)


def test_one_person_and_four_bots_play_two_taps_from_home() -> None:
    async def story(browser: Browser, home: str) -> None:
        zoe = await arrive(browser, "Zoe", "fr", PHONE, calm=False)
        await zoe.play_now(home)
        places = zoe.push["table"]["places"]
        assert len(places) == 5
        assert sum(place["bot"] is not None for place in places) == 4
        await play([zoe], at_random(1))
        await zoe.sees(f"resistance-side-{zoe.push['view']['scene']['winner']}")
        await zoe.tap("page-rematch")
        await zoe.heard(lambda push: push["round"] == 2 and push["table"]["stage"] == "playing")
        all_well([zoe])

    told(story)


def test_who_was_ready_has_a_part_in_the_deal_whoever_comes_later() -> None:
    async def story(browser: Browser, home: str) -> None:
        people = [await arrive(browser, name) for name in ("Ana", "Bea", "Carl")]
        ana, bea, carl = people
        link = await open_table(ana, home)
        await bea.sit(link)
        await bea.get_ready()
        for count in range(2):
            await ana.page.get_by_role("button", name=ana.t("page-lobby-add-bot")).click()
            await ana.heard(lambda push, chairs=count + 3: seated(push) == chairs)  # type: ignore[misc]
        await carl.sit(link)
        await carl.get_ready()
        for person in people:
            await person.heard(
                lambda push: (
                    [place["sealed"] for place in push["table"]["places"]]
                    == [False, True, False, False, True]
                )
            )
        await ana.tap("page-lobby-start")
        await bea.heard(lambda push: push["table"]["stage"] == "playing")
        parts = await bea.page.evaluate("() => JSON.parse(localStorage['complot.parts'])")
        path = f"/api/tables/{bea.push['table']['code']}/proof"
        proof = await bea.page.evaluate(f"async () => (await fetch('{path}')).json()")
        assert parts[-1]["commitment"] == proof["commitment"]
        assert {"chair": 1, "entropy": parts[-1]["entropy"]} in proof["entropies"]
        assert len(parts) > 1, "one for each commitment under which Bea was ready"
        all_well(people)

    told(story)


def test_with_targeting_and_blind_spies_as_the_host_chose_them() -> None:
    async def story(browser: Browser, home: str) -> None:
        zoe = await arrive(browser, "Zoe", "it", DESKTOP)
        await open_table(zoe, home)
        for option in ("targeting", "blind-spies"):
            name = zoe.t(f"resistance-option-{option}")
            await zoe.page.get_by_role("checkbox", name=name).check()
        await zoe.heard(lambda push: all(push["table"]["options"][each] for each in OPTIONS))
        for count in range(6):
            await zoe.page.get_by_role("button", name=zoe.t("page-lobby-add-bot")).click()
            await zoe.heard(lambda push, bots=count + 1: seated(push) == 1 + bots)  # type: ignore[misc]
        await zoe.tap("page-lobby-start")
        await zoe.heard(lambda push: push["table"]["stage"] == "playing")
        await play([zoe], at_random(2))
        await zoe.sees(f"resistance-side-{zoe.push['view']['scene']['winner']}")
        all_well([zoe])

    told(story)


def test_a_table_speaks_any_language_that_is_chosen_at_it() -> None:
    async def story(browser: Browser, home: str) -> None:
        zoe = await arrive(browser, "Zoe", "en", DESKTOP)
        await zoe.play_now(home, "secrets")
        await zoe.tap("page-secrets-claim-i-am")
        await zoe.tap("secrets-claim-i-am", identity="hippie")
        await zoe.page.reload()
        for language in ("fr", "it", "en", "es"):
            await zoe.page.get_by_label(zoe.t("page-language")).select_option(language)
            zoe.language = language
            await zoe.sees("page-secrets-displays")
            await zoe.sees("secrets-claim-i-am", identity="hippie")
        await zoe.page.get_by_role("link", name=zoe.t("page-home")).click()
        poster = zoe.page.get_by_role("article", name=zoe.t("resistance-name"))
        await zoe.touch(poster.get_by_role("button", name=zoe.t("page-play-now")))
        await zoe.sees("page-resistance-claim-take-me")
        all_well([zoe])

    told(story)


def test_a_whole_game_by_keyboard_alone() -> None:
    async def story(browser: Browser, home: str) -> None:
        zoe = await arrive(browser, "Zoe", "en", DESKTOP, kind=Typist)
        await zoe.play_now(home)
        await zoe.tap("page-secret-show")
        await zoe.sees(f"resistance-role-{zoe.push['view']['role']}")
        await zoe.tap("page-secret-hide")
        await play([zoe], at_random(4))
        await zoe.tap("page-rematch")
        await zoe.heard(lambda push: push["round"] == 2)
        all_well([zoe])

    told(story)


def test_the_folder_is_open_while_it_is_held_and_empty_of_secrets_otherwise() -> None:
    async def story(browser: Browser, home: str) -> None:
        zoe = await arrive(browser, "Zoe", "es", PHONE)
        await zoe.play_now(home)
        role = zoe.page.get_by_text(
            zoe.t(f"resistance-role-{zoe.push['view']['role']}"), exact=True
        )
        await zoe.page.get_by_role("button", name=zoe.t("page-tab-folder")).click()
        cover = zoe.page.get_by_text(zoe.t("page-secret"))
        await cover.hover()
        assert await role.count() == 0
        await zoe.page.mouse.down()
        await role.first.wait_for()
        await zoe.page.mouse.up()
        await cover.wait_for()
        assert await role.count() == 0
        all_well([zoe])

    told(story)
