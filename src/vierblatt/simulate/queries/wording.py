"""The words of queries in one language: what can be asked, and what was found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from vierblatt.cards import NAMES
from vierblatt.locale.words import Words
from vierblatt.simulate.number_format import NumberFormatter
from vierblatt.simulate.queries.answer import QueryAnswer, ShownExpression, ValueShare
from vierblatt.simulate.queries.names import DEALT, QueryNames, usage
from vierblatt.simulate.queries.shared_facts import PLACES


class QueryWords(Words):
    """The words of a game with those for its facts, which no table loads; takes what `Words` takes."""

    families = ("deal_facts",)

    def fact_meaning(self, name: str) -> str:
        """What a fact, function or set of cards means; its name for a game that has no text for it."""
        return self.text_or(f"deal-fact-{name}", name)


@dataclass(frozen=True)
class ListedFact:
    """A line in the list of what can be asked. usage: how it is written, or several of a kind. kind: see `Kind`."""

    usage: str
    kind: str
    meaning: str

    def document(self) -> dict[str, Any]:
        """The line as JSON data."""
        return {"usage": self.usage, "kind": self.kind, "meaning": self.meaning}


def listed_facts(names: QueryNames, words: QueryWords) -> list[ListedFact]:
    """Everything that an expression can name: the game's own facts last, and similar ones in one line.

    >>> from vierblatt import games
    >>> kout = games.get("kout_bo")
    >>> facts = listed_facts(QueryNames.of(kout, kout.options.rule_set()), QueryWords("en", kout))
    >>> facts[0].usage, facts[-1]
    ('first, second, third, fourth, fifth, sixth', ListedFact(usage='made', kind='truth', meaning='Whether the hokm \
team won as many tricks as were bid.'))
    """
    return [*_lines(names, words)]


def _lines(names: QueryNames, words: QueryWords) -> Iterator[ListedFact]:
    places = [name for name in names.facts if name in PLACES]
    seats = [name for name in names.facts if name.removeprefix("seat").isdecimal()]
    yield ListedFact(", ".join(places), "seat", words.fact_meaning(places[0]))
    yield ListedFact(", ".join(seats), "seat", words.fact_meaning(seats[0]))
    yield ListedFact(", ".join(name for name in names.cards if name not in NAMES), "cards", words.fact_meaning("all"))
    yield ListedFact(next(reversed(names.cards)), "cards", words.fact_meaning("card"))
    for function in names.functions.values():
        yield ListedFact(usage(function), function.gives, words.fact_meaning(function.name))
    yield ListedFact(f"{DEALT}(EXPRESSION)", "", words.fact_meaning(DEALT))
    for fact in names.facts.values():
        if fact.name not in places and fact.name not in seats:
            kind = ", ".join(fact.words) if fact.words else fact.kind
            yield ListedFact(usage(fact), kind, words.fact_meaning(fact.name))


class QueryWording(NumberFormatter):
    """The sentences and formatted numbers of an answer."""

    words: QueryWords

    def title(self, answer: QueryAnswer) -> str:
        """The game and the changed rules."""
        return " · ".join([self.words.game_name, *(f"{name}={value}" for name, value in answer.rules.items())])

    def lines(self, answer: QueryAnswer) -> list[str]:
        """Who played, what was asked, and how much was found."""
        words = self.words
        players = words.join([words.text_or(f"bot-{name}", name) for name in answer.players])
        drawn = self.whole(answer.drawn)
        found = [words.text("report-by", players=players, seed=str(answer.seed))]
        found.append(words.text("query-where", where=answer.where) if answer.where else words.text("query-all"))
        if not answer.complete:
            found.append(words.text("query-part", drawn=drawn, asked=self.whole(answer.asked)))
        if answer.found:
            share = self.percent(answer.share)
            found.append(words.text("query-found", found=self.whole(answer.found), drawn=drawn, share=share))
        else:
            found.append(words.text("query-none", drawn=drawn))
        if answer.complete and answer.found < answer.enough:
            found.append(words.text("query-limit", enough=self.whole(answer.enough), drawn=drawn))
        return found

    def estimate(self, shown: ShownExpression) -> str:
        """The rate or the mean of an expression; nothing for words and seats."""
        if shown.kind == "truth":
            return self.percent(shown.rate)
        return self.number(shown.mean) if shown.kind == "number" else ""

    def value(self, shown: ShownExpression, share: ValueShare) -> str:
        """A value of an expression."""
        if isinstance(share.value, str):
            return share.value
        if shown.kind == "truth":
            return self.words.text("query-true" if share.value else "query-false")
        return self.whole(int(share.value)) if share.value.is_integer() else self.plain(share.value)
