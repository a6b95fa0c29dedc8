"""Files of nets: what is written can be read, and nothing else."""

from __future__ import annotations

import io
import os
import pickle
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from vierblatt.errors import BadPolicy
from vierblatt.policies import ModelCard, Net, load, net_files, save

CARD = ModelCard("Nobody", "a test", "MIT", "plays badly")
Members = dict[str, bytes]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "net.npz"
    save(Net.random("kout_bo", hidden=(8, 4), seed=3, card=CARD), file)
    return file


def test_a_net_is_read_as_it_was_written_rounded_to_float16(path: Path) -> None:
    net, read = Net.random("kout_bo", hidden=(8, 4), seed=3), load(path, "kout_bo")
    assert (read.game, read.hidden, read.card) == ("kout_bo", (8, 4), CARD)
    for name, array in net.arrays.items():
        assert np.array_equal(read.arrays[name], array.astype(np.float16).astype(np.float32))
    again = path.with_name("again.npz")
    save(read, again)
    assert again.read_bytes() == path.read_bytes()
    with np.load(path, allow_pickle=False) as arrays:  # other programs can read it
        assert arrays["weights_0"].dtype == np.float16


def test_a_file_can_be_named_by_text_and_a_net_judges_no_positions_at_all(path: Path) -> None:
    net = load(str(path))
    save(net, str(path))
    size, actions = net.arrays["weights_0"].shape[0], net.arrays["policy_biases"].size
    output = net(np.zeros((0, size), np.int8), np.zeros((0, actions), np.int8))
    assert output.logits.shape == (0, actions) and output.values is not None and output.values.shape == (0,)


def npy(array: Any, **how: Any) -> bytes:
    file = io.BytesIO()
    np.lib.format.write_array(file, np.asarray(array), **how)
    return file.getvalue()


class Bomb:
    def __reduce__(self) -> tuple[Any, ...]:
        return os.mkdir, ("pickle-was-run",)


def header(**changes: Any) -> Callable[[Members], None]:
    def change(members: Members) -> None:
        values = msgspec.json.decode(members["header.json"]) | changes
        members["header.json"] = msgspec.json.encode(values)

    return change


def bias(content: bytes) -> Callable[[Members], None]:
    return lambda members: members.update({"biases_0.npy": content})


def hashed(array: Any) -> Callable[[Members], None]:
    """Puts in weights with the right hash: whoever makes a file can do that."""

    def change(members: Members) -> None:
        members["biases_0.npy"] = npy(np.asarray(array, np.float16))
        known = msgspec.json.decode(members["header.json"], type=net_files._Header)
        arrays = {n: np.load(io.BytesIO(each)) for n, each in members.items() if n != "header.json"}
        header(hash=net_files._hash(known, arrays))(members)

    return change


def rewrite(path: Path, change: Callable[[Members], Any], method: int = zipfile.ZIP_DEFLATED) -> None:
    """Writes the archive again with other members."""
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    change(members)
    with zipfile.ZipFile(path, "w", method) as archive:
        for name, content in members.items():
            archive.writestr(name, content)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (header(version=net_files.VERSION + 1), "policy-version"),
        (header(format="other"), "policy-malformed"),
        (header(game="baloot"), "policy-other-game"),
        (header(game="../chess"), "policy-other-game"),
        (header(layout="0" * 16), "policy-other-layout"),
        (header(hidden=[8, 5]), "policy-malformed"),
        (header(hidden=[1 << 40]), "policy-malformed"),
        (header(hidden=[]), "policy-malformed"),
        (header(hash="0" * 64), "policy-hash"),
        (header(card={"name": "N", "training": "somebody else's", "licence": "MIT"}), "policy-hash"),
        (header(more=1), "policy-malformed"),
        (lambda members: members.update({"header.json": b"\xff"}), "policy-malformed"),
        (lambda members: members.update({"header.json": b"[" * 100_000}), "policy-malformed"),
        (lambda members: members.pop("header.json"), "policy-malformed"),
        (lambda members: members.pop("biases_0.npy"), "policy-malformed"),
        (lambda members: members.update({"more.npy": b""}), "policy-malformed"),
        (bias(npy(np.ones(8, np.float16))), "policy-hash"),
        (bias(npy(np.zeros(8, np.float32))), "policy-malformed"),
        (bias(npy(np.zeros((1, 8), np.float16))), "policy-malformed"),
        (bias(npy(np.zeros(8, np.float16)) + b"\0"), "policy-malformed"),
        (bias(npy(np.zeros(8, np.float16))[:-1]), "policy-malformed"),
        (bias(npy(np.zeros(8, np.float16), version=(2, 0))), "policy-malformed"),
        (bias(npy(np.array([Bomb()] * 8, object), allow_pickle=True)), "policy-malformed"),
        (bias(pickle.dumps(Bomb())), "policy-malformed"),
        (bias(b""), "policy-malformed"),
        (hashed([np.nan] * 8), "policy-not-finite"),
        (hashed([np.inf] * 8), "policy-not-finite"),
        (lambda members: members.update({"more.npy": bytes(net_files.LARGEST)}), "policy-too-large"),
    ],
)
def test_a_file_that_somebody_changed_is_refused(
    path: Path, change: Callable[[Members], Any], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(path.parent)
    rewrite(path, change)
    with pytest.raises(BadPolicy) as fault:
        load(path, "kout_bo")
    assert fault.value.code == code
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize(
    "text",
    [
        "(",
        "{[]: 1}",
        "{1: 2, 'a': 3}",
        "{'descr': (), 'fortran_order': False, 'shape': (8,)}",
        "'''",
        "\n  a\n b",
        "-" * 3000,
    ],
)
def test_a_header_that_numpy_cannot_read_is_refused(path: Path, text: str) -> None:
    start = b"\x93NUMPY\1\0" + len(text).to_bytes(2, "little") + text.encode()
    rewrite(path, bias(start + bytes(16)))
    with pytest.raises(BadPolicy, match="policy-malformed"):
        load(path)


def test_what_is_larger_than_it_says_is_not_unpacked(path: Path) -> None:
    """Far more bytes than the archive says are in one member: they are never all in memory."""
    rewrite(path, lambda members: members.update({"biases_0.npy": bytes(4 * net_files.LARGEST)}))
    content = bytearray(path.read_bytes())
    entry = content.rindex(b"biases_0.npy") - 46  # its size, at offset 24, among the entries at the end
    content[entry + 24 : entry + 28] = (144).to_bytes(4, "little")
    path.write_bytes(content)
    tracemalloc.start()
    try:
        with pytest.raises(BadPolicy, match="policy-malformed"):
            load(path)
        assert tracemalloc.get_traced_memory()[1] < 2 * net_files.LARGEST
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_ways_of_packing_are_refused(path: Path, method: int) -> None:
    """NumPy writes neither; their unpacking has no limit, and errors of its own."""
    rewrite(path, lambda members: None, method)
    with pytest.raises(BadPolicy, match="policy-malformed"):
        load(path)


def test_every_changed_byte_that_matters_is_noticed(path: Path) -> None:
    whole = path.read_bytes()
    read = load(path)
    for at in range(0, len(whole), len(whole) // 60):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        try:
            other = load(path)
        except BadPolicy:
            continue
        assert all(np.array_equal(other.arrays[name], read.arrays[name]) for name in read.arrays)
        assert other.card == read.card


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"", "policy-malformed"), (b"PK\5\6" + bytes(18), "policy-malformed"), (None, "policy-file")],
)
def test_what_is_no_file_of_a_net_is_refused(path: Path, content: bytes | None, code: str) -> None:
    if content is None:
        path.unlink()
    else:
        path.write_bytes(content)
    with pytest.raises(BadPolicy) as fault:
        load(path)
    assert fault.value.code == code


def test_a_file_that_is_too_large_is_not_read(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(net_files.LARGEST + 1)
    with pytest.raises(BadPolicy, match="policy-too-large"):
        load(path)


def test_a_weight_too_large_for_float16_is_not_written(tmp_path: Path) -> None:
    net = Net.random("baloot", hidden=(4,))
    net.arrays["value_biases"][0] = 1e6
    with pytest.raises(BadPolicy, match="policy-not-finite"):
        save(net, tmp_path / "net.npz")
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    "arrays", [{}, {"value_biases": np.zeros(2)}, {"value_biases": np.array([np.nan])}, {"more": np.zeros(1)}]
)
def test_a_net_has_the_arrays_of_its_layers(arrays: dict[str, Any]) -> None:
    whole = Net.random("baloot", hidden=(4,)).arrays
    with pytest.raises(BadPolicy):
        Net("baloot", (4,), whole | arrays if arrays else {}, CARD)
