"""Checks worked cases with the engine's own rules, each case in a state of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.cards import SUITS, card_list, card_set, members, parse_card
from vierblatt.games.contract import Judge
from vierblatt.games.cutting import GO
from vierblatt.games.kout_bo.rules.options import OPTIONS
from vierblatt.games.kout_bo.rules.scoring import ahead_wins, bawan_wins, hokm_change, opponents_change
from vierblatt.games.kout_bo.rules.state import BAB, BAWAN, BID, CUTTING, LAYOUT, PASS
from vierblatt.games.kout_bo.table.setup import begin_at
from vierblatt.kernel import engine
from vierblatt.kernel.state import States

Case = Mapping[str, Any]
Differences = list[tuple[str, Any, Any]]


def _new(case: Case) -> States:
    """A started match under the options of the case; seat 0 is to speak first."""
    states = LAYOUT.new()
    rules = OPTIONS.rule_set(case.get("options"), case.get("preset", "standard"))
    for name, option in OPTIONS.by_name.items():
        LAYOUT.write(states, f"opt_{name}", option.encode(rules.values[name]))
    engine.start(states, 0, int(str(rules.values["players"])) - 1)
    return states


def _in_play(case: Case) -> States:
    """The state of a `legal` or `winner` case after its trick has been played, with seat 0 as the leader."""
    states, flags = _new(case), case["flags"]
    reader, trick = LAYOUT.reader(states), [parse_card(card) for card in case["trick"]]
    if len(trick) > reader.seats or flags["bid"] not in range(BAB, BAWAN + 1):
        raise ValueError(f"no such trick or bid: {len(trick)} cards, {flags['bid']}")
    by_right = flags.get("lead_joker_legal")
    leader_is_hokm = flags.get("leader_is_hokm", by_right is not False)
    begin_at(states, 0, 0)
    trump = SUITS.index(flags["trump"])
    LAYOUT.write(states, "hand_size", BAWAN)
    LAYOUT.write(states, "trump", trump)
    LAYOUT.write(states, "bid", flags["bid"])
    LAYOUT.write(states, "maker", 0 if leader_is_hokm else 1)
    if flags.get("akqj_gone") or (by_right and flags["bid"] < BAWAN):
        LAYOUT.write(states, "seen", 0xF << 13 * trump + 9)
    hands = [1 << card for card in trick] + [0] * (reader.seats - len(trick))
    if "hand" in case:
        hands[len(trick)] = card_set(case["hand"])
    LAYOUT.write(states, "hands", hands)
    LAYOUT.write(states, "held", [hand.bit_count() for hand in hands])
    for card in trick:
        engine.act(states, 0, card)
    return states


def judge_legal(case: Case) -> Differences:
    """The cards that may be played."""
    ours = card_list(engine.legal(_in_play(case), 0))
    return [("legal", case["legal"], ours)] if set(ours) != set(case["legal"]) else []


def judge_winner(case: Case) -> Differences:
    """The place of the card that wins the trick."""
    ours = LAYOUT.reader(_in_play(case)).last_winner
    return [("winner_index", case["winner_index"], ours)] if ours != case["winner_index"] else []


def judge_bids(case: Case) -> Differences:
    """The legal calls after a history of calls."""
    states = _new(case)
    engine.deal(states, 0)
    if LAYOUT.reader(states).phase == CUTTING:
        engine.act(states, 0, GO)
    for call in case["history"]:
        action = PASS if call == "pass" else int(call)
        if not engine.legal(states, 0) >> action & 1:
            raise ValueError(f"{call} is not open")
        engine.act(states, 0, action)
    if LAYOUT.reader(states).phase != BID:
        return [("phase", "bid", "another")]
    ours = ["pass" if call == PASS else call for call in members(engine.legal(states, 0))]
    return [("legal", case["legal"], ours)] if set(ours) != set(case["legal"]) else []


def judge_score(case: Case) -> Differences:
    """The points of the deal; if earlier totals are given, also the new totals and the winner of the match."""
    rules = OPTIONS.rule_set(case.get("options"), case.get("preset", "standard"))
    code: dict[str, Any] = {name: option.encode(rules.values[name]) for name, option in OPTIONS.by_name.items()}
    terms = case["bid"], int(case["malzom"]), case["hokm_tricks"], code["fail_points"]
    delta = [hokm_change(*terms), opponents_change(*terms)]
    differences: Differences = [("delta", case["delta"], delta)]
    if "before" in case:
        after = [old + new for old, new in zip(case["before"], delta, strict=True)]
        differences.append(("after", case["after"], after))
        bawan = bawan_wins(case["bid"], case["hokm_tricks"], case["deal"], code["first_round_bawan"])
        ahead = ahead_wins(max(after), min(after), code["target"], code["shutout"])
        winner = "hokm" if bawan or (ahead and after[0] > after[1]) else "opp" if ahead else None
        differences.append(("game_winner", case.get("game_winner"), winner))
    return [difference for difference in differences if difference[1] != difference[2]]


JUDGES: Mapping[str, Judge] = {
    "legal": judge_legal,
    "winner": judge_winner,
    "bids": judge_bids,
    "score": judge_score,
}
