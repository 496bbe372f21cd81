"""Take pictures of every screen of the page and of the terminal, from small to very large.

    python tools/screenshots.py [NAME…]    all screens, or those whose names begin so

They go into build/screenshots/: those of the page as screen.width.theme.png, in light and in dark,
and the table on every kind of table; those of the terminal as terminal-screen.columnsxlines.png.
The page has to be built, and Chromium to be there (`make screenshots` sees to both).
"""

import shutil
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Error, sync_playwright  # noqa: E402

from tests.browser.browsing import Desk  # noqa: E402
from tests.browser.conftest import FLAGS, FREE, find_chromium  # noqa: E402
from tests.browser.screens import SCENES, Scene  # noqa: E402
from tests.server.running import Running  # noqa: E402
from tests.terminal.app import driving  # noqa: E402
from tests.terminal.app.showing import still  # noqa: E402
from tests.terminal.app.test_screens import LOOKS  # noqa: E402

PICTURES = ROOT / "build" / "screenshots"
DEVICES = {
    "360": (360, 740),
    "390": (390, 844),
    "768": (768, 1024),
    "1440": (1440, 900),
    "2560": (2560, 1300),
}
"""Widths of screens, and how large each is: from a small phone to a television."""
NARROW = 500
"""Up to this width it is a phone."""
THEMES = ("light", "dark")
TABLES = ("wood", "night", "contrast")
"""What a table is made of, besides felt."""
WINDOWS = ((80, 24), (120, 40), (200, 60))
"""Columns and lines of terminals."""


def main(wanted: list[str]) -> int:
    chosen = tuple(wanted) or ("",)
    scenes = [one for one in SCENES if one.name.startswith(chosen)]
    screens = [one for one in LOOKS if f"terminal-{one}".startswith(chosen)]
    if not scenes and not screens:
        known = [*(one.name for one in SCENES), *(f"terminal-{one}" for one in LOOKS)]
        print(f"There is no such screen. There are: {', '.join(known)}")
        return 2
    if not wanted:
        shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    taken, failed = 0, []
    drawings = {
        f"terminal-{name}.{columns}x{lines}": drawn_in_terminal(name, (columns, lines))
        for name in screens
        for columns, lines in WINDOWS
    }
    with Running(*FREE) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for at, scene in enumerate(scenes, 1):
            print(f"{at:3}/{len(scenes)} {scene.name}", flush=True)
            try:
                for device in DEVICES:
                    taken += photograph(browser, server, scene, device)
            except (AssertionError, Error) as wrong:
                print(f"        {wrong}", flush=True)
                failed.append(scene.name)
        page = browser.new_page(viewport={"width": 2600, "height": 1600})
        for name, drawing in drawings.items():
            page.set_content(drawing)
            page.locator("svg").screenshot(path=PICTURES / f"{name}.png")
            taken += 1
        browser.close()
    seconds = time.monotonic() - began
    print(f"{taken} pictures in {PICTURES.relative_to(ROOT)}, {seconds:.0f} s")
    if failed:
        print(f"Not everything of {', '.join(failed)} could be shown.")
    return 1 if failed else 0


def photograph(browser: Browser, server: Running, scene: Scene, device: str) -> int:
    """Take all pictures of a scene on a device; how many."""
    taken = 0
    with Desk(browser, server) as desk:
        person = desk.person(size=DEVICES[device], known=scene.known)
        person.forgiven += scene.noise
        person.open(scene.prepare(person))
        for look in scene.looks:
            if look.narrow and DEVICES[device][0] > NARROW:
                continue
            look.reach(person)
            for theme in THEMES:
                person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                picture = PICTURES / f"{scene.named(look)}.{device}.{theme}.png"
                person.page.screenshot(path=picture)
                taken += 1
            for table in TABLES if scene.named(look) == "table" else ():
                person.page.evaluate(
                    "one => { document.documentElement.dataset.table = one }", table
                )
                person.page.screenshot(path=PICTURES / f"{scene.name}.{device}.{table}.png")
                person.page.evaluate("() => { document.documentElement.dataset.table = 'felt' }")
                taken += 1
            look.leave(person)
    return taken


def drawn_in_terminal(name: str, size: tuple[int, int]) -> str:
    """A screen of the terminal as SVG."""
    look, options = LOOKS[name]

    async def drawn() -> str:
        with tempfile.TemporaryDirectory() as data:
            app = still(Path(data), **options)
            async with driving.driven(app, size) as pilot:
                await look(app, pilot)
                return app.export_screenshot()

    return driving.run(drawn())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
