"""A server that starts loads no library that only rare requests need."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = "import sys, vierblatt.server.run; print(*{name.split('.')[0] for name in sys.modules})"


@pytest.fixture(scope="module")
def loaded() -> set[str]:
    """The packages that a starting server loads."""
    return set(
        subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True).stdout.split()
    )


@pytest.mark.parametrize("package", ["alembic", "webauthn", "redis", "psycopg", "httpx", "matplotlib"])
def test_rarely_needed_libraries_wait(loaded: set[str], package: str) -> None:
    assert "sqlalchemy" in loaded and package not in loaded
