"""Line mode: what happened, what you see, what you can do, a prompt.

It reads well aloud and drives well from a script: no colours, and nothing moves the cursor. At a
table of others they do things while one thinks: that is told as it happens, and the prompt is shown
again. What is typed at a terminal is always taken there. A script's line waits for a prompt, but it
never waits for people once the script has said all.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, TextIO, get_args

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.table.commands import EmoteName
from stockpile.table.texts import clean_name
from stockpile.terminal.client.connection import Connection, Frame
from stockpile.terminal.client.local_server import LocalServer
from stockpile.terminal.client.next_step import awaits_people, free_seat, new_contribution
from stockpile.terminal.client.preferences import login_name
from stockpile.terminal.client.seat_client import NOBODY, SeatClient, say_refusal
from stockpile.terminal.plain.output import QUIT_WORDS, understood
from stockpile.terminal.plain.prompts import asked_step, question
from stockpile.terminal.plain.reporter import QUERIES, Reporter
from stockpile.terminal.plain.tables import Visit
from stockpile.terminal.plain.typed_lines import END, TypedLines
from stockpile.terminal.tellers.teller import teller_of
from stockpile.terminal.typed_moves import MoveReader, NeedsConfirmation, NotAMove

COMMANDS = ("help", "look", "moves", "hint", "undo", "log", "scores", "rules", "quit")
SHARED_TABLE_COMMANDS = (
    *("ready", "start", "again", "sit", "stand", "name", "say", "emote", "back", "pause"),
    *("agree", "concede", "leave"),
)
"""What can be typed besides at a table of a server."""
EMOTES: tuple[str, ...] = get_args(EmoteName)
IRREVERSIBLE = ("concede", "leave")
"""What is asked for twice, since it cannot be taken back."""


class _Left(Exception):
    """The person has left."""


class PlainClient:
    """Somebody at a table, in lines."""

    def __init__(self, visit: Visit, report: Reporter, source: TextIO, *, watch: bool) -> None:
        self.visit = visit
        self.report = report
        self.words = report.words
        self.watch = watch
        self.client: SeatClient | None = None
        self.stirred = asyncio.Event()
        """Something was heard or typed, or is done."""
        self.lines = TypedLines(source, self.stirred)
        self.heard: deque[Frame | None] = deque()
        self.doing: asyncio.Task[None] | None = None
        """The command that has no answer yet."""
        self.arrived = False
        self.lost = False
        self.situation: object = None
        """What was told before the last prompt."""
        self.wished: set[str] = set()
        """What was asked of the table without being typed, once for each state of it."""
        self.sure = ""
        """What was typed just now, and would have to be typed once more."""
        self.typing = MoveReader()
        self.gone = False
        """Whether the table was left for good."""
        self.bots_move = False
        """Whether what was told last was a bot's doing."""
        self.before: list[str] = []
        """What happened before one came, from one's own last move on."""

    async def run(self) -> None:
        """Play, or watch, until the person leaves. Raises Refused."""
        self.lines.listen()
        try:
            with suppress(_Left):
                await self._visit()
        finally:
            await self.visit.leave()

    async def _visit(self) -> None:
        server, code, token = await self.visit.come(self._ask_name)
        connection = Connection(server, code, token, self._hear)
        client = self.client = SeatClient(
            connection, self.words, solo=isinstance(server, LocalServer)
        )
        staying = asyncio.create_task(connection.run())
        staying.add_done_callback(lambda _: self.stirred.set())
        try:
            await self._attend(client, staying)
        except Unreadable:
            raise Refused(Refusal("not-understood")) from None
        finally:
            for task in (staying, self.doing):
                if task is not None:
                    task.cancel()
                    await asyncio.gather(task, return_exceptions=True)

    def say_farewell(self) -> None:
        """Tell the way back, if there is one."""
        client = self.client
        if client is not None and client.connection.table is not None and not self.gone:
            self.visit.say_farewell(client)

    # What comes in

    def _hear(self, frame: Frame | None) -> None:
        self.heard.append(frame)
        self.stirred.set()

    async def _ask_name(self) -> str:
        usual = login_name(self.words("page-guest"))
        while True:
            self.report.prompt(self.words("join-prompt-name", name=usual))
            while not self.lines.waiting:
                await self._stir()
            typed = self._read().strip()
            if typed.lower() in QUIT_WORDS:
                raise _Left
            try:
                return clean_name(typed or usual)
            except Refused as wrong:
                self.report.say(say_refusal(self.words, wrong.refusal))

    async def _stir(self) -> None:
        await self.stirred.wait()
        self.stirred.clear()

    def _read(self) -> str:
        """The next line. It answers the prompt, if there is one."""
        line = self.lines.waiting.popleft()
        if line is END:
            self.report.leave_prompt()
            raise _Left
        if not self.lines.attached:
            self.report.show_typed(line)
        self.report.asked = None
        return line

    # The table

    async def _attend(self, client: SeatClient, staying: asyncio.Task[None]) -> None:
        """Tell what happens and do what is typed, until the person leaves."""
        while True:
            while self.heard:
                await self._tell(client, self.heard.popleft())
            if self.gone or (client.solo and self.arrived and client.phase == "over"):
                raise _Left
            if staying.done():
                raise Refused(_why_ended(client, staying))
            if self.doing is not None and self.doing.done():
                self.doing.result()
                self.doing = None
            if self.arrived and not self.lost and self.doing is None:
                self._wish(client)
                if not (
                    self.lines.attached and self.lines.waiting
                ):  # who types ahead needs no prompt
                    self._ask(client)
            if self._may_read(client):
                self._obey(client, self._read())
            else:
                self.report.out.flush()
                await self._stir()

    def _may_read(self, client: SeatClient) -> bool:
        if not (self.arrived and self.lines.waiting) or (self.doing is not None and not self.lost):
            return False
        if self.report.asked is not None or (self.lines.attached and not client.solo):
            return True
        lines = [line if line is END else line.strip().lower() for line in self.lines.waiting]
        if client.solo:  # where a prompt soon comes: a script tells the same every time
            return self.lines.attached and lines[0] in QUIT_WORDS
        if lines[0] in (*QUIT_WORDS, *QUERIES):
            return True
        if lines[0] is END and client.seat == NOBODY:
            return self.lost  # who only watches has nothing to say, and hears the match to its end
        said_all = any(line is END or line in QUIT_WORDS for line in lines)
        return said_all and (self.lost or awaits_people(client))

    async def _tell(self, client: SeatClient, frame: Frame | None) -> None:
        if frame is None:
            self._tell_connection(client)
            return
        told = client.hear(frame)
        if any(one["type"] == "TurnStarted" for one in frame.happened):
            self.report.mid_turn = False
        if self.arrived:
            self.report.say(*self._spaced(client, frame, told))
            if any(one["type"] == "RoundEnded" for one in frame.happened):
                self.report.scores(client)
        elif frame.happened:
            self._remember(client, frame, told)
        else:
            self.arrived = True
            self.report.arrive(client, watch=self.watch)
            await self.visit.arrive(client)
            self._resume(client)
        self.report.tell_away(client)

    def _spaced(self, client: SeatClient, frame: Frame, told: list[str]) -> list[str]:
        """What is told of a frame: alone, a round, and what bots do in a row, stand apart."""
        if not client.solo or not told:
            return told
        bots, self.bots_move = self.bots_move, frame.by is None
        starts = any(one["type"] == "RoundStarted" for one in frame.happened)
        return ["", *told] if starts or (self.bots_move and not bots) else told

    def _remember(self, client: SeatClient, frame: Frame, told: list[str]) -> None:
        """Keep what happened before one came: all that followed one's own last move."""
        if frame.by == client.connection.person:
            self.before = []
        self.before += told

    def _resume(self, client: SeatClient) -> None:
        """Tell whoever goes on alone where they left off."""
        if client.solo and client.round is not None:
            report, over = self.report, client.phase == "over"
            report.say("", *(() if over else (self.words("play-resumed"),)), *self.before)
            if client.phase != "playing":
                report.scores(client)

    def _tell_connection(self, client: SeatClient) -> None:
        status = client.connection.status
        if status == "lost" and not self.lost:
            self.lost = True
            self.report.say(self.words("table-lost"))
        elif status == "open" and self.lost:
            self.lost = False
            self.situation = None
            self.report.say(self.words("table-back"))

    def _wish(self, client: SeatClient) -> None:
        """Ask for what nobody should have to type: a seat, and the name one wants."""
        mine = client.name_of(client.connection.person)
        seated = client.seat != NOBODY
        if seated:
            self.wished.add("sat")
        if client.solo:
            if client.phase == "gathering" and "start" not in self.wished:
                self.wished.add("start")
                self._do(client, "start", **new_contribution())
            return
        if self.visit.name not in (None, mine) and "name" not in self.wished:
            self.wished.add("name")
            self._do(client, "name", name=self.visit.name)
        elif self.visit.seat_code is not None and not seated and "take" not in self.wished:
            self.wished.add("take")
            self._do(client, "take-seat", code=self.visit.seat_code)
        elif not seated and not self.watch and "sat" not in self.wished:
            free = free_seat(client)
            wish = f"sit {free} {client.phase}"
            if free is not None and wish not in self.wished:
                self.wished.add(wish)
                # Somebody else may be quicker: then there may be another chair.
                self._do(client, "sit", unless="seat-taken", seat=free)
            elif free is None and client.phase != "playing" and "full" not in self.wished:
                self.wished.add("full")
                self.report.say(self.words("join-full"))

    # Asking

    def _ask(self, client: SeatClient) -> None:
        """Tell what is to be done, once, and show the prompt for it."""
        if self.doing is not None:
            return
        report = self.report
        prompt, situation, told = question(client, first=self.situation is None)
        if situation != self.situation:
            self.situation = situation
            if prompt == "play-prompt":
                report.ask_for_move(client)
            else:
                report.say(*told)
        if prompt is None:
            report.leave_prompt()
            return
        if client.solo and prompt == "play-prompt-round" and report.asked is None:
            report.say("")
        report.prompt(self.words(prompt))

    # Doing what is typed

    def _obey(self, client: SeatClient, line: str) -> None:
        word, _, rest = " ".join(line.split()).partition(" ")
        word = word.lower()
        sure, self.sure = self.sure, ""
        if word in QUIT_WORDS and not rest:
            raise _Left
        if not word:
            self._go_on(client)
        elif word in IRREVERSIBLE and not rest and sure != word:
            self.sure = word
            self.report.say(
                self.words(f"table-{word}-about"), self.words("join-sure", command=word)
            )
        elif (rest or not self.report.tell_asked(client, word)) and not self._do_asked(
            client, word, rest
        ):
            self._move(client, line)

    def _go_on(self, client: SeatClient) -> None:
        """Enter: whatever was asked last."""
        if client.phase == "over":
            raise _Left
        step = asked_step(client)
        if step is not None:
            self._do(client, step.command, **step.fields)
        else:
            self.report.say(self.words("play-hint" if client.on_turn else "play-type-help"))

    def _do_asked(self, client: SeatClient, word: str, rest: str) -> bool:
        """Do what is asked of the table; False if it is no command."""
        version = (client.round or {}).get("version", 0)
        match word, rest:
            case "hint", "" if client.phase == "between":
                self.report.say(self.words("play-no-moves"))
            case "undo", "" if not client.may("undo"):
                self.report.say(self.words("refusal-nothing-to-undo"))
            case "hint", "":
                self._do(client, "hint", version=version)
            case "undo", "":
                self._do(client, "undo", version=version)
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
                self.report.say(self.words("refusal-unknown-choice", value=rest, known=known))
            case "pause", "":
                self._do(client, "pause", pause=not client.table["paused"])
            # Asked about advice, it is a move.
            case "agree", "" if "agree" not in client.moves:
                self._do(client, "agree", agree=not client.chair.get("agrees", False))
            case _:
                return False
        return True

    def _move(self, client: SeatClient, line: str) -> None:
        game = client.game
        if client.phase == "between":
            self.report.say(self.words("play-hint-round"))
            return
        try:
            move = self.typing.read(self.words, game, teller_of(game), line)
        except NeedsConfirmation as wrong:
            self.report.say(str(wrong))
        except NotAMove as wrong:
            known = COMMANDS if client.solo else (*COMMANDS, *SHARED_TABLE_COMMANDS)
            self.report.say_refused(str(wrong), understood(line), known)
        else:
            version = (client.round or {}).get("version", 0)
            self._do(client, "move", move=str(move), version=version)

    def _do(self, client: SeatClient, command: str, *, unless: str = "", **fields: Any) -> None:
        """Ask the table for something, and go on when it has answered.

        Why it is refused is told, ``unless`` it is for this reason.
        """
        if self.lost and self.doing is None:
            self.report.say(self.words("join-waits", command=command))
        elif self.lost:
            self.report.say(self.words("refusal-still-lost"))
            return
        self.doing = asyncio.create_task(self._done(client, command, unless, fields))
        self.doing.add_done_callback(lambda _: self.stirred.set())

    async def _done(
        self, client: SeatClient, command: str, unless: str, fields: dict[str, Any]
    ) -> None:
        try:
            told = await client.connection.send(command, **fields)
        except Refused as refused:
            if client.connection.ended is None and refused.refusal.code != unless:
                self.report.say(client.refusal(refused.refusal))
                if command == "move" and client.on_turn:
                    self.report.say(self.words("play-hint"))
            return
        if command == "hint":
            self.report.say_hint(told)
        elif command == "stand":
            self.watch = True
        elif command == "leave":
            self.gone = True


def _why_ended(client: SeatClient, staying: asyncio.Task[None]) -> Refusal:
    """Why there is no connection any more, and will be none."""
    wrong = staying.exception()
    if isinstance(wrong, Unreadable | LookupError | TypeError | ValueError):
        return Refusal("not-understood")
    if wrong is not None:
        raise wrong
    assert client.connection.ended is not None
    return client.connection.ended
