/** The page as an app on the device, and without a connection. */

import { href } from '../address';

/** What Chromium offers a page that can be installed. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** How long after the page has come the rest of it is fetched; later if somebody goes to a table. */
const SOON_MS = 2_000;
const LATER_MS = 10_000;

class Install {
  #offer = $state.raw<InstallEvent | null>(null);
  #delay = SOON_MS;
  /** Begins to keep the page, after a while. */
  #begin: (() => void) | null = null;
  /** It runs as an app already. */
  readonly done = matchMedia('(display-mode: standalone)').matches;

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as InstallEvent;
    });
    addEventListener('appinstalled', () => (this.#offer = null));
  }

  /** `now`: with a button; `menu`: from the browser's own menu; `insecure`: not over plain http. */
  get how(): 'done' | 'now' | 'menu' | 'insecure' {
    if (this.done) return 'done';
    if (!isSecureContext) return 'insecure';
    return this.#offer ? 'now' : 'menu';
  }

  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }

  /** Keep the page for when there is no connection: when everything else has been fetched. */
  keepOffline(): void {
    // Browsers offer this only over https and on the machine itself.
    const { serviceWorker } = navigator;
    if (!serviceWorker || !import.meta.env.PROD) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const register = (): void => {
      this.#begin = null;
      // A browser that stores nothing can still play.
      serviceWorker.register(href('offline.js')).catch(() => undefined);
    };
    const begin = (): void => {
      clearTimeout(timer);
      timer = setTimeout(register, this.#delay);
    };
    const loaded = (): void => {
      this.#begin = begin;
      begin();
    };
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded, { once: true });
  }

  /** Somebody goes to a table: what is needed there has the line, and the processor, to itself. */
  makeWay(): void {
    this.#delay = LATER_MS;
    this.#begin?.();
  }
}

export const install = new Install();
