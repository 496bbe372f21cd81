"""Line mode: a match in sentences, one prompt after the other.

It reads well aloud and drives well from a script: no colours, and nothing moves the cursor.
Everything it says comes from what the person's seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TextIO

from stockpile.bots.advice import has_advice
from stockpile.bots.conduct import judgement_of
from stockpile.core.event import Event
from stockpile.core.refusal import Refused
from stockpile.core.seats import seat_letter
from stockpile.games import AnyMatch
from stockpile.rulebook import render
from stockpile.terminal.company import Company, Trouble
from stockpile.terminal.folding import unmarked
from stockpile.terminal.speaking import QUIT, Speaker, understood
from stockpile.terminal.telling import Shown, Telling, teller_of
from stockpile.terminal.typing import Typing, Unclear, Unsure
from stockpile.terminal.undoing import Undoing
from stockpile.words import Words

_COMMANDS = ("help", "look", "moves", "hint", "undo", "log", "scores", "rules", "quit")


class _Left(Exception):
    """The person has left, at a prompt."""


def play(
    match: AnyMatch,
    *,
    person: int,
    bots: Mapping[int, str],
    words: Words,
    source: TextIO,
    out: TextIO,
    save: Callable[[AnyMatch], None] | None,
    seed: str,
    fixed: bool = False,
    going_on: Callable[[], str] = lambda: "stockpile play",
) -> bool:
    """Play a match, new or resumed, to its end. False if the person left before.

    ``bots`` says how well the other seats play. What a bot does depends on ``seed`` and on the
    match so far: one that is left and resumed goes on as if it had not been left. Strong levels
    keep to that only if it is ``fixed``, which may take some patience (`Company`). ``save`` is
    called whenever something was decided; it may raise OSError. ``going_on`` says how to go
    on with what was saved.
    """
    company = Company(match.game, bots, fixed=fixed)
    try:
        client = _Client(match, person, company, words, source, out, save, seed, going_on)
        return client.run()
    finally:
        company.close()


class _Client(Speaker):
    def __init__(
        self,
        match: AnyMatch,
        person: int,
        company: Company,
        words: Words,
        source: TextIO,
        out: TextIO,
        save: Callable[[AnyMatch], None] | None,
        seed: str,
        going_on: Callable[[], str],
    ) -> None:
        super().__init__(words, out)
        self.match = match
        self.game = match.game
        self.person = person
        self.source = source
        self.keep = save
        self.saved: bool | None = None
        """Whether the last saving went well; None before the first."""
        self.seed = seed
        self.going_on = going_on
        self.company = company
        self.teller = teller_of(self.game)
        self.telling = Telling(
            words,
            self.game,
            person,
            match.names or [seat_letter(seat) for seat in range(self.game.seats)],
            match.target is not None,
        )
        self.turn_began = True
        self.undoing = Undoing(match)
        self.typing = Typing()
        self.line = ""
        """What was typed, as it was."""

    def run(self) -> bool:
        try:
            self._greet()
            while not self.match.over:
                self._let_bots_judge()
                if self.match.turn is None:
                    self._next_round()
                elif self.match.turn == self.person:
                    self._move()
                else:
                    self._let_bots_move()
        except _Left:
            self._save()
        except KeyboardInterrupt:
            # The match may be in the middle of a move. What was saved last is whole.
            self.out.write("\n")
        else:
            return True
        if self.saved:
            self._say(self.words("play-left-saved"))
            self.out.write(f"  {self.going_on()}\n")  # whole, to be copied
        else:
            self._say(self.words("play-left-unsaved"))
        return False

    # Around the rounds

    def _greet(self) -> None:
        telling, words, game = self.telling, self.words, self.game
        title = words(f"game-{game.name}")
        ours = game.sides[game.side_of[self.person]]
        others = telling.people(seat for seat in range(game.seats) if seat not in ours)
        if len(ours) > 1:
            partners = telling.people(seat for seat in ours if seat != self.person)
            self._say(words("play-with-partners", game=title, partners=partners, others=others))
        else:
            self._say(words("play-against", game=title, others=others))
        if self.match.target is None:
            self._say(words("play-one-round"))
        else:
            self._say(words("play-to-target", points=self.match.target))
        self._say(words("play-type-help"))
        if self.company.start() == "coming":
            self._say(words("play-preparing-wait" if self.company.fixed else "play-preparing"))
        self._save()
        if self.match.round:
            self._say("")
            if not self.match.over:
                self._say(words("play-resumed"))
            self._tell(self._since_the_last_move())
            if not self.match.playing:
                self._scores()

    def _since_the_last_move(self) -> list[Event]:
        """What the person saw in this round from their own last move on."""
        seen = list(self.match.seen(self.person))
        for at in range(len(seen) - 1, -1, -1):
            if self.game.move_of(seen[at]) and getattr(seen[at], "seat", None) == self.person:
                return seen[at:]
        return seen

    def _next_round(self) -> None:
        while self.match.round:
            self._say("")
            typed = self._read("play-prompt-round")
            if not typed:
                break
            if not self._command(typed):
                self._say(self.words("play-hint-round"))
        self._say("")
        if self.match.target is not None:
            self._say(self.words("play-round", round=self.match.round + 1))
        self._happen(self.match.start_round())
        self._save()

    def _scores(self) -> None:
        if self.match.target is None or self.match.scores is None:
            return
        target, over = self.match.target, self.match.over
        self._say(self.telling.scores(self.match.scores, target, over=over))

    # Moving

    def _let_bots_move(self) -> None:
        self._say("")
        while self.match.turn is not None and self.match.turn != self.person:
            seat = self.match.turn
            seen = self.match.observe(seat)
            seed = f"stockpile {self.seed} {seat} {self.match.round} {len(seen.events)}"
            try:
                move = self.company.choose(seat, seen, seed)
            except Trouble as trouble:
                move = trouble.move
                name = self.telling.names[seat]
                self._say_once("play-bot-failed", name=name, reason=trouble.reason)
            if self.company.weakened:
                self._say_once("play-unprepared")
            self._happen(self.match.play(move))
        self.turn_began = True
        self._save()

    def _let_bots_judge(self) -> None:
        """Nobody can speak at this table, so nothing that is called advice was any."""
        for seat in range(self.game.seats):
            if seat != self.person and self.match.turn is not None:
                said = judgement_of(self.match.observe(seat))
                if said is not None:
                    self._happen(self.match.play(said, seat))

    def _move(self) -> None:
        """Ask until a move is accepted."""
        self._ask()
        while True:
            typed = self._read("play-prompt")
            if not typed:
                self._say(self.words("play-hint"))
            elif not self._command(typed):
                try:
                    move = self.typing.read(self.words, self.game, self.teller, self.line)
                    events = self.undoing.play(move)
                except Unsure as wrong:
                    self._say(str(wrong))
                except Unclear as wrong:
                    self._say_refused(str(wrong), typed, _COMMANDS)
                except Refused as wrong:
                    why = self.words(f"refusal-{wrong.refusal.code}", **wrong.refusal.args)
                    self._say_refused(why, typed, _COMMANDS)
                else:
                    self._happen(events)
                    self._save()
                    return

    def _ask(self) -> None:
        """Tell what the person sees and what they can do."""
        self._look("usual" if self.turn_began else "own")
        self.turn_began = False
        for line in self.teller.choices(self.telling, self.match.observe(self.person)):
            self._say(line)

    def _undo(self) -> None:
        move = self.undoing.undo()
        if move is None:
            self._say(self.words("refusal-nothing-to-undo"))
            return
        self._say(self.words("play-undone", move=self.telling.shown(move)))
        self._save()
        self._ask()

    def _command(self, typed: str) -> bool:
        """Obey a command; False if it is none."""
        if typed in QUIT:
            raise _Left
        if typed in ("?", "help"):
            self._help()
        elif typed == "look":
            self._look("all")
            self._scores()
        elif typed == "moves":
            told = self.teller.moves(self.telling, self.match.observe(self.person))
            for line in told or [self.words("play-no-moves")]:
                self._say(line)
        elif typed == "hint":
            self._hint()
        elif typed == "undo":
            self._undo()
        elif typed == "log":
            self._tell(self.match.seen(self.person))
        elif typed == "scores":
            if self.match.target is None:
                self._say(self.words("play-one-round"))
            self._scores()
        elif typed == "rules":
            self._say("", unmarked(render(self.game, self.words)), "", indent="")
        else:
            return False
        return True

    def _hint(self) -> None:
        """Tell the best move and why; it is the person's to make."""
        seen = self.match.observe(self.person)
        if not seen.moves:
            self._say(self.words("play-no-moves"))
            return
        due = None if self.game.conduct is None else self.game.conduct.due(seen.moves)
        if due is not None:
            self._say(self.words(f"refusal-{due.code}", **due.args))
            return
        if not has_advice(self.game.name):
            self._say(self.words("refusal-hints-off"))
            return
        best = self.company.advise(
            seen, f"stockpile {self.seed} hint {self.match.round} {len(seen.events)}"
        )
        if best is None:
            self._say(self.words("refusal-hint-not-ready"))
            return
        self._say_hint(best)

    def _help(self) -> None:
        commands = self._commands_help(self.game)
        self._say_paragraphs(*self.teller.help(self.telling), commands)

    def _look(self, shown: Shown) -> None:
        self._say("")
        for line in self.teller.table(self.telling, self.match.observe(self.person), shown):
            self._say(line)

    def _happen(self, events: Iterable[Event]) -> None:
        """Tell what a command led to, as far as the person may know it."""
        self._tell(self.game.redact(event, self.person) for event in events)
        if self.match.turn is None:
            self._scores()

    def _tell(self, events: Iterable[Event]) -> None:
        for line in self.teller.happened(self.telling, events):
            self._say(line)

    # Lines in and out

    def _save(self) -> None:
        if self.keep is None:
            return
        try:
            self.keep(self.match)
        except OSError as failed:
            if self.saved is not False:
                self._say(self.words("play-save-failed", reason=failed.strerror or str(failed)))
            self.saved = False
        else:
            self.saved = True

    def _read(self, prompt: str) -> str:
        """One line, in small letters and without needless spaces."""
        self._show_prompt(self.words(prompt))
        try:
            line = self.source.readline()
        except KeyboardInterrupt:
            line = ""
        except UnicodeDecodeError:
            line = "\N{REPLACEMENT CHARACTER}"
        if not line:
            self.out.write("\n")
            raise _Left
        if not self.source.isatty():
            self._show_typed(line)
        self.line = line
        return understood(line)
