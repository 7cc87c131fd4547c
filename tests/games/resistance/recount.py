"""The Resistance played at random, written from the clauses alone, to count how games end."""

import random

ENDINGS = ("three_successes", "three_failures", "five_rejections")

# R6: players -> spies.
SPIES = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}

# R10: players -> the team size of missions 1 to 5.
TEAM_SIZES = {
    5: (2, 3, 2, 3, 3),
    6: (2, 3, 4, 3, 4),
    7: (2, 3, 3, 4, 4),
    8: (3, 4, 4, 5, 5),
    9: (3, 4, 4, 5, 5),
    10: (3, 4, 4, 5, 5),
}


def play(players: int, rng: random.Random, *, targeting: bool = False) -> str:
    """Play one game and tell how it ended.

    Every choice is uniform over what is legal. No Leader is kept: when all choose alike, it makes
    no difference to the ending who leads.
    """
    spies = frozenset(rng.sample(range(players), SPIES[players]))  # R7
    successes: set[int] = set()
    failures: set[int] = set()
    rejections = 0
    while True:
        missions = open_missions(successes, failures, targeting=targeting)
        mission = rng.choice(missions)
        team = rng.sample(range(players), TEAM_SIZES[players][mission - 1])
        if not approved(players, rng):
            rejections += 1
            if rejections == 5:  # R12
                return "five_rejections"
            continue
        rejections = 0  # the next round counts from zero.
        fails = sum(seat in spies and rng.random() < 0.5 for seat in team)  # R14
        if fails < fails_needed(players, mission):  # R15
            successes.add(mission)
        else:
            failures.add(mission)
        if len(successes) == 3:  # R18
            return "three_successes"
        if len(failures) == 3:
            return "three_failures"


def open_missions(successes: set[int], failures: set[int], *, targeting: bool) -> list[int]:
    """The missions that may be proposed: the next one (R17), or with Targeting any open (R19)."""
    left = [mission for mission in range(1, 6) if mission not in successes | failures]
    if not targeting:
        return left[:1]
    return [mission for mission in left if mission != 5 or len(successes) >= 2]


def approved(players: int, rng: random.Random) -> bool:
    """Whether more than half of the players approve, each by the toss of a coin (R11)."""
    approvals = sum(rng.random() < 0.5 for _ in range(players))
    return 2 * approvals > players


def fails_needed(players: int, mission: int) -> int:
    """How many Fail cards make the mission fail, in whichever round it is attempted (R15, R-5)."""
    return 2 if mission == 4 and players >= 7 else 1


def split(players: int, games: int, seed: int, *, targeting: bool = False) -> dict[str, int]:
    """How many of the games came to each ending."""
    rng = random.Random(seed)
    count = dict.fromkeys(ENDINGS, 0)
    for _ in range(games):
        count[play(players, rng, targeting=targeting)] += 1
    return count
