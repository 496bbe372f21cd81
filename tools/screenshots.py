"""Take pictures of every screen of the page: from small to very large, in light and in dark.

    python tools/screenshots.py [NAME…]    all screens, or those whose names begin so

They go into build/screenshots/, as screen.width.theme.png. The page has to be built, and Chromium
to be there (`make screenshots` sees to both).
"""

import shutil
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Error, sync_playwright  # noqa: E402

from tests.browser.browsing import Desk  # noqa: E402
from tests.browser.conftest import FLAGS, FREE, find_chromium  # noqa: E402
from tests.browser.screens import SCENES, Scene  # noqa: E402
from tests.server.running import Running  # noqa: E402

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


def main(wanted: list[str]) -> int:
    scenes = [one for one in SCENES if not wanted or one.name.startswith(tuple(wanted))]
    if not scenes:
        print(f"There is no such screen. There are: {', '.join(one.name for one in SCENES)}")
        return 2
    if not wanted:
        shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    taken, failed = 0, []
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
            look.leave(person)
    return taken


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
