"""Every kind of damage to a row is found, and called by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.proving.databases import FRIENDLY, GOING_ON, RATED, change, codes, proof_of

LOG = f"WHERE table_id = '{RATED}' AND seq = 30"


@pytest.mark.parametrize(
    ("code", "statement"),
    [
        ("log-link", f"UPDATE log SET body = CAST(replace(CAST(body AS TEXT), 'at', 'At') AS BLOB) {LOG}"),
        ("log-link", f"UPDATE log SET link = zeroblob(32) {LOG}"),
        ("log-gap", f"DELETE FROM log {LOG}"),
        ("log-gap", f"DELETE FROM log WHERE table_id = '{GOING_ON}' AND seq > 8"),
        ("log-missing", f"DELETE FROM log WHERE table_id = '{RATED}'"),
        ("log-unplayable", f"UPDATE tables SET secret = zeroblob(32) WHERE id = '{RATED}'"),
        ("log-of-another", f"UPDATE tables SET host = 'p5' WHERE id = '{RATED}'"),
        ("log-of-another", f"UPDATE tables SET game = 'baloot' WHERE id = '{RATED}'"),
        ("snapshot-broken", f"UPDATE snapshots SET body = zeroblob(9) WHERE table_id = '{RATED}'"),
        ("snapshot-broken", f"UPDATE snapshots SET seq = seq + 1 WHERE table_id = '{RATED}'"),
        ("record-missing", f"DELETE FROM records WHERE id = '{RATED}'"),
        ("record-of-nothing", f"UPDATE records SET id = 'elsewhere0' WHERE id = '{RATED}'"),
        ("record-unreadable", f"UPDATE records SET body = CAST('{{}}' AS BLOB) WHERE id = '{RATED}'"),
        (
            "record-faulty",
            f"UPDATE records SET body = CAST(replace(body, 'Player 0', 'Player 9') AS BLOB) WHERE id = '{RATED}'",
        ),
        ("record-differs", f"UPDATE records SET scores = '[9, 8]' WHERE id = '{RATED}'"),
        ("record-differs", f"UPDATE records SET winners = '[0, 1]' WHERE id = '{RATED}'"),
        ("record-differs", f"UPDATE records SET names = replace(names, 'Player 0', 'Player 9') WHERE id = '{RATED}'"),
        ("record-differs", f"UPDATE records SET rated = 1 WHERE id = '{FRIENDLY}'"),
        ("record-differs", f"UPDATE records SET preset = 'standard' WHERE id = '{RATED}'"),
        ("record-differs", f"UPDATE records SET ended = 5 WHERE id = '{RATED}'"),
        ("record-differs", f"UPDATE record_seats SET player = 'p5' WHERE record_id = '{RATED}' AND seat = 0"),
        ("rating-differs", "UPDATE ratings SET mu = mu + 0.001 WHERE player = 'p2'"),
        ("rating-differs", "UPDATE ratings SET matches = matches + 1 WHERE player = 'p2'"),
        ("rating-missing", "DELETE FROM ratings WHERE player = 'p2'"),
        ("rating-of-nothing", "UPDATE ratings SET game = 'baloot' WHERE player = 'p2'"),
        ("count-differs", "UPDATE card_counts SET count = count + 1 WHERE place = 7"),
    ],
)
async def test_damage_is_found(code: str, statement: str, database: Path) -> None:
    change(database, statement)
    found = await codes(database)
    assert code in found
    wrong = {"rating": "p2", "count": "kout_bo"}.get(code.partition("-")[0])
    assert wrong is None or found[code] == {wrong}


@pytest.mark.parametrize(
    ("code", "statement"),
    [
        ("record-differs", f"UPDATE records SET names = '[]' WHERE id = '{RATED}'"),
        ("record-unreadable", f"UPDATE records SET names = '[7, 7, 7, 7, 7, 7]' WHERE id = '{RATED}'"),
        ("record-unreadable", f"UPDATE records SET scores = 'x' WHERE id = '{RATED}'"),
        ("record-unreadable", f"UPDATE records SET winners = x'ff' WHERE id = '{RATED}'"),
        ("record-unreadable", f"UPDATE records SET ended = 'x' WHERE id = '{RATED}'"),
        ("record-unreadable", f"UPDATE records SET body = 'x' WHERE id = '{RATED}'"),
        ("record-unreadable", f"UPDATE records SET body = 7, id = 'elsewhere0' WHERE id = '{RATED}'"),
        ("record-differs", f"DELETE FROM record_seats WHERE record_id = '{RATED}'"),
        ("log-unplayable", f"UPDATE tables SET opened = 'abc' WHERE id = '{RATED}'"),
        ("log-unplayable", f"UPDATE tables SET secret = 'abc' WHERE id = '{RATED}'"),
        ("log-unplayable", f"UPDATE log SET body = CAST(body AS TEXT) {LOG}"),
        ("log-unplayable", f"UPDATE log SET link = 7 {LOG}"),
        ("snapshot-broken", f"UPDATE snapshots SET body = 'abc' WHERE table_id = '{RATED}'"),
        ("snapshot-broken", f"UPDATE snapshots SET seq = 'abc' WHERE table_id = '{RATED}'"),
        ("rating-missing", "UPDATE ratings SET mu = 'x' WHERE player = 'p2'"),
        ("rating-missing", "UPDATE ratings SET updated = 'x' WHERE player = 'p2'"),
        ("count-differs", "UPDATE card_counts SET count = 'x' WHERE place = 7"),
    ],
)
async def test_a_row_that_no_program_can_have_written_is_found(code: str, statement: str, database: Path) -> None:
    change(database, statement)
    found = await codes(database)
    assert code in found and ("count" in code or "count-differs" not in found)


async def test_readable_rows_are_verified_beside_unreadable_ones(database: Path) -> None:
    change(database, f"UPDATE records SET scores = 'x' WHERE id = '{RATED}'", "DELETE FROM ratings WHERE player = 'p2'")
    change(database, f"UPDATE records SET preset = 'standard' WHERE id = '{FRIENDLY}'")
    found = await codes(database)
    assert found["record-unreadable"] == {RATED} and found["record-differs"] == {FRIENDLY}


async def test_the_entry_that_was_changed_is_named(database: Path) -> None:
    change(database, f"UPDATE log SET body = CAST(replace(CAST(body AS TEXT), 'at', 'At') AS BLOB) {LOG}")
    (fault,) = [fault for fault in (await proof_of(database)).faults if fault.code == "log-link"]
    assert (fault.id, fault.facts) == (RATED, {"seq": 30})
