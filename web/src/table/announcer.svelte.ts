/**
 * What a screen reader is told, through one polite region. Sentences are gathered until it is quiet
 * for a moment, so that a bot's whole turn comes in one go, the newest last.
 */

/** How long nothing must have been added before it is read, in milliseconds. */
const QUIET = 700;
/** The longest time to gather: a turn of many cards. */
const LONGEST = 6_000;
/** The most sentences at once; of more, the newest. */
const MOST = 6;

export class Announcer {
  /** What stands in the region. */
  text = $state('');
  #gathered: string[] = [];
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #longest: ReturnType<typeof setTimeout> | undefined;
  #marked = false;

  /** Add a sentence to what is read next. */
  add(sentence: string): void {
    this.#gathered.push(sentence);
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.flush(), QUIET);
    this.#longest ??= setTimeout(() => this.flush(), LONGEST);
  }

  /** Read what was gathered now: it is your own turn, or something was refused. */
  flush(): void {
    this.stop();
    if (this.#gathered.length === 0) return;
    const text = this.#gathered.slice(-MOST).join(' ');
    this.#gathered = [];
    // The same words again would be no change, and not be read: a mark that cannot be heard.
    this.#marked = text === this.text.trimEnd() && !this.#marked;
    this.text = this.#marked ? `${text}\u00a0` : text;
  }

  /** Somebody else is about to listen: what was said before is not for them. */
  clear(): void {
    this.stop();
    this.#gathered = [];
    this.text = '';
  }

  /** Nobody listens any more. */
  stop(): void {
    clearTimeout(this.#quiet);
    clearTimeout(this.#longest);
    this.#longest = undefined;
  }
}
