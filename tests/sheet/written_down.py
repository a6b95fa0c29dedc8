"""What people at a table would write down about a deal that was played on the engine, read from its cards and calls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from vierblatt.cards import NAMES
from vierblatt.match import Match

SUITS = "SHDC"
PLAIN = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP = {**PLAIN, "J": 20, "9": 14}
LEVELS = ("", "plain", "double", "triple", "four", "gahwa")
PROJECTS = ("", "sira", "fifty", "hundred", "four_hundred")
KING_BOLOLA_CONTRACTS = (
    "no tricks", "no jk", "no queens", "no hearts", "last two", "no king", "", "bolola minus", "bolola plus",
)  # fmt: skip


@dataclass(frozen=True)
class PlayedDeal:
    """A deal that has just ended: its match, who dealt it, the hands that were dealt, the last action."""

    match: Match
    dealer: int
    hands: Sequence[int]
    last: str


def names(cards: int) -> Iterator[str]:
    """The cards of a bit set."""
    return (name for card, name in enumerate(NAMES) if cards >> card & 1)


def baloot(deal: PlayedDeal) -> dict[str, Any] | None:
    """None for a pack that the cutter had shuffled again."""
    state = deal.match.state
    if deal.last == "shuffle":
        return None
    if deal.last in {"pass", "kawesh"}:
        return {"contract": "kawesh" if deal.last == "kawesh" else "passed"}
    side, hokom = state.buyer % 2, state.trump < 4
    result = {
        "contract": "hokom" if hokom else "ashkal" if state.ashkal else "sun",
        "buyer": state.buyer,
        "level": LEVELS[state.level],
    }
    tricks = [state.tricks[team] + state.tricks[team + 2] for team in range(2)]
    kaboot = deal.match.rules.values["kaboot"] == "on" and 0 in tricks
    if hokom:
        result["trump"] = SUITS[state.trump]
    if kaboot:
        result["kaboot"] = "buyer" if tricks[side] else "others"
    else:
        taken = names(state.taken[side] | state.taken[side + 2])
        trump = SUITS[state.trump] if hokom else ""
        worth = sum((TRUMP if card[1] == trump else PLAIN).get(card[0], 0) for card in taken)
        result["cards"] = worth + (10 if state.last_winner % 2 == side else 0)
    if kaboot and result["kaboot"] == "others" and not hokom and deal.match.rules.values["reverse_kaboot_88"]:
        first = (state.buyer - deal.dealer) % 4 == 1
        result["ace"] = "yes" if first and NAMES[state.public_card][0] == "A" else "no"
    return result | _projects(state, side) | _baloot_of(state, side)


def _projects(state: Any, side: int) -> dict[str, Any]:
    if state.project_side not in {0, 1}:
        return {}
    said = [word for seat in (state.project_side, state.project_side + 2) for word in divmod(state.announced[seat], 8)]
    result: dict[str, Any] = {PROJECTS[word]: said.count(word) for word in said if word}
    return {"projects": "buyer" if state.project_side == side else "others", **result}


def _baloot_of(state: Any, side: int) -> dict[str, Any]:
    return {"baloot": "buyer" if state.baloot_seat % 2 == side else "others"} if state.baloot_seat >= 0 else {}


def kout_bo(deal: PlayedDeal) -> dict[str, Any]:
    state = deal.match.state
    result = {"maker": state.maker, "bid": state.bid}
    others = [bid for seat, bid in enumerate(state.bids[: state.seats]) if seat != state.maker]
    if state.maker == deal.dealer and state.bid > 5:
        result["forced"] = "no" if any(bid > 0 for bid in others) else "yes"
    if state.trump < 0:  # a nine in the first deal ended the match at once
        return result
    teams = [sum(state.tricks[side : state.seats : 2]) for side in range(2)]
    result |= {"trump": SUITS[state.trump], "tricks": teams[state.maker % 2]}
    if deal.match.rules.values["early_deal_end"]:
        result["others"] = teams[1 - state.maker % 2]
    return result


def king_bolola(deal: PlayedDeal) -> dict[str, Any]:
    state = deal.match.state
    contract = f"trump {SUITS[state.trump]}" if state.contract == 6 else KING_BOLOLA_CONTRACTS[state.contract]
    bolola = "bolola" in contract
    result: dict[str, Any] = {"contract": contract}
    for seat in range(4):
        cards = [*names(state.taken[seat])]
        counts = {
            "tricks": (contract.startswith(("no tricks", "trump")), state.tricks[seat]),
            "jacks_kings": (contract == "no jk", sum(card[0] in "JK" for card in cards)),
            "queens": (contract == "no queens", sum(card[0] == "Q" for card in cards)),
            "hearts": (contract == "no hearts", sum(card[1] == "H" for card in cards)),
        }
        result |= {f"{name}_{seat + 1}": count for name, (asked, count) in counts.items() if asked or bolola}
        if (contract == "no king" or bolola) and "KH" in cards:
            result["king"] = seat
    if contract == "last two" or bolola:
        result |= {"twelfth": state.twelfth, "last": state.last_winner}
    return result


def back_alley(deal: PlayedDeal) -> dict[str, Any]:
    state = deal.match.state
    calls = [("pass", *(f"bid {n}" for n in range(1, 14)), "board")[call] for call in state.calls]
    if {*calls} == {"pass"}:
        return {"outcome": "passed"}
    result = {f"call_{seat + 1}": call for seat, call in enumerate(calls)}
    result["tricks"] = state.tricks[0] + state.tricks[2]
    if state.hand_size == 4 and deal.match.rules.values["rainbow_bonus"]:
        trump = SUITS[state.trump] if state.trump < 4 else ""
        suits = [{name[1] if name[0] != "X" else trump for name in names(hand)} for hand in deal.hands]
        whole = [{*SUITS} <= own for own in suits]
        result |= {f"rainbow_{side + 1}": whole[side] + whole[side + 2] for side in range(2)}
    return result


WRITTEN: dict[str, Callable[[PlayedDeal], dict[str, Any] | None]] = {
    "baloot": baloot,
    "king_bolola": king_bolola,
    "kout_bo": kout_bo,
    "back_alley": back_alley,
}
