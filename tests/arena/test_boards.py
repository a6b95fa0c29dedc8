"""Boards: the same cards for all, only the own seat's knowledge, and what a failure costs."""

from __future__ import annotations

import pytest

from tests.arena.spies import Spy, collected, seated
from tests.registry import ALL_GAMES, WITH_POLICY
from tests.scale import scaled
from vierblatt.arena import Contest, run
from vierblatt.arena.opening import open_board
from vierblatt.arena.playing import BoardPlayer, forfeit_results
from vierblatt.arena.results import BoardResult
from vierblatt.errors import PlayerFault
from vierblatt.games.contract import Game
from vierblatt.games.events import CardsDealt
from vierblatt.kernel.state import States


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize(("bot", "drawn"), [("rules", False), ("rules", True), ("random", False), ("casual", False)])
def test_a_bot_is_exactly_even_with_itself(game: str, bot: str, drawn: bool) -> None:
    """Also one that leaves something to chance."""
    ledger = run(Contest(game, [bot, bot], scaled(20), drawn=drawn))
    assert not ledger.margins(0, scaled(20)).any()
    assert all(board.tables[0].deals >= 1 and board.tables[0].moves > 0 for board in ledger.boards.values())


@pytest.mark.parametrize("game", WITH_POLICY)
def test_the_better_bot_is_ahead_and_more_so_of_a_worse_one(game: str) -> None:
    count = max(12, scaled(40))
    ledger = run(Contest(game, ["rules", "rules:mistakes=30", "random"], count))
    careless, chance = (ledger.margins(pair, count).mean() for pair in (0, 1))
    assert chance > 0 and chance > careless


def test_a_match_is_played_to_its_end_with_the_same_packs_and_counted() -> None:
    board = BoardPlayer(Contest("kout_bo", ["rules", "random"], 1, unit="matches")).play(0, 0)
    assert [table.won for table in board.tables] == [1, 1]
    assert all(table.deals > 1 for table in board.tables) and board.margin > 0


def test_a_match_is_cut_short_at_the_most_deals() -> None:
    contest = Contest("king_bolola", ["rules", "random"], 1, unit="matches", most_deals=2)
    board = BoardPlayer(contest).play(0, 0)
    assert [table.deals for table in board.tables] == [2, 2] and [table.won for table in board.tables] == [0, 0]


def test_boards_differ_and_are_reproducible() -> None:
    contest = Contest("baloot", ["rules", "random"], 9)
    player = BoardPlayer(contest)
    boards = [without_clocks(player.play(0, number)) for number in (3, 4, 3)]
    assert boards[0] == boards[2] != boards[1]
    packs = [packs.next(match) for match, packs in (open_board(contest, board) for board in (3, 4, 3))]
    assert packs[0] == packs[2] != packs[1]


def test_a_drawn_situation_is_one_of_a_match_in_progress() -> None:
    contest = Contest("back_alley", ["rules", "random"], 9, drawn=True)
    numbers = [open_board(contest, board)[0].state.deal_no for board in range(20)]
    assert len({*numbers}) > 5
    assert numbers == [open_board(contest, board)[0].state.deal_no for board in range(20)]


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_seat_learns_nothing_of_the_others_cards(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spies = collected(monkeypatch, "spy", Spy)
    contest = Contest(game, ["spy", "rules"], 3)
    player = BoardPlayer(contest)
    for number in range(3):
        player.play(0, number)
    assert len(spies) == contest.table.seats  # one for each seat: partners do not share a memory
    for each in spies:
        assert len({seat.seat for seat in each.assignments}) == 1 and len(each.results) == 3
        own = each.assignments[0].seat
        assert each.records and any(isinstance(event, CardsDealt) for event in each.events)
        assert all(event.audience in {None, own} for event in each.events)
        assert all(event.seat == own for event in each.events if isinstance(event, CardsDealt))
        for seat, record in each.records:
            reader = contest.game_object.layout.reader(record)
            assert seat == reader.turn == own
            assert not any(hand for other, hand in enumerate(reader.hands) if other != own)
            assert not any(reader.pack)


def test_a_seat_is_told_its_result_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    spies = collected(monkeypatch, "spy", Spy)
    board = BoardPlayer(Contest("back_alley", ["spy", "random"], 1)).play(0, 0)
    assert sorted({spy.results[0] for spy in spies}) == sorted({table.scores[0] for table in board.tables})


class Failing(Spy):
    """Fails at its third decision."""

    def choose(self, game: Game, concealed: States) -> str:
        if len(self.records) == 2:
            raise PlayerFault("player-late", seconds="1")
        return super().choose(game, concealed)


class Lying(Spy):
    """Plays cards that it has not."""

    def choose(self, game: Game, concealed: States) -> str:
        text = super().choose(game, concealed)
        return "AS" if game.phases[game.layout.reader(concealed).phase].name == "play" and text != "AS" else text


@pytest.mark.parametrize(("place", "sign"), [(0, -1), (1, 1)])
@pytest.mark.parametrize(("game", "stakes"), [("kout_bo", 36), ("king_bolola", 800)])
def test_a_failing_bot_loses_the_most_that_a_deal_can_cost(
    game: str, stakes: int, place: int, sign: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = collected(monkeypatch, "failing", Failing)
    bots = ["rules", "rules"]
    bots[place] = "failing"
    contest = Contest(game, bots, 1)
    board = BoardPlayer(contest).play(0, 0)
    assert contest.forfeit == stakes
    assert board.margin == sign * stakes
    assert [(fault.bot, fault.half, fault.code) for fault in board.faults] == [
        (place, half, "player-late") for half in (0, 1)
    ]
    assert sum(spy.closed for spy in made) == 2  # the one that failed was sent home, its partners were not
    assert len(made) == contest.table.seats


def test_a_card_not_in_the_hand_forfeits_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    seated(monkeypatch, "lying", Lying)
    board = BoardPlayer(Contest("back_alley", ["rules", "lying"], 1)).play(0, 0)
    assert {(fault.bot, fault.code, fault.details["action"]) for fault in board.faults} == {(1, "player-illegal", "AS")}
    assert board.margin > 0


def test_a_failed_match_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    seated(monkeypatch, "failing", Failing)
    board = BoardPlayer(Contest("king_bolola", ["failing", "random"], 1, unit="matches")).play(0, 0)
    assert [table.won for table in board.tables] == [-1, -1] and board.margin <= -800


@pytest.mark.parametrize(
    ("game", "won", "leads"),
    [
        ("king_bolola", (100, -300), (-800, 1200)),
        ("king_bolola", (-100, 500), (-1400, 800)),
        ("kout_bo", (-20, 20), (-56, 36)),  # what one side has won the other has lost
    ],
)
@pytest.mark.parametrize("loser", [0, 1])
def test_a_bot_that_fails_in_a_match_also_loses_its_deficit(
    game: str, won: tuple[float, float], leads: tuple[float, float], loser: int
) -> None:
    contest = Contest(game, ["rules", "random"], 1, unit="matches")
    first, second = forfeit_results(contest, won, loser)
    sides = 2 if game == "kout_bo" else 1
    assert (first - second) / sides == leads[loser]


def without_clocks(board: BoardResult) -> tuple[object, ...]:
    return board.pair, board.number, board.margin, board.tables, board.faults
