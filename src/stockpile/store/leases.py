"""Which nodes are alive, and which of them has a table's duties; PostgreSQL only.

All times are the database's, so that it does not matter what a node takes for the time. ``now()``
is when the transaction began: one that had to wait takes less than it could, never more.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import BigInteger, Connection, and_, cast, delete, exists, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from stockpile.store.queries import CHANNEL
from stockpile.store.schema import leases, nodes

_NOW = cast(func.extract("epoch", func.now()) * 1000, BigInteger)
_FORGOTTEN = 3_600_000  # After an hour, a dead node has left.


def beat(connection: Connection, node: str, ttl_ms: int, tell: str) -> frozenset[str]:
    known = connection.scalar(select(nodes.c.until > _NOW).where(nodes.c.id == node))
    alive = insert(nodes).values(id=node, until=_NOW + ttl_ms)
    connection.execute(
        alive.on_conflict_do_update(index_elements=["id"], set_={"until": alive.excluded.until})
    )
    if not known:
        # The others learn at once that somebody listens now.
        connection.execute(select(func.pg_notify(CHANNEL, f":0:{tell}")))
        forgotten = select(nodes.c.id).where(nodes.c.until < _NOW - _FORGOTTEN)
        connection.execute(delete(leases).where(leases.c.node.in_(forgotten)))
        connection.execute(delete(nodes).where(nodes.c.until < _NOW - _FORGOTTEN))
    return frozenset(connection.scalars(select(nodes.c.id).where(nodes.c.until > _NOW)))


def leave(connection: Connection, node: str) -> None:
    connection.execute(delete(leases).where(leases.c.node == node))
    connection.execute(delete(nodes).where(nodes.c.id == node))


def hold(connection: Connection, tables: Sequence[str], node: str, ttl_ms: int) -> frozenset[str]:
    if not tables:
        return frozenset()
    # In one order, so that two nodes that want the same ones do not wait for each other.
    lease = {"node": node, "until": _NOW + ttl_ms}
    wanted = insert(leases).values([{"table_id": table, **lease} for table in sorted(tables)])
    holder_is_dead = exists().where(and_(nodes.c.id == leases.c.node, nodes.c.until <= _NOW))
    taken = wanted.on_conflict_do_update(
        index_elements=["table_id"],
        set_={"node": wanted.excluded.node, "until": wanted.excluded.until},
        where=or_(leases.c.node == node, leases.c.until <= _NOW, holder_is_dead),
    ).returning(leases.c.table_id)
    return frozenset(connection.scalars(taken))


def keep(connection: Connection, node: str, ttl_ms: int) -> frozenset[str]:
    mine = update(leases).where(leases.c.node == node).values(until=_NOW + ttl_ms)
    return frozenset(connection.scalars(mine.returning(leases.c.table_id)))


def release(connection: Connection, table: str, node: str) -> None:
    connection.execute(delete(leases).where(leases.c.table_id == table, leases.c.node == node))
