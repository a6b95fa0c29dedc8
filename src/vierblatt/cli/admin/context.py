"""The database that an administrator works on, and the wording of the answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

from cyclopts import Parameter

from vierblatt.cli.arguments import chosen_language
from vierblatt.cli.output import Output
from vierblatt.cli.words import Printer
from vierblatt.errors import VierblattError
from vierblatt.extras import packages_of
from vierblatt.locale.bidi import display

with packages_of("server"):  # every command loads this module first, so a missing package is reported here
    from vierblatt.server.ops.config import Config, load
    from vierblatt.server.ops.database_lock import database_file
    from vierblatt.server.store.port import Store
    from vierblatt.server.store.sql import SqlStore

T = TypeVar("T")


class AdminFault(VierblattError):
    """What an administrator asks for cannot be done."""


class AdminContext:
    """The settings, the database and the printer of one `admin` command."""

    def __init__(self, config: Config, printer: Printer) -> None:
        self.config = config
        self.words = printer.words
        self._printer = printer

    @classmethod
    def of(cls, config: Path | None, database: str | None, lang: str | None) -> AdminContext:
        """A context from the options of the command line; raises VierblattError."""
        return cls(load(config, database=database), Printer(chosen_language(lang)))

    @property
    def file(self) -> Path:
        """The database's file; raises AdminFault if the database is not a file, or the file does not exist."""
        file = database_file(self.config)
        if file is None:
            raise AdminFault("not-a-file-database")
        if not file.is_file():
            raise AdminFault("no-database", path=str(file))
        return file

    def run(self, work: Callable[[Store], Coroutine[Any, Any, T]], *, as_it_is: bool = False) -> T:
        """Opens the store and runs `work` with it; raises VierblattError. as_it_is: does not migrate the schema."""

        async def with_store() -> T:
            async with self._store(as_it_is=as_it_is) as store:
                return await work(store)

        return asyncio.run(with_store())

    @asynccontextmanager
    async def _store(self, *, as_it_is: bool) -> AsyncIterator[Store]:
        if database_file(self.config) is not None:
            _ = self.file  # opening would make a new one
        store = SqlStore(self.config.database_url)
        await store.open(as_it_is=as_it_is)
        try:
            yield store
        finally:
            await store.close()

    def tell(self, message: str, *, style: str = "", **values: object) -> None:
        """Prints a worded message."""
        self._printer.line(self.words.text(message, **values), style)

    def tabulate(self, columns: dict[str, str], rows: list[list[str]]) -> None:
        """Prints rows under worded headings; columns: key -> heading."""
        from rich.table import Table

        table = Table(box=None, pad_edge=False, header_style="bold")
        for heading in columns.values():
            table.add_column(display(heading), overflow="fold")
        for row in rows:
            table.add_row(*(display(cell) for cell in row))
        Output(highlight=False, markup=False).print(table)


#: The parameter of a command that gets the context, not a word of the command line.
Context = Annotated[AdminContext, Parameter(parse=False)]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def check_range(option: str, value: float, low: float, high: float) -> None:
    """Raises AdminFault where the value of an option is less or more than it takes."""
    if not low <= value <= high:
        raise AdminFault("bad-value", option=option, value=str(value), takes=f"{low}..{high}")
