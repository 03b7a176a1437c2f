/** Payment files in the built command line: the parser is part of it, with its licence. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { root } from './built.js';
import { start } from './program.js';

const FIXTURE = fileURLToPath(new URL('../cli/iso20022/fixtures/pain.001.001.09.xml', import.meta.url));
const built = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8');

test('a payment file is read without another package', async () => {
  const { kept, ended } = start(['validate', FIXTURE, '--no-summary']);
  expect([await ended(), kept.err]).toEqual([1, '']);
  expect(kept.out.match(/"status":"\w+"/g)).toEqual(['"status":"OK"', '"status":"ALERT"', '"status":"ALERT"', '"status":"OK"']);
  expect(built('cli.js')).not.toMatch(/from\s*"(?:saxes|xmlchars)/);
});

test('the licences of what is bundled are beside it', () => {
  const licences = built('cli.LICENSES.txt');
  for (const holder of ['The ISC License', 'Isaac Z. Schlueter', 'Louis-Dominique Dubeau']) expect(licences).toContain(holder);
});
