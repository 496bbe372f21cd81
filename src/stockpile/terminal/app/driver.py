"""What is typed, whatever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.driver import Driver


def forgiving(usual: Any, gone: Callable[[], None]) -> type[Driver]:
    """The same driver, but one that goes on after what is no text.

    ``gone`` is called, in a thread of its own, when there is nothing more to be heard.
    """
    if not hasattr(usual, "run_input_thread"):
        return usual  # type: ignore[no-any-return]

    class Forgiving(usual):  # type: ignore[misc]
        def run_input_thread(self) -> None:
            while True:
                try:
                    super().run_input_thread()
                except UnicodeDecodeError:
                    continue
                except OSError:
                    pass
                if not self.exit_event.is_set():
                    gone()
                return

    return Forgiving
