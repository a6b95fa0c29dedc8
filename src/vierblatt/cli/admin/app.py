"""`vierblatt admin`: what the operator of a server does with its database, mostly while the server runs.

A command gets its `AdminContext` from the options that all of them share: `vierblatt admin --database FILE COMMAND`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from vierblatt.cli.arguments import Lang

app = App(
    name="admin",
    help="Administer a server: its tables, accounts, backups and proofs.",
    help_epilogue="",
    suppress_keyboard_interrupt=False,
)

#: Command -> the function in `vierblatt.cli.admin`, in a module that is loaded when it is called, and its help.
COMMANDS = {
    "tables": ("tables:list_tables", "List the open tables."),
    "close": (
        "tables:close",
        "Close a table, whatever is being played there; a running server does so within a few seconds.",
    ),
    "accounts": (
        "players:accounts",
        "List the accounts whose name or id contains a text, the most recently seen first.",
    ),
    "ban": (
        "players:ban",
        "Ban a player (name or id) for a time; a running server closes their connections within a few seconds.",
    ),
    "unban": ("players:unban", "Let a banned player play again."),
    "moderator": (
        "moderation:moderator",
        "Give an account the role of a moderator (add NAME), take it away (remove NAME), or list who has it (list).",
    ),
    "trail": (
        "moderation:trail",
        "Write what moderators and administrators have done to a file, the latest first, one entry a line.",
    ),
    "delete": (
        "players:delete",
        "Delete a player (name or id) for ever, as they could themselves: the account, and name and id in all data.",
    ),
    "merge": (
        "players:merge",
        "Give the matches and ratings of one player to another, and delete the first account for ever.",
    ),
    "reset-password": (
        "players:reset_password",
        "Give an account a new password, print it once, and end all other access: sessions, tokens, passkeys.",
    ),
    "notify": (
        "messages:notify",
        "Send a player (name or id) a message of the server, which they find among their notices.",
    ),
    "backup": (
        "backups:backup",
        "Copy the whole database to a new file, as it is at one moment; the server may be running.",
    ),
    "restore": (
        "backups:restore",
        "Put a backup in the database's place and keep the old database beside it; no server may be running.",
    ),
    "export": (
        "records:export",
        "Write the records of all matches as JSON, one file each; files already there are kept, so it can be resumed.",
    ),
    "verify": (
        "database_check:verify",
        "Verify the whole database: logs, records, scores, ratings, statistics. Exit code 1 if something is wrong.",
    ),
    "collusion": (
        "collusion_audit:collusion",
        "Look for pairs whose choices fit each other's hidden cards too well. A flag is a reason to look, not a proof.",
    ),
}

for _name, (_function, _help) in COMMANDS.items():
    app.command(f"vierblatt.cli.admin.{_function}", name=_name, help=_help)


@app.meta.default
def admin(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    database: Annotated[str | None, Parameter(help="The server's database; by default vierblatt.db here.")] = None,
    config: Annotated[Path | None, Parameter(help="The server's TOML file; --database overrides its database.")] = None,
    lang: Lang = None,
) -> Any:
    """Administer a server: its tables, accounts, backups and proofs."""
    command, bound, ignored = app.parse_args(tokens, exit_on_error=False, print_error=False)
    if not ignored:  # only a page of help
        return command(*bound.args, **bound.kwargs)
    from vierblatt.cli.admin.context import AdminContext

    context = AdminContext.of(config, database, lang)
    return command(*bound.args, **bound.kwargs, **dict.fromkeys(ignored, context))
