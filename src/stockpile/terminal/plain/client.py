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
from stockpile.terminal.client.asking import awaits_people, free_seat, thrown
from stockpile.terminal.client.connection import Connection, Frame
from stockpile.terminal.client.preferences import own_name
from stockpile.terminal.client.seat_client import NOBODY, SeatClient, say_refusal
from stockpile.terminal.client.solo import Solo
from stockpile.terminal.plain.lines import END, TypedLines
from stockpile.terminal.plain.prompts import asked_step, question
from stockpile.terminal.plain.reporting import TOLD, Reporter
from stockpile.terminal.plain.visits import Visit
from stockpile.terminal.speaking import QUIT, understood
from stockpile.terminal.telling import teller_of
from stockpile.terminal.typing import Typing, Unclear, Unsure

COMMANDS = ("help", "look", "moves", "hint", "undo", "log", "scores", "rules", "quit")
WITH_OTHERS = (
    *("ready", "start", "again", "sit", "stand", "name", "say", "emote", "back", "pause"),
    *("agree", "concede", "leave"),
)
"""What can be typed besides at a table of a server."""
EMOTES: tuple[str, ...] = get_args(EmoteName)
FOR_GOOD = ("concede", "leave")
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
        self.side: SeatClient | None = None
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
        self.typing = Typing()
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
        side = self.side = SeatClient(connection, self.words, solo=isinstance(server, Solo))
        staying = asyncio.create_task(connection.run())
        staying.add_done_callback(lambda _: self.stirred.set())
        try:
            await self._attend(side, staying)
        except Unreadable:
            raise Refused(Refusal("not-understood")) from None
        finally:
            for task in (staying, self.doing):
                if task is not None:
                    task.cancel()
                    await asyncio.gather(task, return_exceptions=True)

    def say_farewell(self) -> None:
        """Tell the way back, if there is one."""
        side = self.side
        if side is not None and side.connection.table is not None and not self.gone:
            self.visit.say_farewell(side)

    # What comes in

    def _hear(self, frame: Frame | None) -> None:
        self.heard.append(frame)
        self.stirred.set()

    async def _ask_name(self) -> str:
        usual = own_name(self.words("page-guest"))
        while True:
            self.report.prompt(self.words("join-prompt-name", name=usual))
            while not self.lines.waiting:
                await self._stir()
            typed = self._read().strip()
            if typed.lower() in QUIT:
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

    async def _attend(self, side: SeatClient, staying: asyncio.Task[None]) -> None:
        """Tell what happens and do what is typed, until the person leaves."""
        while True:
            while self.heard:
                await self._tell(side, self.heard.popleft())
            if self.gone or (side.solo and self.arrived and side.phase == "over"):
                raise _Left
            if staying.done():
                raise Refused(_why_ended(side, staying))
            if self.doing is not None and self.doing.done():
                self.doing.result()
                self.doing = None
            if self.arrived and not self.lost and self.doing is None:
                self._wish(side)
                if not (
                    self.lines.attached and self.lines.waiting
                ):  # who types ahead needs no prompt
                    self._ask(side)
            if self._may_read(side):
                self._obey(side, self._read())
            else:
                self.report.out.flush()
                await self._stir()

    def _may_read(self, side: SeatClient) -> bool:
        if not (self.arrived and self.lines.waiting) or (self.doing is not None and not self.lost):
            return False
        if self.report.asked is not None or (self.lines.attached and not side.solo):
            return True
        lines = [line if line is END else line.strip().lower() for line in self.lines.waiting]
        if side.solo:  # where a prompt soon comes: a script tells the same every time
            return self.lines.attached and lines[0] in QUIT
        if lines[0] in (*QUIT, *TOLD):
            return True
        if lines[0] is END and side.seat == NOBODY:
            return self.lost  # who only watches has nothing to say, and hears the match to its end
        said_all = any(line is END or line in QUIT for line in lines)
        return said_all and (self.lost or awaits_people(side))

    async def _tell(self, side: SeatClient, frame: Frame | None) -> None:
        if frame is None:
            self._tell_connection(side)
            return
        told = side.hear(frame)
        if any(one["type"] == "TurnStarted" for one in frame.happened):
            self.report.mid_turn = False
        if self.arrived:
            self.report.say(*self._spaced(side, frame, told))
            if any(one["type"] == "RoundEnded" for one in frame.happened):
                self.report.scores(side)
        elif frame.happened:
            self._remember(side, frame, told)
        else:
            self.arrived = True
            self.report.arrive(side, watch=self.watch)
            await self.visit.arrive(side)
            self._resume(side)
        self.report.tell_away(side)

    def _spaced(self, side: SeatClient, frame: Frame, told: list[str]) -> list[str]:
        """What is told of a frame: alone, a round, and what bots do in a row, stand apart."""
        if not side.solo or not told:
            return told
        bots, self.bots_move = self.bots_move, frame.by is None
        starts = any(one["type"] == "RoundStarted" for one in frame.happened)
        return ["", *told] if starts or (self.bots_move and not bots) else told

    def _remember(self, side: SeatClient, frame: Frame, told: list[str]) -> None:
        """Keep what happened before one came: all that followed one's own last move."""
        if frame.by == side.connection.person:
            self.before = []
        self.before += told

    def _resume(self, side: SeatClient) -> None:
        """Tell whoever goes on alone where they left off."""
        if side.solo and side.round is not None:
            report, over = self.report, side.phase == "over"
            report.say("", *(() if over else (self.words("play-resumed"),)), *self.before)
            if side.phase != "playing":
                report.scores(side)

    def _tell_connection(self, side: SeatClient) -> None:
        status = side.connection.status
        if status == "lost" and not self.lost:
            self.lost = True
            self.report.say(self.words("table-lost"))
        elif status == "open" and self.lost:
            self.lost = False
            self.situation = None
            self.report.say(self.words("table-back"))

    def _wish(self, side: SeatClient) -> None:
        """Ask for what nobody should have to type: a seat, and the name one wants."""
        mine = side.name_of(side.connection.person)
        seated = side.seat != NOBODY
        if seated:
            self.wished.add("sat")
        if side.solo:
            if side.phase == "gathering" and "start" not in self.wished:
                self.wished.add("start")
                self._do(side, "start", **thrown())
            return
        if self.visit.name not in (None, mine) and "name" not in self.wished:
            self.wished.add("name")
            self._do(side, "name", name=self.visit.name)
        elif self.visit.seat_code is not None and not seated and "take" not in self.wished:
            self.wished.add("take")
            self._do(side, "take-seat", code=self.visit.seat_code)
        elif not seated and not self.watch and "sat" not in self.wished:
            free = free_seat(side)
            wish = f"sit {free} {side.phase}"
            if free is not None and wish not in self.wished:
                self.wished.add(wish)
                # Somebody else may be quicker: then there may be another chair.
                self._do(side, "sit", unless="seat-taken", seat=free)
            elif free is None and side.phase != "playing" and "full" not in self.wished:
                self.wished.add("full")
                self.report.say(self.words("join-full"))

    # Asking

    def _ask(self, side: SeatClient) -> None:
        """Tell what is to be done, once, and show the prompt for it."""
        if self.doing is not None:
            return
        report = self.report
        prompt, situation, told = question(side, first=self.situation is None)
        if situation != self.situation:
            self.situation = situation
            if prompt == "play-prompt":
                report.ask_for_move(side)
            else:
                report.say(*told)
        if prompt is None:
            report.leave_prompt()
            return
        if side.solo and prompt == "play-prompt-round" and report.asked is None:
            report.say("")
        report.prompt(self.words(prompt))

    # Doing what is typed

    def _obey(self, side: SeatClient, line: str) -> None:
        word, _, rest = " ".join(line.split()).partition(" ")
        word = word.lower()
        sure, self.sure = self.sure, ""
        if word in QUIT and not rest:
            raise _Left
        if not word:
            self._go_on(side)
        elif word in FOR_GOOD and not rest and sure != word:
            self.sure = word
            self.report.say(
                self.words(f"table-{word}-about"), self.words("join-sure", command=word)
            )
        elif (rest or not self.report.tell_asked(side, word)) and not self._do_asked(
            side, word, rest
        ):
            self._move(side, line)

    def _go_on(self, side: SeatClient) -> None:
        """Enter: whatever was asked last."""
        if side.phase == "over":
            raise _Left
        step = asked_step(side)
        if step is not None:
            self._do(side, step.command, **step.fields)
        else:
            self.report.say(self.words("play-hint" if side.on_turn else "play-type-help"))

    def _do_asked(self, side: SeatClient, word: str, rest: str) -> bool:
        """Do what is asked of the table; False if it is no command."""
        version = (side.round or {}).get("version", 0)
        match word, rest:
            case "hint", "" if side.phase == "between":
                self.report.say(self.words("play-no-moves"))
            case "undo", "" if not side.may("undo"):
                self.report.say(self.words("refusal-nothing-to-undo"))
            case "hint", "":
                self._do(side, "hint", version=version)
            case "undo", "":
                self._do(side, "undo", version=version)
            case "ready" | "start", "":
                self._do(side, word, **thrown())
            case "again", "":
                self._do(side, "rematch")
            case "sit", _:
                self._do(side, "sit", seat=rest.upper() or free_seat(side) or "A")
            case "stand" | "back" | "concede" | "leave", "":
                self._do(side, word)
            case "name", _:
                self._do(side, "name", name=rest)
            case "say", _:
                self._do(side, "say", text=rest)
            case "emote", _ if rest.lower() in EMOTES:
                self._do(side, "emote", emote=rest.lower())
            case "emote", _:
                known = ", ".join(EMOTES)
                self.report.say(self.words("refusal-unknown-choice", value=rest, known=known))
            case "pause", "":
                self._do(side, "pause", pause=not side.table["paused"])
            # Asked about advice, it is a move.
            case "agree", "" if "agree" not in side.moves:
                self._do(side, "agree", agree=not side.chair.get("agrees", False))
            case _:
                return False
        return True

    def _move(self, side: SeatClient, line: str) -> None:
        game = side.game
        if side.phase == "between":
            self.report.say(self.words("play-hint-round"))
            return
        try:
            move = self.typing.read(self.words, game, teller_of(game), line)
        except Unsure as wrong:
            self.report.say(str(wrong))
        except Unclear as wrong:
            known = COMMANDS if side.solo else (*COMMANDS, *WITH_OTHERS)
            self.report.say_refused(str(wrong), understood(line), known)
        else:
            version = (side.round or {}).get("version", 0)
            self._do(side, "move", move=str(move), version=version)

    def _do(self, side: SeatClient, command: str, *, unless: str = "", **fields: Any) -> None:
        """Ask the table for something, and go on when it has answered.

        Why it is refused is told, ``unless`` it is for this reason.
        """
        if self.lost and self.doing is None:
            self.report.say(self.words("join-waits", command=command))
        elif self.lost:
            self.report.say(self.words("refusal-still-lost"))
            return
        self.doing = asyncio.create_task(self._done(side, command, unless, fields))
        self.doing.add_done_callback(lambda _: self.stirred.set())

    async def _done(
        self, side: SeatClient, command: str, unless: str, fields: dict[str, Any]
    ) -> None:
        try:
            told = await side.connection.send(command, **fields)
        except Refused as refused:
            if side.connection.ended is None and refused.refusal.code != unless:
                self.report.say(side.refusal(refused.refusal))
                if command == "move" and side.on_turn:
                    self.report.say(self.words("play-hint"))
            return
        if command == "hint":
            self.report.say_hint(told)
        elif command == "stand":
            self.watch = True
        elif command == "leave":
            self.gone = True


def _why_ended(side: SeatClient, staying: asyncio.Task[None]) -> Refusal:
    """Why there is no connection any more, and will be none."""
    wrong = staying.exception()
    if isinstance(wrong, Unreadable | LookupError | TypeError | ValueError):
        return Refusal("not-understood")
    if wrong is not None:
        raise wrong
    assert side.connection.ended is not None
    return side.connection.ended
