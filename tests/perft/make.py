"""Counts the trees again: `python -m tests.perft.make`. A difference from the file in git is a change of the rules."""

from __future__ import annotations

import json
import random

from tests.goldens.beside import Chooser
from tests.perft.trees import FOLDER, Tree, match_at
from tests.registry import GAMES
from tests.walks import game_of
from vierblatt.cards import NAMES
from vierblatt.match import Match
from vierblatt.perft import auction_count, perft

LARGEST = 2_000_000  #: sequences at the last depth
LAST_TRICKS = 3


def pack_of(game: str, preset: str, number: int) -> str:
    """A separate pack for every tree."""
    rng = random.Random(f"{game} {preset} {number}")
    pack = [NAMES[card] for card in Match(game, preset=preset).table.pack]
    return " ".join(rng.sample(pack, len(pack)))


def to_the_play(tree: Tree, game: str, tricks: int) -> None:
    """Adds actions until a card is to be led and at most `tricks` tricks are left."""
    for salt in range(1, 1000):
        tree["after"] = []
        chooser = Chooser(salt)
        match = match_at(game, tree)
        while match.turn >= 0:
            ready = match.phase == "play" and match.state.in_trick == 0
            if ready and match.state.hand_size - match.state.trick_no <= tricks:
                return
            tree["after"].append(chooser.pick(match.legal_actions()))
            match.do(tree["after"][-1])
    raise AssertionError(f"no way to the play: {game} {tree['preset']}")


def depths(match: Match, most: int) -> list[int]:
    """The counts by depth, from 1 on, until they are large."""
    counts: list[int] = []
    while len(counts) < most and (not counts or counts[-1] <= LARGEST):
        counts.append(perft(match, len(counts) + 1))
    return counts


def trees(game: str, preset: str) -> list[Tree]:
    """Of each preset: the whole auction, the play from the first card, the last three tricks to the end."""
    made: list[Tree] = []
    for number, tricks in enumerate((99, 13, LAST_TRICKS)):
        tree: Tree = {
            "preset": preset,
            "first_seat": number,
            "pack": pack_of(game, preset, number),
            "after": [],
        }
        if number:
            to_the_play(tree, game, tricks)
        elif match_at(game, tree).phase == "cutting":
            tree["after"] = ["cut 11"]
        match = match_at(game, tree)
        if not number:
            tree["auctions"] = auction_count(match)
        tree["depths"] = depths(match, LAST_TRICKS * match.table.seats if number == 2 else 40)
        made.append(tree)
    return made


def main() -> None:
    """Writes the file of every game."""
    for game in GAMES:
        made = [tree for preset in game_of(game).options.preset_names() for tree in trees(game, preset)]
        lines = ",\n".join(f" {json.dumps(tree)}" for tree in made)
        (FOLDER / f"{game}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
