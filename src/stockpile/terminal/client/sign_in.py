"""Who somebody is at a server: a token, which is remembered, and a name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from stockpile.core.refusal import Refusal, Refused
from stockpile.terminal.client.preferences import Preferences
from stockpile.terminal.client.transport import AnyServer, ask, not_a_server


async def sign_in(
    server: AnyServer,
    code: str | None,
    preferences: Preferences,
    name: str | None,
    ask_name: Callable[[], Awaitable[str]],
) -> str:
    """The token for a server, or for its table ``code``: last time's, or a new guest's.

    Raises Refused.
    Without a ``name``, the guest has last time's, or what ``ask_name`` gives.
    """
    # Nobody is asked for a name before it is clear that the server, or the table, is there.
    try:
        await ask(server, "GET", "/api/games" if code is None else f"/api/tables/{code}")
    except Refused as refused:
        if code is None or refused.refusal.code != "no-such-table":
            raise
        # A code alone does not say where it was looked for.
        there = Refusal("no-such-table-there", table=code, address=server.address)
        raise Refused(there) from None
    known = preferences.token(server.address)
    if known is not None:
        try:
            if name is None:
                await ask(server, "GET", "/api/me", token=known)
            else:
                await ask(server, "PUT", "/api/me", {"name": name}, token=known)
                preferences.keep(name=name)
        except Refused as refused:
            if refused.refusal.code != "unknown-token":
                raise
        else:
            return known
    name = name or preferences.get("name", "") or await ask_name()
    newer = preferences.token(server.address)
    if newer not in (None, known):
        # Another window was faster: there is one guest per server, who keeps that name.
        return newer
    token = (await ask(server, "POST", "/api/guests", {"name": name})).body.get("token")
    if not isinstance(token, str):
        raise Refused(not_a_server(server.address))
    preferences.keep_token(server.address, token)
    preferences.keep(name=name)
    return token
