/** The help that a clerk reads, in every language. */
import { describe, expect, test } from 'vitest';
import { overview } from '../../../cli/options/help.js';
import { languages } from '../../../cli/options/languages.js';
import { displayWidth } from '../../../cli/terminal/text-table.js';
import { LANGUAGES } from '../../../rules/index/languages.js';
import { call } from '../call.js';

/** Lines are broken anywhere. */
const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');

describe.each(LANGUAGES.filter((tag) => tag !== 'en'))('%s', (tag) => {
  test.each([
    ['--help', '--lang', tag],
    ['help', '--lang', tag],
    ['--help', `--lang=${tag}`],
    ['--lang', tag, '--help'],
  ])('payprep %s %s', async (...argv) => {
    const { code, out } = await call(argv);
    const { helpAbout, helpValidate, helpOptions, helpExitCodes } = await languages[tag].cli();
    expect(code).toBe(0);
    for (const text of [helpAbout, helpValidate, helpExitCodes]) expect(withoutBlanks(out)).toContain(withoutBlanks(text));
    for (const line of out.split('\n')) expect(displayWidth(line), line).toBeLessThanOrEqual(100);
    expect(out).toContain(`--lang ${tag} --out checked.csv`);
    expect(out).toContain(`${helpOptions}\n  payprep help validate --lang ${tag}\n`);
    expect(out).not.toContain('the options of a command');
  });
});

test('in English, and in a language that nobody wrote, it is the whole', async () => {
  for (const argv of [['--help'], ['--help', '--lang', 'en'], ['--help', '--lang', 'xx'], ['--help', '--lang']])
    expect((await call(argv)).out).toBe(overview());
});

test('an option of another name is none', async () => expect((await call(['--language', 'de'])).code).toBe(2));
