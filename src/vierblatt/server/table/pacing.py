"""How long bots take: as long as the table's pace says, whatever cards they hold."""

from __future__ import annotations

from vierblatt.bots.question import is_quick
from vierblatt.bots.specs import at_most
from vierblatt.match import Match

#: Milliseconds that a thinking bot takes for any action; more than it needs.
THINKING = 1_500
#: The same where the pace is below HURRIED_BELOW: then it has at most THOUGHT milliseconds to think.
HURRIED_THINKING, HURRIED_BELOW = 300, 500
#: Less than HURRIED_THINKING, which leaves time for the way to another process and back.
THOUGHT = 150

Trick = tuple[int, int]  #: a deal, and how many of its tricks are over


class Pacing:
    """The waits of the current turn, by the table's pace. It is not in the log, which has every action's time.

    A thinking bot keeps the wait and the time to think with which its turn began: if a new pace applied at once, the
    moment of its answer would show how long it thought.
    """

    def __init__(self, pace: int) -> None:
        self._at_turn = pace  # the pace when the turn began
        self._skipped: Trick = (-1, -1)  # the trick that the player does not want to wait for

    def begin_turn(self, pace: int, match: Match | None, *, person: bool) -> None:
        """Notes the pace for the turn that begins; a person's turn ends a skip."""
        if person:
            self._skipped = (-1, -1)
        self._at_turn = self._now(pace, match)

    def skip(self, match: Match) -> None:
        """Lets bots act at once until the trick is over or, before the first one, also during the calls."""
        self._skipped = _trick(match)

    def wait(self, pace: int, match: Match | None, bot: str) -> int:
        """Milliseconds from the beginning of its turn until a bot should act; longer if it leads to the next trick."""
        times = 2 if match is not None and match.state.trick_no and not match.state.in_trick else 1
        if is_quick(bot):
            return times * self._now(pace, match)
        return max(times * self._at_turn, HURRIED_THINKING if self._hurried else THINKING)

    def within_wait(self, bot: str) -> str:
        """The bot, with no more time to think than the wait of the current turn leaves."""
        return at_most(bot, THOUGHT) if self._hurried and not is_quick(bot) else bot

    @property
    def _hurried(self) -> bool:
        return self._at_turn < HURRIED_BELOW

    def _now(self, pace: int, match: Match | None) -> int:
        return 0 if self._skipped[0] >= 0 and self._skipped == _trick(match) else pace


def _trick(match: Match | None) -> Trick:
    return (len(match.deals), int(match.state.trick_no)) if match is not None else (0, 0)
