"""Calls at the terminal table: what they mean, and why one is not open."""

from pathlib import Path

from tests.tui.table import SMALL, app_in, local_match_of, shown, turn


async def test_the_chosen_call_says_what_it_means(tmp_path: Path) -> None:
    app = app_in(tmp_path, "king_bolola", rules={"first_dealer": "0"}, seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        while top.chosen != "no queens":
            await pilot.press("right")
        assert "No Queens: each queen −100, 2 left" in shown(app)


async def test_a_known_call_that_is_not_open_says_why(tmp_path: Path) -> None:
    app = app_in(tmp_path, "baloot", rules={"wrongful_ashkal": "forbidden", "first_dealer": "3"}, seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        assert top.scene.call_help.barred == ["ashkal"]
        before = local_match_of(top).recorder.record()
        while top.chosen != "ashkal":
            await pilot.press("right")
        await pilot.press("enter")
        assert "BAL-ASH-2" in top.note and "BAL-ASH-2" in shown(app)
        assert local_match_of(top).recorder.record() == before and top.asked
