"""Who may sit, who is the host, and what happens when somebody is gone."""

from __future__ import annotations

from functools import partial
from hashlib import sha256

import pytest
from evening import GUESTS, HOST, NAMES, Evening, lobby, refused, started

from complot.core.contract import replace
from complot.core.errors import Code
from complot.games import title
from complot.table import command as commands
from complot.table import notice
from complot.table.command import Command
from complot.table.proof import proof_of
from complot.table.row import Row, read
from complot.table.ruling import renewal
from complot.table.table import Table
from complot.table.terms import PerDecision, Terms

ANA, BEA, CARL, DINA, ELI = GUESTS
STRANGER, OTHER = "guest-zoe", "guest-yan"


def host_of(evening: Evening) -> str:
    around = evening.push(STRANGER).table
    assert around.host is not None
    return around.places[around.host].name


def place_of(evening: Evening, name: str) -> int:
    names = [place.name for place in evening.push(STRANGER).table.places]
    return names.index(name)


def test_a_locked_table_takes_nobody_else_until_it_is_unlocked() -> None:
    evening = lobby(2)
    evening(HOST, commands.Arrange(Terms(locked=True)))
    assert refused(partial(evening, CARL, commands.Sit("Carl"))).code is Code.TABLE_LOCKED
    evening(HOST, commands.Arrange(Terms()))
    evening(CARL, commands.Sit("Carl"))


def test_terms_come_with_the_table_and_everyone_sees_them() -> None:
    evening = Evening()
    evening(HOST, commands.Create("resistance", "Ana", {}, Terms(public=True)))
    assert evening.push(STRANGER).table.terms == Terms(public=True)


def test_the_clock_of_a_running_game_stays_as_it_is() -> None:
    evening = started(5)
    other = commands.Arrange(Terms(clock=PerDecision(30)))
    assert refused(partial(evening, HOST, other)).code is Code.GAME_RUNNING
    evening(HOST, commands.Arrange(Terms(locked=True)))


def test_the_host_hands_over_and_has_no_rights_any_more() -> None:
    evening = lobby(3)
    evening(HOST, commands.HandOver(1))
    assert host_of(evening) == "Bea"
    assert refused(partial(evening, HOST, commands.Kick(2))).code is Code.NOT_HOST
    evening(BEA, commands.Kick(2))


def test_a_host_who_is_gone_is_followed_by_the_next_and_is_host_again_when_back() -> None:
    evening = lobby(3)
    evening.sees(ANA, here=False)
    assert host_of(evening) == "Bea"
    evening.sees(BEA, here=False)
    assert host_of(evening) == "Carl"
    evening.sees(CARL, here=False)
    assert host_of(evening) == "Ana"
    evening.sees(BEA, here=True)
    assert host_of(evening) == "Bea"
    evening.sees(ANA, here=True)
    assert host_of(evening) == "Ana"


def test_who_is_sent_away_before_a_game_can_t_sit_down_again_until_readmitted() -> None:
    evening = lobby(3)
    evening(HOST, commands.Kick(1))
    assert [place.name for place in evening.push(BEA).table.places] == ["Ana", "Carl"]
    for command in (commands.Sit("Bea"), commands.Watch("Bea")):
        assert refused(partial(evening, BEA, command)).code is Code.KICKED
    assert evening.push(HOST).table.sent_away == ("Bea",)
    evening(HOST, commands.Readmit("Bea"))
    assert evening.push(HOST).table.sent_away == ()
    evening(BEA, commands.Sit("Bea"))
    assert evening.kinds(HOST)[-4:] == ["kicked", "got_up", "readmitted", "sat_down"]


def test_who_is_sent_away_in_a_game_is_played_by_a_bot_and_can_only_look_on() -> None:
    evening = started(5)
    evening(HOST, commands.Kick(place_of(evening, "Bea")))
    assert evening.push(BEA).table.places[1].stand_in == "kicked"
    assert evening.push(BEA).view is not None
    for command in (commands.Write("why?"), commands.TakeBack(), commands.Resign()):
        assert refused(partial(evening, BEA, command)).code is Code.KICKED
    evening.play_on()
    assert evening.table.stage == "over"
    evening(HOST, commands.Rematch())
    assert [place.name for place in evening.push(HOST).table.places] == [
        "Ana",
        "Carl",
        "Dina",
        "Eli",
    ]
    assert refused(partial(evening, BEA, commands.Sit("Bea"))).code is Code.KICKED


def test_who_was_sent_away_and_the_host_know_it_after_a_rematch_and_nobody_else() -> None:
    evening = started(5)
    evening(HOST, commands.Kick(place_of(evening, "Bea")))
    for _ in range(2):
        seen = {guest: evening.push(guest).table for guest in (*GUESTS, STRANGER)}
        assert {guest for guest, table in seen.items() if table.barred} == {BEA}
        assert {guest: table.sent_away for guest, table in seen.items() if table.sent_away} == {
            HOST: ("Bea",)
        }
        if evening.table.stage == "playing":
            evening.play_on()
            evening(HOST, commands.Rematch())
    evening(HOST, commands.HandOver(place_of(evening, "Carl")))
    assert evening.push(HOST).table.sent_away == ()
    assert evening.push(CARL).table.sent_away == ("Bea",)
    evening(CARL, commands.Readmit("Bea"))
    assert not evening.push(BEA).table.barred
    evening(BEA, commands.Sit("Bea"))


def test_who_is_readmitted_in_a_game_may_take_the_seat_back() -> None:
    evening = started(5)
    evening(HOST, commands.Kick(1))
    evening(HOST, commands.Readmit("Bea"))
    evening(BEA, commands.TakeBack())
    assert evening.push(BEA).table.places[1].stand_in is None


def test_who_leaves_a_game_is_played_by_a_bot_and_takes_the_seat_back_at_any_time() -> None:
    evening = started(5)
    seat = evening.push(BEA).table.seat
    evening(BEA, commands.Leave())
    assert evening.push(ANA).table.places[1].stand_in == "left"
    evening.play_on(until=lambda: evening.push(BEA).decision is not None)
    owed = evening.push(BEA).decision
    assert owed is not None
    first = evening.push(BEA).legal[0].id
    assert refused(partial(evening, BEA, commands.Act(owed, (first,)))).code is Code.STOOD_IN
    evening(BEA, commands.TakeBack())
    assert evening.push(BEA).table.seat == seat
    evening.act(BEA, first)
    assert evening.kinds(ANA).count("took_back") == 1


def test_nobody_is_replaced_who_is_here() -> None:
    evening = started(5)
    refusal = refused(partial(evening, ANA, commands.Replace(1, True)))
    assert (refusal.code, refusal.details) == (Code.NOT_AWAY, {"name": "Bea"})


def test_an_absentee_is_replaced_by_a_bot_once_all_others_who_are_here_agree() -> None:
    evening = started(5)
    evening.sees(BEA, here=False)
    for guest in (ANA, CARL, DINA):
        evening(guest, commands.Replace(1, True))
    assert evening.push(ANA).table.places[1].stand_in is None
    (vote,) = evening.push(STRANGER).table.votes
    assert (vote.chair, vote.by, vote.agreed) == (1, None, (0, 2, 3))
    evening(ELI, commands.Replace(1, True))
    assert evening.push(ANA).table.places[1].stand_in == "replaced"
    assert evening.push(ANA).table.votes == ()
    evening.sees(BEA, here=True)
    evening(BEA, commands.TakeBack())
    assert evening.push(ANA).table.places[1].stand_in is None


def test_a_vote_can_be_taken_back_and_those_who_go_are_not_waited_for() -> None:
    evening = started(5)
    evening.sees(BEA, here=False)
    for guest in (ANA, CARL, DINA):
        evening(guest, commands.Replace(1, True))
    evening(DINA, commands.Replace(1, False))
    evening(ELI, commands.Replace(1, True))
    assert evening.push(ANA).table.places[1].stand_in is None
    evening.sees(DINA, here=False)
    assert evening.push(ANA).table.places[1].stand_in == "replaced"


def test_a_seat_changes_hands_only_if_all_others_agree_and_everyone_is_told() -> None:
    evening = started(5)
    evening.sees(BEA, here=False)
    seat, view = evening.push(BEA).table.seat, evening.push(BEA).view
    evening(STRANGER, commands.Volunteer(1, "Zoe"))
    for guest in (ANA, CARL, DINA):
        evening(guest, commands.Replace(1, True, "Zoe"))
    assert evening.push(STRANGER).table.seat is None
    evening(ELI, commands.Replace(1, True, "Zoe"))
    assert evening.push(STRANGER).table.seat == seat
    assert evening.push(STRANGER).view == view
    assert evening.push(BEA).table.seat is None
    assert notice.TookOver("Zoe", "Bea") in evening.push(OTHER).events


def test_who_takes_a_seat_over_or_loses_it_hears_everything_anew_and_nobody_else_does() -> None:
    evening = started(5)
    evening.sees(BEA, here=False)
    evening(STRANGER, commands.Volunteer(1, "Zoe"))
    for guest in (ANA, CARL, DINA):
        evening(guest, commands.Replace(1, True, "Zoe"))
    before = {guest: evening.push(guest) for guest in (ANA, BEA, STRANGER)}
    evening(ELI, commands.Replace(1, True, "Zoe"))
    for guest, heard in before.items():
        whole = evening.push(guest)
        since = evening.table.push(guest, heard.cursor, heard.round, heard.epoch)
        unsaid = evening.table.push(guest, heard.cursor, heard.round)
        news = whole.events[heard.cursor :] if guest == ANA else whole.events
        assert (since.epoch == heard.epoch) == (guest == ANA)
        assert since.events == unsaid.events == news
        assert not evening.table.push(guest, since.cursor, since.round, since.epoch).events


@pytest.mark.parametrize("chair", [-1, 1, 2, 5])
def test_nobody_takes_a_seat_over_who_didnt_volunteer_for_it(chair: int) -> None:
    evening = started(5)
    evening.sees(BEA, here=False)
    if chair != 1:
        evening(STRANGER, commands.Volunteer(1, "Zoe"))
    for name in ("Zoe", "Yan"):
        refusal = refused(partial(evening, ANA, commands.Replace(chair, True, name)))
        assert (refusal.code, refusal.details) == (Code.UNKNOWN_NAME, {"name": name})
    for guest in (CARL, DINA, ELI):
        evening.sees(guest, here=False)
    assert evening.push(ANA).table.seat is not None, "the game goes on"


def test_who_came_back_keeps_the_seat_whatever_was_agreed_meanwhile() -> None:
    evening = started(5)
    evening.sees(BEA, here=False)
    evening(STRANGER, commands.Volunteer(1, "Zoe"))
    evening(ANA, commands.Replace(1, True, "Zoe"))
    evening(ANA, commands.Replace(1, True))
    evening.sees(BEA, here=True)
    assert evening.push(ANA).table.votes == ()
    for guest in GUESTS[2:]:
        evening.sees(guest, here=False)
    assert evening.table.seat_of(BEA) is not None
    assert evening.table.chairs[1].stand_in is None


def test_a_friend_who_comes_late_may_take_over_from_a_bot() -> None:
    evening = started(2, bots=3)
    evening(STRANGER, commands.Volunteer(2, "Zoe"))
    evening(ANA, commands.Replace(2, True, "Zoe"))
    assert evening.push(ANA).table.places[2].bot == "random"
    evening(BEA, commands.Replace(2, True, "Zoe"))
    place = evening.push(ANA).table.places[2]
    assert (place.name, place.bot) == ("Zoe", None)
    assert evening.push(STRANGER).table.mine == 2


def test_with_nobody_left_to_agree_no_seat_changes_hands() -> None:
    evening = started(1, bots=4)
    evening.sees(ANA, here=False)
    evening(STRANGER, commands.Volunteer(0, "Zoe"))
    assert evening.push(STRANGER).table.seat is None
    assert evening.push(ANA).table.seat is not None


def test_a_pause_begins_when_all_who_are_here_want_it_and_anyone_ends_it() -> None:
    evening = started(3, bots=2)
    evening.sees(CARL, here=False)
    evening(ANA, commands.Pause(True))
    assert (evening.push(BEA).table.paused, evening.push(BEA).table.pausing) == (False, (0,))
    evening(BEA, commands.Pause(True))
    assert evening.push(BEA).table.paused
    assert evening.table.bots_asked() == ()
    acting = [guest for guest in GUESTS if evening.push(guest).decision is not None]
    for guest in acting:
        assert refused(partial(evening.act, guest, 0)).code is Code.PAUSED
    evening(BEA, commands.Write("back at nine"))
    evening(ANA, commands.Pause(False))
    assert (evening.push(BEA).table.paused, evening.push(BEA).table.pausing) == (False, ())
    evening.play_on()


def test_a_nudge_is_heard_once_a_minute_and_never_tells_whether_one_owes_a_decision() -> None:
    evening = started(5)
    for chair in (1, 2, 3, 4):
        evening(ANA, commands.Nudge(chair))
    evening.now += 59_000
    refusal = refused(partial(evening, ANA, commands.Nudge(1)))
    assert (refusal.code, refusal.details) == (Code.TOO_SOON, {"seconds": 1})
    evening.now += 1_000
    evening(ANA, commands.Nudge(1))
    assert evening.push(STRANGER).events[-1] == notice.Nudged("Bea", "Ana")


def test_a_rematch_opens_the_seats_of_those_who_are_gone() -> None:
    evening = started(5)
    evening.play_on()
    evening.sees(BEA, here=False)
    evening(CARL, commands.Leave())
    evening(HOST, commands.Rematch())
    assert [place.name for place in evening.push(HOST).table.places] == ["Ana", "Dina", "Eli"]
    evening(CARL, commands.Sit("Carl"))


def test_a_rematch_rotates_sides_that_are_no_secret() -> None:
    uprising = title("uprising")
    evening = Evening()
    evening.table = Table("KESTREL", uprising.game, tuple(uprising.bots))
    evening(ANA, commands.Create("uprising", "Ana"))
    evening(BEA, commands.Sit("Bea"))
    seats = []
    for _ in range(3):
        evening.ready(BEA)
        evening.start()
        seats.append(evening.push(ANA).table.seat)
        evening(BEA, commands.Resign())
        evening(ANA, commands.Rematch())
    assert seats in ([0, 1, 0], [1, 0, 1])


def test_the_series_counts_every_game_that_was_played_to_its_end() -> None:
    evening = started(5)
    evening.play_on()
    evening(HOST, commands.Rematch())
    evening.ready(*GUESTS[1:])
    evening.start()
    (played,) = evening.push(STRANGER).table.series
    assert played.round == 1
    assert sorted(played.names) == sorted(NAMES)
    assert set(played.returns) == {1, -1}
    evening.play_on()
    assert [each.round for each in evening.push(STRANGER).table.series] == [1, 2]


def test_a_game_that_was_begun_by_other_rules_is_dropped_and_the_table_goes_on() -> None:
    evening = started(5)
    evening.play_on(until=lambda: evening.table.seq > 20)
    after = Table("KESTREL", evening.table.game, evening.table.bots)
    for stored in evening.rows:
        after.apply(by_other_rules(stored))
    assert after.stage == "lobby"
    assert [each.name for each in after.chairs] == [*NAMES]
    assert "rules_changed" in [event.kind() for event in after.push(HOST).events]


def test_what_was_done_in_a_dropped_game_is_passed_over_where_it_makes_no_sense() -> None:
    evening = started(4, bots=1)
    evening.sees(DINA, here=False)
    evening(STRANGER, commands.Volunteer(4, "Zoe"))
    for guest in (ANA, BEA, CARL):
        evening(guest, commands.Replace(4, True, "Zoe"))
    evening(STRANGER, commands.Write("hello"))
    evening.sees(STRANGER, here=False)
    evening(BEA, commands.Leave())
    evening.sees(BEA, here=False)
    evening.sees(BEA, here=True)
    evening(ANA, commands.Kick(3))
    evening(ANA, commands.HandOver(4))
    after = Table("KESTREL", evening.table.game, evening.table.bots)
    for stored in evening.rows:
        after.apply(by_other_rules(stored))
    assert [each.name for each in after.chairs] == ["Ana", "Carl", "Dina", "Bot 1"]
    assert after.barred == {}


def by_other_rules(stored: bytes) -> Row:
    """A row as if it had been written before the rules were changed."""
    row = read(stored)
    return replace(row, rules=row.rules + 1) if row.rules else row


REFUSED: list[tuple[str, Command, Code]] = [
    (BEA, commands.Arrange(Terms()), Code.NOT_HOST),
    (BEA, commands.HandOver(0), Code.NOT_HOST),
    (BEA, commands.Kick(0), Code.NOT_HOST),
    (BEA, commands.Readmit("Ana"), Code.NOT_HOST),
    (ANA, commands.Readmit("Bea"), Code.UNKNOWN_NAME),
    (ANA, commands.HandOver(0), Code.NO_SUCH_SEAT),
    (ANA, commands.HandOver(9), Code.NO_SUCH_SEAT),
    (ANA, commands.Kick(-1), Code.NO_SUCH_SEAT),
    (ANA, commands.Nudge(0), Code.NO_SUCH_SEAT),
    (ANA, commands.Replace(0, True), Code.NO_SUCH_SEAT),
    (ANA, commands.Replace(1, True, "Zoe"), Code.UNKNOWN_NAME),
    (ANA, commands.TakeBack(), Code.ALREADY_SEATED),
    (ANA, commands.Watch("Ann"), Code.ALREADY_SEATED),
    (ANA, commands.MoreTime(), Code.NO_CLOCK),
    (ANA, commands.Volunteer(1, "Ann"), Code.ALREADY_SEATED),
    (STRANGER, commands.Volunteer(1, "Zoe"), Code.NOT_AWAY),
    (STRANGER, commands.Volunteer(7, "Zoe"), Code.NO_SUCH_SEAT),
    (STRANGER, commands.Watch("Bea"), Code.NAME_TAKEN),
    (STRANGER, commands.Leave(), Code.NOT_SEATED),
    (STRANGER, commands.Pause(True), Code.NOT_SEATED),
    (STRANGER, commands.Nudge(1), Code.NOT_SEATED),
    (STRANGER, commands.TakeBack(), Code.NOT_SEATED),
    (STRANGER, commands.Replace(1, True), Code.NOT_SEATED),
]


@pytest.mark.parametrize(("guest", "command", "code"), REFUSED)
def test_what_isn_t_one_s_to_do_is_refused(guest: str, command: Command, code: Code) -> None:
    assert refused(partial(started(5), guest, command)).code is code


@pytest.mark.parametrize(
    "command",
    [commands.Pause(True), commands.Nudge(1), commands.Replace(1, True), commands.MoreTime()],
)
def test_what_belongs_to_a_game_waits_for_one(command: Command) -> None:
    assert refused(partial(lobby(5), HOST, command)).code is Code.TABLE_NOT_STARTED


def test_who_was_sent_away_is_no_host_though_nobody_else_is_here() -> None:
    evening = started(2, bots=3)
    evening(HOST, commands.HandOver(1))
    evening(BEA, commands.Kick(0))
    evening.sees(BEA, here=False)
    assert host_of(evening) == "Bea"
    assert refused(partial(evening, ANA, commands.Readmit("Ana"))).code is Code.NOT_HOST


def test_who_has_left_a_game_doesn_t_clear_the_table_for_the_others() -> None:
    evening = started(5)
    evening(BEA, commands.Leave())
    evening.play_on()
    assert refused(partial(evening, BEA, commands.Rematch())).code is Code.STOOD_IN
    evening(ANA, commands.Rematch())


def test_a_volunteer_may_think_better_of_it() -> None:
    evening = started(5)
    evening.sees(BEA, here=False)
    evening(STRANGER, commands.Volunteer(1, "Zoe"))
    evening(STRANGER, commands.Leave())
    assert evening.push(ANA).table.votes == ()
    late = commands.Replace(1, True, "Zoe")
    assert refused(partial(evening, ANA, late)).code is Code.UNKNOWN_NAME
    assert refused(partial(evening, STRANGER, commands.Leave())).code is Code.NOT_SEATED


def test_after_a_dropped_game_nobody_is_ready_before_there_is_a_new_commitment() -> None:
    evening = started(5)
    after = Table("KESTREL", evening.table.game, evening.table.bots)
    for stored in evening.rows:
        after.apply(by_other_rules(stored))
    assert not after.commitment
    assert refused(partial(proof_of, after)).code is Code.TABLE_NOT_STARTED
    after.apply(renewal(after, 1000, bytes(32)))
    assert after.commitment == sha256(bytes(32)).hexdigest()
    assert refused(partial(renewal, after, 1000, bytes(32))).code is Code.STALE
