"""A signal that comes while LLVM calls Python code: an exception there would be lost, or end the process."""

import subprocess
import sys
from textwrap import dedent

INTERRUPTED_WHILE_LOADING = dedent("""
    import signal, time
    import llvmlite.binding as llvm
    from vierblatt.cli.interrupts import as_interrupts

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly("define i32 @answer() { ret i32 42 }")
    engine = llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine())
    engine.set_object_cache(notify_func=lambda module, buffer: signal.raise_signal(signal.SIGTERM))
    with as_interrupts(for_good=False):
        try:
            engine.finalize_object()
            print("loaded", flush=True)
            time.sleep(60)
        except KeyboardInterrupt:
            print("interrupted")
""")


def test_a_signal_while_a_rule_is_loaded_interrupts_as_soon_as_it_is_loaded() -> None:
    command = [sys.executable, "-c", INTERRUPTED_WHILE_LOADING]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, timeout=50)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.split()[-1] == "interrupted"
