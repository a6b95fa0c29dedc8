"""What Back Alley tells beyond calls, cards, tricks and scores."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import JOKERS, NAMES, SUITS, XB, XR, card_list
from vierblatt.games.back_alley.rules.state import BIDDING, BOARD, CALLS, NO_TRUMP
from vierblatt.games.events import Event, Fact, ScoreLine
from vierblatt.kernel.state import NEEDS_DEAL, PLAY


class TrumpTurned(Event, frozen=True, tag="back_alley-trump-turned"):
    """A card was turned up and its suit is trumps."""

    card: str


class BleederTurned(Event, frozen=True, tag="back_alley-bleeder-turned"):
    """A bleeder was turned up, so no suit is trumps."""

    card: str


class BleederPassedOver(Event, frozen=True, tag="back_alley-bleeder-passed-over"):
    """A bleeder was turned up and another card turned in its place."""

    card: str


class BleederExchanged(Event, frozen=True, tag="back_alley-bleeder-exchanged"):
    """The holder of the other bleeder discarded it face up and took the top card of the stock."""

    seat: int
    card: str


class CardDrawn(Event, frozen=True, tag="back_alley-card-drawn"):
    """The card that came for the bleeder; only its new owner is told."""

    card: str


class BoardClaimed(Event, frozen=True, tag="back_alley-board-claimed"):
    """A board, at the level that its place among the deal's boards gives it."""

    seat: int
    level: int


class AuctionOver(Event, frozen=True, tag="back_alley-auction-over"):
    """All have called; `seat` called highest and leads."""

    seat: int


class PassedOut(Event, frozen=True, tag="back_alley-passed-out"):
    """All four passed, and the same number of cards is dealt again."""

    cards_each: int


class TrumpsBroken(Event, frozen=True, tag="back_alley-trumps-broken"):
    """The deal's first trump was played."""

    seat: int


def dealt(after: Any) -> list[Event]:
    """What the turn-up brought."""
    if after.turned < 0:
        return []
    told: list[Event] = []
    exchanged = JOKERS & ~(1 << after.turned) if after.exchanger >= 0 else 0
    told += [BleederPassedOver(card=c) for c in card_list(after.face_up & ~exchanged & ~(1 << after.turned))]
    name = NAMES[after.turned]
    told.append(BleederTurned(card=name) if after.trump == NO_TRUMP else TrumpTurned(card=name))
    if exchanged:
        told.append(BleederExchanged(seat=after.exchanger, card=card_list(exchanged)[0]))
        told.append(CardDrawn(audience=after.exchanger, card=NAMES[after.drawn[after.exchanger] - 1]))
    return told


def events(before: Any, action: int, after: Any) -> list[Event]:
    """What a call or a card made happen."""
    seat = before.turn
    if before.phase == BIDDING:
        told: list[Event] = []
        if action == BOARD:
            told.append(BoardClaimed(seat=seat, level=before.boards + 1))
        if after.phase == PLAY:
            told.append(AuctionOver(seat=after.turn))
        if after.phase == NEEDS_DEAL and after.scored == before.scored:
            told.append(PassedOut(cards_each=before.hand_size))
        return told
    goes_on = before.hands[seat].bit_count() > 1  # a trick follows that a trump could lead
    if before.trumps >> action & 1 and not before.seen & before.trumps and goes_on:
        return [TrumpsBroken(seat=seat)]
    return []


def facts(state: Any) -> list[Fact]:
    """Trumps, everybody's call, both contracts, the turned card, the place in the schedule: the weightiest first."""
    if state.trump == NO_TRUMP:
        found = [Fact("trump", "key", "no-trump")]
    else:
        found = [Fact("trump", "suit", SUITS[state.trump])]
    if state.called == 4:
        found += [contract(state, side) for side in range(2)]
    if state.phase == PLAY and state.trumps:
        found.append(Fact("lead", "key", "open" if state.seen & state.trumps else "closed"))
    if state.turned >= 0:
        found.append(Fact("turned", "card", NAMES[state.turned]))
    if state.exchanger >= 0:
        found.append(Fact("exchanged", "card", NAMES[XR + XB - state.turned], state.exchanger))
    found += [Fact("call", "call", CALLS[call], seat) for seat, call in enumerate(state.calls) if call >= 0]
    left = state.opt_schedule[0] - state.scored - 1
    if left >= 0:
        found += [Fact("deal", "number", state.scored + 1), Fact("deals-left", "number", left)]
    else:
        found.append(Fact("deal", "key", "tie-break"))
    return found


def contract(state: Any, side: int) -> Fact:
    """What a team has to make; told of the first of its seats."""
    level = state.board_levels[side]
    if level:
        return Fact("contract", "key", f"board-{level}", side)
    return Fact("contract", "number", state.bids[side], side)


def score_lines(state: Any) -> list[ScoreLine]:
    """Tricks, bid points or board, overtricks and rainbow bonus of the last scored deal."""
    if state.called < 4 or not any(state.calls):
        return [ScoreLine("passed-out", [0, 0])]
    tricks = [state.tricks[side] + state.tricks[side + 2] for side in range(2)]
    levels = state.board_levels[:2]
    over = [0 if levels[i] else max(tricks[i] - state.bids[i], 0) for i in range(2)]
    own = [state.deal_scores[i] - state.bonus[i] - over[i] for i in range(2)]
    lines = [ScoreLine("tricks", tricks), ScoreLine("bid", [0 if levels[i] else own[i] for i in range(2)])]
    if any(over):
        lines.append(ScoreLine("overtricks", over))
    if any(levels):
        lines.append(ScoreLine("board", [own[i] if levels[i] else 0 for i in range(2)]))
    if any(state.bonus):
        lines.append(ScoreLine("rainbow", state.bonus[:2]))
    return lines
