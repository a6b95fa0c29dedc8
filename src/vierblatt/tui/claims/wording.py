"""Claims and verdicts in words: the texts that the page has, too."""

from __future__ import annotations

from vierblatt.claims import ClaimVerdict
from vierblatt.games.options import RuleSet
from vierblatt.locale.words import Words
from vierblatt.view import View


def kind_text(words: Words, kind: str) -> str:
    """A kind of fault in plain words; some games have their own."""
    game = words.game.id if words.game is not None else ""
    return words.text_or(f"claim-kind-{kind}-{game}", words.text(f"claim-kind-{kind}"))


def cost_text(words: Words, view: View, rules: RuleSet) -> str:
    """What it costs to claim a fault that was none, as far as the table shows it; empty if the game does not say.

    House rules that were changed and facts of the deal decide between the variants of the game's message.
    """
    facts = {fact.name: fact.value for fact in view.facts if fact.seat is None}
    values: dict[str, object] = {"mode": "", "level": "", "accusation_projects": "own", **rules.changed, **facts}
    projects = words.text("claim-projects", **values)
    return words.text_or(f"claim-cost-{rules.game}", "", **{**values, "projects": projects})


def verdict_texts(words: Words, judgement: ClaimVerdict, me: int) -> tuple[str, str]:
    """Who claimed a fault, and whether they were right; and the reason: the card, its fault, what proves it."""
    right, you = judgement.right, "yes" if judgement.seat == me else "no"
    name = words.text("claim-right" if right else "claim-wrong", seat=words.seat(judgement.seat), you=you)
    kind = kind_text(words, judgement.kind)
    reason = f"{words.card(judgement.card)} · {kind}" if judgement.card else kind
    if judgement.proof:
        reason += f" · {words.text('claim-card-proof')}: {words.card(judgement.proof)}"
    if judgement.demand and right:
        reason += f" · {words.text('claim-demanded')}"
    return f"{'✓' if right else '✗'} {name}", reason
