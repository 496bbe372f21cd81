"""People at a table without a browser, so that the one with a browser has somebody to look at."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from websockets.sync.client import connect

from tests.browser.browsing import Person
from tests.processes import PATIENCE_S
from tests.server.driving import THROWN, pick

PATIENCE = PATIENCE_S
"""Seconds after which what is waited for will not come any more."""
SEATS = "ABCDEFGH"


class Sitter:
    """Somebody at a table without a browser: says what one tells them to."""

    def __init__(self, person: Person, code: str, token: str) -> None:
        self.table: dict[str, Any] = {}
        self.round: dict[str, Any] | None = None
        self.turns = 0
        """How often it has been their turn."""
        self._commands = 0
        # They stay as long as the person whom the table was made for.
        self._socket = person.after.enter_context(
            connect(
                person.server.ws(code),
                compression=None,
                open_timeout=PATIENCE,
                max_size=None,
                max_queue=None,
                proxy=None,
            )
        )
        self._send({"type": "hello", "protocol": 2, "token": token})
        self._hear(PATIENCE)
        assert self.table, "not welcome"

    def do(self, type: str, **fields: Any) -> None:  # noqa: A002
        """Send a command, and wait until it is done."""
        while True:
            self._commands += 1
            command = f"sitter-{self._commands}"
            self._send({"type": type, "id": command, **fields})
            answer = self._answer(command)
            if answer["type"] != "refused":
                return
            # Somebody who is too fast is told when to go on.
            assert "wait_ms" in answer["args"], answer
            time.sleep(answer["args"]["wait_ms"] / 1000)

    def _answer(self, command: str) -> dict[str, Any]:
        while True:
            message = self._hear(PATIENCE)
            if message is not None and command in (message.get("id"), message.get("command")):
                return message

    def listen(self, seconds: float = 0) -> None:
        """Hear what was said meanwhile."""
        while self._hear(seconds) is not None:
            seconds = 0

    def leave(self) -> None:
        """Close the connection: from now on they are away."""
        self._socket.close()

    @property
    def phase(self) -> str:
        return str(self.table["phase"])

    @property
    def match(self) -> int:
        """The number of the match that is played, or was played last."""
        return int(self.table["match"]["number"])

    @property
    def number(self) -> int:
        """The number of the round that is played, or was played last."""
        return int(self.table["match"]["round"])

    @property
    def moves(self) -> list[str]:
        """What they may do; nothing if it is not their turn."""
        if self.round is None or self.phase != "playing":
            return []
        return list(self.round.get("moves", ()))

    def move(self, move: str | None = None) -> None:
        """Make a move: this one, or any that helps."""
        assert self.round is not None
        self.do("move", move=move or pick(self.moves), version=self.round["version"])

    def _send(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self, seconds: float) -> dict[str, Any] | None:
        try:
            message: dict[str, Any] = json.loads(self._socket.recv(seconds))
        except TimeoutError:
            return None
        waited = not self.moves
        self.table = message.get("table") or self.table
        self.round = message.get("round") or self.round
        self.turns += waited and bool(self.moves)
        return message


@dataclass
class Company:
    """A table, and those at it whom one can tell what to do: the host first."""

    code: str
    sitters: list[Sitter]

    @property
    def path(self) -> str:
        return f"t/{self.code}"

    @property
    def host(self) -> Sitter:
        return self.sitters[0]

    def start(self) -> None:
        """Everybody is ready: the cards are dealt."""
        for one in self.sitters[1:]:
            one.do("ready", contribution=THROWN)
        self.host.do("start", contribution=THROWN)

    def play(self, until: Callable[[], bool]) -> None:
        """Play on, all of them, until something is so. Bots play by themselves."""
        deadline = time.monotonic() + PATIENCE
        while True:
            for one in self.sitters:
                one.listen()
            if until():
                return
            mover = next((one for one in self.sitters if one.moves), None)
            if mover is not None:
                mover.move()
                deadline = time.monotonic() + PATIENCE
            else:
                assert time.monotonic() < deadline, "it never came so far"
                self.host.listen(0.05)

    def play_turns(self, turns: int, sitter: Sitter | None = None) -> None:
        """Play until somebody, the host, has had their turn so often, and has it again."""
        mover = sitter or self.host
        self.play(lambda: mover.turns > turns and bool(mover.moves))

    def finish(self, number: int = 1) -> None:
        """Play to the end of the round with this number in its match."""
        self.play(lambda: self.host.phase in {"between", "over"} and self.host.number == number)


def seat(person: Person, *others: str, alone: bool = False, **settings: Any) -> Company:
    """A new table: the person on seat A as the host, others beside them.

    ``alone`` leaves it to the others: the person has only the link.
    """
    server = person.server
    tokens = [] if alone else [person.token]
    tokens += [server.guest(name) for name in others]
    return sit_down(person, tokens, **settings)


def sit_down(person: Person, tokens: Sequence[str], **settings: Any) -> Company:
    """A new table for some guests, who take its chairs from A on."""
    code = person.server.table(tokens[0], **{"pace": "instant", "seats": 2, **settings})
    sitters = [Sitter(person, code, token) for token in tokens]
    for letter, sitter in zip(SEATS, sitters, strict=False):
        sitter.do("sit", seat=letter)
    for sitter in sitters:
        sitter.listen()
    return Company(code, sitters)


def playing(person: Person, *others: str, turns: int = 2, **named: Any) -> Company:
    """A table at which a few turns were played, and it is seat A's turn. Bots have joined in."""
    company = seat(person, *others, **named)
    company.start()
    company.play_turns(turns)
    return company
