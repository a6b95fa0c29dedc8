"""`check`, `perft`, `duel`, `games`, `rules`, `warm`, and `play` without a terminal."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from tests.cli.running import vierblatt
from tests.registry import FULLY_TESTED_GAMES, GAMES
from vierblatt import games
from vierblatt.cli import main

CASES = Path(__file__).parent.parent / "cases"
KOUT = {"game": "kout_bo", "dealer": 5, "hands": ["AS KS QS JS XR XB 2H 3H 4H", *[None] * 5]}


def test_every_published_case_agrees() -> None:
    files = sorted(CASES.glob("*.json"))
    assert len(files) >= len(FULLY_TESTED_GAMES)
    ran = vierblatt("check", *map(str, files))
    assert ran.code == 0
    assert ran.out.count(" 0 disagreements") == len(files)


@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_a_wrong_case_is_reported_with_both_answers_and_its_rule(game: str, tmp_path: Path) -> None:
    content = json.loads((CASES / f"{game}.json").read_text())
    case = next(case for case in content["legal"] if len(case["legal"]) > 1)
    removed = case["legal"].pop()
    file = tmp_path / f"{game}.json"
    file.write_text(json.dumps(content))
    ran = vierblatt("check", str(file))
    assert ran.code == 1
    assert str(case["id"]) in ran.out and "expected" in ran.out and removed in ran.out


def test_perft_and_its_split(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(KOUT))
    assert vierblatt("perft", str(file), "--depth", "2").out.strip() == "21"
    split = vierblatt("perft", str(file), "--depth", "2", "--split").out.splitlines()
    assert split == ["pass: 6", "bid 5: 5", "bid 6: 4", "bid 7: 3", "bid 8: 2", "bid 9: 1", "total: 21"]


@pytest.mark.parametrize("game", GAMES)
def test_a_duel_prints_its_interval(game: str) -> None:
    ran = vierblatt("duel", game, "rules", "random", "--pairs", "20")
    assert ran.code == 0
    assert "rules minus random" in ran.out and ".." in ran.out


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_games_and_options_are_listed(lang: str) -> None:
    everything = vierblatt("games", "--lang", lang).out
    for game in GAMES:
        assert game in everything
        listed = vierblatt("games", game, "--lang", lang).out
        assert all(preset in listed for preset in games.get(game).options.preset_names())
        assert "option-" not in listed and "preset-" not in listed


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_the_rules_are_shown(game: str, lang: str) -> None:
    page = vierblatt("rules", game, "--lang", lang).out
    assert len(page) > (4000 if game in FULLY_TESTED_GAMES else 200)
    assert "<!--" not in page


@pytest.mark.parametrize("game", [None, *GAMES])
def test_play_without_a_terminal_prints_a_deal_and_exits_with_0(
    game: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    ran = vierblatt("play", *([game] if game else []), "--lang", "en")
    assert ran.code == 0
    assert "terminal" in ran.out.splitlines()[0]


class Screenless(io.StringIO):
    """A terminal that shows lines of text and nothing else."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("term", ["dumb", "unknown"])
@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_a_terminal_without_a_screen_gets_text_without_escape_codes(
    term: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", term)
    out = Screenless()
    monkeypatch.setattr("sys.stdin", Screenless())
    monkeypatch.setattr("sys.stdout", out)
    main(["play", "kout_bo", "--lang", lang])
    first, *rest = out.getvalue().splitlines()
    assert f"TERM={term}" in first and len(rest) > 10
    assert "\x1b" not in out.getvalue()


def test_a_terminal_without_a_screen_cannot_play_at_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr("sys.stdin", Screenless())
    ran = vierblatt("play", "--server", "localhost", "--lang", "en")
    assert ran.code == 2 and "terminal that can show a table" in ran.err


def test_warm_prints_the_cache_folder() -> None:
    ran = vierblatt("warm", "back_alley")
    assert ran.code == 0
    assert "rules" in ran.err or "plain" in ran.err


def test_a_file_cannot_steer_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**KOUT, "actions": ["\x1b]0;mine\x07\x1b[31mred\x9b2J"]}))
    ran = vierblatt("perft", str(file))
    assert ran.code == 2 and "red" in ran.err
    assert not any(character in ran.err for character in "\x1b\x07\x9b")


@pytest.mark.parametrize("words", [("--depth", "-1"), ("--depth", "0", "--split"), ("--depth", "14")])
def test_a_count_that_cannot_be_ends_with_a_sentence(words: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(KOUT))
    ran = vierblatt("perft", str(file), *words)
    assert ran.code == 2 and ran.err.count("\n") == 1


@pytest.mark.parametrize("pairs", ["1", "100000000000000"])
def test_a_duel_takes_a_number_of_pairs_that_can_be(pairs: str) -> None:
    assert vierblatt("duel", "kout_bo", "--pairs", pairs).code == 2


@pytest.mark.parametrize("columns", ["0", "1", "20"])
@pytest.mark.parametrize("lang", ["en", "ar"])
def test_the_rules_are_shown_in_any_width(columns: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert vierblatt("rules", "baloot", "--lang", lang).code == 0
