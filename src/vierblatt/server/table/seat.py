"""A seat and its occupant."""

from __future__ import annotations

from dataclasses import dataclass, field

from vierblatt.protocol.values import SeatInfo, SeatKind, TableSettings

#: The shortest grace that is still of use.
LEAST_GRACE = 5_000


@dataclass
class Seat:
    """One seat of a table. All times are milliseconds."""

    kind: SeatKind = "empty"
    player: str = ""
    name: str = ""
    bot: str = ""  #: the bot that acts here, on its own seat or in place of the person
    ready: bool = False
    came: bool = False  #: has been ready before
    commitment: str = ""
    nonce: str = ""
    silenced: bool = False  #: did not open a commitment, and no longer takes part in the shuffling
    bank: int = 0
    replaced: int = 0  #: how often a bot took over
    bot_turns: int = 0  #: actions of this match that a bot or the clock chose for a person
    excused: bool = False  #: left a table that others held up
    excused_turns: int = 0  #: actions of this match that a bot chose meanwhile
    excused_by: list[int] = field(default_factory=list)  #: the seats that held it up
    lapses: int = 0  #: actions in a row that the clock chose
    pauses: int = 0  #: how often this seat asked for a pause
    paces: int = 0  #: how often this seat has changed the pace
    refused: int = 0  #: how many of its takebacks the others declined
    called: int = 0  #: since when somebody from the queue has sat here without being ready
    online: bool = False  #: not in the log
    offline_since: int = 0  #: not in the log

    @property
    def played_by_person(self) -> bool:
        """Whether a person acts here."""
        return self.kind == "human" and not self.bot

    def grace(self, settings: TableSettings) -> int:
        """How long a person may be away; less for one who leaves repeatedly."""
        given = settings.grace * 1000
        return min(given, max(LEAST_GRACE, given >> self.replaced))

    def info(self) -> SeatInfo:
        """The public information about the seat."""
        return SeatInfo(
            kind=self.kind, player=self.player, name=self.name, bot=self.bot, ready=self.ready, online=self.online,
            bank=self.bank,
        )  # fmt: skip
