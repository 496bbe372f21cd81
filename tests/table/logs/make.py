"""Writes logs to be kept: ``python -m tests.table.logs.make``.

Only for a new format. What is there already stays as it is, and has to be readable for ever.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from stockpile.table import commands as ask
from stockpile.table.facts import Fact
from stockpile.table.log import ROW_FORMAT
from stockpile.table.settings import Clock, Settings
from stockpile.table.state import new_table
from tests.table.sitting import NODE, Sitting, truth

HERE = Path(__file__).parent


def skipbo(code: str = "TABLE2") -> Sitting:
    """Two matches in teams: one played, with all that can happen at a table; one given up."""
    sitting = Sitting(Settings(options={"stock": 3}), seed=7, table=new_table(code))
    sitting.sit("ann", "bob")
    sitting.arrive("cleo", "eve", "rex")
    sitting.do("ann", ask.Remove(person=5))
    settings = Settings(
        seats=4,
        teams=("AC", "BD"),
        options={"stock": 2},
        target=70,
        chat=True,
        clock=Clock(30, 10),
    )
    sitting.do("ann", ask.ChangeSettings(settings=settings))
    sitting.do("cleo", ask.Sit(seat="C"))
    sitting.do("cleo", ask.Name(name="Cléo 🎲"))
    sitting.do("ann", ask.Bot(seat="D", level="random"))
    sitting.do("ann", ask.Clear(seat="D"))
    sitting.do("eve", ask.Say(text="Good luck!"))
    sitting.do("bob", ask.Ready())
    sitting.do("bob", ask.Ready(ready=False))
    sitting.start()
    for _ in range(3):
        sitting.play_until_undoable("bob")
        sitting.undo()
        sitting.do("ann", ask.Emote(emote="laugh", id=f"c-{len(sitting.rows)}"))
    sitting.depart("cleo")
    while sitting.table.chairs[2].stand_in is None:
        sitting.perform() if sitting.duty() else sitting.move()
    sitting.arrive("cleo")
    sitting.do("ann", ask.Pause())
    sitting.later(100)
    sitting.do("ann", ask.Pause(pause=False))
    code = sitting.offer("bob")
    sitting.arrive("phone")
    sitting.do("phone", ask.TakeSeat(code=code))
    sitting.do("phone", ask.Agree())
    sitting.do("phone", ask.Agree(agree=False))
    sitting.play_until("between")
    sitting.do("phone", ask.Stand())
    sitting.do("eve", ask.Sit(seat="B"))
    sitting.play_until("over")
    sitting.do("eve", ask.Rematch())
    sitting.do("ann", ask.Leave())
    sitting.start()
    sitting.move()
    sitting.do("", ask.ForgetNodes(frozenset({NODE})))
    sitting.later(3600)
    sitting.arrive("cleo", "eve", node="node-2")
    sitting.move()
    sitting.do("cleo", ask.Concede())
    return sitting


def breakers(code: str = "TABLE2") -> Sitting:
    """A match ended by agreement, and a round in the middle of which the log stops."""
    settings = Settings(edition="breakers-2010", seats=3, target=50)
    sitting = Sitting(settings, seed=8, table=new_table(code))
    sitting.sit("ann", "bob")
    sitting.play_until("between")
    sitting.start()
    sitting.move()
    sitting.do("bob", ask.Agree())
    sitting.do("ann", ask.Agree())
    sitting.do("ann", ask.Rematch())
    sitting.start()
    for _ in range(9):
        sitting.move()
    return sitting


def kept(sitting: Sitting) -> dict[str, Any]:
    """The log, and where it leads."""
    end = truth(sitting.table)
    return {
        "table": sitting.table.code,
        "rows": [
            {
                "seq": row.seq,
                "at": row.at,
                "author": row.author,
                "command": row.command,
                "body": json.loads(row.body),
            }
            for row in sitting.rows
        ],
        "shown": json.loads(end.shown),
        "sides": [json.loads(side) for side in end.sides],
        "finished": [
            {
                "first": one.first,
                "last": one.last,
                "summary": json.loads(one.summary),
                "record": sitting.past(number).record(),
            }
            for number, one in enumerate(sitting.finished)
        ],
    }


def main() -> None:
    tables = {"skipbo": skipbo(), "breakers": breakers()}
    happened = {type(f) for one in tables.values() for e in one.entries for f in e.facts}
    missing = {kind.__name__ for kind in Fact.__subclasses__()} - {one.__name__ for one in happened}
    if missing:
        raise SystemExit(f"no log has {', '.join(sorted(missing))}")
    for name, sitting in tables.items():
        path = HERE / f"format-{ROW_FORMAT}-{name}.json"
        text = json.dumps(kept(sitting), ensure_ascii=False, separators=(",", ":"))
        # One row a line.
        text = text.replace('{"seq":', '\n{"seq":').replace('],"shown":', '],\n"shown":')
        path.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
