"""The games pass OpenSpiel's own tests, and its algorithms play them."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts, sample_some_states
from open_spiel.python.observation import make_observation

from tests.envs.openspiel.playing import GOLDENS, dealt, load, step, transcript
from tests.registry import FULLY_TESTED_GAMES, GAMES
from tests.scale import SCALE, scaled
from vierblatt.errors import BadOption, NoWorlds

every_game = pytest.mark.parametrize("name", GAMES)
#: Rules under which a cutter speaks, things are asked that no cards answer, and four play.
OTHER_RULES = [("baloot", "seed"), ("king_bolola", "turkish"), ("kout_bo", "kout_bo_4"), ("back_alley", "bill_james")]


@every_game
def test_random_games_are_consistent_and_survive_serialisation(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=max(1, scaled(2)), serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "preset"), OTHER_RULES)
def test_random_games_of_house_rules_are_consistent(name: str, preset: str) -> None:
    game = load(name, preset=preset, situation=7)
    assert pyspiel.load_game(str(game)).num_players() == game.num_players()
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


class Dealt:
    """A game that begins with dealt cards, for OpenSpiel's sampling of states near the beginning."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def get_type(self) -> Any:
        return self._game.get_type()

    def new_initial_state(self) -> Any:
        return dealt(self._game, random.Random(1))


class PartialTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # OpenSpiel ships no types
    """OpenSpiel's checks of its interface, over states around the auction, in the deal and at its end."""

    __test__ = False
    game_name: str
    game: Any

    @classmethod
    def setUpClass(cls) -> None:
        random.seed(4)  # what OpenSpiel samples with
        cls.game = pyspiel.load_game(cls.game_name)
        cls.game_type = cls.game.get_type()
        cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=20)
        cls.some_states += sample_some_states.sample_some_states(Dealt(cls.game), max_states=max(20, scaled(60)))
        state, chance = dealt(cls.game, random.Random(2)), random.Random(2)
        while not state.is_terminal():
            if state.move_number() % 6 == 0:
                cls.some_states.append(state.clone())
            step(state, chance)
        cls.some_states.append(state)


class TestBaloot(PartialTree):
    __test__ = True
    game_name = "vierblatt_baloot"


class TestKingBolola(PartialTree):
    __test__ = True
    game_name = "vierblatt_king_bolola"


class TestKoutBo(PartialTree):
    __test__ = True
    game_name = "vierblatt_kout_bo"


class TestBackAlley(PartialTree):
    __test__ = True
    game_name = "vierblatt_back_alley"


@every_game
def test_the_python_ismcts_plays_a_whole_deal(name: str) -> None:
    game, chance = load(name), random.Random(3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 2, random_state=np.random.RandomState(2))
    state = dealt(game, chance)
    while not state.is_terminal():
        if SCALE == "small" and chance.random() < 0.9:  # plain Python takes its time
            step(state, chance)
            continue
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
    assert len(state.returns()) == game.num_players()


@every_game
def test_utilities_stay_within_the_declared_bounds(name: str) -> None:
    game, chance = load(name), random.Random(6)
    sums = set()
    for _ in range(max(2, scaled(30))):
        state = dealt(game, chance)
        while not state.is_terminal():
            assert state.returns() == [0.0] * game.num_players()
            step(state, chance)
        assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())
        sums.add(sum(state.returns()))
    if game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM:
        assert sums == {0.0} == {game.utility_sum()}
    else:
        assert sums != {0.0}


@pytest.mark.parametrize(("name", "preset"), [*((name, "standard") for name in GAMES), *OTHER_RULES])
def test_a_player_knows_the_same_in_a_resampled_state_and_the_others_do_not(name: str, preset: str) -> None:
    game, chance = load(name, preset=preset), random.Random(8)
    information = pyspiel.IIGObservationType(perfect_recall=True)
    seen = make_observation(game, information)
    other_hands = 0
    for _ in range(max(1, scaled(3))):
        state = dealt(game, chance)
        while not state.is_terminal():
            if not state.is_chance_node() and chance.random() < 0.2:
                player = state.current_player()
                other = state.resample_from_infostate(player, chance.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.legal_actions() == state.legal_actions()
                assert other.move_number() == state.move_number()
                seen.set_from(state, player)
                tensor = seen.tensor.copy()
                seen.set_from(other, player)
                assert np.array_equal(tensor, seen.tensor)
                if str(other) != str(state):
                    other_hands += 1
                    informed = [s.information_state_string((player + 1) % game.num_players()) for s in (state, other)]
                    hands = [s.deal.episode.state.hands[(player + 1) % game.num_players()] for s in (state, other)]
                    assert (informed[0] == informed[1]) <= (hands[0] == hands[1])
            step(state, chance)
    assert other_hands > 0


@every_game
def test_information_differs_where_knowledge_does(name: str) -> None:
    """Every step of a deal changes the information, and two players never share an information state."""
    game, chance = load(name), random.Random(9)
    state, strings, tensors, steps = dealt(game, chance), set(), set(), 0
    while not state.is_terminal():
        for player in range(game.num_players()):
            strings.add(state.information_state_string(player))
            tensors.add(tuple(state.information_state_tensor(player)))
            steps += 1
        step(state, chance)
    assert len(strings) == len(tensors) == steps


def test_a_player_of_baloot_remembers_which_cards_came_first() -> None:
    game, chance = load("baloot"), random.Random(10)
    state = dealt(game, chance)
    player = state.current_player()
    first = state.deal.dealt(player)
    while state.deal.episode.state.held[player] != 8:
        sun = [action for action in state.legal_actions() if state.action_to_string(action).endswith("sun")]
        state.apply_action(sun[0] if sun else state.legal_actions()[0])
    for _ in range(5):
        other = state.resample_from_infostate(player, chance.random)
        assert other.deal.dealt(player) == first
        assert other.deal.dealt((player + 1) % 4) != state.deal.dealt((player + 1) % 4)


def test_a_reshuffle_by_the_cutter_is_a_chance_node() -> None:
    game, chance = load("baloot", rules="cut_choice:full"), random.Random(11)
    state = dealt(game, chance)
    cutter = state.current_player()
    shuffle = [action for action in state.legal_actions() if state.action_to_string(action).endswith("shuffle")]
    state.apply_action(shuffle[0])
    assert state.is_chance_node() and len(state.legal_actions()) == 32
    assert state.information_state_string(cutter) == "dealing"
    copied = pickle.loads(pickle.dumps(state.deal))
    while state.is_chance_node():
        card = chance.choice(state.legal_actions())
        state.apply_action(card)
        copied.follow(card)
    assert str(state) == copied.full_text()
    other = state.resample_from_infostate(state.current_player(), chance.random)
    assert other.history()[1:33] != state.history()[1:33] and other.history()[33] == shuffle[0]
    assert other.information_state_string() == state.information_state_string()
    assert len(state.full_history()) <= game.max_history_length()


@every_game
def test_a_clone_is_independent(name: str) -> None:
    chance = random.Random(12)
    state = dealt(load(name), chance)
    twin, before = state.clone(), str(state)
    step(twin, chance)
    assert str(state) == before != str(twin)
    assert copy.deepcopy(state.deal).full_text() == before


@every_game
def test_observers_show_the_requested_information(name: str) -> None:
    game = load(name)
    state = dealt(game, random.Random(13))
    hand = state.deal.episode.state.hands[1].bit_count()
    single, none = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    for recall in (False, True):
        own = make_observation(game, pyspiel.IIGObservationType(False, recall, single))
        own.set_from(state, 1)
        assert own.dict["hand"].sum() == hand and set(own.dict) <= {"player", "hand", "dealt"}
        assert "hand" in own.string_from(state, 1)
        table = make_observation(game, pyspiel.IIGObservationType(True, recall, none))
        table.set_from(state, 1)
        assert table.dict["hand"].sum() == 0 and table.dict["turn"].sum() == 1
        assert "hand" not in table.string_from(state, 1).split()
    nothing = make_observation(game, pyspiel.IIGObservationType(False, False, none))
    assert nothing.string_from(state, 1) == ""
    with pytest.raises(ValueError, match="parameters"):
        make_observation(game, None, {"loud": 1})
    with pytest.raises(ValueError, match="at most"):
        make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))


@pytest.mark.parametrize("name", FULLY_TESTED_GAMES)
def test_a_situation_is_the_same_for_every_state_and_differs_from_others(name: str) -> None:
    def start(number: int) -> tuple[int, ...]:
        state = dealt(load(name, situation=number), random.Random(14)).deal.episode.state
        return (state.dealer, state.scored, *state.scores)

    assert start(3) == start(3)
    assert len({start(number) for number in range(1, 12)}) > 3


def test_house_rules_are_checked() -> None:
    assert load("kout_bo", rules="players:4; malzom:off").num_players() == 4
    with pytest.raises(BadOption, match="rule-syntax"):
        load("kout_bo", rules="malzom")
    with pytest.raises(BadOption, match="unknown-option"):
        load("kout_bo", rules="joker:off")
    with pytest.raises(BadOption, match="unknown-preset"):
        load("kout_bo", preset="loud")


def test_nothing_can_be_resampled_while_chance_deals() -> None:
    with pytest.raises(NoWorlds, match="no-deal-in-progress"):
        load("baloot").new_initial_state().resample_from_infostate(0, random.random)


@pytest.mark.parametrize("name", FULLY_TESTED_GAMES)
def test_a_deal_follows_the_given_chance_outcomes(name: str) -> None:
    """``python -m tests.envs.openspiel.playing`` writes the transcripts again."""
    assert transcript(name) == (GOLDENS / f"{name}.txt").read_text(encoding="utf-8")


def test_a_process_that_used_the_games_exits_cleanly() -> None:
    program = "import pyspiel, vierblatt.envs.openspiel as v; pyspiel.load_game('vierblatt_baloot').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_only_asking_for_them_registers_the_games() -> None:
    program = "import pyspiel, vierblatt.envs.episode; print('vierblatt_baloot' in pyspiel.registered_names())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_kawesh_said_first_ends_the_deal() -> None:
    state = load("baloot").new_initial_state()
    state.apply_action(0)  # seat 0 deals, seat 1 speaks first
    low = {0: "7S", 1: "8S", 2: "9S", 12: "7H", 13: "8H"}
    for place in range(32):
        texts = {state.action_to_string(action).split()[-1]: action for action in state.legal_actions()}
        wanted = low.get(place) or next(card for card in texts if card not in low.values())
        state.apply_action(texts[wanted])
    state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(a).endswith("kawesh")))
    assert state.is_terminal()
    assert state.returns() == [0, 0, 0, 0]
