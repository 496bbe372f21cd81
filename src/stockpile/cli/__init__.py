"""The command line. Its shape is a contract: see ``docs/architecture.md``."""

from __future__ import annotations

import errno
import io
import os
import signal
import sys
import threading
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn, TextIO

COMPLETING = "_STOCKPILE_COMPLETE"
"""The variable through which a shell's completion script asks for completions."""
INTERRUPTED = 130
BROKEN_PIPE = 141
"""The exit status of programs that lose their reader, or above, are stopped: 128 + the signal."""


def main() -> None:
    """Run ``stockpile``: exit 0 on success, 1 when the answer is no, 2 on unreadable input."""
    _heed_signals()
    try:
        _run()
    except KeyboardInterrupt:
        # Even before everything is loaded.
        sys.exit(INTERRUPTED)


def _run() -> None:
    if find_spec("click") is None or find_spec("fluent") is None:
        from stockpile.cli.bare import main as bare

        try:
            status = bare(sys.argv[1:])
            sys.stdout.flush()
        except BrokenPipeError:
            _fall_silent()
        sys.exit(status)
    from click.exceptions import Exit

    from stockpile.cli.app import app
    from stockpile.cli.bare import extra_of_command
    from stockpile.cli.command import ASKED_FOR
    from stockpile.cli.output import complain
    from stockpile.core.refusal import Differs, Refused, Unreadable
    from stockpile.extras import MissingExtra, needs

    # A stream that the caller closed takes everything and shows nothing.
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # For a character that the terminal lacks there is a question mark, not a traceback.
            stream.reconfigure(errors="replace")
    try:
        if asked := os.environ.get(COMPLETING):
            from click.shell_completion import shell_complete

            sys.exit(shell_complete(app, {}, "stockpile", COMPLETING, asked))
        # Not `app()`, which handles interrupts and lost readers in its own way.
        with app.make_context("stockpile", sys.argv[1:]) as ctx:
            try:
                app.invoke(ctx)
            except ImportError:
                asked = ctx.meta.get(ASKED_FOR, "stockpile")
                with needs(asked, extra_of_command(asked.removeprefix("stockpile "))):
                    raise
        sys.stdout.flush()
        sys.exit(0)
    except Exit as end:
        sys.exit(end.exit_code)
    except (Refused, Differs) as wrong:
        complain(wrong)
        sys.exit(1)
    except (Unreadable, MissingExtra) as wrong:
        complain(wrong)
        sys.exit(2)
    except OSError as wrong:
        if wrong.errno == errno.EPIPE:
            _fall_silent()
        reason = wrong.strerror or str(wrong)
        complain(Unreadable("no-file", str(wrong.filename or ""), reason=reason))
        sys.exit(2)


def _heed_signals() -> None:
    """Let this program be interrupted and ended, even if it inherited ignored signals.

    A script's shell makes what it starts with ``&`` ignore Ctrl-C, even in the foreground later.
    """
    if threading.current_thread() is not threading.main_thread():
        return  # inside somebody else's program, whose business this is
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGTERM) is signal.SIG_IGN:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):  # there is none on Windows
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT, signal.SIGTERM))


def _nowhere() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")


def _fall_silent() -> NoReturn:
    """Exit without writing anything more, not even when streams are flushed."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())
    sys.exit(BROKEN_PIPE)
