"""Policies in ONNX files, from any framework, run by onnxruntime (`pip install vierblatt[onnx]`).

The model has the inputs `observations` (n, `ObservationLayout.size`) and, if it wants to, `legal_action_mask`
(n, `ActionSpace.size`), each int8 or float32; its outputs are `logits` (n, `ActionSpace.size`) and, if it says what it
expects, `values` (n) or (n, 1). Its metadata say what it was made for:

- `vierblatt_format`: `vierblatt-onnx-1`.
- `game`: the id of the game.
- `layout`: the key of the game's observations and actions, `ObservationLayout.of(GAME).key`.
- `suits`: `canonical` if the model was trained on suits in canonical order (`vierblatt.policies.suits`), which are then
  sorted for it, or `given` if it takes observations as they are.

A file is data: what the model computes, it computes inside onnxruntime, and nothing outside of the file is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from vierblatt.argument_checks import shown
from vierblatt.errors import BadOption, BadPolicy
from vierblatt.extras import packages_of
from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.layout import ObservationLayout
from vierblatt.policies.net import Net
from vierblatt.policies.net_files import bounded_content
from vierblatt.policies.protocol import PolicyOutput, Rows
from vierblatt.policies.suits import SuitOrder
from vierblatt.whole_files import write_whole

FORMAT = "vierblatt-onnx-1"
CANONICAL, GIVEN = "canonical", "given"
#: The most bytes of a file.
LARGEST = 256 << 20
#: The version of ONNX's operators that files are written in: the first with layer normalisation.
OPERATORS = 17
#: The types of inputs, as onnxruntime names them.
TYPES = {"tensor(int8)": np.int8, "tensor(float)": np.float32}
#: onnxruntime's level of messages at which it prints only what is fatal: errors are raised, and said once.
FATAL_ONLY = 4


@dataclass(frozen=True, eq=False)
class OnnxPolicy:
    """A policy from an ONNX file; made by `load_onnx`.

    game: the id of its game. canonical: whether it sees suits in canonical order.
    """

    game: str
    canonical: bool
    _session: Any
    _types: dict[str, Any]

    def __call__(self, observations: Rows, legal_action_mask: Rows, /) -> PolicyOutput:
        """Logits, and values if the model has them, float32; see `Policy`. Raises BadPolicy for another game's rows."""
        layout, actions = ObservationLayout.of(self.game), ActionSpace.of(self.game).size
        for part, rows, width in (
            ("observations", observations, layout.size),
            ("legal_action_mask", legal_action_mask, actions),
        ):
            if np.shape(rows) != (len(observations), width):
                raise BadPolicy("policy-output", part=part, given=np.shape(rows), needed=f"(n, {width})")
        position = SuitOrder.of(self.game).canonical(observations, legal_action_mask) if self.canonical else None
        given = {
            "observations": observations if position is None else position.observations,
            "legal_action_mask": legal_action_mask if position is None else position.legal_action_mask,
        }
        wanted = ["logits", *(each.name for each in self._session.get_outputs() if each.name == "values")]
        inputs = {name: np.ascontiguousarray(given[name], kind) for name, kind in self._types.items()}
        try:
            logits, *values = self._session.run(wanted, inputs)
        except Exception as fault:
            raise _unusable(fault) from fault
        if logits.shape != (len(observations), actions):
            raise BadPolicy("policy-output", part="logits", given=logits.shape, needed=f"(n, {actions})")
        if position is not None:
            logits = position.restored(logits)
        return PolicyOutput(logits, values[0].reshape(-1) if values else None)


def load_onnx(path: Path | str, game: str | None = None) -> OnnxPolicy:
    """Reads a policy from an ONNX file.

    game: the id of the game that it must be for. Raises MissingPackage without onnxruntime, and BadPolicy for a file
    that cannot be read, is no such model, or was made for another game or other observations.
    """
    with packages_of("onnx"):
        import onnxruntime
    content = bounded_content(Path(path), LARGEST)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1  # many bots decide at the same time
    options.log_severity_level = FATAL_ONLY
    try:
        session = onnxruntime.InferenceSession(content, options, providers=["CPUExecutionProvider"])
        facts = dict(session.get_modelmeta().custom_metadata_map)
    except Exception as fault:
        raise _unusable(fault) from fault
    return _checked(session, facts, game)


def _checked(session: Any, facts: dict[str, str], game: str | None) -> OnnxPolicy:
    """The policy, if its metadata, inputs and outputs are those of one; raises BadPolicy."""
    if facts.get("vierblatt_format") != FORMAT or facts.get("suits") not in {CANONICAL, GIVEN}:
        raise BadPolicy("policy-onnx", reason=f"vierblatt_format, suits: {FORMAT}, {CANONICAL} | {GIVEN}")
    own = facts.get("game", "")
    if game is not None and own != game:
        raise BadPolicy("policy-other-game", given=shown(own), needed=game)
    try:
        layout = ObservationLayout.of(own)
    except BadOption:
        raise BadPolicy("policy-onnx", reason=f"game: {shown(own)}") from None
    if facts.get("layout") != layout.key:
        raise BadPolicy("policy-other-layout", game=own)
    types = {each.name: TYPES.get(each.type) for each in session.get_inputs()}
    if (
        "observations" not in types
        or None in types.values()
        or not types.keys() <= {"observations", "legal_action_mask"}
    ):
        raise BadPolicy("policy-onnx", reason="inputs: observations, legal_action_mask: int8 | float32")
    if "logits" not in {each.name for each in session.get_outputs()}:
        raise BadPolicy("policy-onnx", reason="outputs: logits, values")
    policy = OnnxPolicy(own, facts["suits"] == CANONICAL, session, types)
    blank = np.zeros((2, layout.size), np.int8), np.ones((2, ActionSpace.of(own).size), np.int8)
    policy(*blank)  # its shapes fit, or the file is refused here and not in the middle of a match
    return policy


def _unusable(fault: Exception) -> BadPolicy:
    return BadPolicy("policy-onnx", reason=shown(" ".join(str(fault).split()), 200))


def save_onnx(net: Net, path: Path | str) -> None:
    """Writes a net as ONNX, as a whole or not at all, with its model card in the metadata.

    The file has the weights as float32, so its logits are those of the net but for rounding. Raises MissingPackage
    without the packages of the extra, BadPolicy for a net that is too large, and OSError.
    """
    with packages_of("onnx"):
        from onnx import TensorProto, helper, numpy_helper
    nodes = [helper.make_node("Cast", ["observations"], ["x_0"], to=TensorProto.FLOAT)]
    for k in range(len(net.hidden)):
        nodes += [
            helper.make_node("Gemm", [f"x_{k}", f"weights_{k}", f"biases_{k}"], [f"linear_{k}"]),
            helper.make_node(
                "LayerNormalization", [f"linear_{k}", f"scales_{k}", f"shifts_{k}"], [f"normal_{k}"], epsilon=1e-5
            ),
            helper.make_node("Relu", [f"normal_{k}"], [f"x_{k + 1}"]),
        ]
    last = f"x_{len(net.hidden)}"
    nodes += [
        helper.make_node("Gemm", [last, "policy_weights", "policy_biases"], ["logits"]),
        helper.make_node("Gemm", [last, "value_weights", "value_biases"], ["values"]),
    ]
    layout, actions = ObservationLayout.of(net.game), ActionSpace.of(net.game).size
    graph = helper.make_graph(
        nodes,
        "policy",
        [helper.make_tensor_value_info("observations", TensorProto.INT8, ["n", layout.size])],
        [
            helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["n", actions]),
            helper.make_tensor_value_info("values", TensorProto.FLOAT, ["n", 1]),
        ],
        [numpy_helper.from_array(array, name) for name, array in net.arrays.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPERATORS)], ir_version=8)
    card = {"name": net.card.name, "training": net.card.training, "licence": net.card.licence, "notes": net.card.notes}
    facts = {"vierblatt_format": FORMAT, "game": net.game, "layout": layout.key, "suits": CANONICAL}
    helper.set_model_props(model, {**facts, **card})
    content = model.SerializeToString()
    if len(content) > LARGEST:
        raise BadPolicy("policy-too-large", size=len(content), most=LARGEST)
    write_whole(Path(path), content)
