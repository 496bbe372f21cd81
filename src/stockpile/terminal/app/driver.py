"""Textual's driver, made to survive bytes that are not text, and to notice a lost terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.driver import Driver


def tolerant_driver(driver: Any, lost: Callable[[], None]) -> type[Driver]:
    """The same driver, but tolerant; ``lost`` is called in its thread once there is no terminal."""
    if not hasattr(driver, "run_input_thread"):
        return driver  # type: ignore[no-any-return]

    class TolerantDriver(driver):  # type: ignore[misc]
        def run_input_thread(self) -> None:
            while True:
                try:
                    super().run_input_thread()
                except UnicodeDecodeError:
                    continue
                except OSError:
                    pass
                if not self.exit_event.is_set():
                    lost()
                return

    return TolerantDriver
