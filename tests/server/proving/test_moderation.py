"""The trail of moderation in a database: a changed entry, a missing one, a row that says something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.accounts.finished import NOW
from tests.server.proving.databases import at, change, codes
from tests.server.store.moderating import a_report, act, report
from tests.server.store.stores import an_account
from vierblatt.server.proving import prove


@pytest.fixture
async def small(tmp_path: Path) -> Path:
    """A database in which a moderator has acted three times."""
    path = tmp_path / "small.db"
    store = at(path)
    await store.open()
    for name in ("amal", "badr", "clara", "dana"):
        await store.add_account(an_account(name))
    assert await store.set_moderator("dana", NOW, on=True)
    for number, player in enumerate(("badr", "clara")):
        await report(store, a_report(f"r{number}"), player=player)
        assert await act(store, "warn", f"in-r{number}") == "done"
    await store.close()
    return path


async def test_a_sound_trail_is_checked_also_after_somebody_was_erased(small: Path) -> None:
    store = at(small)
    await store.open()
    proof = await prove(store, NOW)
    assert (proof.acts, proof.faults) == (3, [])
    for name in ("badr", "dana"):
        assert await store.delete_account(name, "alias")
    proof = await prove(store, NOW)
    await store.close()
    assert (proof.acts, proof.faults) == (3, [])


@pytest.mark.parametrize(
    ("code", "statement"),
    [
        ("trail-link", "UPDATE moderation_acts SET body = CAST(replace(body, 'warn', 'ban') AS BLOB) WHERE seq = 2"),
        ("trail-link", "UPDATE moderation_acts SET link = x'00' WHERE seq = 2"),
        ("trail-link", "UPDATE moderation_trail SET link = x'00'"),
        ("trail-gap", "DELETE FROM moderation_acts WHERE seq = 2"),
        ("trail-gap", "DELETE FROM moderation_acts WHERE seq = 3"),
        ("trail-gap", "DELETE FROM moderation_trail"),
        ("trail-differs", "UPDATE moderation_acts SET act = 'ban' WHERE seq = 2"),
        ("trail-differs", "UPDATE moderation_acts SET reason = 'another' WHERE seq = 2"),
        ("trail-differs", "UPDATE moderation_acts SET player = 'amal' WHERE seq = 2"),
        ("trail-differs", "UPDATE moderation_acts SET moderator = 'amal' WHERE seq = 2"),
        ("trail-differs", "UPDATE moderation_acts SET administrator = 1 WHERE seq = 2"),
        ("trail-differs", "UPDATE moderation_acts SET until = 7 WHERE seq = 2"),
        ("trail-differs", "UPDATE moderation_acts SET at = 'later' WHERE seq = 2"),
    ],
)
async def test_what_was_changed_is_found(small: Path, code: str, statement: str) -> None:
    change(small, statement)
    assert await codes(small) == {code: {"moderation"}}
