/** As much of a browser as the page's logic asks for. Import it before what needs it. */

const store = new Map<string, string>();
const root = { dataset: {} as Record<string, string>, lang: '', style: new Map<string, string>() };
type Listener = (event: unknown) => void;
const listeners = new Map<string, Listener[]>();
const visited: string[] = [];

function listen(type: string, listener: Listener): void {
  listeners.set(type, [...(listeners.get(type) ?? []), listener]);
}

export const browser = {
  /** What is kept on this device. */
  store,
  /** What the style sheet sees. */
  root,
  /** The addresses that were gone to. */
  visited,
  still: false,
  languages: ['de-CH', 'en'],
  happens(type: string, event: unknown = {}): void {
    for (const one of listeners.get(type) ?? []) one(event);
  },
};

const globals: Record<string, unknown> = {
  document: {
    baseURI: 'https://cards.example/play/',
    hidden: false,
    documentElement: {
      ...root,
      dataset: root.dataset,
      style: { setProperty: (name: string, value: string) => root.style.set(name, value) },
      set lang(value: string) {
        root.lang = value;
      },
    },
    addEventListener: listen,
    removeEventListener: () => {},
  },
  localStorage: {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => void store.set(name, value),
    removeItem: (name: string) => void store.delete(name),
  },
  location: new URL('https://cards.example/play/'),
  history: {
    pushState: (_: unknown, __: string, to: URL) => visited.push(`> ${to.href}`),
    replaceState: (_: unknown, __: string, to: URL) => visited.push(`= ${to.href}`),
  },
  matchMedia: () => ({
    get matches() {
      return browser.still;
    },
    addEventListener: (_: string, listener: Listener) => listen('motion', listener),
  }),
  navigator: {
    get languages() {
      return browser.languages;
    },
  },
  addEventListener: listen,
  removeEventListener: () => {},
  scrollTo: () => {},
};
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
