"""What was wrong: how often, by kind, with the first examples of each."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

#: acknowledgement: a command answered twice, under another id, or with another entry than the one received. board:
#: hands, turn and cards that do not agree. gap, repeat: of `seq`. leak: a hidden card. lost: a socket that was
#: closed without notice. other-seat: data for another seat. refused: by the server. silent: no answer in time. torn:
#: receivers got different texts. unreadable: not a frame of the protocol.
Kind = Literal[
    "acknowledgement", "board", "gap", "leak", "lost", "other-seat", "refused", "repeat", "silent", "torn",
    "unreadable",
]  # fmt: skip
EXAMPLES = 3  #: how many are kept of each kind


class Finding(msgspec.Struct, frozen=True):
    """One thing that was wrong."""

    kind: Kind
    table: str
    what: str


class Findings:
    """Everything that was wrong in a load.

    >>> findings = Findings()
    >>> findings.add("gap", "abcdefghij", "after 3 came 5")
    >>> findings.counts, findings.examples[0].what
    ({'gap': 1}, 'after 3 came 5')
    """

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self.examples: list[Finding] = []

    def __len__(self) -> int:
        return self._counts.total()

    def add(self, kind: Kind, table: str, what: str) -> None:
        """Records a fault."""
        self._counts[kind] += 1
        if self._counts[kind] <= EXAMPLES:
            self.examples.append(Finding(kind, table, what[:300]))

    @property
    def counts(self) -> dict[str, int]:
        """How often each kind occurred."""
        return dict(sorted(self._counts.items()))
