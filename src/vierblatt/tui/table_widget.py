"""The table on the screen: draws a scene, lets the player choose, reports what was chosen."""

from __future__ import annotations

from typing import Literal

from textual import events
from textual.message import Message

from vierblatt.errors import VierblattError
from vierblatt.tui.app_context import CanvasWidget
from vierblatt.tui.canvas import Canvas
from vierblatt.tui.claims.choices import may_claim, may_say_sawa
from vierblatt.tui.claims.wording import verdict_texts
from vierblatt.tui.drawing.felt import draw_felt
from vierblatt.tui.drawing.hand import Item, call_items, call_labels, call_rows, draw_calls, draw_hand, hand_items
from vierblatt.tui.drawing.painter import TextPainter
from vierblatt.tui.drawing.panel import (
    MessageLine,
    draw_head,
    draw_headline,
    draw_messages,
    draw_panel,
    match_title,
)
from vierblatt.tui.layout import Rect, ScreenLayout, main_width, message_width, screen_layout, too_small
from vierblatt.tui.match_feed import MatchFeed
from vierblatt.tui.scene import Scene
from vierblatt.tui.screen_texts import ScreenTexts

TableChoice = Literal[
    "hint", "last", "scores", "facts", "rules", "undo", "coach", "words", "help", "menu", "accuse", "sawa"
]
#: Letters of an English keyboard, and those on the same keys of an Arabic one.
CHOICE_KEYS: dict[str, TableChoice] = {
    **dict.fromkeys(("h", "ا"), "hint"),
    **dict.fromkeys(("l", "م"), "last"),
    **dict.fromkeys(("s", "س"), "scores"),
    **dict.fromkeys(("i", "ه"), "facts"),
    **dict.fromkeys(("r", "ق"), "rules"),
    **dict.fromkeys(("u", "ع"), "undo"),
    **dict.fromkeys(("o", "خ"), "coach"),
    **dict.fromkeys(("w", "ص"), "words"),
    **dict.fromkeys(("?", "؟"), "help"),
}
#: The same where wrong cards can be claimed: elsewhere these letters choose calls.
SAYING_KEYS: dict[str, TableChoice] = {**dict.fromkeys(("c", "ؤ"), "accuse"), **dict.fromkeys(("d", "ي"), "sawa")}


class TableWidget(CanvasWidget, can_focus=True):
    """Shows what it is given; decides nothing about the match."""

    class ActionChosen(Message):
        """The player has chosen an action that is open to them."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    class Barred(Message):
        """The player has chosen an action that is not open to them."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    class ChoiceMade(Message):
        """The player wants something besides the game itself."""

        def __init__(self, choice: TableChoice) -> None:
            super().__init__()
            self.choice: TableChoice = choice

    class Continue(Message):
        """The player has seen the trick."""

    def __init__(self, feed: MatchFeed) -> None:
        super().__init__()
        self.feed = feed
        self.scene: Scene = feed.scene(-1)
        self.chosen = ""
        self.asked = False  #: whether the player has to decide now
        self.resting = False  #: whether the last trick is shown
        self.note, self.note_style = "", "hint"
        self._typed = ""
        self._items: list[Item] = []
        self._labels: dict[str, str] = {}  #: of the calls that the player is asked for
        self._message: list[MessageLine] = []
        self._first_line = 0  #: of the message, if it is too long to be shown as a whole
        self._screen_layout: ScreenLayout | None = None

    # --- what is shown -------------------------------------------------------------------------------------------

    def texts(self) -> ScreenTexts:
        """The game's words, with the names at this table."""
        return self.context.texts(self.feed.game, self.feed.names)

    def show(self, scene: Scene, *, asked: bool = False, resting: bool = False) -> None:
        """Shows the next scene; if the player is asked, puts the cursor on an open action."""
        self.scene, self.asked, self.resting = scene, asked, resting
        self.note, self._typed, self._first_line = "", "", 0
        legal = scene.view.legal
        if asked and self.chosen not in legal:
            order = legal if self.calling else scene.hand(self.context.settings.hand_order)
            self.chosen = next((action for action in order if action in legal), "")
        self.redraw()

    def tell(self, text: str, style: str = "hint") -> None:
        """Shows the player a message until the next scene."""
        self.note, self.note_style, self._first_line = text, style, 0
        self.redraw()

    def point(self, action: str) -> None:
        """Puts the cursor on an action that the player is advised to take."""
        if action in self.scene.view.legal:
            self.chosen = action
            self.redraw()

    def refuse(self, fault: VierblattError) -> None:
        """Says why something is not possible."""
        self.tell(self.texts().words.error(fault), "error")

    def peek(self) -> None:
        """Shows the last trick, or the current one again."""
        self.resting = not self.resting and bool(self.scene.view.last_trick)
        self.redraw()

    @property
    def calling(self) -> bool:
        """Whether the player is asked for a call."""
        return self.asked and not self.scene.playing

    @property
    def _trick_number(self) -> int:
        """The number of the trick that is shown: the one under way, or the last one."""
        return sum(self.scene.view.tricks) + (0 if self.resting else 1)

    # --- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Draws the whole table, or says how large a window it needs."""
        texts = self.texts()
        painter = self.painter(canvas, texts)
        if too_small(canvas.width, canvas.height):
            self._items = []
            text = texts.say("tui-too-small", width=canvas.width, height=canvas.height)
            painter.paragraph(Rect(1, canvas.height // 2 - 1, canvas.width - 2, 4), text, "error", "centre")
            return
        scene, view = self.scene, self.scene.view
        labels = call_labels(texts, scene.calls, view.wordings) if self.calling else []
        self._labels = dict(zip(scene.calls, labels, strict=False))
        trick, best = (view.last_trick, view.last_winner) if self.resting else (view.trick, view.winning)
        width = message_width(canvas.width)
        self._message = [(line, style) for text, style in self.message(texts) for line in texts.wrap(text, width)]
        layout = screen_layout(
            canvas.width,
            canvas.height,
            cards=scene.cards,
            call_rows=call_rows(labels, main_width(canvas.width) - 4),
            message_rows=len(self._message),
            bare=not trick,
            mirrored=texts.mirrored,
        )
        self._screen_layout = layout
        draw_head(painter, layout, scene, self.heading(texts), scores=self.shows_scores)
        draw_headline(painter, layout, scene)
        draw_felt(painter, layout, scene, trick, best)
        self.draw_side(painter, layout)
        hand = scene.hand(self.context.settings.hand_order)
        cards = hand_items(layout, hand[::-1] if texts.mirrored else hand)
        for_card = self.asked and scene.playing
        draw_hand(painter, layout, cards, view.legal, self.chosen, asked=for_card)
        self._items = cards if for_card else []
        if self.calling:
            self._items = call_items(layout, texts, scene.calls, view.wordings)
            draw_calls(painter, layout, self._items, view.legal, self.chosen)
        self._first_line = max(0, min(self._first_line, len(self._message) - layout.messages.h))
        draw_messages(painter, layout, scene, self._message, self._first_line)
        painter.fill(layout.keys, "keys")
        keys = self.keys if scene.claims is None else "tui-keys-claims"
        painter.text(Rect(layout.keys.x + 1, layout.keys.y, layout.keys.w - 2, 1), texts.say(keys), "keys")

    def draw_side(self, painter: TextPainter, layout: ScreenLayout) -> None:
        """Draws what is beside the table on wide screens."""
        draw_panel(painter, layout, self.scene)

    keys = "tui-keys"  #: the message that names the keys, in the last row
    shows_scores = True  #: in the first row

    def heading(self, texts: ScreenTexts) -> str:
        """The title of the table."""
        return match_title(texts.words, self.scene, self._trick_number)

    def message(self, texts: ScreenTexts) -> list[tuple[str, str]]:
        """The paragraphs to show the player below the hand, each with its style."""
        said = [(self.note, self.note_style)] if self.note else [self._prompt(texts)]
        return [*self.verdict(texts), *said]

    def verdict(self, texts: ScreenTexts) -> list[tuple[str, str]]:
        """The verdict on the last claim of this deal, and its reason."""
        judgement, view = self.scene.judgement, self.scene.view
        if judgement is None:
            return []
        return [(" · ".join(verdict_texts(texts.words, judgement, view.seat)), "title" if judgement.right else "error")]

    def _prompt(self, texts: ScreenTexts) -> tuple[str, str]:
        view, words = self.scene.view, texts.words
        if self.resting:
            number = words.text("ui-trick-number", number=self._trick_number)
            return number + " · " + words.text("tui-go-on"), "accent"
        if self.asked:
            question = words.phase(view.phase)
            text = words.text("ui-your-turn") + ": " + question
            more = [self.call_meaning(texts), self._sayings(texts)]
            return "\n".join([text, *filter(None, more)]), "accent"
        if view.turn >= 0:
            return words.text("ui-waiting", seat=words.seat(view.turn)), "dim"
        return words.phase(view.phase), "dim"

    def _sayings(self, texts: ScreenTexts) -> str:
        """What the player can say instead: sawa, or a claim before the deal is counted; else empty."""
        claims, view = self.scene.claims, self.scene.view
        if may_say_sawa(claims, view):
            return f"D: {texts.say('table-menu-sawa')}"
        return f"C: {texts.say('table-menu-accuse')}" if self.calling and may_claim(claims, view) else ""

    @property
    def _may_speak(self) -> bool:
        """Whether letters are for what is said out of turn: not while they choose a call."""
        claims = self.scene.claims
        return claims is not None and (not self.calling or may_claim(claims, self.scene.view))

    def call_meaning(self, texts: ScreenTexts) -> str:
        """What the call under the cursor means, and its name if its label does not say it; else empty."""
        view, words, call = self.scene.view, texts.words, self.chosen
        if not self.calling:
            return ""
        meaning = words.meaning(call, view.phase, self.scene.call_help.figures.get(call, {}))
        here = words.call(view.wordings.get(call, call)) if meaning or self._labels.get(call, "").isdecimal() else ""
        return words.text("tui-call-means", call=here, meaning=meaning) if meaning else here

    # --- choosing ------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Moves the cursor, chooses, or posts a choice."""
        event.stop()
        event.prevent_default()
        letter = (event.character or "").lower()
        if event.key == "escape":
            self.post_message(self.ChoiceMade("menu"))
        elif letter in CHOICE_KEYS:
            self.post_message(self.ChoiceMade(CHOICE_KEYS[letter]))
        elif letter in SAYING_KEYS and self._may_speak:
            self.post_message(self.ChoiceMade(SAYING_KEYS[letter]))
        elif too_small(*self.size):
            return  # a card must not be played unseen
        elif event.key in {"pagedown", "pageup"} and self._scrolls:
            self._scroll(1 if event.key == "pagedown" else -1)
        elif self.resting or not self.asked:
            self._continue(event.key)
        elif event.key in {"left", "right"}:
            self._move(-1 if event.key == "left" else 1)
        elif event.key in {"up", "down"}:
            self._up_down(-1 if event.key == "up" else 1)
        elif event.key in {"enter", "space"}:
            self.choose(self.chosen)
        elif letter:
            self._seek(letter)

    def _choices(self) -> list[Item]:
        """The items that a key may go to, in the current scene even if it is not drawn yet."""
        self.drawing()
        return self._items

    @property
    def _scrolls(self) -> bool:
        """Whether the message is longer than its area."""
        self.drawing()
        return self._screen_layout is not None and len(self._message) > self._screen_layout.messages.h

    def _scroll(self, step: int) -> None:
        """Scrolls the message down or up, by all rows but one."""
        assert self._screen_layout is not None
        self._first_line += step * (self._screen_layout.messages.h - 1)
        self.redraw()

    def on_mouse_scroll_down(self) -> None:
        """The wheel scrolls a long message."""
        if self._scrolls:
            self._scroll(1)

    def on_mouse_scroll_up(self) -> None:
        """The wheel scrolls it up."""
        if self._scrolls:
            self._scroll(-1)

    def _continue(self, _key: str = "") -> None:
        if self.resting and self.asked:
            self.peek()
        else:
            self.post_message(self.Continue())

    def _move(self, step: int) -> None:
        """Moves to the next call, or to the next open card, in the order on the screen."""
        legal = self.scene.view.legal
        actions = [item.action for item in self._choices() if self.calling or item.action in legal]
        self._go(actions, step)

    def _up_down(self, step: int) -> None:
        """Moves among calls to another row, and among cards also to those that may not be played."""
        if not self.calling:
            self._go([item.action for item in self._choices()], step)
            return
        items = self._choices()
        here = next((item for item in items if item.action == self.chosen), None)
        if here is None:
            return
        rows = sorted({item.area.y for item in items})
        y = rows[(rows.index(here.area.y) + step) % len(rows)]
        middle = here.area.x + here.area.w / 2
        near = min((item for item in items if item.area.y == y), key=lambda i: abs(i.area.x + i.area.w / 2 - middle))
        self._set(near.action)

    def _go(self, actions: list[str], step: int) -> None:
        if not actions:
            return
        if self.chosen not in actions:
            self._set(actions[0 if step > 0 else -1])
            return
        self._set(actions[(actions.index(self.chosen) + step) % len(actions)])

    def _set(self, action: str) -> None:
        self.chosen, self.note, self._first_line = action, "", 0
        self.redraw()

    def _seek(self, letter: str) -> None:
        """Goes to the next card of a rank, to the call with a number, or to the next call that begins with a letter."""
        if not self.calling:
            rank = {"1": "t", "0": "t"}.get(letter, letter)
            same = [item.action for item in self._choices() if item.action[0].lower() == rank]
            same.sort(key=lambda card: card not in self.scene.view.legal)
            self._go(same, 1)
        elif letter.isdecimal():
            self._typed = (self._typed + str(int(letter)))[-2:]
            for number in (self._typed, self._typed[-1:]):
                calls = [a for a in self.scene.view.legal if a.rpartition(" ")[2] == number]
                if calls:
                    self._set(calls[0])
                    return
        else:
            calls = [i.action for i in self._choices() if i.label.lower().startswith(letter) or i.action[0] == letter]
            self._go(calls, 1)

    def choose(self, action: str) -> None:
        """Reports that an action was chosen, or that it is not open."""
        if action in self.scene.view.legal:
            self.asked = False
            self.post_message(self.ActionChosen(action))
        elif action:
            self.post_message(self.Barred(action))

    def on_click(self, event: events.Click) -> None:
        """A click on a card or call chooses it; a click anywhere else continues."""
        for item in reversed(self._items):
            area = item.area
            if item.action == self.chosen and not self.calling:
                area = Rect(area.x, area.y - 1, area.w, area.h + 1)
            if self.asked and not self.resting and area.contains(event.x, event.y):
                self._set(item.action)
                self.choose(item.action)
                return
        if self.resting or not self.asked:
            self._continue()
