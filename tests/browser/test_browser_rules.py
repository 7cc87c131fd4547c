"""The rules are read, searched and looked up: from home, by a link, and from the table."""

from __future__ import annotations

import re

from people import DESKTOP, PHONE, Person, all_well, arrive, told
from playwright.async_api import Browser, Locator, expect

from complot.games import title
from complot.locale.rulebook import Paragraph, Rulebook, Table, plain, rulebook


def book(person: Person, game: str) -> Rulebook:
    """The rules as this person reads them."""
    return rulebook(title(game).game, person.language)


def words(person: Person, game: str, clause: str) -> str:
    """How a clause begins."""
    part = book(person, game).clause(clause).parts[0]
    assert isinstance(part, Paragraph)
    return plain(part.words)


def clause(where: Locator, name: str) -> Locator:
    return where.locator(f"[id='{name}']")


async def search(person: Person, query: str) -> None:
    await person.page.get_by_role("searchbox", name=person.t("rules-search")).fill(query)


def test_a_newcomer_reads_the_rules_from_home_and_finds_a_word_without_its_accents() -> None:
    async def story(browser: Browser, home: str) -> None:
        ana = await arrive(browser, "Ana", "fr", PHONE)
        await ana.page.goto(home)
        poster = ana.page.get_by_role("article", name=ana.t("resistance-name"))
        await ana.touch(poster.get_by_role("link", name=ana.t("page-rules")))
        rules = book(ana, "resistance")
        main = ana.page.get_by_role("main")
        await expect(main.get_by_role("heading", level=1)).to_have_text(rules.title)
        await expect(main.get_by_role("heading", level=2)).to_have_text(
            [chapter.title for chapter in rules.chapters]
        )
        await expect(clause(main, "R12")).to_contain_text(words(ana, "resistance", "R12"))
        shown = [
            block
            for chapter in rules.chapters
            for block in chapter.blocks
            if isinstance(block, Table)
        ]
        for table in shown:
            drawn = main.get_by_role("table", name=table.caption)
            cells = [plain(cell) for row in table.rows for cell in row[1:]]
            await expect(drawn.get_by_role("cell")).to_have_text(cells)
        await expect(main.locator("figure svg").first).to_be_visible()
        await ana.fits()

        await search(ana, "ECHEC resist")
        await expect(main.locator("mark").first).to_be_visible()
        marked = {word.lower() for word in await main.locator("mark").all_inner_texts()}
        assert marked == {"échec", "résist"}
        left = await main.locator(".clause").count()
        assert 0 < left < len([*rules.clauses()])
        await ana.fits()

        await search(ana, "xyzzy")
        await ana.sees("rules-none", words="xyzzy")
        await expect(main.get_by_role("status")).to_have_text(ana.t("rules-found", count=0))
        await expect(main.locator(".clause")).to_have_count(0)
        await search(ana, "")
        await expect(main.locator(".clause")).to_have_count(len([*rules.clauses()]))
        all_well([ana])

    told(story)


def test_a_link_leads_to_its_clause_and_a_mention_to_another() -> None:
    async def story(browser: Browser, home: str) -> None:
        bea = await arrive(browser, "Bea", "es", DESKTOP)
        await bea.page.goto(f"{home}/rules/secrets#S24")
        main = bea.page.get_by_role("main")
        here = main.locator("[aria-current=location]")
        await expect(here).to_have_text("S24")
        await expect(clause(main, "S24")).to_be_in_viewport()

        await bea.page.goto(f"{home}/rules/secrets#S16")
        await expect(here).to_have_text("S16")
        await bea.touch(clause(main, "S16").get_by_role("link", name="S21"))
        await expect(bea.page).to_have_url(re.compile("#S21$"))
        await expect(here).to_have_text("S21")
        await expect(clause(main, "S21")).to_be_in_viewport()

        contents = bea.page.get_by_role("navigation", name=bea.t("rules-contents"))
        last = book(bea, "secrets").chapters[-1].title
        await bea.touch(contents.get_by_role("link", name=last, exact=True))
        await expect(main.get_by_role("heading", name=last, exact=True)).to_be_in_viewport()

        others = bea.page.get_by_role("contentinfo")
        await bea.touch(others.get_by_role("link", name=bea.t("uprising-name")))
        await expect(main.get_by_role("heading", level=1)).to_have_text(book(bea, "uprising").title)
        await bea.fits()
        all_well([bea])

    told(story)


def test_the_decision_at_hand_leads_to_its_clause_and_the_table_stays() -> None:
    async def story(browser: Browser, home: str) -> None:
        for game, size, language, decisive in (
            ("resistance", PHONE, "it", ("R10", "R11")),
            ("uprising", DESKTOP, "en", ("U16", "U17", "U18", "U23")),
        ):
            person = await arrive(browser, "Ana", language, size)
            await person.play_now(home, game)
            table = person.page.url
            await person.page.get_by_role("button", name=person.t("page-rules")).click()
            drawer = person.page.get_by_role("dialog", name=person.t("page-rules"))
            here = drawer.locator("[aria-current=location]")
            await expect(here).to_be_in_viewport()
            name = await here.inner_text()
            assert name in decisive
            await expect(clause(drawer, name)).to_contain_text(words(person, game, name))
            whole = drawer.get_by_role("link", name=person.t("rules-whole"))
            await expect(whole).to_have_attribute("href", f"/rules/{game}#{name}")
            await expect(whole).to_have_attribute("target", "_blank")
            await person.fits()

            mentioned = drawer.get_by_role("link", name=re.compile(r"^[RU]\d+$"))
            other = await mentioned.last.inner_text()
            await mentioned.last.click()
            await expect(here).to_have_text(other)
            await person.page.keyboard.press("Escape")
            await expect(drawer).to_be_hidden()
            assert person.page.url == table
            await expect(
                person.page.get_by_role("button", name=person.t("page-rules"))
            ).to_be_focused()
            all_well([person])

    told(story)
