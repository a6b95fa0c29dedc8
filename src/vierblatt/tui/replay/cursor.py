"""Where in a match the replay stands: a deal, a number of its actions, and whether something else is being tried."""

from __future__ import annotations

from vierblatt.sayings import MARK
from vierblatt.tui.replay.lines import ReplayedMatch, ReplayLine


class ReplayCursor:
    """A place that moves. Every move returns whether there was anywhere to go."""

    def __init__(self, match: ReplayedMatch) -> None:
        self.match = match
        self.deal = 0  #: its index
        self.count = 0  #: of the deal's actions that have been done
        self.tried: ReplayLine | None = None  #: what is tried instead of what was played
        self.left_at = 0  #: the number of actions after which it leaves the record

    @property
    def line(self) -> ReplayLine:
        """The deal as it was played, or what is tried instead."""
        return self.tried or self.match.deals[self.deal]

    @property
    def played(self) -> str:
        """What was played next in the record; empty at its end, and where something else is said or tried."""
        if self.tried is not None or self.count >= self.line.length:
            return ""
        following = self.line.line.until(self.count + 1).texts()[-1]
        return "" if following.startswith(MARK) else following

    # --- moving --------------------------------------------------------------------------------------------------

    def step(self, step: int) -> bool:
        """One action forward (1) or back (-1); at either end of a deal of the record, on to the next one."""
        count = self.count + step
        if 0 <= count <= self.line.length:
            self.count = count
            return True
        return self._leave_deal(step)

    def trick(self, step: int) -> bool:
        """To the end of a trick forward (1) or back (-1); where there is none, to the end of the deal."""
        if not 0 <= self.count + step <= self.line.length:
            return self._leave_deal(step)
        places = range(self.count + step, self.line.length if step > 0 else 0, step)
        end = self.line.length if step > 0 else 0
        self.count = next((place for place in places if self.line.takes_trick(place)), end)
        return True

    def to_deal(self, deal: int, count: int = 0) -> bool:
        """To a deal of the record by its index; what was tried is given up."""
        if not 0 <= deal < len(self.match.deals):
            return False
        self.deal, self.count, self.tried = deal, count, None
        return True

    def to_end(self) -> None:
        """To the end of what is tried, or of the match."""
        if self.tried is None:
            self.deal = len(self.match.deals) - 1
        self.count = self.line.length

    def _leave_deal(self, step: int) -> bool:
        if self.tried is not None or not 0 <= self.deal + step < len(self.match.deals):
            return False
        self.deal += step
        self.count = 0 if step > 0 else self.line.length
        return True

    # --- trying something else -----------------------------------------------------------------------------------

    def vary(self, action: str) -> None:
        """Plays something here that leaves the record, and goes there; raises what `ReplayedMatch.varied` raises."""
        varied = self.match.varied(self.line, self.count, action)
        if self.tried is None:
            self.left_at = self.count
        self.left_at = min(self.left_at, self.count)
        self.tried = varied
        self.count += 1

    def back_to_record(self) -> bool:
        """Gives up what is tried, and goes to the place where it left the record."""
        if self.tried is None:
            return False
        self.tried, self.count = None, self.left_at
        return True
