/** Keeps the screen from going dark during a match: nobody touches it while others play. */

/**
 * Ask for it; gives a function that lets go. Pages with https have a lock for this. For those
 * without, such as a server in your own network, a film without sound that never ends does it: the
 * browser takes it for something to watch. Its picture comes from a canvas, so it needs no address.
 */
export function keepAwake(): () => void {
  return 'wakeLock' in navigator ? byLock() : byFilm();
}

function byLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = async (): Promise<void> => {
    if (!wanted || document.hidden || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!wanted) await lock.release();
    } catch {
      // A battery that is nearly empty: then the screen goes dark as it always does.
    }
  };
  // The browser takes the lock away when the page is hidden.
  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}

/** How often the film's picture changes, in milliseconds: one that stands still may be paused. */
const FRAME = 1_000;

function byFilm(): () => void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 8;
  const brush = canvas.getContext('2d');
  if (!brush || !('captureStream' in canvas)) return () => {};
  let shade = 0;
  const paint = (): void => {
    shade = 1 - shade;
    brush.fillStyle = shade ? '#000' : '#010101';
    brush.fillRect(0, 0, 8, 8);
  };
  paint();
  const film = document.createElement('video');
  film.playsInline = true;
  film.muted = true;
  film.setAttribute('aria-hidden', 'true');
  film.srcObject = canvas.captureStream();
  // Browsers count a film only where it fills a good part of the page: it lies behind everything.
  Object.assign(film.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    zIndex: '-1',
    opacity: '0',
    pointerEvents: 'none',
  });
  document.body.append(film);
  const timer = setInterval(paint, FRAME);
  const play = (): void => {
    if (film.paused && !document.hidden) film.play().catch(() => {});
  };
  // A careful browser lets it begin only when somebody touches the page.
  addEventListener('pointerdown', play);
  document.addEventListener('visibilitychange', play);
  play();
  return () => {
    clearInterval(timer);
    removeEventListener('pointerdown', play);
    document.removeEventListener('visibilitychange', play);
    film.pause();
    film.srcObject = null;
    film.remove();
  };
}
