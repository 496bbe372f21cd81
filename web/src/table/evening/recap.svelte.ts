/** What the others have done since your own turn. */

import type { Pictured } from '../../games';
import type { Happened } from '../../protocol';

export interface Done extends Pictured {
  /** It as a sentence, in the language of now. */
  tell: () => string;
}

/** One turn of somebody else. */
export interface OthersTurn {
  seat: string;
  done: readonly Done[];
}

export class Recap {
  turns = $state.raw<readonly OthersTurn[]>([]);
  /** Your turn has come, and you have not gone on yet. */
  due = $state(false);
  /** The last turn that began was your own. */
  #own = false;

  /** Something happened; `me` is your own seat. */
  note(one: Happened, me: string | null, picture: Pictured | null, tell: () => string): void {
    if (one.type === 'Dealt') this.#begin();
    else if (one.type === 'Undone' && one.seat !== me) this.#takeBack(one.seat);
    else if (one.type === 'TurnStarted') {
      if (this.#own && one.seat !== me) this.#begin();
      this.#own = one.seat === me;
      this.due = this.#own;
    } else if (picture && 'seat' in one) {
      if (one.seat === me) this.due = false;
      else this.#add(one.seat as string, { ...picture, tell });
    }
  }

  #begin(): void {
    this.turns = [];
    this.due = false;
    this.#own = false;
  }

  #add(seat: string, done: Done): void {
    const last = this.turns.at(-1);
    this.turns =
      last?.seat === seat
        ? [...this.turns.slice(0, -1), { seat, done: [...last.done, done] }]
        : [...this.turns, { seat, done: [done] }];
  }

  #takeBack(seat: string): void {
    const last = this.turns.at(-1);
    if (last?.seat !== seat) return;
    const done = last.done.slice(0, -1);
    this.turns = [...this.turns.slice(0, -1), ...(done.length > 0 ? [{ seat, done }] : [])];
  }
}
