"""Kout Bo on a score sheet: who bid what, and the tricks of the bidder's team."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from vierblatt.cards import SUITS
from vierblatt.errors import BadSheet
from vierblatt.games.cutting import GO
from vierblatt.games.kout_bo.rules.options import BAWAN_BID
from vierblatt.games.kout_bo.rules.scoring import bawan_wins, finish_deal, hokm_change
from vierblatt.games.kout_bo.rules.state import BAB, BAWAN, BID, CUTTING, LAYOUT, PASS, TRICKS
from vierblatt.games.sheets import DealResult, GameSheet, SheetField, SheetReason
from vierblatt.kernel import engine
from vierblatt.kernel.jit import entry
from vierblatt.kernel.state import OVER, States

BIDS = tuple(range(BAB, BAWAN + 1))


@entry
def finish_deal_at(states: States, i: int) -> None:
    """Scores the contract and the tricks of state `i`."""
    finish_deal(states[i])


def fields(states: States) -> Sequence[SheetField]:
    """The bid and its bidder; the tricks unless calling nine has ended the match (KOUT-END-1 taken literally)."""
    state = LAYOUT.reader(states)
    at_once = state.opt_first_round_bawan == BAWAN_BID and state.deal_no == 1
    played = {"bid": BIDS[:-1]} if at_once else {}
    # Nobody can be overcalled with a five, so a dealer's five is forced without a question (KOUT-BID-4).
    may_be_forced = {"maker": (state.dealer,), "bid": BIDS[1:]}
    early = [SheetField("others", "number", most=TRICKS, when=played)] if state.opt_early_deal_end else []
    return [
        SheetField("maker", "seat", most=state.seats - 1),
        SheetField("bid", "number", least=BAB, most=BAWAN),
        SheetField("forced", "choice", ("no", "yes"), default="no", when=may_be_forced),
        SheetField("trump", "choice", tuple(SUITS), when=played),
        SheetField("tricks", "number", most=TRICKS, when=played),
        *early,
    ]


def score(states: States, result: DealResult) -> None:
    """Makes the calls of an auction that ends so, then scores the tricks."""
    state = LAYOUT.reader(states)
    if state.phase == CUTTING:
        engine.act(states, 0, GO)
    maker, bid = int(result["maker"]), int(result["bid"])
    calls = [PASS] * state.seats
    if maker == state.dealer and bid > BAB and result["forced"] == "no":
        calls[(maker + 1) % state.seats] = bid - 1
    calls[maker] = bid
    while state.phase == BID:
        engine.act(states, 0, calls[state.turn])
    if state.phase == OVER:
        return
    engine.act(states, 0, SUITS.index(str(result["trump"])))
    tricks = int(result["tricks"])
    others = int(result.get("others", TRICKS - tricks))
    if "others" in result and not _ends_early(bid, tricks, others):
        raise BadSheet("sheet-early-end", rule="A-10", bid=bid, tricks=tricks, others=others, enough=TRICKS - bid + 1)
    won = [0] * state.seats
    won[maker], won[(maker + 1) % state.seats] = tricks, others
    LAYOUT.write(states, "tricks", won)
    LAYOUT.write(states, "trick_no", tricks + others)
    finish_deal_at(states, 0)


def _ends_early(bid: int, tricks: int, others: int) -> bool:
    """A-10: whether the last of these tricks made the bid or put it out of reach."""
    enough = TRICKS - bid + 1
    return (tricks == bid and others < enough) or (others == enough and tricks < bid)


def reasons(states: States, result: DealResult) -> list[SheetReason]:
    """The bid, made or not, for what it counts; the end of the match."""
    state = LAYOUT.reader(states)
    if "tricks" not in result:
        return [SheetReason("bawan-bid", "KOUT-END-1")]
    bid, tricks = int(result["bid"]), int(result["tricks"])
    made = tricks >= bid
    kind = "malzom" if state.malzom else "bawan" if bid == BAWAN else "bid"
    change = hokm_change(bid, state.malzom, tricks, state.opt_fail_points)
    name = f"{kind}-made" if made else f"{kind}-minus" if change < 0 else f"{kind}-failed"
    rule = "KOUT-SCORE-2" if made or change >= 0 else "A-6"
    points = max(abs(points) for points in state.deal_scores[:2])
    over = [SheetReason("overtricks", "KOUT-SCORE-1")] if tricks > bid else []
    return [SheetReason(name, rule, {"bid": bid, "tricks": tricks, "points": points}), *over, *_end(state, bid, tricks)]


def _end(state: Any, bid: int, tricks: int) -> Iterator[SheetReason]:
    if state.phase != OVER:
        return
    if bawan_wins(bid, tricks, state.deal_no, state.opt_first_round_bawan):
        yield SheetReason("end-bawan", "KOUT-END-1")
    elif min(state.scores[:2]) <= 0:
        yield SheetReason("end-shutout", "KOUT-END-2")
    else:
        yield SheetReason("end", "KOUT-END-3")


SHEET = GameSheet(fields=fields, score=score, reasons=reasons)
