"""A training run: it plays, learns, and saves checkpoints from which it can resume."""

from __future__ import annotations

import copy
import json
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import torch

from stockpile import __version__
from stockpile.bots import networks
from stockpile.training import selfplay
from stockpile.training.evaluate import Strength
from stockpile.training.forms import forms_of, rows_of
from stockpile.training.lookahead import Compared, together
from stockpile.training.model import TrainableNetwork
from stockpile.training.report import write_report
from stockpile.training.settings import TrainingSettings
from stockpile.training.tables import TrainingTables, modules

SECONDS_BETWEEN_CHECKPOINTS = 20.0
COMPARISONS_KEPT = 4
"""Looking ahead takes long, so its results are learned again in the next iterations of the form."""


class OtherSettings(ValueError):
    """The folder holds a run with other settings."""


class Run:
    """A training run in a folder. If there is one with the same settings already, it resumes."""

    def __init__(self, folder: Path, settings: TrainingSettings, *, device: str) -> None:
        self.folder, self.settings, self.device = folder, settings, device
        self.iteration = 0
        self.moves = self.rounds = 0
        self.seconds = 0.0
        self.curve: list[dict[str, Any]] = []
        if device == "cpu":
            # On one thread, sums do not depend on the number of cores.
            torch.set_num_threads(1)
        else:
            # A card multiplies many times as fast with ten bits of each factor.
            torch.set_float32_matmul_precision("high")
        torch.manual_seed(settings.seed)
        self._rng = np.random.default_rng(settings.seed)
        self._losses: dict[str, list[float]] = defaultdict(list)
        self._compared: dict[int, deque[Compared]] = defaultdict(
            lambda: deque(maxlen=COMPARISONS_KEPT)
        )
        self.network = self._begin().to(device)
        self.result = copy.deepcopy(self.network) if settings.average else self.network
        """The network whose weights are written."""
        self._against = self._opponent()
        self._optimizer = torch.optim.Adam(self.network.parameters(), lr=settings.rate)
        folder.mkdir(parents=True, exist_ok=True)
        if self._checkpoint.exists():
            self._resume()
        self._forms = forms_of(settings.game, settings.forms)
        self._shares = np.array([form.share for form in self._forms])
        self._shares /= self._shares.sum()
        self._batches = [self._set_up(number) for number in range(len(self._forms))]

    @property
    def _checkpoint(self) -> Path:
        return self.folder / f"{self.settings.game}.pt"

    @property
    def done(self) -> bool:
        return self.iteration >= self.settings.iterations

    def _begin(self) -> TrainableNetwork:
        judge = self._blank()
        if self.settings.weights is not None and not self._checkpoint.exists():
            judge.take(networks.read_file(Path(self.settings.weights), self.settings.game))
        return judge

    def _opponent(self) -> TrainableNetwork | None:
        if self.settings.against is None:
            return None
        judge = self._blank()
        judge.take(networks.read_file(Path(self.settings.against), self.settings.game))
        judge.to(self.device)
        return judge

    def _blank(self) -> TrainableNetwork:
        settings = self.settings
        fields = modules(settings.game).network
        return TrainableNetwork(fields, settings.width, settings.narrow, settings.hidden)

    def tables_of(self, number: int) -> TrainingTables:
        """The tables of a form, by its number."""
        return self._batches[number]

    def _set_up(self, number: int) -> TrainingTables:
        settings, form = self.settings, self._forms[number]
        count = max(256, settings.tables * 2 // form.seats)
        rules, rows = rows_of(settings.game, form, count, self._rng)
        # A run that resumes starts new rounds, with other cards.
        seed = (settings.seed * 1000 + number) * 10_000 + self.iteration
        return TrainingTables(
            settings.game,
            rules,
            rows,
            seed=seed,
            most=settings.candidates,
            device=self.device,
        )

    def train(self, minutes: float, tell: Callable[[dict[str, Any]], None]) -> None:
        """Train until it is done, or for this many minutes."""
        began = kept = time.monotonic()
        before = self.seconds
        while not self.done and time.monotonic() - began < minutes * 60:
            self._iterate()
            self.seconds = before + time.monotonic() - began
            late = time.monotonic() - kept > SECONDS_BETWEEN_CHECKPOINTS
            if late or self.iteration == self.settings.iterations:
                kept = time.monotonic()
                tell(self._note())
                self.keep()

    def _iterate(self) -> None:
        settings = self.settings
        part = self.iteration / settings.iterations
        for group in self._optimizer.param_groups:
            group["lr"] = settings.rate * (settings.last_rate / settings.rate) ** part
        number = int(self._rng.choice(len(self._forms), p=self._shares))
        tables = self.tables_of(number)
        follow = settings.weights is None and part < settings.warm_up
        played = selfplay.play(
            tables,
            self.network,
            settings.steps,
            settings.trace,
            settings.odd_moves,
            settings.close,
            follow=follow,
            looks=0 if follow else settings.looks,
            worlds=settings.worlds,
            against=self._against,
            temperature=settings.temperature,
        )
        if played.compared is not None:
            self._compared[number].append(played.compared)
        loss = selfplay.learn(
            self.network,
            self._optimizer,
            tables,
            played,
            together(self._compared[number]),
            settings.batch,
            settings.share,
        )
        if settings.average:
            for mean, now in zip(self.result.parameters(), self.network.parameters(), strict=True):
                mean.data.lerp_(now.data, 1 - settings.average)
            self.result.learned()
        self.moves += played.moves
        self.rounds += played.rounds
        self.iteration += 1
        self._losses[str(self._forms[number])].append(loss)

    def responses(self) -> Iterator[Strength]:
        """How often the network beats the unchanging opponent, form by form, without odd moves."""
        settings = self.settings
        for form, tables in zip(self._forms, self._batches, strict=True):
            played = selfplay.play(
                tables, self.result, settings.steps, settings.trace, 0.0, against=self._against
            )
            rounds = max(1, played.rounds)
            won = played.won / rounds
            error = (won * (1 - won) / rounds) ** 0.5
            yield Strength(f"{form}", 1 / tables.sides, won, error, played.rounds)

    def _note(self) -> dict[str, Any]:
        """Add a point to the curves."""
        point = {
            "iteration": self.iteration,
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "rounds": self.rounds,
            "loss": {form: float(np.mean(some)) for form, some in self._losses.items()},
        }
        self._losses.clear()
        self.curve.append(point)
        return point

    def keep(self) -> None:
        """Write the checkpoint, atomically, and the report."""
        beside = self._checkpoint.with_suffix(".part")
        torch.save(
            {
                "settings": self.settings.to_json(),
                "network": self.network.state_dict(),
                "result": self.result.state_dict(),
                "optimizer": self._optimizer.state_dict(),
                "iteration": self.iteration,
                "moves": self.moves,
                "rounds": self.rounds,
                "seconds": self.seconds,
                "curve": self.curve,
                "torch": torch.get_rng_state(),
                "numpy": json.dumps(self._rng.bit_generator.state),
            },
            beside,
        )
        beside.replace(self._checkpoint)
        write_report(self.folder / f"{self.settings.game}.html", self.settings, self.curve, [])

    def _resume(self) -> None:
        kept = torch.load(self._checkpoint, map_location=self.device, weights_only=True)
        # Settings that did not exist yet are as they were.
        if TrainingSettings(self.settings.game).to_json() | kept["settings"] != (
            self.settings.to_json()
        ):
            raise OtherSettings(
                f"{self._checkpoint} belongs to a run with other settings: "
                "use the same settings or another folder"
            )
        self.network.load_state_dict(kept["network"])
        self.result.load_state_dict(kept.get("result", kept["network"]))
        self._optimizer.load_state_dict(kept["optimizer"])
        self.iteration, self.seconds = kept["iteration"], kept["seconds"]
        self.moves, self.rounds, self.curve = kept["moves"], kept["rounds"], kept["curve"]
        torch.set_rng_state(kept["torch"].cpu())
        self._rng.bit_generator.state = json.loads(kept["numpy"])

    def write(self, command: str, strengths: list[Strength]) -> Path:
        """Write the weights and their card. Returns the path of the weights."""
        settings = self.settings
        weights = self.folder / f"{settings.game}.npz"
        content = networks.write(self.result.export())
        weights.write_bytes(content)
        card = networks.describe(settings.game, content) | {
            "trained": {
                "command": command,
                "settings": settings.to_json(),
                "device": torch.cuda.get_device_name() if self.device == "cuda" else "processor",
                "minutes": round(self.seconds / 60, 2),
                "iterations": self.iteration,
                "rounds": self.rounds,
                "moves": self.moves,
                "versions": {"stockpile-games": __version__}
                | {name: version(name) for name in ("torch", "numpy", "numba")},
            },
            "best_response" if settings.against else "against_skilled": [
                one.to_json() for one in strengths
            ],
        }
        text = json.dumps(card, indent=2, ensure_ascii=False) + "\n"
        weights.with_suffix(".json").write_text(text, "utf-8")
        write_report(weights.with_suffix(".html"), settings, self.curve, strengths)
        return weights
