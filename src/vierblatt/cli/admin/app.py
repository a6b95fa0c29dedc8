"""`vierblatt admin`: what the keeper of a server does with its database, mostly while the server runs.

A command gets its `AdminContext` from the options that all of them share: `vierblatt admin --database FILE COMMAND`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from vierblatt.cli.files import Json
from vierblatt.extras import packages_of

app = App(name="admin", help="Keep a server: its tables, accounts, backups and proofs.")

Here = Annotated[Any, Parameter(parse=False)]


@app.command
def tables(*, context: Here) -> None:
    """List the tables at which something can still happen."""
    from vierblatt.cli.admin import tables as open_tables

    open_tables.list_tables(context)


@app.command
def close(table: str, /, *, context: Here) -> None:
    """End a table, whatever is played there; a running server does it within a few seconds."""
    from vierblatt.cli.admin import tables as open_tables

    open_tables.close(context, table)


@app.command
def accounts(text: str = "", /, *, context: Here) -> None:
    """List the accounts whose name or id holds a text, those last seen first."""
    from vierblatt.cli.admin import players

    players.find(context, text)


@app.command
def ban(
    player: str,
    /,
    *,
    hours: Annotated[float, Parameter(help="For how long.")] = 24.0,
    context: Here,
) -> None:
    """Keep a player (name or id) out for a time; a running server closes their connections within a few seconds."""
    from vierblatt.cli.admin import players

    players.ban(context, player, hours)


@app.command
def unban(player: str, /, *, context: Here) -> None:
    """Let a banned player play again."""
    from vierblatt.cli.admin import players

    players.unban(context, player)


@app.command
def delete(player: str, /, *, context: Here) -> None:
    """Delete a player (name or id) for ever, as they could: the account, and name and id in all that is kept."""
    from vierblatt.cli.admin import players

    players.delete(context, player)


@app.command
def merge(player: str, into: str, /, *, context: Here) -> None:
    """Make the matches and ratings of a player those of another, and delete the first account for ever."""
    from vierblatt.cli.admin import players

    players.merge(context, player, into)


@app.command
def reset_password(
    name: str,
    /,
    *,
    keep_passkeys: Annotated[bool, Parameter(negative="", help="Leave the passkeys as they are.")] = False,
    context: Here,
) -> None:
    """Give an account a new password, print it once, and end every other way in: sessions, tokens, passkeys."""
    from vierblatt.cli.admin import players

    players.reset_password(context, name, keep_passkeys=keep_passkeys)


@app.command
def backup(file: Path, /, *, context: Here) -> None:
    """Copy the whole database to a new file, as it is at one moment; the server may run."""
    from vierblatt.cli.admin import backups

    backups.backup(context, file)


@app.command
def restore(file: Path, /, *, context: Here) -> None:
    """Put a backup in the database's place and keep the old database beside it; no server may run."""
    from vierblatt.cli.admin import backups

    backups.restore(context, file)


@app.command
def export(
    folder: Path,
    /,
    *,
    player: Annotated[str, Parameter(help="Only what is kept of this player (name or id), as one ZIP file.")] = "",
    context: Here,
) -> None:
    """Write the records of all matches as JSON, a file each; what is there already stays, so it can be resumed."""
    from vierblatt.cli.admin import records

    if player:
        records.export_player(context, folder, player)
    else:
        records.export(context, folder)


@app.command
def verify(
    *,
    since: Annotated[str, Parameter(help="Only tables opened from this day on, such as 2026-01-31.")] = "",
    workers: Annotated[int, Parameter(help="Processes; 1: this one alone, 0: all cores but one.")] = 1,
    json: Json = None,
    context: Here,
) -> None:
    """Prove the whole database: logs, records, scores, ratings, statistics. Exit code 1 if something is wrong."""
    from vierblatt.cli.admin import database_check

    database_check.verify(context, since, workers, json=json)


@app.command
def collusion(
    *,
    game: Annotated[str, Parameter(help="Only this game.")] = "",
    since: Annotated[str, Parameter(help="Only matches that ended from this day on, such as 2026-01-31.")] = "",
    every: Annotated[bool, Parameter(name="--all", negative="", help="Matches that were not rated, too.")] = False,
    worlds: Annotated[int, Parameter(help="Deals looked at for each thing that is to be known.")] = 32,
    least: Annotated[int, Parameter(help="Deals that a pair must have played to be judged.")] = 40,
    alpha: Annotated[float, Parameter(help="How probable it may be that anybody honest is flagged.")] = 0.01,
    keep: Annotated[Path | None, Parameter(help="A file for what was measured; a later run goes on from it.")] = None,
    workers: Annotated[int, Parameter(help="Processes; 0: all cores but one.")] = 0,
    seed: Annotated[int, Parameter(help="Another one looks at other deals.")] = 0,
    json: Json = None,
    context: Here,
) -> None:
    """Look for pairs whose choices fit each other's hidden cards too well. A flag is a reason to look, and no proof."""
    from vierblatt.cli.admin import collusion_audit

    collusion_audit.collusion(
        context, game=game, since=since, rated=not every, worlds=worlds, least=least, alpha=alpha, keep=keep,
        workers=workers, seed=seed, json=json,
    )  # fmt: skip


@app.meta.default
def admin(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    database: Annotated[str | None, Parameter(help="The server's database; by default vierblatt.db here.")] = None,
    config: Annotated[Path | None, Parameter(help="The server's TOML file, instead.")] = None,
    lang: Annotated[str | None, Parameter(help="en, de or ar; by default the system's language.")] = None,
) -> Any:
    """Keep a server: its tables, accounts, backups and proofs."""
    command, bound, ignored = app.parse_args(tokens, exit_on_error=False, print_error=True)
    if not ignored:  # only a page of help
        return command(*bound.args, **bound.kwargs)
    with packages_of("server"):
        from vierblatt.cli.admin.context import AdminContext

        context = AdminContext.of(config, database, lang)
        return command(*bound.args, **bound.kwargs, **dict.fromkeys(ignored, context))
