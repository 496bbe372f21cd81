/** Fluent catalogues as text, made by vite.config.ts. */
declare module 'words:*' {
  const text: string;
  export default text;
}

/** Every catalogue of every language, fetched when it is asked for. */
declare module 'words:all' {
  type Name = 'always' | import('./words/words.svelte').Catalogue;
  const texts: Record<string, Record<Name, () => Promise<{ default: string }>>>;
  export default texts;
}

/** What somebody without a name is called, in every language. */
declare module 'words:guests' {
  const names: readonly string[];
  export default names;
}

/** Games that other packages bring along, made by vite.config.ts. */
declare module 'games:more' {
  const games: Record<string, import('./games').GameEntry>;
  export default games;
}

declare module 'subset-font' {
  export default function subset(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Uint8Array>;
}
