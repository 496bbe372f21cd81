"""Line mode at a table of a server: what happened, what you see, what you can do, a prompt.

Others do things while one thinks: that is told as it happens, and the prompt is shown again. What
is typed at a terminal is always taken. A script's line waits for a prompt, but it never waits for
people once the script has said all.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any, TextIO, get_args

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.table.commands import Emote
from stockpile.table.texts import clean_name
from stockpile.terminal.client.asking import (
    Step,
    awaits_people,
    ending,
    free_seat,
    gathering,
    next_step,
    thrown,
    waited_for,
)
from stockpile.terminal.client.connection import Connection, Frame
from stockpile.terminal.client.guests import become_guest
from stockpile.terminal.client.keeping import Kept, own_name
from stockpile.terminal.client.remote import Place, Remote
from stockpile.terminal.client.reporting import TOLD, Reporter
from stockpile.terminal.client.tableside import NOBODY, Tableside, say_refusal
from stockpile.terminal.speaking import QUIT, lines_of, understood
from stockpile.terminal.tellers import TELLERS
from stockpile.terminal.typing import Typing, Unclear, Unsure
from stockpile.words import Words

PROMPTS = {
    ("pause", "playing"): "join-prompt-go-on",
    ("pause", "between"): "join-prompt-go-on",
    ("back", "playing"): "join-prompt-back",
    ("back", "between"): "join-prompt-back",
    ("ready", "gathering"): "join-prompt-ready",
    ("start", "gathering"): "join-prompt-start",
    ("ready", "between"): "play-prompt-round",
}
"""What is asked where the table waits for a command, in a phase."""
COMMANDS = (
    *("help", "look", "moves", "hint", "undo", "log", "scores", "rules", "quit"),
    *("ready", "start", "again", "sit", "stand", "name", "say", "emote", "back", "pause"),
    *("agree", "concede", "leave"),
)
EMOTES: tuple[str, ...] = get_args(Emote)
FOR_GOOD = ("concede", "leave")
"""What is asked for twice, since it cannot be taken back."""
END = None
"""Stands where a line would, when there are no more."""


class _Left(Exception):
    """The person has left."""


def join(
    place: Place,
    *,
    watch: bool,
    name: str | None,
    words: Words,
    source: TextIO,
    out: TextIO,
    data: Path,
    going_on: Callable[[str, bool], str],
) -> None:
    """Play at a table of a running server, or watch, until the person leaves.

    ``data`` is the folder where it is remembered who one is. ``going_on`` says how to come back to
    a link, to watch or not. Raises Refused if one cannot come in, or is not let back.
    """
    guest = _Guest(place, watch, name, words, source, out, Kept(data))
    try:
        asyncio.run(guest.run())
    except KeyboardInterrupt:
        guest.leave_prompt()
    guest.say_farewell(going_on)


class _Guest(Reporter):
    def __init__(
        self,
        place: Place,
        watch: bool,
        name: str | None,
        words: Words,
        source: TextIO,
        out: TextIO,
        kept: Kept,
    ) -> None:
        super().__init__(words, out)
        self.server = Remote(place.base)
        self.place = place
        self.watch = watch
        self.name = name
        self.source = source
        self.attached = source.isatty()
        self.kept = kept
        self.side: Tableside | None = None
        self.stirred = asyncio.Event()
        """Something was heard or typed, or is done."""
        self.typed: deque[str | None] = deque()
        self.heard: deque[Frame | None] = deque()
        self.doing: asyncio.Task[None] | None = None
        """The command that has no answer yet."""
        self.arrived = False
        self.lost = False
        self.asked: str | None = None
        """The prompt that is shown."""
        self.situation: object = None
        """What was told before the last prompt."""
        self.wished: set[str] = set()
        """What was asked of the table without being typed, once for each state of it."""
        self.sure = ""
        """What was typed just now, and would have to be typed once more."""
        self.typing = Typing()
        self.gone = False
        """Whether the table was left for good."""

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(loop,), daemon=True).start()
        with suppress(_Left):
            token = await become_guest(
                self.server, self.place.code, self.kept, self.name, self._ask_name
            )
            connection = Connection(self.server, self.place.code, token, self._hear)
            self.side = Tableside(connection, self.words, solo=False)
            staying = asyncio.create_task(connection.run())
            staying.add_done_callback(lambda _: self.stirred.set())
            try:
                await self._attend(self.side, staying)
            except Unreadable:
                raise Refused(Refusal("not-understood")) from None
            finally:
                for task in (staying, self.doing):
                    if task is not None:
                        task.cancel()
                        await asyncio.gather(task, return_exceptions=True)

    def say_farewell(self, going_on: Callable[[str, bool], str]) -> None:
        """Tell the way back, if there is one."""
        side = self.side
        if side is None or side.connection.table is None or self.gone:
            return
        self._say(self.words("join-left"))
        command = going_on(side.connection.link, side.seat == NOBODY)
        self.out.write(f"  {command}\n")  # whole, to be copied

    # What comes in

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Read lines, for as long as there are any. A thread that nobody waits for."""
        with suppress(RuntimeError):  # there is nobody to tell any more
            for line in lines_of(self.source):
                loop.call_soon_threadsafe(self._take, line)
            loop.call_soon_threadsafe(self._take, END)

    def _take(self, line: str | None) -> None:
        self.typed.append(line)
        self.stirred.set()

    def _hear(self, frame: Frame | None) -> None:
        self.heard.append(frame)
        self.stirred.set()

    async def _ask_name(self) -> str:
        usual = own_name(self.words("page-guest"))
        while True:
            self._prompt(self.words("join-prompt-name", name=usual))
            while not self.typed:
                await self._stir()
            typed = self._read().strip()
            if typed.lower() in QUIT:
                raise _Left
            try:
                return clean_name(typed or usual)
            except Refused as wrong:
                self._say(say_refusal(self.words, wrong.refusal))

    async def _stir(self) -> None:
        await self.stirred.wait()
        self.stirred.clear()

    def _read(self) -> str:
        """The next line. It answers the prompt, if there is one."""
        line = self.typed.popleft()
        if line is END:
            self.leave_prompt()
            raise _Left
        if not self.attached:
            self._show_typed(line)
        self.asked = None
        return line

    # The table

    async def _attend(self, side: Tableside, staying: asyncio.Task[None]) -> None:
        """Tell what happens and do what is typed, until the person leaves."""
        while True:
            while self.heard:
                self._tell(side, self.heard.popleft())
            if self.gone:
                raise _Left
            if staying.done():
                raise Refused(_why_ended(side, staying))
            if self.doing is not None and self.doing.done():
                self.doing.result()
                self.doing = None
            if self.arrived and not self.lost and self.doing is None:
                self._wish(side)
                if not (self.attached and self.typed):  # who types ahead needs no prompt
                    self._ask(side)
            if self._may_read(side):
                self._obey(side, self._read())
            else:
                self.out.flush()
                await self._stir()

    def _may_read(self, side: Tableside) -> bool:
        if not (self.arrived and self.typed) or (self.doing is not None and not self.lost):
            return False
        if self.attached or self.asked is not None:
            return True
        lines = [line if line is END else line.strip().lower() for line in self.typed]
        if lines[0] in (*QUIT, *TOLD):
            return True
        if lines[0] is END and side.seat == NOBODY:
            return self.lost  # who only watches has nothing to say, and hears the match to its end
        said_all = any(line is END or line in QUIT for line in lines)
        return said_all and (self.lost or awaits_people(side))

    def _tell(self, side: Tableside, frame: Frame | None) -> None:
        if frame is None:
            self._tell_connection(side)
            return
        told = side.hear(frame)
        if any(one["type"] == "TurnStarted" for one in frame.happened):
            self.mid_turn = False
        if self.arrived:
            self._say(*told)
            if any(one["type"] == "RoundEnded" for one in frame.happened):
                self._scores(side)
        elif not frame.happened:
            self.arrived = True
            self._arrive(side, watch=self.watch)
        self._tell_away(side)

    def _tell_connection(self, side: Tableside) -> None:
        status = side.connection.status
        if status == "lost" and not self.lost:
            self.lost = True
            self._say(self.words("table-lost"))
        elif status == "open" and self.lost:
            self.lost = False
            self.situation = None
            self._say(self.words("table-back"))

    def _wish(self, side: Tableside) -> None:
        """Ask for what nobody should have to type: a seat, and the name one wants."""
        mine = side.name_of(side.connection.person)
        seated = side.seat != NOBODY
        if seated:
            self.wished.add("sat")
        if self.name not in (None, mine) and "name" not in self.wished:
            self.wished.add("name")
            self._do(side, "name", name=self.name)
        elif self.place.seat is not None and not seated and "take" not in self.wished:
            self.wished.add("take")
            self._do(side, "take-seat", code=self.place.seat)
        elif not seated and not self.watch and "sat" not in self.wished:
            free = free_seat(side)
            wish = f"sit {free} {side.phase}"
            if free is not None and wish not in self.wished:
                self.wished.add(wish)
                # Somebody else may be quicker: then there may be another chair.
                self._do(side, "sit", unless="seat-taken", seat=free)
            elif free is None and side.phase != "playing" and "full" not in self.wished:
                self.wished.add("full")
                self._say(self.words("join-full"))

    # Asking

    def _ask(self, side: Tableside) -> None:
        """Tell what is to be done, once, and show the prompt for it."""
        if self.doing is not None:
            return
        step = next_step(side)
        prompt = PROMPTS.get((step.command, side.phase)) if step is not None else None
        if step is not None and _unsays(step):
            prompt = None
        situation: object = (side.phase, prompt)
        told: Iterator[str] = iter(())
        if prompt is None and side.phase == "over":
            prompt = "join-prompt-over"
            if self.situation is None:
                told = ending(side)
            elif side.table["match"]["closed"] != "played":
                told = islice(ending(side), 1)  # how it ended is told already, but not for whom
        elif prompt is None and side.on_turn:
            prompt, situation = "play-prompt", (side.round or {}).get("version")
        elif side.phase == "gathering" and side.seat != NOBODY:
            situation = text = gathering(side)
            if prompt != "join-prompt-ready":  # which says the same
                told = iter([text])
        elif side.phase == "between":
            names = waited_for(side) if side.chair.get("ready") else ""
            situation, told = (prompt, names), self._waiting(names)
        elif side.phase == "playing" and side.seat != NOBODY and prompt is None:
            awaited = awaits_people(side) and not side.table["paused"]
            names = side.names[side.turn] if awaited else ""
            situation, told = ("turn", side.turn), self._waiting(names)
        if situation != self.situation:
            self.situation = situation
            if prompt == "play-prompt":
                self._ask_for_move(side)
            else:
                self._say(*told)
        if prompt is None:
            self.leave_prompt()
        else:
            self._prompt(self.words(prompt))

    def _waiting(self, names: str) -> Iterator[str]:
        if names:
            yield self.words("ending-waiting", names=names)

    # Doing what is typed

    def _obey(self, side: Tableside, line: str) -> None:
        word, _, rest = " ".join(line.split()).partition(" ")
        word = word.lower()
        sure, self.sure = self.sure, ""
        if word in QUIT and not rest:
            raise _Left
        if not word:
            self._go_on(side)
        elif word in FOR_GOOD and not rest and sure != word:
            self.sure = word
            self._say(self.words(f"table-{word}-about"), self.words("join-sure", command=word))
        elif (rest or not self._tell_asked(side, word)) and not self._do_asked(side, word, rest):
            self._move(side, line)

    def _go_on(self, side: Tableside) -> None:
        """Enter: whatever was asked last."""
        if side.phase == "over":
            raise _Left
        step = next_step(side)
        if step is not None and (step.command, side.phase) in PROMPTS and not _unsays(step):
            self._do(side, step.command, **step.fields)
        else:
            self._say(self.words("play-hint" if side.on_turn else "play-type-help"))

    def _do_asked(self, side: Tableside, word: str, rest: str) -> bool:
        """Do what is asked of the table; False if it is no command."""
        version = (side.round or {}).get("version", 0)
        match word, rest:
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
                self._say(self.words("refusal-unknown-choice", value=rest, known=known))
            case "pause", "":
                self._do(side, "pause", pause=not side.table["paused"])
            # Asked about advice, it is a move.
            case "agree", "" if "agree" not in side.moves:
                self._do(side, "agree", agree=not side.chair.get("agrees", False))
            case _:
                return False
        return True

    def _move(self, side: Tableside, line: str) -> None:
        game = side.game
        try:
            move = self.typing.read(self.words, game, TELLERS[game.name], line)
        except Unsure as wrong:
            self._say(str(wrong))
        except Unclear as wrong:
            self._say_refused(str(wrong), understood(line), COMMANDS)
        else:
            version = (side.round or {}).get("version", 0)
            self._do(side, "move", move=str(move), version=version)

    def _do(self, side: Tableside, command: str, *, unless: str = "", **fields: Any) -> None:
        """Ask the table for something, and go on when it has answered.

        Why it is refused is told, ``unless`` it is for this reason.
        """
        if self.lost and self.doing is None:
            self._say(self.words("join-waits", command=command))
        elif self.lost:
            self._say(self.words("refusal-still-lost"))
            return
        self.doing = asyncio.create_task(self._done(side, command, unless, fields))
        self.doing.add_done_callback(lambda _: self.stirred.set())

    async def _done(
        self, side: Tableside, command: str, unless: str, fields: dict[str, Any]
    ) -> None:
        try:
            told = await side.connection.send(command, **fields)
        except Refused as refused:
            if side.connection.ended is None and refused.refusal.code != unless:
                self._say(side.refusal(refused.refusal))
            return
        if command == "hint":
            self._say_hint(told)
        elif command == "stand":
            self.watch = True
        elif command == "leave":
            self.gone = True

    # Lines out

    def _prompt(self, prompt: str) -> None:
        if self.asked != prompt:
            self.leave_prompt()
            self.asked = prompt
            self._show_prompt(prompt)

    def leave_prompt(self) -> None:
        """Begin a new line, if there is a prompt in this one."""
        if self.asked is not None:
            self.asked = None
            self.out.write("\n")

    def _say(self, *texts: str, indent: str = "  ") -> None:
        if texts:
            # The prompt stays behind, and is shown again after what is said.
            self.leave_prompt()
        super()._say(*texts, indent=indent)


def _unsays(step: Step) -> bool:
    """Whether it would take back that one is ready, which nobody is asked to do."""
    return step.fields.get("ready") is False


def _why_ended(side: Tableside, staying: asyncio.Task[None]) -> Refusal:
    """Why there is no connection any more, and will be none."""
    wrong = staying.exception()
    if isinstance(wrong, Unreadable | LookupError | TypeError | ValueError):
        return Refusal("not-understood")
    if wrong is not None:
        raise wrong
    assert side.connection.ended is not None
    return side.connection.ended
