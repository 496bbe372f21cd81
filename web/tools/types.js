// Writes src/protocol.ts, the protocol's types, from its schema, unless it is up to date. The type
// checker and editors need it; a build does not, since types leave nothing behind.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const schema = new URL('../../docs/protocol.schema.json', import.meta.url);
const lock = new URL('../package-lock.json', import.meta.url);
const types = new URL('../src/protocol.ts', import.meta.url);

const digest = createHash('sha256').update(readFileSync(schema)).update(readFileSync(lock));
const banner = `// Generated from docs/protocol.schema.json: npm run types (${digest.digest('hex')})`;
if (!existsSync(types) || !readFileSync(types, 'utf8').startsWith(banner)) {
  const { compileFromFile } = await import('json-schema-to-typescript');
  const options = {
    additionalProperties: false,
    unreachableDefinitions: true,
    bannerComment: banner,
  };
  writeFileSync(types, await compileFromFile(schema.pathname, options));
}
