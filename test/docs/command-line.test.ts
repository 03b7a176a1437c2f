/** docs/command-line.md: its options and commands exist, and its walk-through gives what it shows. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandNames } from '../../cli/options/commands.js';
import { OPTIONS } from '../../cli/options/options.js';
import { call, file } from '../cli/call.js';

const page = readFileSync(new URL('../../docs/command-line.md', import.meta.url), 'utf8');
const blocks = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

test('every option and command is one', () => {
  const options = [...page.matchAll(/ --([a-z-]+)/g)].map(([, name]) => name);
  expect(options.length).toBeGreaterThan(5);
  for (const option of options) expect(Object.keys(OPTIONS)).toContain(option);
  const commands = [...page.matchAll(/`?payprep ([a-z]+(?:-[a-z]+)*)/g)].map(([, name = '']) => name);
  for (const command of commands) expect([...commandNames, 'help']).toContain(command);
  for (const command of commandNames) expect(page).toContain(`payprep ${command}`);
});

describe('the walk-through', () => {
  const [sheet = ''] = blocks('csv');
  const [, said, checked] = blocks('text');
  const path = file('payees.csv', sheet);

  test('says what it shows', async () => {
    const out = join(dirname(path), 'checked.csv');
    const { err } = await call(['validate', path, '--out', out, '--report', join(dirname(path), 'report.html')]);
    expect(err.replace(path, basename(path))).toBe(said);
    expect(readFileSync(out, 'utf8')).toBe(checked);
  });

  test('completes every row that is in order', async () => {
    const { out } = await call(['enrich', path, '--output', 'csv']);
    expect(out.match(/;Commerzbank;COBADEFFXXX;/g)).toHaveLength(2);
  });
});
