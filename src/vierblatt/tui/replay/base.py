"""A replay on the screen as what it computes sees it, and those who play on: the match, a place in it, the table."""

from __future__ import annotations

from vierblatt.tui.match_feed import MatchFeed
from vierblatt.tui.replay.feed import ReplayFeed
from vierblatt.tui.replay.lines import ReplayedMatch
from vierblatt.tui.replay.table import ReplayTableWidget
from vierblatt.tui.screens.table import TableScreen


class ReplayBase(TableScreen):
    """The base of the replay. names: the name at each seat."""

    def __init__(self, match: ReplayedMatch, names: list[str]) -> None:
        self.replay_feed = ReplayFeed(match, names)
        super().__init__(self.replay_feed, match.human)
        self.cursor = self.replay_feed.cursor
        self.guess_first = False
        self.guesses: dict[tuple[int, int], str] = {}  #: by deal and number of actions before it

    def make_table(self, feed: MatchFeed) -> ReplayTableWidget:
        """A table with the keys of a replay."""
        assert isinstance(feed, ReplayFeed)
        self.table = ReplayTableWidget(feed)
        return self.table

    @property
    def place(self) -> tuple[int, int]:
        """The deal and the number of its actions before this place."""
        return self.cursor.deal, self.cursor.count

    @property
    def hides_what_was_played(self) -> bool:
        """Whether the viewer has not guessed yet."""
        return self.table.asked and self.table.guessing

    # --- what the replay defines ---------------------------------------------------------------------------------

    def renew(self) -> None:
        """Shows the place of the cursor; what was on its way to the screen before is given up."""
        raise NotImplementedError

    async def show_place(self) -> None:
        """Shows the place of the cursor, and what follows where bots play on."""
        raise NotImplementedError

    # --- words ---------------------------------------------------------------------------------------------------

    def say(self, message: str, style: str = "accent", **values: object) -> None:
        """Shows a message until the next place."""
        self.table.tell(self.table.texts().say(message, **values), style)

    def call(self, action: str) -> str:
        """An action of this place as players say it."""
        return self.table.texts().words.call(self.table.scene.view.wordings.get(action, action))
