import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = new URL('.', import.meta.url).pathname;
const styles = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));

/** A style sheet without what is only for a mouse: whole blocks, with all braces in them. */
function withoutMouse(text: string): string {
  const at = text.indexOf('@media (hover: hover)');
  if (at < 0) return text;
  let end = text.indexOf('{', at) + 1;
  for (let depth = 1; depth > 0; end += 1) depth += { '{': 1, '}': -1 }[text[end]!] ?? 0;
  return text.slice(0, at) + withoutMouse(text.slice(end));
}

it('nothing stays lit under a finger that has gone: hovering is for mice', () => {
  const sticky = styles.filter(({ text }) => withoutMouse(text).includes(':hover'));
  expect(sticky.map((one) => one.name)).toEqual([]);
});

it('what moves by itself stands still for who wants no motion', () => {
  // Flights and sheets take their time from `--flight`, which is nothing then.
  const still = /animation:[^;]*var\(--flight\)|prefers-reduced-motion: reduce/;
  const moving = styles.filter(({ text }) => /animation: (?!none)/.test(text) && !still.test(text));
  // Nothing to be seen moves; it is not shown to them; it tells how much time is left.
  const harmless = ['app.css', 'table/Celebration.svelte', 'table/evening/Holding.svelte'];
  expect(moving.map((one) => one.name).sort()).toEqual(harmless);
});

it.each(['felt', 'wood'])('the grain of %s repeats without a seam', (name) => {
  const drawing = readFileSync(new URL(`${name}.svg`, import.meta.url), 'utf8');
  expect(drawing).toContain('stitchTiles="stitch"');
  // Else it is stitched beyond the edges, and cut off at them.
  expect(drawing).toContain('x="0" y="0" width="1" height="1"');
});
