"""``python -m vierblatt.envs GAME``: the layout of a game's observations and its actions, as Markdown."""

from __future__ import annotations

import sys

from vierblatt.envs.describing import describe
from vierblatt.errors import VierblattError
from vierblatt.games import game_ids
from vierblatt.locale.words import Words


def main(arguments: list[str]) -> int:
    """Writes the tables of one game. Returns 2 for wrong arguments or an unknown game."""
    if len(arguments) != 1:
        sys.stderr.write(f"python -m vierblatt.envs {'|'.join(game_ids())}\n")
        return 2
    try:
        sys.stdout.write(describe(arguments[0]) + "\n")
    except VierblattError as fault:
        sys.stderr.write(Words().error(fault) + "\n")
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
