"""A binary hash tree: one root commits to all leaves, and a path proves one of them without showing another.

>>> tree = HashTree([number.to_bytes(32, "big") for number in range(LEAVES)])
>>> root_of((2).to_bytes(32, "big"), 2, tree.path(2)) == tree.root
True
"""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.shuffle.stream import sha256

DEPTH = 14
LEAVES = 1 << DEPTH  #: in every tree
NODE_TAG = b"vierblatt board node 1\n"


class HashTree:
    """leaves: `LEAVES` hashes of 32 bytes."""

    def __init__(self, leaves: Sequence[bytes]) -> None:
        if len(leaves) != LEAVES:
            raise ValueError(f"{len(leaves)} leaves: a tree has {LEAVES}")
        self._levels = [[*leaves]]
        while len(self._levels[-1]) > 1:
            below = self._levels[-1]
            self._levels.append([_node(below[at], below[at + 1]) for at in range(0, len(below), 2)])

    @property
    def root(self) -> bytes:
        """The hash that commits to all leaves."""
        return self._levels[-1][0]

    def path(self, leaf: int) -> list[bytes]:
        """The other child of each node from a leaf (from 0) to the root."""
        return [level[(leaf >> height) ^ 1] for height, level in enumerate(self._levels[:-1])]


def root_of(leaf: bytes, place: int, path: Sequence[bytes]) -> bytes:
    """The root to which a leaf leads by its place (from 0) and its path."""
    for height, other in enumerate(path):
        leaf = _node(other, leaf) if place >> height & 1 else _node(leaf, other)
    return leaf


def _node(left: bytes, right: bytes) -> bytes:
    return sha256(NODE_TAG, left, right)
