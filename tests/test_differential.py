"""The engine and the slow reference, written independently, agree at every step of random matches.

Each match draws its options (or plays the preset `seed`), its packs and its actions at random; players are shy, bold or
neither, and packs are shuffled well or badly, so that second rounds, raises, void deals and freak hands occur, too. At
every position both must agree on who is to act, what they may do, who deals, the hands, the scores and, at the end,
who won.
"""

from __future__ import annotations

import importlib
import itertools
import random
from typing import Any

import pytest

from tests.goldens.beside import reference_options
from tests.registry import FULLY_TESTED_GAMES
from tests.scale import SCALE, scaled
from vierblatt import games
from vierblatt.errors import VierblattError
from vierblatt.match import Match

SHARDS = 10
QUICK_SHARDS = 4  # what each run takes of them; the long tests take all
#: Matches over all shards: with the usual numbers, and in the long tests (times ten).
MATCHES = {"baloot": (480, 950), "king_bolola": (200, 500), "kout_bo": (200, 500), "back_alley": (200, 500)}
POSITIONS, POSITIONS_AT_LENGTH = 80_000, 200_000  # at least, for each game and all shards; the latter times ten, too
SEED_MATCHES = 1_000_000_000  # the first match by preset `seed`, beyond the numbers of all others
MAX_DEALS = 60  # some house rules allow matches without end
PASSES = ("pass", "silent", "no")
BOLD = ("hokom", "double", "triple", "four", "gahwa", "kawesh", "announce", "baloot", "board", "X")
#: The moods of a match's players: the chance to pass if allowed, and the chance to do something bold.
MOODS = ((0.0, 0.0), (0.0, 0.6), (0.5, 0.3), (0.85, 0.6), (0.9, 0.0))


def draw_action(match: Match, rng: random.Random, mood: tuple[float, float], avoid: str = "") -> str:
    """A legal action in that mood; the one to avoid only if there is no other."""
    legal = match.legal_actions()
    if len(legal) > 1 and avoid in legal:
        legal.remove(avoid)
    shy = [action for action in legal if action in PASSES]
    bold = [action for action in legal if action.startswith(BOLD)]
    if shy and rng.random() < mood[0]:
        return shy[0]
    return rng.choice(bold if bold and rng.random() < mood[1] else legal)


def draw_pack(pack: list[str], seats: int, rng: random.Random) -> list[str]:
    """The pack shuffled well, or badly: then runs of neighbours stay together and make freak hands."""
    kind = rng.randrange(4)
    if kind < 2:
        return rng.sample(pack, len(pack))
    order = sorted(pack, key=lambda card: card[kind - 2])  # by rank or by suit
    runs = []
    while order:
        length = rng.randrange(1, 7)
        runs.append(order[:length])
        order = order[length:]
    rng.shuffle(runs)
    clustered = [card for run in runs for card in run]
    if rng.random() < 0.5:
        return clustered
    hand = len(pack) // seats
    singly = [clustered[seat * hand + place] for place in range(hand) for seat in range(seats)]
    return singly + clustered[hand * seats :]


def compare(match: Match, reference: Any, where: str) -> None:
    """Compares everything that both know at this position."""
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


def options_of(game: str, preset: str) -> dict[str, Any]:
    """The options that a preset changes, in the values that a reference uses."""
    return reference_options(games.get(game), games.get(game).options.rule_set(preset=preset))


def play_side_by_side(game: str, seed: int, preset: str = "") -> int:
    """Plays one match on both, with a preset or else random options; returns the number of positions compared."""
    module = importlib.import_module(f"tests.reference.{game}")
    rng = random.Random(seed)
    options = module.random_options(rng) if not preset else options_of(game, preset)
    # Under `seed`, a bid of nine made in the first deal of Kout Bo wins the match: most matches must get further.
    first_deal_avoids = "bid 9" if preset and rng.random() < 0.9 else ""
    if game == "back_alley":
        options.setdefault("all_pass_limit", 20)
    first = rng.randrange(6 if game == "kout_bo" and options.get("players", 6) == 6 else 4)
    match = Match(game, options, first_seat=first)
    reference = module.Reference(options, first)
    mood = rng.choice(MOODS)
    positions = 0
    deal_scores: list[list[int]] = []
    while not match.over and len(match.deals) < MAX_DEALS:
        where = f"{game} seed {seed} options {options} deal {len(match.deals)}"
        compare(match, reference, where)
        pack = draw_pack(list(module.pack(options)), match.table.seats, rng)
        scored = match.state.scored
        match.deal(pack)
        reference.deal(pack)
        while match.turn >= 0:
            positions += 1
            log = match.deals[-1][1]
            compare(match, reference, f"{where} after {len(log)} actions")
            action = draw_action(match, rng, mood, first_deal_avoids if len(match.deals) == 1 else "")
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


@pytest.mark.parametrize("shard", range(QUICK_SHARDS))
@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_engine_agrees_with_the_reference_at_every_step(game: str, shard: int) -> None:
    compare_shard(game, shard)


@pytest.mark.slow
@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_engine_agrees_with_the_reference_at_every_step_at_length(game: str, shard: int) -> None:
    compare_shard(game, shard)


def compare_shard(game: str, shard: int) -> None:
    """Compares the matches of one shard, and looks that they had enough positions."""
    usual, at_length = MATCHES[game]
    count = scaled(usual // SHARDS, at_length=at_length // SHARDS)
    positions = sum(play_side_by_side(game, shard * 1_000_000 + i) for i in range(count))
    least = scaled(POSITIONS // SHARDS, at_length=POSITIONS_AT_LENGTH // SHARDS)
    assert positions >= (count if SCALE == "small" else least)


@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_engine_agrees_with_the_reference_on_the_seed_preset(game: str) -> None:
    assert positions_of_the_seed(game, SEED_MATCHES, scaled(POSITIONS_AT_LENGTH // 20))


@pytest.mark.slow
@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_engine_agrees_with_the_reference_on_the_seed_preset_at_length(game: str, shard: int) -> None:
    assert positions_of_the_seed(game, (shard + 2) * SEED_MATCHES, POSITIONS_AT_LENGTH // SHARDS)


def positions_of_the_seed(game: str, first: int, least: int) -> bool:
    """Compares at least this many positions with the preset `seed`, in matches from this number on."""
    positions, matches = 0, itertools.count(first)
    while positions < least:
        positions += play_side_by_side(game, next(matches), "seed")
    return positions >= least


@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_an_unknown_option_is_refused_by_both(game: str) -> None:
    module = importlib.import_module(f"tests.reference.{game}")
    with pytest.raises(ValueError, match="no_such_rule"):
        module.Reference({"no_such_rule": 1}, 0)
    with pytest.raises(VierblattError):
        games.get(game).options.rule_set({"no_such_rule": 1})
