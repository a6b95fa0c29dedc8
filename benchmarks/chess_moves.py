"""Random moves of python-chess, the model of a rules library in Python."""

from __future__ import annotations

import random
from importlib.util import find_spec

MISSING = "python-chess is not installed here, so single moves have nothing to compare with; `make bench` installs it."
#: Half-moves after which a new game begins: random games seldom end on their own.
LONGEST = 200


def available() -> bool:
    """Whether there is anything to compare with."""
    return find_spec("chess") is not None


class Chess:
    """Random games; a call plays the given number and returns the half-moves."""

    def __init__(self, *, texts: bool) -> None:
        self.texts = texts

    def __call__(self, games: int) -> int:
        """Lists the legal moves, chooses one and pushes it; with `texts` the move is first written as text (SAN)."""
        import chess

        choice, moves = random.choice, 0
        for _ in range(games):
            board = chess.Board()
            for _ in range(LONGEST):
                legal = list(board.legal_moves)
                if not legal:
                    break
                move = choice(legal)
                if self.texts:
                    board.san(move)
                board.push(move)
                moves += 1
        return moves
