"""The engine against the slow reference: two minds, one rule file, the same answer at every step of random matches.

Each match draws its options, its packs and its actions at random; half of the matches pass more often than chance,
so that second rounds and void deals are met too. At every position both must agree on who is to act, what he may do,
who deals, the hands, the scores and, at the end, who won.
"""

from __future__ import annotations

import importlib
import random
from typing import Any

import pytest

from tests.scale import scaled
from vierblatt import games
from vierblatt.errors import VierblattError
from vierblatt.match import Match

GAMES = ("baloot", "king_bolola", "kout_bo", "back_alley")
SHARDS = 10
MATCHES = 500  # a game, over all shards
MAX_DEALS = 120  # some house rules allow matches without end
PASSES = ("pass", "silent", "no")


def draw_action(match: Match, rng: random.Random, shyness: float) -> str:
    """A legal action; `shyness` is the chance to pass where one may."""
    legal = match.legal_actions()
    shy = [action for action in legal if action in PASSES]
    if shy and rng.random() < shyness:
        return shy[0]
    return rng.choice(legal)


def compare(match: Match, reference: Any, where: str) -> None:
    """Everything both know at this position."""
    assert match.over == reference.over, f"{where}: over"
    assert match.needs_deal == reference.needs_deal, f"{where}: needs a deal"
    assert match.turn == reference.turn, f"{where}: turn"
    assert match.scores == reference.scores, f"{where}: scores"
    if not match.over:
        assert match.state.dealer == reference.dealer, f"{where}: dealer"
    if match.turn >= 0:
        assert set(match.legal_actions()) == reference.legal(), f"{where}: legal actions in {match.phase}"
        hands = [set(match.hand(seat)) for seat in range(match.table.seats)]
        assert hands == reference.hands, f"{where}: hands"


def play_side_by_side(game: str, seed: int) -> int:
    """One match on both; returns the positions compared."""
    module = importlib.import_module(f"tests.reference.{game}")
    rng = random.Random(seed)
    options = module.random_options(rng)
    if game == "back_alley":
        options.setdefault("all_pass_limit", 20)
    first = rng.randrange(6 if game == "kout_bo" and options.get("players", 6) == 6 else 4)
    match = Match(game, options, first_seat=first)
    reference = module.Reference(options, first)
    shyness = rng.choice([0.0, 0.0, 0.5, 0.9])
    positions = 0
    deal_scores: list[list[int]] = []
    while not match.over and len(match.deals) < MAX_DEALS:
        where = f"{game} seed {seed} options {options} deal {len(match.deals)}"
        compare(match, reference, where)
        pack = list(module.pack(options))
        rng.shuffle(pack)
        scored = match.state.scored
        match.deal(pack)
        reference.deal(pack)
        while match.turn >= 0:
            positions += 1
            log = match.deals[-1][1]
            compare(match, reference, f"{where} after {len(log)} actions")
            action = draw_action(match, rng, shyness)
            tricks = sum(match.state.tricks)
            match.do(action)
            reference.act(action)
            if sum(match.state.tricks) > tricks:
                seats = match.table.seats
                cards = [match.game.format(2, c) for c in match.state.last_trick[:seats]]
                ours = (match.state.last_leader, cards, match.state.last_winner)
                assert ours == reference.last_trick, f"{where}: last trick"
        if match.state.scored > scored:
            deal_scores.append(match.state.deal_scores[: match.table.sides])
    assert deal_scores == reference.deal_scores
    assert match.over == reference.over
    if match.over:
        assert match.winners == sorted(reference.winners)
    return positions


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("game", GAMES)
def test_engine_agrees_with_the_reference_at_every_step(game: str, shard: int) -> None:
    count = scaled(MATCHES // SHARDS)
    positions = sum(play_side_by_side(game, shard * 1_000_000 + i) for i in range(count))
    assert positions > 100 * count


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_option_is_refused_by_both(game: str) -> None:
    module = importlib.import_module(f"tests.reference.{game}")
    with pytest.raises(ValueError, match="no_such_rule"):
        module.Reference({"no_such_rule": 1}, 0)
    with pytest.raises(VierblattError):
        games.get(game).options.rule_set({"no_such_rule": 1})
