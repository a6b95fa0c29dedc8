"""`watch`, `replay`, `verify`: a match is printed, saved and verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import vierblatt
from tests.registry import GAMES
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.record import Recorder, save
from vierblatt.shuffle import SeededPacks


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_a_match_is_printed_to_its_end_and_its_seed_repeats_it(game: str, lang: str) -> None:
    first = vierblatt("watch", game, "--seed", "7", "--lang", lang)
    assert first.code == 0
    if lang == "en":  # words need no seed
        assert first.out == vierblatt("watch", game, "--seed", "7", "--lang", lang).out
    assert len(first.out.splitlines()) > 20
    arabic = any("\u0600" <= letter <= "\u06ff" for letter in first.out)
    assert arabic == (lang == "ar")
    for unworded in ("event-", "call-", "fact-", "score-", "why-", "game-name", "{ $"):
        assert unworded not in first.out


def test_another_seed_plays_another_match() -> None:
    one, other = (vierblatt("watch", "kout_bo", "--deals", "1", "--seed", seed) for seed in "12")
    assert one.out.splitlines()[2:] != other.out.splitlines()[2:]


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
@pytest.mark.parametrize("game", GAMES)
def test_bots_give_their_reasons(game: str, lang: str) -> None:
    text = vierblatt("watch", game, "--deals", "2", "--seed", "3", "--why", "--lang", lang).out
    assert text.count("  - ") > 30
    assert "why-" not in text


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_match_is_verified_and_replayed(game: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    text = vierblatt("watch", game, "--seed", "5", "--save", str(file), "--lang", "en").out
    assert vierblatt("verify", str(file)).code == 0
    again = vierblatt("replay", str(file), "--lang", "en")
    assert again.code == 0
    assert again.out.splitlines()[1:] == text.splitlines()[1:]


@pytest.mark.parametrize(("lang", "said"), [("en", "Taken back"), ("de", "Zurückgenommen"), ("ar", "تم التراجع عنه")])
def test_a_replay_shows_what_was_taken_back_where_it_was_played(lang: str, said: str, tmp_path: Path) -> None:
    recorder = Recorder(Match("baloot"), SeededPacks(3))
    recorder.deal()
    first, second = (str(each) for each in recorder.match.legal_actions()[:2])
    recorder.do(first)
    recorder.undo(1)
    recorder.do(second)
    file = tmp_path / "match.json"
    save(recorder.record(), file)
    lines = vierblatt("replay", str(file), "--lang", lang).out.splitlines()
    (at,) = [at for at, line in enumerate(lines) if said in line]
    words = Words(lang, recorder.match.game)
    assert words.call(first) in lines[at] and words.call(second) in lines[at + 1]


def test_a_changed_record_is_refused_with_the_fault(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    vierblatt("watch", "baloot", "--seed", "5", "--deals", "2", "--save", str(file))
    record = json.loads(file.read_text())
    actions = record["deals"][1]["actions"]
    actions[-1], actions[-2] = actions[-2], actions[-1]
    file.write_text(json.dumps(record))
    proof = vierblatt("verify", str(file))
    assert proof.code == 1
    assert "2" in proof.out


@pytest.mark.parametrize(
    "words",
    [
        ("watch", "chess"),
        ("watch", "baloot", "--rule", "target"),
        ("watch", "baloot", "--rule", "target=-4"),
        ("watch", "baloot", "--preset", "house"),
        ("watch", "baloot", "--lang", "fr"),
        ("watch", "baloot", "--bots", "rules,rules"),
        ("watch", "baloot", "--bots", "deep_thought"),
        ("watch", "baloot", "--seed", "seven"),
        ("watch", "baloot", "--deals", "1", "--save", "/nowhere/at/all.json"),
        ("verify", "no-such-file.json"),
        ("replay", "no-such-file.json"),
        ("check", "no-such-file.json"),
        ("perft", "no-such-file.json"),
        ("duel", "baloot", "rules", "nobody"),
        ("rules", "chess"),
        ("games", "chess"),
        ("warm", "chess"),
        ("nonsense",),
        ("watch",),
        ("watch", "baloot", "--nonsense"),
    ],
)
def test_bad_input_ends_with_a_sentence_and_code_2(words: tuple[str, ...]) -> None:
    ran = vierblatt(*words)
    assert ran.code == 2
    assert "Traceback" not in ran.err + ran.out
    assert len((ran.err + ran.out).strip()) > 10
    assert "error-" not in ran.err


@pytest.mark.parametrize("broken", ["{", "[]", '{"legal": 3}', '{"legal": [{}]}', '{"unheard": []}', "\ufeff\0"])
def test_a_malformed_file_ends_with_code_2(broken: str, tmp_path: Path) -> None:
    file = tmp_path / "baloot.json"
    file.write_text(broken)
    for command in ("check", "verify", "replay", "perft"):
        assert vierblatt(command, str(file)).code == 2
