"""Loads the messages of the Fluent files: those in this folder and those of a game.

A game's messages override shared ones with the same id, so a game may have its own names for jokers, for example.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime.types import fluent_number

from vierblatt.locale.messages import FluentMessages, entries

HERE = Path(__file__).parent


def shared_files(language: str) -> list[Path]:
    """The files of a language that are shared by all games."""
    return sorted(HERE.glob(f"*.{language}.ftl"))


def game_files(language: str, folder: Path, *more: str) -> list[Path]:
    """The files of a game's words and of its terms, and of more families; a third-party game may have none."""
    files = (folder / f"{name}.{language}.ftl" for name in ("words", "terms", *more))
    return [file for file in files if file.is_file()]


@cache
def bundle(language: str, folder: Path | None = None, *more: str) -> FluentMessages:
    """All messages of a language, with those of the game whose words are in `folder`, and of its families `more`."""
    made = FluentMessages(language)
    for path in shared_files(language):
        made.add(path)
    for path in game_files(language, folder, *more) if folder else ():
        made.add(path, override=True)
    return made


def message_ids(language: str, folder: Path | None = None) -> list[str]:
    """The ids of all messages of a language and of a game, in the order of the files, each once."""
    paths = [*shared_files(language), *(game_files(language, folder) if folder else ())]
    return list(dict.fromkeys(each for path in paths for each in entries(path) if not each.startswith("-")))


def format_message(
    messages: FluentMessages, message_id: str, values: Mapping[str, object]
) -> tuple[str, list[Exception]]:
    """Formats a message, or an attribute (`ID.NAME`), with its values; returns the text and Fluent's errors."""
    pattern = messages.pattern(message_id)
    if pattern is None:
        raise LookupError(message_id)
    ready = {name: _ungrouped(value) for name, value in values.items()}
    return messages.format_pattern(pattern, ready)


def attribute(messages: FluentMessages, message_id: str, name: str) -> str:
    """The text of a message's attribute, which takes no values; empty if the message has no such attribute."""
    pattern = messages.pattern(f"{message_id}.{name}")
    return messages.format_pattern(pattern)[0] if pattern is not None else ""


def _ungrouped(value: object) -> object:
    """Disables digit grouping: scores are written 1000, not 1,000."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
