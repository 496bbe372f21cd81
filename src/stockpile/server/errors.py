"""How refusals and mistakes become HTTP answers: ``{"code": …, "args": {…}}`` and a status."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from stockpile.core.refusal import Refusal, Refused, Unreadable
from stockpile.server.http_types import ErrorAnswer
from stockpile.server.messages import encode
from stockpile.store import Unsaved

STATUS_CODES = {
    "unknown-token": 401,
    "not-the-host": 403,
    "wrong-key": 403,
    "removed": 403,
    "phones-not-allowed": 403,
    "foreign-origin": 403,
    "foreign-host": 421,
    "no-such-table": 404,
    "no-such-match": 404,
    "no-such-round": 404,
    "nothing-here": 404,
    "wrong-method": 405,
    "round-under-way": 409,
    "match-under-way": 409,
    "no-review": 409,
    "no-network": 409,
    "table-damaged": 410,
    "message-too-long": 413,
    "too-many-guests": 429,
    "too-many-tables": 429,
    "too-many-lookups": 429,
    "too-many-requests": 429,
    "too-many-connections": 429,
    "cannot-save": 503,
    "closing": 503,
}
"""The HTTP status of a refusal, if it is not 400."""

NO_STORE = {"cache-control": "no-store"}


def answer(value: Any, status: int = 200) -> Response:
    """A JSON answer that no cache keeps."""
    return Response(encode(value), status, NO_STORE, media_type="application/json")


def refuse(wrong: Refused | Unreadable, status: int | None = None) -> Response:
    """The answer to a request that is refused."""
    code, where = wrong.refusal.code, getattr(wrong, "where", None)
    error = ErrorAnswer(code, dict(wrong.refusal.args), where or None)
    return answer(error, status or STATUS_CODES.get(code, 400))


_OF_STATUS = {404: Refusal("nothing-here"), 405: Refusal("wrong-method")}


def handlers() -> dict[Any, Any]:
    """How exceptions become answers."""

    async def on_refusal(_request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, Refused | Unreadable)
        return refuse(wrong)

    async def on_http(_request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, HTTPException)
        why = _OF_STATUS.get(wrong.status_code, Refusal("bad-message", reason=wrong.detail))
        told = refuse(Refused(why), wrong.status_code)
        told.headers.update(wrong.headers or {})
        return told

    async def on_unsaved(_request: Request, _wrong: Exception) -> Response:
        return refuse(Refused(Refusal("cannot-save")))

    async def on_anything(_request: Request, _wrong: Exception) -> Response:
        return refuse(Refused(Refusal("internal-error")), 500)

    return {
        Refused: on_refusal,
        Unreadable: on_refusal,
        HTTPException: on_http,
        Unsaved: on_unsaved,
        Exception: on_anything,
    }
