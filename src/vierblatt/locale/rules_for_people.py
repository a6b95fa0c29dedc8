"""A rules page for people: house rules have their names, and the ids that programs use can be left out.

The Markdown of a page names rules in brackets, `(BAL-PLAY-5)`, and house rules and their values as code. Here code
becomes words, and the remaining ids go through `aside`, which decides whether and how they are shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from vierblatt.games.options import Option
from vierblatt.locale.vocabulary import slug
from vierblatt.locale.words import Words

#: How ids are shown: a function of their Markdown.
Aside = Callable[[str], str]

_LISTED = re.compile(r"^- `(?P<name>[a-z0-9_]+)` = (?P<values>.*?): (?P<meaning>.*)$")
_RULES = re.compile(r"\s*\([^()]*\b[A-Z]+-[A-Z]+-\d+[^()]*\)")
_COMMA = re.compile("[,،] ")
_CODE = re.compile(r"`([^`]+)`")


def shown(ids: str) -> str:
    """Ids as they are written."""
    return ids


def hidden(_ids: str) -> str:
    """Ids left out."""
    return ""


def for_people(markdown: str, words: Words, aside: Aside = hidden) -> str:
    """The page with the names of house rules in place of their ids; `words` must have the game."""
    assert words.game is not None
    lines = [_line(line, words, aside) for line in markdown.split("\n")]
    return "\n".join(
        line if line.startswith("#") else _RULES.sub(lambda rules: aside(rules[0]), line) for line in lines
    )


def _line(line: str, words: Words, aside: Aside) -> str:
    assert words.game is not None
    known = words.game.options.every
    item = _LISTED.match(line)
    if item and item["name"] in known:
        name, option = item["name"], known[item["name"]]
        values = _COMMA.sub(" / ", item["values"])  # the words for a value may have commas
        values = _CODE.sub(lambda code: _value(words, name, option, code[1]), values)
        meaning = _CODE.sub(lambda code: _quoted(words, _value(words, name, option, code[1])), item["meaning"])
        ids = aside(f" `{name}` = {item['values'].replace('*', '')}")
        return f"- **{words.option(name)}:** {meaning} ({values}){ids}"
    return _CODE.sub(lambda code: _option(words, code[1], aside) if code[1] in known else code[0], line)


def _option(words: Words, name: str, aside: Aside) -> str:
    return _quoted(words, words.option(name)) + aside(f" `{name}`")


def _quoted(words: Words, text: str) -> str:
    return words.text("rules-quoted", text=text)


def _value(words: Words, name: str, option: Option, raw: str) -> str:
    """The words for a value that the page writes as in a command, `true` or `13_1_13`."""
    message = f"option-{name}-{slug(raw)}"
    if words.has(message):
        return words.text(message)
    try:
        return words.option_value(name, option.parse(raw))
    except ValueError:
        return raw
