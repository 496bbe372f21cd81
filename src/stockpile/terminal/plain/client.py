"""Line mode: what happened, what you see, what you can do, a prompt.

It is easy to read aloud and to drive from a script: there are no colours, and nothing moves the
cursor. What others do at the table is told as it happens, and the prompt is shown again. Lines
typed at a terminal are taken at any time; a script's line waits for a prompt, but never for other
people once the script has no more to say.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, TextIO, get_args

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.core.seats import seat_letter
from stockpile.table.commands import EmoteName
from stockpile.table.texts import clean_name
from stockpile.terminal.client.connection import Connection, Frame
from stockpile.terminal.client.local_server import LocalServer
from stockpile.terminal.client.next_step import (
    Arrival,
    awaited_seats,
    awaits_people,
    free_seat,
    new_contribution,
)
from stockpile.terminal.client.preferences import login_name
from stockpile.terminal.client.seat_client import NOBODY, SeatClient, say_refusal
from stockpile.terminal.plain.output import LineOutput
from stockpile.terminal.plain.prompts import enter_step, next_prompt
from stockpile.terminal.plain.reporter import QUERIES, Reporter
from stockpile.terminal.plain.tables import LocalTable, RemoteTable
from stockpile.terminal.plain.typed_lines import END, TypedLines
from stockpile.terminal.play_request import PlayRequest
from stockpile.terminal.typed_moves import MoveReader, NeedsConfirmation, NotAMove, normalized

QUIT_WORDS = ("quit", "exit", "q")
COMMANDS = ("help", "look", "moves", "hint", "undo", "log", "scores", "rules", "quit")
SHARED_TABLE_COMMANDS = (
    *("ready", "start", "again", "sit", "stand", "name", "say", "emote", "back", "pause"),
    *("nudge", "agree", "concede", "leave"),
)
"""What else can be typed at a table on a server."""
EMOTES: tuple[str, ...] = get_args(EmoteName)
IRREVERSIBLE = ("concede", "leave")
"""What has to be typed twice."""


class _Left(Exception):
    """The person has left."""


class PlainClient:
    """Somebody at a table, in lines."""

    def __init__(
        self,
        request: PlayRequest,
        table: LocalTable | RemoteTable,
        output: LineOutput,
        source: TextIO,
    ) -> None:
        self._request = request
        self._table = table
        self._output = output
        self._say = output.say
        self._words = output.words
        self._report = Reporter(output)
        self._client: SeatClient | None = None
        self._stirred = asyncio.Event()
        """Set when something is heard, typed or done."""
        self._lines = TypedLines(source, self._stirred)
        self._heard: deque[Frame | None] = deque()
        self._doing: asyncio.Task[None] | None = None
        """The command that has no answer yet."""
        self._arrival = Arrival(request)
        self._arrived = False
        self._lost = False
        self._situation: object = None
        """What was told before the last prompt."""
        self._unconfirmed = ""
        """What was typed just now, and has to be typed once more."""
        self._moves = MoveReader()
        self._gone = False
        """Whether the table was left for good."""
        self._bots_moved = False
        """Whether what was told last was a bot's doing."""
        self._before: list[str] = []
        """What happened before the person came, from their own last move on."""

    async def run(self) -> None:
        """Play, or watch, until the person leaves. Raises Refused."""
        self._lines.listen()
        try:
            with suppress(_Left):
                await self._visit()
        finally:
            await self._table.leave()

    async def _visit(self) -> None:
        server, code, token = await self._table.find(self._ask_name)
        connection = Connection(server, code, token, self._hear)
        solo = isinstance(server, LocalServer)
        client = self._client = SeatClient(connection, self._words, solo=solo)
        staying = asyncio.create_task(connection.run())
        staying.add_done_callback(lambda _: self._stirred.set())
        try:
            await self._attend(client, staying)
        except Unreadable:
            raise Refused(Refusal("not-understood")) from None
        finally:
            for task in (staying, self._doing):
                if task is not None:
                    task.cancel()
                    await asyncio.gather(task, return_exceptions=True)

    def say_farewell(self) -> None:
        """Tell the way back, if there is one."""
        client = self._client
        if client is not None and client.connection.table is not None and not self._gone:
            self._table.say_farewell(client)

    # What comes in

    def _hear(self, frame: Frame | None) -> None:
        self._heard.append(frame)
        self._stirred.set()

    async def _ask_name(self) -> str:
        default = login_name(self._words("page-guest"))
        while True:
            self._output.prompt(self._words("join-prompt-name", name=default))
            while not self._lines.waiting:
                await self._stir()
            typed = self._read().strip()
            if typed.lower() in QUIT_WORDS:
                raise _Left
            try:
                return clean_name(typed or default)
            except Refused as wrong:
                self._say(say_refusal(self._words, wrong.refusal))

    async def _stir(self) -> None:
        await self._stirred.wait()
        self._stirred.clear()

    def _read(self) -> str:
        """The next line, which answers the prompt if there is one."""
        line = self._lines.waiting.popleft()
        if line is END:
            self._output.leave_prompt()
            raise _Left
        if not self._lines.attached:
            self._output.show_typed(line)
        self._output.asked = None
        return line

    # The table

    async def _attend(self, client: SeatClient, staying: asyncio.Task[None]) -> None:
        """Tell what happens and do what is typed, until the person leaves."""
        while True:
            while self._heard:
                await self._tell(client, self._heard.popleft())
            if self._gone or (client.solo and self._arrived and client.phase == "over"):
                raise _Left
            if staying.done():
                staying.result()
                raise Refused(client.connection.ended or Refusal("not-understood"))
            if self._doing is not None and self._doing.done():
                self._doing.result()
                self._doing = None
            if self._arrived and not self._lost and self._doing is None:
                settled = self._settle_in(client)
                # People who type ahead need no prompt.
                if settled and not (self._lines.attached and self._lines.waiting):
                    self._ask(client)
            if self._may_read(client):
                self._obey(client, self._read())
            else:
                self._output.flush()
                await self._stir()

    def _may_read(self, client: SeatClient) -> bool:
        busy = self._doing is not None and not self._lost
        if not (self._arrived and self._lines.waiting) or busy:
            return False
        if self._output.asked is not None or (self._lines.attached and not client.solo):
            return True
        lines = [line if line is END else line.strip().lower() for line in self._lines.waiting]
        if client.solo:  # a prompt comes soon, and a script is told the same every time
            return self._lines.attached and lines[0] in QUIT_WORDS
        if lines[0] in (*QUIT_WORDS, *QUERIES):
            return True
        if lines[0] is END and client.seat == NOBODY:
            return self._lost  # a watching script hears the match to its end
        said_all = any(line is END or line in QUIT_WORDS for line in lines)
        return said_all and (self._lost or awaits_people(client))

    async def _tell(self, client: SeatClient, frame: Frame | None) -> None:
        if frame is None:
            self._tell_connection(client.connection.status)
            return
        told = client.hear(frame)
        kinds = {one["type"] for one in frame.happened}
        if "TurnStarted" in kinds:
            self._report.mid_turn = False
        if self._arrived:
            if client.solo and told:
                # In a game alone, rounds and runs of bots' moves are set apart.
                bots_moved, self._bots_moved = self._bots_moved, frame.by is None
                if "RoundStarted" in kinds or (self._bots_moved and not bots_moved):
                    self._say("")
            self._say(*told)
            if "RoundEnded" in kinds:
                self._report.scores(client)
        elif frame.happened:
            # People who come back are told everything since their own last move.
            self._before = told if frame.by == client.person else self._before + told
        else:
            self._arrived = True
            self._report.arrive(client, watch=self._request.watch)
            await self._table.arrived(client)
            if client.solo and client.round is not None:
                self._resume(client)
        self._report.tell_away(client)

    def _resume(self, client: SeatClient) -> None:
        """Tell somebody who continues alone where they left off."""
        resumed = [] if client.phase == "over" else [self._words("play-resumed")]
        self._say("", *resumed, *self._before)
        if client.phase != "playing":
            self._report.scores(client)

    def _tell_connection(self, status: str) -> None:
        if status == "lost" and not self._lost:
            self._lost = True
            self._say(self._words("table-lost"))
        elif status == "open" and self._lost:
            self._lost = False
            self._situation = None
            self._say(self._words("table-back"))

    def _settle_in(self, client: SeatClient) -> bool:
        """Send commands that nobody should have to type: a seat, a name, the start of a game alone.

        False if one was sent.
        """
        wanted = self._arrival.next_command(client)
        if wanted is not None:
            command, fields = wanted
            # Somebody else may be faster to sit down: then there may be another chair.
            self._do(client, command, unless="seat-taken", **fields)
            return False
        waits = not (client.solo or self._request.watch or self._arrival.seated)
        if waits and client.phase != "playing" and free_seat(client) is None:
            self._output.say_once(self._words("join-full"))
        return True

    # Asking

    def _ask(self, client: SeatClient) -> None:
        """Tell what is to be done, once, and show the prompt for it."""
        prompt, situation, told = next_prompt(client, first=self._situation is None)
        if situation != self._situation:
            self._situation = situation
            if prompt == "play-prompt":
                self._report.ask_for_move(client)
            else:
                self._say(*told)
        if prompt is None:
            self._output.leave_prompt()
            return
        if client.solo and prompt == "play-prompt-round" and self._output.asked is None:
            self._say("")
        self._output.prompt(self._words(prompt))

    # Doing what is typed

    def _obey(self, client: SeatClient, line: str) -> None:
        word, _, rest = " ".join(line.split()).partition(" ")
        word = word.lower()
        unconfirmed, self._unconfirmed = self._unconfirmed, ""
        if word in QUIT_WORDS and not rest:
            raise _Left
        if not word:
            self._go_on(client)
        elif word in IRREVERSIBLE and not rest and unconfirmed != word:
            self._unconfirmed = word
            self._say(self._words(f"table-{word}-about"), self._words("join-sure", command=word))
        elif not rest and self._report.answer(client, word):
            pass
        elif not self._command(client, word, rest):
            self._move(client, line)

    def _go_on(self, client: SeatClient) -> None:
        """Enter: do what was asked last."""
        if client.phase == "over":
            raise _Left
        step = enter_step(client)
        if step is not None:
            self._do(client, step.command, **step.fields)
        else:
            self._say(self._words("play-hint" if client.on_turn else "play-type-help"))

    def _command(self, client: SeatClient, word: str, rest: str) -> bool:
        """Give the table a command; False if it is not one."""
        match word, rest:
            case "hint", "" if client.phase == "between":
                self._say(self._words("play-no-moves"))
            case "undo", "" if not client.may("undo"):
                self._say(self._words("refusal-nothing-to-undo"))
            case "hint" | "undo", "":
                self._do(client, word, version=client.version)
            case "ready" | "start", "":
                self._do(client, word, **new_contribution())
            case "again", "":
                self._do(client, "rematch")
            case "sit", _:
                self._do(client, "sit", seat=rest.upper() or free_seat(client) or "A")
            case "stand" | "back" | "concede" | "leave", "":
                self._do(client, word)
            case "name", _:
                self._do(client, "name", name=rest)
            case "say", _:
                self._do(client, "say", text=rest)
            case "emote", _ if rest.lower() in EMOTES:
                self._do(client, "emote", emote=rest.lower())
            case "emote", _:
                known = ", ".join(EMOTES)
                self._say(self._words("refusal-unknown-choice", value=rest, known=known))
            case "pause", "":
                self._do(client, "pause", pause=client.would_pause)
            case "nudge", _:
                sleeper = next((one for one in awaited_seats(client) if one != client.seat), 0)
                self._do(client, "nudge", seat=rest.upper() or seat_letter(sleeper))
            # Where somebody is asked about advice, it is a move.
            case "agree", "" if "agree" not in client.moves:
                self._do(client, "agree", agree=not client.chair.get("agrees", False))
            case _:
                return False
        return True

    def _move(self, client: SeatClient, line: str) -> None:
        if client.phase == "between":
            self._say(self._words("play-hint-round"))
            return
        try:
            move = self._moves.read(self._words, client.game, line)
        except NeedsConfirmation as wrong:
            self._say(str(wrong))
        except NotAMove as wrong:
            known = COMMANDS if client.solo else (*COMMANDS, *SHARED_TABLE_COMMANDS)
            self._report.not_a_move(str(wrong), normalized(line), known)
        else:
            self._do(client, "move", move=str(move), version=client.version)

    def _do(self, client: SeatClient, command: str, *, unless: str = "", **fields: Any) -> None:
        """Send a command, and go on when it is answered.

        A refusal is told, ``unless`` it is this one.
        """
        if self._lost and self._doing is not None:
            self._say(self._words("refusal-still-lost"))
            return
        if self._lost:
            self._say(self._words("join-waits", command=command))
        self._doing = asyncio.create_task(self._done(client, command, unless, fields))
        self._doing.add_done_callback(lambda _: self._stirred.set())

    async def _done(
        self, client: SeatClient, command: str, unless: str, fields: dict[str, Any]
    ) -> None:
        try:
            told = await client.connection.send(command, **fields)
        except Refused as refused:
            if client.connection.ended is None and refused.refusal.code != unless:
                self._say(client.refusal(refused.refusal))
                if command == "move" and client.on_turn:
                    self._say(self._words("play-hint"))
            return
        if command == "hint":
            self._report.hint(told)
        elif command == "leave":
            self._gone = True
