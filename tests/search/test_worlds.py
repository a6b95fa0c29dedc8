"""Sampled worlds: all of them, only them, and each as often as any other."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from tests.registry import GAMES
from tests.scale import scaled
from tests.search.brute import known
from tests.walks import game_of, new_match, random_action, shuffled, walk
from vierblatt import position
from vierblatt.cards import XB, XR, members
from vierblatt.errors import NoWorlds
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.search import Worlds

ROOT = Path(__file__).parent.parent.parent
PRESETS = [(name, preset) for name in GAMES for preset in game_of(name).options.preset_names()]
PRESETS.append(("whist", "standard"))


def same_record(match: Match, worlds: object, i: int, seat: int) -> bool:
    """Whether the seat knows the same in a sampled world as in the match."""
    layout = match.game.layout
    return np.array_equal(layout.words(layout.conceal(worlds, seat, i)), known(match, seat))


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_seat_cannot_tell_a_sampled_world_from_the_real_one(name: str, preset: str) -> None:
    rng, chance = np.random.default_rng(1), random.Random(1)
    seen, wanted = 0, max(2, scaled(60))
    for match in walk(name, 1, 40, preset):
        if chance.random() < 0.7:
            continue
        seat = chance.choice([match.turn, chance.randrange(-1, match.table.seats)])
        worlds = Worlds(match.game, match.concealed(seat), seat).sample(rng, 2)
        assert all(same_record(match, worlds, i, seat) for i in range(2)), (match.deals[-1], seat)
        seen += 1
        if seen == wanted:
            break
    assert seen == wanted


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_sampled_world_plays_on_as_its_pack_does(name: str, preset: str) -> None:
    rng, chance = np.random.default_rng(2), random.Random(2)
    match = next(match for match in walk(name, 2, 20, preset) if match.state.logged == 6)
    worlds = Worlds(match.game, match.concealed(0), 0)
    world = Match.at_position(match.game, match.rules, worlds.sample(rng, 1))
    while world.turn >= 0:
        assert world.legal() > 0
        world.do(random_action(world, chance, 0.8))


def test_unseen_cards_are_uniform_before_the_first_play() -> None:
    match = Match("baloot", first_seat=2)
    match.deal(shuffled(match, random.Random(4)))
    worlds = Worlds("baloot", match.concealed(1), 1)
    count = scaled(2600)
    states = worlds.sample(np.random.default_rng(4), count)
    held = Counter(c for i in range(count) for c in members(match.game.layout.reader(states, i).hands[0]))
    assert len(held) == 26 or count < 100
    expected = count * 5 / 26
    chi_square = sum((held[card] - expected) ** 2 / expected for card in held)
    assert chi_square < 26 + 5 * 52**0.5
    assert worlds.ways == pytest.approx(26 * 25 * 24 * 23 * 22 / 120 * 20349 * 4368)
    assert worlds.count() == worlds.ways and worlds.count_error() == 0
    assert worlds.proposed == worlds.kept == count


# --- what the deals of single games have besides hands ---------------------------------------------------------------


def with_cards_at(pack: list[int], cards: dict[int, int]) -> list[int]:
    """The pack with certain cards at certain places, exchanged for what lay there."""
    pack = pack[:]
    for place, card in cards.items():
        there = pack.index(card)
        pack[there], pack[place] = pack[place], card
    return pack


@pytest.mark.parametrize("turned", [XB, XR])
@pytest.mark.parametrize("rule", ["no_trump_replace", "redraw", "no_trump_keep_joker"])
@pytest.mark.parametrize("size", [2, 13])
def test_a_turned_bleeder_and_its_exchange_are_in_every_world(turned: int, rule: str, size: int) -> None:
    rng, chance = np.random.default_rng(5), random.Random(5)
    for other_at in (0, 4 * size + 1, 4 * size - 1):
        match = Match("back_alley", {"joker_turned": rule, "schedule": (size,)}, first_seat=3)
        pack = with_cards_at(shuffled(match, chance), {4 * size: turned, other_at: XB + XR - turned})
        match.deal(pack)
        while match.turn >= 0 and match.state.logged < 6:
            for seat in range(4) if match.state.logged in {1, 5} else ():
                states = Worlds("back_alley", match.concealed(seat), seat).sample(rng, 3)
                assert all(same_record(match, states, i, seat) for i in range(3))
            match.do(random_action(match, chance))


@pytest.mark.parametrize("choice", ["go", "cut 7", "public top", "bottom own", "bottom partner", "top own"])
def test_worlds_are_found_behind_every_choice_of_the_cutter(choice: str) -> None:
    rng, chance = np.random.default_rng(6), random.Random(6)
    match = Match("baloot", {"cut_choice": "full"}, first_seat=1)
    match.deal(shuffled(match, chance))
    assert same_record(match, Worlds("baloot", match.concealed(0), 0).sample(rng), 0, 0)
    if choice == "go":
        match.do("shuffle")
        match.deal(shuffled(match, chance))
    else:
        match.do(choice)
    for call in ("pass", "sun"):
        match.do(call)
    while match.turn >= 0 and match.state.logged < 12:
        for seat in range(4):
            assert same_record(match, Worlds("baloot", match.concealed(seat), seat).sample(rng), 0, seat)
        match.do(random_action(match, chance))


@pytest.mark.parametrize(("players", "choice"), [(6, "go"), (6, "cut 7"), (4, "cut 35")])
def test_worlds_are_found_before_and_behind_the_cut_of_kout_bo(players: int, choice: str) -> None:
    rng, chance = np.random.default_rng(8), random.Random(8)
    match = Match("kout_bo", {"cut": "left", "players": players}, first_seat=1)
    match.deal(shuffled(match, chance))
    assert same_record(match, Worlds("kout_bo", match.concealed(0), 0).sample(rng), 0, 0)
    match.do(choice)
    while match.turn >= 0 and match.state.logged < 14:
        for seat in range(players):
            assert same_record(match, Worlds("kout_bo", match.concealed(seat), seat).sample(rng), 0, seat)
        match.do(random_action(match, chance))


def test_projects_that_were_said_and_not_shown_are_in_every_world() -> None:
    rng, chance = np.random.default_rng(7), random.Random(7)
    found = 0
    while found < max(2, scaled(40)):
        match = new_match("baloot", chance)
        match.deal(shuffled(match, chance))
        while match.turn >= 0:
            match.do(random_action(match, chance, 0.1))
            said = [seat for seat in range(4) if match.state.announced[seat] and not match.state.shown[seat]]
            if match.turn < 0 or not said or chance.random() < 0.8:
                continue
            seat = next(seat for seat in range(4) if seat not in said or len(said) == 4)
            worlds = Worlds("baloot", match.concealed(seat), seat)
            states = worlds.sample(rng, 4)
            assert all(same_record(match, states, i, seat) for i in range(4))
            found += 1


@pytest.mark.parametrize("rule", ["two_of_diamonds", "king_of_hearts"])
def test_the_first_dealer_holds_the_card_that_decided_who_deals(rule: str) -> None:
    match = Match("king_bolola", {"first_dealer": rule})
    match.deal(shuffled(match, random.Random(8)))
    seat = (match.turn + 1) % 4
    states = Worlds("king_bolola", match.concealed(seat), seat).sample(np.random.default_rng(8), 5)
    assert all(same_record(match, states, i, seat) for i in range(5))


# --- what it stands on -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_card_that_a_hand_may_play_is_open_to_every_part_of_that_hand(name: str, preset: str) -> None:
    """So a play shows, card by card, what a hand cannot have held."""
    checked = 0
    for match in walk(name, 9, max(2, scaled(10)), preset):
        if match.state.phase != PLAY:
            continue
        layout, seat, hands = match.game.layout, match.turn, match.state.hands[:]
        legal = match.legal()
        trial = layout.conceal(match.states, -1)
        for card in members(legal):
            for other in members(hands[seat] & ~(1 << card)):
                few = hands[:]
                few[seat] = 1 << card | 1 << other
                layout.write(trial, "hands", few)
                assert engine.legal(trial, 0) >> card & 1, (card, other)
                checked += 1
    assert checked > 100


def test_no_deal_no_worlds() -> None:
    match = Match("kout_bo")
    with pytest.raises(NoWorlds) as refusal:
        Worlds("kout_bo", match.concealed(0), 0)
    assert refusal.value.code == "no-deal-in-progress"


def test_a_record_that_cannot_be_has_no_worlds() -> None:
    match = Match("king_bolola")
    match.deal(shuffled(match, random.Random(1)))
    match.do("no tricks")
    match.do(match.legal_actions()[0])
    record = match.concealed(0)
    hands = match.game.layout.reader(record).hands[:]
    hands[0] = 0
    match.game.layout.write(record, "hands", hands)
    with pytest.raises(NoWorlds) as refusal:
        Worlds("king_bolola", record, 0)
    assert refusal.value.code == "no-world"


def test_tries_are_limited() -> None:
    match = Match("whist")  # the suit of its last card is trumps: most proposals are refused
    match.deal(shuffled(match, random.Random(1)))
    with pytest.raises(NoWorlds) as refusal:
        Worlds(game_of("whist"), match.concealed(0), 0).sample(np.random.default_rng(1), 50, tries=20)
    assert refusal.value.code == "no-world-found"


def test_fewer_worlds_than_wanted_can_be_taken() -> None:
    match = Match("whist")
    match.deal(shuffled(match, random.Random(1)))
    worlds = Worlds(game_of("whist"), match.concealed(0), 0)
    states = worlds.sample(np.random.default_rng(1), 50, tries=50, least=1)
    assert 0 < len(states) < 50
    assert all(same_record(match, states, n, 0) for n in range(len(states)))


POSITIONS = sorted((ROOT / "tests" / "positions").glob("*-*.json"))
#: Set up after cards had been played that nobody named.
WITHOUT_DEAL = {
    "back_alley-mover-only", "baloot-free-partner", "baloot-middle", "baloot-mover-only", "king_bolola-middle",
    "king_bolola-mover-only", "king_bolola-turkish", "kout_bo-joker-compelled", "kout_bo-middle", "kout_bo-mover-only",
}  # fmt: skip


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: file.stem)
def test_a_position_has_worlds(file: Path) -> None:
    match = position.load(file)
    worlds = Worlds(match.game, match.concealed(match.turn), match.turn)
    assert worlds.from_deal == (file.stem not in WITHOUT_DEAL)
    states = worlds.sample(np.random.default_rng(9), 2)
    assert all(same_record(match, states, i, match.turn) for i in range(2))


@pytest.mark.parametrize("file", [file for file in POSITIONS if file.stem in WITHOUT_DEAL], ids=lambda file: file.stem)
def test_without_a_deal_the_unseen_cards_are_distributed(file: Path) -> None:
    match, chance = position.load(file), random.Random(9)
    worlds = Worlds(match.game, match.concealed(match.turn), match.turn)
    for n in range(4):
        states = worlds.sample(np.random.default_rng(n), 1)
        world = match.game.layout.reader(states)
        assert [hand.bit_count() for hand in world.hands] == world.held
        assert sum(world.hands).bit_count() == sum(world.held) and sum(world.hands) & world.seen == 0
        for seat, suits in enumerate(getattr(world, "voids", ())):
            assert not any(suits >> card // 13 & 1 for card in members(world.hands[seat]))
        twin = Match.at_position(match.game, match.rules, states)
        while twin.turn >= 0:
            assert twin.legal() > 0
            twin.do(random_action(twin, chance, 0.9))
    with pytest.raises(NoWorlds) as refusal:
        worlds.sample_packs(np.random.default_rng(1))
    assert refusal.value.code == "not-from-a-deal"


PROGRAM = """
import hashlib, random
import numpy as np
from vierblatt.kernel.jit import PLAIN
from vierblatt.match import Match
from vierblatt.search import Worlds
chance, rng, digest = random.Random(5), np.random.default_rng(5), hashlib.sha256()
for name in ("baloot", "back_alley"):
    match = Match(name)
    pack = [*match.table.pack]
    chance.shuffle(pack)
    match.deal(pack)
    while match.turn >= 0:
        if match.state.logged % 8 == 7:
            digest.update(Worlds(name, match.concealed(0), 0).sample_packs(rng, 2).tobytes())
        match.do(match.legal_actions()[-1])
print(PLAIN, digest.hexdigest())
"""


def test_plain_and_compiled_draw_the_same_worlds() -> None:
    drawn = []
    for plain in ("1", "0"):
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "NUMBA_DISABLE_JIT": plain}
        done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True)
        drawn.append(done.stdout.split())
    assert [mode for mode, _ in drawn] == ["True", "False"]
    assert drawn[0][1] == drawn[1][1]
