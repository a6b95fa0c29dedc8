"""A seat and who is on it."""

from __future__ import annotations

from dataclasses import dataclass

from vierblatt.protocol.values import SeatInfo, SeatKind, TableSettings

#: A shorter grace than this one helps nobody.
LEAST_GRACE = 5_000


@dataclass
class Seat:
    """One seat of a table. All times are milliseconds."""

    kind: SeatKind = "empty"
    player: str = ""
    name: str = ""
    bot: str = ""  #: who acts here: a bot's own seat, or a bot in place of the person
    ready: bool = False
    commitment: str = ""
    nonce: str = ""
    bank: int = 0
    replaced: int = 0  #: how often a bot took over
    bot_turns: int = 0  #: actions of this match that a bot or the clock chose for a person
    lapses: int = 0  #: actions in a row that the clock chose
    online: bool = False  #: not in the log
    offline_since: int = 0  #: not in the log

    @property
    def played_by_person(self) -> bool:
        """Whether a person acts here."""
        return self.kind == "human" and not self.bot

    def grace(self, settings: TableSettings) -> int:
        """How long a person may be away; less for somebody who leaves repeatedly."""
        given = settings.grace * 1000
        return min(given, max(LEAST_GRACE, given >> self.replaced))

    def info(self) -> SeatInfo:
        """As everybody may see it."""
        return SeatInfo(
            kind=self.kind, player=self.player, name=self.name, bot=self.bot, ready=self.ready, online=self.online,
            bank=self.bank,
        )  # fmt: skip
