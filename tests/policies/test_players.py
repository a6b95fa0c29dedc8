"""Whatever plays takes a policy: environments, bots, arenas, other programs' arenas."""

from __future__ import annotations

import io
import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import numpy as np
import pytest

from tests.policies.user_policies import lowest
from tests.registry import GAMES
from tests.scale import scaled
from vierblatt import bots
from vierblatt.arena.contest import Contest
from vierblatt.arena.entrant import SeatAssignment
from vierblatt.arena.entrants import try_out
from vierblatt.arena.external.serving import serve
from vierblatt.arena.playing import BoardPlayer
from vierblatt.bots.policy_bot import PolicyBot
from vierblatt.bots.question import Question, is_quick
from vierblatt.envs.episode import EpisodeKind
from vierblatt.envs.vector import VectorEnv
from vierblatt.errors import BadOption, BadPolicy
from vierblatt.match import Match
from vierblatt.policies import Net, PolicyOutput, judge, naming, save
from vierblatt.policies.protocol import Rows, best_actions
from vierblatt.record import Recorder, verify
from vierblatt.shuffle import SeededPacks

HERE = "policy:tests.policies.user_policies"


@pytest.fixture
def net_spec(tmp_path: Path) -> str:
    save(Net.random("kout_bo", hidden=(8,)), tmp_path / "net.npz")
    return f"net:{tmp_path / 'net.npz'}"


class Heuristic:
    """A policy that looks up what `rules` would do in the environment that asks it."""

    env: VectorEnv | None = None

    def __call__(self, observations: Rows, legal_action_mask: Rows) -> PolicyOutput:
        if self.env is None:
            return lowest(observations, legal_action_mask)
        actions = self.env.pick_rules()[self.env.current_player != 1]
        return PolicyOutput(np.eye(legal_action_mask.shape[1])[actions])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("episode", ["deal", "match"])
def test_a_policy_that_imitates_rules_makes_the_same_opponents(name: str, episode: EpisodeKind) -> None:
    policy, seen = Heuristic(), 0
    known = VectorEnv(name, 4, seed=9, episode=episode, learners=[1], final_observations=True)
    env = VectorEnv(name, 4, seed=9, episode=episode, learners=[1], opponents=policy, final_observations=True)
    policy.env = env
    env.reset()
    before = env.snapshot()
    for _ in range(scaled(40)):
        for array in ("observations", "legal_action_mask", "rewards", "terminated", "current_player"):
            assert np.array_equal(getattr(env, array), getattr(known, array)), array
        ended = known.terminated == 1
        assert np.array_equal(env.final_observations[ended], known.final_observations[ended])
        seen += int(ended.sum())
        actions = known.pick_random()
        known.step(actions)
        env.step(actions)
    assert seen > 0 or episode == "match"
    env.restore(before)
    known.reset()
    assert np.array_equal(env.observations, known.observations)


def first_question(game: str) -> Match:
    match = Match(game)
    match.deal([*match.table.pack])
    return match


@pytest.mark.parametrize("spec", [f"{HERE}:lowest", f"{HERE}:Lowest", f"{HERE}:made"])
def test_a_policy_of_a_module_plays_as_a_bot(spec: str) -> None:
    match, bot = first_question("kout_bo"), bots.make(spec)
    assert bot.name == "policy"
    assert bot.choose(match.game, match.concealed(match.turn)).action == match.legal_actions()[0]
    assert is_quick(spec) and match.is_legal(Question.of(match, spec).answer().action)


def test_a_policy_of_an_installed_package_has_a_short_name(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("lowest", "tests.policies.user_policies:lowest", naming.GROUP)
    monkeypatch.setattr(naming, "entry_points", lambda group: EntryPoints([entry]).select(group=group))
    assert naming.policy_of("policy:lowest") is lowest
    with pytest.raises(BadPolicy, match="lowest"):
        naming.policy_of("policy:highest")
    entry = EntryPoint("lowest", "tests.policies.user_policies:nobody", naming.GROUP)
    with pytest.raises(BadPolicy, match="nobody"):
        naming.policy_of("policy:lowest")


@pytest.mark.parametrize(
    "spec", [f"{HERE}:nobody", f"{HERE}:failing", f"{HERE}:NUMBER", "policy:no.such.module:It", "policy:?", "policy::"]
)
def test_what_is_no_policy_is_refused(spec: str) -> None:
    with pytest.raises(BadPolicy, match="policy-not-found"):
        bots.make(spec)


@pytest.mark.parametrize("spec", ["net:", "policy", "policy:"])
def test_a_policy_without_a_name_is_no_bot(spec: str) -> None:
    with pytest.raises(BadOption, match="unknown-bot"):
        bots.make(spec)


def test_an_arena_and_another_programs_arena_take_nets(net_spec: str) -> None:
    contest = Contest("kout_bo", (net_spec, f"{HERE}:lowest"), 1)
    assert contest.names == ["net:net.npz", f"{HERE}:lowest"]
    with BoardPlayer(contest) as player:
        result = player.play(0, 1)
    assert result.tables[0].moves > 0 and not result.faults
    out = io.BytesIO()
    serve(net_spec, [b"quit"], out)
    packs = SeededPacks(1)
    match = Match("kout_bo", first_seat=packs.seat(6))
    recorder = Recorder(match, packs, seats=[bots.make(net_spec).name] * 6)  # it can be in a record
    recorder.deal()
    assert verify(recorder.record()) == []


def test_a_net_for_another_game_is_refused_before_anything_counts(net_spec: str) -> None:
    match = first_question("baloot")
    with pytest.raises(BadPolicy, match="policy-other-game"):
        bots.make(net_spec).choose(match.game, match.concealed(match.turn))
    assignment = SeatAssignment(match.game, match.rules, match.table, 0, 1)
    with pytest.raises(BadPolicy, match="policy-other-game"):
        try_out([net_spec], assignment, 1.0)


@pytest.mark.parametrize(
    "output",
    [
        None,
        np.zeros((2, 3)),
        PolicyOutput(np.zeros((2, 4))),
        PolicyOutput(np.full((2, 3), np.nan)),
        PolicyOutput(np.array([["a"] * 3] * 2)),
        PolicyOutput([[0.0], [0.0, 1.0]]),  # type: ignore[arg-type]
        PolicyOutput(np.zeros((2, 3)), np.zeros(3)),
        PolicyOutput(np.zeros((2, 3)), np.array([0, np.inf])),
    ],
)
def test_a_wrong_answer_of_a_policy_is_noticed(output: PolicyOutput) -> None:
    with pytest.raises(BadPolicy, match="policy-output"):
        judge(lambda observations, mask: output, np.zeros((2, 1), np.int8), np.ones((2, 3), np.int8))


def test_an_illegal_action_is_never_played_whatever_its_logit() -> None:
    match = first_question("kout_bo")
    bot = PolicyBot(lambda observations, mask: PolicyOutput(np.where(mask == 1, -5.0, np.nan)))
    assert match.is_legal(bot.choose(match.game, match.concealed(match.turn)).action)


def changing(observations: Rows, legal_action_mask: Rows) -> PolicyOutput:
    """Changes its arguments, which it must not."""
    legal_action_mask[:] = 1
    observations[:] = 0
    return PolicyOutput(np.arange(legal_action_mask.shape[1]) * np.ones(legal_action_mask.shape))


def test_a_policy_that_changes_the_mask_still_plays_legal_actions() -> None:
    match = first_question("kout_bo")
    chosen = PolicyBot(changing).choose(match.game, match.concealed(match.turn))
    assert match.is_legal(chosen.action)
    env = VectorEnv("kout_bo", 2, seed=1)
    mask = env.legal_action_mask.copy()
    actions = best_actions(changing, env.observations, env.legal_action_mask)
    assert mask[np.arange(2), actions].all() and np.array_equal(mask, env.legal_action_mask)


class Sequential:
    """A policy with a length, as containers of layers have: 0 here."""

    def __len__(self) -> int:
        return 0

    def __call__(self, observations: Rows, legal_action_mask: Rows) -> PolicyOutput:
        return lowest(observations, legal_action_mask)


def test_a_policy_with_a_length_is_an_opponent() -> None:
    policy = Sequential()
    env = VectorEnv("kout_bo", 2, seed=1, learners=[0], opponents=policy)
    known = VectorEnv("kout_bo", 2, seed=1, learners=[0], opponents=lowest)
    assert np.array_equal(env.observations, known.observations)
    VectorEnv("kout_bo", 2, learners=[0], opponents=policy).restore(env.snapshot())
    with pytest.raises(BadOption, match="other-environment"):
        VectorEnv("kout_bo", 2, learners=[0], opponents="random").restore(env.snapshot())


def test_where_wrong_cards_are_claimed_a_policy_leaves_the_choice_to_rules() -> None:
    match = Match("kout_bo", {"illegal_cards": "claimable"})
    match.deal([*match.table.pack])
    known = match.concealed(match.turn)
    bot = PolicyBot(lambda observations, mask: PolicyOutput(np.full(mask.shape, np.nan)))
    assert bot.choose(match.game, known) == bots.make("rules").choose(match.game, known)


def test_importing_the_package_loads_no_policy_and_policies_load_no_framework(tmp_path: Path) -> None:
    code = "import sys, vierblatt; a = [*sys.modules]; import vierblatt.policies.naming"
    code += "; print([name for name in a if 'polic' in name]"
    code += ", sorted({'torch', 'jax', 'onnx', 'gymnasium', 'vierblatt.envs'} & {*sys.modules}))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert run.stdout.strip() == "[] []"
