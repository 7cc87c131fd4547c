"""A bot of your own, at a table with four bots of a running server.

python examples/remote_bot.py http://localhost:8000
"""

import sys

from complot.client import Client, RemoteBot
from complot.core.contract import Action
from complot.core.match import Observation
from complot.games.resistance.actions import Vote
from complot.games.resistance.views import View, Voting


class Mine(RemoteBot):
    """Approves the teams that it is on, and sabotages whatever it can."""

    def choose(self, observation: Observation[View]) -> Action:
        scene = observation.view.scene
        if isinstance(scene, Voting):
            return Vote(observation.seat in scene.team)
        return observation.legal[0]


if __name__ == "__main__":
    with Client(sys.argv[1]) as guest:
        code = guest.open("resistance", "Mine")
        for number in range(4):
            guest.add_bot(code, "sensible", f"Bot {number + 1}")
    for outcome in Mine().run(guest.address, code, "Mine", guest.token, games=1):
        print(outcome)
