"""The packs of a tournament's boards, all from one secret; one anchor commits to them before anybody enters.

Every board has a key of its own, so each can be opened alone, when its last table has played it, and says nothing about
the others. The keys are the leaves of a hash tree, whose root is in the anchor. A text that is drawn in public when the
tournament starts, its lot, goes into every pack: so not even the server could choose them. `docs/tournament-boards.md`
specifies every byte.

>>> packs = BoardPacks("abcdefghij", "baloot", bytes(32))
>>> opened = packs.opened(7, lot="3 6 1")
>>> faults_of(BoardsProof.of(packs, lot="3 6 1", boards=[opened]))
[]
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Self

import msgspec

from vierblatt import games
from vierblatt.cards import NAMES, parse_card
from vierblatt.errors import BadOption, BadTournament, VierblattError
from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet, plain
from vierblatt.shuffle import DuplicateBoard
from vierblatt.shuffle.board_messages import anchor_by_path, anchor_of, dealer_of, key_of, leaf_of, pack_of
from vierblatt.shuffle.hash_tree import DEPTH, LEAVES, HashTree
from vierblatt.shuffle.proof import ProofFault

SECRET_SIZE = 32  #: bytes


class OpenedBoard(msgspec.Struct, frozen=True, kw_only=True):
    """What is public of a board that all have played.

    board: its number, from 1. key: 64 hexadecimal digits. path: from the leaf to the root of the tree, the same each.
    packs: in dealing order; more than one if it was shuffled again before anybody had cards.
    """

    board: int
    key: str
    path: list[str]
    packs: list[str]


class BoardsProof(msgspec.Struct, frozen=True, kw_only=True):
    """What is public about the boards of a tournament.

    changes: the house rules that differ from the standard ones. lot: empty before the start. boards: the open ones.
    """

    tournament: str
    game: str
    rules_hash: str
    changes: dict[str, Any]
    anchor: str
    lot: str = ""
    boards: list[OpenedBoard] = []

    @classmethod
    def of(cls, packs: BoardPacks, *, lot: str = "", boards: Sequence[OpenedBoard] = ()) -> Self:
        """The proof for these packs."""
        return cls(
            tournament=packs.tournament, game=packs.game.id, rules_hash=packs.rules.hash,
            changes=plain(packs.rules.changed), anchor=packs.anchor, lot=lot, boards=[*boards],
        )  # fmt: skip


class BoardPacks:
    """The packs of one tournament. secret: 32 random bytes. rules: by default the standard preset. Raises BadOption."""

    def __init__(self, tournament: str, game: str | Game, secret: bytes, rules: RuleSet | None = None) -> None:
        if len(secret) != SECRET_SIZE:
            raise ValueError(f"a secret of {len(secret)} bytes: it has {SECRET_SIZE}")
        self.tournament = tournament
        self.game = games.get(game)
        self.rules = rules or self.game.options.rule_set()
        self.table = self.game.rules.shape(self.rules.values)
        self._secret = secret

    @property
    def anchor(self) -> str:
        """What commits to all boards: 64 hexadecimal digits, published before anybody enters."""
        return self._anchor.hex()

    def key(self, board: int) -> bytes:
        """The key of a board, which stays secret until its last table has played it. Raises BadTournament."""
        if not 1 <= board <= LEAVES:
            raise BadTournament("no-such-board", board=board, most=LEAVES)
        return key_of(self._secret, board)

    def dealer(self, board: int) -> int:
        """The first seat of a board: they take turns."""
        return dealer_of(board, self.table.seats)

    def pack(self, board: int, lot: str, again: int = 0) -> list[int]:
        """The pack of a board, in dealing order. again: how often it was shuffled again before anybody had cards."""
        return pack_of(self.table.pack, self.key(board), self._anchor, board, again, lot)

    def opened(self, board: int, lot: str, packs: int = 1) -> OpenedBoard:
        """What proves a board. packs: how many there were."""
        return OpenedBoard(
            board=board, key=self.key(board).hex(), path=self._path(board),
            packs=[" ".join(NAMES[card] for card in self.pack(board, lot, again)) for again in range(packs)],
        )  # fmt: skip

    def description(self, board: int, lot: str) -> DuplicateBoard:
        """What a table and its record say about a board from the beginning; it tells nothing about the cards."""
        self.key(board)  # it says which boards there are
        return DuplicateBoard(self.tournament, self.anchor, board, lot, (*self._path(board),))

    def _path(self, board: int) -> list[str]:
        return [each.hex() for each in self._tree.path(board - 1)]

    @cached_property
    def _anchor(self) -> bytes:
        return anchor_of(self.tournament, self.rules.hash, self.table.seats, self._tree.root)

    @cached_property
    def _tree(self) -> HashTree:
        return HashTree([leaf_of(board, self.key(board)) for board in range(1, LEAVES + 1)])


def faults_of(proof: BoardsProof) -> list[ProofFault]:
    """All faults of the boards that are open: ``secret`` where a key does not lead to the anchor, ``pack``.

    The deal of a fault is the board's number. Empty if they are proved. Raises BadOption for what cannot be read.
    """
    game = games.get(proof.game)
    table = game.rules.shape(game.options.rule_set(proof.changes).values)
    faults = []
    for each in proof.boards:
        try:
            key, path, packs = _read(each)
            anchor = anchor_by_path(proof.tournament, proof.rules_hash, table.seats, each.board, key, path)
        except VierblattError:
            raise
        except ValueError as fault:
            raise BadOption("bad-boards-proof", reason=str(fault)) from None
        if anchor.hex() != proof.anchor:
            faults.append(ProofFault("secret", each.board))
        elif packs != [pack_of(table.pack, key, anchor, each.board, again, proof.lot) for again in range(len(packs))]:
            faults.append(ProofFault("pack", each.board))
    return faults


def _read(opened: OpenedBoard) -> tuple[bytes, list[bytes], list[list[int]]]:
    """Key, path and packs; raises ValueError, BadCard."""
    path = [bytes.fromhex(text) for text in opened.path]
    packs = [[parse_card(card) for card in pack.split()] for pack in opened.packs]
    if not 1 <= opened.board <= LEAVES or len(path) != DEPTH or not packs:
        raise ValueError(f"board {opened.board}")
    return bytes.fromhex(opened.key), path, packs
