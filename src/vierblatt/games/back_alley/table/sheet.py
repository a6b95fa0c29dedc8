"""Back Alley on a score sheet: the four calls in their order, the tricks of the first team, rainbow hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from vierblatt.cards import members
from vierblatt.errors import BadSheet, IllegalAction
from vierblatt.games.back_alley.rules.options import COUNT_AS_ZERO, DRAW, RAINBOW_BONUS
from vierblatt.games.back_alley.rules.scoring import score_hands
from vierblatt.games.back_alley.rules.state import BIDDING, BOARD, CALLS, LAYOUT, PASS
from vierblatt.games.back_alley.table.refusals import why_not
from vierblatt.games.sheets import DealResult, GameSheet, SheetField, SheetReason
from vierblatt.kernel import engine
from vierblatt.kernel.jit import entry
from vierblatt.kernel.state import OVER, States

RAINBOW_CARDS = 4  #: A-19: a hand of one card of each suit
_NUMBERS = {text: call for call, text in CALLS.items()}


@entry
def score_hands_at(states: States, i: int, first: int, second: int) -> None:
    """Scores the contracts and the tricks of state `i`, with the rainbow hands of both teams."""
    score_hands(states[i], first, second)


def fields(states: States) -> Sequence[SheetField]:
    """Whether the deal was played; then the calls from the dealer's left on, and what was taken."""
    state = LAYOUT.reader(states)
    played = {"outcome": ("played",)}
    calls = tuple(text for call, text in CALLS.items() if call in {PASS, BOARD} or call <= state.hand_size)
    order = [(state.dealer + 1 + place) % 4 for place in range(4)]
    asked = [SheetField("outcome", "choice", ("played", "passed"), default="played")]
    asked += [SheetField(f"call_{seat + 1}", "choice", calls, when=played, label="call", seat=seat) for seat in order]
    asked.append(SheetField("tricks", "number", most=state.hand_size, when=played, side=0))
    if state.hand_size == RAINBOW_CARDS and RAINBOW_BONUS[state.opt_rainbow_bonus] > 0:
        asked += [
            SheetField(f"rainbow_{side + 1}", "number", most=2, default=0, when=played, label="rainbow", side=side)
            for side in range(2)
        ]
    return asked


def score(states: States, result: DealResult) -> None:
    """Makes the calls, each of which has to be open, then scores the tricks."""
    state = LAYOUT.reader(states)
    passed = result["outcome"] == "passed"
    if not passed and all(result[f"call_{seat}"] == CALLS[PASS] for seat in range(1, 5)):
        raise BadSheet("sheet-all-passed", rule="BA-BID-7")
    while state.phase == BIDDING:
        call = PASS if passed else _NUMBERS[str(result[f"call_{state.turn + 1}"])]
        legal = engine.legal(states, 0)
        if not legal >> call & 1:
            takes = ", ".join(CALLS[each] for each in members(legal))
            refusal = IllegalAction("illegal", rule=why_not(state, call), action=CALLS[call], seat=state.turn)
            raise BadSheet("sheet-call", seat=state.turn, call=CALLS[call], reason=refusal, takes=takes)
        engine.act(states, 0, call)
    if passed:
        return
    tricks = int(result["tricks"])
    LAYOUT.write(states, "tricks", [tricks, state.hand_size - tricks])
    LAYOUT.write(states, "trick_no", state.hand_size)
    score_hands_at(states, 0, int(result.get("rainbow_1", 0)), int(result.get("rainbow_2", 0)))


def reasons(states: States, result: DealResult) -> list[SheetReason]:
    """Each team's contract, made or not; the rainbow bonus; the end of the match."""
    state = LAYOUT.reader(states)
    if result["outcome"] == "passed":
        counts = state.opt_all_pass == COUNT_AS_ZERO or state.passed_out == 0
        return [SheetReason("passed-zero" if counts else "passed", "A-8" if counts else "BA-BID-7"), *_end(state)]
    return [*_contract(state, 0), *_contract(state, 1), *_end(state)]


def _contract(state: Any, side: int) -> Iterator[SheetReason]:
    level, bid = state.board_levels[side], state.bids[side]
    tricks = state.tricks[side] + state.tricks[side + 2]
    points = abs(state.deal_scores[side] - state.bonus[side])
    figures = {"side": side, "tricks": tricks, "points": points}
    if level:
        made = "board-made" if tricks == state.hand_size else "board-failed"
        yield SheetReason(made, "BA-SCORE-4", {**figures, "level": level})
    elif tricks < bid:
        yield SheetReason("failed", "BA-SCORE-2", {**figures, "bid": bid})
    else:
        name, rule = ("made", "BA-SCORE-1") if bid else ("no-bid", "BA-SCORE-3")
        yield SheetReason(name, rule, {**figures, "bid": bid})
    if state.bonus[side]:
        yield SheetReason("rainbow", "A-19", {"side": side, "points": state.bonus[side]})


def _end(state: Any) -> Iterator[SheetReason]:
    finished = state.scored >= state.opt_schedule[0]
    if state.phase == OVER:
        drawn = state.scores[0] == state.scores[1]
        yield SheetReason("end-draw", "A-17") if drawn else SheetReason("end", "BA-END-1")
    elif finished and state.opt_tie != DRAW and state.scores[0] == state.scores[1]:
        yield SheetReason("one-more", "A-17")


SHEET = GameSheet(fields=fields, score=score, reasons=reasons)
