"""The command line. Its shape is a contract: see ``docs/architecture.md``."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run ``stockpile``: exit 0 on success, 1 when the answer is no, 2 on unreadable input."""
    from stockpile.cli.app import app
    from stockpile.cli.saying import complain
    from stockpile.core.record import Differs
    from stockpile.core.refusal import Refused, Unreadable

    try:
        app()
    except (Refused, Differs, Unreadable) as wrong:
        complain(wrong)
        sys.exit(2 if isinstance(wrong, Unreadable) else 1)
    except BrokenPipeError:
        # Whoever was reading has seen enough. Nothing more can be written, at exit neither.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as wrong:
        reason = wrong.strerror or str(wrong)
        complain(Unreadable("no-file", str(wrong.filename or ""), reason=reason))
        sys.exit(2)
