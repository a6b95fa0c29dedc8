"""Nets in files: an `.npz` archive with the weights as float16, and a header in JSON.

The header names the format and its version, the game, the key of its observations and actions
(`ObservationLayout.key`), the hidden layers, the model card, and the SHA-256 of all of this and of the weights. A file
is data only: nothing in it can run, and whatever does not fit to the last byte is refused.

>>> import tempfile
>>> from pathlib import Path
>>> from vierblatt.policies.net import Net
>>> path = Path(tempfile.mkdtemp()) / "small.npz"
>>> save(Net.random("baloot", hidden=(16,)), path)
>>> load(path).hidden, load(path).card.licence
((16,), 'CC0-1.0')
>>> load(path, "kout_bo")
Traceback (most recent call last):
...
vierblatt.errors.BadPolicy: policy-other-game: given=baloot, needed=kout_bo
"""

from __future__ import annotations

import io
import zipfile
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from vierblatt.argument_checks import shown
from vierblatt.errors import BadOption, BadPolicy
from vierblatt.observations.layout import ObservationLayout
from vierblatt.policies.net import ModelCard, Net, array_shapes
from vierblatt.whole_files import write_whole

FORMAT, VERSION = "vierblatt-net", 2
#: The most bytes of a file, and of its contents.
LARGEST = 16 << 20
HEADER = "header.json"
STORED = np.dtype("<f2")
#: How files in the archive may be packed: as NumPy does. Others are unpacked without a limit on their size.
PACKINGS = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
#: What a damaged archive can raise.
DAMAGES = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, OSError, RuntimeError, ValueError)


class _FormatVersion(msgspec.Struct, frozen=True):
    """The part of a header that every version has."""

    format: str
    version: int


class _Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    version: int
    game: str
    layout: str
    hidden: list[int]
    card: ModelCard
    hash: str = ""


def save(net: Net, path: Path | str) -> None:
    """Writes a net, as a whole or not at all. Raises BadPolicy if a weight is too large for float16, and OSError."""
    with np.errstate(over="ignore"):
        arrays = {name: array.astype(STORED) for name, array in net.arrays.items()}
    for name, array in arrays.items():
        if not np.isfinite(array).all():
            raise BadPolicy("policy-not-finite", part=name)
    layout = ObservationLayout.of(net.game).key
    header = _Header(FORMAT, VERSION, net.game, layout, [*net.hidden], net.card)
    header = msgspec.structs.replace(header, hash=_hash(header, arrays))
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(
            zipfile.ZipInfo(HEADER), msgspec.json.encode(header)
        )  # without a date: equal nets, equal files
        for name, array in arrays.items():
            member = io.BytesIO()
            np.lib.format.write_array(member, array, (1, 0), allow_pickle=False)
            archive.writestr(zipfile.ZipInfo(f"{name}.npy"), member.getvalue())
    if file.tell() > LARGEST:
        raise BadPolicy("policy-too-large", size=file.tell(), most=LARGEST)
    write_whole(Path(path), file.getvalue())


def load(path: Path | str, game: str | None = None) -> Net:
    """Reads a net; game: the id of the game that it must be for. Raises BadPolicy, which says what is wrong."""
    members = _members(bounded_content(Path(path), LARGEST))
    header = _header(members.pop(HEADER, b""))
    if game is not None and header.game != game:
        raise BadPolicy("policy-other-game", given=shown(header.game), needed=game)
    try:
        layout, shapes = ObservationLayout.of(header.game), array_shapes(header.game, header.hidden)
    except BadOption:
        raise BadPolicy("policy-malformed", part=HEADER) from None
    if header.layout != layout.key:
        raise BadPolicy("policy-other-layout", game=header.game)
    names = {f"{name}.npy": name for name in shapes}
    if odd := sorted(members.keys() ^ names.keys()):
        raise BadPolicy("policy-malformed", part=shown(odd[0]))
    arrays = {name: _array(members[member], shapes[name], member) for member, name in names.items()}
    if header.hash != _hash(header, arrays):
        raise BadPolicy("policy-hash")
    return Net(
        header.game, tuple(header.hidden), {k: each.astype(np.float32) for k, each in arrays.items()}, header.card
    )


def bounded_content(path: Path, most: int) -> bytes:
    """The bytes of the file of a policy; raises BadPolicy if it cannot be read or has more than `most`."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        raise BadPolicy("policy-file", file=shown(str(path)), reason=reason) from None
    if len(content) > most:
        raise BadPolicy("policy-too-large", size=path.stat().st_size, most=most)
    return content


def _members(content: bytes) -> dict[str, bytes]:
    """The files in the archive by name; raises BadPolicy."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            infos = archive.infolist()
            size = sum(info.file_size for info in infos)
            # A few bytes may claim to be a lot; such a file is not unpacked.
            members = {info.filename: _member(archive, info) for info in infos} if size <= LARGEST else {}
    except DAMAGES:
        raise BadPolicy("policy-malformed", part="zip") from None
    if size > LARGEST:
        raise BadPolicy("policy-too-large", size=size, most=LARGEST)
    if len(members) != len(infos):
        raise BadPolicy("policy-malformed", part="zip")
    return members


def _member(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    """A file in the archive: never more of it than it claims to be, since a few bytes may also unpack to a lot."""
    if info.compress_type not in PACKINGS:
        raise zipfile.BadZipFile(info.filename)
    with archive.open(info) as file:
        return file.read(info.file_size)


def _header(text: bytes) -> _Header:
    try:
        kind = msgspec.json.decode(text, type=_FormatVersion)
        if kind.format != FORMAT:
            raise BadPolicy("policy-malformed", part=HEADER)
        if kind.version != VERSION:
            raise BadPolicy("policy-version", given=kind.version, known=VERSION)
        return msgspec.json.decode(text, type=_Header)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadPolicy("policy-malformed", part=HEADER) from None


def _array(content: bytes, shape: tuple[int, ...], member: str) -> npt.NDArray[np.float16]:
    """An array of float16 of exactly this shape, from its bytes alone: no pickle, no memory that they only claim."""
    file = io.BytesIO(content)
    try:
        version = np.lib.format.read_magic(file)
        found: Any = np.lib.format.read_array_header_1_0(file) if version == (1, 0) else None
    except Exception:  # noqa: BLE001 - NumPy reads headers as Python literals, which fail in many ways
        found = None
    if found != (shape, False, STORED) or len(content) - file.tell() != STORED.itemsize * int(np.prod(shape)):
        raise BadPolicy("policy-malformed", part=member)
    return np.frombuffer(content, STORED, offset=file.tell()).reshape(shape)


def _hash(header: _Header, arrays: dict[str, Any]) -> str:
    """The SHA-256 of a header, without its hash, and of the arrays in their order."""
    digest = sha256(msgspec.json.encode(msgspec.structs.replace(header, hash="")))
    for array in arrays.values():
        digest.update(array.tobytes())
    return digest.hexdigest()
