"""A new table: the host's request, and the first entry of its log."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from vierblatt import games
from vierblatt.bots import NAMES
from vierblatt.bounds import SeatNumber
from vierblatt.errors import BadOption
from vierblatt.protocol.frames import LobbyTable
from vierblatt.protocol.values import TableSettings
from vierblatt.server.accounts.ids import fresh_link
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.store.port import AccountsPort
from vierblatt.server.table import Opened, Person
from vierblatt.server.table.clock import LEAST_MOVE, MOST_BANK, MOST_MOVE, prevents_stalling
from vierblatt.shuffle import SCHEME, ProvablePacks

#: The settings of a table opened by a quick match.
QUICK = TableSettings(move_seconds=45, bank_seconds=120)


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table that somebody wants to open."""

    game: str
    preset: str = "standard"
    changes: dict[str, Any] = {}  #: house rules that differ from the preset's
    settings: TableSettings = TableSettings()
    solo: bool = False  #: the host takes seat 0, bots the others
    sit: bool = False  #: the host takes seat 0
    bots: Annotated[int, Meta(ge=0, le=63)] = 0  #: bots on the last seats
    bot_seats: Annotated[list[SeatNumber], Meta(max_length=64)] = []  #: further seats with bots
    bot: Annotated[str, Meta(max_length=40)] = "rules"  #: how strong they are: one of `vierblatt.bots.NAMES`


class ForMajlis(NamedTuple):
    """The majlis for which a table is opened. latest: its latest table as the caller knows it, or None.

    If there is a newer one, the store refuses the table as outdated.
    """

    majlis: str
    latest: str | None = None


def opening(
    new: NewTable, host: Person, now: int, previous: str = "", secret: bytes | None = None
) -> tuple[Opened, bytes]:
    """Returns the first entry of a new table and the secret for its deals, fresh if none is given.

    Raises VierblattError.
    """
    game = games.get(new.game)
    rules = game.options.rule_set(new.changes, new.preset, reserved=True)
    seats = game.rules.shape(rules.values).seats
    preset, changes = game.options.named(rules, new.preset)
    _check(new, changes, seats, host)
    table, secret = fresh_link(), secret or secrets.token_bytes(32)
    opened = Opened(
        at=now, table=table, game=new.game, preset=preset, changes=changes, behaviour=rules.behaviour,
        rules_hash=rules.hash, settings=new.settings, host=host.id, previous=previous,
        anchor=ProvablePacks(table, rules.hash, seats, last=secret).anchor.hex(), scheme=SCHEME,
    )  # fmt: skip
    return opened, secret


def is_for_anybody(table: Opened, game: str, preset: str) -> bool:
    """Whether a quick match may use a table: one with a clock and an unchanged preset, not private, not rated."""
    usual, settings = table.game == game and table.preset == preset and not table.changes, table.settings
    return usual and prevents_stalling(settings) and not settings.private and not settings.rated


def is_listed_for_anybody(table: LobbyTable, game: str, preset: str) -> bool:
    """The same for a table of another node, as the lobby lists it."""
    usual = table.game == game and table.preset == preset and not table.changed
    clock = TableSettings(move_seconds=table.move_seconds, bank_seconds=table.bank_seconds)
    return usual and prevents_stalling(clock) and not table.rated and table.stage == "seating"


async def may_sit(store: AccountsPort, table: Opened, player: str) -> bool:
    """Whether a player may sit at a table's rematch: earlier versions let guests sit at rated tables."""
    if not table.settings.rated:
        return True
    account = await store.account(player)
    return account is not None and bool(account.login)


def _check(new: NewTable, changes: dict[str, Any], seats: int, host: Person) -> None:
    settings = new.settings
    if new.bot not in NAMES:
        raise BadOption("unknown-bot", bot=new.bot, known=", ".join(NAMES))
    if settings.rated and (new.solo or new.bots or new.bot_seats):
        raise LiveFault("rated-no-bots")
    if settings.rated and host.guest:
        raise LiveFault("rated-no-guests")
    if settings.rated and changes:
        raise LiveFault("rated-preset-only")
    if settings.rated and not prevents_stalling(settings):
        raise LiveFault("rated-needs-clock", least=LEAST_MOVE, most=MOST_MOVE, bank=MOST_BANK)
    if settings.winner_stays and not settings.spectators:
        raise LiveFault("queue-needs-spectators")
    if settings.chat == "free" and not settings.private:
        raise LiveFault("free-chat-private")
    if settings.voice is True and not settings.private:
        raise LiveFault("voice-private")
    bots = {*range(seats - new.bots, seats), *new.bot_seats}
    if len(bots) >= seats:
        raise LiveFault("too-many-bots", bots=len(bots), most=seats - 1)
    if max(bots, default=0) >= seats:
        raise BadOption("bad-seat", seat=max(bots), seats=seats)
    if (new.sit or new.solo) and 0 in bots:
        raise LiveFault("seat-taken", seat=0)
