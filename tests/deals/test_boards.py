"""The boards of tournaments are what the document says, byte by byte."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.deals.boards import FILE, by_the_document, faults
from vierblatt.cards import NAMES
from vierblatt.shuffle.board_messages import anchor_of, key_of, leaf_of, pack_of
from vierblatt.shuffle.hash_tree import LEAVES, HashTree, root_of

CASES: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["cases"]
each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])


@each_case
def test_the_published_vectors_follow_from_the_document(case: dict[str, Any]) -> None:
    found = by_the_document(case)
    assert found == {name: case[name] for name in found}


@each_case
def test_ours_are_the_published_ones(case: dict[str, Any]) -> None:
    secret = bytes.fromhex(case["secret"])
    tree = HashTree([leaf_of(board, key_of(secret, board)) for board in range(1, LEAVES + 1)])
    anchor = anchor_of(case["tournament"], case["rules_hash"], case["seats"], tree.root)
    assert (tree.root.hex(), anchor.hex()) == (case["root"], case["anchor"])
    deck = [NAMES.index(card) for card in case["cards"].split()]
    for each in case["boards"]:
        board, key = each["board"], key_of(secret, each["board"])
        assert (key.hex(), [step.hex() for step in tree.path(board - 1)]) == (each["key"], each["path"])
        packs = [pack_of(deck, key, anchor, board, again, case["lot"]) for again in (0, 1)]
        assert [" ".join(NAMES[card] for card in pack) for pack in packs] == each["packs"]


@each_case
def test_an_opened_board_proves_itself(case: dict[str, Any]) -> None:
    for each in case["boards"]:
        assert faults({**case, "opened": each}) == []
        path = [bytes.fromhex(step) for step in each["path"]]
        assert (
            root_of(leaf_of(each["board"], bytes.fromhex(each["key"])), each["board"] - 1, path).hex() == case["root"]
        )
