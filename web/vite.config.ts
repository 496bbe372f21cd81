import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import subset from 'subset-font';
import { defineConfig, type Plugin } from 'vite';

// The catalogues are shared with Python: they lie in the package.
const locales = new URL('../src/stockpile/locales', import.meta.url).pathname;

/** English first: it is what everything else is translated from. */
const languages = readdirSync(locales, { withFileTypes: true })
  .filter((one) => one.isDirectory() && /^[a-z]+$/.test(one.name))
  .map(({ name }) => name)
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

const src = new URL('src', import.meta.url).pathname;

/**
 * Games that other packages bring along: `STOCKPILE_GAMES` has a folder for each, by its name, as
 * `highcard=/path/to/highcard`. In it are `page/entry.ts` and `locales/`.
 */
const more = (process.env['STOCKPILE_GAMES'] ?? '')
  .split(',')
  .filter((one) => one !== '')
  .map((one) => one.split('=') as [name: string, folder: string]);

/** The entries of these games, for `games.ts`. */
function moreGames(): Plugin {
  return {
    name: 'more-games',
    resolveId: (id) => (id === 'games:more' ? `\0${id}` : null),
    load(id) {
      if (id !== '\0games:more') return null;
      const imports = more.map(
        ([name, folder]) =>
          `import { entry as ${name} } from ${JSON.stringify(join(folder, 'page', 'entry.ts'))};`,
      );
      return `${imports.join('\n')}\nexport default { ${more.map(([name]) => name).join(', ')} };`;
    },
  };
}

/** A catalogue as the page shows it: no line ends inside the name of the game, or of an option. */
function readCatalogue(path: string): string {
  return readFileSync(path, 'utf8')
    .replaceAll('Skip-Bo', 'Skip-\u2060Bo')
    .replaceAll('--lan', '-\u2060-\u2060lan');
}

/** A message of the page in a language. */
function pageMessage(language: string, id: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readCatalogue(join(locales, language, 'page.ftl'))));
  const message = bundle.getMessage(id)?.value;
  if (!message) throw new Error(`${language}/page.ftl has no ${id}`);
  return bundle.formatPattern(message);
}

/** What the page says before it has any words of its own: a message in every language. */
function firstWords(): Plugin {
  const said = (id: string): string =>
    languages.map((language) => `<p lang="${language}">${pageMessage(language, id)}</p>`).join('');
  return {
    name: 'first-words',
    transformIndexHtml: (html) => html.replace(/<!--say ([a-z-]+)-->/g, (_, id) => said(id)),
  };
}

/** What cards say, and what headings say in our languages; names with other letters fall back. */
const LETTERS = {
  figures: '0123456789S=+× ',
  headings:
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,:!?’-–…()%&' +
    'ÄÖÜäöüßÀÂÇÈÉÊËÎÏÔÙÛàâçèéêëîïôùûìòœ',
};
const typeface = new URL('node_modules/@fontsource/caprasimo/', import.meta.url).pathname;
const fonts = new URL('node_modules/.fonts/', import.meta.url).pathname;

/** The typeface of cards and headings, no larger than it has to be; every screen has figures. */
function display(): Plugin {
  return {
    name: 'display',
    async buildStart() {
      const whole = readFileSync(join(typeface, 'files', 'caprasimo-latin-400-normal.woff2'));
      mkdirSync(fonts, { recursive: true });
      for (const [name, letters] of Object.entries(LETTERS)) {
        const part = await subset(whole, letters, { targetFormat: 'woff2' });
        writeFileSync(join(fonts, `${name}.woff2`), part);
      }
    },
    generateBundle() {
      const source = readFileSync(join(typeface, 'LICENSE'));
      this.emitFile({ type: 'asset', name: 'typeface-license.txt', source });
    },
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => /figures.*\.woff2$/.test(name))
        .map((href) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href },
          injectTo: 'head' as const,
        })),
  };
}

/** Puts a `.br` and a `.gz` beside every asset that gets smaller by it, for the server to choose. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '.' }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/^assets\/.*\.(js|css|svg|json|ftl|txt|wasm)$/.test(name)) continue;
        const path = join(dir, name);
        const content = readFileSync(path);
        const forms = { br: brotliCompressSync(content), gz: gzipSync(content, { level: 9 }) };
        for (const [ending, form] of Object.entries(forms)) {
          if (form.length < content.length) writeFileSync(`${path}.${ending}`, form);
        }
      }
    },
  };
}

/** The service worker, with the files of this build in it. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle({ dir = '.' }, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const version = createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 16);
      const source = readFileSync(new URL('offline.js', import.meta.url), 'utf8')
        .replace("['__FILES__']", JSON.stringify(files))
        .replace('__VERSION__', version);
      writeFileSync(join(dir, 'offline.js'), source);
    },
  };
}

/** What every screen needs to say; the other catalogues come with the screens that need them. */
const ALWAYS = ['page', 'table', 'play', 'refusals', 'options', 'learning', 'skipbo', 'breakers'];

/** What only some screens need. */
const EXTRA = [
  'rules',
  'lessons',
  'replay',
  'statistics',
  'advice',
  'tabletop',
  'ending',
  'evening',
  'score',
  'looks',
];

/** Everything that the page's own sources say, as one text; what tests say is not in every tree. */
function sources(): string {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|^testing\//.test(name))
    .map((name) => readFileSync(join(src, name), 'utf8'))
    .join();
}

/**
 * Which messages of a catalogue the page can come to say, where others say more with it: of line
 * mode, what its sources name, or how it begins; of refusals, what the protocol has, or they name.
 */
const SAID: Record<string, () => (id: string) => boolean> = {
  // Two stand in the page itself, for whoever gets nothing else.
  page: () => (id) => !['page-unloaded', 'page-needs-script'].includes(id),
  play: () => {
    const named = [...new Set(sources().match(/(?<=['`])play-[a-z-]+/g))];
    return (id) => named.some((one) => (one.endsWith('-') ? id.startsWith(one) : id === one));
  },
  refusals: () => {
    const protocol = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');
    const named = new Set(`${protocol} ${sources()}`.match(/(?<=['`])[a-z-]+(?=['`])/g));
    return (id) => named.has(id.replace('refusal-', ''));
  },
};

/** A catalogue with some of its messages only; each goes on in lines that are indented. */
function only(text: string, wanted: (id: string) => boolean): string {
  return text.replace(/^([a-z-]+) =.*\n(?: .*\n)*/gm, (message, id) => (wanted(id) ? message : ''));
}

/** The words of these games. */
function moreWords(language: string): string[] {
  return more.flatMap(([, folder]) => {
    const locales = join(folder, 'locales');
    // What a game does not say in a language, it says in English.
    const spoken = join(locales, readdirSync(locales).includes(language) ? language : 'en');
    return readdirSync(spoken)
      .filter((name) => name.endsWith('.ftl'))
      .map((name) => readFileSync(join(spoken, name), 'utf8').replace(/^#.*\n|^\n/gm, ''));
  });
}

/** The catalogues of a language as functions that fetch them, for `words:all`. */
function lazily(language: string): string {
  const extra = EXTRA.map((one) => `${one}: () => import('words:${language}/${one}')`);
  return `${language}: {always: () => import('words:${language}'), ${extra.join()}}`;
}

/**
 * `words:en` is what every screen needs in a language, `words:en/rules` one more catalogue: as text,
 * without the notes for translators. `words:guests` is what people without a name are called.
 */
function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      if (id === '\0words:guests') {
        const guests = languages.map((language) => pageMessage(language, 'page-guest'));
        return `export default ${JSON.stringify([...new Set(guests)])};`;
      }
      if (id === '\0words:all') return `export default {${languages.map(lazily).join()}};`;
      const [, language, extra] = /^\0words:([a-z]+)(?:\/([a-z]+))?$/.exec(id) ?? [];
      if (!language) return null;
      const texts = (extra ? [extra] : ALWAYS).map((catalogue) => {
        const path = join(locales, language, `${catalogue}.ftl`);
        this.addWatchFile(path);
        const text = readCatalogue(path).replace(/^#.*\n|^\n/gm, '');
        const said = SAID[catalogue];
        return said ? only(text, said()) : text;
      });
      if (!extra) texts.push(...moreWords(language));
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

/**
 * What is always needed at the same time comes in one file, and so does what many screens share. Each
 * takes along what it imports, unless one before it has that already.
 */
const groups = [
  // Styles of a table from its first moment on, and of what is opened there or elsewhere now and then.
  // Few files: each costs a request, and its headers as much as a small file.
  {
    name: 'table',
    test: /web\/src\/(stage\/|table\/(\w+Bar|AtTable|Badge|Notices|Play|Race|Toast|PauseCurtain|evening\/(Deeds|Nudge))\.|breakers\/SetPicture).*&type=style/,
  },
  {
    name: 'dialogs',
    test: /web\/src\/(table\/(\w+\.|ending|evening)|looks\/LookD|parts\/(CopyField|Disclosure|RuleMark|Switch|TableSketch)|start\/(TableF|TableE|PreferencesF|HotSeat|NumberF|Settings|Teams)|replay\/Shuffle|rules\/Rulebook).*&type=style/,
  },
  { name: 'base', test: /node_modules\/(svelte|@fluent|esm-env|clsx)\// },
  {
    name: 'common',
    test: /web\/src\/(wire\/|words\/(?!tell|advice)|parts\/(?!RuleMark|Disclosure|CopyField|TableLink|TableSketch|Switch|clipboard|download)|faces\/|[a-z.]+\.ts$|start\/(settingsWords|tableSettings)|table\/(chairs|connections|load|gathering\/start))/,
  },
  {
    name: 'boards',
    test: /web\/src\/(stage\/|words\/(tell|advice)|table\/(shortcuts|countdown|sounds|tabletop|evening\/(Deeds|Nudge))|skipbo\/tabletop|breakers\/(SetPicture|sets|words))/,
  },
].map((group, at, all) => ({ ...group, priority: all.length - at }));

export default defineConfig({
  // Assets are found relative to the page's base address, which the server writes into it.
  base: './',
  // What other packages' games take from the page: `stockpile/games`.
  resolve: { alias: { stockpile: src, '@fonts': fonts } },
  plugins: [svelte(), display(), moreGames(), catalogues(), firstWords(), offline(), compressed()],
  build: {
    outDir: process.env['STOCKPILE_PAGE'] ?? '../src/stockpile/web',
    emptyOutDir: true,
    target: 'es2022',
    // The server's policy lets no inline data in, and files are cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: process.env['STOCKPILE_SERVER'] ?? 'http://127.0.0.1:8420', ws: true },
    },
  },
});
