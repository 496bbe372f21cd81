/** All words that people read, from the Fluent catalogues that Python reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { preferences } from '../preferences.svelte';
import texts from 'words:all';

/** Catalogues that only some screens need, and fetch. */
export type Catalogue =
  | 'rules'
  | 'lessons'
  | 'replay'
  | 'statistics'
  | 'advice'
  | 'tabletop'
  | 'ending'
  | 'evening'
  | 'score'
  | 'looks';

/** The languages that there are catalogues for. */
export const languages = Object.keys(texts);

/** A language in its own words: `Français`. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name[0]!.toLocaleUpperCase(language) + name.slice(1);
}

/** The first language of the browser that we have. */
function ofBrowser(): string {
  for (const wanted of navigator.languages) {
    const found = languages.find((one) => wanted.toLowerCase().split('-')[0] === one);
    if (found) return found;
  }
  return 'en';
}

export type Args = Record<string, FluentVariable>;

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #needed = new Set<Catalogue>();
  #loaded = $state.raw<ReadonlySet<Catalogue>>(new Set());
  #loading: Promise<void> = Promise.resolve();
  /** The language that is being shown. */
  language = $state<string>('en');

  /** The language that is wanted: the one that was chosen, else the browser's. */
  get wanted(): string {
    const chosen = languages.find((one) => one === preferences.language);
    return chosen ?? ofBrowser();
  }

  /** Fetch the words of the wanted language, and show them when they are there. */
  load(...more: Catalogue[]): Promise<void> {
    for (const one of more) this.#needed.add(one);
    const language = this.wanted;
    const needed = [...this.#needed];
    // A load that failed, with a network that was gone, must not fail all that come after it.
    this.#loading = this.#loading.catch(() => {}).then(() => this.#fetch(language, needed));
    return this.#loading;
  }

  async #fetch(language: string, needed: Catalogue[]): Promise<void> {
    const wanted = (['always', ...needed] as const).map((one) => texts[language]![one]);
    const said = await Promise.all(wanted.map((one) => one()));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const { default: text } of said) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.#loaded = new Set(needed);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Whether a catalogue is there, in the language that is shown. */
  hasLoaded(catalogue: Catalogue): boolean {
    return this.#loaded.has(catalogue);
  }

  /** Whether there is a message of this name. */
  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  say(id: string, args?: Args): string {
    const message = this.#bundle?.getMessage(id);
    if (!this.#bundle || !message?.value) {
      if (this.#bundle) console.error(`no words for ${id}`);
      return '';
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args ?? null, errors);
    for (const error of errors) console.error(`${id}: ${error.message}`);
    return text.replace(/ *\n */g, ' ');
  }
}

export const words = new Words();

/** The message in the language that is shown: `say('refusal-not-in-hand', { card: '7' })`. */
export function say(id: string, args?: Args): string {
  return words.say(id, args);
}

/** Why something was refused, by the server or by the page itself, as a sentence. */
export function sayRefusal(refusal: { code: string; args?: Args }): string {
  const ids = [`page-problem-${refusal.code}`, `refusal-${refusal.code}`];
  return say(ids.find((id) => words.has(id)) ?? 'page-refused', refusal.args);
}

/** A share as the language writes it: “60 %”. */
export function sayPercent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: 'percent' }).format(share);
}

/** A list of people or things, as the language writes it: “Ann, Ben and you”. */
export function sayList(items: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);
}
