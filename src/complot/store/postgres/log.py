"""Tables and their rows, in PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from complot.store.errors import CodeTaken, Conflict, NoSuchTable, StoreError
from complot.store.postgres.line import Connection
from complot.store.record import CHANGED, NOTHING, Beside, TableRecord


class Appended(NamedTuple):
    """A row that somebody wants kept."""

    table_id: str
    seq: int
    row: bytes
    beside: Beside


KEPT: Final = """
    INSERT INTO log (table_id, seq, "row")
    SELECT asked.table_id, asked.seq, asked."row"
    FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])
        AS asked (table_id, first, seq, "row")
    JOIN tables ON tables.id = asked.table_id
    WHERE asked.first =
        1 + (SELECT coalesce(max(log.seq), 0) FROM log WHERE log.table_id = asked.table_id)
    ORDER BY asked.table_id, asked.seq
    ON CONFLICT DO NOTHING
    RETURNING table_id, seq
"""
"""Each row that is its table's next, or follows on one that is (``first``).

In one order everywhere, so that two processes never wait for each other; what another process is
quicker with is a conflict, and no failure.
"""

KEPT_WITH_BESIDES: Final = f"""
    WITH kept AS ({KEPT}),
    change AS MATERIALIZED (SELECT nextval('changes') << 20 AS began),
    latest AS (
        SELECT DISTINCT ON (table_id) asked.* FROM unnest(
            $5::text[], $6::bigint[], $7::text[], $8::text[], $9::boolean[], $10::boolean[],
            $11::bigint[], $12::bytea[], $13::bigint[]
        ) WITH ORDINALITY
            AS asked (table_id, seq, game, stage, public, open, due_at, summary, tells, place)
        JOIN kept USING (table_id, seq)
        ORDER BY table_id, seq DESC
    ),
    carded AS (
        INSERT INTO cards (table_id, changed, game, stage, public, open, due_at, summary, seq)
        SELECT table_id, began + place, game, stage, public, open, due_at, summary, tells
        FROM latest, change ORDER BY table_id
        ON CONFLICT (table_id) DO UPDATE SET
            {CHANGED}, game = excluded.game, stage = excluded.stage,
            public = excluded.public, open = excluded.open, due_at = excluded.due_at,
            summary = excluded.summary, seq = excluded.seq
    ),
    sitting AS (
        SELECT asked.table_id, asked.guest
        FROM unnest($14::text[], $15::bigint[], $16::text[]) AS asked (table_id, seq, guest)
        JOIN latest USING (table_id, seq)
    ),
    gone AS (
        DELETE FROM seated USING latest
        WHERE seated.table_id = latest.table_id AND NOT EXISTS (
            SELECT FROM sitting
            WHERE sitting.table_id = seated.table_id AND sitting.guest = seated.guest
        )
    ),
    sat AS (
        INSERT INTO seated (guest, table_id)
        SELECT guest, table_id FROM sitting ORDER BY guest, table_id
        ON CONFLICT DO NOTHING
    ),
    replayed AS (
        INSERT INTO replays (table_id, round, replay)
        SELECT DISTINCT ON (table_id, round) table_id, round, replay
        FROM unnest($17::text[], $18::bigint[], $19::bigint[], $20::bytea[])
            AS asked (table_id, seq, round, replay)
        JOIN kept USING (table_id, seq)
        ORDER BY table_id, round, seq DESC
        ON CONFLICT (table_id, round) DO UPDATE SET replay = excluded.replay
    )
    SELECT table_id, seq FROM kept
"""


async def append(asked: Sequence[Appended], db: Connection) -> list[StoreError | None]:
    """Write all of these that can be written; why each of the others wasn't.

    One statement is one transaction: it returns when that is on the disk.
    """
    answers: list[StoreError | None] = [None] * len(asked)
    waiting: Iterable[int] = range(len(asked))
    while waiting:
        firsts, waiting = _fitting(asked, waiting)
        kept = await _write([(asked[place], first) for place, first in firsts.items()], db)
        lost = [place for place in firsts if asked[place][:2] not in kept]
        if lost:
            known = await _lasts_of({asked[place].table_id for place in lost}, db)
            for place in lost:
                table_id = asked[place].table_id
                last = known.get(table_id)
                answers[place] = NoSuchTable(table_id) if last is None else Conflict(last)
    return answers


def _fitting(asked: Sequence[Appended], waiting: Iterable[int]) -> tuple[dict[int, int], list[int]]:
    """The rows that fit into one statement, each with the first of its table's; and the rest.

    A table has one row at a time as a rule. Several follow on each other, or wait for the next.
    """
    firsts: dict[int, int] = {}
    rest: list[int] = []
    begun: dict[str, tuple[int, int]] = {}
    for place in waiting:
        table_id, seq, _, _ = asked[place]
        first, following = begun.get(table_id, (seq, seq))
        if seq == following:
            begun[table_id] = (first, seq + 1)
            firsts[place] = first
        else:
            rest.append(place)
    return firsts, rest


async def _write(asked: Sequence[tuple[Appended, int]], db: Connection) -> set[tuple[str, int]]:
    arguments: list[Sequence[object]] = [
        [each.table_id for each, _ in asked],
        [first for _, first in asked],
        [each.seq for each, _ in asked],
        [each.row for each, _ in asked],
    ]
    if all(each.beside is NOTHING for each, _ in asked):
        found = await db.fetch(KEPT, *arguments)
    else:
        found = await db.fetch(KEPT_WITH_BESIDES, *arguments, *_besides(each for each, _ in asked))
    return {(table_id, seq) for table_id, seq in found}


def _besides(asked: Iterable[Appended]) -> list[Sequence[object]]:
    """What stands beside rows, column by column."""
    cards: list[tuple[object, ...]] = []
    guests: list[tuple[object, ...]] = []
    replays: list[tuple[object, ...]] = []
    for table_id, seq, _, beside in asked:
        if (card := beside.card) is not None:
            told = (card.game, card.stage, card.public, card.open, card.due_at, card.summary)
            cards.append((table_id, seq, *told, card.seq))
            guests += [(table_id, seq, guest) for guest in card.guests]
        if beside.replay is not None:
            replays.append((table_id, seq, *beside.replay))
    return [*_columns(cards, 9), *_columns(guests, 3), *_columns(replays, 4)]


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[Sequence[object]]:
    return [*zip(*rows, strict=True)] if rows else [()] * width


async def create(record: TableRecord, db: Connection) -> None:
    done = await db.fetchval(
        """
        INSERT INTO tables (id, code, created_at) VALUES ($1, $2, $3)
        ON CONFLICT DO NOTHING RETURNING true
        """,
        record.id,
        record.code,
        record.created_at,
    )
    if not done:
        raise CodeTaken(record.code)


async def find(column: str, value: str, db: Connection) -> TableRecord | None:
    found = await db.fetchrow(f"SELECT id, code, created_at FROM tables WHERE {column} = $1", value)
    return TableRecord(*found) if found else None


async def rows(table_id: str, after: int, db: Connection) -> list[bytes]:
    found = await db.fetch(
        'SELECT "row" FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq', table_id, after
    )
    return [row for (row,) in found]


async def news(known: Mapping[str, int], db: Connection) -> dict[str, list[bytes]]:
    found = await db.fetch(
        """
        SELECT log.table_id, log."row"
        FROM unnest($1::text[], $2::bigint[]) AS known (table_id, seq)
        JOIN log ON log.table_id = known.table_id AND log.seq > known.seq
        ORDER BY log.table_id, log.seq
        """,
        [*known],
        [*known.values()],
    )
    new: dict[str, list[bytes]] = {}
    for table_id, row in found:
        new.setdefault(table_id, []).append(row)
    return new


async def lasts(table_ids: Collection[str], db: Connection) -> dict[str, int]:
    found = await _lasts_of(table_ids, db)
    return {table_id: last for table_id, last in found.items() if last}


async def _lasts_of(table_ids: Collection[str], db: Connection) -> dict[str, int]:
    """Of all these tables that exist, 0 if there is no row yet."""
    found = await db.fetch(
        """
        SELECT id, (SELECT coalesce(max(seq), 0) FROM log WHERE table_id = id) AS last
        FROM tables WHERE id = ANY($1::text[])
        """,
        [*table_ids],
    )
    return {row["id"]: row["last"] for row in found}


async def rewrite(table_id: str, rows: Sequence[bytes], db: Connection) -> None:
    async with db.transaction():  # whoever hears of the new row finds the others rewritten
        last = (await _lasts_of({table_id}, db)).get(table_id, 0)
        if last != len(rows) - 1:
            raise Conflict(last)
        (fault,) = await append([Appended(table_id, len(rows), rows[-1], NOTHING)], db)
        if fault is not None:
            raise fault
        await db.execute(
            """
            UPDATE log SET "row" = other."row"
            FROM unnest($2::bytea[]) WITH ORDINALITY AS other ("row", seq)
            WHERE table_id = $1 AND log.seq = other.seq
            """,
            table_id,
            [*rows[:-1]],
        )
