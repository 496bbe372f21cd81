/** Who you are: a token and a name, kept in this browser. There are no accounts. */

import { keep, recall } from '../storage';
import { newGuest, rename } from './http';
import { Refused } from './refused';

export interface Guest {
  token: string;
  name: string;
}

/** How you want to look; null: as name and seat give it. */
export interface ChosenLook {
  face: number | null;
  colour: number | null;
}

class Me {
  #guest = $state<Guest | null>(recall<Guest>('guest'));
  /** The name to offer when there is no guest yet. */
  #name = $state(recall<string>('name') ?? '');

  #look = $state.raw<ChosenLook>(recall<ChosenLook>('look') ?? { face: null, colour: null });

  get look(): ChosenLook {
    return this.#look;
  }
  set look(look: ChosenLook) {
    this.#look = look;
    keep('look', look);
  }

  get name(): string {
    return this.#guest?.name ?? this.#name;
  }
  get token(): string | null {
    return this.#guest?.token ?? null;
  }

  /** Become a guest, unless this browser is one already, and take this name. Gives the token. */
  async be(name: string): Promise<string> {
    const wanted = name.trim();
    if (this.#guest && (wanted === '' || wanted === this.#guest.name)) return this.#guest.token;
    if (this.#guest) {
      try {
        const answer = await rename(this.#guest.token, wanted);
        return this.become({ token: this.#guest.token, name: answer.name });
      } catch (error) {
        if (!(error instanceof Refused && error.code === 'unknown-token')) throw error;
      }
    }
    return this.become(await newGuest(wanted));
  }

  /** Be this guest from now on. Gives the token. */
  become(guest: Guest): string {
    this.#guest = guest;
    this.#name = guest.name;
    keep('guest', guest);
    keep('name', guest.name);
    return guest.token;
  }

  /** The server does not know the token any more: the name stays. */
  forget(): void {
    if (this.#guest) this.#name = this.#guest.name;
    this.#guest = null;
    keep('guest', null);
  }
}

export const me = new Me();
