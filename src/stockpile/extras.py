"""The optional parts of the distribution, and what to type if one is missing.

The base needs nothing but Python. Everything else is an extra of `stockpile-games`, named in
``pyproject.toml``; this module says which extra provides which package.
"""

from __future__ import annotations

from importlib.util import find_spec
from types import TracebackType

from stockpile.core.refusal import Complaint, Refusal

DISTRIBUTION = "stockpile-games"

PACKAGES = {
    "bots": ("numpy", "numba", "llvmlite", "platformdirs"),
    "cli": ("click", "fluent", "rich", "shellingham"),
    "terminal": ("textual", "msgspec", "websockets"),
    "server": (
        *("asyncpg", "httptools", "prometheus_client", "segno", "starlette", "structlog"),
        *("uvicorn", "uvloop"),
    ),
    "arena": ("joblib", "pyarrow"),
    "pettingzoo": ("pettingzoo",),
    "gymnasium": ("gymnasium",),
    "openspiel": ("pyspiel", "open_spiel"),
    "cuda": ("numba_cuda",),
    "ray": ("ray",),
    "training": ("torch",),
}
"""The packages that each extra adds, by the names they are imported by."""


class MissingExtra(Complaint, ImportError):
    """Something needs an extra that is not installed. The message says what to type.

    >>> MissingExtra("skilled", "bots").extra
    'bots'
    """

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(what, extra)
        self.what = what
        self.extra = extra
        self.refusal = Refusal("needs-extra", what=what, extra=extra, package=DISTRIBUTION)


class needs:  # noqa: N801  it reads as a sentence: with needs("skilled"): import numpy
    """Turn an import in this block that fails for lack of an extra into MissingExtra."""

    def __init__(self, what: str, extra: str = "") -> None:
        self._what = what
        self._extra = extra

    def __enter__(self) -> None:
        pass

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        if isinstance(wrong, MissingExtra):
            # What was asked for says more than the module that it is made with.
            if wrong.what.startswith("stockpile."):
                raise MissingExtra(self._what, self._extra or wrong.extra) from wrong
        elif isinstance(wrong, ModuleNotFoundError):
            extra = extra_of(wrong.name or "")
            if extra is not None:
                raise MissingExtra(self._what, self._extra or extra) from wrong


def extra_of(module: str) -> str | None:
    """The extra that provides a module, or None if none does."""
    package = module.partition(".")[0]
    return next((extra for extra, packages in PACKAGES.items() if package in packages), None)


def require(what: str, extra: str, *packages: str) -> None:
    """Raise MissingExtra unless these packages, which an extra provides, are installed."""
    if not all(map(find_spec, packages)):
        raise MissingExtra(what, extra)
