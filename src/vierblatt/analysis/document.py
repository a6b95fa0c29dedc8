"""The analysis of a match as a document: one JSON object, made by `analyse`; `docs/analysis.md` explains every field.

All results are points of a deal as counted by the game's `utility`: the side's points less the other side's, or its own
points if everybody plays alone. The cost of a decision is its average loss in these points, never negative. A player is
blamed for it only if the decision was also worse in terms of the match.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from vierblatt.errors import BadAnalysis
from vierblatt.record.document import Player, Rules
from vierblatt.view import View

FORMAT = 1  #: incremented if a reader of the old format would misread the new one

Verdict = Literal["fine", "match", "risk", "inaccuracy", "mistake", "blunder"]
#: The verdicts that blame a player, the worst first.
COMPLAINTS: tuple[Verdict, ...] = ("blunder", "mistake", "inaccuracy")


class _DocumentPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the document: nothing optional, nothing unknown."""


class Settings(_DocumentPart, frozen=True):
    """What was asked for. worlds: the maximum number of deals per decision. seconds: its time limit, 0 for none."""

    worlds: int = 2048
    seconds: float = 0.0
    seed: int = 1


class Grades(_DocumentPart, frozen=True):
    """The costs at which a decision becomes an inaccuracy, a mistake or a blunder, in points of this game."""

    inaccuracy: float
    mistake: float
    blunder: float

    def verdict(self, cost: float) -> Verdict:
        """The verdict for a cost.

        >>> Grades(1, 3, 8).verdict(3.5)
        'mistake'
        """
        if cost >= self.mistake:
            return "blunder" if cost >= self.blunder else "mistake"
        return "inaccuracy" if cost >= self.inaccuracy else "fine"


class Option(_DocumentPart, frozen=True):
    """One open action. mean: its mean result. error: the standard error of its distance to the best."""

    action: str
    mean: float
    error: float


class Call(_DocumentPart, frozen=True):
    """What a seat called. phase: the question that it answered."""

    seat: int
    phase: str
    call: str


class Knowledge(_DocumentPart, frozen=True):
    """What the player could conclude; held, voids and lacks have one entry per seat, empty for the player's own.

    deals: in how many ways the hidden cards could be distributed; exact: false if this is an estimate. gone: the cards
    that were visibly no longer in any hand. held: cards that were certainly in a hand. voids: suits (``SH``) of which
    it certainly had none, although some of their cards were hidden. lacks: single cards that it certainly did not have.
    calls: all calls of this deal.
    """

    deals: float
    exact: bool
    gone: tuple[str, ...]
    held: tuple[tuple[str, ...], ...]
    voids: tuple[str, ...]
    lacks: tuple[tuple[str, ...], ...]
    calls: tuple[Call, ...]


class Decision(_DocumentPart, frozen=True):
    """One decision of a player who had a choice.

    number: that of the action in its deal, from 1, forced actions included. options: the best first. cost: 0 unless it
    is clearly more than chance. best_in_match: the best action in terms of the match; equal to `best` unless another
    one is clearly ahead. estimate and error: the cost as measured, and its standard error. worse_in: the share of
    worlds in which the action scores less than the best. on_these_cards: what it lost on the actual cards if everybody
    saw them; null without a complaint, for calls, and if solving would take too long. reason: what speaks for the best
    action rather than this one (``why-REASON``), or empty. seen, known: what the player saw and could conclude, for
    every verdict but fine. reason_values: the values in the sentence of the reason; missing in older documents.
    """

    number: int
    seat: int
    phase: str
    action: str
    options: tuple[Option, ...]
    best: str
    best_in_match: str
    cost: float
    estimate: float
    error: float
    verdict: Verdict
    worlds: int
    worse_in: float
    on_these_cards: float | None
    reason: str
    seen: View | None
    known: Knowledge | None
    reason_values: dict[str, int | str] = {}
    best_in: float | None = None

    @property
    def blamed(self) -> float:
        """The cost that the player is blamed for: 0 if the decision was right for the match."""
        return 0.0 if self.verdict == "match" else self.cost

    @property
    def mattered(self) -> float:
        """The difference between the best and the worst action."""
        return self.options[0].mean - self.options[-1].mean


class Share(_DocumentPart, frozen=True):
    """Where a side's result of a deal came from: result = cards + play + rest.

    cards: what equal players make of these cards on average, with its standard error. play: what the others' costs
    gained it less what its own lost. rest: the outcome of guesses that nobody could have made better.
    """

    result: float
    cards: float
    cards_error: float
    play: float
    rest: float


class Deal(_DocumentPart, frozen=True):
    """One deal. scores: what each side wrote, null unless it was scored. shares: one per side, none before the end.

    course: after each action, for each side, the result that equal players reach on average from there, with these
    cards; empty if not calculated.
    """

    number: int
    dealer: int
    scores: tuple[int, ...] | None
    totals: tuple[int, ...]
    forced: int
    decisions: tuple[Decision, ...]
    shares: tuple[Share, ...]
    course: tuple[tuple[float, ...], ...]


class Summary(_DocumentPart, frozen=True):
    """How a seat played. mattered: decisions whose actions differ by at least an inaccuracy; accuracy covers these."""

    decisions: int
    mattered: int
    forced: int
    cost: float
    accuracy: float | None
    inaccuracies: int
    mistakes: int
    blunders: int
    risks: int


class Analysis(_DocumentPart, frozen=True):
    """A match, judged decision by decision. engine: a hash of the judging sources. complete: whether all is judged."""

    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
    program: str
    engine: str
    record: str  #: the record's head
    game: str
    rules: Rules
    seats: tuple[Player, ...]
    settings: Settings
    grades: Grades
    complete: bool
    deals: tuple[Deal, ...]
    players: tuple[Summary, ...]
    winners: tuple[int, ...] | None  #: sides; null while the match is not over

    def to_json(self) -> bytes:
        """The document as indented JSON in UTF-8."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @classmethod
    def from_json(cls, data: bytes | str) -> Analysis:
        """The analysis in a document; raises BadAnalysis."""
        try:
            return _decoder.decode(data)
        except (msgspec.DecodeError, ValueError, RecursionError) as fault:
            raise BadAnalysis("bad-analysis", why=str(fault)[:200]) from None


#: Made here, as msgspec reads the fields of a class when it is first decoded, and crashes if two threads do so at once.
_decoder = msgspec.json.Decoder(Analysis)


def schema_text() -> str:
    """The JSON Schema of an analysis: the content of `analysis.schema.json`."""
    made: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:vierblatt:analysis:{FORMAT}",
        "title": "Vierblatt analysis of a match",
        **msgspec.json.schema(Analysis),
    }
    return json.dumps(made, indent=2, ensure_ascii=False) + "\n"
