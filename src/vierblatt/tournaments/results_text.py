"""Results as people write them: `152:98` for a match, `3=+16/-8` for a board that two tables played.

>>> results_in(["152:98", "140:155", "160:90"])
([[152, 98], [140, 155], [160, 90]], [])
>>> results_in(["3=+16/-8", "4=60%/40%"])[1][1]
BoardPlayed(board=4, margins=[], percents=[60, 40])
>>> written([], results_in(["3=+16/-8", "4=60%/40%"])[1])
'3=+16/-8 4=60%/40%'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from vierblatt.errors import BadTournament
from vierblatt.tournaments.entries import BoardPlayed

#: How numbers are also written: with a minus sign, or the percent sign of Arabic.
_ALIKE = str.maketrans({"−": "-", "–": "-", "٪": "%"})
_NUMBER = r"[+-]?\d{1,9}"
_MATCH = re.compile(rf"{_NUMBER}(:{_NUMBER})+")
_BOARD = re.compile(rf"(\d{{1,9}})=({_NUMBER}(?:/{_NUMBER})*)")
_PERCENTS = re.compile(r"(\d{1,9})=(\d{1,3})%/(\d{1,3})%")

LONGEST_SHOWN = 40


def results_in(texts: Iterable[str]) -> tuple[list[list[int]], list[BoardPlayed]]:
    """The matches and the boards; raises BadTournament for a text that is neither."""
    matches: list[list[int]] = []
    boards: list[BoardPlayed] = []
    for given in texts:
        text = given.translate(_ALIKE)
        if _MATCH.fullmatch(text):
            matches.append([*map(int, text.split(":"))])
        elif found := _BOARD.fullmatch(text):
            boards.append(BoardPlayed(board=int(found[1]), margins=[*map(int, found[2].split("/"))]))
        elif found := _PERCENTS.fullmatch(text):
            boards.append(BoardPlayed(board=int(found[1]), percents=[int(found[2]), int(found[3])]))
        else:
            raise BadTournament("bad-result-text", text=given[:LONGEST_SHOWN])
    return matches, boards


def written(matches: Sequence[Sequence[int]], boards: Sequence[BoardPlayed]) -> str:
    """A result as it can be typed again."""
    texts = [":".join(map(str, points)) for points in matches]
    for each in boards:
        percents = "/".join(f"{percent}%" for percent in each.percents)
        texts.append(f"{each.board}={percents or '/'.join(f'{margin:+}' for margin in each.margins)}")
    return " ".join(texts)
