"""`vierblatt dataset`."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.running import vierblatt
from vierblatt.datasets import collecting
from vierblatt.datasets.collecting import parts_folder
from vierblatt.datasets.parquet import write_joined

FEW = ("dataset", "Kout-Bo", "--decisions", "30", "--seed", "4")


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_it_writes_the_file_and_says_so(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    ran = vierblatt(*FEW, "--output", str(path), "--preset", "kout_bo_4", "--lang", lang)
    assert (ran.code, ran.err) == (0, "") and "30" in ran.out and "a.parquet" in ran.out
    table = pq.read_table(path)
    assert table.num_rows == 30 and b'"kout_bo"' in table.schema.metadata[b"vierblatt"]
    assert table.column_names == ["observation", "legal_action_mask", "action", "seat", "result", "deal"]


def test_the_same_command_writes_the_same_bytes_and_goes_on_after_an_interruption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ("--values", "solver", "--bot", "casual", "--output")
    assert vierblatt(*FEW, *options, str(tmp_path / "a.parquet")).code == 0
    path = tmp_path / "b.parquet"

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(collecting, "write_joined", interrupted)
    ran = vierblatt(*FEW, *options, str(path), "--lang", "en")
    assert ran.code == 130 and str(parts_folder(path)) in ran.out and not path.exists()
    monkeypatch.setattr(collecting, "write_joined", write_joined)
    other = vierblatt(*FEW, "--bot", "rules", "--output", str(path), "--lang", "en")
    assert other.code == 2 and "another dataset" in other.err
    assert vierblatt(*FEW, *options, str(path)).code == 0
    assert path.read_bytes() == (tmp_path / "a.parquet").read_bytes()
    assert not parts_folder(path).exists()
