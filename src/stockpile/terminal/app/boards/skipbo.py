"""The Skip-Bo board. The keys are arranged on the keyboard as the piles are on the table.

The digits are the building piles, the row of letters below them the player's discard piles and
stock pile, and the next row their hand. Partners' piles have the same rows in capitals.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from textual.content import Content
from textual.geometry import Size

from stockpile.core.seats import seat_letter, seat_number
from stockpile.terminal.app.blocks import Block, Frame, beside, fit, label, stacked, styled
from stockpile.terminal.app.boards.board import (
    FACES_HEIGHT,
    Board,
    BoardAction,
    BoardModel,
    is_huge,
    is_large,
    is_tall,
)
from stockpile.terminal.app.signs import Signs
from stockpile.terminal.app.themes import BANDS
from stockpile.terminal.client.seat_client import NOBODY
from stockpile.terminal.tellers.teller import count_shown

BUILDING = "1234"
DISCARDS = "qwer"
STOCK = "t"
HAND = "asdfg"
PARTNERS = ("QWERT", "ASDFG", "ZXCVB")
"""For each partner, the four discard piles and the stock pile."""
PASS = "p"
DRAW = "x"
CATCH = "!"
JUDGE = {"+": "agree", "-": "disagree"}
"""These are for tables where people draw by hand and can err."""

LABEL_WIDTH = 14
DRAW_PILE_WIDTH = 22
STOCK_WIDTH = 14
SMALL_PILE_WIDTH = 7
"""For the discard piles of others."""
MIN_FAN_LINES, MAX_FAN_LINES = 2, 6
"""For the cards under a top one, which are shown one below the other."""


class CardSize(NamedTuple):
    """How large cards are drawn, in columns and lines."""

    width: int
    height: int


FLAT, TALL, LARGE, HUGE = CardSize(9, 3), CardSize(9, 5), CardSize(15, 7), CardSize(17, 11)


def card_size(size: Size) -> CardSize:
    """As large as the window has room for."""
    if is_huge(size):
        return HUGE
    return LARGE if is_large(size) else TALL if is_tall(size) else FLAT


class SkipBoBoard(Board):
    """The building piles in the middle, the others above, the player's own piles below."""

    def __init__(self, model: BoardModel, signs: Signs) -> None:
        super().__init__(model, signs)
        self._chosen: str | None = None
        """The key of the selected card."""
        self._places: list[str | None] = []
        """The hand in the order of its keys: a card keeps its key until new ones are drawn."""
        self._taken: str | None = None
        """The key of the card that was played last: of two equal cards, this one is gone."""

    # Which key is which card

    def sources(self) -> dict[str, str]:
        """How a move of each card starts in notation, by key."""
        view, me = self.model.view, self.model.seat
        if view is None or me == NOBODY:
            return {}
        found = {key: f"d{number}" for number, key in enumerate(DISCARDS, start=1)}
        found[STOCK] = "stock"
        hand = self._placed(view["seats"][me]["hand"])
        found |= {key: f"h{card}" for key, card in zip(HAND, hand, strict=False) if card}
        for row, partner in zip(PARTNERS, self._partners(), strict=False):
            letter = seat_letter(partner)
            found |= {key: f"{letter}.d{at}" for at, key in enumerate(row[:4], start=1)}
            found[row[4]] = f"{letter}.stock"
        return found

    def _placed(self, hand: list[str]) -> list[str | None]:
        left = list(hand)
        kept: list[str | None] = [None] * len(self._places)
        taken = HAND.find(self._taken) if self._taken else -1
        # The one that was played comes last: if any is missing, it is that one.
        for at in sorted(range(len(self._places)), key=lambda one: one == taken):
            card = self._places[at]
            if card in left:
                kept[at] = card
                left.remove(card)
        self._places = list(hand) if left else kept
        return self._places

    def _partners(self) -> list[int]:
        game, me = self.model.game, self.model.seat
        if me == NOBODY:
            return []
        return [seat for seat in game.sides[game.side_of[me]] if seat != me]

    def _targets(self, source: str) -> set[str]:
        """Where a card may go, in the notation of moves."""
        begin = f"{source}>"
        return {move.removeprefix(begin) for move in self.model.moves if move.startswith(begin)}

    def _target_of(self, key: str, source: str) -> str | None:
        """The place that a key stands for, in the notation of moves."""
        if key in BUILDING:
            return key
        if key in DISCARDS and source[0] == "h":
            return f"d{DISCARDS.index(key) + 1}"
        return None

    def _takes(self, key: str) -> bool:
        """Whether the chosen card may go to the pile of a key."""
        chosen = self.sources().get(self._chosen or "")
        return chosen is not None and self._target_of(key, chosen) in self._targets(chosen)

    # Choosing

    def press(self, key: str) -> BoardAction | None:
        sources = self.sources()
        if key == PASS and "pass" in self.model.moves:
            return BoardAction(move="pass")
        if (said := self._said(key)) is not None:
            return BoardAction(move=said)
        if key not in sources and key not in BUILDING:
            return None
        if not self.model.moves:
            return BoardAction(say=self.whose_turn("skipbo-over"))
        chosen = sources.get(self._chosen or "")
        if chosen is not None and key != self._chosen:
            target = self._target_of(key, chosen)
            if target is not None:
                self._taken = self._chosen
                self.forget()
                return BoardAction(move=f"{chosen}>{target}")
        if key in BUILDING:
            return BoardAction(say=self.words("skipbo-hint-choose"))
        self._chosen = None if key == self._chosen else key
        if self._chosen is not None and not self._targets(sources[key]):
            self._chosen = None
            return BoardAction(say=self._why_nowhere())
        return BoardAction()

    def _why_nowhere(self) -> str:
        if self._may_draw() and self.model.on_turn:
            return self.words("refusal-draw-first")
        jumped = (self._conduct or {}).get("out_of_turn")
        if jumped and seat_number(jumped["seat"]) != self.model.seat:
            return self.words("refusal-interrupted", seat=jumped["seat"])
        return self.words("app-skipbo-nowhere")

    @property
    def _conduct(self) -> dict[str, Any] | None:
        """The conduct part of the View where people can err; None elsewhere, and for watchers."""
        view = self.model.view
        playing = self.live and self.model.phase == "playing" and self.model.seat != NOBODY
        return view.get("tabletop") if playing and view is not None else None

    def _said(self, key: str) -> str | None:
        """The conduct move that a key stands for."""
        conduct = self._conduct
        if conduct is None:
            return None
        if key == DRAW:
            return "draw1"
        if key == CATCH:
            # A catch has to name somebody; the server refuses it where nobody can be caught.
            jumped = conduct["out_of_turn"]
            return f"catch {jumped['seat'] if jumped else seat_letter(self.others()[0])}"
        return JUDGE.get(key) if JUDGE.get(key) in self.model.moves else None

    def forget(self) -> None:
        self._chosen = None

    def prompt(self) -> str:
        model = self.model
        asked = self._question()
        if not model.on_turn:
            if model.turn == NOBODY:
                return ""
            return asked + self.words("table-turn-of", name=model.names[model.turn])
        your_turn = asked + self.words("table-your-turn")
        chosen = self.sources().get(self._chosen or "")
        if chosen is None:
            more = "app-skipbo-pass" if "pass" in model.moves else "app-skipbo-choose"
            if self._may_draw():
                return f"{your_turn}. {self.words('app-tabletop-draw', key=DRAW)}"
            return f"{your_turn}. {self.words(more)}"
        keys = [key for key in (*BUILDING, *DISCARDS) if self._takes(key)]
        listed = model.table_words.listing(keys)
        return f"{your_turn}. {self.words('app-skipbo-where', keys=listed)}"

    def _may_draw(self) -> bool:
        """Whether the hand is not full: drawing another card would be a mistake."""
        held = self.view["seats"][self.model.seat]["hand"]
        return "draw1" in self.model.moves and len(held) < len(HAND)

    def _question(self) -> str:
        """What the player is asked about advice, if anything."""
        conduct = self._conduct
        if conduct is None or "agree" not in self.model.moves:
            return ""
        call = conduct["advice"]
        names = self.model.names
        accused = seat_number(call["accused"])
        game, me = self.model.game, self.model.seat
        ours = "-own-up" if game.side_of[accused] == game.side_of[me] else ""
        question = self.words(
            f"tabletop{ours or '-question'}",
            who="other",
            name=names[seat_number(call["seat"])],
            whom="you" if accused == me else "other",
            accused=names[accused],
        )
        answers = ", ".join(
            f"{key} {self.words(f'tabletop{ours}-{said}')}"
            for key, said in JUDGE.items()
            if said in self.model.moves
        )
        return f"{question} {answers}\n"

    def keys(self) -> Iterator[tuple[str, str]]:
        yield " ".join(HAND), self.words("skipbo-key-hand")
        yield STOCK, self.words("skipbo-key-stock")
        yield " ".join(DISCARDS), self.words("skipbo-key-discards")
        yield " ".join(BUILDING), self.words("skipbo-key-building")
        for row, partner in zip(PARTNERS, self._partners(), strict=False):
            yield " ".join(row), self.words("skipbo-region-seat", name=self.model.names[partner])
        yield PASS, self.words("table-pass")
        if self._conduct is not None:
            yield DRAW, self.words("tabletop-key-draw")
            yield CATCH, self.words("tabletop-key-catch")
            partners = self._partners()
            if partners:
                other = next(seat for seat in self.others() if seat not in partners)
                letter = seat_letter(other)
                yield f":advice {letter}", self.words("app-key-advice", seat=letter)
                yield " ".join(JUDGE), self.words("app-key-judge")

    def all_piles(self) -> list[str] | None:
        words, lines = self.words, [self.words("skipbo-piles-order"), ""]
        for seat in self.others():
            lines.append(words("skipbo-piles", who="other", name=self.model.names[seat]))
            for at, pile in enumerate(self.view["seats"][seat]["discards"], start=1):
                cards = " ".join(pile[::-1]) or self.signs.empty
                lines.append(f"  {words('skipbo-piles-discard', pile=at)}: {cards}")
            lines.append("")
        return lines

    # Drawing

    def draw(self, size: Size) -> Content:
        lines = self.faces() if self._has_faces(size) else []
        lines += [self._head(), *map(self._other, self.others())]
        gap = [Content("")] if is_tall(size) else []
        lines += [*gap, *self._middle(size)]
        if self.model.seat != NOBODY:
            own = self.view["seats"][self.model.seat]
            lines += [*gap, *self._own(own, size), *gap, *self._hand(own, size)]
        return stacked(lines)

    def _head(self) -> Content:
        head = [
            " " * 23,
            fit(self.words("app-stock"), STOCK_WIDTH, self.signs.more),
            fit(self.words("app-hand"), 7, self.signs.more),
            self.words("app-discards"),
        ]
        return Content.styled("".join(head), "$muted")

    def _other(self, seat: int) -> Content:
        one, partners = self.view["seats"][seat], self._partners()
        keyed = self.live and seat in partners
        row = PARTNERS[partners.index(seat)] if keyed else " " * 5
        top = one["stock_top"] or self.signs.empty
        left = f"{self.signs.times}{one['stock']['hidden']}"
        cells = [self._small(row[4], f"{top:>2} {left}", STOCK_WIDTH, self._band(top))]
        cells.append(Content(f"{count_shown(one['hand']):<7}"))
        for key, pile in zip(row, one["discards"], strict=False):
            beneath = f"+{len(pile) - 1}" if len(pile) > 1 else ""
            shown = pile[-1] if pile else self.signs.empty
            band = self._band(shown)
            cells.append(self._small(key, f"{shown:>2}{beneath}", SMALL_PILE_WIDTH, band))
        return Content.assemble(
            self.name(seat), *cells, (f" {self.marks(seat)}".rstrip(), "$muted")
        )

    def _small(self, key: str, text: str, width: int, band: int | None) -> Content:
        """A pile of another seat; a partner's has a key."""
        if key == " ":
            style = "" if band is None else BANDS[band]
            return Content.styled(fit(text, width, self.signs.more), style)
        mark = self._mark(self.sources().get(key, "")) or ":"
        shown = fit(f"{key}{mark}{text.strip()}", width - 1, self.signs.more)
        return styled(shown, "bold reverse" if key == self._chosen else "bold", key) + " "

    def _mark(self, source: str) -> str:
        """The mark of a card that is hinted at, or could be laid."""
        if self.hint and self.hint.startswith(f"{source}>"):
            return self.signs.hinted
        if not self.model.on_turn:
            return ""
        lays = [one for one in self._targets(source) if one[0] != "d"]
        return self.signs.playable if lays else ""

    def _frame(self, key: str) -> Frame:
        if key == self._chosen:
            return "chosen"
        return "target" if self._takes(key) else "plain"

    def _aimed(self, place: str) -> str:
        """The mark of where a hint puts a card."""
        return self.signs.hinted if self.hint and self.hint.endswith(f">{place}") else ""

    def _pile(self, size: Size, key: str, card: str, **look: Any) -> Block:
        """A pile with its top card, its name, and the sign of its band below or beside it.

        ``card`` may say what a wild stands for: ``S=4``.
        """
        band = self._band(card)
        sign = "" if band is None else self.signs.bands[band]
        drawn = card_size(size)
        corner = drawn.width - 4
        index = "" if band is None else card
        inside = {
            FLAT: [f"{card} {sign}".strip()],
            TALL: ["", card, sign],
            LARGE: ["", sign, card, sign, ""],
            HUGE: [index.ljust(corner), "", sign, "", card, "", sign, "", index.rjust(corner)],
        }[drawn]
        style = "$muted" if band is None else f"bold {BANDS[band]}"
        look = {"style": style, **look}
        return self.box(drawn.width, inside, key=key, frame=self._frame(key), **look)

    def _band(self, card: str) -> int | None:
        """The band of a card; None if it has none."""
        if card == self.signs.empty:
            return None
        return 3 if card[0] == "S" else (int(card) - 1) // 4

    def _middle(self, size: Size) -> Block:
        view, boxes = self.view, []
        for key, pile in zip(BUILDING, view["building"], strict=True):
            number = len(pile)
            top = str(number) if number else self.signs.empty
            if number and pile[-1] == "S":
                top = f"S={number}"
            boxes.append(
                self._pile(
                    size,
                    key,
                    top,
                    number=key,
                    mark=self._aimed(key),
                    foot=f"{self.signs.needs}{number + 1}",
                )
            )
        height = len(boxes[0])
        draw_key = None if self._conduct is None else DRAW
        draw = f"{self.words('app-draw')} {view['draw']['hidden']}"
        aside = f"{self.words('app-aside')} {len(view['aside'])}"
        piles = [Content(" " * DRAW_PILE_WIDTH)] * height
        draw = f"{draw_key}:{draw}" if draw_key else draw
        for at, text, pressed in ((0, draw, draw_key), (1, aside, None)):
            fitted = fit(text, DRAW_PILE_WIDTH, self.signs.more)
            piles[height // 2 + at] = styled(fitted, "$muted", pressed)
        name = label(self.words("app-building"), LABEL_WIDTH, height, self.signs)
        return beside(name, *boxes, piles)

    def _own(self, own: dict[str, Any], size: Size) -> Block:
        piles = []
        for at, (key, pile) in enumerate(zip(DISCARDS, own["discards"], strict=True), start=1):
            beneath = pile[-2::-1]
            piles.append(
                self._pile(
                    size,
                    key,
                    pile[-1] if pile else self.signs.empty,
                    number=str(at),
                    mark=self._mark(f"d{at}") or self._aimed(f"d{at}"),
                    foot="" if is_tall(size) else self._beneath(beneath, FLAT.width - 2),
                )
            )
            if is_tall(size):
                piles[-1] += self._fan(beneath, self._fan_height(own, size), card_size(size).width)
        stock = self._pile(
            size,
            STOCK,
            own["stock_top"] or self.signs.empty,
            mark=self._mark("stock"),
            foot=f"{self.signs.times}{own['stock']['hidden']}",
        )
        height = len(stock)
        name = label(self.words("app-discards"), LABEL_WIDTH, height, self.signs)
        stock_name = label(self.words("app-stock"), 13, height, self.signs)
        return beside(name, *piles, stock, stock_name)

    def _beneath(self, cards: list[str], width: int) -> str:
        """The cards under the top one, as many as fit."""
        text = " ".join(cards)
        return text if len(text) <= width else text[: width - 1].rstrip() + self.signs.more

    def _fan_height(self, own: dict[str, Any], size: Size) -> int:
        """How many lines there are for cards under the top ones."""
        most = max(len(pile) - 1 for pile in own["discards"])
        faces = FACES_HEIGHT if self._has_faces(size) else 0
        free = self._free_lines(size) - faces
        return max(0, min(MAX_FAN_LINES, max(MIN_FAN_LINES, most), free))

    def _free_lines(self, size: Size) -> int:
        """How many lines all seats and rows of piles leave."""
        return size.height - 3 * card_size(size).height - 12 - self.model.game.seats

    def _has_faces(self, size: Size) -> bool:
        return is_tall(size) and self._free_lines(size) >= FACES_HEIGHT + MIN_FAN_LINES

    def _fan(self, beneath: list[str], lines: int, width: int) -> Block:
        """The cards under the top one, one below the other."""
        shown = beneath[:lines]
        if len(beneath) > lines > 0:
            shown[-1] = f"+{len(beneath) - lines + 1}"
        shown += [""] * (lines - len(shown))
        return [Content.styled(one.center(width), "$muted") for one in shown]

    def _hand(self, own: dict[str, Any], size: Size) -> Block:
        width, height = card_size(size)
        boxes = [label(self.words("app-hand"), LABEL_WIDTH, height, self.signs)]
        for key, card in zip(HAND, self._placed(own["hand"]), strict=False):
            mark = self._mark(f"h{card}")
            none = [Content(" " * width)] * height
            boxes.append(self._pile(size, key, card, mark=mark) if card else none)
        return beside(*boxes)
