"""`LessonRun`: verdicts, what they change, and that a run can be rebuilt from its choices."""

from __future__ import annotations

import pytest

from tests.registry import TEST_GAMES
from vierblatt import games
from vierblatt.errors import BadAction, BadOption, WrongTime
from vierblatt.lessons import LessonRun, LessonWords, path_of


def test_a_right_choice_is_played_with_all_that_follows() -> None:
    run = LessonRun("baloot", "follow")
    assert run.view and run.view.turn == 0
    assert (run.text, run.title, run.hint) == ("lesson-follow", "lesson-follow.title", "lesson-follow.hint")
    verdict = run.choose("8D")
    assert (verdict.kind, verdict.text, verdict.refusal) == ("right", "lesson-follow.done", None)
    assert [(moment.seat, moment.action) for moment in verdict.moments] == [(0, "8D")]
    assert run.finished
    assert (run.text, run.hint, run.accepted) == ("lesson-follow", "", [])


def test_each_action_that_follows_has_its_own_view_and_events() -> None:
    run = LessonRun("baloot", "announce")
    verdict = run.choose("AH")
    assert [moment.action for moment in verdict.moments] == ["AH", "8H", "9H", "7H"]
    assert [len(moment.view.trick) for moment in verdict.moments] == [1, 2, 3, 0]
    tags = [[type(event).__name__ for event in moment.events] for moment in verdict.moments]
    assert tags[0] == ["Played", "ProjectSaid"] and "TrickTaken" in tags[3]


def test_a_learner_sees_only_their_own_new_cards() -> None:
    run = LessonRun("baloot", "buy-hokom", ["hokom"])
    events = [event for moment in run.choose("hokom").moments for event in moment.events]
    assert [event.audience for event in events if event.audience is not None] == [0]


def test_a_poor_choice_changes_nothing_and_says_what_was_better() -> None:
    run = LessonRun("baloot", "throw-off")
    before = run.view
    special, general = run.choose("AD"), run.choose("tc")
    assert (special.kind, special.text) == ("poor", "lesson-throw-off.wrong-ad")
    assert (general.kind, general.text) == ("poor", "lesson-throw-off.wrong")
    assert run.view == before and not run.choices and not special.moments
    assert run.choose("7s").kind == "right"


def test_an_illegal_choice_changes_nothing_and_names_the_rule() -> None:
    run = LessonRun("baloot", "overruff")
    before = run.view
    verdict = run.choose("7H")
    assert verdict.kind == "illegal" and verdict.refusal is not None and verdict.refusal.rule == "BAL-PLAY-5"
    assert run.view == before and run.choose("QH").kind == "right"


def test_what_is_not_an_action_is_refused() -> None:
    run = LessonRun("baloot", "follow")
    with pytest.raises(BadAction, match="no-such-action"):
        run.choose("hokom")
    run.choose("8D")
    with pytest.raises(WrongTime, match="lesson-over"):
        run.choose("AS")


def test_a_step_to_be_read_has_nothing_to_choose() -> None:
    run = LessonRun("baloot")
    assert run.step.id == "goal" and run.finished and run.view is not None and run.text == "lesson-goal"
    with pytest.raises(WrongTime, match="lesson-over"):
        run.choose("pass")


@pytest.mark.parametrize("done", range(6))
def test_a_run_is_rebuilt_from_its_choices(done: int) -> None:
    run = LessonRun("baloot", "deal-playing")
    assert run.choices == ["hokom", "hokom"]  # those of the step that it continues
    for _ in range(done):
        run.choose(run.accepted[0])
    again = LessonRun("baloot", "deal-playing", run.choices)
    assert (again.view, again.turn, again.choices, again.finished) == (run.view, done, run.choices, done == 5)


def test_the_next_step_goes_on_from_here_only_if_it_continues() -> None:
    run: LessonRun | None = LessonRun("baloot", "deal-buying", ["hokom", "hokom"])
    assert run and run.finished
    following = run.following()
    assert following and following.step.continues and following.view == run.view
    double = LessonRun("baloot", "double", ["double locked"]).following()
    assert double and double.choices == []
    assert LessonRun("baloot", "deal-playing").following() is None


@pytest.mark.parametrize(
    ("step", "choices", "code"),
    [
        ("nothing", [], "unknown-step"),
        ("follow", ["AS"], "lesson-choice"),
        ("follow", ["8D", "8D"], "lesson-choice"),
        ("goal", ["pass"], "lesson-choice"),
        ("deal-playing", ["pass"], "lesson-choice"),
    ],
)
def test_what_was_never_a_run_is_refused(step: str, choices: list[str], code: str) -> None:
    with pytest.raises(BadOption, match=code) as caught:
        LessonRun("baloot", step, choices)
    words = LessonWords("en", games.get("baloot"))
    assert words.error(caught.value).endswith((".", "deal-playing."))


@pytest.mark.parametrize("game", TEST_GAMES)
def test_a_game_needs_no_lessons(game: str) -> None:
    assert path_of(games.get(game)) is None
    with pytest.raises(BadOption, match="no-lessons"):
        LessonRun(game)
