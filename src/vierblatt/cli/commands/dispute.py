"""`vierblatt dispute`: whether a card was allowed at a table with real cards."""

from __future__ import annotations

import json as encoding
from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated, Any

from cyclopts import Parameter

from vierblatt.cli.arguments import STANDARD_RULES, GameName, HouseRules, Lang, chosen_language
from vierblatt.cli.files import Json, try_files, write_json
from vierblatt.cli.names import known_as
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.dispute import Dispute, DisputeAnswer, DisputeWords, facts_of, fields_of, judge
from vierblatt.errors import BadDispute
from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet, plain

Said = Annotated[
    list[str] | None,
    Parameter(name="NAME=VALUE", negative="", help="What is known about the deal; without CARD, all names are listed."),
]


def dispute(
    game: GameName,
    card: Annotated[str | None, Parameter(name="CARD", help="The card in question, such as 9D or XR.")] = None,
    said: Said = None,
    /,
    *,
    trick: Annotated[str, Parameter(help="The cards before it in its trick, in the order played: “TS KS”.")] = "",
    hand: Annotated[str, Parameter(help="The hand of its player before it was played: “AS 7S 9D”.")] = "",
    part: Annotated[bool, Parameter(negative="", help="The hand is known only in part.")] = False,
    house_rules: HouseRules = STANDARD_RULES,
    json: Json = None,
    lang: Lang = None,
) -> None:
    """Judges a card; without one, lists what can be said. Raises BadDispute, BadCard or BadOption."""
    language = chosen_language(lang)
    try_files(json)
    tell_compiling(language)
    chosen, rules = house_rules.of(game, reserved=True)
    teller = _Teller(language, chosen)
    if card is None:
        if not write_json(json, _encoded(_listed(chosen, rules))):
            teller.fields(rules)
        return
    values = _values(said or (), chosen, rules)
    answer = judge(Dispute(chosen.id, card, hand=hand, trick=trick, values=values, whole=not part, rules=rules))
    document = {"game": chosen.id, "rules": plain(rules.changed), "card": card.strip().upper(), **asdict(answer)}
    if not write_json(json, _encoded(document)):
        teller.answer(card.strip().upper(), answer)


def _values(said: Sequence[str], game: Game, rules: RuleSet) -> dict[str, str]:
    """NAME=VALUE texts; raises BadDispute."""
    known = [each.name for each in fields_of(game.id, rules)] + [*facts_of(game.id)]
    values = {}
    for text in said:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadDispute("dispute-syntax", given=text[:60])
        values[known_as(name.strip(), known)] = value.strip()
    return values


def _listed(game: Game, rules: RuleSet) -> dict[str, Any]:
    fields = [asdict(each) for each in fields_of(game.id, rules)]
    return {"game": game.id, "fields": fields, "facts": [*facts_of(game.id)]}


def _encoded(document: dict[str, Any]) -> str:
    return encoding.dumps(document, ensure_ascii=False, indent=1)


class _Teller:
    """Prints answers in the words of a game."""

    def __init__(self, language: str, game: Game) -> None:
        self.game = game
        self._printer = Printer(language)
        self._words = DisputeWords(language, game)

    def answer(self, card: str, answer: DisputeAnswer) -> None:
        """The answer, the verdict first."""
        styles = {"allowed": "green", "fault": "red", "depends": "yellow"}
        for place, line in enumerate(self._words.answer(card, answer)):
            self._printer.line(line, style=styles[answer.verdict] if place == 0 else "")

    def fields(self, rules: RuleSet) -> None:
        """What can be said about a deal, and the facts that an answer may ask for."""
        words, line = self._words, self._printer.line
        line(words.text("dispute-fields"))
        for field in fields_of(self.game.id, rules):
            message = "dispute-usual" if field.default else "dispute-takes"
            takes = " | ".join(field.values)
            line(
                "  "
                + words.text(message, name=f"{field.name} ({words.field(field)})", takes=takes, usual=field.default)
            )
        if facts_of(self.game.id):
            line(words.text("dispute-facts"))
        for name in facts_of(self.game.id):
            line("  " + words.text("dispute-takes", name=name, takes=words.fact_question(name)))
