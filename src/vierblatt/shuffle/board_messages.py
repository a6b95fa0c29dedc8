"""The hashed messages of a tournament's boards; `docs/tournament-boards.md` specifies them byte by byte.

>>> len(pack_of(range(32), key_of(bytes(32), 1), bytes(32), 1, 0, "3 6 1"))
32
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence

from vierblatt.shuffle.hash_tree import root_of
from vierblatt.shuffle.stream import sha256, shuffled, stream, u32

KEY_TAG = b"vierblatt board key 1\n"
LEAF_TAG = b"vierblatt board 1\n"
ANCHOR_TAG = b"vierblatt boards 1\n"
LOT_TAG = b"vierblatt board lot 1\n"
PACK_TAG = b"vierblatt board pack 1\n"


def key_of(secret: bytes, board: int) -> bytes:
    """The key of a board, from 1: it is secret until the board is opened."""
    return hmac.digest(secret, KEY_TAG + u32(board), "sha256")


def leaf_of(board: int, key: bytes) -> bytes:
    """The leaf of the hash tree that commits to a board's key."""
    return sha256(LEAF_TAG, u32(board), key)


def anchor_of(tournament: str, rules_hash: str, seats: int, root: bytes) -> bytes:
    """What is published: ties the root of the tree to one tournament and its rules. Raises ValueError for no hash."""
    name = tournament.encode()
    return sha256(ANCHOR_TAG, u32(len(name)), name, bytes.fromhex(rules_hash), u32(seats), root)


def anchor_by_path(
    tournament: str, rules_hash: str, seats: int, board: int, key: bytes, path: Sequence[bytes]
) -> bytes:
    """The anchor to which the key of a board leads. path: from the leaf up. Raises ValueError for no hash."""
    return anchor_of(tournament, rules_hash, seats, root_of(leaf_of(board, key), board - 1, path))


def dealer_of(board: int, seats: int) -> int:
    """The first seat of a board: they take turns."""
    return (board - 1) % seats


def pack_of(cards: Iterable[int], key: bytes, anchor: bytes, board: int, again: int, lot: str) -> list[int]:
    """The pack of a board in dealing order. again: how often it was shuffled again. lot: drawn after the anchor."""
    drawn = sha256(LOT_TAG, lot.encode())
    return shuffled(cards, stream(key, PACK_TAG + anchor + u32(board) + u32(again) + drawn))
