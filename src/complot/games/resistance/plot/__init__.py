"""The Plot Thickens: the expansion of The Resistance with Plot cards.

Where each clause of the rulebook (``locale/rules/resistance.en.md``) stands:

- ``cards``: the nine cards, both decks and how many are drawn (P1, P3, P4, P-1)
- ``hands``: what lies where, in plain sight (P2), and who has looked at what
- ``dealing``: drawing, handing out, and the cards resolved on receipt (P3, P9, P11, P12, P-10)
- ``responsibility``: taking a card from another player (P17, P-7)
- ``windows``: the four situations in which a card may be played (P5, P13 to P16, P-4)
- ``opinion``: the votes shown before the others choose (P10, P-13)
- ``views`` and ``imagining``: who sees and can conclude what (P2, P6, P-9, P-12)
- ``evidence`` and ``strategy``: what the sensible bot makes of all this

The base game meets it in the methods of ``state.Resistance``: ``takes_office``, ``calls_vote``,
``embarks``, ``collects`` and ``next_leader``.
"""
