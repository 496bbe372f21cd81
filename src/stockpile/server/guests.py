"""Who somebody is: a browser that has a token. There are no accounts."""

from __future__ import annotations

import base64
import hashlib
from collections import OrderedDict
from collections.abc import Callable

from stockpile.core.refusal import Refusal, Refused
from stockpile.store import Guest, Store, Unsaved, unsaved_refused
from stockpile.table.texts import clean_name

SEEN_INTERVAL_MS = 24 * 60 * 60 * 1000
"""How often a guest's visit is noted, in milliseconds. It only says whom to forget one day."""
MAX_CACHED_GUESTS = 20_000


class Guests:
    """Registers guests, and recognizes them. Tokens are not kept, only their hashes."""

    def __init__(
        self, store: Store, now: Callable[[], int], entropy: Callable[[int], bytes]
    ) -> None:
        self._store = store
        self._now = now
        self._entropy = entropy
        self._known: OrderedDict[bytes, Guest] = OrderedDict()

    async def add(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token that nobody else may see. Raises Refused."""
        token = base64.urlsafe_b64encode(self._entropy(32)).rstrip(b"=").decode()
        now = self._now()
        guest = Guest(self._entropy(12).hex(), _hash(token), clean_name(name), now, now)
        with unsaved_refused():
            await self._store.add_guest(guest)
        self._remember(guest)
        return guest, token

    async def find(self, token: str) -> Guest:
        """The guest who has this token. Raises Refused for any other."""
        token_hash = _hash(token)
        # On a shared store another node may have given them another name.
        guest = None if self._store.shared else self._known.get(token_hash)
        try:
            # A guest who has been away for a long time may have been forgotten.
            if guest is None or self._now() - guest.seen > SEEN_INTERVAL_MS:
                # Found by the hash of a long random token, so the time it takes reveals nothing.
                guest = await self._store.guest(token_hash)
                if guest is None:
                    raise Refused(Refusal("unknown-token"))
            if self._now() - guest.seen > SEEN_INTERVAL_MS:
                guest = guest._replace(seen=self._now())
                await self._store.see_guest(guest.id, guest.seen)
        except Unsaved:
            if guest is None:
                raise Refused(Refusal("cannot-save")) from None
        self._remember(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest another name. Raises Refused."""
        renamed = guest._replace(name=clean_name(name), seen=self._now())
        with unsaved_refused():
            await self._store.see_guest(guest.id, renamed.seen, renamed.name)
        self._remember(renamed)
        return renamed

    def _remember(self, guest: Guest) -> None:
        self._known[guest.token_hash] = guest
        self._known.move_to_end(guest.token_hash)
        if len(self._known) > MAX_CACHED_GUESTS:
            self._known.popitem(last=False)


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
