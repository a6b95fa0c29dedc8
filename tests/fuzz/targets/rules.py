"""House rules, and requests to open a table."""

from __future__ import annotations

import msgspec

from tests.fuzz.target import read, stateless_target
from vierblatt import games
from vierblatt.errors import VierblattError
from vierblatt.games.options import plain as plainly
from vierblatt.protocol import TableSettings
from vierblatt.server.live.opening import NewTable, opening
from vierblatt.server.table import Person, Table

HOST = Person("amal00000000", "Amal")


def _choices() -> list[bytes]:
    choices = []
    for name in games.game_ids():
        options = games.get(name).options
        for preset in options.preset_names():
            values = plainly(options.rule_set({}, preset).values)
            choices.append(msgspec.json.encode({"game": name, "preset": preset, "changes": values}))
    return choices


class _Choice(msgspec.Struct):
    game: str
    preset: str
    changes: dict[str, object]


def _choose(data: bytes) -> None:
    asked = read(data, _Choice)
    options = games.get(asked.game).options
    rules = options.rule_set(asked.changes, asked.preset)
    assert options.rule_set(plainly(rules.values)).hash == rules.hash


def _tables() -> list[bytes]:
    return [
        msgspec.json.encode(new) for new in (
            NewTable(game="kout_bo", solo=True, bot="club"),
            NewTable(game="baloot", changes={"target": 51}, settings=TableSettings(private=True, chat="free")),
            NewTable(game="king_bolola", bots=2, settings=TableSettings(move_seconds=20, bank_seconds=60)),
            NewTable(game="back_alley", preset="short", settings=TableSettings(rated=True, move_seconds=45)),
        )
    ]  # fmt: skip


def _open(data: bytes) -> None:
    opened, secret = opening(read(data, NewTable), HOST, 1_790_000_000_000)
    table = Table.new(opened, secret)
    assert table.rules.hash == opened.rules_hash


TARGETS = (
    stateless_target("house-rules", _choices, _choose, share=300, allowed=(VierblattError, msgspec.DecodeError)),
    stateless_target("new-tables", _tables, _open, share=100, allowed=(VierblattError, msgspec.DecodeError)),
)
