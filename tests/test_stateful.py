"""A match driven by hypothesis: deals, legal and illegal actions, undo, copies, views, in any order."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.registry import ALL_GAMES, GAMES
from tests.scale import scaled, slow_except
from tests.walks import game_of, shuffled
from vierblatt.cards import members
from vierblatt.errors import BadAction, BadPack, IllegalAction, WrongTime
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.view import view_of, visible_to

SEED = st.integers(0, 2**32)


class MatchMachine(RuleBasedStateMachine):
    """One match; `trail` is the list of states before each action of the current deal."""

    game = ""

    def __init__(self) -> None:
        super().__init__()
        self.match = Match(self.game)
        self.trail: list[np.ndarray] = []
        self.rival: Match | None = None  # a copy, and the state that it should still have
        self.left = np.zeros(0)

    @initialize(seed=SEED, preset=st.integers(0, 9))
    def begin(self, seed: int, preset: int) -> None:
        game = game_of(self.game)
        names = game.options.preset_names()
        rules = game.options.rule_set(dict(game.rules.simulation), names[preset % len(names)])
        self.match = Match(game, rules, first_seat=seed % game.rules.shape(rules.values).seats)
        self.deal(seed)

    def words(self) -> np.ndarray:
        """The state up to the pack, as undo does not restore the pack's order from before the deal."""
        return self.match.game.layout.words(self.match.states)[: self.match.game.layout.offsets["pack"]].copy()

    # --- what may be done ----------------------------------------------------------------------------------------

    @precondition(lambda self: self.match.needs_deal)
    @rule(seed=SEED)
    def deal(self, seed: int) -> None:
        pack = shuffled(self.match, random.Random(seed))
        events = self.match.deal(pack)
        self.trail = []
        for seat in range(-1, self.match.table.seats):
            assert all(event.audience in {None, seat} for event in visible_to(events, seat))

    @precondition(lambda self: self.match.turn >= 0)
    @rule(number=SEED)
    def act(self, number: int) -> None:
        legal = self.match.legal_actions()
        self.trail.append(self.words())
        assert self.match.do(legal[number % len(legal)])

    @precondition(lambda self: self.match.turn >= 0)
    @rule(numbers=st.lists(SEED, min_size=5, max_size=25))
    def act_on(self, numbers: list[int]) -> None:
        for number in numbers:
            if self.match.turn >= 0:
                self.act(number)

    @precondition(lambda self: self.match.turn >= 0)
    @rule(number=SEED)
    def act_illegally(self, number: int) -> None:
        match, before = self.match, self.words()
        closed = [a for a in match.game.phases[match.state.phase].actions if not match.legal() >> a & 1]
        if closed:
            text = match.game.format(match.state.phase, closed[number % len(closed)])
            with pytest.raises(IllegalAction):
                match.do(text)
        assert np.array_equal(before, self.words())

    @rule(text=st.text(max_size=12))
    def say_nonsense(self, text: str) -> None:
        before = self.words()
        if self.match.turn >= 0 and self.match.is_legal(text):
            return
        with pytest.raises((BadAction, IllegalAction, WrongTime)):
            self.match.do(text)
        assert np.array_equal(before, self.words())

    @rule(pack=st.lists(st.integers(-2, 60), max_size=60))
    def deal_wrongly(self, pack: list[int]) -> None:
        before = self.words()
        with pytest.raises(BadPack if self.match.needs_deal else WrongTime):
            self.match.deal(pack)
        assert np.array_equal(before, self.words())

    @precondition(lambda self: self.trail and self.match.turn >= 0)
    @rule(steps=st.integers(1, 12))
    def undo(self, steps: int) -> None:
        steps = min(steps, len(self.trail))
        self.match.undo(steps)
        assert np.array_equal(self.words(), self.trail[-steps])
        del self.trail[-steps:]

    @rule()
    def undo_nothing(self) -> None:
        before = self.words()
        self.match.undo(0)
        assert np.array_equal(before, self.words())

    @rule()
    def undo_too_much(self) -> None:
        done = sum(len(actions) for _, actions in self.match.deals)
        for steps in (done + 1, -1):
            with pytest.raises(WrongTime):
                self.match.undo(steps)

    @rule()
    def copy(self) -> None:
        """Continues the match as the copy; the original must not change."""
        self.rival, self.left = self.match, self.words()
        self.match = self.match.copy()

    # --- what always holds ---------------------------------------------------------------------------------------

    @invariant()
    def what_was_copied_stays(self) -> None:
        if self.rival is not None:
            words = self.rival.game.layout.words(self.rival.states)
            assert np.array_equal(words[: len(self.left)], self.left)

    @invariant()
    def cards_are_in_one_place(self) -> None:
        s, seats = self.match.state, self.match.table.seats
        places = [*s.hands[:seats], *s.taken[:seats]]
        if s.phase == PLAY:
            places.append(sum(1 << card for card in s.trick[: s.in_trick]))
        together = 0
        for cards in places:
            assert together & cards == 0
            together |= cards
        assert together & ~sum(1 << card for card in self.match.table.pack) == 0

    @invariant()
    def a_seat_acts_exactly_if_actions_are_legal(self) -> None:
        match = self.match
        assert (match.turn >= 0) == bool(match.legal()) == bool(match.legal_actions())
        assert (match.turn < 0) == (match.needs_deal or match.over)
        if not match.over:
            assert match.winners == []

    @invariant()
    def every_seat_sees_its_own(self) -> None:
        match = self.match
        for seat in range(-1, match.table.seats):
            view = view_of(match, seat)
            assert view.hand == (match.hand(seat) if seat >= 0 else [])
            assert view.legal == (match.legal_actions() if seat == match.turn >= 0 else [])
            assert (view.turn, view.scores) == (match.turn, match.scores)
            concealed = match.game.layout.reader(match.concealed(seat))
            for other, cards in enumerate(concealed.hands[: match.table.seats]):
                assert cards == (match.state.hands[other] if other == seat else 0)

    @invariant()
    def every_action_is_explained(self) -> None:
        match = self.match
        if match.turn < 0:
            with pytest.raises(WrongTime):
                match.explain("pass")
            return
        for action in [*match.game.phases[match.state.phase].actions][::7]:
            text = match.game.format(match.state.phase, action)
            reason = match.explain(text)
            assert (reason is None) == bool(match.legal() >> action & 1) == match.is_legal(text)
            if reason is not None:
                assert reason.code
            if match.state.phase == PLAY and reason is not None and reason.code == "illegal":
                assert action in members(match.state.hands[match.turn]) and reason.rule


@pytest.mark.parametrize("name", ALL_GAMES)
def test_taking_back_the_first_action_of_a_later_deal_leaves_that_deal_dealt(name: str) -> None:
    rng = random.Random(name)
    match = Match(game_of(name))
    for _ in range(2):
        match.deal(shuffled(match, rng))
        before = match.game.layout.words(match.states).copy()
        while match.turn >= 0:
            match.do(rng.choice(match.legal_actions()))
    match.undo(len(match.deals[1][1]))
    assert [len(actions) > 0 for _, actions in match.deals] == [True, False]
    assert np.array_equal(match.game.layout.words(match.states), before)


@pytest.mark.parametrize("name", slow_except((*GAMES, "hearts"), ALL_GAMES))
def test_a_match_keeps_its_invariants_whatever_is_done(name: str) -> None:
    machine: type[MatchMachine] = type(f"{name}Machine", (MatchMachine,), {"game": name})
    bounds = settings(max_examples=scaled(40), stateful_step_count=25, deadline=None)
    run_state_machine_as_test(machine, settings=bounds)
