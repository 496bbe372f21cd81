"""The command line. Its shape is a contract: see ``docs/architecture.md``."""

from __future__ import annotations

import io
import os
import sys

BROKEN_PIPE = 141
"""How programs end that lose their reader: 128 and the number of the signal."""


def main() -> None:
    """Run ``stockpile``: exit 0 on success, 1 when the answer is no, 2 on unreadable input."""
    from stockpile.cli.app import app
    from stockpile.cli.saying import ReaderGone, complain
    from stockpile.core.refusal import Differs, Refused, Unreadable

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a sign gets a question mark, never a traceback.
            stream.reconfigure(errors="replace")
    try:
        app()
    except (Refused, Differs) as wrong:
        complain(wrong)
        sys.exit(1)
    except Unreadable as wrong:
        complain(wrong)
        sys.exit(2)
    except ReaderGone:
        # Nothing more can be written, at exit neither.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(BROKEN_PIPE)
    except OSError as wrong:
        reason = wrong.strerror or str(wrong)
        complain(Unreadable("no-file", str(wrong.filename or ""), reason=reason))
        sys.exit(2)
