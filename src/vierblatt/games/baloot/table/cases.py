"""Checks worked cases with the engine's own rules; a case sets only those fields of a state that the rule reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.cards import SUITS, card_list, card_set, parse_card
from vierblatt.games.baloot.rules.doubling_levels import GAHWA_LEVEL
from vierblatt.games.baloot.rules.options import OPTIONS
from vierblatt.games.baloot.rules.play import legal_card
from vierblatt.games.baloot.rules.ranks import NO_TRUMP, beats
from vierblatt.games.baloot.rules.scoring import raw_total, settle
from vierblatt.games.baloot.rules.state import HOKOM_MODE, LAYOUT, SUN_MODE
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.state import PLAY, States

Disagreements = list[tuple[str, Any, Any]]
MODES = {"hokom": HOKOM_MODE, "sun": SUN_MODE}
RAW_OF = {"sira": 20, "50": 50, "100": 100, "400": 200}


@entry
def legal_at(states: State, i: int) -> int:
    """The cards that may be played in state `i`."""
    return legal_card(states[i])


@entry
def beats_at(states: State, i: int, card: int, best: int) -> bool:
    """Whether a card takes the trick from another."""
    return beats(states[i], card, best)


@entry
def settle_at(states: State, i: int) -> None:
    """Scores the summary of state `i`."""
    settle(states[i])


@entry
def raw_at(states: State, i: int, side: int) -> int:
    """A team's raw total."""
    return raw_total(states[i], side)


def state_of(case: Mapping[str, Any]) -> States:
    """A state with the options of a case and nothing else."""
    rules = OPTIONS.rule_set(case.get("options"), case.get("preset", "standard"))
    states = LAYOUT.new()
    for name, option in OPTIONS.by_name.items():
        LAYOUT.write(states, f"opt_{name}", option.encode(rules.values[name]))
    return states


def judge_legal(case: Mapping[str, Any]) -> Disagreements:
    """Which cards of a hand may be played to a trick."""
    states = state_of(case)
    trick = [parse_card(card) for card in case["trick"]]
    if len(trick) > 3:
        raise ValueError(f"a trick of {len(trick)} cards before the mover's")
    flags = case.get("flags", {})
    trump = case.get("trump")
    fields = {
        "phase": PLAY,
        "seats": 4,
        "mode": MODES[case["mode"]],
        "trump": SUITS.index(trump) if trump else NO_TRUMP,
        "turn": len(trick),
        "hands": [0] * len(trick) + [card_set(case["hand"])],
        "trick": trick,
        "in_trick": len(trick),
        "seen": card_set(flags.get("played", [])) | card_set(trick),
        "locked": flags.get("locked", False),
    }
    for name, value in fields.items():
        LAYOUT.write(states, name, value)
    winning = 0
    for place, card in enumerate(trick):
        if beats_at(states, 0, card, trick[winning]):
            winning = place
    LAYOUT.write(states, "winning", winning)
    expected, ours = card_set(case["legal"]), legal_at(states, 0)
    return [] if expected == ours else [("legal", card_list(expected), card_list(ours))]


def judge_score(case: Mapping[str, Any]) -> Disagreements:
    """What both teams write for a deal, and their raw totals."""
    given, result = case["input"], case["result"]
    level = GAHWA_LEVEL if given.get("gahwa") else given.get("mult", 1)
    if given["buyer"] not in range(2) or level not in range(1, GAHWA_LEVEL + 1):
        raise ValueError(f"no such buyer or multiplier: {given['buyer']}, {level}")
    states = state_of(case)
    fields = {
        "sum_mode": MODES[given["mode"]],
        "sum_buyer": given["buyer"],
        "sum_level": level,
        "sum_cards": given["cards"],
        "sum_tricks": given.get("tricks", [1, 1]),
        "sum_projects": [sum(RAW_OF[word] for word in words) for words in given.get("projects", [[], []])],
        "sum_baloots": given.get("baloot", [0, 0]),
    }
    for name, value in fields.items():
        LAYOUT.write(states, name, value)
    settle_at(states, 0)
    reader = LAYOUT.reader(states)
    ours = reader.deal_scores[:2]
    disagreements: Disagreements = [] if ours == result["score"] else [("score", result["score"], ours)]
    raw = [raw_at(states, 0, side) for side in range(2)]
    if "raw" in result and raw != result["raw"]:
        disagreements.append(("raw", result["raw"], raw))
    return disagreements


JUDGES = {"legal": judge_legal, "score": judge_score}
