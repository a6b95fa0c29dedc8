"""Policies in ONNX files: a net written as ONNX plays as the net, and what is no policy is refused."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper

from tests.registry import GAMES
from vierblatt.bots.policy_bot import PolicyBot
from vierblatt.envs.vector import VectorEnv
from vierblatt.errors import BadPolicy
from vierblatt.extras import MissingPackage
from vierblatt.match import Match
from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.layout import ObservationLayout
from vierblatt.policies import ModelCard, Net, best_actions, judge, load_onnx, onnx_files, save_onnx
from vierblatt.policies.naming import policy_of

CARD = ModelCard("small", "none: random weights", "CC0-1.0", "only for tests")


def net_of(game: str) -> Net:
    """A net in which every part matters, layer normalisation too."""
    net = Net.random(game, (24, 16), seed=3, card=CARD)
    rng = np.random.default_rng(5)
    arrays = {
        name: array + np.float32(0.1) * rng.normal(size=array.shape).astype(np.float32)
        for name, array in net.arrays.items()
    }
    return Net(game, net.hidden, arrays, CARD)


@pytest.mark.parametrize("game", GAMES)
def test_a_net_and_its_onnx_file_give_the_same(game: str, tmp_path: Path) -> None:
    net, file = net_of(game), tmp_path / "net.onnx"
    save_onnx(net, file)
    policy = load_onnx(file, game)
    env = VectorEnv(game, 16, seed=2)
    for _ in range(6):
        ours, theirs = (judge(each, env.observations, env.legal_action_mask) for each in (net, policy))
        np.testing.assert_allclose(theirs.logits, ours.logits, rtol=1e-4, atol=1e-4)
        assert ours.values is not None and theirs.values is not None
        np.testing.assert_allclose(theirs.values, ours.values, rtol=1e-4, atol=1e-4)
        env.step(best_actions(net, env.observations, env.legal_action_mask))


def test_the_file_says_what_it_is_for(tmp_path: Path) -> None:
    save_onnx(net_of("kout_bo"), tmp_path / "net.onnx")
    model = onnx.load(tmp_path / "net.onnx")
    onnx.checker.check_model(model, full_check=True)
    facts = {each.key: each.value for each in model.metadata_props}
    assert facts == {
        "vierblatt_format": "vierblatt-onnx-1", "game": "kout_bo", "layout": ObservationLayout.of("kout_bo").key,
        "suits": "canonical", "name": "small", "training": "none: random weights", "licence": "CC0-1.0",
        "notes": "only for tests",
    }  # fmt: skip


def test_it_plays_by_its_name_and_for_its_game_alone(tmp_path: Path) -> None:
    file = tmp_path / "net.onnx"
    save_onnx(net_of("kout_bo"), file)
    match = Match("kout_bo")
    match.deal([*match.table.pack])
    bot = PolicyBot.of(f"net:{file}")
    assert match.is_legal(bot.choose(match.game, match.concealed(match.turn)).action)
    with pytest.raises(BadPolicy, match="policy-other-game"):
        bot.check(Match("baloot").game)
    with pytest.raises(BadPolicy, match="policy-other-game"):
        load_onnx(file, "baloot")


def model_of(
    *,
    facts: dict[str, str] | None = None,
    inputs: dict[str, int] | None = None,
    output: str = "logits",
    width: int = 118,
) -> bytes:
    """A model as somebody's framework may write it: it prefers the legal actions with low ids, and has no values."""
    layout = ObservationLayout.of("kout_bo")
    declared = inputs or {"observations": TensorProto.FLOAT, "legal_action_mask": TensorProto.FLOAT}
    sizes = {"observations": layout.size, "legal_action_mask": ActionSpace.of("kout_bo").size}
    order = -np.arange(width, dtype=np.float32)
    source = "legal_action_mask" if "legal_action_mask" in declared else "observations"
    nodes = [
        helper.make_node("Cast", [source], ["numbers"], to=TensorProto.FLOAT),
        helper.make_node("ReduceMax", ["numbers"], ["each"], axes=[1], keepdims=1),
        helper.make_node("Mul", ["each", "zero"], ["blank"]),
        helper.make_node("Add", ["blank", "order"], [output]),
    ]
    graph = helper.make_graph(
        nodes,
        "theirs",
        [helper.make_tensor_value_info(name, kind, ["n", sizes.get(name, 3)]) for name, kind in declared.items()],
        [helper.make_tensor_value_info(output, TensorProto.FLOAT, ["n", width])],
        [
            helper.make_tensor("zero", TensorProto.FLOAT, [1], [0.0]),
            helper.make_tensor("order", TensorProto.FLOAT, [1, width], order),
        ],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    own = {"vierblatt_format": "vierblatt-onnx-1", "game": "kout_bo", "layout": layout.key, "suits": "given"}
    helper.set_model_props(model, {**own, **(facts or {})})
    return bytes(model.SerializeToString())


def test_a_model_of_another_framework_plays_without_values(tmp_path: Path) -> None:
    file = tmp_path / "theirs.onnx"
    file.write_bytes(model_of())
    policy = policy_of(f"net:{file}")
    env = VectorEnv("kout_bo", 4)
    assert judge(policy, env.observations, env.legal_action_mask).values is None
    lowest = env.legal_action_mask.argmax(axis=1)
    assert (best_actions(policy, env.observations, env.legal_action_mask) == lowest).all()


#: What is wrong with a file, and the code of the error.
WRONG = {
    "no ONNX": (b"not a model", "policy-onnx"),
    "empty": (b"", "policy-onnx"),
    "cut": (model_of()[:-40], "policy-onnx"),
    "no format": (model_of(facts={"vierblatt_format": "2"}), "policy-onnx"),
    "no suits": (model_of(facts={"suits": "sorted"}), "policy-onnx"),
    "unknown game": (model_of(facts={"game": "chess"}), "policy-onnx"),
    "other observations": (model_of(facts={"layout": "0"}), "policy-other-layout"),
    "other input": (model_of(inputs={"observations": TensorProto.INT8, "state": TensorProto.FLOAT}), "policy-onnx"),
    "other type": (model_of(inputs={"observations": TensorProto.DOUBLE}), "policy-onnx"),
    "no logits": (model_of(output="scores"), "policy-onnx"),
    "too few actions": (model_of(width=117), "policy-output"),
}


@pytest.mark.parametrize("fault", WRONG)
def test_what_is_no_policy_is_refused(fault: str, tmp_path: Path) -> None:
    content, code = WRONG[fault]
    file = tmp_path / "wrong.onnx"
    file.write_bytes(content)
    with pytest.raises(BadPolicy) as caught:
        load_onnx(file)
    assert caught.value.code == code


def test_files_that_are_missing_or_too_large_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadPolicy, match="policy-file"):
        load_onnx(tmp_path / "nowhere.onnx")
    monkeypatch.setattr(onnx_files, "LARGEST", 1000)
    (tmp_path / "large.onnx").write_bytes(bytes(1001))
    with pytest.raises(BadPolicy, match="policy-too-large"):
        load_onnx(tmp_path / "large.onnx")
    with pytest.raises(BadPolicy, match="policy-too-large"):
        save_onnx(net_of("kout_bo"), tmp_path / "net.onnx")
    assert not (tmp_path / "net.onnx").exists()


def test_rows_of_another_game_are_refused(tmp_path: Path) -> None:
    save_onnx(net_of("kout_bo"), tmp_path / "net.onnx")
    policy, env = load_onnx(tmp_path / "net.onnx"), VectorEnv("kout_bo", 2)
    other = VectorEnv("baloot", 2)
    with pytest.raises(BadPolicy, match="observations"):
        policy(other.observations, other.legal_action_mask)
    for each in (policy, net_of("kout_bo")):
        with pytest.raises(BadPolicy, match="legal_action_mask"):
            each(env.observations, other.legal_action_mask)


@pytest.mark.parametrize("package", ["onnxruntime", "onnx"])
def test_without_the_package_the_extra_is_named(package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    use = partial(save_onnx, net_of("kout_bo")) if package == "onnx" else load_onnx
    with pytest.raises(MissingPackage) as caught:
        use(tmp_path / "net.onnx")
    assert caught.value.parameters == {"package": package, "extra": "onnx"}
