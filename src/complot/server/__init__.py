"""The tables on the network: pages, requests and sockets in, rows to the store, pushes out.

The law of this layer: it knows no rules and decides nothing about a game. Store first, then tell;
a guest is sent what its table's push holds and nothing else, and not a byte when nothing in it has
changed. Nothing imports it but ``cli``.
"""
