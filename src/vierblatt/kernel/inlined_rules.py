"""Rules are compiled only into the entries that call them, which halves what LLVM has to do.

Numba optimises every compiled function separately and turns it into machine code. A rule, however, is only ever part of
an entry, which is linked from the rules that it calls and then optimised as a whole. So a rule's code stays as Numba
first generated it from the source, in memory and in the cache. It has no place for Python objects: a rule must not
print, nor raise an exception with a value that it computed.
"""

# ruff: noqa: SLF001 - Numba has no public way to change how it keeps the code of a function

from __future__ import annotations

from typing import Any

import llvmlite.binding as ll
from numba.core import compiler
from numba.core.codegen import JITCodeLibrary

#: A named tuple whose fields Numba does not declare.
CompileResult: Any = compiler.CompileResult
#: In the cache, this says that a rule's code follows, not machine code.
KIND = "rule"


class RuleLibrary(JITCodeLibrary):
    """The code of one rule."""

    @property
    def codegen(self) -> Any:
        """Numba's code generator, except that a rule has no place for an environment in the running program."""
        return _WithoutEnvironments(self._codegen)

    def get_pointer_to_function(self, _name: str) -> int:
        """There is no machine code to point to."""
        self._ensure_finalized()
        return 0

    def serialize_using_object_code(self) -> tuple[str, str, bytes]:
        """What the cache keeps: the same code."""
        self._ensure_finalized()
        return self.name, KIND, self._final_module.as_bitcode()

    def _optimize_final_module(self) -> None:
        # Removes only what Numba leaves behind: unused addresses of Python objects would keep the code out of the
        # cache.
        passes = ll.create_new_module_pass_manager()
        passes.add_global_dead_code_eliminate_pass()
        passes.run(self._final_module, self._codegen._pass_builder())

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class _WithoutEnvironments:
    """A code generator whose `set_env` does nothing."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, env_name: str, env: object) -> None:
        """Environments are for Python objects, and rules have none."""


class RuleCompiler(compiler.Compiler):
    """Numba's compiler, with a `RuleLibrary`."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *more: Any) -> None:
        super().__init__(typingctx, targetctx, library or RuleLibrary(targetctx.codegen(), KIND), *more)


def load(context: Any, payload: tuple[Any, ...]) -> Any:
    """Loads a rule from the cache; anything else is loaded by Numba itself. payload: from `CompileResult._reduce`."""
    (name, kind, code), fndesc, environment, signature, objectmode, lifted, annotation, reload_init, referenced = (
        payload
    )
    if kind != KIND:
        return CompileResult._rebuild(context, *payload)
    library = RuleLibrary(context.codegen(), name)
    library._final_module = ll.parse_bitcode(code)
    library._finalize_final_module()
    return CompileResult(
        target_context=context,
        typing_context=context.typing_context,
        library=library,
        environment=environment,
        entry_point=context.get_executable(library, fndesc, environment),
        fndesc=fndesc,
        type_annotation=annotation,
        signature=signature,
        objectmode=objectmode,
        lifted=lifted,
        typing_error=None,
        call_helper=None,
        metadata=None,
        reload_init=reload_init,
        referenced_envs=referenced,
    )
