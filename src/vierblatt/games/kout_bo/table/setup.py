"""The game's part of a position written as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.cards import SUITS, card_set
from vierblatt.errors import BadPosition
from vierblatt.games.kout_bo.rules.deal import clear_contract, open_auction
from vierblatt.games.kout_bo.rules.options import ANY_FORCED
from vierblatt.games.kout_bo.rules.state import BAB, BAWAN, LAYOUT, PASS, SILENT, TRICKS
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.state import Layout, States
from vierblatt.kernel.tricks import lead_to


@entry
def begin_at(states: State, i: int, leader: int) -> None:
    """Clears the contract, then opens the auction or, if `leader` is a seat, the play."""
    s = states[i]
    clear_contract(s)
    if leader < 0:
        open_auction(s)
    else:
        lead_to(s, leader)


def setup(layout: Layout, states: States, spec: Mapping[str, Any]) -> None:
    """Sets up the auction or, with `contract`, the play.

    contract: `bid`, `maker`, `trump`, and optionally `malzom` and `bids` (each seat's call). Other keys: `leader` if
    the maker does not lead, `won` (each team's tricks so far) and `played` (the cards of those tricks).
    """
    contract = spec.get("contract")
    if contract is None:
        begin_at(states, 0, -1)
        return
    seats = layout.reader(states).seats
    bid = _number(contract, "bid", BAB, BAWAN)
    maker = _number(contract, "maker", 0, seats - 1)
    leader = _number(spec, "leader", 0, seats - 1) if "leader" in spec else maker
    if contract.get("trump") not in {*SUITS}:
        raise BadPosition("bad-trump", value=contract.get("trump"), takes=", ".join(SUITS))
    malzom, reader = contract.get("malzom", False), layout.reader(states)
    cannot_be = maker != reader.dealer or (bid != BAB and reader.opt_malzom != ANY_FORCED)
    if malzom not in {True, False} or (malzom and cannot_be):
        raise BadPosition("bad-malzom", value=malzom)
    begin_at(states, 0, leader)
    values = {"bid": bid, "maker": maker, "trump": SUITS.index(contract["trump"]), "malzom": int(malzom)}
    for name, value in values.items():
        layout.write(states, name, value)
    layout.write(states, "bids", _bids(contract, seats, bid, maker))
    _set_history(layout, states, spec)


def _number(spec: Mapping[str, Any], name: str, least: int, most: int) -> int:
    value = spec.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition("bad-number", name=name, value=value, takes=f"{least}..{most}")
    return value


def _bids(contract: Mapping[str, Any], seats: int, bid: int, maker: int) -> list[int]:
    """Each seat's call, as a number or "pass"; by default all but the maker passed."""
    given = contract.get("bids")
    if given is None:
        calls = [PASS] * seats
        calls[maker] = bid
    else:
        calls = [PASS if call == "pass" else call for call in given]
        legal = len(calls) == seats and all(call in {PASS, *range(BAB, BAWAN + 1)} for call in calls)
        if not legal or calls[maker] != bid or max(calls) != bid:
            raise BadPosition("bad-bids", value=given)
    return [*calls, *[SILENT] * (LAYOUT.seats - seats)]


def _set_history(layout: Layout, states: States, spec: Mapping[str, Any]) -> None:
    """Sets the tricks won before, and the cards played in them."""
    won = spec.get("won", [0, 0])
    if len(won) != 2 or any(isinstance(n, bool) or not isinstance(n, int) or n < 0 for n in won):
        raise BadPosition("bad-won", value=won)
    reader = layout.reader(states)
    hand_size = reader.hand_size + sum(won)
    if hand_size > TRICKS:
        raise BadPosition("bad-won", value=won)
    played = card_set(spec.get("played", ""))
    for hand in reader.hands:
        if hand & played:
            raise BadPosition("card-in-two-places")
    layout.write(states, "hand_size", hand_size)
    layout.write(states, "trick_no", sum(won))
    layout.write(states, "tricks", won)
    layout.write(states, "seen", played)
