"""Local matches at which wrong cards are played, driven to where something can be said out of turn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from vierblatt import games
from vierblatt.cards import NAMES, members
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.record import Player
from vierblatt.tui.local_match import HUMAN, LocalMatch

CLAIMABLE = {"illegal_cards": "claimable"}


def local(
    game: str, *, file: Path | None = None, humans: tuple[int, ...] = (0,), seed: int = 4, preset: str = "standard"
) -> LocalMatch:
    """A match at which wrong cards can be claimed, with people on some seats and the bot `rules` on the others."""
    known = games.get(game)
    rules = known.options.rule_set(CLAIMABLE, preset, reserved=True)
    seats = known.rules.shape(rules.values).seats
    players = [Player(f"P{seat}", HUMAN if seat in humans else "rules") for seat in range(seats)]
    return LocalMatch.new(known, rules, players, seed=seed, file=file)


def wrong_cards(match: Match) -> list[str]:
    """The cards that the player to act may play, and that break a rule."""
    if match.state.phase != PLAY or match.turn < 0:
        return []
    return [NAMES[card] for card in members(match.legal() & ~engine.allowed(match.states, 0))]


def right_action(match: Match) -> str:
    """An action that breaks no rule."""
    return match.game.format(match.state.phase, next(members(engine.allowed(match.states, 0))))


def play(local_match: LocalMatch, until: Callable[[LocalMatch], bool]) -> None:
    """People do the first thing that breaks no rule, until something holds."""
    while not until(local_match):
        assert not local_match.over
        if local_match.human_to_act:
            local_match.do(right_action(local_match.match))
        else:
            local_match.advance()


def may_revoke(seat: int) -> Callable[[LocalMatch], bool]:
    """Whether a person can play a wrong card to a trick that another one has led."""

    def holds(local_match: LocalMatch) -> bool:
        match = local_match.match
        return match.turn == seat and bool(wrong_cards(match)) and match.state.in_trick > 0

    return holds


def may_say_sawa(cards: int) -> Callable[[LocalMatch], bool]:
    """Whether the person on seat 0 is to lead from so many cards."""

    def holds(local_match: LocalMatch) -> bool:
        state = local_match.match.state
        leads = state.phase == PLAY and state.turn == 0 and not state.in_trick
        return bool(leads and state.held[0] == cards)

    return holds
