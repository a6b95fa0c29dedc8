"""`vierblatt admin`: moderators, and the trail of what they and administrators do."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from tests.cli.admin_databases import admin, is_out
from vierblatt.cli.admin.context import now


def test_the_role_of_a_moderator_is_given_and_taken_away(database: Path) -> None:
    assert "Nobody" in admin(database, "moderator", "list").out
    assert admin(database, "moderator", "add").code == 2
    guest = admin(database, "moderator", "add", "p0")
    assert guest.code == 2 and "is a guest" in guest.err
    assert "is now a moderator" in admin(database, "moderator", "add", "Lana 50%").out
    assert "already" in admin(database, "moderator", "add", "p1").out
    assert "Lana 50%" in admin(database, "moderator", "list").out
    assert "no longer" in admin(database, "moderator", "remove", "p1").out
    assert "is not a moderator" in admin(database, "moderator", "remove", "p1").out


def test_what_an_administrator_does_is_in_the_trail_which_can_be_written_to_a_file(
    database: Path, tmp_path: Path
) -> None:
    assert admin(database, "moderator", "add", "p1").code == 0
    assert admin(database, "ban", "p1", "--hours", "2", "--reason", "rude").code == 0
    assert is_out(database, now()) and not is_out(database, now() + 3 * 3_600_000)
    assert admin(database, "unban", "p1").code == 0 and not is_out(database, now())
    file = tmp_path / "trail.jsonl"
    ran = admin(database, "trail", str(file))
    assert ran.code == 0 and "acts 3" in ran.out
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [(line["number"], line["act"], line["lifts"]) for line in lines] == [
        (3, "lift", 2),
        (2, "ban", 0),
        (1, "appoint", 0),
    ]
    assert lines[1]["reason"] == "rude" and lines[1]["administrator"] and lines[1]["lifted"] == 3
    assert admin(database, "trail", "-").out.splitlines() == file.read_text().splitlines()
    verified = admin(database, "verify")
    assert verified.code == 0, verified.out
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE moderation_acts SET reason = 'none' WHERE seq = 2")
    connection.close()
    verified = admin(database, "verify")
    assert verified.code == 1 and "entry 2" in verified.out
