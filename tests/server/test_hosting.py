"""The page for hosts is complete, and its examples can be read by what they are for."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from stockpile.cli.serve import serve
from stockpile.server.settings import USUAL_PORT, ServerSettings
from stockpile.workers.launch import KERNEL_SWITCH

DOCS = Path(__file__).parents[2] / "docs"
HOSTING = DOCS / "hosting"
PAGE = (DOCS / "hosting.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(--[a-z-]+)` \| (?:`([A-Z_]+)`)? *\|([^|]*)\|", re.MULTILINE)
ROWS = {option: (variable, default.strip(" `")) for option, variable, default in ROW.findall(PAGE)}


def options() -> dict[str, Any]:
    return {one.opts[0]: one for one in serve.params}


def test_every_option_and_its_variable_are_on_the_page() -> None:
    assert {name: variable for name, (variable, _) in ROWS.items()} == {
        name: option.envvar or "" for name, option in options().items() if name != "--help"
    }


def test_the_defaults_on_the_page_are_the_true_ones() -> None:
    for name, option in options().items():
        if isinstance(option.default, bool) or option.default in (None, ""):
            continue
        assert ROWS[name][1] == re.sub(r"\.0$", "", str(option.default)), name
    assert str(USUAL_PORT) in ROWS["--port"][1]
    assert ROWS["--keep-days"][1] == str(ServerSettings().keep_days)


def test_every_example_file_is_linked() -> None:
    linked = set(re.findall(r"\]\(hosting/([^)]+)\)", PAGE))
    assert {one.name for one in HOSTING.iterdir()} - linked <= {"stockpile.service"}
    assert "hosting/stockpile.service" in PAGE
    assert all((HOSTING / one).is_file() for one in linked)


def test_the_examples_use_options_that_there_are() -> None:
    pages = [PAGE, *(one.read_text(encoding="utf-8") for one in HOSTING.iterdir())]
    for page in pages:
        for line in re.findall(r"stockpile serve [^\n`]*", page):
            assert set(re.findall(r"--[a-z-]+", line)) <= options().keys(), line
        variables = set(re.findall(r"STOCKPILE_[A-Z_]+", page))
        assert variables <= {option.envvar for option in options().values()} | {KERNEL_SWITCH}


# systemd


def unit() -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string((HOSTING / "stockpile.service").read_text(encoding="utf-8"))
    return parser


def test_the_unit_can_be_read_and_starts_the_server() -> None:
    read = unit()
    assert read.sections() == ["Unit", "Service", "Install"]
    service = read["Service"]
    assert service["ExecStart"].startswith("/opt/stockpile/bin/stockpile serve ")
    assert service["StateDirectory"] == service["User"] == "stockpile"
    assert "/var/lib/stockpile" in service["ExecStart"]
    assert service["KillMode"] == "mixed"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = (HOSTING / "stockpile.service").read_text(encoding="utf-8")
    copy = tmp_path / "stockpile.service"
    copy.write_text(text.replace("/opt/stockpile/bin/stockpile", "/bin/true"), encoding="utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", copy],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    # Other units of this machine are none of our business.
    complaints = [line for line in checked.stderr.splitlines() if "stockpile.service" in line]
    assert not complaints


# The proxies


@pytest.mark.parametrize("name", ["nginx.conf", "nginx-prefix.conf", "Caddyfile"])
def test_the_braces_of_a_proxy_fit(name: str) -> None:
    lines = (HOSTING / name).read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.lstrip().startswith("#"))
    depth = 0
    for one in re.sub(r'"[^"]*"', "", text):
        depth += {"{": 1, "}": -1}.get(one, 0)
        assert depth >= 0
    assert depth == 0


def site(folder: Path, *, prefix: bool) -> str:
    """nginx.conf with certificates that there are, and with the other file's part if asked."""
    text = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"/etc/letsencrypt\S*/(\w+\.pem)", rf"{folder}/\1", text)
    if prefix:
        part = (HOSTING / "nginx-prefix.conf").read_text(encoding="utf-8")
        text = text.replace("    location = /metrics", part + "\n    location = /metrics")
    return text


@pytest.mark.skipif(
    shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin") is None
    or shutil.which("openssl") is None,
    reason="there is no nginx here",
)
@pytest.mark.parametrize("prefix", [False, True])
def test_nginx_understands_its_file(prefix: bool, tmp_path: Path) -> None:
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin")
    assert nginx is not None
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"),
            *("-keyout", tmp_path / "privkey.pem", "-out", tmp_path / "fullchain.pem"),
        ],
        capture_output=True,
        check=True,
        timeout=60,
    )
    (tmp_path / "site.conf").write_text(site(tmp_path, prefix=prefix), encoding="utf-8")
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; include {tmp_path}/site.conf; }}\n",
        encoding="utf-8",
    )
    checked = subprocess.run(
        [nginx, "-t", "-p", tmp_path, "-c", tmp_path / "nginx.conf"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert checked.returncode == 0, checked.stderr
