"""Before a match: the house rules, who sits where, the seed."""

from __future__ import annotations

import msgspec

from vierblatt import bots
from vierblatt.errors import BadOption
from vierblatt.games.contract import Game
from vierblatt.games.options import ChoiceOption, FlagOption, NumberListOption, Option, RuleSet, Value
from vierblatt.locale.words import Words
from vierblatt.tui.form import Form
from vierblatt.tui.local_match import HUMAN
from vierblatt.tui.rows import Button, ChoiceRow, FormRow, Heading, TextField
from vierblatt.tui.screens.base import FormScreen

LONGEST_SEED = 40


class SetupScreen(FormScreen):
    """A form of everything that is fixed before the first deal."""

    def __init__(self, game: Game, rules: RuleSet, seed: int | None = None) -> None:
        super().__init__()
        self.game, self.rules = game, rules
        self.seed = "" if seed is None else str(seed)
        self.me = 0
        self.kinds: dict[int, str] = {}
        self.names: dict[int, str] = {}

    @property
    def bots(self) -> str:
        """The level of every bot for which none is chosen."""
        return self.context.settings.bots

    def on_mount(self) -> None:
        """Shows the rows, with the cursor on the button that continues or starts a match."""
        self.fill("resume" if self.context.files.has_match(self.game.id) else "start")

    def key_escape(self) -> None:
        """Goes back."""
        self.dismiss(None)

    # --- rows ----------------------------------------------------------------------------------------------------

    def fill(self, key: str = "") -> None:
        """Writes the rows in the current language."""
        words, form = self.context.texts(self.game).words, self.form
        rows: list[FormRow] = []
        if self.context.files.has_match(self.game.id):
            rows.append(Button("resume", words.text("ui-resume"), words.text("tui-resume-note")))
            rows.append(Button("start", words.text("ui-new-match"), words.text("tui-new-match-note")))
        else:
            rows.append(Button("start", words.text("ui-start"), words.text("tui-start-note")))
        rows.append(self._preset(words))
        rows += [Heading("", words.text("ui-seats")), *self._seats(words), self._seed(words)]
        rows.append(Heading("", words.text("ui-house-rules")))
        rows += [
            option_row(words, name, option, self.rules.value_of(name, option))
            for name, option in self.game.options.every.items()
        ]
        rows.append(Button("back", words.text("ui-back")))
        form.title = [words.game_name]
        form.show(rows, key)

    def _preset(self, words: Words) -> FormRow:
        names = self.game.options.preset_names(reserved=True)
        if not self.rules.preset:
            names = [*names, ""]
        row = ChoiceRow("preset", words.text("ui-preset"), values=[(name, words.preset(name)) for name in names])
        row.select(self.rules.preset)
        return row

    def _seats(self, words: Words) -> list[FormRow]:
        seats = self.game.rules.shape(self.rules.values).seats
        self.me = min(self.me, seats - 1)
        mine = ChoiceRow("me", words.text("tui-your-seat"), words.text("tui-your-seat-note"))
        mine.values = [(str(seat), words.number(seat + 1)) for seat in range(seats)]
        mine.select(str(self.me))
        usual = [(name, words.text(f"bot-{name}")) for name in bots.LEVELS]
        everybody = ChoiceRow("bots", words.text("ui-bots"), words.text("tui-bots-note"), usual)
        everybody.select(self.bots)
        rows: list[FormRow] = [mine, everybody]
        kinds = [*usual, (HUMAN, words.text("tui-human"))]
        for seat in [s for s in range(seats) if s != self.me]:
            row = ChoiceRow(f"seat {seat}", words.text("seat-name", number=seat + 1), words.text("tui-seat-note"))
            row.values = kinds
            row.select(self.kinds.get(seat, self.bots))
            rows.append(row)
            if row.value == HUMAN:
                label = words.text("tui-seat-name", number=seat + 1)
                empty = words.text("seat-name", number=seat + 1)
                rows.append(TextField(f"name {seat}", label, text=self.names.get(seat, ""), empty=empty))
        return rows

    def _seed(self, words: Words) -> FormRow:
        note, empty = words.text("tui-seed-note"), words.text("tui-seed-none")
        return TextField("seed", words.text("tui-seed"), note, text=self.seed, empty=empty, longest=LONGEST_SEED)

    # --- what the user does --------------------------------------------------------------------------------------

    def on_form_changed(self, message: Form.Changed) -> None:
        """Applies a value; a house rule may change the table and so the seats."""
        row, (kind, _, seat) = message.row, message.row.key.partition(" ")
        if kind == "option":
            self._change_option(row, seat)
        elif kind == "preset" and isinstance(row, ChoiceRow) and row.value:
            self.rules = self.game.options.rule_set(preset=row.value, reserved=True)
            self.fill(row.key)
        elif kind == "me" and isinstance(row, ChoiceRow):
            self.me = int(row.value)
            self.fill(row.key)
        elif kind == "bots" and isinstance(row, ChoiceRow):
            self.context.save_settings(msgspec.structs.replace(self.context.settings, bots=row.value))
            self.kinds = {seat: kind for seat, kind in self.kinds.items() if kind == HUMAN}
            self.fill(row.key)
        elif kind == "seat" and isinstance(row, ChoiceRow):
            self.kinds[int(seat)] = row.value
            self.fill(row.key)
        elif kind == "name" and isinstance(row, TextField):
            self.names[int(seat)] = row.text
        elif kind == "seed" and isinstance(row, TextField):
            self.seed = row.text

    def _change_option(self, row: FormRow, name: str) -> None:
        text = row.text if isinstance(row, TextField) else row.value if isinstance(row, ChoiceRow) else ""
        # As in a record: only what differs from the defaults, since a preset may differ from them as well.
        defaults = {known: option.default for known, option in self.game.options.every.items()}
        try:
            self.rules = self.game.options.rule_set({**defaults, **self.rules.changed, name: text}, reserved=True)
        except BadOption as fault:
            self._complain(fault)
            return
        if not isinstance(row, TextField):
            self.fill(row.key)

    def _complain(self, fault: BadOption) -> None:
        """Shows a fault with the label of the house rule instead of its id."""
        words, known = self.context.texts(self.game).words, dict(fault.parameters)
        if "option" in known:
            known["option"] = words.option(str(known["option"]))
        self.tell(words.error(BadOption(fault.code, rule=fault.rule, **known)))

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Starts, continues, or goes back."""
        if message.key == "back":
            self.dismiss(None)
        elif message.key == "resume":
            self.context.resume(self.game.id)
        else:
            self._start()

    def _start(self) -> None:
        form = self.form
        try:
            for row in form.rows.rows:
                if isinstance(row, TextField) and row.key.startswith("option "):
                    self.game.options.parse(row.key.partition(" ")[2], row.text)
            seed = int(self.seed) if self.seed.strip() else None
        except BadOption as fault:
            form.rows.to(f"option {fault.parameters['option']}")
            self._complain(fault)
            return
        except ValueError:
            form.rows.to("seed")
            form.tell(self.context.texts().words.text("tui-seed-note"), wrong=True)
            return
        seats = self.game.rules.shape(self.rules.values).seats
        kinds = [HUMAN if seat == self.me else self.kinds.get(seat, self.bots) for seat in range(seats)]
        self.context.begin(self.game, self.rules, self.context.players(kinds, self.me, self.names), seed)


def option_row(words: Words, name: str, option: Option, value: Value) -> FormRow:
    """The row of a house rule; its note gives the rule's id."""
    key, label = f"option {name}", words.option(name)
    note = words.text("tui-option-note", rule=option.rule)
    if isinstance(option, ChoiceOption):
        row = ChoiceRow(key, label, note, [(str(v), words.option_value(name, v)) for v in option.values])
        row.select(str(value))
        return row
    if isinstance(option, FlagOption):
        pairs = [("true", words.option_value(name, True)), ("false", words.option_value(name, False))]  # noqa: FBT003
        return ChoiceRow(key, label, note, pairs, 0 if value else 1)
    text = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    named = option.named if isinstance(option, NumberListOption) else {}
    pairs = [(known, words.option_value(name, known)) for known in named]
    return TextField(key, label, f"{option.accepted}  {note}", text=text, suggestions=pairs, longest=160)
