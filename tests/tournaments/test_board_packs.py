"""The boards of a tournament: fixed before anybody enters, opened one by one, each provable alone."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.registry import GAMES
from vierblatt import games
from vierblatt.errors import BadOption, BadTournament
from vierblatt.record import Record, verify
from vierblatt.shuffle import DuplicateBoard
from vierblatt.shuffle.hash_tree import LEAVES, HashTree, root_of
from vierblatt.shuffle.proof import ProofFault
from vierblatt.tournaments.board_packs import BoardPacks, BoardsProof, OpenedBoard, faults_of

LOT = "3 6 1"
TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def packs() -> BoardPacks:
    return BoardPacks("abcdefghij", "baloot", bytes(range(32)))


def proved(packs: BoardPacks, *boards: OpenedBoard, lot: str = LOT) -> BoardsProof:
    return BoardsProof.of(packs, lot=lot, boards=boards)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_provable_boards(game: str) -> None:
    packs = BoardPacks("abcdefghij", game, bytes(32))
    opened = [packs.opened(board, LOT, packs=2) for board in (1, 2, LEAVES)]
    assert faults_of(proved(packs, *opened)) == []
    whole = sorted(games.get(game).rules.shape(packs.rules.values).pack)
    assert all(sorted(packs.pack(board, LOT)) == whole for board in (1, 2, LEAVES))
    assert [packs.dealer(board) for board in (1, 2, packs.table.seats + 1)] == [0, 1, 0]


def test_a_pack_depends_on_all_that_was_published(packs: BoardPacks) -> None:
    seen = {
        tuple(packs.pack(1, LOT)),
        tuple(packs.pack(2, LOT)),
        tuple(packs.pack(1, LOT, again=1)),
        tuple(packs.pack(1, "3 6 2")),
        tuple(BoardPacks("abcdefghij", "baloot", bytes(32)).pack(1, LOT)),
        tuple(BoardPacks("jihgfedcba", "baloot", bytes(range(32))).pack(1, LOT)),
    }
    assert len(seen) == 6


def test_house_rules_are_part_of_the_anchor(packs: BoardPacks) -> None:
    game = games.get("baloot")
    other = game.options.rule_set({"undertrump_forced": not game.options.rule_set().values["undertrump_forced"]})
    assert BoardPacks("abcdefghij", game, bytes(range(32)), other).anchor != packs.anchor


def test_what_is_opened_tells_nothing_about_the_others(packs: BoardPacks) -> None:
    text = msgspec.json.encode(proved(packs, packs.opened(5, LOT))).decode()
    assert packs.key(5).hex() in text
    assert not any(packs.key(board).hex() in text for board in range(1, 65) if board != 5)
    assert bytes(range(32)).hex() not in text


@pytest.mark.parametrize("what", ["another board's key", "another board's number", "another path", "another anchor"])
def test_a_host_cannot_open_another_board_than_it_committed_to(packs: BoardPacks, what: str) -> None:
    honest, other = packs.opened(5, LOT), packs.opened(6, LOT)
    replace = msgspec.structs.replace
    lies = {
        "another board's key": proved(packs, replace(honest, key=other.key, packs=other.packs)),
        "another board's number": proved(packs, replace(other, board=5)),
        "another path": proved(packs, replace(honest, path=[*reversed(honest.path)])),
        "another anchor": replace(proved(packs, honest), anchor=packs.anchor[::-1]),
    }
    assert faults_of(lies[what]) == [ProofFault("secret", 5)]


def test_a_host_cannot_exchange_a_pack_or_the_lot(packs: BoardPacks) -> None:
    honest, other = packs.opened(5, LOT), packs.opened(6, LOT)
    swapped = msgspec.structs.replace(honest, packs=other.packs)
    assert faults_of(proved(packs, swapped)) == [ProofFault("pack", 5)]
    assert faults_of(proved(packs, honest, lot="3 6 2")) == [ProofFault("pack", 5)]


@pytest.mark.parametrize(
    "change",
    [{"board": 0}, {"board": LEAVES + 1}, {"path": []}, {"packs": []}, {"key": "xyz"}, {"path": ["0"] * 14}],
    ids=str,
)
def test_what_is_no_proof_is_refused(packs: BoardPacks, change: dict[str, object]) -> None:
    broken = msgspec.structs.replace(packs.opened(5, LOT), **change)
    with pytest.raises(BadOption, match="bad-boards-proof"):
        faults_of(proved(packs, broken))


@pytest.mark.parametrize("board", [0, -1, LEAVES + 1])
def test_there_is_no_board_beyond_the_last(packs: BoardPacks, board: int) -> None:
    with pytest.raises(BadTournament, match="no-such-board"):
        packs.key(board)


def test_each_leaf_has_its_own_way_to_the_root() -> None:
    leaves = [number.to_bytes(32, "big") for number in range(LEAVES)]
    tree = HashTree(leaves)
    for place in (0, 1, 2, 4095, LEAVES - 1):
        assert root_of(leaves[place], place, tree.path(place)) == tree.root
        assert root_of(leaves[place], place ^ 1, tree.path(place)) != tree.root
        assert root_of(leaves[place ^ 1], place, tree.path(place)) != tree.root


def test_a_tree_and_a_secret_have_one_size() -> None:
    with pytest.raises(ValueError, match="3 leaves"):
        HashTree([bytes(32)] * 3)
    with pytest.raises(ValueError, match="31 bytes"):
        BoardPacks("abcdefghij", "baloot", bytes(31))


def test_a_record_of_a_board_is_proved_alone_and_what_was_changed_is_found() -> None:
    record = Record.from_json((TESTS / "page" / "record-board.json").read_bytes())
    assert verify(record) == [] and isinstance(record.packs, DuplicateBoard)
    for changed, code in (({"lot": "3 6 2"}, "pack"), ({"board": 7}, "secret"), ({"tournament": "another"}, "secret")):
        other = msgspec.structs.replace(record, packs=msgspec.structs.replace(record.packs, **changed))
        assert code in {fault.code for fault in verify(other)}
