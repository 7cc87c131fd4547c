"""What is kept stays kept, in order, and once; in a file and in memory alike."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from stores import tell

from complot.store import Closed, CodeTaken, Conflict, NoSuchTable, Store, TableRecord, open_store

OAK = TableRecord(id="oak", code="ABCD", created_at=1_700_000_000_000)
ELM = TableRecord(id="elm", code="EFGH", created_at=1_700_000_000_001)


SQLITE = pytest.mark.parametrize("url", ["file", "memory"], indirect=True)


def threads() -> list[str]:
    return [each.name for each in threading.enumerate() if "complot-store" in each.name]


def test_a_table_is_found_by_its_code_and_by_its_id(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(OAK)
        await store.create(ELM)
        assert await store.find("ABCD") == OAK
        assert await store.table("elm") == ELM
        assert await store.find("oak") is None
        assert await store.table("ABCD") is None

    tell(url, story)


@pytest.mark.parametrize(
    "second",
    [TableRecord(id="elm", code="ABCD", created_at=2), TableRecord("oak", "EFGH", 2), OAK],
    ids=["code", "id", "both"],
)
def test_a_code_or_an_id_in_use_is_taken(url: str, second: TableRecord) -> None:
    async def story(store: Store) -> None:
        await store.create(OAK)
        with pytest.raises(CodeTaken) as taken:
            await store.create(second)
        assert taken.value.code == second.code
        assert await store.find("ABCD") == OAK
        assert await store.find("EFGH") is None

    tell(url, story)


def test_of_two_who_want_a_code_at_once_one_gets_it(url: str) -> None:
    async def story(store: Store) -> None:
        wanted = [TableRecord(id=str(each), code="ABCD", created_at=each) for each in range(20)]
        got = await asyncio.gather(*map(store.create, wanted), return_exceptions=True)
        assert [type(each) for each in got].count(CodeTaken) == 19
        assert await store.find("ABCD") == wanted[got.index(None)]

    tell(url, story)


def test_rows_come_back_in_order_and_as_they_were(url: str) -> None:
    rows = [b"", b"\x00", bytes(range(256)), "é".encode(), b"long" * 50_000]

    async def story(store: Store) -> None:
        await store.create(OAK)
        await store.create(ELM)
        for seq, row in enumerate(rows, 1):
            await store.append("oak", seq, row)
        await store.append("elm", 1, b"other")
        assert await store.rows("oak") == rows
        assert await store.rows("oak", after=3) == rows[3:]
        assert await store.rows("oak", after=5) == await store.rows("oak", after=99) == []
        assert await store.rows("elm") == [b"other"]
        assert await store.rows("ash") == []

    tell(url, story)


def test_it_is_known_how_far_tables_have_come(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(OAK)
        await store.create(ELM)
        for seq in (1, 2, 3):
            await store.append("oak", seq, b"row")
        assert await store.lasts(["oak", "elm", "ash"]) == {"oak": 3}
        await store.append("elm", 1, b"row")
        assert await store.lasts({"elm", "oak"}) == {"oak": 3, "elm": 1}
        assert await store.lasts([]) == {}
        for seq in (4, 5):
            await store.append("oak", seq, b"%d" % seq)
        assert await store.news({"oak": 3, "elm": 1, "ash": 0}) == {"oak": [b"4", b"5"]}
        assert await store.news({"oak": 4, "elm": 0}) == {"oak": [b"5"], "elm": [b"row"]}
        assert await store.news({"oak": 9}) == await store.news({}) == {}
        assert store.shared == url.startswith("postgresql")

    tell(url, story)


def test_a_row_is_there_for_whoever_reads_after_its_acknowledgment(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(OAK)
        for seq in range(1, 101):
            await store.append("oak", seq, b"%d" % seq)
            last, all_of_them = await asyncio.gather(store.rows("oak", seq - 1), store.rows("oak"))
            assert last == [b"%d" % seq]
            assert len(all_of_them) == seq

    tell(url, story)


@pytest.mark.parametrize("seq", [-1, 0, 1, 2, 4, 2**62])
def test_a_row_that_is_not_the_next_is_a_conflict(url: str, seq: int) -> None:
    async def story(store: Store) -> None:
        await store.create(OAK)
        with pytest.raises(Conflict) as gap:
            await store.append("oak", 2, b"too early")
        assert gap.value.last == 0
        await store.append("oak", 1, b"first")
        await store.append("oak", 2, b"second")
        with pytest.raises(Conflict) as conflict:
            await store.append("oak", seq, b"wrong")
        assert conflict.value.last == 2
        assert await store.rows("oak") == [b"first", b"second"]

    tell(url, story)


def test_a_row_needs_a_table(url: str) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(NoSuchTable):
            await store.append("oak", 1, b"row")
        await store.create(OAK)
        assert await store.rows("oak") == []

    tell(url, story)


def test_of_two_rows_for_one_place_exactly_one_wins(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(OAK)
        for seq in range(1, 51):
            both = (store.append("oak", seq, b"left"), store.append("oak", seq, b"right"))
            left, right = await asyncio.gather(*both, return_exceptions=True)
            (lost,) = [each for each in (left, right) if each is not None]
            assert isinstance(lost, Conflict)
            assert lost.last == seq
            assert await store.rows("oak", seq - 1) == [b"left" if left is None else b"right"]

    tell(url, story)


def test_fifty_producers_keep_two_thousand_rows(url: str) -> None:
    async def story(store: Store) -> None:
        async def produce(table: str) -> None:
            await store.create(TableRecord(id=table, code=table, created_at=0))
            for seq in range(1, 41):
                await store.append(table, seq, f"{table}:{seq}".encode())

        tables = [f"table{each}" for each in range(50)]
        await asyncio.gather(*map(produce, tables))
        kept = await asyncio.gather(*map(store.rows, tables))
        for table, rows in zip(tables, kept, strict=True):
            assert rows == [f"{table}:{seq}".encode() for seq in range(1, 41)]

    tell(url, story)


def test_producers_who_share_a_table_lose_nothing_by_trying_again(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(OAK)

        async def produce(name: int) -> None:
            seq = 1
            for count in range(20):
                while True:
                    try:
                        await store.append("oak", seq, b"%d:%d" % (name, count))
                        break
                    except Conflict as conflict:
                        seq = conflict.last + 1
                seq += 1

        await asyncio.gather(*map(produce, range(10)))
        rows = await store.rows("oak")
        assert sorted(rows) == sorted(b"%d:%d" % (a, b) for a in range(10) for b in range(20))
        for name in range(10):  # each one's own rows are in its own order
            own = [row for row in rows if row.startswith(b"%d:" % name)]
            assert own == [b"%d:%d" % (name, count) for count in range(20)]

    tell(url, story)


def test_closing_answers_everything_that_was_asked_first(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(OAK)
        waiting = [asyncio.create_task(store.append("oak", seq, b"row")) for seq in range(1, 501)]
        reading = asyncio.create_task(store.rows("oak"))
        await asyncio.sleep(0)  # all have asked
        await store.close()
        assert all(task.done() for task in waiting)
        assert [task.exception() for task in waiting] == [None] * 500
        assert set(await reading) <= {b"row"}
        if url != "sqlite://":
            again = await open_store(url)
            assert len(await again.rows("oak")) == 500
            await again.close()

    tell(url, story)


def test_a_closed_store_refuses_everything_and_can_be_closed_again(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(OAK)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        refused = await asyncio.gather(
            store.append("oak", 1, b"late"),
            store.create(ELM),
            store.rows("oak"),
            store.find("ABCD"),
            store.table("oak"),
            return_exceptions=True,
        )
        assert [type(each) for each in refused] == [Closed] * 5
        await asyncio.gather(closing, store.close())
        await store.close()

    tell(url, story)


@SQLITE
def test_nothing_is_left_open_behind_a_closed_store(url: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create(OAK)
        await asyncio.gather(*(store.table("oak") for _ in range(10)))
        await store.close()
        assert threads() == []

    tell(url, story)
    still = [each.readlink() for each in Path("/proc/self/fd").glob("*") if each.is_symlink()]
    assert not [each for each in still if each.is_relative_to(tmp_path)]
    assert [each.name for each in tmp_path.iterdir() if each.name != "tables.db"] == []


def test_whoever_gives_up_waiting_hurts_nobody(url: str) -> None:
    async def story(store: Store) -> None:
        await store.create(OAK)
        await store.create(ELM)
        impatient = asyncio.create_task(store.append("oak", 1, b"row"))
        patient = asyncio.create_task(store.append("elm", 1, b"row"))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        assert impatient.cancelled()
        assert await store.rows("elm") == [b"row"]

    tell(url, story)


@SQLITE
def test_the_writer_outlives_a_loop_that_is_gone(url: str) -> None:
    async def forgetful() -> Store:
        store = await open_store(url)
        await store.create(OAK)
        asking = asyncio.create_task(store.append("oak", 1, b"row"))
        await asyncio.sleep(0)
        asking.cancel()
        return store

    store = asyncio.run(forgetful())

    async def closing() -> None:
        await store.close()
        assert threads() == []

    asyncio.run(closing())
