"""Where wrong cards are played at this terminal: claims, their verdicts, sawa, and what is kept of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.faults import local, may_revoke, may_say_sawa, play, wrong_cards
from tests.tui.replays import few_worlds, opened, press, tried
from tests.tui.table import SMALL, app_in, at, local_match_of, menu, said, shown, turn, until
from vierblatt.games.events import Accused, Judged
from vierblatt.locale.languages import LANGUAGES
from vierblatt.record import load, verify
from vierblatt.tui.claims.choices import claimable_cards
from vierblatt.tui.claims.dialogs import ClaimScreen
from vierblatt.tui.claims.wording import cost_text, kind_text, verdict_texts
from vierblatt.tui.local_match import LocalMatch
from vierblatt.tui.replay.lines import ReplayedMatch
from vierblatt.tui.screens.local import LocalTableScreen
from vierblatt.tui.screens.scores import DealScorePage
from vierblatt.tui.screens.setup import SetupScreen
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.table_widget import TableWidget

__all__ = ["few_worlds"]

GAMES = ("baloot", "kout_bo", "king_bolola", "back_alley")
every_game = pytest.mark.parametrize("game", GAMES)


def judged(local_match: LocalMatch) -> list[bool]:
    """All verdicts of a match."""
    events = [event for moment in local_match.history for event in moment.events]
    return [event.key == "right" for event in events if isinstance(event, Judged)]


class TestTheMatch:
    @every_game
    def test_bots_claim_a_proven_fault_and_the_match_resumes_after_it(self, game: str, tmp_path: Path) -> None:
        file = tmp_path / "match.json"
        match = local(game, file=file)
        play(match, may_revoke(0))
        match.do(wrong_cards(match.match)[0])
        play(match, lambda match: bool(judged(match)))
        assert judged(match) == [True] and match.scored_deals()[-1].judgement is not None
        match.close()
        again = LocalMatch.resumed(file)
        assert verify(load(file)) == []
        assert (again.scene(0), again.history) == (match.scene(0), match.history)
        assert again.scored_deals() == match.scored_deals()

    def test_a_claim_is_taken_back_with_what_follows_it(self) -> None:
        match = local("kout_bo")
        play(match, may_revoke(0))
        before = match.scene(0)
        match.do(wrong_cards(match.match)[0])
        play(match, lambda match: bool(judged(match)))
        while match.scene(0) != before:
            match.undo()
        assert not judged(match) and match.human_to_act
        assert match.recorder.record().deals[-1].taken_back

    def test_a_wrong_claim_is_taken_back_alone(self) -> None:
        match = local("back_alley")
        play(match, lambda match: match.human_to_act and bool(_mine(match)))
        before = match.scene(0)
        match.say(0, f"accuse no-follow {_mine(match)[0]}")
        assert judged(match) == [False]
        match.undo()
        assert match.scene(0) == before

    def test_people_claim_each_others_faults_with_a_proof(self) -> None:
        match = local("king_bolola", humans=(0, 1))
        play(match, may_revoke(1))
        card = wrong_cards(match.match)[0]
        match.do(card)
        scene = match.scene(0)
        assert scene.claims is not None and card in {each.card for each in claimable_cards(scene.claims, scene.view)}
        assert card not in {each.card for each in claimable_cards(scene.claims, match.scene(1).view)}
        [accused, verdict, *_] = match.say(0, f"accuse no-follow {card}")
        assert isinstance(accused, Accused) and verdict == Judged(seat=0, key="right")

    def test_a_sawa_of_four_is_agreed_to_lies_open_and_is_doubted(self) -> None:
        match = local("baloot", humans=(0, 1), seed=2, preset="saudi_majlis")
        play(match, may_say_sawa(4))
        hand = match.match.hand(0)
        match.say(0, "sawa")
        play(match, lambda match: match.human_to_act)
        scene = match.scene(1)
        assert match.match.turn == 1 and "accept" in scene.view.legal and not scene.open_hands
        match.do("accept")
        scene = match.scene(1)
        assert {seat: sorted(cards) for seat, cards in scene.open_hands.items()} == {0: sorted(hand)}
        assert scene.claims is not None and scene.claims.false_sawa == [1, 3]
        match.say(1, "accuse false-sawa")
        assert len(judged(match)) == 1 and match.match.needs_deal


def _mine(match: LocalMatch) -> list[str]:
    """What seat 0 can claim now."""
    scene = match.scene(0)
    assert scene.claims is not None
    return [each.card for each in claimable_cards(scene.claims, scene.view)]


def kept(folder: Path, game: str, until: Any, **more: Any) -> None:
    """A match of a person against bots, driven to some place and left there."""
    match = local(game, file=folder / "saved" / f"{game}.json", **more)
    play(match, until)
    match.close()


async def resumed(pilot: Pilot[None]) -> TableWidget:
    await at(pilot, SetupScreen)
    await menu(pilot)
    await pilot.press("enter")
    return await turn(pilot)


def claimable_now(match: LocalMatch) -> bool:
    return match.human_to_act and match.match.phase == "play" and bool(_mine(match))


@pytest.mark.parametrize(("language", "key"), [("en", "c"), ("de", "C"), ("ar", "ؤ")])
async def test_a_wrong_claim_by_the_keyboard_costs_the_deal_says_so_and_is_taken_back(
    language: str, key: str, tmp_path: Path
) -> None:
    kept(tmp_path, "baloot", claimable_now, preset="saudi_majlis")
    app = app_in(tmp_path, "baloot", language=language)
    forward = "left" if language == "ar" else "right"
    async with app.run_test(size=SMALL) as pilot:
        top = await resumed(pilot)
        scene, words = top.scene, top.texts().words
        assert scene.claims is not None and set(scene.view.legal) == set(scene.view.hand)
        await pilot.press(key)
        dialog = await at(pilot, ClaimScreen)
        await pilot.press("end", "up", "enter")  # nothing is chosen yet
        assert dialog.form.wrong
        dialog.form.rows.to("card")
        await pilot.press(forward)
        claimed = claimable_cards(scene.claims, scene.view)[0]
        assert dialog.claim.card == claimed.card
        kind = dialog.claim.kind or "no-follow"
        dialog.form.rows.to(f"kind {kind}")
        await pilot.press("enter")
        assert dialog.claim.kind == kind
        assert kind_text(words, kind)[:20] in " ".join(shown(app).split()) or language == "ar"
        assert cost_text(words, scene.view, top.feed.rules)
        dialog.form.rows.to("say")
        await pilot.press("enter")
        await at(pilot, DealScorePage)
        assert judged(local_match_of(top)) == [False]
        judgement = top.feed.scored_deals()[-1].judgement
        assert judgement is not None
        verdict, _ = verdict_texts(words, judgement, 0)
        assert top.texts().line(verdict) in shown(app)
        await turn(pilot)
        await pilot.press("u")
        await until(pilot, lambda: top.asked and top.scene.view == scene.view)
        assert not judged(local_match_of(top))


async def test_a_right_claim_between_people_at_one_keyboard(tmp_path: Path) -> None:
    match = local("kout_bo", file=tmp_path / "saved" / "kout_bo.json", humans=(0, 1))
    play(match, may_revoke(1))
    card = wrong_cards(match.match)[0]
    match.do(card)
    play(match, lambda match: match.human_to_act and match.match.turn == 0)
    match.close()
    app = app_in(tmp_path, "kout_bo")
    async with app.run_test(size=SMALL) as pilot:
        top = await resumed(pilot)
        await pilot.press("c")
        dialog = await at(pilot, ClaimScreen)
        dialog.form.rows.to("card")
        while dialog.claim.card != card:
            await pilot.press("right")
        dialog.form.rows.to("kind no-follow")
        await pilot.press("enter")
        dialog.form.rows.to("say")
        await pilot.press("enter")
        page = await at(pilot, DealScorePage)
        assert judged(local_match_of(top)) == [True]
        assert page.deals[-1].judgement is not None and "✓" in shown(app)


async def test_bots_wait_while_a_claim_is_made_and_nothing_is_said_with_escape(tmp_path: Path) -> None:
    kept(tmp_path, "back_alley", lambda match: claimable_now(match) and not match.match.state.in_trick)
    app = app_in(tmp_path, "back_alley", speed="slow")
    async with app.run_test(size=SMALL) as pilot:
        top = await resumed(pilot)
        match = local_match_of(top)
        await pilot.press("enter")
        await until(pilot, lambda: not top.asked)
        await pilot.press("c")
        dialog = await at(pilot, ClaimScreen)
        before = match.recorder.record()
        await pilot.press("down")  # a key that would hurry bots
        await pilot.pause()
        assert match.recorder.record() == before and app.screen is dialog
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is not dialog)
        await pilot.press("enter")
        await until(pilot, lambda: match.recorder.record() != before)
        assert not judged(match)


async def test_what_cannot_be_said_is_refused_in_words_and_the_question_stays(tmp_path: Path) -> None:
    kept(tmp_path, "back_alley", claimable_now)
    app = app_in(tmp_path, "back_alley")
    async with app.run_test(size=SMALL) as pilot:
        top = await resumed(pilot)
        before, screen = local_match_of(top).recorder.record(), top.screen
        assert isinstance(screen, LocalTableScreen)
        await screen.say_out_of_turn(f"accuse no-follow {top.scene.view.hand[0]}")
        await until(pilot, lambda: "BA-FAULT-3" in top.note)
        assert top.asked and local_match_of(top).recorder.record() == before


async def test_where_wrong_cards_are_refused_the_letters_choose_cards_and_calls(tmp_path: Path) -> None:
    app = app_in(tmp_path, "baloot", seed=3)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        await pilot.press("c", "d")
        assert app.screen.query(TableWidget) and not top.note


async def test_there_is_no_coach_that_would_tell_which_cards_are_wrong(tmp_path: Path) -> None:
    kept(tmp_path, "kout_bo", claimable_now)
    app = app_in(tmp_path, "kout_bo", coach=True)
    async with app.run_test(size=SMALL) as pilot:
        top = await resumed(pilot)
        assert not top.note
        await pilot.press("o")
        assert top.note == top.texts().say("tui-coach-claims")


async def test_sawa_is_said_and_counted(tmp_path: Path) -> None:
    kept(tmp_path, "baloot", may_say_sawa(3), preset="saudi_majlis", seed=13)
    app = app_in(tmp_path, "baloot")
    async with app.run_test(size=SMALL) as pilot:
        top = await resumed(pilot)
        hand = top.scene.view.hand
        assert f"D: {top.texts().say('table-menu-sawa')}" in said(top)
        await pilot.press("d")
        await at(pilot, AskScreen)
        assert top.texts().words.card(hand[0]) in shown(app)
        await menu(pilot)
        await pilot.press("up", "enter")
        match = local_match_of(top)
        await until(pilot, lambda: match.match.phase == "counting" or match.scored_deals())
        deals = len(match.scored_deals())
        while not match.scored_deals() or len(match.scored_deals()) == deals:
            await pilot.press("enter")
        assert [action for deal in match.recorder.record().deals for action in deal.actions].count("@0 sawa") == 1


async def test_the_replay_shows_verdicts_and_plays_on_from_before_them(tmp_path: Path) -> None:
    match = local("kout_bo")
    play(match, may_revoke(0))
    match.do(wrong_cards(match.match)[0])
    play(match, lambda match: bool(judged(match)))
    record = match.recorder.record()
    spoken = next(k for k, action in enumerate(record.deals[-1].actions) if action.startswith("@"))
    app = app_in(tmp_path, replayed=ReplayedMatch(record))
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await press(pilot, screen, "end")
        judgement = screen.table.scene.judgement
        assert judgement is not None and judgement.right
        assert verdict_texts(screen.table.texts().words, judgement, 0)[0] in said(screen.table)
        assert "✓" in shown(app) and screen.feed.scored_deals()[-1].judgement == judgement
        screen.cursor.to_deal(len(record.deals) - 1, spoken)
        assert screen.cursor.played == ""
        screen.cursor.vary(screen.replay_feed.match.at(screen.cursor.line, spoken).legal_actions()[0])
        screen.renew()
        await press(pilot, screen, "l", "l")
        assert tried(screen) and screen.table.scene.judgement is None
        await press(pilot, screen, "backspace")
        assert not tried(screen)


async def test_the_replay_says_why_nothing_is_judged(tmp_path: Path, few_worlds: None) -> None:
    match = local("kout_bo")
    play(match, may_revoke(0))
    match.do(wrong_cards(match.match)[0])
    app = app_in(tmp_path, replayed=ReplayedMatch(match.recorder.record()))
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        why = screen.table.texts().say("error-claims-not-known")
        await press(pilot, screen, "end", "left", "n")
        assert why in said(screen.table)
        for keys in (("e",), ("c",), ("v", "e")):
            await press(pilot, screen, *keys)
            assert why[:40] in shown(app), keys
            await press(pilot, screen, "escape")


async def test_presets_and_options_are_offered_before_a_match(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        app.set_up("baloot")
        screen = await at(pilot, SetupScreen)
        form = await menu(pilot)
        form.rows.to("preset")
        while screen.rules.preset != "saudi_majlis":
            await pilot.press("right")
        assert screen.rules.changed["illegal_cards"] == "claimable"
        form.rows.to("option accusation_window")
        await pilot.press("right")
        assert screen.rules.changed["accusation_window"] == "trick" and screen.rules.preset == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_such_a_table_fit_in_a_small_window(language: str, tmp_path: Path) -> None:
    app = app_in(tmp_path, language=language)
    texts = app.texts()
    width = SMALL[0] - 2
    assert texts.fit(texts.say("tui-keys-claims"), width) == texts.line(texts.say("tui-keys-claims"))
