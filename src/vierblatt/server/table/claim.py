"""Claiming the rest of a deal, if it is certain.

A claim is accepted if the claimer leads and can keep leading cards that no unseen card could beat, whoever holds it.
The decision uses only what the claimer can know, so that a refusal reveals nothing about the other hands. The remaining
tricks of an accepted claim are then played out as ordinary plays.

The game itself decides whether one card beats another: a trick of two cards is tried on a copy of the match.
"""

from __future__ import annotations

from vierblatt.bots import RulesBot
from vierblatt.cards import members
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match


def expansion(match: Match, seat: int) -> list[tuple[int, str]] | None:
    """The plays (seat, card) to the end of the deal by which `seat` takes every trick; None if that is not certain."""
    state = match.state
    if match.turn != seat or state.phase != PLAY or state.in_trick:
        return None
    trial, bot = match.copy(), RulesBot()
    unseen = unseen_cards(match, seat)  # as of the claim: the claimer cannot know what the others play after it
    deal, won, tricks = len(trial.deals), trial.state.tricks[seat], sum(trial.state.tricks)
    plays: list[tuple[int, str]] = []
    while not (trial.over or trial.needs_deal) and len(trial.deals) == deal:
        turn = trial.turn
        if turn == seat and trial.state.phase == PLAY and not trial.state.in_trick:
            card = certain_lead(trial, seat, unseen)
            if card is None:
                return None
        else:
            card = bot.choose(trial.game, trial.concealed(turn)).action
        plays.append((turn, card))
        trial.do(card)
    won_now, tricks_now = trial.state.tricks[seat], sum(trial.state.tricks)
    return plays if won_now - won == tricks_now - tricks and plays else None


def certain_lead(match: Match, seat: int, unseen: int) -> str | None:
    """A card that `seat` may lead and that no card in the bit set `unseen` beats; None if there is none."""
    texts = match.game.phases[PLAY].actions
    for card in members(match.legal()):
        if all(_wins(match, seat, card, other) for other in members(unseen)):
            return texts[card]
    return None


def unseen_cards(match: Match, seat: int) -> int:
    """The bit set of cards that, as far as the seat knows, are in other hands or undealt."""
    seen: int = match.state.hands[seat] | match.state.seen
    return sum(1 << card for card in match.table.pack) & ~seen


def _wins(match: Match, seat: int, card: int, other: int) -> bool:
    """Whether `card`, led by `seat`, still wins the trick after the next player plays `other`."""
    layout = match.game.layout
    states = layout.new()
    layout.load(states, layout.words(match.states))
    engine.act(states, 0, card)
    state = layout.reader(states)
    if state.turn < 0 or state.phase != PLAY or not state.in_trick:
        return False
    hands = [hand & ~(1 << other) for hand in state.hands]
    hands[state.turn] = 1 << other
    layout.write(states, "hands", hands)
    if not int(engine.legal(states, 0)) >> other & 1:
        return False
    engine.act(states, 0, other)
    return bool(state.phase == PLAY and state.in_trick and state.winning == seat)
