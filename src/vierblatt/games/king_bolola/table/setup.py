"""King Bolola's part of a set-up position.

Its keys: `chosen`, the earlier choices of each seat (texts of calls); `contract`, an object with `contract`
(NO_TRICKS ... BOLOLA_PLUS, or the text of a call), `trump` (S H D C), `seen` (cards of earlier tricks); `leader`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vierblatt.cards import SUITS, card_set, members
from vierblatt.errors import BadPosition
from vierblatt.games.king_bolola.rules.state import (
    BOLOLA_MINUS,
    CALL_MINUS,
    CALL_PLUS,
    CALL_TRUMP,
    CALLS,
    CHOOSE,
    CONTRACTS,
    NEGATIVES,
    OWN_BOLOLAS,
    OWN_NEGATIVES,
    OWN_TRUMPS,
    ROUNDS,
    TRUMP,
)
from vierblatt.kernel import engine
from vierblatt.kernel.state import Layout, States

FULL_PACK = (1 << 52) - 1


def setup(layout: Layout, states: States, spec: Mapping[str, Any]) -> None:
    """Sets up the dealer's choice or, with a contract, the first lead."""
    state = layout.reader(states)
    layout.write(states, "phase", CHOOSE)
    layout.write(states, "turn", state.dealer)
    layout.write(states, "leader", state.dealer)
    enter_situation(layout, states, spec)
    if "contract" not in spec:
        return
    terms = spec["contract"]
    if not isinstance(terms, Mapping):
        raise BadPosition("bad-contract", contract=str(terms)[:40])
    call = call_of(terms.get("contract"), terms.get("trump"))
    if not engine.legal(states, 0) >> call & 1:
        raise BadPosition("bad-contract", contract=CALLS[call])
    engine.act(states, 0, call)
    layout.write(states, "seen", _seen(state, terms))
    leader = spec.get("leader", state.dealer)
    for name in ("leader", "winning", "turn"):
        layout.write(states, name, leader)


def enter_situation(layout: Layout, states: States, spec: Mapping[str, Any]) -> None:
    """Enters the earlier choices, `chosen`."""
    _chosen(layout, states, spec.get("chosen", ()))


def situation(state: Any) -> Mapping[str, Any]:
    """The key `chosen` for the accounts of the seats before a deal; empty before the first one.

    The accounts do not tell everything about who chose what: this is one way to come by them.
    """
    spare = [state.used[kind] - sum(types >> kind & 1 for types in state.types) for kind in range(NEGATIVES)]
    negatives = _repeated([[*members(types)] for types in state.types], state.negatives, spare)
    signs = iter([CALL_MINUS] * state.signs[0] + [CALL_PLUS] * state.signs[1])
    chosen = []
    for seat in range(4):
        trumps = [CALL_TRUMP] * (OWN_TRUMPS - state.trumps[seat])
        bololas = [next(signs) for _ in range(OWN_BOLOLAS - state.bololas[seat])]
        chosen.append([CALLS[call] for call in (*negatives[seat], *trumps, *bololas)])
    return {"chosen": chosen} if any(chosen) else {}


def _repeated(negatives: list[list[int]], left: Sequence[int], spare: list[int], seat: int = 0) -> list[list[int]]:
    """The negatives of each seat, with those that it chose more than once; `spare`: repetitions of each negative."""
    if seat == 4:
        return negatives
    if len(negatives[seat]) == OWN_NEGATIVES - left[seat]:
        return _repeated(negatives, left, spare, seat + 1)
    for kind in {*negatives[seat]}:
        if spare[kind]:
            more = [[*own, kind] if each == seat else own for each, own in enumerate(negatives)]
            fewer = [number - (each == kind) for each, number in enumerate(spare)]
            if found := _repeated(more, left, fewer, seat):
                return found
    return []


def call_of(contract: object, trump: object = None) -> int:
    """The call for a contract's name or for the text of a call; raises BadPosition."""
    text = str(contract)
    if text.lower() in (known := [call.lower() for call in CALLS]):
        return known.index(text.lower())
    if text not in CONTRACTS:
        raise BadPosition("bad-contract", contract=text[:40])
    code = CONTRACTS.index(text)
    if code == TRUMP:
        if str(trump) not in {*SUITS}:
            raise BadPosition("bad-contract", contract=text, trump=str(trump)[:10])
        return CALL_TRUMP + SUITS.index(str(trump))
    return code if code < NEGATIVES else CALL_MINUS + code - BOLOLA_MINUS


def _seen(state: Any, terms: Mapping[str, Any]) -> int:
    """The cards of earlier tricks: as given, else all missing cards if every hand is known."""
    if "seen" in terms:
        return card_set(terms["seen"])
    hands = state.hands
    return FULL_PACK & ~(hands[0] | hands[1] | hands[2] | hands[3]) if all(hands) else 0


def _chosen(layout: Layout, states: States, chosen: Sequence[Sequence[str]]) -> None:
    """Enters the earlier choices into the accounts of the seats."""
    if not chosen:
        return
    if len(chosen) != 4:
        raise BadPosition("bad-chosen", seats=len(chosen))
    state = layout.reader(states)
    used, signs = [0] * NEGATIVES, [0, 0]
    owed: dict[str, list[int]] = {"negatives": [], "trumps": [], "bololas": [], "types": []}
    for calls in ([call_of(text) for text in texts] for texts in chosen):
        negatives = [call for call in calls if call < NEGATIVES]
        bololas = [call for call in calls if call >= CALL_MINUS]
        owed["negatives"].append(OWN_NEGATIVES - len(negatives))
        owed["trumps"].append(OWN_TRUMPS - (len(calls) - len(negatives) - len(bololas)))
        owed["bololas"].append(OWN_BOLOLAS - len(bololas))
        owed["types"].append(sum(1 << call for call in {*negatives}))
        for call in negatives:
            used[call] += 1
        for call in bololas:
            signs[call - CALL_MINUS] += 1
    for name, values in (*owed.items(), ("used", used), ("signs", signs)):
        layout.write(states, name, values)
    _check_chosen(state)


def _check_chosen(state: Any) -> None:
    """Checks that every player can choose a contract in each of their rounds to come."""
    for seat in range(4):
        left = (state.negatives[seat], state.trumps[seat], state.bololas[seat])
        first = state.scored + (seat - state.dealer) % 4
        to_come = len(range(first, ROUNDS, 4))
        if min(left) < 0 or sum(left) < to_come:
            raise BadPosition("bad-chosen", seat=seat)
    capped = state.opt_negative_cap == 0 and max(state.used) > 2
    signed = state.opt_bolola_signs == 1 and max(state.signs) > 2
    if capped or signed:
        raise BadPosition("bad-chosen", used=str(state.used), signs=str(state.signs))
