"""The nets that come with the program: small, fast, for standard rules, and ahead of the heuristic player."""

from __future__ import annotations

from importlib.resources import files

import pytest

from examples.training.duel import duel
from tests.registry import GAMES
from vierblatt.bots import make
from vierblatt.games import game_ids
from vierblatt.match import Match
from vierblatt.policies.shipped import fitting_net, shipped_net

MOST_BYTES = 2_000_000


def dealt(game: str, **rules: object) -> Match:
    match = Match(game, rules=rules or None)
    match.deal([*match.table.pack])
    return match


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_net_that_says_how_it_was_trained(game: str) -> None:
    net = shipped_net(game)
    assert net is not None and net.game == game
    assert "examples/training" in net.card.training and net.card.licence == "CC0-1.0"
    assert len((files("vierblatt.policies") / "nets" / f"{game}.npz").read_bytes()) <= MOST_BYTES


@pytest.mark.parametrize("game", game_ids())
def test_a_net_plays_under_the_rules_that_it_knows_and_rules_elsewhere(game: str) -> None:
    fitting = []
    for preset in Match(game).game.options.preset_names():
        match = Match(game, preset=preset)
        match.deal([*match.table.pack])
        record = match.concealed(match.turn)
        if fitting_net(match.game, record) is not None:
            fitting.append(preset)
        else:
            assert make("net").choose(match.game, record) == make("rules").choose(match.game, record)
    assert fitting == (["standard", "short_match"] if game == "kout_bo" else ["standard"])


def test_rules_without_effect_on_a_deal_do_not_matter() -> None:
    match = dealt("baloot", target=101, first_dealer=2)
    assert fitting_net(match.game, match.concealed(match.turn)) is not None
    match = dealt("baloot", kaboot="off")
    assert fitting_net(match.game, match.concealed(match.turn)) is None


@pytest.mark.parametrize("name", GAMES)
def test_the_bot_net_plays_every_game_to_the_end_of_a_deal(name: str) -> None:
    match, bot = dealt(name), make("net")
    while match.turn >= 0:
        match.do(bot.choose(match.game, match.concealed(match.turn)).action)


@pytest.mark.parametrize("game", ["baloot", "back_alley", "kout_bo"])
def test_a_net_is_ahead_of_the_heuristic_player(game: str) -> None:
    net = shipped_net(game)
    assert net is not None
    found = duel(game, net, "rules", pairs=4000 if game == "kout_bo" else 600, seed=77)
    assert found.mean - found.half_width > 0
