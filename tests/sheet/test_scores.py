"""A sheet scores what was written down about a deal as the engine scored the deal itself, whatever the house rules."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from tests.scale import SCALE, scaled
from tests.sheet.written_down import WRITTEN, PlayedDeal
from vierblatt import games
from vierblatt.kernel import engine
from vierblatt.match import Match
from vierblatt.sheet import Sheet, SheetWords, from_json, to_json

#: Matches for each game, and the most deals of each.
MATCHES, DEALS = scaled(90), 40


def a_match(game: str, rng: random.Random) -> Match:
    """A match under random house rules, which ends soon enough to see ends."""
    options = import_module(f"tests.reference.{game}").random_options(rng)
    if game == "baloot":
        options["target"] = rng.choice([60, 152, 400])
    return Match(game, options, first_seat=rng.randrange(4))


def play_deal(match: Match, rng: random.Random, *, by_rules: bool) -> PlayedDeal:
    pack = [*match.table.pack]
    rng.shuffle(pack)
    match.deal(pack)
    dealer, hands, last = match.state.dealer, match.state.hands, ""
    while match.turn >= 0:
        legal = [each for each in range(64) if match.legal() >> each & 1]
        number = engine.policy(match.states, 0) % 64 if by_rules and rng.random() < 0.9 else rng.choice(legal)
        last = match.game.format(match.state.phase, number)
        match.act(number)
    return PlayedDeal(match, dealer, hands, last)


def played_matches(game: str) -> tuple[int, set[str]]:
    """Plays matches on the engine and writes them down; the deals compared, and the reasons that came up."""
    compared, why = 0, set()
    for seed in range(MATCHES):
        rng = random.Random(f"{game} {seed}")
        match, sheet = a_match(game, rng), None
        for _ in range(DEALS):
            if match.over:
                break
            scored = match.state.scored
            deal = play_deal(match, rng, by_rules=seed % 3 > 0)
            sheet = sheet or Sheet(game, changes=match.rules, first_dealer=deal.dealer)
            result = WRITTEN[game](deal)
            if result is None:
                continue
            assert sheet.dealer == deal.dealer
            written = sheet.add(result)
            state = match.state
            assert written.scored == (state.scored > scored), result
            if written.scored:
                assert [*written.scores] == state.deal_scores[: match.table.sides], (result, match.rules.changed)
                assert [*written.lines] == match.game.table.score_lines(state)
                assert written.summary == match.game.table.summary(state)
            assert [*sheet.totals] == match.scores and sheet.over == match.over and sheet.winners == match.winners
            if not sheet.over:
                assert sheet.dealer == state.dealer
            assert written.reasons
            why |= {reason.name for reason in written.reasons}
            compared += 1
        assert sheet is not None
        assert from_json(to_json(sheet)).deals == sheet.deals
    return compared, why


#: The reasons that must have come up, so that the comparison means something.
SEEN = {
    "baloot": {
        "made", "khasara", "all-to-winner", "kaboot", "gahwa", "doubled", "projects", "baloot", "passed", "kawesh",
        "end", "missed",
    },
    "king_bolola": {
        "no-tricks", "no-jk", "no-queens", "no-hearts", "last-two", "no-king", "trump", "bolola-minus", "bolola-plus",
        "end", "winners",
    },
    "kout_bo": {
        "bid-made", "bid-failed", "bid-minus", "bawan-made", "bawan-failed", "malzom-made", "malzom-failed",
        "overtricks", "bawan-bid", "end", "end-shutout", "end-bawan",
    },
    "back_alley": {
        "made", "failed", "no-bid", "board-made", "board-failed", "rainbow", "passed", "passed-zero", "end",
    },
}  # fmt: skip


@pytest.mark.parametrize("game", games.game_ids())
def test_a_sheet_scores_deals_as_the_engine_does(game: str) -> None:
    compared, why = played_matches(game)
    assert compared > 0
    if SCALE != "small":
        assert compared > 1000
        assert SEEN[game] - why == set()
    words = SheetWords("en", games.get(game))
    assert not [name for name in why if not words.has(f"sheet-why-{name}")]
