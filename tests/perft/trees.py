"""A tree to count: a preset, a pack, what has been done, and the counts by depth.

Counting is done by the engine and, where that is not too long, by the slow reference; where they differ, the first
place is found at which they do.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.goldens.beside import reference_of
from tests.walks import game_of
from vierblatt.cards import NAMES
from vierblatt.match import Match

FOLDER = Path(__file__).parent
Tree = dict[str, Any]
CARDS = frozenset(NAMES)


def trees_of(game: str) -> list[Tree]:
    """The counted trees of a game."""
    trees: list[Tree] = json.loads((FOLDER / f"{game}.json").read_bytes())
    return trees


def match_at(game: str, tree: Tree) -> Match:
    """The match from which the tree grows."""
    match = Match(game, preset=tree["preset"], first_seat=tree["first_seat"])
    match.deal(tree["pack"])
    for action in tree["after"]:
        match.do(action)
    return match


class SlowCounter:
    """Counts with the slow reference, which replays every step from the deal on."""

    def __init__(self, game: str, tree: Tree) -> None:
        self.game = game_of(game)
        self.rules = self.game.options.rule_set(None, tree["preset"])
        self.tree = tree
        self.steps = 0

    def legal(self, path: list[str]) -> list[str]:
        """What is open after these actions; nothing when the deal is over."""
        self.steps += 1
        reference = reference_of(self.game, self.rules, self.tree["first_seat"])
        reference.deal(self.tree["pack"].split())
        for action in [*self.tree["after"], *path]:
            reference.act(action)
        return sorted(reference.legal()) if reference.turn >= 0 else []

    def count(self, depth: int, path: list[str] | None = None, *, auction: bool = False) -> int:
        """The sequences of this length; with `auction` those that lead to a first card."""
        path = path or []
        if depth == 0:
            return 1
        open_actions = self.legal(path)
        if not open_actions or (auction and open_actions[0] in CARDS):
            return 1
        if depth == 1:
            return len(open_actions)
        return sum(self.count(depth - 1, [*path, action], auction=auction) for action in open_actions)

    def difference(self, match: Match, depth: int, path: list[str] | None = None) -> str:
        """The first place at which engine and reference differ, in words; empty when there is none."""
        path = path or []
        ours, theirs = sorted(match.legal_actions()) if match.turn >= 0 else [], self.legal(path)
        if ours != theirs:
            return f"after {path}: engine {ours}, reference {theirs}"
        for action in ours if depth > 1 else []:
            after = match.copy()
            after.do(action)
            if found := self.difference(after, depth - 1, [*path, action]):
                return found
        return ""
