"""Summaries of judged decisions: for a seat, and for a deal with the luck of its cards."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.analysis.document import Decision, Grades, Share, Summary
from vierblatt.analysis.walk import RecordedDeal
from vierblatt.games.contract import TableShape


def accuracy(cost: float, thresholds: Grades) -> float:
    """The accuracy of a decision: 100 for no cost, 50 for a cost at the limit of a mistake, 25 for twice that.

    >>> accuracy(3.0, Grades(1, 3, 8))
    50.0
    """
    return 100.0 * float(2.0 ** (-cost / thresholds.mistake))


def summarise_decisions(decisions: Sequence[Decision], forced: int, thresholds: Grades) -> Summary:
    """The summary of the seat that took these decisions."""
    counts = {verdict: sum(each.verdict == verdict for each in decisions) for verdict in _VERDICTS}
    mattered = [each for each in decisions if each.mattered >= thresholds.inaccuracy]
    marks = [accuracy(each.blamed, thresholds) for each in mattered]
    return Summary(
        decisions=len(decisions),
        mattered=len(mattered),
        forced=forced,
        cost=round(sum(each.blamed for each in decisions), 4),
        accuracy=round(sum(marks) / len(marks), 2) if marks else None,
        inaccuracies=counts["inaccuracy"],
        mistakes=counts["mistake"],
        blunders=counts["blunder"],
        risks=counts["risk"],
    )


_VERDICTS = ("inaccuracy", "mistake", "blunder", "risk")


def shares(
    deal: RecordedDeal,
    decisions: Sequence[Decision],
    cards: Sequence[float],
    errors: Sequence[float],
    table: TableShape,
) -> tuple[Share, ...]:
    """Splits each side's result into its sources; empty for a deal that has not ended.

    A cost of one side is a gain of the other side, or of all other sides in equal parts if everybody plays alone.
    """
    if deal.results is None:
        return ()
    costs = [0.0] * table.sides
    for each in decisions:
        costs[table.side(each.seat)] += each.cost
    side_shares = []
    for side in range(table.sides):
        result = deal.results[side]
        gained = (sum(costs) - costs[side]) / (table.sides - 1)
        play = gained - costs[side]
        rest = result - cards[side] - play
        side_shares.append(
            Share(*(round(number, 4) + 0.0 for number in (result, cards[side], errors[side], play, rest)))
        )
    return tuple(side_shares)
