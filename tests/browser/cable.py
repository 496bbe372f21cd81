"""A cable between a browser and a server, which can be pulled out and put back."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

from tests.server.running import Running


class Cable:
    """Passes on what is sent, both ways, to a server on this machine.

    >>> with Cable(server) as cable:  # doctest: +SKIP
    ...     ann = desk.person(url=cable.url)
    ...     cable.pull()
    """

    def __init__(self, server: Running) -> None:
        self._to = ("127.0.0.1", urlsplit(server.url).port or server.port)
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._entry: socket.socket | None = None
        self._silent = threading.Event()
        self._port = 0
        self.plug()
        self.url = f"http://127.0.0.1:{self._port}"
        """Where the page is for a browser at the near end."""

    def plug(self) -> None:
        """Put it in: whoever comes gets through."""
        assert self._entry is None, "it is plugged in"
        self._silent.clear()
        self._entry = socket.create_server(("127.0.0.1", self._port))
        self._port = self._entry.getsockname()[1]
        threading.Thread(target=self._accept, args=(self._entry,), daemon=True).start()

    def silence(self) -> None:
        """From now on nothing that the server says arrives; what is said to it does."""
        self._silent.set()

    def pull(self) -> None:
        """Pull it out: everything that is under way breaks off, and nobody gets through."""
        entry, self._entry = self._entry, None
        if entry is not None:
            # Closing alone would not wake whoever waits for the next one.
            with contextlib.suppress(OSError):
                entry.shutdown(socket.SHUT_RDWR)
            entry.close()
        with self._lock:
            ends, self._ends = self._ends, set()
        for one in ends:
            _break_off(one)

    def _accept(self, entry: socket.socket) -> None:
        while True:
            try:
                near, _ = entry.accept()
                far = socket.create_connection(self._to)
            except OSError:
                return
            with self._lock:
                self._ends |= {near, far}
            for source, sink, silent in ((near, far, None), (far, near, self._silent)):
                threading.Thread(target=_pass_on, args=(source, sink, silent), daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.pull()


def _pass_on(source: socket.socket, sink: socket.socket, silent: threading.Event | None) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65_536):
            if silent is None or not silent.is_set():
                sink.sendall(data)
    _break_off(source)
    _break_off(sink)


def _break_off(one: socket.socket) -> None:
    with contextlib.suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
