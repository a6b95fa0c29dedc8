"""What Back Alley shows beyond calls, cards, tricks and scores."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import JOKERS, NAMES, SUITS, XB, XR, card_list
from vierblatt.games.accusing import awarded_lines
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
    """A bleeder was turned up, and another card was turned up in its place."""

    card: str


class BleederExchanged(Event, frozen=True, tag="back_alley-bleeder-exchanged"):
    """The holder of the other bleeder discarded it face up and took the top card of the stock."""

    seat: int
    card: str


class CardDrawn(Event, frozen=True, tag="back_alley-card-drawn"):
    """The card that replaced the bleeder; only its new owner is told."""

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
    """The events of the turn-up."""
    if after.turned < 0:
        return []
    caused: list[Event] = []
    exchanged = JOKERS & ~(1 << after.turned) if after.exchanger >= 0 else 0
    caused += [BleederPassedOver(card=c) for c in card_list(after.face_up & ~exchanged & ~(1 << after.turned))]
    name = NAMES[after.turned]
    caused.append(BleederTurned(card=name) if after.trump == NO_TRUMP else TrumpTurned(card=name))
    if exchanged:
        caused.append(BleederExchanged(seat=after.exchanger, card=card_list(exchanged)[0]))
        caused.append(CardDrawn(audience=after.exchanger, card=NAMES[after.drawn[after.exchanger] - 1]))
    return caused


def events(before: Any, action: int, after: Any) -> list[Event]:
    """The events that a call or a card caused."""
    seat = before.turn
    if before.phase == BIDDING:
        caused: list[Event] = []
        if action == BOARD:
            caused.append(BoardClaimed(seat=seat, level=before.boards + 1))
        if after.phase == PLAY:
            caused.append(AuctionOver(seat=after.turn))
        if after.phase == NEEDS_DEAL and after.scored == before.scored:
            caused.append(PassedOut(cards_each=before.hand_size))
        return caused
    goes_on = before.hands[seat].bit_count() > 1  # the deal has another trick, to which a trump could be led
    if before.trumps >> action & 1 and not before.seen & before.trumps and goes_on:
        return [TrumpsBroken(seat=seat)]
    return []


def facts(state: Any) -> list[Fact]:
    """Trumps, all calls, both contracts, the turned card, the place in the schedule; the most important first."""
    if state.trump == NO_TRUMP:
        shown = [Fact("trump", "key", "no-trump")]
    else:
        shown = [Fact("trump", "suit", SUITS[state.trump])]
    if state.called == 4:
        shown += [contract(state, side) for side in range(2)]
    if state.phase == PLAY and state.trumps:
        shown.append(Fact("lead", "key", "open" if state.seen & state.trumps else "closed"))
    if state.turned >= 0:
        shown.append(Fact("turned", "card", NAMES[state.turned]))
    if state.exchanger >= 0:
        shown.append(Fact("exchanged", "card", NAMES[XR + XB - state.turned], state.exchanger))
    shown += [Fact("call", "call", CALLS[call], seat) for seat, call in enumerate(state.calls) if call >= 0]
    left = state.opt_schedule[0] - state.scored - 1
    if left >= 0:
        shown += [Fact("deal", "number", state.scored + 1), Fact("deals-left", "number", left)]
    else:
        shown.append(Fact("deal", "key", "tie-break"))
    return shown


def contract(state: Any, side: int) -> Fact:
    """What a team has to make; the fact names the first of the team's seats."""
    level = state.board_levels[side]
    if level:
        return Fact("contract", "key", f"board-{level}", side)
    return Fact("contract", "number", state.bids[side], side)


def score_lines(state: Any) -> list[ScoreLine]:
    """Tricks, bid points or board, overtricks and rainbow bonus of the last scored deal."""
    if state.claim_awarded:
        return awarded_lines(state, 2)
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
