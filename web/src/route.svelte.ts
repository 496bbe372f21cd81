/** Which screen is shown: read from the address, so that every screen has a link. */

import { base, href } from './address';
import { isOpen } from './parts/back';

export type Route =
  | { screen: 'start' }
  | { screen: 'table'; code: string }
  | { screen: 'replay' | 'review'; code: string; match: number }
  | { screen: 'learn'; lesson: string }
  | { screen: 'rules'; edition: string | null }
  | { screen: 'statistics' }
  | { screen: 'settings' }
  | { screen: 'score' }
  | { screen: 'lost' };
export type Screen = Route['screen'];

/** A part of an address; one that cannot be decoded is left as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(address: URL): Route {
  const path = address.pathname.slice(base.pathname.length).replace(/\/+$/, '');
  const [first, second, third, fourth] = path.split('/').map(decoded);
  if (!first) return { screen: 'start' };
  if (first === 't' && second && third === 'replay' && fourth && /^\d+$/.test(fourth))
    return {
      screen: address.searchParams.has('review') ? 'review' : 'replay',
      code: second,
      match: Number(fourth),
    };
  if (first === 't' && second && !third) return { screen: 'table', code: second };
  if (first === 'learn' && second && !third) return { screen: 'learn', lesson: second };
  if (first === 'rules' && !third) return { screen: 'rules', edition: second ?? null };
  if ((first === 'statistics' || first === 'settings' || first === 'score') && !second)
    return { screen: first };
  return { screen: 'lost' };
}

class Router {
  address = $state.raw(new URL(location.href));
  route: Route = $derived(read(this.address));
  /** The part after `?`: `seat=B&round=2`. */
  query = $derived(this.address.searchParams);

  constructor() {
    addEventListener('popstate', () => (this.address = new URL(location.href)));
    // The code that moves a seat comes after `#`, so that no server logs it.
    addEventListener('hashchange', () => (this.address = new URL(location.href)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** Show another screen: `go('t/ABC123')`. */
  go(path: string, options: { replace?: boolean } = {}): void {
    const next = new URL(href(path));
    // What was open is closed: Back leads to the page below it.
    if (options.replace || isOpen()) history.replaceState(null, '', next);
    else history.pushState(null, '', next);
    if (!options.replace) scrollTo(0, 0);
    this.address = next;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== base.origin)
      return;
    if (!link.pathname.startsWith(base.pathname)) return;
    if (link.pathname.slice(base.pathname.length).startsWith('api/')) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
