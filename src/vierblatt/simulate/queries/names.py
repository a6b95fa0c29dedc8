"""The names that an expression about deals of a game can have, and what they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vierblatt.errors import BadExpression
from vierblatt.games.contract import Game, TableShape
from vierblatt.games.deal_facts import DealFact
from vierblatt.games.options import RuleSet
from vierblatt.simulate.queries.shared_facts import DealFunction, functions, sets_of_cards, shared_facts

#: `dealt(EXPRESSION)`: the hands in the expression are those that were dealt first.
DEALT = "dealt"


@dataclass(frozen=True)
class QueryNames:
    """All names of a game under its house rules.

    facts, functions: by name. cards: sets of cards as bits, by name. words: for each word, the words of its fact.

    >>> from vierblatt import games
    >>> baloot = games.get("baloot")
    >>> names = QueryNames.of(baloot, baloot.options.rule_set())
    >>> names.facts["contract"].words, names.words["sun"].index("sun"), "2C" in names.cards
    (('none', 'hokom', 'sun'), 2, False)
    """

    facts: dict[str, DealFact]
    functions: dict[str, DealFunction]
    cards: dict[str, int]
    words: dict[str, Sequence[str]]

    @staticmethod
    def of(game: Game, rules: RuleSet) -> QueryNames:
        """The names of a game; raises ValueError where one has two meanings."""
        table: TableShape = game.rules.shape(rules.values)
        facts = [*shared_facts(table), *game.research.facts]
        words = {word: fact.words for fact in facts for word in fact.words}
        found = QueryNames(
            facts={fact.name: fact for fact in facts},
            functions={each.name: each for each in functions(table)},
            cards=sets_of_cards(table.pack),
            words=words,
        )
        every = [*(fact.name for fact in facts), *found.functions, *found.cards, *words, DEALT]
        if len({*every}) < len(every):
            twice = sorted(name for name in {*every} if every.count(name) > 1)
            raise ValueError(f"{game.id}: a name with two meanings: {twice}")
        return found

    @property
    def known(self) -> list[str]:
        """All names but those of single cards, in alphabetical order."""
        longer = [name for name in self.cards if len(name) > 2]
        return sorted([*self.facts, *self.functions, *longer, *self.words, DEALT])

    def unknown(self, name: str, at: int) -> BadExpression:
        """The error for a name that none of these is."""
        return BadExpression("expression-name", name=name[:40], place=at + 1, known=", ".join(self.known))


def usage(each: DealFact | DealFunction) -> str:
    """How a fact or a function is written: `tricks(SEAT)`."""
    if isinstance(each, DealFact):
        return f"{each.name}(SEAT)" if each.takes_seat else each.name
    return f"{each.name}({', '.join(kind.upper() for kind in each.takes)})"
