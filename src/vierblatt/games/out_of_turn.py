"""What a game lets players say out of turn, where illegal cards can be played and claimed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from vierblatt.games.phase import Phase
from vierblatt.kernel.optional import never_right, nothing_admitted, nothing_follows


def nobody_laid(state: Any) -> tuple[int, int]:
    """No hand lies open."""
    return -1, 0


@dataclass(frozen=True, eq=False)
class OutOfTurn:
    """What a game lets players say out of turn, if illegal cards are claimed rather than refused.

    The numbers of what is said are those of `kernel.out_of_turn`.
    """

    #: ``allowed(s) -> int``: the actions of ``s.turn`` that break no rule, while ``legal`` has every card of the hand.
    allowed: Callable[..., Any]
    #: ``admits(s, words) -> bool``: whether this can be said now, judged by what everybody knows.
    admits: Callable[..., Any]
    #: ``is_right(s, words) -> bool``: the verdict; it may spoil the state.
    is_right: Callable[..., Any]
    #: ``carry_out(s, words, right)``: what follows.
    carry_out: Callable[..., Any]
    #: The questions that are asked only at such tables, by number.
    phases: Mapping[int, Phase]
    #: The name of each kind of fault by its number.
    kinds: Mapping[int, str]
    #: The rules that say when an accusation and a sawa are heard.
    rule_of_accusing: str
    rule_of_sawa: str = ""
    #: ``laid(state) -> (seat, cards)``: the hand that lies open, as a bit set; not compiled.
    laid: Callable[[Any], tuple[int, int]] = nobody_laid


def rules_out_of_turn(said: OutOfTurn | None, legal: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
    """The compiled rules by name; in a game without them, what is legal is allowed, and nothing is admitted."""
    if said is None:
        return {
            "allowed": legal, "admits": nothing_admitted, "is_right": never_right, "carry_out": nothing_follows,
        }  # fmt: skip
    return {name: getattr(said, name) for name in ("allowed", "admits", "is_right", "carry_out")}


def faults_happen(state: Any) -> bool:
    """Whether illegal cards can be played at this table, so that a card does not tell what a hand lacks."""
    return bool(getattr(state, "opt_illegal_cards", 0))
