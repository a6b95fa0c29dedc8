"""Scheme 2 is what the document says, byte by byte."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.deals.vectors import FILE, by_the_document
from vierblatt.cards import NAMES
from vierblatt.shuffle import ProvablePacks, Round, VoidRound
from vierblatt.shuffle.provable import hash_chain

CASES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_published_vectors_follow_from_the_document(case: dict[str, Any]) -> None:
    found = by_the_document(case)
    assert found == {name: case[name] for name in found}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_ours_are_the_published_ones(case: dict[str, Any]) -> None:
    chain = hash_chain(bytes.fromhex(case["last"]))
    nonces = [bytes.fromhex(nonce) for nonce in case["nonces"]]
    start = Round(case["match"], case["rules_hash"], len(nonces), chain[0], case["round"])
    commitments = [start.commitment(seat, nonce) if nonce else "" for seat, nonce in enumerate(nonces)]
    agreement = start.agreement(commitments, nonces)
    assert (start.binding.hex(), commitments) == (case["binding"], case["commitments"])
    assert (start.list_digest(commitments).hex(), start.code(commitments)) == (case["list"], case["code"])
    assert start.first_seat(chain[1], agreement) == case["first_seat"]
    deck = [NAMES.index(card) for card in case["cards"].split()]
    for deal in case["deals"]:
        assert chain[deal["number"]].hex() == deal["secret"]
        order = start.pack(deck, chain[deal["number"]], agreement, deal["number"])
        assert " ".join(NAMES[card] for card in order) == deal["pack"]


def test_every_round_has_an_anchor_and_a_binding_of_its_own() -> None:
    packs = ProvablePacks("table 1", "ab" * 32, 4, last=bytes(32))
    seen = set()
    for _ in range(4):
        seen.add((packs.anchor, packs.binding))
        packs.commit(0, packs.round.commitment(0, bytes(32)))
        packs.end_commitments()
        packs = packs.next_round()
    assert len(seen) == 4 and len({binding for _, binding in seen}) == 4
    again = ProvablePacks("table 1", "ab" * 32, 4, last=bytes(32), void=packs.void)
    assert again.anchor == packs.anchor and isinstance(again.void[0], VoidRound)
