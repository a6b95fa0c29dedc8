"""A table opened with rules that this program does not support (any more)."""

from __future__ import annotations

import msgspec
import pytest

from vierblatt import games
from vierblatt.server.table import Table
from vierblatt.server.table import entries as log


def opened(**other: object) -> log.Opened:
    """The first entry of a table of six; `other` is not as this program would write it."""
    rules = games.get("kout_bo").options.rule_set()
    plain = {
        "at": 1, "table": "abcdefghij", "game": "kout_bo", "preset": "standard", "changes": {}, "settings": {},
        "behaviour": rules.behaviour, "rules_hash": rules.hash, "host": "amal", "anchor": "0" * 64, "scheme": 2,
    }  # fmt: skip
    return msgspec.convert({**plain, **other}, log.Opened)


@pytest.mark.parametrize(
    "other",
    [
        {"behaviour": 0, "rules_hash": "0" * 64}, {"rules_hash": "0" * 64}, {"preset": "gone", "rules_hash": "0" * 64},
        {"changes": {"gone": 1}, "rules_hash": "0" * 64}, {"preset": "kout_bo_4", "rules_hash": "0" * 64},
    ],
    ids=["version", "hash", "preset", "option", "seats"],
)  # fmt: skip
def test_a_table_with_unsupported_rules_shows_only_its_players(other: dict[str, object]) -> None:
    entries: list[log.AnyEntry] = [
        opened(**other), *(log.SatDown(at=2, seat=seat, player=f"p{seat}", name=f"P{seat}") for seat in range(6)),
        log.CommitmentsClosed(at=3), log.NonceSaid(at=3, seat=0, nonce="f" * 64), log.Started(at=4, first_seat=5),
        log.Dealt(at=5, number=1), log.Acted(at=6, seat=0, action="no action of any version"),
        log.Withdrawn(at=7, seat=0, steps=1), log.Replaced(at=8, seat=2, bot="rules", why="left"),
    ]  # fmt: skip
    table = Table.replay(bytes(32), entries, 9)
    assert table.rules_unsupported and table.stage == "playing" and table.match is None and table.board() is None
    assert [seat.name for seat in table.seats[:6]] == [f"P{seat}" for seat in range(6)] and table.seats[
        2
    ].bot == "rules"
    assert table.info(9).rules_hash == table.proof().rules_hash == other["rules_hash"]
    (closed,) = table.tick(9)
    table.apply(closed)
    info = table.info(9)
    assert isinstance(closed, log.Closed) and info.stage == "closed" and info.outlived and table.tick(9) == []


def test_a_table_with_current_rules_is_supported() -> None:
    assert not Table.new(opened(), bytes(32)).rules_unsupported
