// Renders messages with the runtime of the browser, for the test that compares it with Python's.
// Standard input: {"folder": …, "messages": [{"language", "id", "args"}]}; output: the texts.

import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const { folder, messages } = JSON.parse(readFileSync(0, 'utf8'));

const bundles = new Map();
function bundleOf(language) {
  if (!bundles.has(language)) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of readdirSync(`${folder}/${language}`)) {
      const errors = bundle.addResource(
        new FluentResource(readFileSync(`${folder}/${language}/${file}`, 'utf8')),
      );
      if (errors.length > 0) throw new Error(`${language}/${file}: ${errors.join('; ')}`);
    }
    bundles.set(language, bundle);
  }
  return bundles.get(language);
}

const texts = messages.map(({ language, id, args }) => {
  const bundle = bundleOf(language);
  const errors = [];
  const text = bundle.formatPattern(bundle.getMessage(id).value, args, errors);
  return errors.length > 0 ? `error: ${errors.join('; ')}` : text;
});
process.stdout.write(JSON.stringify(texts));
