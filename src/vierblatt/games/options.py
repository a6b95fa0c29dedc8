"""House rules: typed, named, validated, hashed, and readable by compiled rules.

A game lists its options once. Each becomes an int64 field ``opt_NAME`` of the state, so a rule reads
``s.opt_target``; a choice is stored as its index among its values (`ChoiceOption.code`).

>>> options = Options("demo", 1, {"target": NumberOption(152, least=1), "tie": ChoiceOption("split", "buyer_loses")})
>>> options.rule_set({"target": "101"}).values["target"]
101
>>> options.rule_set({"tie": "perhaps"})
Traceback (most recent call last):
...
vierblatt.errors.BadOption: bad-value: option=tie, value=perhaps, takes=split, buyer_loses
"""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

from vierblatt.argument_checks import as_whole_number, shown
from vierblatt.errors import BadOption
from vierblatt.kernel.state import Field, public

Value = str | int | bool | tuple[int, ...]


class Option(ABC):
    """One house rule: its default, the values it accepts, and how the state stores it."""

    default: Value
    rule: str  #: the id of the rule or ambiguity it belongs to
    size: int = 0  #: of the state's field

    @abstractmethod
    def parse(self, value: Any) -> Value:
        """The value, from Python or from text; raises ValueError."""

    @abstractmethod
    def encode(self, value: Value) -> int | list[int]:
        """The value as the state's field stores it."""

    @property
    @abstractmethod
    def accepted(self) -> str:
        """The accepted values as text, for errors and help."""


class ChoiceOption(Option):
    """One of several values, the default first: texts, whole numbers, or a mixture."""

    def __init__(self, *values: str | int, rule: str = "") -> None:
        self.values = values
        self.default = values[0]
        self.rule = rule
        self._by_text = {str(value): value for value in values}

    def code(self, value: str | int) -> int:
        """The number that stands for a value in the state."""
        return self.values.index(value)

    def parse(self, value: Any) -> Value:
        if isinstance(value, bool) or str(value) not in self._by_text:
            raise ValueError
        return self._by_text[str(value)]

    def encode(self, value: Value) -> int:
        return self.values.index(value)

    @property
    def accepted(self) -> str:
        return ", ".join(map(str, self.values))


class FlagOption(Option):
    """Yes or no, stored as 1 or 0."""

    _words = MappingProxyType({"true": True, "false": False, "yes": True, "no": False, "on": True, "off": False})

    def __init__(self, default: bool, rule: str = "") -> None:  # noqa: FBT001 - `FlagOption(False)` is clear
        self.default = default
        self.rule = rule

    def parse(self, value: Any) -> Value:
        if isinstance(value, bool):
            return value
        try:
            return self._words[str(value).lower()]
        except KeyError:
            raise ValueError from None

    def encode(self, value: Value) -> int:
        return int(bool(value))

    @property
    def accepted(self) -> str:
        return "true, false" if self.default else "false, true"


class NumberOption(Option):
    """A whole number within bounds, stored as it is."""

    def __init__(self, default: int, *, least: int, most: int = 1_000_000, rule: str = "") -> None:
        self.default = default
        self.least, self.most, self.rule = least, most, rule

    def parse(self, value: Any) -> Value:
        number = int(value) if isinstance(value, str) else as_whole_number(value)
        if number is None or not self.least <= number <= self.most:
            raise ValueError
        return number

    def encode(self, value: Value) -> int:
        return int(value)  # type: ignore[arg-type]

    @property
    def accepted(self) -> str:
        return f"{self.least}..{self.most}"


class NumberListOption(Option):
    """A list of numbers: one of the named lists (the default first) or, if `most` is given, any list within the bounds.

    The state's field stores the length first, then the numbers.
    """

    def __init__(
        self,
        named: Mapping[str, tuple[int, ...]],
        *,
        longest: int,
        least: int = 1,
        most: int = 0,
        rule: str = "",
    ) -> None:
        self.named = dict(named)
        self.default = next(iter(named))
        self.longest, self.least, self.most, self.rule = longest, least, most, rule
        self.size = longest + 1

    def parse(self, value: Any) -> Value:
        if isinstance(value, str):
            if value in self.named:
                return value
            value = [int(part) for part in value.strip("[]()").replace(",", " ").split()]
        numbers = tuple(number for number in map(as_whole_number, value) if number is not None)
        if not 0 < len(numbers) <= self.longest or len(numbers) < len(value):
            raise ValueError
        for name, known in self.named.items():
            if known == numbers:
                return name
        if any(not self.least <= n <= self.most for n in numbers):
            raise ValueError
        return numbers

    def encode(self, value: Value) -> list[int]:
        numbers = self.named[value] if isinstance(value, str) else value
        assert isinstance(numbers, tuple)
        return [len(numbers), *numbers]

    @property
    def accepted(self) -> str:
        own = f", or 1 to {self.longest} numbers {self.least}..{self.most}" if self.most else ""
        return ", ".join(self.named) + own


@dataclass(frozen=True)
class RuleSet:
    """A complete set of house rules of one game: every option's value, its name if it is a preset, its hash."""

    game: str
    behaviour: int
    values: Mapping[str, Value]
    changed: Mapping[str, Value]  #: the options that differ from their defaults
    preset: str = ""

    def value_of(self, name: str, option: Option) -> Value:
        """The value of one option of the game, also of a reserved one that has its default."""
        return self.values.get(name, option.default)

    @property
    def hash(self) -> str:
        """SHA-256 over the canonical JSON of game, behaviour version and changed options, 64 hex digits."""
        body = {"behaviour": self.behaviour, "game": self.game, "options": plain(self.changed)}
        return hashlib.sha256(json.dumps(body, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


#: House rules as callers choose them: a complete rule set, or the options that differ from the preset.
HouseRules = RuleSet | Mapping[str, Any] | None


def plain(values: Mapping[str, Value]) -> dict[str, Any]:
    """Values as JSON represents them, with lists instead of tuples."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in sorted(values.items())}


@dataclass(frozen=True)
class Options:
    """All options of a game and its presets; `behaviour` rises when a default or a behaviour changes.

    earlier: the earlier behaviour versions that can still be played exactly, each with the options that reproduce it:
    those whose defaults were different, and those that were added with a change and can undo it.
    """

    game: str
    behaviour: int
    by_name: Mapping[str, Option]
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    #: What presets of these names used to contain; in older records the names still mean that.
    former_presets: Mapping[str, tuple[Mapping[str, Any], ...]] = field(default_factory=dict)
    earlier: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    #: Options that only tables, records and worked cases know (see `rule_set`), and nobody else is offered. The values
    #: of a rule set contain them only where they differ from their defaults.
    reserved: Mapping[str, Option] = field(default_factory=dict)
    #: Presets that change reserved options.
    reserved_presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    @cached_property
    def every(self) -> dict[str, Option]:
        """All options by name, the reserved ones last."""
        return {**self.by_name, **self.reserved}

    def fields(self) -> dict[str, Field]:
        """The state's fields that hold the options."""
        return {f"opt_{name}": public(option.size) for name, option in self.every.items()}

    def preset_names(self, *, reserved: bool = False) -> list[str]:
        """`standard` first, then the others; last, if wanted, those that change reserved options."""
        others = [name for name in self.presets if name != "standard"]
        return ["standard", *others, *(self.reserved_presets if reserved else ())]

    def defaults(self, behaviour: int | None = None) -> dict[str, Value]:
        """The defaults of all options that are offered, in this version or an earlier one; raises BadOption."""
        values = {name: option.default for name, option in self.by_name.items()}
        if behaviour in (None, self.behaviour):
            return values
        if behaviour not in self.earlier:
            known = ", ".join(map(str, [*sorted(self.earlier), self.behaviour]))
            raise BadOption("unknown-behaviour", behaviour=behaviour, game=self.game, known=known)
        return values | {name: self.parse(name, value) for name, value in self.earlier[behaviour].items()}

    def rule_set(
        self,
        changes: Mapping[str, Any] | None = None,
        preset: str = "standard",
        *,
        behaviour: int | None = None,
        reserved: bool = False,
    ) -> RuleSet:
        """The rule set of a preset with some options changed; raises BadOption.

        behaviour: an earlier version that can still be played (`earlier`). reserved: whether the caller can play with
        the reserved options; otherwise, changing one is refused.
        """
        kept_back = [*self.reserved_presets]  # a list, as callers may pass what has no hash
        if preset in kept_back and not reserved:
            raise BadOption("reserved-preset", preset=preset, game=self.game)
        known = self.preset_names(reserved=reserved)
        if preset not in known:
            raise BadOption("unknown-preset", preset=shown(preset), game=self.game, known=", ".join(known))
        defaults = self.defaults(behaviour)
        values, own = dict(defaults), dict(changes or {})
        for name, value in {**self._content_of(preset), **own}.items():
            values[name] = self.parse(name, value)
        defaults |= {name: option.default for name, option in self.reserved.items()}
        changed = {name: value for name, value in values.items() if value != defaults[name]}
        if not reserved:
            self._refuse_reserved(changed)
        values = {name: value for name, value in values.items() if name in self.by_name or name in changed}
        name, version = self._preset_of(changed, defaults), self.behaviour if behaviour is None else behaviour
        return RuleSet(self.game, version, MappingProxyType(values), MappingProxyType(changed), name)

    def _content_of(self, preset: str) -> Mapping[str, Any]:
        return self.presets.get(preset, self.reserved_presets.get(preset, {}))

    def _refuse_reserved(self, changed: Mapping[str, Value]) -> None:
        for name in changed:
            if name in self.reserved:
                raise BadOption("reserved-option", option=name, game=self.game)

    def chosen(self, rules: HouseRules = None, preset: str = "standard", *, reserved: bool = False) -> RuleSet:
        """The rule set that a caller chooses: a complete one, or a preset with some options changed.

        Raises BadOption, also for the rule set of another game, and for a complete one together with a preset; unless
        `reserved`, for reserved options as well.
        """
        if isinstance(rules, RuleSet):
            if rules.game != self.game:
                raise BadOption("other-game", game=self.game, given=rules.game)
            if preset != "standard":
                raise BadOption("preset-of-rule-set", preset=shown(preset))
            if not reserved:
                self._refuse_reserved(rules.changed)
            return rules
        if rules is not None and not isinstance(rules, Mapping):
            raise BadOption("rules-not-options", given=shown(rules))
        return self.rule_set(rules, preset, reserved=reserved)

    def named(self, rules: RuleSet, preset: str = "standard") -> tuple[str, dict[str, Any]]:
        """The preset that equals the rules, without changes; else the given preset and what differs from it."""
        if rules.preset:
            return rules.preset, {}
        base = self.rule_set({}, preset, reserved=True)
        pairs = ((name, rules.value_of(name, each), base.value_of(name, each)) for name, each in self.every.items())
        return preset, plain({name: value for name, value, usual in pairs if value != usual})

    def _preset_of(self, changed: Mapping[str, Value], defaults: Mapping[str, Value]) -> str:
        for name in self.preset_names(reserved=True):
            preset = {n: self.parse(n, v) for n, v in self._content_of(name).items()}
            if {n: v for n, v in preset.items() if v != defaults[n]} == changed:
                return name
        return ""

    def was_preset(self, changed: Mapping[str, Value], name: str) -> bool:
        """Whether a preset of that name once had exactly these changed options."""
        return any(former == changed for former in self.former_presets.get(name, ()))

    def parse(self, name: str, value: Any) -> Value:
        """One option's value from Python or text; raises BadOption."""
        if name not in self.every:
            raise BadOption("unknown-option", option=shown(name), game=self.game, known=", ".join(self.by_name))
        try:
            return self.every[name].parse(value)
        except (ValueError, TypeError):
            accepted = self.every[name].accepted
            raise BadOption("bad-value", option=name, value=shown(value, 60), takes=accepted) from None
