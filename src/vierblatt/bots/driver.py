"""Plays a match to its end, with packs from a source and actions from bots.

>>> from vierblatt.bots import make
>>> from vierblatt.match import Match
>>> from vierblatt.shuffle import SeededPacks
>>> packs = SeededPacks(1)
>>> match = Match("kout_bo", first_seat=packs.seat(6))
>>> for step in run(match, packs, [make("rules")] * 6):
...     pass
>>> match.over, len(match.winners)
(True, 1)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vierblatt.bots.players import Bot, Choice
from vierblatt.games.events import Event
from vierblatt.match import Match
from vierblatt.shuffle import Packs


@dataclass(frozen=True)
class Step:
    """One step of a match: a deal (`seat` is -1) or a bot's choice, with the resulting events."""

    seat: int
    choice: Choice | None
    events: list[Event]


def run(match: Match, packs: Packs, bots: Sequence[Bot], *, deals: int = 0) -> Iterator[Step]:
    """Plays until the match is over, or until `deals` more deals are finished (0: no limit)."""
    done = 0
    while not match.over:
        if match.needs_deal:
            if deals and done == deals:
                return
            done += 1
            yield Step(-1, None, match.deal(packs.next(match)))
        else:
            yield take_turn(match, bots[match.turn])


def take_turn(match: Match, bot: Bot) -> Step:
    """Lets a bot act for the seat whose turn it is."""
    seat = match.turn
    choice = bot.choose(match.game, match.concealed(seat))
    return Step(seat, choice, match.do(choice.action))
