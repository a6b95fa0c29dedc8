"""The seed documents, word for word: every sentence is quoted, every rule in them is tested in both presets."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from tests.seed_documents import (
    CASES,
    FOLDER,
    INDEX,
    NO_CASE,
    PREFIX,
    PRESETS,
    ROOT,
    SeedDocument,
    counted,
    games_with_a_page,
)
from tests.test_rule_ids import PREFIX as RULE_PREFIX
from tests.test_rule_ids import documented
from vierblatt.check import check_file

#: Hashes of the original documents, so that no sentence is changed to fit the engine.
SHA256 = {
    "baloot": "6ac318604dfc85d4b0a7a4b2f7a77243cfea763bb92d18ecb84b1a8d4ee8e53f",
    "king_bolola": "bae538a6c25f6d414aa4ea476296a329fc705dc520359cd08552ea09bba03714",
    "kout_bo": "a06fafa4d1ab90cfe162824b4fda87a353e7743c3fb093d5ea8d312caac12e66",
    "back_alley": "3da8e313a262e75fc14c73b4a5e7df6eac1dd4eea125df80c0a349d8fe34bf61",
}
GAMES = games_with_a_page()


@pytest.mark.parametrize("game", GAMES)
def test_the_document_is_the_one_that_was_given(game: str) -> None:
    given = (FOLDER / f"{game}.txt").read_bytes()
    assert hashlib.sha256(given).hexdigest() == SHA256[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_quoted_word_for_word_and_in_order(game: str) -> None:
    assert SeedDocument(game).uncovered() == []


@pytest.mark.parametrize("game", GAMES)
def test_the_sentences_are_numbered_in_the_order_of_the_text(game: str) -> None:
    ids = [sentence.id for sentence in SeedDocument(game).sentences]
    assert ids == [f"{PREFIX[game]}-{number}" for number in range(1, len(ids) + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_every_row_says_what_both_presets_do_by_which_rule_and_why_they_differ(game: str) -> None:
    known = set(documented(game))
    for sentence in SeedDocument(game).sentences:
        assert sentence.seed and sentence.standard and sentence.rules, sentence.id
        assert sentence.reason or not sentence.differs, f"{sentence.id} gives no reason why standard differs"
        named = set(re.findall(rf"\b{RULE_PREFIX[game]}-[A-Z]+-\d+\b", sentence.rules))
        assert named <= known, f"{sentence.id} names {named - known}"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_asked_in_both_presets(game: str, preset: str) -> None:
    document = SeedDocument(game)
    needed = {sentence.id for sentence in document.sentences if not sentence.without_case}
    assert needed - document.asked(preset) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_that_no_case_can_ask_names_its_test(game: str) -> None:
    for sentence in SeedDocument(game).sentences:
        if sentence.without_case:
            row = f"{sentence.seed} {sentence.standard} {sentence.reason}"
            file, _, name = re.search(r"(tests/\S+?\.py)(::)(test_\w+)", row.partition(NO_CASE)[2]).groups()  # type: ignore[union-attr]
            assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), f"{sentence.id}: {file}::{name}"


@pytest.mark.parametrize("game", GAMES)
def test_every_case_names_sentences_that_exist(game: str) -> None:
    document = SeedDocument(game)
    known = {sentence.id for sentence in document.sentences}
    for case in document.cases:
        assert case.get("sentences"), f"{case.get('id')} names no sentence"
        assert set(case["sentences"]) <= known, f"{case['id']} names {set(case['sentences']) - known}"
    names = [case.get("id") for case in document.cases]
    assert len(names) == len(set(names)), "two cases of one id"


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_agrees_with_every_case_of_the_seed(game: str) -> None:
    report = check_file(CASES / f"{game}.json")
    assert (report.game, report.disagreements) == (game, [])
    assert report.cases == len(SeedDocument(game).cases)


TEXT = "Es gibt 4 Spieler.\n• Jeder  erhält\n13 Karten | mehr nicht. Viel Spaß!"
PAGE = """| **SEED-KB-1** | „Es gibt 4 Spieler.“ | four | the same | KB-GEN-1 | |
| **SEED-KB-2** | „Jeder erhält 13 Karten \\| mehr nicht.“ | thirteen | fourteen | KB-GEN-1 | a reason |

## Sentences without a rule

- „Viel Spaß!“ – a greeting
"""


def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str) -> SeedDocument:
    """A document of three sentences with this page."""
    monkeypatch.setattr("tests.seed_documents.FOLDER", tmp_path)
    (tmp_path / "king_bolola.txt").write_text(TEXT, encoding="utf-8")
    (tmp_path / "king_bolola.md").write_text(page, encoding="utf-8")
    return SeedDocument("king_bolola")


def test_a_page_is_read_as_it_is_meant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = small(tmp_path, monkeypatch, PAGE)
    assert document.uncovered() == []
    assert [(s.id, s.differs) for s in document.sentences] == [("SEED-KB-1", False), ("SEED-KB-2", True)]
    assert document.sentences[1].quote == "Jeder erhält 13 Karten | mehr nicht."


@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        ("- „Viel Spaß!“ – a greeting", "", ["Viel Spaß!"]),
        ("„Es gibt 4 Spieler.“", "„Es gibt 4“", ["Spieler."]),
        ("## Sentences without a rule", "## Something else", ["Viel Spaß!"]),
    ],
)
def test_an_unquoted_word_is_found(
    old: str, new: str, left: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert small(tmp_path, monkeypatch, PAGE.replace(old, new)).uncovered() == left


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("4 Spieler", "vier Spieler", "is not in the document"),
        ("„Es gibt 4 Spieler.“", "„mehr nicht.“", "occurs earlier"),
        ("– a greeting", "a greeting", "not - "),
        ("| KB-GEN-1 | |", "| KB-GEN-1 |", "not | "),
        ("„Es gibt 4 Spieler.“", "Es gibt 4 Spieler.", "not | "),
    ],
)
def test_a_quotation_that_is_wrong_is_refused(
    old: str, new: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ValueError, match=re.escape(fault)):
        small(tmp_path, monkeypatch, PAGE.replace(old, new)).uncovered()


def test_the_index_has_the_right_counts() -> None:
    page = INDEX.read_text(encoding="utf-8")
    assert page == counted(page), "python -m tests.seed_documents counts anew"
    assert page.count("](seed/") == 2 * len(GAMES)
