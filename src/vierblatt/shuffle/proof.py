"""The players' side of provable deals: recompute everything from what is public."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vierblatt.shuffle.origin import Provable
from vierblatt.shuffle.provable import LINKS, binding, commitment, draws
from vierblatt.shuffle.stream import below, sha256, shuffled


@dataclass(frozen=True)
class ProofFault:
    """What does not fit: ``nonce`` (with its seat), ``first-seat``, ``secret``, ``pack`` or ``too-many-deals``."""

    code: str
    deal: int = 0
    seat: int = -1


def verify_proof(
    proof: Provable,
    *,
    rules_hash: str,
    pack: Sequence[int],
    first_seat: int,
    deals: Sequence[tuple[Sequence[int], str | None]],
) -> list[ProofFault]:
    """All that is wrong with a match's deals; empty when they are proved.

    rules_hash: of the match's rule set. pack: the game's cards. deals: each deal's pack in dealing order and its
    secret, None while it is not revealed (such a deal cannot be checked yet).
    """
    anchor = bytes.fromhex(proof.anchor)
    bound = binding(proof.match, rules_hash, len(proof.nonces), anchor)
    nonces = [bytes.fromhex(nonce) for nonce in proof.nonces]
    faults = nonce_faults(proof, bound, nonces)
    for number, (order, revealed) in enumerate(deals[:LINKS], 1):
        if revealed is None:
            continue
        secret = bytes.fromhex(revealed)
        if not leads_to(secret, number, anchor):
            faults.append(ProofFault("secret", number))
            continue
        if number == 1 and first_seat != below(draws(secret, bound, nonces, 0), len(nonces)):
            faults.append(ProofFault("first-seat"))
        if list(order) != shuffled(pack, draws(secret, bound, nonces, number)):
            faults.append(ProofFault("pack", number))
    if len(deals) > LINKS:
        faults.append(ProofFault("too-many-deals", LINKS + 1))
    return faults


def nonce_faults(proof: Provable, bound: bytes, nonces: Sequence[bytes]) -> list[ProofFault]:
    """The seats whose nonce is not the one that they committed to."""
    if len(proof.commitments) != len(nonces):
        return [ProofFault("nonce")]
    return [
        ProofFault("nonce", seat=seat)
        for seat, nonce in enumerate(nonces)
        if nonce and commitment(bound, seat, nonce) != proof.commitments[seat]
    ]


def leads_to(secret: bytes, steps: int, anchor: bytes) -> bool:
    """Whether `secret`, hashed `steps` times, is the anchor."""
    for _ in range(steps):
        secret = sha256(secret)
    return secret == anchor
