/** All words that people read, from the Fluent catalogues that Python reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { preferences } from '../preferences.svelte';

export const languages = ['en', 'de', 'fr', 'it', 'nl'] as const;
export type Language = (typeof languages)[number];
/** Every language in its own words. */
export const ownNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
};

/** What only some screens need, and fetch. */
export type Catalogue = 'rules' | 'lessons' | 'replay' | 'statistics' | 'advice' | 'tabletop';

type Text = () => Promise<{ default: string }>;

/** What is said in a language: what every screen needs, and what some do. vite.config.ts has which. */
const texts: Record<Language, { always: Text } & Record<Catalogue, Text>> = {
  en: {
    always: () => import('words:en'),
    rules: () => import('words:en/rules'),
    lessons: () => import('words:en/lessons'),
    replay: () => import('words:en/replay'),
    statistics: () => import('words:en/statistics'),
    advice: () => import('words:en/advice'),
    tabletop: () => import('words:en/tabletop'),
  },
  de: {
    always: () => import('words:de'),
    rules: () => import('words:de/rules'),
    lessons: () => import('words:de/lessons'),
    replay: () => import('words:de/replay'),
    statistics: () => import('words:de/statistics'),
    advice: () => import('words:de/advice'),
    tabletop: () => import('words:de/tabletop'),
  },
  fr: {
    always: () => import('words:fr'),
    rules: () => import('words:fr/rules'),
    lessons: () => import('words:fr/lessons'),
    replay: () => import('words:fr/replay'),
    statistics: () => import('words:fr/statistics'),
    advice: () => import('words:fr/advice'),
    tabletop: () => import('words:fr/tabletop'),
  },
  it: {
    always: () => import('words:it'),
    rules: () => import('words:it/rules'),
    lessons: () => import('words:it/lessons'),
    replay: () => import('words:it/replay'),
    statistics: () => import('words:it/statistics'),
    advice: () => import('words:it/advice'),
    tabletop: () => import('words:it/tabletop'),
  },
  nl: {
    always: () => import('words:nl'),
    rules: () => import('words:nl/rules'),
    lessons: () => import('words:nl/lessons'),
    replay: () => import('words:nl/replay'),
    statistics: () => import('words:nl/statistics'),
    advice: () => import('words:nl/advice'),
    tabletop: () => import('words:nl/tabletop'),
  },
};

/** The first language of the browser that we have. */
function ofBrowser(): Language {
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
  #loading: Promise<void> = Promise.resolve();
  /** The language that is being shown. */
  language = $state<Language>('en');

  /** The language that is wanted: the one that was chosen, else the browser's. */
  get wanted(): Language {
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

  async #fetch(language: Language, needed: Catalogue[]): Promise<void> {
    const wanted = [texts[language].always, ...needed.map((one) => texts[language][one])];
    const said = await Promise.all(wanted.map((one) => one()));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const { default: text } of said) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
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
