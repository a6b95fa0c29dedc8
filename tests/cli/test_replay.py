"""`vierblatt replay`: the app with a screen, text or JSON without one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.analysis.played import played
from tests.cli.running import vierblatt
from tests.registry import GAMES
from vierblatt.locale.words import Words
from vierblatt.record import save


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record of two deals."""
    path = tmp_path / "match.json"
    save(played("kout_bo", 2), path)
    return path


def test_with_a_screen_the_app_opens_the_record(file: Path, started: list[Any]) -> None:
    ran = vierblatt("replay", str(file), "--lang", "de")
    assert ran.code == 0 and not ran.out and started == [(played("kout_bo", 2).head, "de")]


def test_a_terminal_that_cannot_draw_gets_the_text(
    file: Path, started: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    ran = vierblatt("replay", str(file), "--lang", "en")
    assert ran.code == 0 and not started and Words("en").text("ui-deal-number", number=2) in ran.out


@pytest.mark.parametrize("game", GAMES)
def test_json_has_every_action_with_all_hands(game: str, tmp_path: Path) -> None:
    record, path = played(game, 1), tmp_path / "match.json"
    save(record, path)
    document = json.loads(vierblatt("replay", str(path), "--json", "-").out)
    assert document["match"]["game"] == game and len(document["deals"]) == 1
    steps = document["deals"][0]
    done = [step["events"][0].get("card") or step["events"][0].get("call") for step in steps[1:]]
    assert done == [*record.deals[0].actions]
    cards = sorted(card for hand in steps[0]["hands"] for card in hand)
    assert len(cards) == len(set(cards)) == sum(steps[0]["board"]["hands_held"])


@pytest.mark.parametrize("screen", [False, True])
@pytest.mark.parametrize("content", ["{", "{}", ""])
def test_a_bad_file_is_one_sentence(content: str, screen: bool, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    opened = request.getfixturevalue("started") if screen else []
    path = tmp_path / "match.json"
    path.write_text(content)
    ran = vierblatt("replay", str(path), "--lang", "en")
    assert ran.code == 2 and not ran.out and not opened
    assert ran.err.count("\n") == 1 and "Traceback" not in ran.err


def test_actions_that_the_rules_forbid_are_named(file: Path) -> None:
    document = json.loads(file.read_text())
    actions = document["deals"][0]["actions"]
    actions[-1], actions[-7] = actions[-7], actions[-1]
    file.write_text(json.dumps(document))
    ran = vierblatt("replay", str(file), "--json", "-", "--lang", "en")
    assert ran.code == 2 and not ran.out and "Deal 1, action" in ran.err
