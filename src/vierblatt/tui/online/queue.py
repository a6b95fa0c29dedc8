"""The queue of a table where winners stay, as the terminal shows it."""

from __future__ import annotations

from collections.abc import Awaitable

from vierblatt.client import TableLink
from vierblatt.locale.words import Words
from vierblatt.tui.rows import Button, FormRow

#: The keys of the buttons: join, leave, and, before the id of somebody there, play with them.
JOIN, LEAVE, WITH = "queue-join", "queue-leave", "queue-with "


def queue_rows(words: Words, link: TableLink) -> list[FormRow]:
    """The buttons to join or leave the queue, with the reader's place, and those to choose a partner."""
    queue = link.queue
    if queue is None or link.seat >= 0 or link.info.next:
        return []
    names = words.join([words.join([each.name for each in place.people]) for place in queue.places])
    if not link.queued:
        return [Button(JOIN, words.text("queue-join"), names or words.text("queue-empty"))]
    rows: list[FormRow] = [
        Button(LEAVE, words.text("queue-leave"), words.text("queue-place", place=link.queued) + " · " + names)
    ]
    alone = {place.people[0].player: place.people[0] for place in queue.places if len(place.people) == 1}
    mine = alone.pop(link.player, None)
    if mine is None or not _has_partners(link):
        return rows
    for player, other in alone.items():
        if mine.asked != player:
            wording = "queue-agree" if other.asked == link.player else "queue-ask"
            rows.append(Button(WITH + player, words.text(wording, name=other.name)))
    return rows


def queue_command(link: TableLink, key: str) -> Awaitable[object] | None:
    """What a button of `queue_rows` does; None for any other."""
    if key.startswith(WITH):
        return link.join_queue(key.removeprefix(WITH))
    return {JOIN: link.join_queue, LEAVE: link.leave_queue}[key]() if key in {JOIN, LEAVE} else None


def _has_partners(link: TableLink) -> bool:
    rules = link.referee.rules
    shape = link.game.rules.shape(rules.values)
    return shape.sides < shape.seats
