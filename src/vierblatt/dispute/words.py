"""`DisputeWords`: an answer in sentences, with the game's own words from `dispute.LANG.ftl`."""

from __future__ import annotations

from collections.abc import Iterator

from vierblatt.cards import SUITS
from vierblatt.dispute.answer import DisputeAnswer, ProvenFault
from vierblatt.games.disputes import DisputeField
from vierblatt.locale.vocabulary import slug
from vierblatt.locale.words import Words


class DisputeWords(Words):
    """The words of a game with those about disputes, which no table loads; takes what `Words` takes."""

    families = ("dispute",)

    def field(self, field: DisputeField) -> str:
        """What a field asks."""
        return self.text_or(f"dispute-{field.name}", field.name)

    def value(self, field: DisputeField, value: str) -> str:
        """A value of a field as people say it."""
        if field.kind == "seat":
            return self.seat(int(value) - 1)
        if field.kind == "flag":
            return self.text(f"flag-{value}")
        own = f"dispute-{field.name}-{slug(value)}"
        if self.has(own):
            return self.text(own)
        return self.suit_name(value) if value in {*SUITS} else self.call(value)

    def fact_question(self, name: str) -> str:
        """The question for a fact that is not known."""
        return self.text_or(f"dispute-fact-{name}", name)

    def rule(self, rule: str) -> str:
        """What a rule says to the player, with its id."""
        sentence = self.text_or(f"rule-{rule}", "")
        return self.text("error-with-rule", sentence=sentence, rule=rule) if sentence else rule

    def answer(self, card: str, answer: DisputeAnswer) -> Iterator[str]:
        """The answer, a sentence a line."""
        yield self.text(f"dispute-{answer.verdict}", card=self.card(card))
        yield from self._because(answer)
        if answer.verdict == "allowed" and not answer.rule:
            yield self.text("dispute-free")
        for missing in answer.missing:
            held = [*map(self.suit_name, missing.suits), *([self.cards(missing.single)] if missing.single else [])]
            yield self.text("dispute-missing", cards=self.join(held), rule=self.rule(missing.rule))
        for name in answer.asks:
            yield self.text("dispute-asks", question=self.fact_question(name))
        allowed = [each.card for each in answer.cards if each.allowed]
        if answer.verdict == "fault" and allowed:
            yield self.text("dispute-allowed-cards", cards=self.cards(allowed))
        if answer.fault is not None:
            yield from self._fault(answer.fault)

    def _because(self, answer: DisputeAnswer) -> Iterator[str]:
        if answer.rule and answer.verdict == "allowed":
            yield self.text("dispute-one-of-those", rule=self.rule(answer.rule))
        elif answer.rule:
            yield self.rule(answer.rule)

    def _fault(self, fault: ProvenFault) -> Iterator[str]:
        yield self.text("dispute-kind", kind=self.text(f"value-{fault.kind}"))
        if fault.proofs:
            yield self.text("dispute-proofs", cards=self.cards(fault.proofs))
        own, others = fault.points or (0, 0)
        cost = self.text("dispute-cost", own=own, others=others)
        yield self.text("error-with-rule", sentence=cost, rule=fault.rule)
