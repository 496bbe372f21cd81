"""Train a network: ``python -m stockpile.training GAME --folder FOLDER``."""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

from stockpile.training import selfplay
from stockpile.training.evaluate import against_skilled
from stockpile.training.forms import FORMS, rows_of
from stockpile.training.model import Judge
from stockpile.training.tables import Tables, modules


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=[*FORMS])
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=1 << 17)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--warm-up", type=float, default=0.15, help="share of the time")
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--last-rate", type=float, default=1e-4)
    parser.add_argument("--batch", type=int, default=1 << 16)
    parser.add_argument("--share", type=float, default=0.5)
    parser.add_argument("--odd", type=float, default=selfplay.ODD_MOVES)
    parser.add_argument("--most", type=int, default=0)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--narrow", type=int, default=64)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--only", type=int, default=0, help="train this many forms only")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--profile", action="store_true")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(args.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    rng = np.random.default_rng(args.seed)
    device = args.device
    parts = modules(args.game)
    network = Judge(parts.network, args.width, args.narrow, args.hidden).to(device)
    warm_up = args.warm_up
    if args.resume:
        network.load_state_dict(torch.load(args.resume, map_location=device))
        warm_up = 0.0
    optimizer = torch.optim.Adam(network.parameters(), lr=args.rate, fused=device == "cuda")
    forms = FORMS[args.game][: args.only or None]
    most = args.most or (40 if args.game == "skipbo" else 128)
    weights = np.array([form.share for form in forms])
    weights /= weights.sum()
    began = time.monotonic()
    batches = []
    for number, form in enumerate(forms):
        count = max(256, int(args.tables * (1 if number == 0 else 2 / form.seats)))
        rules, rows = rows_of(args.game, form, count, rng)
        batches.append(
            Tables(args.game, rules, rows, seed=args.seed * 1000 + number, most=most, device=device)
        )
    print(f"set up {time.monotonic() - began:.1f} s", flush=True)
    if args.profile:
        clock: dict[str, float] = {}
        for tables in batches:
            clock.clear()
            selfplay.play(tables, network, 8, 0.9, 0.02, follow=False)
            tables._loops.clock = clock
            selfplay.play(tables, network, 8, 0.9, 0.02, follow=False)
            tables._loops.clock = None
            at = time.monotonic()
            selfplay.play(tables, network, 8, 0.9, 0.02, follow=False)
            torch.cuda.synchronize()
            print(
                tables.seats,
                tables.sides,
                tables.count,
                float(tables.counts.float().mean()),
                "ms a step:",
                round((time.monotonic() - at) / 8 * 1000, 2),
                {k: round(v / 8 * 1000, 2) for k, v in clock.items() if k},
                flush=True,
            )
    limit = args.minutes * 60
    started = time.monotonic()
    moves = rounds = 0.0
    told_at = 0.0
    iteration = 0
    spent = [0.0, 0.0]
    losses: dict[str, list[float]] = {}
    history = []
    while (gone := time.monotonic() - started) < limit:
        part = gone / limit
        for group in optimizer.param_groups:
            group["lr"] = args.rate * (args.last_rate / args.rate) ** part
        number = int(rng.choice(len(forms), p=weights))
        tables = batches[number]
        at = time.monotonic()
        fields, targets, told = selfplay.play(
            tables, network, args.steps, args.trace, args.odd, follow=part < warm_up
        )
        if device == "cuda":
            torch.cuda.synchronize()
        middle = time.monotonic()
        loss = selfplay.learn(network, optimizer, tables, fields, targets, args.batch, args.share)
        spent[0] += middle - at
        spent[1] += time.monotonic() - middle
        moves += told["moves"]
        rounds += told["rounds"]
        losses.setdefault(str(forms[number]), []).append(loss)
        iteration += 1
        if gone - told_at > limit / 40:
            told_at = gone
            line = {
                "seconds": round(gone, 1),
                "iteration": iteration,
                "moves": moves,
                "rounds": rounds,
                "play": round(spent[0], 1),
                "learn": round(spent[1], 1),
                "loss": {name: round(float(np.mean(ls[-20:])), 5) for name, ls in losses.items()},
            }
            history.append(line)
            print(json.dumps(line), flush=True)
            torch.save(network.state_dict(), args.folder / f"{args.game}.pt")
    torch.save(network.state_dict(), args.folder / f"{args.game}.pt")
    exported = network.export()
    np.savez(
        args.folder / f"{args.game}.npz",
        **{
            name: weight if name == "counts" else weight.astype(np.float16)
            for name, weight in exported._asdict().items()
        },
    )
    (args.folder / f"{args.game}.json").write_text(json.dumps(history))
    if args.deals:
        checks: list[dict[str, Any]] = [{"seats": 2}]
        if args.game == "skipbo":
            checks = [
                {"seats": 2, "stock": 20},
                {"seats": 2, "stock": 30},
                {"seats": 4, "stock": 20},
            ]
            checks += [{"seats": 4, "stock": 20, "teams": ["AC", "BD"]}]
        else:
            checks += [{"seats": 3}, {"seats": 4}]
        for check in checks:
            at = time.monotonic()
            won, error = against_skilled(
                args.game, exported, args.deals, seed=99, threads=os.cpu_count() or 1, **check
            )
            print(
                f"against skilled {check}: {won:.4f} ± {error:.4f} ({time.monotonic() - at:.0f} s)",
                flush=True,
            )


if __name__ == "__main__":
    main()
