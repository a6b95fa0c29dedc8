"""The result of a league: every board, the table that follows from them, and a signature over both."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal, Self

import msgspec

from vierblatt import __version__
from vierblatt.arena.ledger import Ledger
from vierblatt.arena.provenance import processor
from vierblatt.arena.report import BotStanding, ContestReport, Pairing, report
from vierblatt.arena.results import BoardResult
from vierblatt.argument_checks import shown
from vierblatt.errors import BadLeague
from vierblatt.league.cards import cards_hash
from vierblatt.league.definition import LeagueDefinition
from vierblatt.league.signing import LeagueKey, is_signature
from vierblatt.policies.naming import NET
from vierblatt.whole_files import write_whole

#: The format of these files; the number rises whenever their content changes.
RESULT_FORMAT: Final = "vierblatt-league-result-1"
#: What is signed begins with this, so that a signature cannot be used for anything else.
TAG = b"vierblatt league result 1\n"


class LeagueTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What follows from the boards. standings: in the order of the entrants. pairs: without the single margins."""

    standings: Sequence[BotStanding]
    pairs: Sequence[Pairing]


class LeagueResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A complete league that has been played.

    version: of the program. rules_key: a hash of the sources that decide how its bots play. date: of the signature.
    nets: the SHA-256 of every net's file, by its spec. cards: see `cards_hash`. boards: every board of every pairing,
    with both of its tables. public_key, signature: of whoever played the league, in hexadecimal digits.
    """

    format: Literal["vierblatt-league-result-1"]
    version: str
    rules_key: str
    date: str
    processor: str
    league: LeagueDefinition
    nets: Mapping[str, str]
    cards: str
    boards: Sequence[BoardResult]
    table: LeagueTable
    public_key: str
    signature: str

    @classmethod
    def of(cls, definition: LeagueDefinition, ledger: Ledger, nets: Mapping[str, str], key: LeagueKey) -> Self:
        """Signs what has been played. nets: as `hashes_of_nets` had them before the first board."""
        unsigned = cls(
            format=RESULT_FORMAT,
            version=__version__,
            rules_key=ledger.contest.rules_key,
            date=datetime.now(UTC).strftime("%Y-%m-%d"),
            processor=processor(),
            league=definition,
            nets=nets,
            cards=cards_hash(ledger.contest),
            boards=[ledger.boards[task] for task in sorted(ledger.boards)],
            table=table_of(definition, ledger),
            public_key=key.public,
            signature="",
        )
        return msgspec.structs.replace(unsigned, signature=key.sign(unsigned.signed_bytes))

    @classmethod
    def read(cls, file: Path) -> Self:
        """The result in a file; raises BadLeague if it cannot be read or is none."""
        try:
            return cls.from_json(file.read_bytes())
        except OSError as fault:
            raise BadLeague("cannot-read", path=str(file), reason=fault.strerror or str(fault)) from None
        except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
            raise BadLeague("league-malformed", path=str(file), reason=" ".join(str(fault).split())[:200]) from None

    @classmethod
    def from_json(cls, text: bytes) -> Self:
        """The result in a document; raises ValueError or RecursionError for anything else."""
        content = json.loads(text, parse_constant=_refuse_constant)
        result = msgspec.convert(content, cls)
        written = json.dumps(msgspec.to_builtins(result), allow_nan=False, ensure_ascii=False)  # 1e400 is no number
        written.encode()  # half a character is none
        if json.loads(written) != content:  # what is not read is not signed
            raise ValueError("some keys are missing, or are none of a result")
        return result

    def write(self, file: Path) -> None:
        """Writes the file as a whole, one board a line; raises BadLeague."""
        parts = []
        for name, value in msgspec.to_builtins(self).items():
            lines = [f"\n  {json.dumps(each)}" for each in value] if name == "boards" else []
            parts.append(f" {json.dumps(name)}: " + (f"[{','.join(lines)}\n ]" if lines else json.dumps(value)))
        try:
            write_whole(file, ("{\n" + ",\n".join(parts) + "\n}\n").encode())
        except OSError as fault:
            raise BadLeague("cannot-write", path=str(file), reason=fault.strerror or str(fault)) from None

    @property
    def signed_bytes(self) -> bytes:
        """What is signed: TAG, then everything but the signature as JSON in ASCII, with sorted keys and no blanks."""
        body: dict[str, Any] = msgspec.to_builtins(self)
        del body["signature"]
        return TAG + json.dumps(body, sort_keys=True, separators=(",", ":"), allow_nan=False).encode("ascii")

    @property
    def is_signed(self) -> bool:
        """Whether the signature is one of this content by the public key; raises MissingPackage."""
        return is_signature(self.signed_bytes, self.signature, self.public_key)

    def ledger(self) -> Ledger:
        """The boards as a ledger; raises BadLeague and BadOption for a league that cannot be played."""
        return Ledger(self.league.contest(), {(board.pair, board.number): board for board in self.boards})


def league_report(definition: LeagueDefinition, ledger: Ledger) -> ContestReport:
    """The report of the boards played so far, with the names of the entrants; raises MissingPackage."""
    found = report(ledger)
    named = [msgspec.structs.replace(bot, name=name) for bot, name in zip(found.bots, definition.names, strict=True)]
    return msgspec.structs.replace(found, bots=named)


def table_of(definition: LeagueDefinition, ledger: Ledger) -> LeagueTable:
    """The table that follows from the boards; raises MissingPackage if ratings need openskill."""
    found = league_report(definition, ledger)
    return LeagueTable(found.bots, [msgspec.structs.replace(pair, margins=[]) for pair in found.pairs])


def hashes_of_nets(definition: LeagueDefinition) -> dict[str, str]:
    """The SHA-256 of the file of each net that takes part, by its spec; raises BadLeague."""
    found: dict[str, str] = {}
    for entrant in definition.entrants:
        kind, _, path = entrant.bot.partition(":")
        if kind == NET and path:
            try:
                found[entrant.bot] = hashlib.sha256(Path(path).read_bytes()).hexdigest()
            except (OSError, ValueError) as fault:  # ValueError: a NUL in the name
                reason = getattr(fault, "strerror", None) or str(fault)
                raise BadLeague("cannot-read", path=shown(path), reason=reason) from None
    return found


def _refuse_constant(word: str) -> float:
    """JSON has no such number, though Python would read it."""
    raise ValueError(f"{word} is not a number")
