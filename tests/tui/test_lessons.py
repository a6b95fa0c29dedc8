"""Lessons at the terminal table: whole paths, comments, hints, progress, and that no text is cut."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.table import SMALL, app_in, at, menu, ready, said, shown, turn, until
from vierblatt import games
from vierblatt.lessons import LessonRun, LessonWords, lessons_of, path_of
from vierblatt.lessons.checking import check_path
from vierblatt.tui.drawing.hand import Item
from vierblatt.tui.layout import message_width
from vierblatt.tui.lesson_table import LessonTableWidget
from vierblatt.tui.rows import Button
from vierblatt.tui.screens.lesson import LessonScorePage, LessonScreen
from vierblatt.tui.screens.local import LocalTableScreen
from vierblatt.tui.screens.page import PageScreen
from vierblatt.tui.screens.setup import SetupScreen
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.screens.steps import StepsScreen
from vierblatt.tui.screens.table import TRICK_RESTS
from vierblatt.tui.storage import SPEEDS, UserFiles
from vierblatt.tui.table_widget import TableWidget

PATHS = [name for name in games.game_ids() if path_of(games.get(name))]


def waits(pilot: Pilot[None]) -> bool:
    """Whether the lesson waits for the learner: a decision, a text that has to be read, a page or a question."""
    screen = pilot.app.screen
    if isinstance(screen, LessonScreen):
        return ready(screen.table) and (screen.table.asked or screen.table.going_on)
    return isinstance(screen, PageScreen | AskScreen)


async def lesson(pilot: Pilot[None]) -> LessonTableWidget:
    """Waits until the lesson waits, and closes pages of scores on the way."""
    while True:
        await until(pilot, lambda: waits(pilot))
        if not isinstance(pilot.app.screen, LessonScorePage):
            screen = pilot.app.screen
            assert isinstance(screen, LessonScreen)
            return screen.table
        await pilot.press("enter")


def has_moved(pilot: Pilot[None], table: LessonTableWidget, text_id: str) -> bool:
    """Whether another text has taken the place of this one, and waits for the learner."""
    return (table.text_id != text_id or isinstance(pilot.app.screen, AskScreen)) and waits(pilot)


def run_of(table: LessonTableWidget) -> LessonRun:
    return table.lesson_feed.run


def written(table: TableWidget, text: str) -> str:
    """A text as it looks when no part of it is cut off."""
    width = table.size.width
    return " ".join(" ".join(table.texts().wrap(text, width)).split())


async def choose(pilot: Pilot[None], table: LessonTableWidget, action: str) -> None:
    """Chooses an action with the keys."""
    for _ in range(60):
        if table.chosen == action:
            break
        await pilot.press("right" if table.calling else "down")
    assert table.chosen == action
    await pilot.press("enter")


@pytest.mark.parametrize("game", PATHS)
async def test_a_path_is_played_to_its_end_and_leads_to_a_first_match_with_the_coach(game: str, tmp_path: Path) -> None:
    app = app_in(tmp_path, lesson=(game, ""))
    async with app.run_test(size=(120, 40)) as pilot:
        steps = await at(pilot, StepsScreen)
        await menu(pilot)
        await pilot.press("enter")
        seen: list[str] = []
        while not isinstance(app.screen, AskScreen):
            table = await lesson(pilot)
            run = run_of(table)
            if run.step.id not in seen:
                seen.append(run.step.id)
                assert table.lesson(run.title) in shown(app)
            assert said(table).startswith(written(table, table.lesson(table.text_id)))
            before = table.text_id
            if table.asked:
                assert table.text_id == run.text
                await choose(pilot, table, run.accepted[0])
            else:
                await pilot.press("enter")
            await until(pilot, partial(has_moved, pilot, table, before))
        path = path_of(games.get(game))
        assert path is not None and seen == [step.id for step in path.steps]
        assert app.files.finished_steps() == ({game: seen}, None)
        assert steps.is_attached
        await until(pilot, lambda: app.focused is not None and ready(app.focused))
        await pilot.press("enter")
        await at(pilot, LocalTableScreen)
        await turn(pilot)
        assert app.settings.coach and app.files.has_match(game)


async def test_comments_hints_and_refusals_at_a_small_window(tmp_path: Path) -> None:
    app = app_in(tmp_path, lesson=("baloot", "throw-off"))
    async with app.run_test(size=SMALL) as pilot:
        table = await lesson(pilot)
        words = table.texts().words
        assert said(table) == written(table, table.lesson("lesson-throw-off"))
        await choose(pilot, table, "AD")
        await until(pilot, lambda: table.asked and bool(table.note))
        assert said(table) == written(table, table.lesson("lesson-throw-off.wrong-ad"))
        await choose(pilot, table, "TC")
        await until(pilot, lambda: table.asked and bool(table.note))
        assert said(table) == written(table, table.lesson("lesson-throw-off.wrong"))
        await pilot.press("h")
        assert said(table) == written(table, table.lesson("lesson-throw-off.hint"))
        await pilot.press("o")
        assert said(table) == written(table, words.text("tui-step-no-coach"))
        await pilot.press("u")
        assert table.note and not run_of(table).choices
        await choose(pilot, table, "7S")
        await until(pilot, lambda: table.going_on)
        expected = table.lesson("lesson-throw-off.done")
        assert said(table) == written(table, expected) + " " + words.text("tui-step-go-on")
        await pilot.press("x")  # not a key to go on with
        assert run_of(table).step.id == "throw-off" and table.going_on
        await pilot.press("enter")
        await until(pilot, lambda: run_of(table).step.id == "card-points" and table.asked)


async def test_a_card_that_the_rules_forbid_is_refused_with_the_rule(tmp_path: Path) -> None:
    app = app_in(tmp_path, lesson=("baloot", "overruff"))
    async with app.run_test(size=SMALL) as pilot:
        table = await lesson(pilot)
        await choose(pilot, table, "7H")
        await until(pilot, lambda: bool(table.note))
        assert "BAL-PLAY-5" in said(table) and table.asked and not run_of(table).choices


async def test_a_mouse_chooses_and_goes_on_and_u_takes_a_right_choice_back(tmp_path: Path) -> None:
    app = app_in(tmp_path, lesson=("baloot", "second-round"))
    async with app.run_test(size=SMALL) as pilot:
        table = await lesson(pilot)
        first = run_of(table).accepted[0]
        await click(pilot, table, first)
        await until(pilot, lambda: table.going_on)
        await pilot.click(LessonTableWidget, offset=(40, 5))
        await until(pilot, lambda: table.asked)
        assert run_of(table).choices == [first] and table.text_id == "lesson-second-round-2"
        await pilot.press("u")
        await until(pilot, lambda: table.asked and not run_of(table).choices)
        assert table.text_id == "lesson-second-round"


async def click(pilot: Pilot[None], table: LessonTableWidget, action: str) -> None:
    table.drawing()
    item: Item = next(item for item in table._items if item.action == action)
    await pilot.click(LessonTableWidget, offset=(item.area.x + 1, item.area.y))


async def test_arabic_lessons_are_written_from_the_right(tmp_path: Path) -> None:
    app = app_in(tmp_path, language="ar", lesson=("baloot", "follow"))
    async with app.run_test(size=SMALL) as pilot:
        table = await lesson(pilot)
        lines = table.texts().wrap(table.lesson("lesson-follow"), SMALL[0] - 4)
        for line in lines:
            assert line in shown(app)
        row = next(row for row in table.lines if lines[-1] in row)
        assert row.rstrip().endswith(lines[-1]) and len(row) - len(row.rstrip()) <= 2
        await choose(pilot, table, "8D")
        await until(pilot, lambda: table.going_on)
        assert table.texts().line(table.texts().say("tui-step-go-on")) in shown(app)


@pytest.mark.parametrize("language", ["en", "de", "ar"])
@pytest.mark.parametrize("game", PATHS)
async def test_every_text_can_be_read_in_a_small_window(language: str, game: str, tmp_path: Path) -> None:
    path = lessons_of(games.get(game))
    needed = check_path(path)
    app = app_in(tmp_path, language=language, lesson=(game, path.steps[0].id))
    async with app.run_test(size=SMALL) as pilot:
        table = await lesson(pilot)
        for step in path.steps:
            run = LessonRun(path, step.id)
            table.lesson_feed.begin(run)
            table.text_id, table.going_on = run.text, run.finished
            table.show(table.lesson_feed.scene(0), asked=not run.finished)
            assert readable(table, step.message())
            own = {step.message(turn) for turn in range(max(1, len(step.turn)))}
            for text_id in sorted(needed):
                message, _, attribute = text_id.partition(".")
                if message in own and attribute != "title":
                    table.tell(table.lesson(text_id))
                    assert readable(table, text_id)


def readable(table: LessonTableWidget, text_id: str) -> bool:
    """Whether every line of a text is on the screen, at once or by scrolling."""
    wanted = table.texts().wrap(table.lesson(text_id), message_width(table.size.width))
    seen: list[str] = []
    for _ in range(len(wanted)):
        seen += [row.strip(" ▲▼") for row in table.lines]
        if not table._scrolls:
            break
        table._scroll(1)
    return all(any(line.strip() in row for row in seen) for line in wanted)


async def test_what_follows_a_choice_is_shown_at_the_pace_of_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []

    async def wait(_screen: LessonScreen, seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(LessonScreen, "wait", wait)
    app = app_in(tmp_path, lesson=("baloot", "announce"), speed="slow")
    pace = SPEEDS["slow"]
    async with app.run_test(size=SMALL) as pilot:
        table = await lesson(pilot)
        await choose(pilot, table, "AH")
        await until(pilot, lambda: table.going_on)
        assert pauses == [pace, pace, pace, pace * TRICK_RESTS]  # three cards after the learner's, then the whole trick


async def test_progress_survives_a_restart(tmp_path: Path) -> None:
    UserFiles(tmp_path).finish_step("baloot", "goal")
    app = app_in(tmp_path, lesson=("baloot", "follow"))
    async with app.run_test(size=SMALL) as pilot:
        table = await lesson(pilot)
        await choose(pilot, table, "8D")
        await until(pilot, lambda: table.going_on)
        await pilot.press("enter")
        await until(pilot, lambda: run_of(table).step.id == "sun-ranks")
    again = app_in(tmp_path)
    async with again.run_test(size=SMALL) as pilot:
        form = await menu(pilot)
        form.rows.to("learn")
        await pilot.press("enter")
        await at(pilot, AskScreen)
        await pilot.press("enter")
        await at(pilot, StepsScreen)
        form = await menu(pilot)
        marks = {row.key: row.label[0] for row in form.rows.rows if isinstance(row, Button) and row.key}
        assert marks["goal"] == marks["follow"] == "✓" and marks["sun-ranks"] == "·"
        assert form.rows.row is not None and form.rows.row.key == "sun-ranks"
        assert again.texts().say("tui-steps-done", done=2, count=len(marks)) in form.title


@pytest.mark.parametrize("content", [b"{", b"[]", b'{"baloot": "goal"}', b"\xff\x00", b'{"baloot": [1]}'])
async def test_a_damaged_progress_file_is_set_aside_and_reported(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_bytes(content)
    app = app_in(tmp_path, lesson=("baloot", ""))
    async with app.run_test(size=SMALL) as pilot:
        await at(pilot, StepsScreen)
        form = await menu(pilot)
        assert "lessons" in form.note and form.wrong
        moved = [*(tmp_path / "damaged").iterdir()]
        assert [file.read_bytes() for file in moved] == [content]
        app.files.finish_step("baloot", "goal")
        assert app.files.finished_steps() == ({"baloot": ["goal"]}, None)


def test_progress_of_unknown_steps_and_games_is_kept(tmp_path: Path) -> None:
    files = UserFiles(tmp_path)
    files.finish_step("chess", "castling")
    files.finish_step("baloot", "goal")
    files.finish_step("baloot", "goal")
    assert files.finished_steps()[0] == {"chess": ["castling"], "baloot": ["goal"]}


async def test_a_first_match_does_not_take_the_place_of_a_saved_one(tmp_path: Path) -> None:
    saved = UserFiles(tmp_path).match_file("baloot")
    saved.parent.mkdir(parents=True)
    saved.write_text("{}")
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        app.begin_first_match(games.get("baloot"))
        await at(pilot, SetupScreen)
        assert saved.read_text() == "{}"


async def test_the_menu_at_the_table_leads_back_to_the_steps(tmp_path: Path) -> None:
    app = app_in(tmp_path, lesson=("baloot", "follow"))
    async with app.run_test(size=SMALL) as pilot:
        await lesson(pilot)
        await pilot.press("escape")
        await at(pilot, AskScreen)
        form = await menu(pilot)
        form.rows.to("steps")
        await pilot.press("enter")
        screen = await at(pilot, StepsScreen)
        words = screen.texts().words
        assert isinstance(words, LessonWords) and words.lesson("lesson-follow.title") in shown(app)
