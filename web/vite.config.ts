import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// The catalogues are shared with Python: they lie in the package.
const locales = new URL('../src/stockpile/locales', import.meta.url).pathname;

/** What the page says before it has any words of its own: a message in every language. */
function firstWords(): Plugin {
  const said = (id: string): string =>
    readdirSync(locales, { withFileTypes: true })
      .filter((one) => one.isDirectory() && /^[a-z]+$/.test(one.name))
      .map(({ name: language }) => {
        const bundle = new FluentBundle(language, { useIsolating: false });
        const text = readFileSync(join(locales, language, 'page.ftl'), 'utf8');
        bundle.addResource(new FluentResource(text));
        const message = bundle.getMessage(id)?.value;
        if (!message) throw new Error(`${language}/page.ftl has no ${id}`);
        return `<p lang="${language}">${bundle.formatPattern(message)}</p>`;
      })
      .join('');
  return {
    name: 'first-words',
    transformIndexHtml: (html) => html.replace(/<!--say ([a-z-]+)-->/g, (_, id) => said(id)),
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

/** What every screen needs to say; the other catalogues come with the screens that need them. */
const ALWAYS = [
  'page',
  'table',
  'play',
  'refusals',
  'options',
  'learning',
  'ending',
  'skipbo',
  'breakers',
];

/** Everything that the page's own sources say, as one text. */
function sources(): string {
  const folder = new URL('src', import.meta.url).pathname;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join();
}

/**
 * Which messages of a catalogue the page can come to say, where others say much more with it: of line
 * mode, what its sources name, or how it begins; of refusals, what the protocol has, or they name.
 */
const SAID: Record<string, () => (id: string) => boolean> = {
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

/**
 * `words:en` is what every screen needs in a language, `words:en/rules` one more catalogue: as text,
 * without the notes for translators.
 */
function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      const [, language, more] = /^\0words:([a-z]+)(?:\/([a-z]+))?$/.exec(id) ?? [];
      if (!language) return null;
      const texts = (more ? [more] : ALWAYS).map((catalogue) => {
        const path = join(locales, language, `${catalogue}.ftl`);
        this.addWatchFile(path);
        const text = readFileSync(path, 'utf8').replace(/^#.*\n|^\n/gm, '');
        const said = SAID[catalogue];
        return said ? only(text, said()) : text;
      });
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

/** What is always needed at the same time comes in one file, and so does what many screens share. */
function together(id: string): string | null {
  if (/node_modules\/(svelte|@fluent|esm-env|clsx)\//.test(id)) return 'base';
  if (/web\/src\/((wire|words|parts|faces)\/|[a-z.]+\.ts$)/.test(id)) return 'common';
  if (
    /web\/src\/(start\/(saying|drafting)|table\/(Icon|seating|gathering\/(party|starting)))\./.test(
      id,
    )
  )
    return 'common';
  if (/web\/src\/(stage|skipbo|breakers|advice)\//.test(id)) return 'boards';
  return null;
}

export default defineConfig({
  // Assets are found relative to the page's base address, which the server writes into it.
  base: './',
  plugins: [svelte(), catalogues(), firstWords(), compressed()],
  build: {
    outDir: '../src/stockpile/web',
    emptyOutDir: true,
    target: 'es2022',
    // The server's policy lets no inline data in, and files are cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: each costs a request, and its headers as much as a small file.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: together }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: process.env['STOCKPILE_SERVER'] ?? 'http://127.0.0.1:8420', ws: true },
    },
  },
});
