"""Par: the result that bots `rules` would have had with the same cards."""

from __future__ import annotations

import time

import pytest

from tests.misere.game import GAME as MISERE
from tests.skeleton import GAME as SKELETON
from vierblatt.analysis.par import Margins, has_par, luck_and_skill, totals
from vierblatt.bots import make
from vierblatt.bots.driver import run, take_turn
from vierblatt.games.contract import Game
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks

GAMES = ["baloot", "king_bolola", "kout_bo", "back_alley"]


def played(game: str | Game, bots: list[str], *, deals: int = 6, seed: int = 5) -> Match:
    packs = SeededPacks(seed)
    match = Match(game, first_seat=1)
    players = [make(bots[seat % len(bots)]) for seat in range(match.table.seats)]
    for _ in run(match, packs, players, deals=deals):
        pass
    return match


def ahead(match: Match, before: int) -> list[float]:
    """How far each side is ahead in the deal that has just ended, from the scores as people read them."""
    sides = match.table.sides
    if match.state.scored == before:
        return [0.0] * sides
    scores = match.state.deal_scores[:sides]
    others = [[score for other, score in enumerate(scores) if other != side] for side in range(sides)]
    sign = -1 if match.game.rules.fewer_wins else 1
    return [sign * (own - sum(rest) / len(rest)) for own, rest in zip(scores, others, strict=True)]


@pytest.mark.parametrize("game", GAMES)
def test_par_is_what_the_bots_bring_who_see_only_their_own_cards(game: str) -> None:
    """An independent replay through `Match` and the bot, which is given a concealed state."""
    match = played(game, ["random", "rules"])
    found = luck_and_skill(match)
    assert found is not None and len(found) == len(match.deals) > 2
    course = Match(match.game, match.rules, first_seat=1)
    bot = make("rules")
    for (pack, actions), margins in zip(match.deals, found, strict=True):
        before = course.state.scored
        course.deal(pack)
        rest = list(actions)
        while rest and not any(course.state.held):
            course.act(rest.pop(0))
        bots = course.copy()
        while bots.turn >= 0:
            take_turn(bots, bot)
        for action in rest:
            course.act(action)
        assert margins.luck == pytest.approx(ahead(bots, before))
        assert [a + b for a, b in zip(*margins, strict=True)] == pytest.approx(ahead(course, before))
    assert any(any(margins.skill) for margins in found)


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_all_sides_cancel_out(game: str) -> None:
    match = played(game, ["random"])
    luck, skill = totals(luck_and_skill(match) or (), match.table.sides)
    assert sum(luck) == pytest.approx(0) and sum(skill) == pytest.approx(0)


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_par(game: str) -> None:
    match = played(game, ["rules"])
    found = luck_and_skill(match)
    assert found and not any(any(margins.skill) for margins in found)
    assert any(any(margins.luck) for margins in found)


def test_good_play_against_random_players_is_skill() -> None:
    """The side of the heuristic player is ahead of par on the whole: the other side plays worse than par."""
    match = played("baloot", ["rules", "random"], deals=12)
    assert totals(luck_and_skill(match) or (), 2).skill[0] > 20


def test_a_deal_in_play_counts_only_on_request_and_then_bots_finish_it() -> None:
    match = played("baloot", ["rules"], deals=2)
    match.deal(SeededPacks(8).next(match))
    for _ in range(3):
        take_turn(match, make("rules"))
    assert len(luck_and_skill(match) or ()) == 2
    found = luck_and_skill(match, play_on=True)
    assert found is not None and len(found) == 3 and found[2].skill == [0.0, 0.0]


def test_what_was_done_in_a_deal_that_was_broken_off_counts() -> None:
    """Nobody escapes from the consequences of a bad decision by leaving."""
    differs = False
    for seed in range(12):
        match = Match("baloot", first_seat=1)
        match.deal(SeededPacks(seed).next(match))
        bots = [make("random"), make("rules")]
        for _ in range(20):
            if match.turn >= 0:
                take_turn(match, bots[match.turn % 2])
        [margins] = luck_and_skill(match, play_on=True) or [Margins([], [])]
        differs |= any(margins.skill)
    assert differs


def test_fewer_points_are_better_in_some_games() -> None:
    """Tricks are bad in misère: who plays at random against the heuristic player falls behind."""
    match = played(MISERE, ["rules", "random"], deals=30)
    skill = totals(luck_and_skill(match) or (), 2).skill
    assert skill[0] > 0 > skill[1] and match.scores[0] < match.scores[1]


def test_a_game_without_a_heuristic_player_has_no_par() -> None:
    assert not has_par(SKELETON) and luck_and_skill(played(SKELETON, ["random"])) is None


def test_a_deal_takes_less_than_five_milliseconds() -> None:
    match = played("kout_bo", ["rules"], deals=10)
    luck_and_skill(match)
    fastest = min(_seconds(match) for _ in range(5))
    assert fastest / 10 < 0.005


def _seconds(match: Match) -> float:
    started = time.process_time()
    luck_and_skill(match)
    return time.process_time() - started
