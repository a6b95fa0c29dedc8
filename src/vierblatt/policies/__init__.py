"""Players that learn: what a policy is, nets in files, and suits in canonical order.

A `Policy` takes observations and action masks and returns logits and values. Everything that plays accepts one: the
opponents of a `VectorEnv`, and wherever a bot is named, ``net:FILE`` and ``policy:MODULE:NAME``
(`vierblatt.policies.naming`).
"""

from vierblatt.policies.net import ModelCard, Net
from vierblatt.policies.net_files import load, save
from vierblatt.policies.onnx_files import OnnxPolicy, load_onnx, save_onnx
from vierblatt.policies.protocol import Policy, PolicyOutput, best_actions, judge, probabilities

__all__ = [
    "ModelCard",
    "Net",
    "OnnxPolicy",
    "Policy",
    "PolicyOutput",
    "best_actions",
    "judge",
    "load",
    "load_onnx",
    "probabilities",
    "save",
    "save_onnx",
]
