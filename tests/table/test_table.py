"""The life of a table: chairs, a game, its end and the next game."""

from __future__ import annotations

from functools import partial

import pytest
from evening import GUESTS, HOST, TITLE, Evening, claim, lobby, refused, started
from msgspec.structs import astuple

from complot.core.codec import encode
from complot.core.errors import Code
from complot.core.match import Moved, Said
from complot.games.resistance.actions import BALLOTS, CALL, Propose, Vote
from complot.games.resistance.claims import Accuse, TakeMe
from complot.games.resistance.views import View, Voting
from complot.table import command as commands
from complot.table import notice
from complot.table.command import Command
from complot.table.message import Pushed, spoken
from complot.table.row import read
from complot.table.ruling import decide
from complot.table.table import Table
from entropies import entropy_of

STRANGER = "guest-zoe"


def state_of(table: Table) -> bytes:
    """All that a table is, to see whether it has changed."""
    match = table.match
    played = None if match is None else (match.state, match.log, match.told)
    pushes = [table.push(guest) for guest in (*GUESTS, STRANGER)]
    return encode((table.seq, table.round, table.host, table.chairs, played, pushes))


def seat_of(evening: Evening, guest: str) -> int:
    seat = evening.push(guest).table.seat
    assert seat is not None
    return seat


def voting(evening: Evening) -> None:
    """The Leader names a team and calls the vote, in one step."""
    ids = evening.table.codec.id_of
    leader = next(guest for guest in GUESTS if evening.push(guest).legal)
    evening.act(leader, ids(Propose((0, 1))), ids(CALL[0]))


def test_who_opens_a_table_is_its_host_and_sits_at_it() -> None:
    evening = lobby(1)
    around = evening.push(HOST).table
    assert (around.host, around.mine, around.stage) == (0, 0, "lobby")
    assert [place.name for place in around.places] == ["Ana"]
    assert evening.push(STRANGER).table.mine is None


def test_chairs_fill_with_guests_and_bots_and_everyone_is_told() -> None:
    evening = lobby(2, bots=1)
    push = evening.push(STRANGER)
    assert [place.name for place in push.table.places] == ["Ana", "Bea", "Bot 1"]
    assert [place.bot for place in push.table.places] == [None, None, "random"]
    assert push.events == (
        notice.SatDown(0, "Ana"),
        notice.SatDown(1, "Bea"),
        notice.BotSat(2, "Bot 1", "random"),
        notice.ReadyChanged(1, True),
    )


def test_when_the_host_leaves_another_guest_becomes_host() -> None:
    evening = lobby(2, bots=2)
    evening(HOST, commands.Leave())
    assert evening.push(GUESTS[1]).table.host == 0
    evening(GUESTS[1], commands.RemoveBot(1))
    assert [place.name for place in evening.push(STRANGER).table.places] == ["Bea", "Bot 2"]


def test_other_options_want_everyone_to_be_ready_anew() -> None:
    evening = lobby(5)
    evening(HOST, commands.Choose({"targeting": True}))
    assert evening.table.options == TITLE.game.options(targeting=True)
    assert not any(place.ready for place in evening.push(HOST).table.places)
    assert refused(evening.start).code is Code.NOT_READY


def test_a_game_starts_when_all_are_ready_with_everyone_in_a_seat_of_its_own() -> None:
    evening = started(2, bots=3)
    seats = [evening.push(guest).table.seat for guest in GUESTS[:2]]
    assert len(set(seats)) == 2
    assert sorted(evening.table.seating) == [0, 1, 2, 3, 4]
    for guest, seat in zip(GUESTS, seats, strict=False):
        view = evening.push(guest).view
        assert view is not None
        assert view.seat == seat
    assert evening.push(STRANGER).table.seat is None


def test_seats_and_cards_come_from_the_parts_that_were_added_alone() -> None:
    one, same, other = lobby(5), lobby(5), lobby(5)
    other(GUESTS[1], commands.Ready(True, other.commitment, entropy_of("Bea", 1)))
    for evening in (one, same, other):
        evening.start()
    assert one.rows[-1] == same.rows[-1] != other.rows[-1]


def test_a_spectator_is_sent_what_is_public_and_no_choices() -> None:
    evening = started(5)
    push = evening.push(STRANGER)
    assert push.legal == ()
    assert push.decision is None
    view = push.view
    assert view is not None
    assert view.seat is None
    private = {"card_dealt", "spies_revealed", "moved"}
    assert not private & {event.kind() for event in push.events}


def test_the_choices_of_a_push_are_what_one_may_do_by_their_ids() -> None:
    evening = started(5)
    leader = next(guest for guest in GUESTS if evening.push(guest).legal)
    for choice in evening.push(leader).legal:
        assert evening.table.codec.action_of(choice.id) == choice.action
    voting(evening)
    for guest in GUESTS:
        assert [choice.action for choice in evening.push(guest).legal] == list(BALLOTS)


def test_a_seat_s_decisions_are_counted_by_what_it_was_asked() -> None:
    evening = started(5)
    leader = next(guest for guest in GUESTS if evening.push(guest).legal)
    assert [evening.push(guest).decision for guest in GUESTS].count(1) == 1
    voting(evening)
    # naming the team, calling the vote and voting; the others have only the vote to cast
    expected = [3 if guest == leader else 1 for guest in GUESTS]
    assert [evening.push(guest).decision for guest in GUESTS] == expected


def test_a_late_vote_never_becomes_a_vote_on_the_next_team() -> None:
    evening = started(5)
    voting(evening)
    owed = evening.push(HOST).decision
    assert owed is not None
    late = commands.Act(owed, (evening.table.codec.id_of(Vote(True)),))
    evening.play_on(until=lambda: evening.push(HOST).decision not in (owed, None))
    before = state_of(evening.table)
    refusal = refused(partial(evening, HOST, late))
    assert refusal.code is Code.STALE
    assert state_of(evening.table) == before


def test_a_command_that_was_answered_is_known_again() -> None:
    evening = started(5)
    row = read(evening.rows[-1])
    assert evening.table.answered(HOST, row.command_id) == 2  # having opened the table before
    assert evening.table.answered(GUESTS[1], row.command_id) is None
    assert evening.table.answered(HOST, "another") is None


def test_what_one_guest_was_told_goes_on_from_its_own_cursor() -> None:
    evening = started(5)
    cursors = {guest: evening.push(guest).cursor for guest in GUESTS}
    before = {guest: evening.push(guest).events for guest in GUESTS}
    voting(evening)
    for guest in GUESTS:
        later = evening.push(guest, cursors[guest])
        assert before[guest] + later.events == evening.push(guest).events
        assert later.cursor == len(evening.push(guest).events)


def test_a_cursor_from_nowhere_gets_everything() -> None:
    evening = started(5)
    whole = evening.push(HOST)
    assert evening.push(HOST, cursor=10_000).events == whole.events
    assert evening.push(HOST, cursor=-1).events == whole.events
    assert evening.table.push(HOST, whole.cursor, series=7).events == whole.events


def test_nobody_s_cursor_moves_when_another_plays_a_mission_card() -> None:
    evening = started(5)
    table = evening.table
    evening.play_on(
        until=lambda: table.match is not None and table.match.state.phase.kind() == "on_mission"
    )
    assert table.match is not None
    first, *others = table.match.actors()
    before = {guest: evening.push(guest) for guest in (*GUESTS, STRANGER)}
    player = table.chairs[table.seating[first]].guest
    evening.act(player, before[player].legal[-1].id)
    for guest, push in before.items():
        if guest != player:
            assert evening.push(guest) == push
    assert others


def test_claims_and_words_are_heard_by_all() -> None:
    evening = started(5)
    evening(HOST, claim(Accuse(3)))
    evening(GUESTS[1], commands.Write("Trust me!"))
    seat = seat_of(evening, HOST)
    for guest in (*GUESTS, STRANGER):
        *_, said, wrote = evening.push(guest).events
        assert said == Said(seat, Accuse(3))
        assert wrote == notice.Wrote("Bea", "Trust me!")


def test_bots_are_asked_in_their_seats_and_their_rows_say_so() -> None:
    evening = started(1, bots=4)
    evening.play_on(until=lambda: any(read(row).by == "bot" for row in evening.rows))
    row = read(evening.rows[-1])
    assert (row.by, row.guest) == ("bot", "")
    assert row.seat is not None
    assert all(bot == "random" for _, bot in evening.table.bots_asked())


@pytest.mark.parametrize("options", [{}, {"targeting": True, "blind_spies": True}])
def test_the_rows_alone_make_the_table_again(options: dict[str, bool]) -> None:
    evening = started(3, bots=2, **options)
    evening(HOST, claim(TakeMe()))
    evening.play_on()
    evening(HOST, commands.Rematch())
    evening.ready(*GUESTS[1:3])
    evening.start()
    again = Table("KESTREL", TITLE.game, tuple(TITLE.bots))
    for stored in evening.rows:
        again.apply(read(stored))
    assert state_of(again) == state_of(evening.table)


def test_after_the_end_everyone_sees_the_spies_and_may_play_again() -> None:
    evening = started(4, bots=1)
    evening.play_on()
    assert evening.table.stage == "over"
    assert "roles_revealed" in {event.kind() for event in evening.push(STRANGER).events}
    evening(GUESTS[1], commands.Rematch())
    push = evening.push(HOST)
    assert (push.round, push.cursor, push.table.stage, push.view) == (2, 0, "lobby", None)
    assert [place.ready for place in push.table.places] == [False] * 4 + [True]


def test_rows_are_applied_in_order_and_once() -> None:
    evening = lobby(2)
    before = state_of(evening.table)
    for number in (0, len(evening.rows) - 1):
        stored = read(evening.rows[number])
        assert refused(partial(evening.table.apply, stored)).code is Code.OUT_OF_ORDER
    assert state_of(evening.table) == before


LOBBY = lobby(3)
PLAYING = started(4, bots=1)
NOTHING = "0" * 64
MOVE = commands.Act(1, (0,))


@pytest.mark.parametrize(
    ("evening", "guest", "command", "code"),
    [
        (LOBBY, HOST, commands.Create("resistance", "Ann"), Code.TABLE_STARTED),
        (LOBBY, GUESTS[1], commands.Sit("Bee"), Code.ALREADY_SEATED),
        (LOBBY, STRANGER, commands.Sit("ANA"), Code.NAME_TAKEN),
        (LOBBY, STRANGER, commands.Sit("  "), Code.EMPTY_TEXT),
        (LOBBY, STRANGER, commands.Leave(), Code.NOT_SEATED),
        (LOBBY, STRANGER, commands.Ready(True, NOTHING, NOTHING), Code.NOT_SEATED),
        (LOBBY, HOST, commands.Ready(True, NOTHING, NOTHING), Code.VOIDED),
        (LOBBY, HOST, commands.Ready(True, None, NOTHING), Code.VOIDED),
        (LOBBY, HOST, commands.Ready(True, LOBBY.commitment), Code.NO_ENTROPY),
        (LOBBY, STRANGER, commands.Write("hello"), Code.NOT_SEATED),
        (LOBBY, HOST, commands.Write(" \n"), Code.EMPTY_TEXT),
        (LOBBY, GUESTS[1], commands.AddBot("random", "Bob"), Code.NOT_HOST),
        (LOBBY, HOST, commands.AddBot("oracle", "Bob"), Code.UNKNOWN_BOT),
        (LOBBY, HOST, commands.RemoveBot(1), Code.NO_SUCH_SEAT),
        (LOBBY, HOST, commands.RemoveBot(9), Code.NO_SUCH_SEAT),
        (LOBBY, HOST, commands.RemoveBot(-1), Code.NO_SUCH_SEAT),
        (LOBBY, GUESTS[1], commands.Choose({}), Code.NOT_HOST),
        (LOBBY, HOST, commands.Choose({"jokers": True}), Code.UNKNOWN_OPTION),
        (LOBBY, HOST, commands.Choose({"targeting": "often"}), Code.BAD_OPTION),
        (LOBBY, HOST, LOBBY.deal(), Code.WRONG_SEATS),
        (LOBBY, HOST, commands.Wish("spies"), Code.UNKNOWN_SIDE),
        (LOBBY, STRANGER, commands.Wish(None), Code.NOT_SEATED),
        (LOBBY, GUESTS[1], LOBBY.deal(), Code.NOT_HOST),
        (LOBBY, HOST, MOVE, Code.TABLE_NOT_STARTED),
        (LOBBY, HOST, claim(TakeMe()), Code.TABLE_NOT_STARTED),
        (LOBBY, HOST, commands.Rematch(), Code.GAME_RUNNING),
        (PLAYING, STRANGER, commands.Sit("Zoe"), Code.TABLE_STARTED),
        (PLAYING, HOST, commands.Wish(None), Code.TABLE_STARTED),
        (PLAYING, HOST, PLAYING.deal(), Code.TABLE_STARTED),
        (PLAYING, HOST, commands.Choose({}), Code.TABLE_STARTED),
        (PLAYING, HOST, commands.AddBot("random", "Bob"), Code.TABLE_STARTED),
        (PLAYING, HOST, commands.Rematch(), Code.GAME_RUNNING),
        (LOBBY, HOST, commands.Resign(), Code.TABLE_NOT_STARTED),
        (LOBBY, HOST, commands.Draw(True), Code.TABLE_NOT_STARTED),
        (PLAYING, HOST, commands.Resign(), Code.CANNOT_CONCLUDE),
        (PLAYING, HOST, commands.Draw(True), Code.CANNOT_CONCLUDE),
        (PLAYING, STRANGER, commands.Resign(), Code.NOT_SEATED),
        (PLAYING, STRANGER, MOVE, Code.NOT_SEATED),
        (PLAYING, STRANGER, claim(TakeMe()), Code.NOT_SEATED),
        (PLAYING, HOST, commands.Act(1, (99_999,)), Code.UNKNOWN_ACTION),
        (PLAYING, HOST, claim({"kind": "joke"}), Code.MALFORMED),
        (PLAYING, HOST, claim(Accuse(7)), Code.NO_SUCH_SEAT),
    ],
)
def test_what_can_t_be_done_is_refused_and_changes_nothing(
    evening: Evening, guest: str, command: Command, code: Code
) -> None:
    before = state_of(evening.table)
    attempt = partial(decide, evening.table, guest, "c", command, 1000, evening.seed)
    assert refused(attempt).code is code
    assert state_of(evening.table) == before


def test_a_full_table_has_no_chair_left() -> None:
    evening = lobby(5, bots=5)
    assert refused(partial(evening, STRANGER, commands.Sit("Zoe"))).code is Code.TABLE_FULL
    add = commands.AddBot("random", "Bob")
    assert refused(partial(evening, HOST, add)).code is Code.TABLE_FULL


def test_an_answer_out_of_turn_is_refused() -> None:
    evening = started(5)
    waiting = next(guest for guest in GUESTS if not evening.push(guest).legal)
    number = evening.table.codec.id_of(Vote(True))
    refusal = refused(partial(evening, waiting, commands.Act(1, (number,))))
    assert refusal.code is Code.NOT_YOUR_TURN


def test_one_s_own_moves_are_told_to_oneself_alone() -> None:
    evening = started(5)
    voting(evening)
    evening.act(HOST, evening.table.codec.id_of(Vote(True)))
    seat = seat_of(evening, HOST)
    assert Moved(seat, Vote(True)) in evening.push(HOST).events
    for guest in (*GUESTS[1:], STRANGER):
        assert Moved(seat, Vote(True)) not in evening.push(guest).events
    view = evening.push(HOST).view
    assert isinstance(view, View)
    assert isinstance(view.scene, Voting)
    assert view.scene.mine is True


def test_a_push_is_spoken_as_the_message_that_sockets_and_streams_say() -> None:
    for push in (lobby().push(HOST), started().push(HOST), started().push(STRANGER)):
        assert spoken(push) == encode(Pushed(*astuple(push)))


def test_what_a_table_remembers_of_itself_is_never_out_of_date() -> None:
    evening = lobby(5)
    evening(STRANGER, commands.Watch("Zoe"))
    evening(HOST, commands.HandOver(1))
    evening.sees(GUESTS[1], here=False)
    evening.start()
    evening(HOST, commands.Pause(True))
    evening(GUESTS[2], commands.Replace(1, True))
    evening.play_on(lambda: evening.table.seq > 40)
    evening.sees(GUESTS[1], here=True)
    evening(GUESTS[3], commands.Leave())
    evening.play_on()
    evening(HOST, commands.Rematch())
    asked = Table("KESTREL", TITLE.game, tuple(TITLE.bots))
    for number, row in enumerate(evening.rows):
        asked.apply(read(row))  # and of this one, everything is asked every time
        fresh = Table("KESTREL", TITLE.game, tuple(TITLE.bots))
        for before in evening.rows[: number + 1]:
            fresh.apply(read(before))
        for guest in (*GUESTS, STRANGER):
            assert asked.push(guest) == fresh.push(guest)
