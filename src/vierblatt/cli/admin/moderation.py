"""`admin moderator` and `admin trail`: who moderates, and what was done."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from vierblatt.cli.admin.context import AdminContext, AdminFault, Context, now
from vierblatt.cli.admin.players import account_of
from vierblatt.cli.files import try_files, write_json
from vierblatt.locale.moments import local_time
from vierblatt.server.moderation.moderating import trail_line
from vierblatt.server.store.port import ModeratorRow, Store

#: Entries read at a time.
PAGE = 500


def moderator(what: Literal["add", "remove", "list"], player: str = "", /, *, context: Context) -> None:
    """Gives the role of a moderator to an account (name or id), takes it away, or lists who has it."""
    if what == "list":
        _list(context)
    elif not player:
        raise AdminFault("moderator-unnamed", what=what)
    else:
        _set(context, player, on=what == "add")


def _list(context: AdminContext) -> None:
    async def look(store: Store) -> list[ModeratorRow]:
        return await store.moderators()

    found = context.run(look)
    if not found:
        context.tell("admin-no-moderators")
        return
    word = context.words.text
    columns = {"id": word("column-id"), "name": word("column-name"), "since": word("column-since")}
    context.tabulate(columns, [[each.player, each.name, local_time(each.since)] for each in found])


def _set(context: AdminContext, player: str, *, on: bool) -> None:
    async def change(store: Store) -> tuple[str, bool]:
        account = await account_of(store, player)
        if on and not account.login:
            raise AdminFault("guest-cannot-moderate", name=account.name)
        return account.name, await store.set_moderator(account.id, now(), on=on)

    name, changed = context.run(change)
    if on:
        context.tell("admin-moderator-added" if changed else "admin-moderator-already", name=name)
    else:
        context.tell("admin-moderator-removed" if changed else "admin-moderator-never", name=name)


def trail(
    file: Annotated[Path, Parameter(allow_leading_hyphen=True, help="Where to write it; - for standard output.")],
    /,
    *,
    context: Context,
) -> None:
    """Writes what moderators and administrators have done, the latest first, one entry a line (JSON Lines)."""
    try_files(file)

    async def read(store: Store) -> list[bytes]:
        lines: list[bytes] = []
        before = 2**53
        while part := await store.trail(before=before, limit=PAGE):
            lines += [
                msgspec.json.encode({**msgspec.structs.asdict(trail_line(each)), "link": each.row.link.hex()})
                for each in part
            ]
            before = part[-1].row.seq
        return lines

    lines = context.run(read, as_it_is=True)
    if not write_json(file, b"".join(line + b"\n" for line in lines).decode()):
        context.tell("admin-trail-written", path=str(file), acts=len(lines))
