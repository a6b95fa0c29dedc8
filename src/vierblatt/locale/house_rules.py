r"""A rules page for the house rules in force: the value in force is marked in each list of values.

>>> from vierblatt.games.options import FlagOption, Options
>>> options = Options("demo", 1, {"kaboot": FlagOption(default=True)}, presets={"calm": {"kaboot": False}})
>>> page = "## House rules\n\nThe default is in bold.\n\n- `kaboot` = **`true`**, `false`: all eight tricks.\n"
>>> print(with_rules(page, options, options.rule_set(preset="calm"), note="What applies:", mark="[{}]"), end="")
## House rules
<BLANKLINE>
What applies:
<BLANKLINE>
- `kaboot` = `true`, [`false`]: all eight tricks.
"""

from __future__ import annotations

import re

from vierblatt.games.options import Option, Options, RuleSet, Value
from vierblatt.locale.words import Words

BOLD = "**{}**"  #: the mark if the output supports bold
BRACKETS = "[{}]"  #: the mark if it does not

_LINE = re.compile(r"^- `([a-z0-9_]+)` = (.*)$", re.MULTILINE)
_HEADING = re.compile(r"^## .*\n", re.MULTILINE)
_DEFAULT = re.compile(r"\*\*`([^`]*)`\*\*")
_VALUE = re.compile(r"`([^`]*)`")


def rules_page(words: Words, rules: RuleSet | None = None, *, bold: bool = True) -> str:
    """The page of a game's rules in Markdown, for a rule set (by default the standard one).

    words: must have a game. bold: whether the output supports bold; otherwise values in force are in brackets.
    """
    page = words.rules_page()
    if words.game is None or not page:
        return page
    chosen = rules or words.game.options.rule_set()
    if not chosen.changed:
        note = words.text("rules-default-bold" if bold else "rules-default-brackets")
    else:
        note = words.text("rules-chosen-bold" if bold else "rules-chosen-brackets")
        note = f"{words.text('ui-house-rules')}: {words.preset(chosen.preset)}. {note}"
    return with_rules(page, words.game.options, chosen, note=note, mark=BOLD if bold else BRACKETS)


def with_rules(page: str, options: Options, rules: RuleSet, *, note: str, mark: str = BOLD) -> str:
    """The Markdown page with the value of `rules` marked in each list of values.

    note: the sentence that explains the mark; it replaces the first one of the page's last section. mark: `BOLD` or
    `BRACKETS`. A value that is missing from its list is inserted before it.
    """

    def marked(line_match: re.Match[str]) -> str:
        name, rest = line_match[1], line_match[2]
        option = options.every.get(name)
        if option is None:
            return line_match[0]
        values, colon, meaning = rest.partition(": ")
        plain = _DEFAULT.sub(r"`\1`", values)
        return f"- `{name}` = {_mark(plain, option, rules.value_of(name, option), mark)}{colon}{meaning}"

    *_, heading = _HEADING.finditer(page)
    before, after = page[: heading.end()], page[heading.end() :].lstrip("\n")
    _, _, lists = after.partition("\n")
    return f"{before}\n{note}\n{_LINE.sub(marked, lists)}"


def _mark(values: str, option: Option, value: Value, mark: str) -> str:
    for value_match in _VALUE.finditer(values):
        try:
            same = option.parse(value_match[1]) == value
        except ValueError:
            same = False
        if same:
            return values[: value_match.start()] + mark.format(value_match[0]) + values[value_match.end() :]
    text = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return f"{mark.format(f'`{text}`')}, {values}"
