"""A puzzle of kind `card` or `call` from its judgement."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, States
from vierblatt.match import Match
from vierblatt.puzzles.first_rating import first_rating
from vierblatt.puzzles.format import FORMAT, Puzzle, PuzzleKind, PuzzleSource
from vierblatt.puzzles.identity import puzzle_id
from vierblatt.puzzles.judging import Judgement, rounded
from vierblatt.puzzles.themes import themes_of


def rating_of(judgement: Judgement, concealed: States, kind: PuzzleKind) -> int:
    """The first rating of a puzzle: how hard it looks, also for the heuristic player."""
    usual = judgement.actions.index(int(engine.policy(concealed, 0)) % LOG_ACTION)
    return first_rating(judgement, usual, kind)


def judged_puzzle(
    match: Match,
    kind: PuzzleKind,
    position: Mapping[str, Any],
    judgement: Judgement,
    source: PuzzleSource,
    *,
    worlds: int,
    seed: int,
) -> Puzzle:
    """The puzzle of the seat to act.

    position: where `match` stands, as `load` reads it. worlds, seed: of the judgement.
    """
    options = judgement.options(match.game, match.state.phase)
    accepted = [option.action for option in options if option.equal_to or option is options[0]]
    return Puzzle(
        format=FORMAT,
        id=puzzle_id(match, kind),
        game=match.game.id,
        kind=kind,
        position={key: value for key, value in position.items() if key != "game"},
        seat=match.turn,
        options=options,
        accepted=tuple(accepted),
        margin=rounded(judgement.margin),
        margin_low=rounded(judgement.margin_low),
        worlds=worlds,
        seed=seed,
        themes=themes_of(match, accepted),
        rating=rating_of(judgement, match.concealed(match.turn), kind),
        source=source,
    )
