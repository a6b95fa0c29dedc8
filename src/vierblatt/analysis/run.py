"""Analyses a whole record, in several processes, from the beginning or from where it was interrupted."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from vierblatt import __version__, search
from vierblatt.analysis.document import FORMAT, Analysis, Deal, Decision, Settings
from vierblatt.analysis.judge import loss_thresholds_of
from vierblatt.analysis.luck import Luck
from vierblatt.analysis.summary import shares, summarise_decisions
from vierblatt.analysis.tasks import Answer, Piece, run_tasks
from vierblatt.analysis.walk import DecisionPoint, RecordedDeal, check, walk
from vierblatt.errors import BadAnalysis
from vierblatt.games.contract import Game
from vierblatt.interrupted import interrupts_only
from vierblatt.kernel.cache import rules_key
from vierblatt.record import Record
from vierblatt.record.replay import begin
from vierblatt.view import view_of_concealed

#: Called after each piece with the number of pieces done and the total.
Done = Callable[[int, int], None]
#: Called every few seconds with the analysis so far, to save it.
Keep = Callable[[Analysis], None]
INTERVAL = 5.0


class AnalysisInterrupted(KeyboardInterrupt):
    """Ctrl-C was pressed; `analysis` has everything judged until then."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        super().__init__()


def analyse(
    record: Record,
    settings: Settings | None = None,
    *,
    workers: int = 1,
    resume_from: Analysis | None = None,
    done: Done | None = None,
    keep: Keep | None = None,
) -> Analysis:
    """Judges every decision of a record.

    workers: the number of processes. resume_from: an interrupted analysis of the same record. Raises BadRecord and
    BadAnalysis for an invalid record or an analysis of another record, and AnalysisInterrupted on Ctrl-C. Unless the
    settings limit the time, the result depends only on the record and the settings.
    """
    progress = AnalysisProgress(record, settings or Settings(), resume_from)
    if done:
        done(progress.done, progress.pieces)
    kept = time.monotonic()
    try:
        with interrupts_only(), closing(run_tasks(progress.left(), progress.settings, workers)) as answers:
            for piece, answer in answers:
                progress.add(piece, answer)
                if done:
                    done(progress.done, progress.pieces)
                if keep and time.monotonic() - kept >= INTERVAL:
                    keep(progress.analysis())
                    kept = time.monotonic()
    except KeyboardInterrupt:
        raise AnalysisInterrupted(progress.analysis()) from None
    return progress.analysis()


class AnalysisProgress:
    """Collects the answers."""

    def __init__(self, record: Record, settings: Settings, resume_from: Analysis | None) -> None:
        check(record)
        self.record, self.settings = record, settings
        match = begin(record)
        self.game, self.table = match.game, match.table
        self.deals = list(walk(record))
        self._decisions: dict[tuple[int, int], Decision | None] = {}
        self._luck: dict[int, Luck] = {}
        self._decision_points = {(each.deal, each.number): each for deal in self.deals for each in deal.decision_points}
        if resume_from is not None:
            self._resume(resume_from)

    @property
    def pieces(self) -> int:
        """The total number of pieces."""
        return len(self._decision_points) + len(self.deals)

    @property
    def done(self) -> int:
        """The number of pieces done."""
        return len(self._decisions) + len(self._luck)

    def left(self) -> Sequence[Piece]:
        """The pieces still to be done."""
        decision_points = [each for place, each in self._decision_points.items() if place not in self._decisions]
        return [*(each for each in self.deals if each.number not in self._luck), *decision_points]

    def add(self, piece: Piece, answer: Answer) -> None:
        """Adds the answer to a piece."""
        if isinstance(piece, RecordedDeal):
            assert isinstance(answer, Luck)
            self._luck[piece.number] = answer
        else:
            assert answer is None or isinstance(answer, Decision)
            self._decisions[piece.deal, piece.number] = self._with_view(piece, answer)

    def analysis(self) -> Analysis:
        """The analysis so far."""
        thresholds = loss_thresholds_of(self.game)
        deals = tuple(map(self._deal, self.deals))
        judged = [each for deal in deals for each in deal.decisions]
        forced = [seat for deal in self.deals for seat in deal.forced]
        seats = range(self.table.seats)
        return Analysis(
            format=FORMAT,
            program=__version__,
            engine=engine_key(self.game),
            record=self.record.head,
            game=self.game.id,
            rules=self.record.rules,
            seats=self.record.seats,
            settings=self.settings,
            grades=thresholds,
            complete=self.done == self.pieces,
            deals=deals,
            players=tuple(
                summarise_decisions([each for each in judged if each.seat == seat], forced.count(seat), thresholds)
                for seat in seats
            ),
            winners=None if self.record.result is None else self.record.result.winners,
        )

    def _deal(self, deal: RecordedDeal) -> Deal:
        answers = [self._decisions.get((deal.number, each.number)) for each in deal.decision_points]
        decisions = tuple(each for each in answers if each is not None)
        luck = self._luck.get(deal.number)
        return Deal(
            number=deal.number,
            dealer=deal.dealer,
            scores=deal.scores,
            totals=deal.totals,
            forced=len(deal.forced),
            decisions=decisions,
            shares=shares(deal, decisions, luck.cards, luck.errors, self.table) if luck else (),
            course=tuple(tuple(round(value, 3) + 0.0 for value in each[: self.table.sides]) for each in luck.course)
            if luck
            else (),
        )

    def _with_view(self, point: DecisionPoint, decision: Decision | None) -> Decision | None:
        if decision is None or decision.verdict == "fine":
            return decision
        seen = view_of_concealed(self.game, self.table, point.concealed(), point.seat)
        return msgspec.structs.replace(decision, seen=seen)

    def _resume(self, interrupted: Analysis) -> None:
        ours = self.analysis()
        if (interrupted.record, interrupted.settings) != (ours.record, ours.settings):
            raise BadAnalysis("analysis-of-another")
        if (interrupted.program, interrupted.engine) != (ours.program, ours.engine):
            raise BadAnalysis("analysis-of-another-version")
        for deal in interrupted.deals:
            for each in deal.decisions:
                self._decisions[deal.number, each.number] = each
            if deal.course:
                cards, errors = [s.cards for s in deal.shares], [s.cards_error for s in deal.shares]
                self._luck[deal.number] = Luck(cards, errors, [[*each] for each in deal.course])


def engine_key(game: Game) -> str:
    """A hash of the judging sources. Parts of an analysis with different keys must not be combined."""
    here = Path(__file__).parent
    names = ("evidence", "judge", "knowledge", "luck", "perfect_information", "walk")
    judging = [here / f"{name}.py" for name in names]
    return rules_key(game.folder, *judging, *sorted(Path(search.__file__).parent.rglob("*.py")))
