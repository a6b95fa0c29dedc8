"""The game record as a document: one JSON object per match; `docs/records.md` explains every field."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from vierblatt.bounds import SeatNumber
from vierblatt.errors import BadRecord
from vierblatt.shuffle.pack_description import Hex32, PackDescription
from vierblatt.taken_back import MOST, TakenBack, Text

FORMAT = 1  #: incremented if a reader of the old format would misread the new one

Name = Annotated[str, Meta(max_length=60)]
Id = Annotated[str, Meta(max_length=60, pattern="^[a-z][a-z0-9_-]*(?![\\s\\S])")]
PackText = Annotated[str, Meta(max_length=400)]
Moment = Annotated[
    str,
    Meta(max_length=40, pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?Z(?![\\s\\S])"),
]
Points = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]

#: An indented list of texts and numbers. JSON texts have no line breaks, so none is mistaken for a list.
_PLAIN_LIST = re.compile(rb'\[\n *(?:"[^"\n]*"|-?[0-9]+)(?:,\n *(?:"[^"\n]*"|-?[0-9]+))*\n *\]')


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the document: nothing unknown, and one way to write it, so that two readers cannot differ."""


class Rules(_Part, frozen=True):
    """The rule set: its preset's name (or empty), the options that differ from their defaults, its hash."""

    behaviour: Version
    preset: Name
    options: dict[str, bool | Points | str | tuple[Points, ...]]
    hash: Hex32


class Player(_Part, frozen=True):
    """Who had a seat: a name, and ``human`` or the name of the bot."""

    name: Name
    kind: Id


class End(_Part, frozen=True):
    """How a deal ended. scores: what each side wrote, null for an abandoned deal. secret: of a provable deal."""

    scores: tuple[Points, ...] | None
    totals: tuple[Points, ...]
    secret: Hex32 | None
    link: Hex32


class Deal(_Part, frozen=True):
    """One deal: the pack in dealing order and every action, in turn. `end` is null while it is being played.

    taken_back: what was taken back, oldest first, at most the last 100 times; left out if nothing was.
    """

    dealer: SeatNumber
    pack: PackText
    link: Hex32
    actions: tuple[Text, ...]
    actions_link: Hex32
    end: End | None
    taken_back: Annotated[tuple[TakenBack, ...], Meta(min_length=1, max_length=MOST)] | UnsetType = UNSET


class Result(_Part, frozen=True):
    """How the match ended: the sides that won (none for a draw) and the totals."""

    winners: tuple[SeatNumber, ...]
    totals: tuple[Points, ...]
    link: Hex32


class Record(_Part, frozen=True):
    """One match, finished or not, from which everything can be replayed and checked."""

    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)]
    program: Name
    created: Moment | None
    game: Id
    rules: Rules
    first_seat: SeatNumber
    seats: tuple[Player, ...]
    packs: PackDescription
    link: Hex32
    deals: tuple[Deal, ...]
    result: Result | None
    head: Hex32  #: the last link, and therefore the fingerprint of the whole record

    @property
    def finished(self) -> bool:
        """Whether the match was played to its end."""
        return self.result is not None

    def to_json(self) -> bytes:
        """The document as indented JSON in UTF-8, with each list of actions on one line."""
        try:
            spread = msgspec.json.format(msgspec.json.encode(self), indent=1)
        except UnicodeEncodeError:
            raise BadRecord("bad-record", why="a text that is not Unicode") from None
        return _PLAIN_LIST.sub(_on_one_line, spread) + b"\n"

    @classmethod
    def from_json(cls, data: bytes | str) -> Record:
        """The record in a document; raises BadRecord for anything else, including unknown fields."""
        try:
            record = _decoder.decode(data)
            json.loads(data, object_pairs_hook=_distinct)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            _refuse_other_format(data)
            raise BadRecord("bad-record", why=str(error)[:200]) from None
        return record


#: Made here, as msgspec reads the fields of a class when it is first decoded, and crashes if two threads do so at once.
_decoder = msgspec.json.Decoder(Record)


def _distinct(pairs: list[tuple[str, Any]]) -> None:
    """Rejects duplicate keys: one reader would use the first value, another the last."""
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError("a key occurs twice")


def _on_one_line(spread: re.Match[bytes]) -> bytes:
    return re.sub(rb"\n *", b"", re.sub(rb",\n *", b", ", spread[0]))


class _OnlyFormat(msgspec.Struct):
    format: int


_format_decoder = msgspec.json.Decoder(_OnlyFormat)


def _refuse_other_format(data: bytes | str) -> None:
    """Raises a clear error for another format version, rather than one about the first unknown field."""
    try:
        version = _format_decoder.decode(data).format
    except (msgspec.DecodeError, ValueError, RecursionError):
        return
    if version != FORMAT:
        raise BadRecord("record-format", found=str(version)[:20], known=FORMAT)


def schema() -> dict[str, Any]:
    """The JSON Schema of a record: the content of `record.schema.json`."""
    made = msgspec.json.schema(Record)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:vierblatt:record:{FORMAT}",
        "title": "Vierblatt game record",
        **made,
    }


def schema_text() -> str:
    """`schema()` as the text of the file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
