"""A puzzle as a document: one JSON object, one line of a file (`docs/puzzles.md` explains every field).

A puzzle contains the whole deal, hidden cards included. Whoever solves it is shown the view of `seat` only
(`Puzzle.view`); everything else is for the judge.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from vierblatt import position
from vierblatt.bounds import SeatNumber
from vierblatt.errors import BadPosition, BadPuzzle
from vierblatt.match import Match
from vierblatt.puzzles.identity import id_start, puzzle_id
from vierblatt.view import View, view_of

FORMAT = 1  #: incremented if a reader of the old format would misread the new one

PuzzleKind = Literal["card", "call", "safety"]
KINDS: tuple[PuzzleKind, ...] = ("card", "call", "safety")
Share = Annotated[float, Meta(ge=0, le=1)]


class _PuzzlePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the document: nothing unknown."""


class PuzzleOption(_PuzzlePart, frozen=True):
    """One legal action, as the engine values it.

    mean: the mean result of the deal for the side of the seat to act, in points as in an analysis (its points less the
    other side's; where everybody plays alone, its own). error: the standard error of its distance to the best action.
    best_in: the share of worlds in which no action scores more. equal_to: the best action, if this one is as good;
    otherwise empty.
    """

    action: str
    mean: float
    error: float
    best_in: Share
    equal_to: str = ""


class PuzzleSource(_PuzzlePart, frozen=True):
    """Where the position comes from: a deal of bots drawn from a seed, or a record. Nothing that names a person.

    bots: one for each seat; none for a record. seed: draws the deals. record: the head of the record, or empty. deal:
    its number among the deals drawn, from 0, or in the record, from 1. action: the number of the decision in its deal,
    from 1.
    """

    bots: tuple[str, ...] = ()
    seed: int = 0
    record: str = ""
    deal: int = 1
    action: int = 1


#: What a goal asks for; its sentence is ``puzzle-goal-NAME``.
PuzzleAimName = Literal[
    "tricks", "all-tricks", "few-tricks", "points", "cards", "few-cards", "not-card", "result", "score", "low-score"
]


class PuzzleAim(_PuzzlePart, frozen=True):
    """What the solver has to do from the position on, in the units of the game, so that a sentence can say it.

    name, count: at least so many `tricks`, card `points` or `cards` that count, at most so many of them (`few-`), or a
    `result` of the deal. tricks: how many are left, the one on the table included. card: that must not be taken.
    """

    name: PuzzleAimName
    count: int
    tricks: int
    card: str = ""


class PuzzleGoal(_PuzzlePart, frozen=True):
    """What the right line reaches against any distribution of the hidden cards (kind `safety`).

    result: at least this result of the deal for the side of the seat to act, in points as in `PuzzleOption.mean`.
    deals: how many distributions of the hidden cards are possible; the line was tried against every one of them. aim:
    the same result in the units of the game.
    """

    result: int
    deals: int
    aim: PuzzleAim


class Puzzle(_PuzzlePart, frozen=True):
    """One puzzle: a position, a question, and the answer with the evidence for it.

    position: as in `docs/positions.md`, with `pack` and `actions`: the true deal. seat: the solver's, which is to act.
    options: every legal action, the best first. accepted: the right ones. margin: the best action's lead over the best
    that is not accepted, in points; margin_low: the lower bound of its 95 % interval. worlds, seed: repeat the
    judgement. themes: tags (`vierblatt.puzzles.themes`). rating: the first rating on the scale of Glicko-2.
    """

    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
    id: Annotated[str, Meta(max_length=80)]
    game: str
    kind: PuzzleKind
    position: dict[str, Any]
    seat: SeatNumber
    options: Annotated[tuple[PuzzleOption, ...], Meta(min_length=2)]
    accepted: Annotated[tuple[str, ...], Meta(min_length=1)]
    margin: float
    margin_low: float
    worlds: int
    seed: int
    themes: tuple[str, ...]
    rating: int
    source: PuzzleSource
    goal: PuzzleGoal | None = None

    def match(self) -> Match:
        """A match at the position, with the true deal; raises BadPuzzle."""
        try:
            match = position.load({"game": self.game, **self.position})
        except BadPosition as fault:
            raise BadPuzzle("bad-puzzle-position", puzzle=self.id, reason=fault) from fault
        if match.turn != self.seat:
            reason = f"seat {match.turn} is to act, not {self.seat}"
            raise BadPuzzle("bad-puzzle-position", puzzle=self.id, reason=reason)
        return match

    def view(self) -> View:
        """What the solver is shown: the view of their seat, without any hidden card.

        Raises BadPuzzle, also if the id, the kind or the options are not those of the position.
        """
        match = self.match()
        view = view_of(match, self.seat)
        if {option.action for option in self.options} != {*view.legal}:
            raise BadPuzzle("bad-puzzle-position", puzzle=self.id, reason="its options are not the legal actions")
        if (self.kind == "call") != (view.phase != "play"):
            raise BadPuzzle("bad-puzzle-position", puzzle=self.id, reason=f"it does not ask for a {self.kind}")
        if self.id != puzzle_id(match, self.kind):
            raise BadPuzzle("bad-puzzle-position", puzzle=self.id, reason="the id does not belong to this position")
        return view

    @property
    def best(self) -> PuzzleOption:
        """The best action."""
        return self.options[0]

    def option(self, action: str) -> PuzzleOption | None:
        """The legal action with this text, or None."""
        return next((option for option in self.options if option.action == action), None)

    def to_json(self) -> bytes:
        """The document as one line of JSON in UTF-8, without the line break."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes | str) -> Puzzle:
        """The puzzle in a document; raises BadPuzzle for anything else, including unknown fields."""
        try:
            puzzle = _decoder.decode(data)
        except (msgspec.DecodeError, ValueError, RecursionError) as fault:
            _refuse_other_format(data)
            raise BadPuzzle("bad-puzzle", why=str(fault)[:200]) from None
        if why := puzzle.contradiction():
            raise BadPuzzle("bad-puzzle", why=why)
        return puzzle

    def contradiction(self) -> str:
        """What contradicts itself in this puzzle, in English for whoever made the file; empty if nothing does."""
        if "game" in self.position:
            return "the position does not name its game: that is the game of the puzzle"
        if not self.id.startswith(id_start(self.game, self.kind)):
            return f"the id {self.id} does not belong to a puzzle of this game and kind"
        actions = [option.action for option in self.options]
        if len({*actions}) < len(actions):
            return "an action occurs twice among the options"
        if not {*self.accepted} < {*actions}:
            return "the accepted actions must be some of the options, but not all of them"
        if self.best.action not in self.accepted:
            return "the best option must be accepted"
        if (self.kind == "safety") != (self.goal is not None):
            return "a puzzle has a goal if it is of the kind safety, and only then"
        return ""


#: Made here, as msgspec reads the fields of a class when it is first decoded, and crashes if two threads do so at once.
_decoder = msgspec.json.Decoder(Puzzle)


def schema_text() -> str:
    """The JSON Schema of a puzzle: the content of `puzzle.schema.json`."""
    made: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:vierblatt:puzzle:{FORMAT}",
        "title": "Vierblatt puzzle",
        **msgspec.json.schema(Puzzle),
    }
    return json.dumps(made, indent=2, ensure_ascii=False) + "\n"


class _FormatOnly(msgspec.Struct):
    format: int


_format_decoder = msgspec.json.Decoder(_FormatOnly)


def _refuse_other_format(data: bytes | str) -> None:
    """Raises a clear error for another format version, rather than one about the first unknown field."""
    try:
        version = _format_decoder.decode(data).format
    except (msgspec.DecodeError, ValueError, RecursionError):
        return
    if version != FORMAT:
        raise BadPuzzle("puzzle-format", found=str(version)[:20], known=FORMAT)
