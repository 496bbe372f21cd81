/** The page as an app on the device, and without a connection. */

import { href } from '../address';

/** What Chromium offers a page that can be installed. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  #offer = $state.raw<InstallEvent | null>(null);
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
    const register = (): void => {
      // A browser that stores nothing can still play.
      serviceWorker.register(href('offline.js')).catch(() => undefined);
    };
    const soon = (): void => void setTimeout(register, 2_000);
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon, { once: true });
  }
}

export const install = new Install();
