"""The replay at the terminal table: keys, hands, figures, guesses, playing on, the list of matches."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.analysis.played import played
from tests.tui.table import SMALL, app_in, at, menu, said, shown, turn, until
from vierblatt import games
from vierblatt.analysis.document import Decision
from vierblatt.analysis.walk import DecisionPoint
from vierblatt.locale.words import Words
from vierblatt.record import save
from vierblatt.tui.app import VierblattApp
from vierblatt.tui.layout import LEAST_WIDTH, message_width
from vierblatt.tui.replay import evaluating, judging
from vierblatt.tui.replay.figures import PLAYED
from vierblatt.tui.replay.lines import ReplayedMatch
from vierblatt.tui.replay.pages import FiguresPage, ReplayHelpPage
from vierblatt.tui.replay.screen import ReplayScreen
from vierblatt.tui.replay.table import ReplayTableWidget
from vierblatt.tui.screen_texts import width_of
from vierblatt.tui.screens.menu import MenuScreen
from vierblatt.tui.screens.played import PlayedScreen
from vierblatt.tui.screens.reading import WordsPage
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.storage import UserFiles

LARGE = (120, 40)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown does not depend on how many deals are examined."""
    monkeypatch.setattr(evaluating, "STAGES", (4, 8))
    monkeypatch.setattr(judging, "CHANCE_WORLDS", 16)


def app_of(folder: Path, game: str = "kout_bo", deals: int = 1, *, language: str = "en") -> VierblattApp:
    return app_in(folder, language=language, replayed=ReplayedMatch(played(game, deals)))


async def opened(pilot: Pilot[None]) -> ReplayScreen:
    """Waits until the replay is there."""
    screen = await at(pilot, ReplayScreen)
    await settled(pilot, screen)
    return screen


async def settled(pilot: Pilot[None], screen: ReplayScreen) -> None:
    """Waits until the place of the cursor is shown, and nothing is computed."""
    await until(pilot, lambda: not any(worker.is_running for worker in screen.workers if worker.node is screen))


async def press(pilot: Pilot[None], screen: ReplayScreen, *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot, screen)


def asked(screen: ReplayScreen) -> bool:
    """Whether the viewer has to choose."""
    return screen.table.asked


def tried(screen: ReplayScreen) -> bool:
    """Whether the record was left."""
    return screen.cursor.tried is not None


def to_play(screen: ReplayScreen, seat: int = -1, *, choices: int = 2) -> int:
    """The number of actions before the first card of a seat that has a choice; -1 for any seat."""
    deal = screen.replay_feed.match.deals[0]
    for count in range(deal.length):
        match = screen.replay_feed.match.at(deal, count)
        if match.phase == "play" and len(match.legal_actions()) >= choices and seat in {-1, match.turn}:
            return count
    raise AssertionError("nobody has a choice")


async def go_to(pilot: Pilot[None], screen: ReplayScreen, count: int) -> None:
    screen.cursor.to_deal(0, count)
    screen.renew()
    await settled(pilot, screen)


# --- moving ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ar"])
async def test_keys_step_by_action_by_trick_and_by_deal(language: str, tmp_path: Path) -> None:
    app = app_of(tmp_path, "baloot", 2, language=language)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        cursor, lengths = screen.cursor, [deal.length for deal in screen.replay_feed.match.deals]
        forward, back = ("left", "right") if language == "ar" else ("right", "left")
        steps = {
            forward: (0, 1), "space": (0, 2), ".": (0, 3), back: (0, 2), ",": (0, 1), "pagedown": (1, 0),
            "pageup": (0, 0), "end": (1, lengths[1]), "home": (0, 0),
        }  # fmt: skip
        for key, place in steps.items():
            await press(pilot, screen, key)
            assert (cursor.deal, cursor.count) == place, key
        await press(pilot, screen, "down")
        assert cursor.line.takes_trick(cursor.count) and screen.table.resting
        words = screen.table.texts().words
        sentence = words.text(
            "tui-replay-place", number=cursor.count, count=lengths[0], seat=words.seat(screen.table.scene.view.turn)
        )
        assert screen.table.texts().line(sentence) in shown(app)
        await press(pilot, screen, "up")
        assert cursor.count == 0
        await pilot.press("d")
        await at(pilot, AskScreen)
        await pilot.press("down", "enter")
        await until(pilot, lambda: app.screen is screen)
        await settled(pilot, screen)
        assert (cursor.deal, cursor.count) == (1, 0)
        await press(pilot, screen, "end")
        scored = cursor.line.scored
        assert scored is not None
        assert screen.table.texts().wrap(words.outcome(scored), message_width(SMALL[0]))[0] in shown(app)


async def test_the_table_is_seen_from_one_seat_or_with_all_hands(tmp_path: Path) -> None:
    app = app_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        match = screen.replay_feed.match.at(screen.cursor.line, 0)
        signs = [sign_and_ranks(match.hand(seat)) for seat in range(6)]
        assert screen.viewer == 0
        assert not any(sign in shown(app) for seat in range(1, 6) for sign in signs[seat])
        await press(pilot, screen, "v")
        assert all(sign in shown(app) for seat in range(1, 6) for sign in signs[seat])
        await press(pilot, screen, "tab")
        assert screen.viewer == 1 and all(sign in shown(app) for sign in signs[0])
        await press(pilot, screen, "v")
        assert not any(sign in shown(app) for seat in (0, 2, 3, 4, 5) for sign in signs[seat])


def sign_and_ranks(hand: list[str]) -> list[str]:
    """The suits of a hand with at least two cards as an open hand shows them."""
    ranks = {suit: [card[0].replace("T", "10") for card in hand if card[1] == suit] for suit in "SHDC"}
    order = "AKQJ 10 9 8 7 6 5 4 3 2".replace("AKQJ", "A K Q J").split()
    return [
        "♠♥♦♣"["SHDC".index(suit)] + "".join(sorted(held, key=order.index))
        for suit, held in ranks.items()
        if len(held) > 1
    ]


# --- figures -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "ar"])
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_actions_are_judged_as_their_player_knew_them(
    language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    app = app_of(tmp_path, "kout_bo", language=language)
    async with app.run_test(size=size) as pilot:
        screen = await opened(pilot)
        count = to_play(screen, 3)
        await go_to(pilot, screen, count)
        await press(pilot, screen, "e")
        await until(pilot, lambda: not screen.table.busy)
        assert screen.viewer == 3  # the table was turned to the seat to act
        assert isinstance(app.screen, FiguresPage) == (size == SMALL)
        words, texts = screen.table.texts().words, screen.table.texts()
        for action in screen.table.scene.view.legal:
            assert words.card(action).strip("\u2066\u2067\u2068\u2069") in shown(app)
        heads = [texts.line(words.text(f"tui-replay-{head}")) for head in ("mean", "share", "worst")]
        assert all(head in shown(app) for head in heads)
        assert texts.line(words.text("review-played")) in shown(app)
        if size == SMALL:
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is screen)
            return
        await press(pilot, screen, ".")  # the panel follows
        other = words.text("tui-replay-other-acts", seat=words.seat(screen.table.scene.view.turn))
        assert texts.wrap(other, 34)[0].strip() in shown(app)
        await press(pilot, screen, ",", "e")
        assert screen.table.side is None and heads[1] not in shown(app)


async def test_with_all_hands_open_only_the_cards_as_they_lay_are_judged(tmp_path: Path) -> None:
    app = app_of(tmp_path, "baloot")
    async with app.run_test(size=LARGE) as pilot:
        screen = await opened(pilot)
        await go_to(pilot, screen, to_play(screen))
        await press(pilot, screen, "v", "e")
        words = screen.table.texts().words
        as_known = [words.text(f"tui-replay-{head}") for head in ("share", "worst")]
        assert words.text("review-cards") in shown(app) and not any(head in shown(app) for head in as_known)
        await press(pilot, screen, "v", "e")  # turns the table to the seat to act, if it is another one
        assert words.text("review-cards") not in shown(app)
        assert screen.table.side is None or all(head in shown(app) for head in as_known)
        await press(pilot, screen, "v", "c")
        assert said(screen.table).startswith(words.text("tui-replay-chances-open"))


async def test_the_chances_of_hidden_cards_are_on_a_page(tmp_path: Path) -> None:
    app = app_of(tmp_path, "baloot")
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await go_to(pilot, screen, to_play(screen))
        await pilot.press("c")
        await at(pilot, FiguresPage)
        await until(pilot, lambda: not screen.table.busy and "%" in shown(app))
        others = [seat for seat in range(4) if seat != screen.viewer]
        assert all(screen.table.texts().words.seat(seat)[:9] in shown(app) for seat in others)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        await press(pilot, screen, "end", "c")
        assert app.screen is screen and "over" in said(screen.table)


async def test_escape_cancels_what_is_computed_and_says_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    going_on = threading.Event()
    begun: list[int] = []

    def slow(_search: object, point: DecisionPoint) -> None:
        begun.append(point.number)
        going_on.wait()

    monkeypatch.setattr(judging.MistakeSearch, "mistake", slow)
    app = app_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        words = screen.table.texts().words
        await pilot.press("n")
        await until(pilot, lambda: bool(begun) and bool(screen.table.busy))
        count = len([*screen.evaluations._mistakes.decisions(0, 0, 0)])
        assert words.text("tui-replay-looking", number=1, count=count) in said(screen.table)
        await pilot.press("escape")
        assert not screen.table.busy and app.screen is screen
        going_on.set()
        await settled(pilot, screen)
        assert len(begun) == 1 and screen.cursor.count == 0
        await press(pilot, screen, "n")
        assert words.text("tui-replay-no-mistake", seat=words.seat(0)) in said(screen.table)
        await pilot.press("escape")
        await at(pilot, AskScreen)


@pytest.fixture
def third_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> list[DecisionPoint]:
    """Of the decisions that are looked at, each third is a mistake."""
    seen: list[DecisionPoint] = []

    def mistake(_search: object, point: DecisionPoint) -> Decision | None:
        seen.append(point)
        match = ReplayedMatch(played("kout_bo"))
        texts = match.deals[0].line.texts()
        if len(seen) % 3:
            return None
        return Decision(
            number=point.number, seat=point.seat, phase="play", action=texts[point.number - 1], options=(),
            best=texts[-1], best_in_match=texts[-1], cost=2.5, estimate=2.5, error=0.1, verdict="mistake", worlds=99,
            worse_in=0.5, on_these_cards=None, reason="", seen=None, known=None,
        )  # fmt: skip

    monkeypatch.setattr(judging.MistakeSearch, "mistake", mistake)
    return seen


async def test_the_next_mistake_is_that_of_the_seat_or_of_anybody(
    tmp_path: Path, third_is_a_mistake: list[DecisionPoint]
) -> None:
    app = app_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await press(pilot, screen, "n")
        first = third_is_a_mistake[-1]
        assert {point.seat for point in third_is_a_mistake} == {0} and len(third_is_a_mistake) == 3
        assert (screen.cursor.count, screen.viewer) == (first.number - 1, 0)
        words = screen.table.texts().words
        assert words.text("verdict-mistake") in said(screen.table) and "2.5" in said(screen.table)
        await press(pilot, screen, "n")
        assert screen.cursor.count > first.number - 1  # not the same one again
        await press(pilot, screen, "home", "v", "n")
        mistake = third_is_a_mistake[-1]
        assert len({point.seat for point in third_is_a_mistake[-3:]}) > 1
        assert not screen.replay_feed.open_hands and screen.viewer == mistake.seat
        await press(pilot, screen, "g", "home")
        third_is_a_mistake.clear()
        await press(pilot, screen, "n")
        if screen.table.asked:
            assert words.text("verdict-mistake") not in said(screen.table)


# --- guessing and playing on -------------------------------------------------------------------------------------


async def test_guess_first_hides_what_was_played_and_what_it_was_worth(tmp_path: Path) -> None:
    app = app_of(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        screen = await opened(pilot)
        words = screen.table.texts().words
        await go_to(pilot, screen, to_play(screen, 0))
        await press(pilot, screen, "e")
        played_card = words.card(screen.cursor.played)
        assert words.text("tui-replay-mean") in shown(app) and PLAYED in shown(app)
        await press(pilot, screen, "g")
        assert asked(screen) and words.text("review-guess-ask", seat=words.seat(0)) in said(screen.table)
        assert words.text("tui-replay-mean") not in shown(app) and PLAYED not in shown(app)
        await press(pilot, screen, "e")
        assert words.text("review-guess-before") in said(screen.table)
        guess = screen.table.chosen
        await press(pilot, screen, "enter")
        text = words.text("review-guessed", guess=words.card(guess), played=played_card)
        assert said(screen.table).startswith(text) and words.text("tui-replay-mean") in shown(app)
        assert not tried(screen)
        await press(pilot, screen, ".", ",")  # a guess is made once
        assert not asked(screen)
        await press(pilot, screen, "g")
        assert words.text("tui-replay-guess-off") in said(screen.table)


async def test_a_card_that_is_not_open_is_no_guess(tmp_path: Path) -> None:
    app = app_of(tmp_path, "baloot")
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        match, deal = screen.replay_feed.match, screen.replay_feed.match.deals[0]
        moments = [(count, match.at(deal, count)) for count in range(deal.length)]
        count, here = next(
            (count, here)
            for count, here in moments
            if here.phase == "play" and 1 < len(here.legal_actions()) < len(here.hand(here.turn))
        )
        screen.viewer = here.turn
        await go_to(pilot, screen, count)
        await press(pilot, screen, "g")
        barred = next(card for card in here.hand(here.turn) if not here.is_legal(card))
        screen.table.choose(barred)
        await until(pilot, lambda: bool(screen.table.note))
        assert "BAL-" in said(screen.table) and not screen.guesses


async def test_playing_on_by_hand_leaves_the_record_and_one_key_leads_back(tmp_path: Path) -> None:
    app = app_of(tmp_path, "baloot")
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        count = to_play(screen)
        await go_to(pilot, screen, count)
        await pilot.press("p")
        await at(pilot, AskScreen)
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is screen and asked(screen))
        seats = []
        for _ in range(3):
            seats.append(screen.viewer)
            await press(pilot, screen, "enter")
        assert len(set(seats)) == 3 and tried(screen) and screen.cursor.count == count + 3
        assert screen.table.texts().say("tui-replay-tried") in shown(app)
        await press(pilot, screen, "backspace")
        assert not tried(screen) and screen.cursor.count == count and not asked(screen)
        assert screen.replay_feed.match.record == played("baloot", 1)


@pytest.mark.parametrize(("downs", "actions"), [(1, 0), (2, 1), (3, 1000)])
async def test_bots_play_on(downs: int, actions: int, tmp_path: Path) -> None:
    app = app_of(tmp_path, "baloot")
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await go_to(pilot, screen, to_play(screen))
        count = screen.cursor.count
        screen.viewer = (screen.table.scene.view.turn + 2) % 4
        await pilot.press("p")
        await at(pilot, AskScreen)
        await pilot.press(*["down"] * downs, "enter")
        if actions == 0:  # against bots: two act before the viewer
            await until(pilot, lambda: app.screen is screen and asked(screen))
            assert screen.cursor.count == count + 2 and screen.table.scene.view.turn == screen.viewer
            await pilot.press("escape")
            await settled(pilot, screen)
            assert not asked(screen) and app.screen is screen
        elif actions == 1:
            await until(pilot, lambda: screen.cursor.count == count + 1)
            await settled(pilot, screen)
            assert not asked(screen)
        else:
            await until(pilot, lambda: app.screen is screen and screen.table.scene.view.turn < 0)
            assert screen.cursor.line.scored is not None and screen.cursor.count == screen.cursor.line.length
            words = screen.table.texts().words
            recorded = screen.replay_feed.match.deals[0].scored
            assert recorded is not None and words.outcome(recorded) in said(screen.table)


# --- around it ---------------------------------------------------------------------------------------------------


async def test_games_played_are_in_the_menu_and_lead_to_their_replay(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    save(played("kout_bo", 1), folder / "20260102-183000-kout_bo.json")
    (folder / "20260103-120000-baloot.json").write_text("{}")
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        form = await menu(pilot)
        form.rows.to("played")
        await pilot.press("enter")
        await at(pilot, PlayedScreen)
        form = await menu(pilot)
        assert "2026-01-02 18:30 · Kout Bo" in shown(app)
        await pilot.press("enter")  # the damaged one, which is the latest
        await until(pilot, lambda: bool(form.note))
        assert form.wrong and (folder / "20260103-120000-baloot.json").exists()
        await pilot.press("down", "enter")
        screen = await opened(pilot)
        await press(pilot, screen, "right")
        assert screen.cursor.count == 1
        await pilot.press("escape")
        await at(pilot, AskScreen)
        form = await menu(pilot)
        form.rows.to("leave")
        await pilot.press("enter")
        await at(pilot, MenuScreen)


async def test_without_a_match_the_list_says_so(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        form = await menu(pilot)
        form.rows.to("played")
        await pilot.press("enter")
        await at(pilot, PlayedScreen)
        await menu(pilot)
        assert app.texts().say("tui-played-none") in shown(app)


@pytest.mark.parametrize("language", ["en", "de", "ar"])
async def test_keys_and_help_of_the_replay_are_not_cut(language: str, tmp_path: Path) -> None:
    narrowest_line = 112 - 38 - 2  # of a table with a panel
    assert width_of(Words(language).text("tui-replay-keys")) <= min(LEAST_WIDTH - 2, narrowest_line)
    app = app_of(tmp_path, language=language)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await pilot.press("?")
        page = await at(pilot, ReplayHelpPage)
        lines = page.lines(page.texts(), SMALL[0] - 6)
        assert not any("…" in line.shown + "".join(line.cells) for line in lines)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        assert isinstance(screen.table, ReplayTableWidget)


async def test_keys_of_a_match_that_a_replay_lacks_do_nothing(tmp_path: Path) -> None:
    app = app_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await go_to(pilot, screen, to_play(screen, 0))
        before = shown(app)
        await press(pilot, screen, "h", "u", "o")
        assert shown(app) == before
        await press(pilot, screen, "g", "h", "u", "o")
        assert asked(screen) and app.screen is screen


async def test_a_word_of_the_game_can_be_looked_up_with_one_key_at_any_table(tmp_path: Path) -> None:
    app = app_in(tmp_path, "baloot", seed=1, rules={}, preset="standard")
    async with app.run_test(size=SMALL) as pilot:
        await turn(pilot)
        await pilot.press("w")
        page = await at(pilot, WordsPage)
        assert page.game is games.get("baloot") and "ashkal" in shown(app).lower()


def test_the_latest_matches_are_listed_first(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    for name in ("20260102-183000-kout_bo", "20260103-183000-baloot", ".draft"):
        (folder / f"{name}.json").write_text("{}")
    assert [file.stem[:8] for file in UserFiles(tmp_path).played()] == ["20260103", "20260102"]
