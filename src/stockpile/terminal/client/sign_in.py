"""Who one is at a server: a token, which is remembered, and a name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from stockpile.core.refusal import Refusal, Refused
from stockpile.terminal.client.preferences import Preferences
from stockpile.terminal.client.transport import Server, ask, not_a_server


async def sign_in(
    server: Server,
    code: str,
    preferences: Preferences,
    name: str | None,
    ask_name: Callable[[], Awaitable[str]],
) -> str:
    """One's token for a table of others: that of last time, or a new one. Raises Refused.

    ``name`` is what one wants to be called; None: what one was called last time, or whatever
    ``ask_name`` gives.
    """
    # Nobody is asked for a name who cannot come in anyway.
    try:
        await ask(server, "GET", f"/api/tables/{code}")
    except Refused as refused:
        if refused.refusal.code != "no-such-table":
            raise
        # Where it was looked for is not in a code.
        there = Refusal("no-such-table-there", table=code, address=server.address)
        raise Refused(there) from None
    token = preferences.token(server.address)
    if token is not None:
        try:
            if name is None:
                await ask(server, "GET", "/api/me", token=token)
            else:
                await ask(server, "PUT", "/api/me", {"name": name}, token=token)
        except Refused as refused:
            if refused.refusal.code != "unknown-token":
                raise
            token = None
    if token is None:
        forgotten = preferences.token(server.address)
        name = name or preferences.get("name", "") or await ask_name()
        token = preferences.token(server.address)
        if token not in (None, forgotten):
            # Another window was quicker: one is one person at a server, and keeps that name.
            return token
        token = await new_guest(server, preferences, name)
    if name is not None:
        preferences.keep(name=name)
    return token


async def new_guest(server: Server, preferences: Preferences, name: str) -> str:
    """A new token at a server, which is remembered. Raises Refused."""
    token = (await ask(server, "POST", "/api/guests", {"name": name})).body.get("token")
    if not isinstance(token, str):
        raise Refused(not_a_server(server.address))
    preferences.keep_token(server.address, token)
    return token
