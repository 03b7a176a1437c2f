/** The alert texts in every language: complete, with the parameters of the English ones, in the language’s own letters. */
import { readdirSync, readFileSync } from 'node:fs';
import { fc, test as property } from '@fast-check/vitest';
import { expect, describe as group, test } from 'vitest';
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { en } from '../../rules/index/alert-texts.js';
import { LANGUAGES } from '../../rules/index/languages.js';
import { languageFiles } from '../../scripts/indexes/languages.js';
import { type AlertParams, createEngine, explain } from '../../src/full.js';
import { describe, type Messages } from '../../src/messages/describe.js';
import { codes as all, examples } from './alerts.js';
import { areVariants, entryOf, exportOf, languages } from './language-texts.js';

const engine = createEngine({ on: '2026-11-20', threshold: 'info' });

/** What the language has for the words that a parameter may be. */
const wordsIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/\{\w+: ([^{}]+)\}/g)].flatMap(([, words = '']) => words.split('; ').map((pair) => pair.split('='))),
  );

/** Each as often as it stands there. */
const paramsIn = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)(?:: [^{}]+)?\}/g)].map(([, name = '']) => name).sort();
const numbersIn = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).sort();

/** IBAN, SEPA, INDIVIDUAL … are called the same everywhere; a form of a date is not. */
const namesIn = (text: string): readonly string[] => [...new Set(text.replace('YYYY-MM-DD', '').match(/[A-Z]{3,}/g))];

/** A payer sees these while entering an account, in a language that has no `fixes`. */
const TELLING = [
  'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT',
  'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS',
  'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY',
  'CREDITOR_CARD_NUMBER_NOT_ALLOWED',
  'CREDITOR_PROXY_INVALID_FORMAT',
  'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
] as const;

/** True where the text names a country whose code the parameter is. */
const isPlace = (text: string, name: string, params: AlertParams): boolean =>
  text.includes(`{${name}: place `) && /^[A-Z]{2}$/.test(String(params[name]));

/** The codes whose texts are not so. */
const unless = (isRight: (code: AlertCode) => boolean): readonly AlertCode[] => all.filter((code) => !isRight(code));

group.each(languages)('$tag', ({ tag, texts, letters, marks, stop = '.', bound, local }) => {
  test('has every code, in the order of the catalogue', () => expect(Object.keys(texts)).toEqual(all));

  test.each(all)('%s has the parameters, the numbers and the names of the English text', (code) => {
    expect(paramsIn(texts[code])).toEqual(paramsIn(en[code]));
    expect(numbersIn(texts[code])).toEqual(numbersIn(en[code]));
    expect(namesIn(texts[code])).toEqual(expect.arrayContaining([...namesIn(en[code])]));
  });

  test.each(TELLING)('%s says what to do', (code) => {
    const [, whatToDo] = describe(code, { country: 'CZ', check: 'luhn', method: 'MPESA' }, texts).split(/[:.。] ?(?=.)/u);
    expect(whatToDo).toMatch(/^.{6}/u);
  });

  test('is made of whole sentences', () => {
    const sentences = new RegExp(`^[\\p{Lu}\\p{Lo}\\p{N}{].*[\\p{L}\\p{N})）}]${stop.replace('.', '\\.')}$`, 'u');
    expect(unless((code) => sentences.test(texts[code]))).toEqual([]);
    expect(unless((code) => !/ {2}| [.,;:)]|\( |[,;:](?! )|\.(?! |$)/.test(texts[code]))).toEqual([]);
    expect(unless((code) => /^[^()]*(?:\([^()]+\)[^()]*)*$/.test(texts[code]))).toEqual([]);
  });

  test('has no characters but its own', () => {
    const own = new RegExp(`^[A-Za-z\\d ${letters}${marks}${stop}.,()/\\-]+$`, 'u');
    expect(unless((code) => own.test(texts[code].replace(/\{\w+(?:: [^{}]+)?\}/g, '')))).toEqual([]);
    expect(unless((code) => texts[code] === texts[code].normalize('NFC'))).toEqual([]);
  });

  test('leaves nothing in English, and nothing as another language has it', () => {
    const others = [en, ...languages.filter((other) => !areVariants(other.tag, tag)).map((other) => other.texts)];
    expect(unless((code) => others.every((other) => other[code] !== texts[code]))).toEqual([]);
  });

  test('tells two alerts apart where English does', () => {
    const twins = (of: Messages) => all.map((code) => all.filter((other) => of[other] === of[code]));
    expect(twins(texts)).toEqual(twins(en));
  });

  test.runIf(bound)('binds no word to a parameter, but to a date', () => {
    const binding = new RegExp(`(?:(?<!\\p{L})(?:${bound}) |’)\\{(?!\\w+: date )`, 'iu');
    expect(unless((code) => !binding.test(texts[code]))).toEqual([]);
  });

  test('writes a day as its people do, never as a code', () => {
    const days = unless((code) => !texts[code].includes(': date '));
    expect(days).toEqual(['COUNTRY_SANCTIONED', 'CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED', 'SETTLEMENT_SYSTEM_DISCONTINUED']);
    for (const code of days) {
      const params = { by: 'SCT', from: '2026-11-15', system: 'SCT', on: '2026-11-15' };
      const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date('2026-11-15'));
      expect(describe(code, params, texts)).toContain(day);
    }
  });

  test('names a country as its people do, but where its code is meant', () => {
    const codesOf = (code: AlertCode) =>
      [...texts[code].matchAll(/\{(country|found|by)(?:: ([^{}]+))?\}/g)].flatMap(([, name, words]) =>
        words?.replace(/(?<=^place \S{2,5}) .*…\)?$/, '') === `place ${tag}` ? [] : name,
      );
    const named = unless((code) => codesOf(code).length === 0);
    expect(named).toEqual([
      'COUNTRY_UNKNOWN',
      'CREDITOR_ACCOUNT_MISSING',
      'CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY',
      'CREDITOR_BANK_IDENTIFIER_MISSING',
      'CREDITOR_IBAN_TERRITORY_PREFIX',
    ]);
    const style = tag === 'de' ? 'short' : 'long';
    const name = new Intl.DisplayNames(tag, { type: 'region', style }).of('DE');
    expect(describe('CREDITOR_BANK_IDENTIFIER_UNKNOWN', { country: 'DE' }, texts)).toContain(name);
    expect(describe('CREDITOR_IBAN_TERRITORY_PREFIX', { country: 'DE', found: 'DE' }, texts)).toMatch(/DE/);
    expect(describe('CREDITOR_BIC_MISSING', { by: 'DE' }, texts)).toContain(name);
    expect(describe('CREDITOR_BIC_MISSING', { by: 'SCT' }, texts)).not.toMatch(/\(|（|…/);
  });

  test('has words that are understood wherever it is spoken, and no doubled endings', () => {
    expect(unless((code) => !local?.test(texts[code]))).toEqual([]);
    expect(unless((code) => !/[*@_·]|\/-?(?:in|innen|a|o|e)(?!\p{L})|\((?:in|a|o|e|s|es)\)|\p{Ll}In(?!\p{L})/u.test(texts[code]))).toEqual(
      [],
    );
  });

  test.each(all)('%s is worded from what the engine finds', (code) => {
    const [alert] = explain(examples[code], engine).alerts;
    const text = describe(code, alert?.params, texts);
    expect(text).not.toMatch(/[{}]/);
    expect(text).not.toMatch(/\d{8}/);
    const params: AlertParams = alert?.params ?? {};
    const worded = new Set(Object.keys(wordsIn(texts[code])));
    const isWritten = (name: string): boolean => texts[code].includes(`{${name}: date `) || isPlace(texts[code], name, params);
    // what is optional may be absent: the compiler holds an alert to the others
    for (const name of paramsIn(en[code]).filter((each) => params[each] !== undefined)) {
      if (!isWritten(name) && !worded.has(String(params[name]))) expect(text).toContain(String(params[`${name}Name`] ?? params[name]));
    }
  });

  test('words of ours are words of the language', () => {
    const reasons = ['no letters', 'one letter', 'initials', 'one word'];
    const words = wordsIn(texts.CREDITOR_NAME_INVALID_FORMAT);
    expect(Object.keys(words)).toEqual(reasons);
    for (const reason of reasons) {
      const text = describe('CREDITOR_NAME_INVALID_FORMAT', { reason }, texts);
      expect(text).toMatch(/[(（]/);
      expect(text).toContain(words[reason]);
      expect(text).not.toContain(reason);
    }
    // one that is new is better told than left out
    expect(describe('CREDITOR_NAME_INVALID_FORMAT', { reason: 'in other words' }, texts)).toContain('in other words');
  });

  property.prop([fc.constantFrom(...all), fc.string({ maxLength: 12 }).filter((text) => !/^[A-Z]{2}$/.test(text))])(
    'parameters stand as they were given, but codes of countries',
    (code, value) => {
      const names = paramsIn(en[code]);
      const text = describe(code, Object.fromEntries(names.map((name) => [name, value])), texts);
      expect(text.length).toBe(texts[code].replace(/\{[^{}]+\}/g, '').length + names.length * value.length);
      if (names.length > 0) expect(text).toContain(value);
    },
  );
});

group('the entries', () => {
  test('have the files of each language in one folder, and are read as `npm run indexes` writes it', () => {
    const folder = new URL('../../rules/texts/', import.meta.url);
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGES].sort());
    for (const tag of LANGUAGES)
      expect(readdirSync(new URL(tag, folder)).sort(), tag).toEqual([
        'alerts.ts',
        'cli.ts',
        'days.ts',
        'element.ts',
        'fields.ts',
        // that of English stands with the options
        ...(tag === 'en' ? [] : ['help.ts']),
        'lookups.ts',
        'payee-form.ts',
        'payees.ts',
        'report.ts',
        'returns.ts',
      ]);
    for (const [file, text] of Object.entries(languageFiles()))
      expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'), file).toBe(text);
  });
  test.each(LANGUAGES)('%s gives its texts, and nothing else', async (tag) =>
    expect(Object.keys(await entryOf(tag))).toEqual([exportOf(tag)]),
  );
  test('are tags of languages in their usual form', () => expect(Intl.getCanonicalLocales([...LANGUAGES])).toEqual([...LANGUAGES]));
});

test('a method and a settlement system are called as they call themselves, in every language', () => {
  const found = (instruction: unknown) => explain(instruction, engine).alerts[0];
  const wallet = found({
    country: 'PH',
    method: 'GCASH',
    creditor: { name: 'Ada Example' },
    creditorAccount: { id: { value: '02 8123 4567', type: 'PHONE' } },
  });
  expect(wallet?.params).toEqual({ method: 'GCASH', methodName: 'GCash' });
  expect(wallet?.message).toBe('This identifier is not valid for GCash: check for missing or wrong characters.');
  const key = found({ settlementInformation: { settlementSystem: 'SG_PAYNOW' }, creditor: { name: 'Ada Example' } });
  expect(key?.message).toMatch(/^PayNow requires/);
  for (const { texts } of languages) {
    expect(describe('CREDITOR_PROXY_INVALID_FORMAT', { ...wallet?.params } as { method: string }, texts)).toContain('GCash');
  }
  // whoever gives the code alone is shown the code
  expect(describe('CREDITOR_PROXY_INVALID_FORMAT', { method: 'GCASH' })).toContain('GCASH');
});

test('characters that do not fit are shown, those that nobody sees by their code, and digits never', () => {
  const messageOf = (creditor: object, settlementSystem = 'SCT') => {
    const { alerts } = explain({ creditor, settlementInformation: { settlementSystem } }, engine);
    return alerts.find(({ code }) => code.endsWith('_INVALID_CHARACTERS'))?.message;
  };
  expect(messageOf({ name: 'Ada\u200b Example' })).toContain('(U+200B)');
  expect(messageOf({ name: 'Ada Example', address: { townName: 'Ber\u0007lin', country: 'DE' } })).toContain(
    'townName has characters (U+0007)',
  );
  expect(messageOf({ name: 'Ada Example', address: { townName: 'Łódź', country: 'PL' } })).toContain('townName has characters (Ł ó ź)');
  expect(messageOf({ name: 'Ada &#1234; Example' })).toContain('(& # ;)');
});

test('a member that the contract does not know is named', () => {
  const misspelt: object = { contry: 'DE', creditor: { name: 'Ada Example' } };
  const [alert] = explain(misspelt, engine).alerts;
  expect(alert?.message).toContain('no field of this name (contry)');
  expect(alert?.message).toContain('did you mean /country?');
});

test('English writes a day as 15 November 2026', () => {
  const text = describe('CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED', { by: 'SCT', from: '2026-11-15' });
  expect(text).toBe('Since 15 November 2026, SCT requires the town and country in their own fields.');
});
