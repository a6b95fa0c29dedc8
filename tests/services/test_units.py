"""systemd understands the units of `deploy`."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deploy.test_units import UNITS


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_a_unit(unit: Path, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze (Debian's package `systemd`)")
    for each in UNITS:  # a timer is checked together with its service
        text = each.read_text(encoding="utf-8")
        (tmp_path / each.name).write_text(text.replace("/opt/vierblatt/.venv-serve/bin/vierblatt", "/bin/true"))
    path = str(tmp_path / unit.name)
    ran = subprocess.run(["systemd-analyze", "verify", "--man=no", path], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "vierblatt" not in ran.stderr
