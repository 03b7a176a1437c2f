/** What `payprep returns` and `payprep payees` say beside codes is in the language that is asked for; labels leave a space before what they label. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../cli/options/languages.js';
import { displayWidth } from '../../../cli/terminal/text-table.js';
import { call } from '../call.js';

const folder = mkdtempSync(join(tmpdir(), 'payprep-lookups-'));
const before = join(folder, 'before.csv');
const after = join(folder, 'after.csv');
writeFileSync(before, 'No,Name,IBAN\n1,Ada Example,DE89370400440532013000\n2,Bo Example,NL91ABNA0417164300\n');
writeFileSync(after, 'No,Name,IBAN\n1,Ada Example,GB29NWBK60161331926819\n3,Cy Example,GB29NWBK60161331926819\n');

const english = await languages.en.lookups();

/** Every text of an object, however deep. */
const textsIn = (value: object): readonly string[] =>
  Object.values(value).flatMap((each) => (typeof each === 'string' ? each : textsIn(each)));

const parametersOf = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

describe.each(Object.keys(languages))('%s', (tag) => {
  test('has the parameters of English, and labels that fit their column', async () => {
    const words = await languages[tag as keyof typeof languages].lookups();
    expect(textsIn(words).map((text) => parametersOf(text).toSorted())).toEqual(
      textsIn(english).map((text) => parametersOf(text).toSorted()),
    );
    const { meaning, fields, putRightBy, payAgain, saidBeforeBy, source } = words.returns;
    for (const label of [meaning, fields, putRightBy, payAgain, saidBeforeBy, source]) expect(displayWidth(label)).toBeLessThanOrEqual(16);
  });

  test('returns', async () => {
    const { returns: words } = await languages[tag as keyof typeof languages].lookups();
    const { out } = await call(['returns', 'AC04', 'ZZ99', '--lang', tag]);
    for (const text of [words.meaning, words.putRightBy, words.actors.payee, words.payAgain, words.retries.corrected, words.noSuchCode])
      expect(out).toContain(text);
  });

  test('payees', async () => {
    const { payees: words } = await languages[tag as keyof typeof languages].lookups();
    const { out } = await call(['payees', before, after, '--key', 'No', '--show', '--lang', tag]);
    for (const text of [words.confirm, words.added, words.removed, words.shared, words.payees.replace('{count}', '3')])
      expect(out).toContain(text);
    expect(out).toContain(words.lines.replace('{before}', '2').replace('{after}', '2'));
    expect(out).toContain(`    ${words.before}`);
  });
});
