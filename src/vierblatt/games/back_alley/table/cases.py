"""Checks worked cases with the engine's own rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.cards import JOKERS, SUIT_BITS, SUITS, card_list, card_set, parse_card
from vierblatt.games.back_alley.rules.options import OPTIONS
from vierblatt.games.back_alley.rules.scoring import score_deal_at
from vierblatt.games.back_alley.rules.state import BOARD, LAYOUT, NO_TRUMP
from vierblatt.games.back_alley.table.setup import open_at
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY, States

Disagreements = list[tuple[str, Any, Any]]
Case = Mapping[str, Any]


def _states(case: Case, size: int, trump: str | None) -> States:
    """A deal whose hands are unknown, before the first call; seat 0 is the first bidder."""
    if size not in range(1, 14):
        raise ValueError(f"no such hand size: {size}")
    rules = OPTIONS.rule_set(case.get("options"), case.get("preset", "standard"))
    states = LAYOUT.new()
    for name, option in OPTIONS.by_name.items():
        LAYOUT.write(states, f"opt_{name}", option.encode(rules.values[name]))
    engine.start(states, 0, 3)
    LAYOUT.write(states, "hand_size", size)
    open_at(states, 0, 0, NO_TRUMP if trump is None else SUITS.index(trump), 0)
    return states


def _play(states: States, cards: list[str]) -> None:
    """Seat 0 leads; each card comes into its player's hand just before it is played."""
    if len(cards) > 4:
        raise ValueError(f"a trick of {len(cards)} cards")
    LAYOUT.write(states, "phase", PLAY)
    LAYOUT.write(states, "turn", 0)
    reader = LAYOUT.reader(states)
    for text in cards:
        card = parse_card(text)
        hands = reader.hands
        hands[reader.turn] |= 1 << card
        LAYOUT.write(states, "hands", hands)
        engine.act(states, 0, card)


def legal(case: Case) -> Disagreements:
    """The cards that a hand may play to a trick so far."""
    flags, hand = case["flags"], card_set(case["hand"])
    states = _states(case, 13, flags["trump"])
    _play(states, case["trick"])
    reader = LAYOUT.reader(states)
    seat = reader.turn
    calls = [0] * 4
    calls[seat] = BOARD if flags.get("leader_claimed_board") else 0
    calls[(seat + 2) % 4] = BOARD if flags.get("partner_claimed_board") else 0
    LAYOUT.write(states, "calls", calls)
    LAYOUT.write(states, "trick_no", int(bool(flags.get("later_trick"))))
    if flags.get("broken"):
        trumps = SUIT_BITS << 13 * SUITS.index(flags["trump"]) | JOKERS
        LAYOUT.write(states, "seen", reader.seen | trumps & ~hand)
    hands = reader.hands
    hands[seat] = hand
    LAYOUT.write(states, "hands", hands)
    return _compare("legal", sorted(case["legal"]), sorted(card_list(engine.legal(states, 0))))


def winner(case: Case) -> Disagreements:
    """Who wins a full trick."""
    states = _states(case, 13, case["flags"]["trump"])
    _play(states, case["trick"])
    return _compare("winner_index", case["winner_index"], LAYOUT.reader(states).last_winner)


def auction(case: Case) -> Disagreements:
    """Who leads after the calls, the contracts, and the points for the tricks taken."""
    states = _states(case, case["n"], "H")
    for call in case["bids"]:
        _do(states, call)
    reader = LAYOUT.reader(states)
    disagreements = _compare("leader_index", case["leader_index"], reader.turn if reader.phase == PLAY else None)
    if "contracts" in case:
        pairs = zip(reader.board_levels, reader.bids, strict=False)
        ours = [["board", level] if level else ["bid", bid] for level, bid in pairs]
        disagreements += _compare("contracts", case["contracts"], ours)
    if "tricks" in case:
        LAYOUT.write(states, "tricks", case["tricks"])
        score_deal_at(states, 0)
        disagreements += _compare("scores", case["scores"], reader.deal_scores[:2])
    return disagreements


def calls(case: Case) -> Disagreements:
    """The legal calls after earlier ones."""
    states = _states(case, case["n"], "H")
    for call in case["history"]:
        _do(states, call)
    expected = sum(1 << _call(call) for call in case["legal"])
    return _compare("legal", expected, engine.legal(states, 0))


def _do(states: States, call: str | int) -> None:
    action = _call(call)
    if not engine.legal(states, 0) >> action & 1:
        raise ValueError(f"{call} is not open")
    engine.act(states, 0, action)


def _call(call: str | int) -> int:
    if isinstance(call, int):
        return call
    return BOARD if call == "board" else 0


def _compare(what: str, expected: Any, ours: Any) -> Disagreements:
    return [] if expected == ours else [(what, expected, ours)]


JUDGES = {"legal": legal, "winner": winner, "auction": auction, "calls": calls}
