/** A rule module is built as it runs: nothing lists the members of a rule by hand. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { writeRules } from '../../scripts/build/rules.js';

const root = mkdtempSync(join(tmpdir(), 'payprep-rules-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a member that was added to a rule reaches the package', async () => {
  for (const folder of ['countries', 'schemes', 'methods']) mkdirSync(join(root, 'rules', folder), { recursive: true });
  const rule =
    "const NEW = 'a member of no type'; export const TRIAL = { code: 'TRIAL', added: { text: NEW, list: [1].map((one) => one + 1) } };";
  writeFileSync(join(root, 'rules/schemes/TRIAL.ts'), rule);

  await writeRules(root, join(root, '.build'), join(root, 'dist'));

  const { TRIAL } = await import(pathToFileURL(join(root, 'dist/rules/TRIAL.js')).href);
  expect(TRIAL).toEqual({ code: 'TRIAL', added: { text: 'a member of no type', list: [2] } });
});
