"""What is typed, whatever it is."""

from __future__ import annotations

from typing import Any

from textual.driver import Driver


def forgiving(usual: Any) -> type[Driver]:
    """The same driver, but one that goes on after what is no text, and ends without a terminal."""
    if not hasattr(usual, "run_input_thread"):
        return usual  # type: ignore[no-any-return]

    class Forgiving(usual):  # type: ignore[misc]
        def run_input_thread(self) -> None:
            while not self.exit_event.is_set():
                try:
                    super().run_input_thread()
                except UnicodeDecodeError:
                    continue
                except OSError:
                    self._app.call_later(self._app.exit)
                    return

    return Forgiving
