"""Handles each command to a table. A repeated command gets the same answer again and does nothing."""

from __future__ import annotations

from collections.abc import Collection
from functools import singledispatch

from vierblatt.bots import Choice
from vierblatt.bots.costs import mistakes_of
from vierblatt.bots.question import Question
from vierblatt.errors import VierblattError
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.server.accounts.identity import check_silence
from vierblatt.server.live.chat import cleaned, phrase
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.faults import LiveFault, fault_of
from vierblatt.server.live.live_table import LiveTable
from vierblatt.server.live.thinking import INSTEAD
from vierblatt.server.store.port import StoreFault
from vierblatt.server.table import TableFault
from vierblatt.server.table import entries as log

ADVISER = "search"  #: the bot that gives hints

#: Commands that are safe to repeat and whose answer must be fresh.
_FRESH = (ask.Enter, ask.Go, ask.Why, ask.CheckCard, ask.Hint, ask.Mute, ask.JoinVoice, ask.LeaveVoice, ask.Signal)

#: Commands that bring a match or a table to its end: accepted however long the log is.
_PLAY = (
    ask.Act, ask.SayOutOfTurn, ask.Claim, ask.Continue, ask.Answer, ask.Unpause, ask.TakeSeat, ask.Ready, ask.Nonce,
    ask.Close, ask.LeaveQueue,
)  # fmt: skip


async def handle(actor: LiveTable, connection: Connection, command: ask.ToTable, received_at: float) -> None:
    """Executes a command and answers it; raises StoreFault, with nothing done, if it could not be stored."""
    player = connection.person.id
    previous = actor.answers.given(player, command.id)
    if previous is not None:
        connection.send(previous)
        return
    answer: frames.Frame | None
    try:
        if connection not in actor.presenter.audience and not isinstance(command, (ask.Enter, ask.Go)):
            raise LiveFault("not-entered", table=actor.id)
        answer = await _dispatch(command, actor, connection, received_at)
    except StoreFault:
        raise
    except VierblattError as fault:
        answer = connection.refuse(command.id, fault)
    else:
        if answer is not None:
            connection.send(answer)
    if answer is not None and not isinstance(command, _FRESH):
        actor.answers.keep(player, command.id, answer)


@singledispatch
async def _dispatch(
    command: ask.ToTable, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    """Handles the commands that the table itself decides."""
    if not isinstance(command, _PLAY):
        actor.services.check_log(actor.table)
    if isinstance(command, (ask.Sit, ask.JoinQueue)):
        actor.services.check_seat(connection.person.id)
    if isinstance(command, ask.JoinQueue):
        await actor.services.check_queue(actor.table, connection.person.id)
    if isinstance(command, ask.Sit):
        await actor.services.check_company(actor.table, connection.person.id)
        actor.presenter.audience.enter(connection)  # the seat will be played through it
    await actor.commit(actor.table.decide(command, connection.person, actor.now), received_at)
    return _ack(command, actor)


def _ack(command: ask.Command, actor: LiveTable) -> frames.Ack:
    return frames.Ack(id=command.id, seq=actor.table.seq)


# --- entering and leaving --------------------------------------------------------------------------------------------


@_dispatch.register(ask.Enter)
async def _handle_enter(
    command: ask.Enter, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    if connection.closed:  # the client left while the table was being loaded
        return None
    await _take_back(command, actor, connection, received_at)
    unheard = await _unheard_by(actor, connection.person.id)
    if not connection.closed:  # it may have left in the meantime, and nothing would notice later
        actor.presenter.enter(connection, command, actor.now, unheard)
    return None


async def _unheard_by(actor: LiveTable, player: str) -> Collection[str]:
    """Whose lines a player who enters does not get; all, if that cannot be found out now."""
    speakers = actor.presenter.chat.speakers
    if not speakers:
        return ()
    try:
        return await actor.services.reach.unheard_by(player)
    except StoreFault:  # they may still enter and play
        return speakers


async def _take_back(command: ask.Enter, actor: LiveTable, connection: Connection, received_at: float) -> None:
    """Gives a returning player their seat back from the bot that plays for them."""
    seat = actor.table.seat_of(connection.person.id)
    if seat < 0 or not actor.table.seats[seat].bot:
        return
    wanted = ask.TakeSeat(id=command.id, table=command.table)
    try:
        await actor.commit(actor.table.decide(wanted, connection.person, actor.now), received_at)
    except TableFault:  # the table is closed: there is no seat to take back, but the player may look
        return


@_dispatch.register(ask.Go)
async def _handle_go(
    command: ask.Go, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    actor.presenter.leave(connection)
    return _ack(command, actor)


@_dispatch.register(ask.Skip)
async def _handle_skip(
    command: ask.Skip, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    actor.table.skip(connection.person)
    return _ack(command, actor)


# --- questions -------------------------------------------------------------------------------------------------------


@_dispatch.register(ask.Why)
async def _handle_why(
    command: ask.Why, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    refusal = actor.table.why(_seat(actor, connection), command.action)
    fault = fault_of(refusal) if refusal is not None else None
    return frames.Because(id=command.id, action=command.action, fault=fault)


@_dispatch.register(ask.CheckCard)
async def _handle_check_card(
    command: ask.CheckCard, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    _seat(actor, connection)  # spectators see what happened later
    return frames.CardInQuestion(id=command.id, about=actor.table.card_in_question(command.card))


@_dispatch.register(ask.Hint)
async def _handle_hint(
    command: ask.Hint, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    seat = _seat(actor, connection)
    if command.quick:
        question = actor.table.hint(seat, INSTEAD)
        choice = actor.answers.hint((seat, actor.table.seq), question.answer)
        return _advice(command.id, choice, actor)
    actor.run_in_background(_advise(actor, connection, command.id, actor.table.hint(seat, ADVISER)))
    return None


async def _advise(actor: LiveTable, connection: Connection, command: str, question: Question) -> None:
    """Answers once the bot has chosen; the table continues meanwhile."""
    bot_workers = actor.services.bot_workers
    try:
        with bot_workers.one_at_a_time(connection.person.id):
            choice = await bot_workers.choose(question, connection.person.id)
    except LiveFault as fault:
        connection.refuse(command, fault)
    else:
        connection.send(_advice(command, choice, actor))


def _advice(command: str, choice: Choice, actor: LiveTable) -> frames.Advice:
    mistakes = mistakes_of(actor.table.game, choice)
    return frames.Advice(
        id=command, action=choice.action, reason=choice.reason, figures=dict(choice.figures), mistakes=mistakes
    )


def _seat(actor: LiveTable, connection: Connection) -> int:
    seat = actor.table.seat_of(connection.person.id)
    if seat < 0:
        raise TableFault("no-seat")
    return seat


# --- chat ------------------------------------------------------------------------------------------------------------


@_dispatch.register(ask.Say)
async def _handle_say(
    command: ask.Say, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    return await _say(command, actor, connection, phrase=phrase(command.phrase))


@_dispatch.register(ask.Chat)
async def _handle_chat(
    command: ask.Chat, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    settings = actor.table.settings
    if settings.chat != "free" or not settings.private:
        raise LiveFault("chat-off")
    account = await actor.services.store.account(connection.person.id)  # at every line: another node may silence them
    if account is not None:
        check_silence(account, actor.services.now())
    return await _say(command, actor, connection, text=cleaned(command.text))


async def _say(
    command: ask.AtTable, actor: LiveTable, connection: Connection, *, phrase: str = "", text: str = ""
) -> frames.Ack:
    person, seat = connection.person, _seat(actor, connection)
    said = frames.Said(table=actor.id, player=person.id, seat=seat, name=person.name, phrase=phrase, text=text)
    deaf = await actor.services.reach.deaf_to(person.id)
    actor.presenter.say(said, actor.now, deaf)
    return _ack(command, actor)


@_dispatch.register(ask.Mute)
async def _handle_mute(
    command: ask.Mute, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    actor.presenter.chat.mute(connection.person.id, command.player, on=command.on)
    return _ack(command, actor)


# --- voice -----------------------------------------------------------------------------------------------------------


@_dispatch.register(ask.JoinVoice)
async def _handle_join_voice(
    command: ask.JoinVoice, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    return actor.presenter.voice.join(connection, command.id, actor.now)


@_dispatch.register(ask.LeaveVoice)
async def _handle_leave_voice(
    command: ask.LeaveVoice, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    actor.presenter.voice.leave(connection)
    return _ack(command, actor)


@_dispatch.register(ask.Signal)
async def _handle_signal(
    command: ask.Signal, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    voice = actor.presenter.voice
    receiver = voice.receiver(connection, command, actor.now)
    if await actor.services.reach.may_reach(connection.person.id, receiver.person.id):  # else the sender is not told
        voice.pass_on(connection, command, receiver)
    return _ack(command, actor)


# --- the next match --------------------------------------------------------------------------------------------------


@_dispatch.register(ask.Rematch)
async def _handle_rematch(
    command: ask.Rematch, actor: LiveTable, connection: Connection, received_at: float
) -> frames.Frame | None:
    if actor.table.queue.place_of(connection.person.id) is None:
        _seat(actor, connection)
    if actor.table.opened.tournament is not None:
        raise TableFault("tournament-table")
    if not actor.table.over:
        raise TableFault("match-running" if actor.table.match is not None else "not-playing")
    if not actor.table.next:
        following = await actor.services.rematch(actor.table, connection.person.id)
        await actor.commit([log.Rematched(at=actor.now, table=following)], received_at)
    return frames.Moved(id=command.id, table=actor.table.next)
