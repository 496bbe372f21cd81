"""The contract of a game, checked by playing it at random."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, NoReturn

from stockpile.core.chance import Chance
from stockpile.core.event import Event
from stockpile.core.game import Game, Step, canonical
from stockpile.core.match import Match
from stockpile.core.record import Record
from stockpile.core.record_text import read_record, write_record
from stockpile.core.refusal import Refusal, Refused
from stockpile.core.seats import seat_letter
from stockpile.testing.flaw import Flaw, blamed_on

AnyGame = Game[Any, Any, Any]
Resample = Callable[[Any, int | None, Random], Any]

CLOSE_LOOKS = 12
"""How many decisions at the start of a round are checked closely; later, one in this many."""
MOVES_TRIED = 20
"""How many legal moves are tried in a close check, and as many from elsewhere."""
MOVES_COMPARED = 200
"""How many legal moves are compared one by one, since there can be very many."""


def check_game(
    game: AnyGame,
    rounds: int = 3,
    seed: int = 0,
    *,
    resample: Resample | None = None,
    most_moves: int = 20_000,
) -> None:
    """Play rounds at random, and raise Flaw if the game breaks a promise of `Game`.

    Legal moves agree with `check` and `apply`; a refused move changes nothing; folding the events
    gives the State; moves, cards, events, deals, positions and Views read back from their texts;
    every round ends within ``most_moves``; and the record of the match replays.

    ``resample(state, viewer, rng)`` shuffles among themselves the cards that the viewer (a seat, or
    a spectator: None) cannot see. If it is given, this must not change what the viewer is shown.

    >>> from stockpile import make_game
    >>> check_game(make_game("breakers"), rounds=1)
    """
    _Check(game, Random(f"check_game {seed}"), resample, most_moves).run(rounds, seed)


class _Check:
    def __init__(
        self, game: AnyGame, rng: Random, resample: Resample | None, most_moves: int
    ) -> None:
        self.game = game
        self.rng = rng
        self.resample = resample
        self.most_moves = most_moves
        self.where = "the pack"
        self.elsewhere: list[Any] = []
        """Moves that were legal elsewhere, and may be legal here or not."""
        self.resampled = False

    def run(self, rounds: int, seed: int) -> None:
        self.check_cards()
        matches = played = 0
        while played < rounds:
            matches += 1
            # A game may have no scores, or decide a match in one round.
            match = self.fresh_match(f"{seed}-{matches}")
            while played < rounds and not match.over:
                played += 1
                self.play_round(match, played)
            self.where = f"the record of match {matches}"
            self.check_record(match)
        if self.resample is not None and not self.resampled:
            self.where = "resample"
            self.fail("it never gave another State, so it checked nothing")

    def fresh_match(self, seed: str) -> Match[Any, Any, Any]:
        youngest = None if self.game.lead_by_draw else 0
        return Match(self.game, target=self.game.target, seed=seed, youngest=youngest)

    def fail(self, what: str) -> NoReturn:
        raise Flaw(self.where, what)

    def require_same(self, what: str, found: object, expected: object) -> None:
        if found != expected:
            self.fail(f"{what}\n  expected {expected!r}\n  found    {found!r}")

    # A round

    def play_round(self, match: Match[Any, Any, Any], number: int) -> None:
        game = self.game
        self.where = f"round {number}, its deal"
        with blamed_on(self.where, "starting a round"):
            events = match.start_round()
            state: Any = None
            began = [type(event) for event in events].index(game.dealing)
            for event in events[began:]:
                if not match.over or event is not events[-1]:
                    state = game.fold(state, event)
        self.check_deal(events[began])
        self.require_same(
            "the deal and what follows it do not fold to the State", match.state, state
        )
        for made in range(1, self.most_moves + 1):
            seat = match.turn
            if seat is None:
                break
            self.where = f"round {number}, move {made}, seat {self.letter(seat)}"
            with blamed_on(self.where, "playing on"):
                close = made <= CLOSE_LOOKS or made % CLOSE_LOOKS == 0
                self.check_decision(match, seat, close)
        else:
            self.fail(f"the round has not ended after {self.most_moves} moves")
        self.where = f"round {number}, its end"
        with blamed_on(self.where, "looking at the end of a round"):
            self.check_end(match)

    def letter(self, seat: object) -> str:
        if not isinstance(seat, int) or not 0 <= seat < self.game.seats:
            self.fail(f"it is the turn of {seat!r}, which is none of the {self.game.seats} seats")
        return seat_letter(seat)

    def check_decision(self, match: Match[Any, Any, Any], seat: int, close: bool) -> None:
        """One seat's choice: what it may do, and what follows."""
        state, chance = match.state, match.chances[-1]
        assert chance is not None
        untouched = deepcopy(state) if close else state
        legal = self.game.legal_moves(state, seat)
        if not len(legal):
            self.fail("the seat on turn has no legal move, and the round is not over")
        if close:
            self.check_moves(state, chance)
            self.check_state(state)
            self.require_same("trying out moves has changed the State", state, untouched)
        # Early moves more often: games list first what gets somewhere.
        move = legal[int(self.rng.random() ** 3 * len(legal))]
        self.elsewhere.append(move)
        step = self.check_step(state, seat, move, chance)
        self.require_same("apply has changed the State it was given", state, untouched)
        events = match.play(move, seat)
        self.require_same(
            f"{move}: a Match gives other events than apply",
            tuple(events[: len(step.events)]),
            step.events,
        )

    # Moves

    def check_moves(self, state: Any, chance: Chance) -> None:
        """The moves of every seat agree with `check`, and `apply` refuses all others."""
        game = self.game
        # If people can err, a table accepts more than the legal moves.
        strict = type(game).open_moves is Game.open_moves
        for seat in range(game.seats):
            legal, taken = game.legal_moves(state, seat), game.open_moves(state, seat)
            tried = self.some(legal)
            self.elsewhere.extend(tried)
            for move in tried:
                if move not in legal:
                    self.fail(f"{move} is among the legal moves, but `in` says that it is not")
                if move not in taken:
                    self.fail(f"{move} is legal, but not among the open moves")
                self.check_text(move)
                self.check_step(state, seat, move, chance)
            self.require_same(
                f"write_open_moves and open_moves differ for {self.name(seat)}",
                json.loads(game.write_open_moves(state, seat)),
                [str(move) for move in canonical(taken)],
            )
            texts = [str(move) for move in tried]
            if len(set(texts)) != len(texts):
                self.fail(f"a legal move of {self.name(seat)} is there twice: {sorted(texts)}")
            for move in self.some(self.elsewhere):
                refusal = game.check(state, seat, move)
                if refusal is None and strict and move not in legal:
                    self.fail(f"check allows {move}, which is no legal move of {self.name(seat)}")
                if refusal is not None and move in taken:
                    self.fail(
                        f"{move} is a move of {self.name(seat)}, but check refuses it with"
                        f" {refusal!r}"
                    )
                if refusal is not None:
                    self.check_refused(state, seat, move, chance, refusal)
        del self.elsewhere[: -10 * MOVES_TRIED]

    def some(self, moves: Sequence[Any]) -> list[Any]:
        """Some of the moves: the first, the last, and random ones."""
        if len(moves) <= MOVES_TRIED:
            return list(moves)
        picked = sorted(self.rng.sample(range(1, len(moves) - 1), MOVES_TRIED - 2))
        return [moves[0], *(moves[at] for at in picked), moves[len(moves) - 1]]

    def check_refused(
        self, state: Any, seat: int, move: Any, chance: Chance, refusal: Refusal
    ) -> None:
        if not isinstance(refusal, Refusal):
            self.fail(f"check answers {refusal!r} for {move}: neither None nor a Refusal")
        try:
            self.game.apply(state, seat, move, chance)
        except Refused as refused:
            self.require_same(
                f"apply refuses {move} with another reason than check", refused.refusal, refusal
            )
        else:
            self.fail(f"apply carries out {move}, which check refuses with {refusal!r}")

    def check_step(self, state: Any, seat: int, move: Any, chance: Chance) -> Step[Any]:
        """A legal move gives the same step each time, and its events say everything."""
        game = self.game
        refusal = game.check(state, seat, move)
        if refusal is not None:
            self.fail(f"{move} is among the legal moves, but check refuses it with {refusal!r}")
        try:
            step = game.apply(state, seat, move, chance)
            again = game.apply(state, seat, move, chance)
        except Refused as refused:
            self.fail(f"{move} is legal, but apply refuses it with {refused.refusal!r}")
        self.require_same(f"{move}: applied twice, it leads to different States", again, step)
        if not step.events:
            self.fail(f"{move}: apply gave no event")
        folded = state
        for event in step.events:
            folded = game.fold(folded, event)
        self.require_same(f"{move}: its events do not fold to its State", folded, step.state)
        self.require_same(
            f"{move}: move_of does not find it in its first event",
            game.move_of(step.events[0]),
            move,
        )
        for event in step.events[1:]:
            if game.move_of(event) is not None:
                self.fail(f"{move}: move_of takes {event!r}, which follows by itself, for a move")
        for event in step.events:
            self.check_event(event)
        return step

    # Texts

    def check_cards(self) -> None:
        for card in dict.fromkeys(self.game.pack):
            with blamed_on(self.where, f"reading the text of card {card}"):
                text = self.game.write_card(card)
                self.require_same(
                    f"card {card} does not read back from {text!r}",
                    self.game.read_card(text),
                    card,
                )

    def check_text(self, move: Any) -> None:
        with blamed_on(self.where, f"reading the text of {move}"):
            read = self.game.read_move(str(move))
        self.require_same(f"a move does not read back from {str(move)!r}", read, move)

    def check_event(self, event: Event) -> None:
        """An event, as each viewer sees it, reads back from its JSON."""
        game = self.game
        for viewer in (None, *range(game.seats)):
            with blamed_on(self.where, f"showing {event!r} to {self.name(viewer)}"):
                seen = game.redact(event, viewer)
                read = game.forms.read(_through_json(game.forms.write(seen)))
            self.require_same(f"{seen!r} does not read back from its JSON", read, seen)
        read = game.forms.read(_through_json(game.forms.write(event)))
        self.require_same(f"{event!r} does not read back from its JSON", read, event)

    def name(self, viewer: int | None) -> str:
        return "a spectator" if viewer is None else f"seat {seat_letter(viewer)}"

    def check_deal(self, dealt: Event) -> None:
        game = self.game
        with blamed_on(self.where, "reading its rows"):
            refusal = game.check_deal(dealt)
            if refusal is not None:
                self.fail(f"check_deal refuses what deal has dealt: {refusal!r}")
            # Every deal has the lead and the scores.
            lead, scores = getattr(dealt, "lead", None), getattr(dealt, "scores", None)
            if lead is None:
                self.fail(f"{type(dealt).__name__} has no field `lead`")
            read = game.read_deal(game.write_deal(dealt), lead, scores)
            self.require_same("a deal does not read back from its rows", read, dealt)
            self.check_event(dealt)

    # What there is to see

    def check_state(self, state: Any) -> None:
        game = self.game
        with blamed_on(self.where, "reading the position"):
            read = game.read_position(_through_json(game.write_position(state)))
        self.require_same("a position does not read back from its JSON", read, state)
        writer = game.view_writer(state)
        for viewer in (None, *range(game.seats)):
            view = game.view(state, viewer)
            shown = game.show(state, viewer)
            self.require_same(
                f"the View of {self.name(viewer)} does not read back from its JSON",
                game.view_form.read(_through_json(shown)),
                view,
            )
            if writer is not None:
                self.require_same(
                    f"view_writer and show differ for {self.name(viewer)}",
                    json.loads(writer(viewer)),
                    _through_json(shown),
                )
            if self.resample is not None:
                self.check_secrecy(state, viewer, self.resample)

    def check_secrecy(self, state: Any, viewer: int | None, resample: Resample) -> None:
        """What a viewer is shown does not depend on what it cannot see."""
        game = self.game
        other = resample(state, viewer, self.rng)
        self.resampled |= other != state
        self.require_same(
            f"the View of {self.name(viewer)} changes with what it cannot see",
            game.show(other, viewer),
            game.show(state, viewer),
        )
        if viewer is not None:
            self.require_same(
                f"the legal moves of {self.name(viewer)} change with what it cannot see",
                [str(move) for move in game.legal_moves(other, viewer)[:MOVES_COMPARED]],
                [str(move) for move in game.legal_moves(state, viewer)[:MOVES_COMPARED]],
            )

    # Ends

    def check_end(self, match: Match[Any, Any, Any]) -> None:
        game, state, chance = self.game, match.state, match.chances[-1]
        assert chance is not None
        for seat in range(game.seats):
            if len(game.legal_moves(state, seat)):
                self.fail(f"seat {seat_letter(seat)} has legal moves, and the round is over")
            for move in self.some(self.elsewhere):
                refusal = game.check(state, seat, move)
                if refusal is None:
                    self.fail(f"check allows {move}, and the round is over")
                self.check_refused(state, seat, move, chance, refusal)
        self.check_state(state)
        assert match.outcome is not None
        for winner in match.outcome.winners:
            if not 0 <= winner < game.seats:
                self.fail(f"{winner!r} has won, which is none of the {game.seats} seats")

    def check_record(self, match: Match[Any, Any, Any]) -> None:
        game = self.game
        with blamed_on(self.where, "replaying"):
            text = write_record(Record.of(match), game)
            _, record = read_record(text, lambda _fields: game)
            again = record.replay(game)
        self.require_same("it replays to other events", again.events, match.events)
        self.require_same("it replays to another State", again.state, match.state)


def _through_json(written: Any) -> Any:
    return json.loads(json.dumps(written))
