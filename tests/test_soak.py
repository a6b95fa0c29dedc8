"""The stored state of long runs is valid only for the code that they ran."""

from __future__ import annotations

from pathlib import Path

from tests.soak import load_state, save_state, sources


def test_code_changes_change_the_hash_and_other_files_do_not(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("first")
    before = sources(tmp_path)
    assert sources(tmp_path) == before != sources()
    (tmp_path / "found").write_bytes(b"an input")
    assert sources(tmp_path) == before
    (tmp_path / "a.py").rename(tmp_path / "b.py")
    renamed = sources(tmp_path)
    (tmp_path / "b.py").write_text("second")
    assert len({before, renamed, sources(tmp_path)}) == 3


def test_saved_state_is_read_back_and_rubbish_is_ignored(tmp_path: Path) -> None:
    file = tmp_path / "new" / "state.json"
    assert load_state(file, dict[str, int]) is None
    save_state(file, {"a": 1})
    assert load_state(file, dict[str, int]) == {"a": 1}
    file.write_bytes(b'{"a":')
    assert load_state(file, dict[str, int]) is None
