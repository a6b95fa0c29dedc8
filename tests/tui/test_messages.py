"""Messages below the hand: however long one is, the player can read all of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.registry import GAMES
from tests.tui.table import SMALL, app_in, said, turn
from vierblatt import games
from vierblatt.locale.languages import LANGUAGES
from vierblatt.reasons import NAMES
from vierblatt.tui.table_widget import TableWidget

SENTENCE = "This is sentence number { } of a hint that is longer than others."
PAGES = 30  #: more than any message here has


def sentence(number: int) -> str:
    return SENTENCE.replace("{ }", str(number))


async def pages(pilot: Pilot[None], top: TableWidget) -> list[str]:
    """What is shown of a message from its beginning to its end."""
    seen = [said(top)]
    while "▼" in seen[-1]:
        assert len(seen) < PAGES
        await pilot.press("pagedown")
        seen.append(said(top))
    return seen


@pytest.mark.parametrize("size", [SMALL, (100, 30), (120, 40)])
async def test_a_hint_is_never_cut(size: tuple[int, int], tmp_path: Path) -> None:
    app = app_in(tmp_path, "king_bolola", seed=1)
    async with app.run_test(size=size) as pilot:
        top = await turn(pilot)
        chosen = top.chosen
        for count in (3, 5, 40):
            top.tell(" ".join(map(sentence, range(count))))
            seen = await pages(pilot, top)
            assert sentence(0) in seen[0] and sentence(count - 1) in seen[-1].replace("▲ ", "")
            assert (len(seen) == 1) == (count < 40)
        for _ in seen:
            await pilot.press("pageup")
        assert said(top) == seen[0] and top.chosen == chosen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_the_longest_hint_for_a_card_is_one_page_of_a_small_table(
    language: str, game: str, tmp_path: Path
) -> None:
    app = app_in(tmp_path, game, language=language, seed=1)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        words, card = top.texts().words, "XR" if game in {"kout_bo", "back_alley"} else "TS"
        figures: dict[str, float | str] = {
            "worlds": 60,
            "won": 61,
            "points": -123.4,
            "lost": 123.4,
            "lead": 123.4,
            "next": card,
        }
        values = {**figures, "kept": card, "count": 8, "worth": 320}
        facts = [f"card-{name}" for name in (*NAMES, *games.get(game).policy.stakes.own_names)]
        hints = [words.reason(f"search-{name}", {**values, "why": why}) for name in ("best", "habit") for why in facts]
        top.tell(words.text("ui-hint-is", action=words.call(card), reason=max(hints, key=len)))
        assert len(await pages(pilot, top)) == 1


async def test_the_wheel_scrolls_a_long_message(tmp_path: Path) -> None:
    app = app_in(tmp_path, "king_bolola", seed=1)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        top.tell(" ".join(map(sentence, range(40))))
        first = said(top)
        top.on_mouse_scroll_down()
        assert "▲" in said(top)
        top.on_mouse_scroll_up()
        assert said(top) == first
