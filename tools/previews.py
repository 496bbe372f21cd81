"""Draw the pictures that messengers show of a link to a table: a game's own cards, and our name.

    python tools/previews.py

They go to web/public/preview-GAME.png, where `server/invitation.py` names them. The page has to be
built, and Chromium to be there (`make previews` sees to both).
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import ViewportSize, sync_playwright  # noqa: E402

from tests.browser.conftest import FLAGS, FREE, find_chromium  # noqa: E402
from tests.server.running import Running  # noqa: E402

GAMES = ("skipbo", "breakers")
SIZE: ViewportSize = {"width": 1200, "height": 630}
"""As messengers want it: twice as wide as high, or nearly."""

CHOOSE = """(game) => localStorage.setItem(
  'stockpile:/:quick', JSON.stringify({ game, bots: 1, level: null, stock: null }))"""
# The cards of the start page, large, alone with the name. Nothing is drawn a second time.
ALONE = """async () => {
  const art = document.querySelector('.art');
  const name = document.createElement('p');
  name.textContent = 'Stockpile';
  Object.assign(name.style, { font: '4.4rem var(--display)', color: '#fff', margin: '0' });
  const wide = art.classList.contains('rack') ? '11.5rem' : '13rem';
  art.style.setProperty('--wide', wide);
  document.body.replaceChildren(art, name);
  Object.assign(document.body.style, { display: 'grid', placeContent: 'center',
    justifyItems: 'center', minHeight: '100vh', background: 'var(--felt)' });
  await document.fonts.ready;
}"""


def main() -> int:
    with Running(*FREE) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for game in GAMES:
            # The page's own policy lets nobody set styles from outside.
            context = browser.new_context(viewport=SIZE, bypass_csp=True, service_workers="block")
            page = context.new_page()
            page.goto(server.url)
            page.evaluate(CHOOSE, game)
            page.goto(server.url)
            held = "rack" if game == "breakers" else "fan"
            page.locator(f".art.{held}").wait_for()
            page.evaluate(ALONE)
            path = ROOT / "web" / "public" / f"preview-{game}.png"
            page.screenshot(path=path)
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB")
            context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
