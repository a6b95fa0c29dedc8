"""The list `plays`, which every game has: a position, actions from there, and the expected facts afterwards.

>>> case = {"position": {"dealer": 5, "hands": ["AS KS QS JS XR XB 2H 3H 4H", *[None] * 5]},
...         "do": ["bid 6"], "turn": 2}
>>> judge_play("kout_bo", case)
[('turn', 2, 1)]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vierblatt.cards import card_list, card_set, card_text
from vierblatt.errors import IllegalAction
from vierblatt.match import Match
from vierblatt.position import load
from vierblatt.sayings import MARK

Case = Mapping[str, Any]
Difference = tuple[str, Any, Any]

REMARKS = {"id", "why", "note", "sentences"}  #: for human readers and for statistics
QUESTION = {"position", "do"}
OPEN = "open"  #: in place of the rule that refuses an action: the action is legal


def judge_play(game: str, case: Case) -> list[Difference]:
    """The differences between a case of `plays` and the engine.

    Raises ValueError for a case that expects nothing or has an unknown key, BadPosition, and the error of an illegal
    action in `do`.
    """
    if unknown := set(case) - REMARKS - QUESTION - set(FACTS) - set(CLAIMS):
        raise ValueError(f"unknown keys: {', '.join(sorted(unknown))}")
    asked = [name for name in (*FACTS, *CLAIMS) if name in case]
    if not asked:
        raise ValueError(f"nothing to check: one of {', '.join((*FACTS, *CLAIMS))} is needed")
    match = load({**case["position"], "game": game}, reserved=True)
    for action in case.get("do", ()):
        match.repeat(action)
    differences: list[Difference] = []
    for name in asked:
        if name in CLAIMS:
            differences += CLAIMS[name](match, case[name])
        elif (ours := FACTS[name](match)) != case[name]:
            differences.append((name, case[name], ours))
    return differences


def _last_trick(match: Match) -> dict[str, Any]:
    state, seats = match.state, match.table.seats
    cards = " ".join(card_text(card) for card in state.last_trick[:seats])
    return {"leader": state.last_leader, "winner": state.last_winner, "cards": cards}


#: The facts that a case may state, and how to get the engine's values.
FACTS: Mapping[str, Callable[[Match], Any]] = {
    "turn": lambda match: match.turn,
    "phase": lambda match: match.phase,
    "over": lambda match: match.over,
    "winners": lambda match: match.winners,
    "scores": lambda match: match.scores,
    "deal_scores": lambda match: list(match.state.deal_scores[: match.table.sides]),
    "dealer": lambda match: match.state.dealer,
}


def _legal(match: Match, expected: Any) -> list[Difference]:
    ours = match.legal_actions()
    return [("legal", expected, ours)] if set(ours) != set(expected) else []


def _open(match: Match, expected: Any) -> list[Difference]:
    legal = match.legal_actions()
    return [("open", action, legal) for action in expected if action not in legal]


def _closed(match: Match, expected: Mapping[str, str]) -> list[Difference]:
    differences = []
    for action, rule in expected.items():
        refusal = _refusal(match, action)
        ours = OPEN if not isinstance(refusal, IllegalAction) else refusal.rule
        if ours == OPEN or (rule and rule != ours):
            differences.append((f"closed {action}", rule, ours))
    return differences


def _refusal(match: Match, action: str) -> Exception | None:
    """Why an action, or something said out of turn, is refused now; None if it is not."""
    if not action.startswith(MARK):
        return match.explain(action)
    try:
        match.copy().repeat(action)
    except IllegalAction as refusal:
        return refusal
    return None


def _hands(match: Match, expected: Mapping[str, str]) -> list[Difference]:
    differences = []
    for seat, cards in expected.items():
        ours = match.hand(int(seat))
        if set(ours) != set(card_list(card_set(cards))):
            differences.append((f"hand of seat {seat}", cards, " ".join(ours)))
    return differences


def _trick(match: Match, expected: Mapping[str, Any]) -> list[Difference]:
    ours = _last_trick(match)
    return [(f"last_trick {key}", value, ours[key]) for key, value in expected.items() if ours[key] != value]


#: Claims that are compared in a way of their own.
CLAIMS: Mapping[str, Callable[[Match, Any], list[Difference]]] = {
    "legal": _legal,
    "open": _open,
    "closed": _closed,
    "hands": _hands,
    "last_trick": _trick,
}
