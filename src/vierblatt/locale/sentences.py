"""Events, facts and errors as sentences.

The name of a field determines how it is worded (see `vierblatt.games.events`), so a new event needs only a message and
no code. In addition to its fields, the message of an event gets `$you`, which is "yes" if its `seat` is the reader's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.cards import NAMES, SUITS
from vierblatt.errors import VierblattError
from vierblatt.games.events import Called, DealScored, Event, Fact, MatchOver
from vierblatt.locale.moments import local_time
from vierblatt.locale.vocabulary import Vocabulary

_CARDS = frozenset(NAMES)
#: Larger whole numbers are worded digit by digit: the formatting of numbers does not take them.
LARGEST_NUMBER = 10**15
#: Milliseconds since 1970 in the year 9000: later times are worded as numbers.
LATEST_MOMENT = 221_845_392_000_000


def event(words: Vocabulary, happened: Event, me: int | None) -> str:
    """The sentence for an event."""
    tag = str(type(happened).__struct_config__.tag)
    fields: dict[str, Any] = {name: getattr(happened, name) for name in happened.__struct_fields__}
    seat = fields.get("seat", fields.pop("audience"))
    values = worded(words, fields)
    values["you"] = _yes(me is not None and seat == me)
    if isinstance(happened, Called) and happened.wording:
        values["call"] = words.call(happened.wording)
    if isinstance(happened, MatchOver):
        values |= _result(words, happened, me)
    return words.text_or(f"event-{tag}", tag, **values)


def _result(words: Vocabulary, over: MatchOver, me: int | None) -> dict[str, object]:
    mine = me is not None and me >= 0 and words.side_of(me) in over.winners
    names = words.listed([words.side(side) for side in over.winners])
    return {"winners": names, "count": len(over.winners), "you": _yes(mine)}


def fact(words: Vocabulary, known: Fact, me: int | None) -> str:
    """The sentence for a fact; `$side` is the team of its seat."""
    values = _fact_values(words, known, me)
    return words.text_or(f"fact-{known.name}", f"{known.name}: {values['value']}", **values)


def short_fact(words: Vocabulary, known: Fact, me: int | None) -> str:
    """A fact in the few words of the table's head: its value alone, unless a message says more."""
    values = _fact_values(words, known, me)
    return words.text_or(f"head-{known.name}", str(values["value"]), **values)


def _fact_values(words: Vocabulary, known: Fact, me: int | None) -> dict[str, object]:
    if known.kind == "side":
        value: object = words.side(int(known.value), me)
    elif known.kind == "key":
        value = words.text_or(f"value-{known.value}", str(known.value))
    else:
        value = word(words, known.kind, known.value)
    values = {"value": value}
    if known.seat is not None:
        values |= {"seat": words.seat(known.seat), "side": words.side(words.side_of(known.seat), me)}
    return values


def outcome(words: Vocabulary, scored: DealScored, me: int | None) -> str:
    """How a deal turned out; for a game without a sentence of its own, its scores."""
    summary = scored.summary
    if summary is None:
        return _scores(words, scored, me)
    values = {name: _summarised(words, name, value, me) for name, value in summary.values.items()}
    values["you"] = _yes(me is not None and summary.values.get("seat") == me)
    return words.text_or(f"outcome-{summary.name}", _scores(words, scored, me), **values)


def _summarised(words: Vocabulary, name: str, value: Any, me: int | None) -> object:
    kind = name.rpartition("_")[2]
    return words.side(value, me) if kind == "side" else word(words, kind, value)


def _scores(words: Vocabulary, scored: DealScored, me: int | None) -> str:
    sides = [words.text("outcome-side", side=words.side(i, me), points=score) for i, score in enumerate(scored.scores)]
    return words.text("outcome-scores", scores=words.join(sides))


def error(words: Vocabulary, fault: VierblattError) -> str:
    """The sentence for an error; if a rule forbids an action, the game's explanation of that rule.

    A code used with different parameters has a second message, named after the first parameter: `error-bad-value` is
    for a house rule, `error-bad-value-key` for a key of a position.
    """
    why = f"rule-{fault.rule}"
    if fault.rule and words.has(why):
        return words.text("error-with-rule", sentence=words.text(why), rule=fault.rule)
    code = f"error-{fault.code}"
    special = f"{code}-{next(iter(fault.parameters), '')}"
    message = special if words.has(special) else code
    if not words.has(message):
        return str(fault)
    details = ", ".join(f"{name}={value}" for name, value in fault.parameters.items())
    sentence = words.text(message, **worded(words, fault.parameters), details=details)
    return words.text("error-with-rule", sentence=sentence, rule=fault.rule) if fault.rule else sentence


def worded(words: Vocabulary, fields: Mapping[str, object]) -> dict[str, object]:
    """Converts fields to words, each according to its name."""
    return {name: word(words, name.rpartition("_")[2], value) for name, value in fields.items()}


def word(words: Vocabulary, kind: str, value: Any) -> object:
    """Converts a value to words; a value that does not match its kind stays unchanged."""
    if isinstance(value, list | tuple):
        return _words(words, kind, value)
    if isinstance(value, VierblattError):
        return error(words, value)
    if kind == "seat" and isinstance(value, int):
        return words.seat(value)
    if kind == "side" and isinstance(value, int):
        return words.side(value)
    if kind == "moment" and isinstance(value, int) and 0 <= value <= LATEST_MOMENT:
        return local_time(value)
    if not isinstance(value, str):
        return value if isinstance(value, int) and abs(value) <= LARGEST_NUMBER else str(value)
    if kind in {"card", "action"} and value in _CARDS:
        return words.card(value)
    if kind == "cards" and value.split() and _CARDS.issuperset(value.split()):
        return words.cards(value.split())
    if kind == "suit" and value in {*SUITS}:
        return words.suit(value)
    if kind in {"call", "action"}:
        return words.call(value)
    return words.text_or(f"value-{value}", value) if kind == "key" else value


def _words(words: Vocabulary, kind: str, values: list[Any] | tuple[Any, ...]) -> str:
    single = kind.removesuffix("s")
    if values and all(isinstance(value, int) for value in values) and single not in {"seat", "side"}:
        return words.ratio(values)
    if values and all(isinstance(value, str) and value in _CARDS for value in values):
        return words.cards(values)
    return words.listed([str(word(words, single, value)) for value in values])


def _yes(condition: bool) -> str:  # noqa: FBT001 - it converts a condition
    return "yes" if condition else "no"
