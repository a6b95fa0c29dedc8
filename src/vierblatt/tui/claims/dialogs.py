"""The dialogs: claiming a fault of an opponent, and laying the rest down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from textual.app import ComposeResult
from textual.screen import ModalScreen

from vierblatt.games.accusing import NAMES_OF_KINDS
from vierblatt.games.options import RuleSet
from vierblatt.kernel.out_of_turn import FALSE_SAWA
from vierblatt.sayings import SAWA_TEXT, Saying
from vierblatt.tui.claims.choices import (
    ClaimableCard,
    claimable_cards,
    hands_laid_open,
    is_complete,
    kinds_of,
    may_claim,
    proofs_of,
)
from vierblatt.tui.claims.wording import cost_text, kind_text
from vierblatt.tui.form import Form
from vierblatt.tui.rows import Button, ChoiceRow, FormRow, Heading, TextButton, TextRow
from vierblatt.tui.scene import Scene
from vierblatt.tui.screen_texts import ScreenTexts
from vierblatt.tui.screens.small import AskScreen

NOTHING = "–"  #: in place of a card
CHOSEN, OPEN = "●", "○"
DOUBT = NAMES_OF_KINDS[FALSE_SAWA]


class ClaimScreen(ModalScreen[str]):
    """Which card, what was wrong with it, what proves it, what it costs to be wrong.

    Returns what is to be said (`vierblatt.sayings`), or an empty text.
    """

    DEFAULT_CSS = """
    ClaimScreen { align: center middle; }
    ClaimScreen Form { width: 78; max-width: 100%; height: 22; max-height: 100%; border: round $foreground; }
    """

    def __init__(self, texts: Callable[[], ScreenTexts], scene: Scene, rules: RuleSet) -> None:
        super().__init__()
        self._texts, self._scene, self._rules = texts, scene, rules
        self.claim = Saying(scene.view.seat)
        self.form = Form()

    def compose(self) -> ComposeResult:
        """A form."""
        yield self.form

    def on_mount(self) -> None:
        """Shows the rows."""
        self.fill("card")

    def key_escape(self) -> None:
        """Claims nothing."""
        self.dismiss("")

    def follow(self, scene: Scene) -> None:
        """Goes on with what the table shows now; closes if nothing can be claimed any more."""
        begun, self._scene = self._scene.view.deal, scene
        if scene.view.deal != begun or not may_claim(scene.claims, scene.view):
            self.dismiss("")
            return
        if self.claim.card and self._claimed is None:
            self.claim = Saying(self.claim.seat)
        self.fill()

    @property
    def _claimed(self) -> ClaimableCard | None:
        """The chosen card."""
        return next((each for each in self._cards() if each.card == self.claim.card), None)

    def _cards(self) -> list[ClaimableCard]:
        claims = self._scene.claims
        return claimable_cards(claims, self._scene.view) if claims is not None else []

    # --- rows ----------------------------------------------------------------------------------------------------

    def fill(self, key: str = "") -> None:
        """Writes the rows in the current language."""
        texts, claims = self._texts(), self._scene.claims
        words = texts.words
        rows: list[FormRow] = []
        if claims is not None and self.claim.seat in claims.false_sawa:
            rows.append(Heading("", words.text("claim-sawa")))
            rows.append(self._mark(f"kind {DOUBT}", kind_text(words, DOUBT), chosen=self.claim.kind == DOUBT))
        if cards := self._cards():
            rows.append(self._card_row(texts, cards))
        if (claimed := self._claimed) is not None:
            rows += self._about(texts, claimed)
        if self.claim.kind or self.claim.card:
            rows.append(Heading("", cost_text(words, self._scene.view, self._rules)))
        rows.append(Button("say", words.text("claim-say")))
        rows.append(Button("", words.text("ui-cancel")))
        self.form.title = [words.text("table-menu-accuse")]
        self.form.show(rows, key)

    def _card_row(self, texts: ScreenTexts, cards: list[ClaimableCard]) -> FormRow:
        words = texts.words
        values = [("", NOTHING)]
        for each in cards:
            seat, card = words.seat(each.seat), words.card(each.card)
            values.append((each.card, words.text("claim-card", seat=seat, card=card, trick=each.trick)))
        row = ChoiceRow("card", words.text("claim-which"), words.text("tui-claim-choose"), values)
        row.select(self.claim.card)
        return row

    def _about(self, texts: ScreenTexts, claimed: ClaimableCard) -> list[FormRow]:
        """The rows about the chosen card."""
        words, claims, view = texts.words, self._scene.claims, self._scene.view
        assert claims is not None
        rows: list[FormRow] = [Heading("", words.text("claim-what"))]
        rows += [
            self._mark(f"kind {kind}", kind_text(words, kind), chosen=kind == self.claim.kind)
            for kind in kinds_of(claims, view, claimed)
        ]
        if proofs := proofs_of(claims, claimed):
            laid = hands_laid_open(claims, view).get(claimed.seat, ())
            values = [("", NOTHING)]
            for card in proofs:
                name = "claim-proof-laid" if card in laid else "claim-proof-played"
                values.append((card, words.text(name, card=words.card(card))))
            question = "claim-proof-needed" if claims.proof else "claim-proof"
            row = ChoiceRow("proof", words.text(question), words.text("tui-claim-choose"), values)
            row.select(self.claim.proof)
            rows.append(row)
        if view.seat in claims.demand:
            rows.append(self._mark("demand", words.text("claim-demand"), chosen=self.claim.demand))
        return rows

    def _mark(self, key: str, text: str, *, chosen: bool) -> FormRow:
        return TextButton(key, f"{CHOSEN if chosen else OPEN} {text}")

    # --- what the player does ------------------------------------------------------------------------------------

    def on_form_changed(self, message: Form.Changed) -> None:
        """Takes a card or a proof."""
        row = message.row
        if not isinstance(row, ChoiceRow):
            return
        if row.key == "proof":
            self.claim = replace(self.claim, proof=row.value)
        else:
            self.claim = Saying(self.claim.seat, card=row.value)
            claimed, claims = self._claimed, self._scene.claims
            kinds = kinds_of(claims, self._scene.view, claimed) if claims is not None and claimed is not None else []
            if len(kinds) == 1:
                self.claim = replace(self.claim, kind=kinds[0])
        self.fill()

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Takes a kind of fault or a demand, or says it all."""
        message.stop()
        what, _, kind = message.key.partition(" ")
        if what == "kind":
            self.claim = Saying(self.claim.seat, kind) if kind == DOUBT else self._of_card(kind)
            self.fill()
        elif what == "demand":
            self.claim = replace(self.claim, demand=not self.claim.demand)
            self.fill()
        elif what == "say":
            self._say()
        else:
            self.dismiss("")

    def _of_card(self, kind: str) -> Saying:
        return replace(self.claim, kind=kind) if self._claimed is not None else self.claim

    def _say(self) -> None:
        claims = self._scene.claims
        if claims is not None and is_complete(claims, self.claim):
            self.dismiss(str(self.claim))
            return
        missing = "claim-what" if not self.claim.kind else "claim-proof-needed"
        self.form.tell(self._texts().say(missing if self.claim.card else "claim-which"), wrong=True)


class SawaScreen(AskScreen):
    """Says what a sawa means before the player says it; returns what is to be said, or an empty text."""

    DEFAULT_CSS = """
    SawaScreen Form { width: 70; max-width: 100%; height: 18; max-height: 100%; }
    """

    def __init__(self, texts: ScreenTexts, scene: Scene) -> None:
        say, count = texts.say, len(scene.view.hand)
        rows: list[FormRow] = [
            TextRow("how", say("claim-sawa-how", count=count)),
            Heading("", texts.words.cards(scene.hand())),
            TextRow("cost", say("claim-sawa-cost")),
            Button(SAWA_TEXT, say("claim-sawa-say")),
            Button("", say("ui-cancel")),
        ]
        super().__init__(say("table-menu-sawa"), rows)
