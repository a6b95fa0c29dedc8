"""The players' side of provable deals: recomputes everything from public data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vierblatt.shuffle.pack_description import Provable, Provable2, VoidRound
from vierblatt.shuffle.rounds import LINKS, Round, leads_to


@dataclass(frozen=True)
class ProofFault:
    """A fault in the proof of a match's deals.

    code: ``nonce`` (with its seat: does not match the commitment), ``unopened`` (a commitment without its nonce),
    ``void-round`` (it names no seat, or a seat for the second time), ``first-seat``, ``secret``, ``pack`` or
    ``too-many-deals``.
    """

    code: str
    deal: int = 0
    seat: int = -1


def round_of(proof: Provable | Provable2, rules_hash: str) -> Round:
    """The round that counts."""
    number, scheme = (len(proof.void), 2) if isinstance(proof, Provable2) else (0, 1)
    seats, anchor = len(proof.nonces), bytes.fromhex(proof.anchor)
    return Round(proof.match, rules_hash, seats, anchor, number, scheme)  # type: ignore[arg-type]


def verify_proof(
    proof: Provable | Provable2,
    *,
    rules_hash: str,
    pack: Sequence[int],
    first_seat: int,
    deals: Sequence[tuple[Sequence[int], str | None]],
) -> list[ProofFault]:
    """All faults of a match's deals; empty if they are proved.

    rules_hash: that of the match's rule set. pack: the game's cards. deals: each deal's pack in dealing order and its
    secret, or None if not revealed yet (such a deal cannot be checked).
    """
    start = round_of(proof, rules_hash)
    nonces = [bytes.fromhex(nonce) for nonce in proof.nonces]
    faults = nonce_faults(proof, start, nonces)
    agreement = start.agreement(proof.commitments, nonces)
    for number, (order, revealed) in enumerate(deals[:LINKS], 1):
        if revealed is None:
            continue
        secret = bytes.fromhex(revealed)
        if not leads_to(secret, number, start.anchor):
            faults.append(ProofFault("secret", number))
            continue
        if number == 1 and first_seat != start.first_seat(secret, agreement):
            faults.append(ProofFault("first-seat"))
        if list(order) != start.pack(pack, secret, agreement, number):
            faults.append(ProofFault("pack", number))
    if len(deals) > LINKS:
        faults.append(ProofFault("too-many-deals", LINKS + 1))
    return faults


def nonce_faults(proof: Provable | Provable2, start: Round, nonces: Sequence[bytes]) -> list[ProofFault]:
    """The seats whose nonce does not match their commitment; in scheme 2 also unopened commitments and void rounds."""
    if len(proof.commitments) != len(nonces):
        return [ProofFault("nonce")]
    faults = [
        ProofFault("nonce", seat=seat)
        for seat, nonce in enumerate(nonces)
        if nonce and start.commitment(seat, nonce) != proof.commitments[seat]
    ]
    if isinstance(proof, Provable2):
        unopened = [seat for seat, commitment in enumerate(proof.commitments) if commitment and not nonces[seat]]
        faults += [ProofFault("unopened", seat=seat) for seat in unopened]
        faults += [ProofFault("void-round") for void, before in _in_order(proof.void) if not _is_valid(void, before)]
    return faults


def _in_order(rounds: Sequence[VoidRound]) -> Iterator[tuple[VoidRound, set[int]]]:
    """Yields each void round with the seats named by the rounds before it."""
    named: set[int] = set()
    for void in rounds:
        yield void, named
        named = named.union(void.unopened)


def _is_valid(void: VoidRound, before: set[int]) -> bool:
    """Whether a void round names at least one seat, and only seats that committed and are named for the first time."""
    committed = void.commitments
    valid = [seat < len(committed) and committed[seat] and seat not in before for seat in void.unopened]
    return bool(valid) and all(valid)
