"""Train a network: ``python -m stockpile.training GAME FOLDER``."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from stockpile.core.refusal import Unreadable
from stockpile.extras import MissingExtra, needs

try:
    with needs("stockpile.training", "training"):
        import torch
except MissingExtra as missing:
    if __name__ != "__main__":
        raise
    print(missing, file=sys.stderr)
    sys.exit(2)

from stockpile.training.evaluate import strengths
from stockpile.training.forms import FORMS
from stockpile.training.run import OtherSettings, Run
from stockpile.training.settings import CANDIDATES, TrainingSettings

_OPTIONS = (
    *(
        "iterations",
        "tables",
        "steps",
        "rate",
        "last-rate",
        "trace",
        "odd-moves",
        "close",
        "temperature",
    ),
    *("average", "batch", "share", "looks", "worlds", "width", "forms", "weights", "against"),
)
"""The settings that the command line takes."""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m stockpile.training",
        description="Train a network by self-play. After Ctrl-C, the same command resumes.",
    )
    parser.add_argument("game", choices=[*FORMS])
    parser.add_argument("folder", type=Path, help="for the checkpoint, weights, card and report")
    parser.add_argument("--toy", action="store_true", help="two seats, a stock of 3, two minutes")
    parser.add_argument("--minutes", type=float, default=1e6, help="pause after this long")
    parser.add_argument("--device", choices=["cpu", "cuda"], help="default: cuda if available")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--deals", type=int, default=1000, help="deals against skilled at the end; 0 for none"
    )
    defaults = TrainingSettings("")
    for name in _OPTIONS:
        kind = type(getattr(defaults, name.replace("-", "_")))
        parser.add_argument(f"--{name}", type=str if kind is type(None) else kind)
    return parser


def _settings(args: argparse.Namespace) -> TrainingSettings:
    settings = TrainingSettings(args.game, seed=args.seed, candidates=CANDIDATES[args.game])
    settings = settings.toy() if args.toy else settings
    names = [name.replace("-", "_") for name in _OPTIONS]
    given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    return replace(settings, **given)


def _tell(point: dict[str, Any]) -> None:
    loss = "  ".join(f"{form}: {value:.4f}" for form, value in point["loss"].items())
    print(
        f"{point['seconds']:7.0f} s  iteration {point['iteration']:5d}  "
        f"{point['rounds']:11,} rounds  loss {loss}",
        file=sys.stderr,
        flush=True,
    )


def main() -> int:
    args = _parser().parse_args()
    device = args.device or ("cuda" if torch.cuda.is_available() else "cpu")
    try:
        run = Run(args.folder, _settings(args), device=device)
    except (OtherSettings, OSError, Unreadable, ValueError) as problem:
        print(problem, file=sys.stderr)
        return 2
    try:
        run.train(args.minutes, _tell)
    except KeyboardInterrupt:
        run.keep()
        print("stopped; the same command resumes", file=sys.stderr)
        return 130
    run.keep()
    command = shlex.join(["python", "-m", "stockpile.training", *sys.argv[1:]])
    found = []
    if args.deals:
        opponent = args.against or "skilled"
        tried = (
            run.responses()
            if args.against
            else strengths(
                args.game, run.result.export(), args.deals, os.cpu_count() or 1, toy=args.toy
            )
        )
        for one in tried:
            print(f"against {opponent}, {one.table}: {one}", file=sys.stderr, flush=True)
            found.append(one)
    print(run.write(command, found))
    if not run.done:
        print("not done yet; the same command resumes", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
