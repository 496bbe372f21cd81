"""What a browser gets."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stockpile</title>
<h1>Stockpile</h1>
<p>The table server is running. The browser client is being built; until it is there, play in the
terminal with <code>stockpile play</code>, or write a client or a bot of your own: the connection is
described in <code>docs/protocol.md</code>, with an example in <code>examples/</code>.</p>
<p>Stockpile plays by the rules of Skip-Bo and Skip-Bo Breakers and is not connected to the owner of
these names.</p>
</html>
"""


async def page(_request: Request) -> HTMLResponse:
    return HTMLResponse(_PAGE)


def routes() -> list[Route]:
    """The start page, and the link of every table."""
    return [Route("/", page), Route("/t/{code}", page)]
