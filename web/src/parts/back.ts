/** The Back button of a phone closes what is open, instead of leaving the page. */

/** What is open, the topmost last: how each is closed. */
const open: (() => void)[] = [];
/** Whether the browser has an entry for it in its history, on top of the page's own. */
let entered = false;
/** The page itself is going back, and the browser has not told so yet. */
let leaving = false;

addEventListener('popstate', () => {
  if (leaving) {
    leaving = false;
    settle();
    return;
  }
  if (!entered) return;
  entered = false;
  open.at(-1)?.();
  settle();
});

/** One thing leads to the next: what closes and opens in the same moment keeps its entry. */
function settle(): void {
  setTimeout(() => {
    if (leaving) return;
    if (open.length > 0 && !entered) {
      entered = true;
      history.pushState({ open: true }, '');
    } else if (open.length === 0 && entered) {
      entered = false;
      // Another page has taken its place.
      if (!isOpen()) return;
      leaving = true;
      history.back();
    }
  });
}

/** Whether the entry on top of the history is that of something open. */
export function isOpen(): boolean {
  return (history.state as { open?: boolean } | null)?.open === true;
}

/** Something is open; Back closes it. Gives what to call when it has been closed. */
export function closesByBack(close: () => void): () => void {
  open.push(close);
  settle();
  return () => {
    open.splice(open.indexOf(close), 1);
    settle();
  };
}
