"""`vierblatt serve`: checks its arguments, compiles the rules, prints the address and serves."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, WholeNumberOrNone, chosen_language
from vierblatt.cli.words import Printer
from vierblatt.extras import packages_of
from vierblatt.server.ops import memory
from vierblatt.server.ops.config import Config, load

EVERYWHERE = "0.0.0.0"  # noqa: S104 - only where the user asks for it
_ALL_ADDRESSES = {EVERYWHERE, "::", ""}


def serve(
    *,
    host: Annotated[
        list[str] | None,
        Parameter(
            consume_multiple=(0, 1),
            negative="",
            help="The address to serve on: by default this machine only; without a value, all its networks.",
        ),
    ] = None,
    port: Annotated[WholeNumberOrNone, Parameter(help="By default 8137; 0 takes any free port.")] = None,
    database: Annotated[
        str | None, Parameter(help="A SQLite file, by default vierblatt.db here, or postgresql://…")
    ] = None,
    redis: Annotated[
        str | None, Parameter(help="redis://HOST: one of several nodes that share a PostgreSQL database.")
    ] = None,
    tls_cert: Annotated[str | None, Parameter(help="A certificate (PEM, with its chain) for https.")] = None,
    tls_key: Annotated[str | None, Parameter(help="The certificate's key (PEM).")] = None,
    public_url: Annotated[str | None, Parameter(help="The address that players use, if a proxy is in front.")] = None,
    config: Annotated[Path | None, Parameter(help="A TOML file with settings; see docs/hosting.md.")] = None,
    lang: Lang = None,
) -> None:
    """Serves until it is told to stop, which ends it with 0 even before it listens.

    host: None as configured, empty for all addresses of this machine.
    """
    printer = Printer(chosen_language(lang))
    address = None if host is None else (host[0] if host else EVERYWHERE)
    settings = load(
        config, host=address, port=port, database=database, redis=redis, tls_cert=tls_cert, tls_key=tls_key,
        public_url=public_url,
    )  # fmt: skip
    with contextlib.suppress(KeyboardInterrupt), memory.starting():
        with packages_of("server"):
            from vierblatt.server import run
            from vierblatt.server.ops import startup
            from vierblatt.server.ops.database_lock import database_file, reserve_database
        startup.check_certificate(settings)
        with reserve_database(database_file(settings), make=True) as owner:
            startup.check_address(settings)
            _make_ready(printer)
            run.serve(settings, ready=lambda url: announce(printer, settings, url), owner=owner)
    printer.line(printer.words.text("serve-ended"))


def announce(printer: Printer, config: Config, url: str) -> None:
    """Tells where the page is: the address, a QR code of it for phones, and what it lacks without TLS."""
    from vierblatt.games.background import compiles_now

    words = printer.words
    shared = config.public_url or _shared_url(config, url)
    printer.line(words.text("serve-at", url=shared or url), style="bold")
    if compiles_now():
        printer.line(words.text("serve-compiles-now"))
    if shared is None:
        local = config.host not in _ALL_ADDRESSES
        printer.line(words.text("serve-local" if local else "serve-no-network"))
        return
    if sys.stdout.isatty():
        _draw_code(shared)
    printer.line(words.text("serve-shared"))
    if not config.secure:
        printer.line(words.text("serve-without-tls"))


def _shared_url(config: Config, url: str) -> str | None:
    """The address for other machines; None where only this one can reach the server."""
    from vierblatt.server.ops.startup import lan_address

    parts = urlsplit(url)
    if config.host == "::":
        address = lan_address(version=6)
        return f"{parts.scheme}://[{address}]:{parts.port}" if address else None
    if config.host in _ALL_ADDRESSES:
        address = lan_address()
        return f"{parts.scheme}://{address}:{parts.port}" if address else None
    local = config.host == "localhost" or config.host.startswith("127.") or config.host == "::1"
    return None if local else url


def _draw_code(url: str) -> None:
    import segno

    try:
        "█▀▄".encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return  # question marks are no code
    segno.make(url, micro=False).terminal(out=sys.stdout, border=2, compact=True)


def _make_ready(printer: Printer) -> None:
    """Loads the rules, or sees to it that they are compiled, so that nobody at a table waits for them."""
    from vierblatt.cli.commands.warm import prepare

    prepare(printer.words.text("serve-compiling"))
