"""A rule is compiled into the entries that call it, and into nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from numba import types
from numba.core.registry import cpu_target

from vierblatt.kernel.inlined_rules import KIND, RuleLibrary, load
from vierblatt.kernel.jit import PLAIN, entry, rule

if PLAIN:
    pytest.skip("in plain mode nothing is compiled", allow_module_level=True)


@rule
def tripled(x: int) -> int:
    """For the entry."""
    return 3 * x


@entry
def nine_times(x: int) -> int:
    """Calls the rule twice."""
    return tripled(tripled(x))


def compiled(dispatcher: Any) -> Any:
    """Of its code, compiled or from the cache."""
    dispatcher.compile((types.int64,))
    (result,) = dispatcher.overloads.values()
    return result


def machine_code(result: Any) -> bool:
    return bool(cpu_target.target_context.codegen()._engine.is_symbol_defined(result.fndesc.llvm_func_name))


def test_only_the_entry_is_machine_code() -> None:
    assert isinstance(compiled(tripled).library, RuleLibrary) and not machine_code(compiled(tripled))
    assert not isinstance(compiled(nine_times).library, RuleLibrary) and machine_code(compiled(nine_times))


def test_the_cache_keeps_a_rule_as_code_to_be_linked() -> None:
    payload = compiled(tripled)._reduce()
    assert payload[0][1] == KIND
    again = load(cpu_target.target_context, payload)
    assert isinstance(again.library, RuleLibrary) and again.signature == compiled(tripled).signature
    library: Any = again.library
    linked = library._get_module_for_linking()
    assert [f.name for f in linked.functions if not f.is_declaration] == [again.fndesc.llvm_func_name]
