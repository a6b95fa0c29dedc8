"""A tournament that is run by commands, as an organiser types them."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from tests.cli.running import Ran, vierblatt

NAMES = ("Amal and Badr", "Dana and Essa", "Fahad and Ghada", "Hind and Isa", "Jasim and Khalid", "لطيفة ومريم",
         "Nasser and Omar", "Qais and Rami")  # fmt: skip


class TypedEvening:
    """Commands on one file. words: what `new` gets. entered: how many enter."""

    def __init__(self, folder: Path, *words: str, entered: int = 0, lang: str = "en") -> None:
        self.file, self.lang = folder / "an evening.jsonl", lang
        self.do("new", *words)
        if entered:
            self.do("enter", *NAMES[:entered])

    def ran(self, command: str, *words: str) -> Ran:
        """What came of a command."""
        return vierblatt("tournament", command, str(self.file), *words, "--lang", self.lang)

    def do(self, command: str, *words: str) -> str:
        """What a command prints, which must succeed."""
        ran = self.ran(command, *words)
        assert (ran.code, ran.err) == (0, ""), f"{command} {words}: {ran.err}"
        return ran.out

    def next_command(self) -> list[str]:
        """The command that `show` says comes next, without `vierblatt`."""
        said = re.findall(r"^Next: vierblatt (.+)$", self.do("show"), re.MULTILINE)
        return shlex.split(said[0]) if said else []

    def lines(self) -> list[bytes]:
        """The file's lines."""
        return self.file.read_bytes().splitlines()
