"""Policies by text: ``net:FILE`` and ``policy:NAME``, wherever a bot can be named by whoever runs the program.

``policy:MODULE:OBJECT`` is an object of an importable module, ``policy:NAME`` an entry point of the group
``vierblatt.policies`` of an installed package. Either is a policy, or a class or function that makes one without
arguments. A policy runs as code of this program: name none that you would not run. A net is only data; a file that ends
in ``.onnx`` needs onnxruntime (`vierblatt.policies.onnx_files`).

>>> is_policy("net:small.npz"), is_policy("policy:mine:Player"), is_policy("search:ms=300"), is_policy("net")
(True, True, False, False)
"""

from __future__ import annotations

import inspect
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, cast

from vierblatt.argument_checks import shown
from vierblatt.errors import BadPolicy
from vierblatt.policies.net_files import load
from vierblatt.policies.onnx_files import load_onnx
from vierblatt.policies.protocol import Policy

NET, POLICY = "net", "policy"
#: The ending of files that onnxruntime runs.
ONNX = ".onnx"
#: The group of entry points.
GROUP = "vierblatt.policies"


def is_policy(spec: str) -> bool:
    """Whether a text names a policy, or at least tries to; `net` alone is a bot (`vierblatt.bots.shipped_net_bot`)."""
    return spec != NET and spec.partition(":")[0] in {NET, POLICY}


def policy_of(spec: str) -> Policy:
    """The policy of a spec, loaded or made; raises BadPolicy. Unlike a name, it may be big: keep it."""
    kind, _, name = spec.partition(":")
    if kind == NET:
        return load_onnx(name) if name.lower().endswith(ONNX) else load(Path(name))
    found = _object(name)
    try:
        made = found() if inspect.isclass(found) or _makes(found) else found
    except Exception as fault:
        raise BadPolicy("policy-not-found", name=shown(name), reason=f"{type(fault).__name__}: {fault}") from fault
    if not callable(made):
        raise BadPolicy("policy-not-found", name=shown(name), reason=type(made).__name__)
    return cast("Policy", made)


def _object(name: str) -> Any:
    """The object that a name stands for; raises BadPolicy. Whatever goes wrong in the module is the reason."""
    module, colon, path = name.partition(":")
    installed = entry_points(group=GROUP)
    if not colon and name not in installed.names:
        known = ", ".join(sorted(installed.names)) or "-"
        raise BadPolicy("policy-not-found", name=shown(name), reason=f"{GROUP}: {known}")
    try:
        if not colon:
            return installed[name].load()
        found: Any = import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except Exception as fault:
        raise BadPolicy("policy-not-found", name=shown(name), reason=f"{type(fault).__name__}: {fault}") from fault
    else:
        return found


def _makes(found: Any) -> bool:
    """Whether a function takes no arguments, and so makes a policy rather than being one."""
    return inspect.isfunction(found) and not inspect.signature(found).parameters
