"""What can be done with a member, with a message or, as the host, with the majlis: windows over its screen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vierblatt.client import Client
from vierblatt.locale.words import Words
from vierblatt.protocol import EMOJI
from vierblatt.protocol.majlis import Majlis, MajlisLine, Member
from vierblatt.tui.rows import Button, FormRow, TextRow

#: Shows a title and rows, and returns the key of the button that was pressed, or an empty text.
Ask = Callable[[str, list[FormRow]], Awaitable[str]]
#: What was chosen, to be sent to the server; None if nothing was.
Chosen = Awaitable[object] | None
#: The result of deleting the majlis.
DELETED = "deleted"


async def member_menu(ask: Ask, words: Words, client: Client, majlis: Majlis, member: Member) -> Chosen:
    """For the host: removes a member, or makes them the host."""
    remove = words.text("majlis-remove", name=member.name)
    rows: list[FormRow] = [
        Button("host", words.text("majlis-make-host", name=member.name)),
        Button("remove", remove),
        _cancel(words),
    ]
    answer = await ask(member.name, rows)
    if answer == "host":
        return client.change_majlis(majlis.id, host=member.player)
    if answer == "remove" and await _sure(ask, words, remove, words.text("majlis-remove-sure", name=member.name)):
        return client.leave_majlis(majlis.id, member.player)
    return None


async def line_menu(ask: Ask, words: Words, client: Client, majlis: Majlis, line: MajlisLine) -> Chosen:
    """Reacts to a message, takes a reaction back, or deletes the message."""
    rows: list[FormRow] = []
    for known in EMOJI:
        mine = client.player in line.reactions.get(known, [])
        rows.append(Button(f"react {known}", f"{known}  ✓" if mine else known))
    if client.player in {line.player, majlis.host}:
        rows.append(Button("delete", words.text("majlis-delete-yes")))
    answer = await ask(words.text("majlis-react", name=line.name), [_cancel(words), *rows])
    kind, _, emoji = answer.partition(" ")
    if kind == "react":
        on = client.player not in line.reactions.get(emoji, [])
        return client.react_in_majlis(majlis.id, line.id, emoji, on=on)
    if kind == "delete" and await _sure(ask, words, words.text("majlis-delete-yes"), words.text("majlis-delete-ask")):
        return client.delete_majlis_line(majlis.id, line.id)
    return None


async def host_menu(ask: Ask, words: Words, client: Client, majlis: Majlis) -> Chosen:
    """For the host: gives the majlis a new link, or deletes it."""
    link, delete = words.text("majlis-new-link"), words.text("majlis-delete")
    rows: list[FormRow] = [Button("link", link), Button("delete", delete), _cancel(words)]
    answer = await ask(words.text("majlis-manage"), rows)
    if answer == "link" and await _sure(ask, words, link, words.text("majlis-new-link-note")):
        return client.renew_majlis_link(majlis.id)
    if answer == "delete" and await _sure(
        ask, words, words.text("majlis-delete-now"), words.text("majlis-delete-sure")
    ):
        return _delete(client, majlis)
    return None


async def _delete(client: Client, majlis: Majlis) -> str:
    await client.delete_majlis(majlis.id)
    return DELETED


async def _sure(ask: Ask, words: Words, act: str, what_follows: str) -> bool:
    """Asks for confirmation."""
    rows: list[FormRow] = [TextRow("about", what_follows), Button("yes", act), _cancel(words)]
    return await ask(act, rows) == "yes"


def _cancel(words: Words) -> Button:
    return Button("", words.text("ui-cancel"))
