/** docs/correspondents.md: its list is imported, and its payment gets the answer that it shows. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { call, file } from '../cli/call.js';

const page = readFileSync(new URL('../../docs/correspondents.md', import.meta.url), 'utf8');
const blocks = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

test('the payment gets the answer that stands below it', async () => {
  const [list = ''] = blocks('csv');
  const [dataset = '', payment = '', answer = ''] = blocks('json');
  const overlay = file('mine.json', '');
  expect((await call(['data', 'import', 'correspondents', file('mine.csv', list), '--out', overlay])).code).toBe(0);
  const imported = JSON.parse(readFileSync(overlay, 'utf8'));
  const { source, ...shown } = JSON.parse(dataset);
  expect(imported[1]).toMatchObject({ ...shown, rows: [...shown.rows, imported[1].rows[1]] });
  expect(Object.keys(imported[1].source)).toEqual(Object.keys(source));
  const { out } = await call(['enrich', '--overlay', overlay], { stdin: JSON.stringify(JSON.parse(payment)) });
  expect(JSON.parse(out)).toEqual(JSON.parse(answer));
});
