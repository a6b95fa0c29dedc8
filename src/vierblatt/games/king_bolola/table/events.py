"""What players are shown: events of this game, facts about the deal and the score sheet."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import SUITS
from vierblatt.games.accusing import awarded_lines
from vierblatt.games.events import Event, Fact, ScoreLine
from vierblatt.games.king_bolola.rules import options as opt
from vierblatt.games.king_bolola.rules.calls import CAP
from vierblatt.games.king_bolola.rules.scoring import COLUMNS, HEART, JACK_KING, KING, LAST, QUEEN, ROWS, TRICK, TWELFTH
from vierblatt.games.king_bolola.rules.state import (
    CHOOSE,
    HEARTS,
    JACKS_KINGS,
    KING_OF_HEARTS,
    NEGATIVES,
    QUEENS,
    TRUMP,
)
from vierblatt.kernel.state import NEEDS_DEAL, OVER

CONTRACT_KEYS = (
    "no-tricks", "no-jk", "no-queens", "no-hearts", "last-two", "no-king", "trump", "bolola-minus", "bolola-plus",
)  # fmt: skip
COLUMN_KEYS = ("tricks", "jacks-kings", "queens", "hearts", "twelfth", "last", "king")


class FirstDealer(Event, frozen=True, tag="king_bolola-first-dealer"):
    """A house rule made the holder of this card the first dealer."""

    seat: int
    card: str


class SuitOpened(Event, frozen=True, tag="king_bolola-opened"):
    """The barred suit has appeared and may be led from now on."""

    suit: str


class EndedEarly(Event, frozen=True, tag="king_bolola-ended-early"):
    """Nothing that counts is left, so the deal ended after this many tricks."""

    tricks: int


class PlayerResult(Event, frozen=True, tag="king_bolola-result"):
    """KB-SCORE-2: how the match ended for one player; `key` is won, drawn or lost."""

    seat: int
    key: str


def dealt(after: Any) -> list[Event]:
    """AMB-2: the holder of a card becomes the first dealer."""
    card = {opt.TWO_OF_DIAMONDS: "2D", opt.KING_OF_HEARTS: "KH"}.get(after.opt_first_dealer)
    return [FirstDealer(seat=after.dealer, card=card)] if card and after.deal_no == 1 else []


def events(before: Any, action: int, after: Any) -> list[Event]:
    """The events that a call or a card caused."""
    if before.phase == CHOOSE:
        return []
    caused: list[Event] = []
    goes_on = after.scored == before.scored and before.hands[before.turn].bit_count() > 1
    if before.barred >> action & 1 and not before.seen & before.barred and goes_on:
        caused.append(SuitOpened(suit=SUITS[action // 13]))
    if after.scored > before.scored and after.trick_no < after.hand_size and not after.claim_awarded:
        caused.append(EndedEarly(tricks=after.trick_no))
    if after.phase == OVER:
        results = ((1, "won"), (0, "drawn"), (-1, "lost"))
        for seat, total in enumerate(after.scores[:4]):
            sign = (total > 0) - (total < 0)
            caused.append(PlayerResult(seat=seat, key=dict(results)[sign]))
    return caused


def facts(state: Any) -> list[Fact]:
    """The round, the contract, whether the barred suit is open, and who still owes what."""
    shown = [Fact("round", "number", min(state.scored + 1, 24))] if state.phase not in {NEEDS_DEAL, OVER} else []
    if state.contract >= 0:
        shown.append(Fact("contract", "key", CONTRACT_KEYS[state.contract]))
        if state.contract == TRUMP:
            shown.append(Fact("trump", "suit", SUITS[state.trump]))
        if state.barred:
            shown.append(Fact("lead", "key", "open" if state.seen & state.barred else "barred"))
    else:
        left = (CAP - used if state.opt_negative_cap == opt.TWICE else -1 for used in state.used)
        named = zip(CONTRACT_KEYS[:NEGATIVES], left, strict=True)
        shown += [Fact(f"left-{key}", "number", number) for key, number in named if number >= 0]
    for seat, (negatives, trumps, bololas) in enumerate(zip(state.negatives, state.trumps, state.bololas, strict=True)):
        shown.append(Fact("owes-negatives", "number", negatives, seat))
        shown.append(Fact("owes-trumps", "number", trumps, seat))
        shown.append(Fact("owes-bololas", "number", bololas, seat))
    return shown


def score_lines(state: Any) -> list[ScoreLine]:
    """A line for everything that counts in the contract of the deal just scored, in points per seat."""
    if state.claim_awarded:
        return awarded_lines(state, 4)
    full = state.trick_no == state.hand_size
    counted = {
        TRICK: state.tricks[:4],
        JACK_KING: [(cards & JACKS_KINGS).bit_count() for cards in state.taken],
        QUEEN: [(cards & QUEENS).bit_count() for cards in state.taken],
        HEART: [(cards & HEARTS).bit_count() for cards in state.taken],
        TWELFTH: [int(seat == state.twelfth) for seat in range(4)],
        LAST: [int(full and seat == state.last_winner) for seat in range(4)],
        KING: [(cards & KING_OF_HEARTS).bit_count() for cards in state.taken],
    }
    row = ROWS[state.contract]
    return [
        ScoreLine(COLUMN_KEYS[column], [row[column] * number for number in counted[column]])
        for column in range(COLUMNS)
        if row[column]
    ]
