"""What people at a table would say about a position of a real match, read from its state."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tests.games.questions import random_rules
from tests.walks import random_action, shuffled
from vierblatt import games
from vierblatt.cards import NAMES
from vierblatt.dispute import Dispute
from vierblatt.match import Match

SUITS = "SHDC"
KING_BOLOLA = ("no tricks", "no jk", "no queens", "no hearts", "last two", "no king", "", "bolola minus", "bolola plus")
BALOOT_ORDER = "789JQKTA"


def baloot(match: Match) -> dict[str, str]:
    state = match.state
    hokom = state.trump < 4
    said = {
        "contract": f"hokom {SUITS[state.trump]}" if hokom else "sun",
        "level": ("", "single", "double", "triple", "four", "gahwa")[state.level],
        "locked": yes(state.locked),
        "said-baloot": yes(state.baloot_seat == state.turn),
    }
    if state.in_trick:
        led = NAMES[state.trick[0]]
        higher = BALOOT_ORDER[BALOOT_ORDER.index(led[0]) + 1 :]
        said["higher-gone"] = yes(all(state.seen >> NAMES.index(rank + led[1]) & 1 for rank in higher))
    return said


def king_bolola(match: Match) -> dict[str, str]:
    state = match.state
    contract = KING_BOLOLA[state.contract] or f"trump {SUITS[state.trump]}"
    return {"contract": contract, "broken": yes(earlier(match) & state.barred)}


def kout_bo(match: Match) -> dict[str, str]:
    state = match.state
    honours = sum(1 << NAMES.index(rank + SUITS[state.trump]) for rank in "AKQJ")
    said = {
        "bid": f"bid {state.bid}",
        "trump": SUITS[state.trump],
        "maker": str((state.maker - state.leader) % state.seats + 1),
        "honours-gone": yes(earlier(match) & honours == honours),
    }
    return {**said, "malzom": "yes"} if state.malzom else said


def back_alley(match: Match) -> dict[str, str]:
    state = match.state
    bleeders = state.trumps >> 52
    trump = SUITS[state.trump] if state.trump < 4 else ("none", "only XB", "only XR")[bleeders]
    return {
        "trump": trump,
        "broken": yes(earlier(match) & state.trumps),
        "first-trick": yes(state.trick_no == 0),
        "board": yes(is_board(match, state.turn)),
        "partner-board": yes(is_board(match, (state.turn + 2) % 4)),
    }


def is_board(match: Match, seat: int) -> bool:
    """Whether a seat of Back Alley has claimed a board."""
    bidding = next(phase for phase in match.game.rules.phases.values() if phase.name == "bidding")
    return bidding.actions.get(match.state.calls[seat]) == "board"


def yes(fact: object) -> str:
    return "yes" if fact else "no"


def earlier(match: Match) -> int:
    """The cards of the tricks before this one."""
    state = match.state
    return int(state.seen) & ~sum(1 << card for card in state.trick[: state.in_trick])


SAID: Mapping[str, Callable[[Match], dict[str, str]]] = {
    "baloot": baloot, "king_bolola": king_bolola, "kout_bo": kout_bo, "back_alley": back_alley,
}  # fmt: skip


def dispute_of(match: Match, card: str, **changes: Any) -> Dispute:
    """A dispute about a card of the player to move, with all that is known."""
    state = match.state
    said: dict[str, Any] = {
        "hand": match.hand(match.turn),
        "trick": [NAMES[each] for each in state.trick[: state.in_trick]],
        "values": SAID[match.game.id](match),
        "rules": match.rules,
    }
    return Dispute(match.game.id, card, **{**said, **changes})


def plays(game: str, seed: int, deals: int, **rules: Any) -> Iterator[Match]:
    """Matches under random house rules, at every moment at which a card is to be played."""
    chance = random.Random(f"{game} {seed}")
    chosen = games.get(game)
    for _ in range(deals):
        changes = {**random_rules(chosen, chance), **dict(chosen.rules.simulation), **rules}
        match = Match(chosen, changes, first_seat=0)
        for _ in range(20):  # deals that end without play
            if match.over:
                break
            match.deal(shuffled(match, chance))
            while match.turn >= 0 and match.phase != "counting":
                if match.phase == "play":
                    yield match
                match.do(random_action(match, chance, shyness=0.5))
            if match.state.logged > match.state.seats * 4 or match.phase == "counting":
                break
