"""The lessons of every game can be played in every accepted way, and have all their texts in three languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.lessons.paths import PATHS, terms_in
from tests.locale.messages import messages
from tests.test_rule_ids import documented
from vierblatt.errors import WrongTime
from vierblatt.kernel.state import PLAY
from vierblatt.lessons import LessonPath, LessonRun, LessonStep, LessonWords
from vierblatt.lessons.checking import check_path, ways
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words

LONGEST = 350  #: characters of a text: what can be read on a phone beside a table
SHORTEST_PATH, LONGEST_PATH = 12, 20

each_path = pytest.mark.parametrize("game", PATHS)
each_step = pytest.mark.parametrize(
    ("game", "step"), [(game, step.id) for game, path in PATHS.items() for step in path.steps]
)


def runs(path: LessonPath) -> Iterator[LessonRun]:
    """Every turn of every step, reached by the first right actions."""
    for step in path.steps:
        way = next(ways(path, step))
        before = len(way) - len(step.turn)
        yield from (LessonRun(path, step.id, way[: before + turn]) for turn in range(len(step.turn)))


def texts_of(path: LessonPath, step: LessonStep, language: str) -> dict[str, str]:
    """All texts of a step by their ids."""
    words = LessonWords(language, path.game)
    ids = [each for each in messages(path.file.parent / f"lessons.{language}.ftl") if belongs(each, step)]
    return {each: words.lesson(each) for each in ids}


def belongs(text_id: str, step: LessonStep) -> bool:
    return text_id.partition(".")[0] in {step.message(turn) for turn in range(max(1, len(step.turn)))}


def test_the_four_games_have_lessons() -> None:
    assert {"baloot", "king_bolola", "kout_bo", "back_alley"} <= PATHS.keys()


@each_path
def test_every_step_can_be_played_in_every_accepted_way_and_its_texts_are_all_there_are(game: str) -> None:
    """Positions load, scripts are legal, expectations hold; no text is missing and none is left over."""
    path = PATHS[game]
    needed = check_path(path)
    for language in LANGUAGES:
        there = {*messages(path.file.parent / f"lessons.{language}.ftl")}
        assert there == needed, (language, sorted(there ^ needed))


@each_path
def test_a_path_has_steps_for_a_call_for_a_card_and_for_following_suit(game: str) -> None:
    path = PATHS[game]
    assert SHORTEST_PATH <= len(path.steps) <= LONGEST_PATH
    states = [run.match.state for run in runs(path) if run.match]
    assert any(state.phase != PLAY for state in states) and any(state.phase == PLAY for state in states)
    following = [run for run in runs(path) if run.view and run.view.trick and len(run.view.legal) < len(run.view.hand)]
    suits = [(run.view.trick[0].card[1], run.view.legal) for run in following if run.view]
    assert any({card[1] for card in legal} == {suit} for suit, legal in suits)


@each_path
def test_a_path_ends_with_a_deal_that_is_played_to_its_score(game: str) -> None:
    path = PATHS[game]
    last = path.steps[-1]
    assert last.continues and "scores" in last.expect


@each_path
def test_the_rules_that_a_step_teaches_exist(game: str) -> None:
    known = {*documented(game)}
    for step in PATHS[game].steps:
        assert step.rules and {*step.rules} <= known, step.id


@each_path
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_choice_is_explained_with_a_sentence(game: str, language: str) -> None:
    path, explained = PATHS[game], 0
    words = LessonWords(language, path.game)
    for run in runs(path):
        assert run.match
        before = run.match.state.log[:]
        phase = path.game.phases[run.match.state.phase]
        offered = run.match.hand(0) if phase.asks_for_cards else phase.ids
        for action in offered:
            verdict = run.choose(action) if not run.match.is_legal(action) else None
            if verdict and verdict.refusal:
                sentence = words.error(verdict.refusal)
                assert verdict.kind == "illegal" and not verdict.text and not verdict.moments
                assert words.has(f"rule-{verdict.refusal.rule}") and verdict.refusal.rule in sentence
                explained += 1
        assert run.match.state.log[:] == before
    assert explained > 5


@each_step
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_step_are_short_sentences(game: str, step: str, language: str) -> None:
    path = PATHS[game]
    for text_id, text in texts_of(path, path.step(step), language).items():
        assert len(text) <= LONGEST, (text_id, len(text))
        ends = text.rstrip("\u2069 ")[-1]
        assert ends not in ".!" if text_id.endswith(".title") else ends in ".?!؟", (text_id, text)
        assert "{" not in text and "$" not in text and "↵" not in text and "  " not in text, (text_id, text)


@each_step
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_uses_terms_that_the_table_explains(game: str, step: str, language: str) -> None:
    path = PATHS[game]
    text = " ".join(texts_of(path, path.step(step), language).values())
    assert terms_in(language, game, text), text


@each_path
def test_what_one_language_teaches_with_a_term_the_others_do_too(game: str) -> None:
    path = PATHS[game]
    taught = {
        language: {
            term
            for step in path.steps
            for term in terms_in(language, game, " ".join(texts_of(path, step, language).values()))
        }
        for language in LANGUAGES
    }
    assert len(taught["en"]) > len(path.steps) / 2
    missing = {language: sorted(taught["en"] - terms) for language, terms in taught.items()}
    assert not any(missing.values()), missing


@each_path
def test_no_table_loads_the_texts_of_lessons(game: str) -> None:
    path = PATHS[game]
    first = path.steps[0].message()
    assert LessonWords("en", path.game).has(first)
    assert not Words("en", path.game).has(first)


@each_path
def test_a_path_is_played_from_its_first_step_to_its_last(game: str) -> None:
    """As an interface does it: only with what a run offers."""
    run: LessonRun | None = LessonRun(game)
    seen = []
    while run is not None:
        seen.append(run.step.id)
        while not run.finished:
            verdict = run.choose(run.accepted[-1])
            assert verdict.kind == "right" and verdict.moments[0].seat == 0
            assert run.view == verdict.moments[-1].view
        run = run.following()
    assert seen == [step.id for step in PATHS[game].steps]


@each_path
def test_the_fault_of_a_step_is_a_sentence_in_the_language_of_the_reader(game: str) -> None:
    path = PATHS[game]
    step = path.steps[0]
    words = LessonWords("de", path.game)
    assert words.error(path.fault(step, WrongTime("match-over"))) == (
        f"lessons.toml, Schritt {step.id}: {words.text('error-match-over')}"
    )
