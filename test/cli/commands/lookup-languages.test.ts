/** What `payprep returns`, `payees`, `iban`, `bic` and `banks` say beside codes is in the language that is asked for; labels leave a space before what they label. */
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

  test('labels of IBAN and BIC fit their column', async () => {
    const { identifiers } = await languages[tag as keyof typeof languages].lookups();
    const keys = Object.keys(english.identifiers);
    const labels = keys.slice(keys.indexOf('country'), keys.indexOf('notRegistered')) as (keyof typeof identifiers)[];
    expect(labels).toHaveLength(14);
    for (const label of labels) expect(displayWidth(String(identifiers[label]))).toBeLessThanOrEqual(16);
  });

  test('iban', async () => {
    const { identifiers: words } = await languages[tag as keyof typeof languages].lookups();
    const answer = async (...argv: readonly string[]): Promise<string> =>
      (await call(['iban', ...argv, '--lang', tag], { io: { columns: 120 } })).out;
    const found = await answer('Konto DE89370400440532013000');
    expect(found).toContain(
      `${words.foundIn.replace('{text}', 'Konto DE89370400440532013000')}\nDE89 3704 0044 0532 0130 00  ${words.valid}\n`,
    );
    const labels = [words.country, words.checkDigits, words.bankCode, words.account, words.nationalCheck, words.bank, words.systems];
    for (const label of [...labels, words.printFormat, words.electronic]) expect(found).toContain(`\n  ${label} `);
    expect(found).toContain(` ${words.nationalChecks.passed}\n`);
    const germany = tag === 'en' ? 'Germany' : (new Intl.DisplayNames(tag, { type: 'region' }).of('DE') ?? '');
    expect(found).toContain(` DE ${germany}\n`);
    const wrong = await answer('DE89 3704 0044 0523 0130 00');
    expect(wrong).toContain(`  ${words.notValid}\n`);
    expect(wrong).toContain(`  ${words.probablyMeant.replace('{iban}', 'DE89 3704 0044 0532 0130 00')}\n`);
    expect(await answer('DE89 3704 0044 0532 0?30 00')).toContain(`  ${words.oneCandidate}\n`);
    expect(await answer('DE88 3704 0044 0532 0?3? 00')).toContain(words.candidates.split('{count}').at(-1));
    expect(await answer('DE8? 1')).toContain(`  ${words.noCandidate}\n`);
    const iran = await answer('IR580540105180021273113007');
    expect(iran).toContain(words.notRegistered.replace('{country}', ''));
    expect(iran).toContain(` ${words.noSystem}\n`);
    expect(await answer('BE57539007547135')).toContain(`  ${words.doubtful}\n`);
    if (tag !== 'en') {
      const all = [found, wrong, iran, await answer('FR1420041010050500013M02606')].join('\n');
      expect(all).not.toMatch(/check digits|bank code|print format|none known|not in|not valid|found in/);
    }
  });

  test('bic', async () => {
    const { identifiers: words } = await languages[tag as keyof typeof languages].lookups();
    const { out } = await call(['bic', 'COBADEFF', 'COBAZZFF', 'ZZZZDEF0', 'ZZZZDEF1', '--lang', tag], { io: { columns: 120 } });
    for (const label of [words.bank, words.party, words.country, words.location, words.branch]) expect(out).toContain(`\n  ${label} `);
    for (const text of [words.notValid, words.noBank, words.headOffice.replace('{code}', 'XXX')]) expect(out).toContain(` ${text}\n`);
    expect(out).toContain(` ${words.forTests.replace('{code}', 'F0')}\n`);
    expect(out).toContain(` ${words.notConnected.replace('{code}', 'F1')}\n`);
  });

  test('banks', async () => {
    const { banks: words } = await languages[tag as keyof typeof languages].lookups();
    const kinds = (await languages[tag as keyof typeof languages].payees()).kinds;
    const { out } = await call(['banks', 'JP', '三菱UFJ銀行', '--lang', tag], { io: { columns: 140 } });
    const [headings = ''] = out.split('\n');
    expect(headings.trim().split(/ {2,}/)).toEqual([words.code, 'BIC', words.name, words.otherName, words.town, words.kind]);
    const wallet = await call(['banks', 'NG', 'opay', '--lang', tag], { io: { columns: 140 } });
    if (tag !== 'en') expect(wallet.out).toMatch(new RegExp(` (?:${kinds.wallet}|${kinds['e-money']}|${kinds.payment}|${kinds.bank})\n`));
    const none = await call(['banks', 'NG', 'xyzxyz', '--lang', tag]);
    const nigeria = tag === 'en' ? 'Nigeria' : (new Intl.DisplayNames(tag, { type: 'region' }).of('NG') ?? '');
    expect(none).toMatchObject({ code: 1, out: `${words.none.replace('{country}', nigeria)}\n` });
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
