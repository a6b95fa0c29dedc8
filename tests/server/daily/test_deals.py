"""What players do with daily deals, honestly and otherwise: replays, other devices, other days, other nodes."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from tests.registry import ALL_GAMES
from tests.server.daily.conftest import PLAYERS
from tests.server.daily.playing import DAY, SECRET, Deals, make_day, play_board, play_day
from tests.server.store.stores import an_account
from vierblatt.bots import make
from vierblatt.daily import BOARDS, DailyBoard, DayPacks, DayScore
from vierblatt.errors import VierblattError
from vierblatt.server.accounts.faults import Conflict, NotAllowed, TooBusy, Unknown
from vierblatt.server.daily import OpenBoard
from vierblatt.server.live.thinking import BotsAway
from vierblatt.server.store.sql import SqlStore

GAME = "baloot"
HOUR = 3_600_000


async def score_of(deals: Deals, player: str) -> DayScore:
    day = await deals.days.get(GAME, DAY)
    score, _ = await deals.score(player, day, deals.time, (await deals.plays(player, day)).values())
    return score


def run_of(board: OpenBoard) -> DailyBoard:
    return cast("DailyBoard", board.run)


async def begun(deals: Deals, player: str = "amal") -> tuple[int, list[str]]:
    """The first board of a player: how many actions it has, and what the player may do."""
    run = run_of(await deals.act(player, GAME, DAY, 1, 0, ""))
    return len(run.actions), run.match.legal_actions()


@pytest.mark.parametrize("game", ALL_GAMES)
async def test_a_day_is_played_in_the_players_order_and_everything_is_stored(
    deals: Deals, store: SqlStore, game: str
) -> None:
    boards = await play_day(deals, "amal", game)
    day = await deals.days.get(game, DAY)
    assert [(b.seating.board, b.seating.seat) for b in boards] == [(s.board, s.seat) for s in day.packs.seating("amal")]
    plays = await deals.plays("amal", day)
    for board in boards:
        play = plays[board.seating.board]
        assert (play.actions, play.points) == (run_of(board).actions, run_of(board).points)
    score, _ = await deals.score("amal", day, deals.time, plays.values())
    assert (score.gain, score.percent, score.place) == (0.0, 50.0, 1)  # as good as the bot, being the bot


async def test_what_comes_back_is_what_happened(deals: Deals) -> None:
    seq, legal = await begun(deals)
    board = await deals.act("amal", GAME, DAY, 1, seq, legal[0])
    run = run_of(board)
    assert [moment.action for moment in board.moments] == run.actions[seq:]
    assert (board.moments[0].seat == run.seat and run.mine) or run.finished
    assert all(moment.view.seat == run.seat for moment in board.moments)
    assert deals.slept[-1] == pytest.approx(0.1 * (len(board.moments) - 1))


async def test_the_same_request_again_changes_nothing_and_has_the_same_answer(deals: Deals) -> None:
    seq, legal = await begun(deals)
    first = await deals.act("amal", GAME, DAY, 1, seq, legal[0])
    for _ in range(3):
        again = await deals.act("amal", GAME, DAY, 1, seq, legal[0])
        assert (run_of(again).actions, again.moments, again.calls) == (
            run_of(first).actions,
            first.moments,
            first.calls,
        )
    assert run_of(await deals.act("amal", GAME, DAY, 1, 0, "")).actions == run_of(first).actions


@pytest.mark.parametrize("player", PLAYERS)
async def test_whoever_lost_the_answer_that_began_a_board_sees_the_same_later(deals: Deals, player: str) -> None:
    first = await deals.act(player, GAME, DAY, 1, 0, "")
    again = await deals.act(player, GAME, DAY, 1, 0, "")
    seen = [moment.action for moment in first.moments]
    assert seen == run_of(first).actions
    assert (run_of(again).actions, again.moments, again.calls) == (seen, first.moments, first.calls)
    deals.time = first.day.ends
    assert (await deals.act(player, GAME, DAY, 1, 0, "")).moments == first.moments


async def test_the_same_request_in_another_spelling_has_the_same_answer(deals: Deals) -> None:
    seq, legal = await begun(deals)
    first = await deals.act("amal", GAME, DAY, 1, seq, f" {legal[0].upper()} ")
    again = await deals.act("amal", GAME, DAY, 1, seq, f" {legal[0].upper()} ")
    assert (run_of(again).actions, again.moments) == (run_of(first).actions, first.moments)


async def test_another_action_at_the_same_place_is_refused(deals: Deals) -> None:
    seq, legal = await begun(deals)
    first = await deals.act("amal", GAME, DAY, 1, seq, legal[0])
    for number, action in ((seq, legal[1]), (seq + 99, legal[0]), (2**53 - 1, legal[0]), (max(0, seq - 1), legal[0])):
        with pytest.raises(Conflict, match="daily-elsewhere"):
            await deals.act("amal", GAME, DAY, 1, number, action)
    assert run_of(await deals.look("amal", GAME, DAY, 1)).actions == run_of(first).actions


async def test_of_two_devices_one_is_refused(deals: Deals, store: SqlStore) -> None:
    elsewhere = Deals(store)
    seq, legal = await begun(deals)
    sent = [elsewhere.act("amal", GAME, DAY, 1, seq, legal[1]), deals.act("amal", GAME, DAY, 1, seq, legal[0])]
    answers = await asyncio.gather(*sent, return_exceptions=True)
    refused = [each for each in answers if isinstance(each, Conflict)]
    assert [fault.code for fault in refused] == ["daily-elsewhere"]
    (done,) = (each for each in answers if isinstance(each, OpenBoard))
    assert run_of(await deals.look("amal", GAME, DAY, 1)).actions == run_of(done).actions


async def test_an_illegal_action_and_one_that_is_none_change_nothing(deals: Deals) -> None:
    seq, _ = await begun(deals)
    for action in ("AS", "no such call", "pass pass", "\x00"):
        with pytest.raises(VierblattError):
            await deals.act("amal", GAME, DAY, 1, seq, action)
    assert len(run_of(await deals.look("amal", GAME, DAY, 1)).actions) == seq


async def test_boards_come_one_after_another(deals: Deals) -> None:
    for place in range(2, BOARDS + 1):
        with pytest.raises(Conflict, match="daily-not-yet"):
            await deals.act("amal", GAME, DAY, place, 0, "")
    await begun(deals)
    with pytest.raises(Conflict, match="daily-not-yet"):
        await deals.act("amal", GAME, DAY, 2, 0, "")
    await play_board(deals, "badr", GAME, 1)
    await deals.act("badr", GAME, DAY, 2, 0, "")


async def test_a_board_cannot_be_played_before_it_is_begun_or_after_its_end(deals: Deals) -> None:
    with pytest.raises(Conflict, match="daily-elsewhere"):
        await deals.act("amal", GAME, DAY, 1, 0, "pass")
    board = await play_board(deals, "amal", GAME, 1)
    with pytest.raises(Conflict, match="daily-finished"):
        await deals.act("amal", GAME, DAY, 1, len(run_of(board).actions), "pass")


async def test_after_midnight_nothing_is_played_and_everything_may_be_seen(deals: Deals) -> None:
    seq, legal = await begun(deals)
    board = await deals.look("amal", GAME, DAY, 1)
    with pytest.raises(NotAllowed, match="daily-hidden"):
        deals.check_seen(board)
    deals.time = board.day.ends
    with pytest.raises(Conflict, match="daily-over"):
        await deals.act("amal", GAME, DAY, 1, seq, legal[0])
    with pytest.raises(Conflict, match="daily-over"):
        await deals.act("badr", GAME, DAY, 1, 0, "")
    deals.check_seen(await deals.look("amal", GAME, DAY, 1))
    assert await deals.days.today() == "2027-01-16"
    assert (await deals.days.get(GAME, DAY)).packs.secret != (await deals.days.get(GAME, "2027-01-16")).packs.secret


async def test_a_day_that_has_not_begun_has_no_deals(deals: Deals) -> None:
    for day in ("2027-01-16", "2027-01-14", "9999-12-31", "0001-01-01"):
        with pytest.raises(Unknown, match="unknown-day"):
            await deals.days.get(GAME, day)
    for day in ("2027-02-30", "0000-00-00"):
        with pytest.raises(VierblattError, match="bad-day"):
            await deals.days.get(GAME, day)


async def test_two_nodes_that_first_need_a_day_have_the_same(deals: Deals, store: SqlStore) -> None:
    nodes = [deals, *(Deals(store) for _ in range(5))]
    days = await asyncio.gather(*(node.days.get("kout_bo", DAY) for node in nodes))
    assert len({day.packs.secret for day in days}) == 1 and len(days[0].packs.secret) == 32


async def test_a_day_keeps_the_bots_with_which_it_began(deals: Deals, store: SqlStore) -> None:
    await deals.days.get("kout_bo", DAY)
    assert (await Deals(store, bot="random").days.get("kout_bo", DAY)).bot == "rules"


async def test_the_same_line_meets_the_same_replies(
    deals: Deals, store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two players in the same seat who do the same; the bots search, with a seed of the board."""
    await make_day(store, "back_alley", bot="search:worlds=2")
    packs = DayPacks("back_alley", DAY, SECRET)
    want = packs.seating("amal")[0]
    names = (f"player{n}" for n in range(1000))
    twin = next(name for name in names if packs.seating(name)[0] == want)

    async def here(run: DailyBoard, bot: str, _: str) -> str:
        return run.question(bot).answer().action

    monkeypatch.setattr(deals.bots, "choice", here)
    await store.add_account(an_account(twin))
    lines = []
    for player in ("amal", twin):
        board = await deals.act(player, "back_alley", DAY, 1, 0, "")
        for _ in range(3):
            run = run_of(board)
            board = await deals.act(player, "back_alley", DAY, 1, len(run.actions), run.match.legal_actions()[0])
        lines.append(run_of(board).actions)
    assert lines[0] == lines[1]


async def test_bots_that_cannot_answer_leave_everything_as_it_was(
    deals: Deals, monkeypatch: pytest.MonkeyPatch
) -> None:
    seq, legal = await begun(deals)

    async def away(*_: object) -> str:
        raise BotsAway("bots-away", seconds=30, why="compiling")

    with monkeypatch.context() as patched:
        patched.setattr(deals.bots, "choice", away)
        with pytest.raises(BotsAway):
            await deals.act("amal", GAME, DAY, 1, seq, legal[0])
    assert len(run_of(await deals.look("amal", GAME, DAY, 1)).actions) == seq
    assert len(run_of(await deals.act("amal", GAME, DAY, 1, seq, legal[1])).actions) > seq


async def test_a_flood_of_one_player_is_refused_and_forgotten(deals: Deals) -> None:
    sent = [deals.act("amal", GAME, DAY, 1, 0, "") for _ in range(50)]
    answers = await asyncio.gather(*sent, return_exceptions=True)
    assert sum(isinstance(each, OpenBoard) for each in answers) == 3
    assert {each.code for each in answers if isinstance(each, VierblattError)} == {"daily-pending"}
    assert all(isinstance(each, OpenBoard | TooBusy) for each in answers)
    assert deals._pending == {}
    assert len(run_of(await deals.look("amal", GAME, DAY, 1)).actions) == (await begun(deals))[0]


async def test_an_account_that_is_gone_cannot_play(deals: Deals, store: SqlStore) -> None:
    seq, legal = await begun(deals)
    await store.delete_account("amal")
    with pytest.raises(Conflict):
        await deals.act("amal", GAME, DAY, 1, seq, legal[0])
    with pytest.raises(Conflict):
        await deals.act("nobody", GAME, DAY, 1, 0, "")


async def test_players_are_compared_with_the_bot_in_their_seat(deals: Deals) -> None:
    """The results are recomputed here board by board, with the bot in all seats."""
    for player, bot in (("amal", "rules"), ("badr", "random"), ("clara", "random")):
        await play_day(deals, player, GAME, make(bot, seed=len(player)))
    day = await deals.days.get(GAME, DAY)
    rules, gains = make("rules"), {}
    for player in ("amal", "badr", "clara"):
        for play in (await deals.plays(player, day)).values():
            run = DailyBoard(day.packs, play.board, play.seat)
            while not run.finished:
                run.do(rules.choose(run.match.game, run.match.concealed(run.match.turn)).action)
            gains[player, play.board] = cast("float", play.points) - run.points
    deals.time += HOUR
    scores = [await score_of(deals, player) for player in ("amal", "badr", "clara")]
    assert {(s.player, board): gain for s in scores for board, gain in s.gains.items()} == pytest.approx(gains)
    standing = await deals.standings.get(day, deals.time)
    assert standing.names == {"amal": "Amal", "badr": "Badr"}
    assert [score.player for score in standing.ranking.best] == ["amal", "badr"]  # random play loses
    assert scores[0].place == 1 and {score.players for score in scores} == {3}


async def test_own_boards_count_at_once_and_others_soon(deals: Deals) -> None:
    day = await deals.days.get(GAME, DAY)
    assert (await score_of(deals, "amal")).gains == {}
    board = (await play_board(deals, "amal", GAME, 1)).seating.board
    assert [*(await score_of(deals, "amal")).gains] == [board]

    async def others() -> int:
        return (await deals.standings.get(day, deals.time)).ranking.others("badr", board)

    assert await others() == 0
    deals.time += 10_000
    assert await others() == 1


async def test_streaks_count_whole_days(deals: Deals) -> None:
    for days in range(3):
        await play_day(deals, "amal", GAME)
        await play_board(deals, "badr", GAME, 1)
        assert deals.streak(await deals.done("amal"), GAME, await deals.days.today()) == days + 1
        deals.time += 24 * HOUR
    assert deals.streak(await deals.done("amal"), GAME, await deals.days.today()) == 3  # today is not over
    assert deals.streak(await deals.done("badr"), GAME, await deals.days.today()) == 0
    deals.time += 24 * HOUR
    assert deals.streak(await deals.done("amal"), GAME, await deals.days.today()) == 0
