"""Does what a message asks of a table, and answers it."""

from __future__ import annotations

from collections.abc import Callable

from stockpile.server import messages as say
from stockpile.server.messages import encode
from stockpile.server.reach import link as link_to
from stockpile.table import commands as ask
from stockpile.table.decide.seats import OFFER_LASTS_MS
from stockpile.table.room import Room

Tell = Callable[[bytes], None]


async def dispatch(room: Room, guest: str, asked: ask.Command, tell: Tell, base: str) -> bool:
    """Do what a guest asks; returns whether it was something new. Raises Refused, Unreadable.

    ``base`` is the address by which they know the server.
    """
    tables = room.tables
    match asked:
        case say.Ping():
            tell(encode(say.Pong(room.now_ms(), asked.id)))
        case say.Classify():
            candidates = say.show_candidates(room.classify(guest, asked.tiles))
            tell(encode(say.Classified(candidates, asked.id)))
        case say.Hint():
            best, *others = await tables.hints.ask(room, guest, asked.version)
            hint = say.Hinted(best.move, best.win, best.error, best.why, tuple(others), asked.id)
            tell(encode(hint))
        case ask.OfferSeat():
            code = await room.offer_seat(guest)
            link = link_to(base, room.table.code) + f"#seat={code}"
            tell(encode(say.Offered(code, link, OFFER_LASTS_MS // 1000, asked.id)))
        case _:
            done = await room.do(guest, asked)
            if not done.fresh and asked.id is not None:
                tell(encode(say.Done(asked.id, done.seq)))
            return done.fresh
    return True
