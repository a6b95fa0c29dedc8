"""What is true of every game, including those of these tests."""

from __future__ import annotations

import random
from itertools import islice

import numpy as np
import pytest

from tests.registry import ALL_GAMES, GAMES
from tests.scale import scaled
from tests.walks import game_of, new_match, random_action, shuffled, walk
from vierblatt.bots import RulesBot
from vierblatt.cards import members
from vierblatt.errors import BadAction, IllegalAction, WrongTime
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.view import view_of, visible_to

every_game = pytest.mark.parametrize("name", ALL_GAMES)
PRESETS = [(name, preset) for name in GAMES for preset in game_of(name).options.preset_names()]


@every_game
def test_cards_are_conserved(name: str) -> None:
    for match in walk(name, 1, scaled(60)):
        s = match.state
        seats = match.table.seats
        hands = s.hands[:seats]
        assert sum(h.bit_count() for h in hands) == sum(s.held[:seats])
        assert [h.bit_count() for h in hands] == s.held[:seats]
        together = 0
        for cards in hands:
            assert together & cards == 0
            together |= cards
        assert together & s.seen == 0
        taken = 0
        for cards in s.taken[:seats]:
            assert taken & cards == 0
            taken |= cards
        trick = sum(1 << c for c in s.trick[: s.in_trick])
        assert taken | trick == s.seen and taken & trick == 0
        pack = sum(1 << c for c in match.table.pack)
        assert (together | s.seen) & ~pack == 0


@every_game
def test_there_is_always_a_legal_action_and_only_with_held_cards(name: str) -> None:
    for match in walk(name, 2, scaled(60)):
        legal = match.legal()
        assert legal > 0
        if match.state.phase == PLAY:
            assert legal & ~match.state.hands[match.turn] == 0
        texts = match.legal_actions()
        assert len(texts) == legal.bit_count() == len(set(texts))


@every_game
def test_texts_of_actions_are_read_back_as_the_same_action(name: str) -> None:
    for phase, known in game_of(name).phases.items():
        for action, text in known.actions.items():
            assert 0 <= action < 63
            assert game_of(name).parse(phase, text) == action
            assert game_of(name).parse(phase, f"  {text.upper()} ") == action
            assert game_of(name).format(phase, action) == text


@every_game
def test_an_illegal_action_changes_nothing_and_names_its_rule(name: str) -> None:
    rng = random.Random(3)
    refused = 0
    for match in walk(name, 3, scaled(40)):
        words = match.game.layout.words(match.states).copy()
        closed = [a for a in match.game.phases[match.state.phase].actions if not match.legal() >> a & 1]
        for action in rng.sample(closed, min(3, len(closed))):
            text = match.game.format(match.state.phase, action)
            with pytest.raises(IllegalAction) as refusal:
                match.do(text)
            assert not match.is_legal(text)
            assert refusal.value.code == "not-in-hand" or refusal.value.rule, (text, match.phase)
            refused += 1
        with pytest.raises(BadAction):
            match.do("nonsense")
        assert np.array_equal(words, match.game.layout.words(match.states))
    assert refused > 10


@every_game
def test_a_seat_learns_nothing_from_cards_it_cannot_see(name: str) -> None:
    """Two deals that look the same to a seat give byte-equal records, views, legal sets and bot choices."""
    compared = 0
    for round_ in range(scaled(150)):
        rng = random.Random(round_)
        match = new_match(name, rng)
        match.deal(shuffled(match, rng))
        steps = rng.randrange(60)
        while steps and match.turn >= 0:
            match.do(random_action(match, rng, 0.7))
            steps -= 1
        if match.turn < 0:
            continue
        seat = rng.choice([match.turn, rng.randrange(match.table.seats)])
        compared += other_worlds(match, seat, rng)
    assert compared >= scaled(60)


def other_worlds(match: Match, seat: int, rng: random.Random) -> int:
    """Swaps hidden cards of the other seats, replays, compares what the seat knows; returns how often."""
    pack, actions = match.deals[-1]
    hidden = [c for other in range(match.table.seats) if other != seat for c in members(match.state.hands[other])]
    own_story = story(match, pack, actions, seat, {})
    assert own_story is not None
    compared = 0
    for _ in range(4):
        if len(hidden) < 2:
            break
        mixed = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        other = story(match, pack, actions, seat, mixed)
        if other is None or other[0] != own_story[0]:
            continue  # the actions would not have been legal, or something public was different
        twin = other[1]
        assert np.array_equal(known(match, seat), known(twin, seat))
        assert view_of(match, seat) == view_of(twin, seat)
        assert view_of(match, -1) == view_of(twin, -1)
        if match.turn == seat:
            assert match.legal() == twin.legal()
            mine, theirs = match.concealed(seat), twin.concealed(seat)
            assert engine.policy(mine, 0) == engine.policy(theirs, 0)
        compared += 1
    return compared


def known(match: Match, seat: int) -> np.ndarray:
    """The words of the state that the seat may know."""
    return match.game.layout.words(match.concealed(seat))


def story(
    match: Match, pack: list[int], actions: list[int], seat: int, mixed: dict[int, int]
) -> tuple[list, Match] | None:
    """What the seat learns when these actions follow this pack, and the match; None if they are not legal.

    mixed: cards that replace others, in the pack and in secret choices of other players.
    """
    twin = Match(match.game, match.rules, first_seat=match.first_seat)
    for played, done in match.deals[:-1]:
        twin.deal(played)
        for action in done:
            twin.act(action)
    seen = visible_to(twin.deal([mixed.get(card, card) for card in pack]), seat)
    for action in actions:
        phase = twin.game.phases[twin.state.phase]
        hidden = phase.secret and phase.asks_for_cards and twin.turn != seat
        other = mixed.get(action, action) if hidden else action
        if twin.turn < 0 or not twin.legal() >> other & 1:
            return None
        seen += visible_to(twin.act(other), seat)
    return seen, twin


@every_game
def test_the_rules_bot_plays_legally_and_does_not_peek(name: str) -> None:
    bot = RulesBot()
    for match in walk(name, 5, scaled(60)):
        choice = bot.choose(match.game, match.concealed(match.turn))
        assert match.is_legal(choice.action), (choice, match.phase)
        assert choice.reason in match.game.policy.reasons
        assert int(engine.policy(match.states, 0)) == int(engine.policy(match.concealed(match.turn), 0))


@every_game
def test_a_spectator_sees_no_hand(name: str) -> None:
    for match in islice(walk(name, 6, scaled(20)), 500):
        view = view_of(match, -1)
        assert view.hand == [] and view.legal == []
        hidden = match.game.layout.reader(match.concealed(-1))
        assert not any(hidden.hands) and not any(hidden.pack)


@every_game
def test_undo_is_replay_of_the_rest(name: str) -> None:
    rng = random.Random(7)
    match = new_match(name, rng)
    trail: list[np.ndarray] = []
    match.deal(shuffled(match, rng))
    while match.turn >= 0 and len(trail) < 40:
        trail.append(match.game.layout.words(match.states).copy())
        match.do(random_action(match, rng))
    while trail:
        steps = min(len(trail), rng.randrange(1, 4))
        match.undo(steps)
        before = trail[-steps]
        del trail[-steps:]
        now = match.game.layout.words(match.states)
        start = match.game.layout.offsets["pack"]
        assert np.array_equal(now[:start], before[:start])
    with pytest.raises(WrongTime):
        match.undo(1)


@every_game
def test_a_copy_is_independent(name: str) -> None:
    rng = random.Random(8)
    match = new_match(name, rng)
    match.deal(shuffled(match, rng))
    twin = match.copy()
    before = match.game.layout.words(match.states).copy()
    twin.do(random_action(twin, rng))
    assert np.array_equal(before, match.game.layout.words(match.states))
    assert len(match.deals[-1][1]) == 0 and len(twin.deals[-1][1]) == 1


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_every_preset_plays_a_match_to_its_end(name: str, preset: str) -> None:
    rng = random.Random(9)
    match = new_match(name, rng, preset)
    while not match.over and len(match.deals) < 400:
        match.deal(shuffled(match, rng))
        while match.turn >= 0:
            match.do(random_action(match, rng, 0.0))
    assert match.over
    with pytest.raises(WrongTime):
        match.do("pass")
    with pytest.raises(WrongTime):
        match.deal(shuffled(match, rng))
