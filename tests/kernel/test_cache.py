"""Compiled functions are executed: only our own user may have put them where they are found."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from stockpile.kernel import cache


@pytest.fixture
def homes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Path, Path]]:
    """The user's cache folder, and the one among the temporary files."""
    own, temporary = tmp_path / "own", tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("platformdirs.user_cache_path", lambda name: own / name)
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    cache.folder.cache_clear()
    yield own / "stockpile", temporary / f"stockpile-{os.getuid()}"
    cache.folder.cache_clear()


def unusable(folder: Path) -> None:
    """There is a file in its place: not even root can make a folder there."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.touch()


def test_it_is_in_the_users_own_folder_closed_to_others(homes: tuple[Path, Path]) -> None:
    own, _ = homes
    found = cache.folder("skipbo")
    assert found.parent == own
    assert stat.S_IMODE(found.stat().st_mode) == 0o700


def test_what_was_compiled_is_found_again_after_a_checkout(
    homes: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The times of the sources do not matter; every character in them does."""
    shutil.copytree(Path(cache.__file__).parents[1] / "skipbo", tmp_path / "skipbo")
    shutil.copytree(Path(cache.__file__).parent, tmp_path / "kernel")
    monkeypatch.setattr(cache, "_HERE", tmp_path / "kernel")
    source = tmp_path / "kernel" / "skipbo" / "rules.py"

    def found() -> Path:
        cache.folder.cache_clear()
        return cache.folder("skipbo")

    before = found()
    os.utime(source, (1, 1))
    assert found() == before
    source.write_text(source.read_text() + "\n")
    assert found() != before


def test_without_one_it_is_among_the_temporary_files_closed_to_others(
    homes: tuple[Path, Path],
) -> None:
    own, temporary = homes
    unusable(own)
    found = cache.folder("skipbo")
    assert found.parent == temporary
    assert stat.S_IMODE(temporary.stat().st_mode) == 0o700


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o707])
def test_what_others_could_have_written_is_not_used(homes: tuple[Path, Path], mode: int) -> None:
    own, _ = homes
    inside = cache.folder("skipbo")
    (inside / "left here").touch()
    inside.chmod(mode)
    cache.folder.cache_clear()
    found = cache.folder("skipbo")
    assert found.parent != own
    assert stat.S_IMODE(found.stat().st_mode) == 0o700
    assert list(found.iterdir()) == []


def test_a_folder_of_ours_is_closed_to_others(homes: tuple[Path, Path]) -> None:
    own, _ = homes
    own.mkdir(parents=True)
    own.chmod(0o775)
    assert cache.folder("skipbo").parent == own
    assert stat.S_IMODE(own.stat().st_mode) == 0o700


def test_a_link_to_a_folder_is_not_followed(homes: tuple[Path, Path], tmp_path: Path) -> None:
    own, temporary = homes
    unusable(own)
    (tmp_path / "somebody else's").mkdir()
    temporary.symlink_to(tmp_path / "somebody else's")
    assert cache.folder("skipbo").parent != temporary


@pytest.mark.skipif(os.getuid() != 0, reason="only root can give a folder away")
def test_somebody_elses_folder_is_not_used(homes: tuple[Path, Path]) -> None:
    own, temporary = homes
    unusable(own)
    temporary.mkdir(mode=0o700)
    os.chown(temporary, 65534, 65534)
    assert cache.folder("skipbo").parent != temporary
