"""House rules that let wrong cards be claimed, away from tables: each use works, or refuses with a reason in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from vierblatt import games
from vierblatt.analysis import walk
from vierblatt.bots import make
from vierblatt.cards import members
from vierblatt.errors import VierblattError
from vierblatt.kernel import engine
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.record import record_of
from vierblatt.search.worlds import Worlds
from vierblatt.sheet import Sheet
from vierblatt.shuffle import SeededPacks
from vierblatt.simulate import play_matches

CLAIMABLE = {"illegal_cards": "claimable"}
GAMES = ("baloot", "kout_bo", "king_bolola", "back_alley")
every_game = pytest.mark.parametrize("game", GAMES)


def playing(game: str) -> Match:
    """A match in which the next action is a card."""
    packs = SeededPacks(5)
    match = Match(game, CLAIMABLE, first_seat=packs.seat(4))
    bot = make("rules")
    while match.phase != "play":
        if match.needs_deal:
            match.deal(packs.next(match))
        match.do(bot.choose(match.game, match.concealed(match.turn)).action)
    return match


def recorded(match: Match) -> Any:
    return record_of(match, SeededPacks(5), ["rules"] * match.table.seats)


def worlds_of(match: Match) -> Worlds:
    return Worlds(match.game, match.concealed(match.turn), match.turn)


#: What is tried, and the code of the refusal.
USES: dict[str, tuple[Callable[[str], object], str]] = {
    "option": (lambda game: games.get(game).options.rule_set(CLAIMABLE), "reserved-option"),
    "simulation": (lambda game: play_matches(game, rules=CLAIMABLE, matches=1), "reserved-option"),
    "score sheet": (lambda game: Sheet(game, changes=CLAIMABLE), "reserved-option"),
    "worlds": (lambda game: worlds_of(playing(game)), "claims-not-known"),
    "analysis": (lambda game: walk.check(recorded(playing(game))), "claims-not-known"),
}  # fmt: skip


@every_game
@pytest.mark.parametrize("use", USES)
def test_what_does_not_know_such_rules_says_so_in_every_language(game: str, use: str) -> None:
    do, code = USES[use]
    with pytest.raises(VierblattError) as caught:
        do(game)
    assert caught.value.code == code
    sentences = {Words(language, games.get(game)).error(caught.value) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES) and not any(code in sentence for sentence in sentences)


@every_game
@pytest.mark.parametrize("bot", ["random", "rules", "beginner", "search:worlds=2"])
def test_bots_never_play_a_wrong_card(game: str, bot: str) -> None:
    match, player = playing(game), make(bot, seed=3)
    trial = match.copy()
    while trial.phase in {"play", "counting", "announcing", "baloot"}:
        choice = player.choose(trial.game, trial.concealed(trial.turn))
        number = trial.game.parse(trial.state.phase, choice.action)
        assert number in members(engine.allowed(trial.states, 0)), choice
        trial.act(number)
