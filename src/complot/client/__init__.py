"""A guest that is a program: everything that a server offers, typed, and a loop for bots.

The law of this layer: it is a guest like any other. It knows what its server sends it and nothing
else, asks for what anybody may ask for, and imports neither the server nor the store. What it has
sent and wasn't answered it sends again, the very same command, until it is.
"""

from complot.client.blocking import Client
from complot.client.calling import new_token
from complot.client.declined import Declined, Unreachable
from complot.client.guest import AsyncClient
from complot.client.news import News
from complot.client.playing import Outcome, RemoteBot, play

__all__ = [
    "AsyncClient",
    "Client",
    "Declined",
    "News",
    "Outcome",
    "RemoteBot",
    "Unreachable",
    "new_token",
    "play",
]
