/** Mistakes of programmers: they throw at once, by name; and what is no text is no identifier, without a throw. */
import { describe, expect, test } from 'vitest';
import { SCT } from '../../rules/schemes/SCT.js';
import { en } from '../../rules/texts/en/fields.js';
import { describe as describeAlert } from '../../src/alerts.js';
import { searchBanks } from '../../src/banks.js';
import * as bic from '../../src/bic.js';
import * as core from '../../src/core.js';
import { fieldTexts } from '../../src/field-texts.js';
import { attachFormatter, formatAsTyped, identifiersOf } from '../../src/form.js';
import * as full from '../../src/full.js';
import * as iban from '../../src/iban.js';
import * as bare from '../../src/index.js';
import { loadReferenceData } from '../../src/load.js';
import { buildIban, fromIban } from '../../src/local-account.js';
import { bicSchema, ibanSchema, paymentSchema } from '../../src/standard-schema.js';

const entries = { payprep: bare, 'payprep/full': full, 'payprep/core': core } as const;
type Ask = (value: unknown, engine: unknown) => unknown;

describe.each(Object.entries(entries))('%s', (_, entry) => {
  const asking = ['validate', 'enrich', 'explain', 'validateAll', 'enrichAll', 'requirements'] as const;
  const first = (name: string): unknown => (name.endsWith('All') ? [{}] : {});

  test.each(asking)('%s: what is no engine is named', (name) => {
    const ask = entry[name] as Ask;
    const asked = (engine: unknown) => () => ask(first(name), engine);
    expect(asked({})).toThrow(new TypeError('The second argument must be an engine, made by createEngine, not object'));
    expect(asked(null)).toThrow(/not null$/);
    expect(asked('2026-11-20')).toThrow(/not string$/);
    for (const none of [true, 1n, Symbol('x'), [], () => {}, { plans: 1 }, 0, '', 0n, false]) expect(asked(none)).toThrow(TypeError);
  });

  test('map passes the index as second argument', () => {
    expect(() => [{}].map(entry.validate as never)).toThrow(/not the index of map: write map/);
  });

  test.each(['validateAll', 'enrichAll'] as const)('%s: what cannot be iterated is named at the call', (name) => {
    const engine = entry.createEngine({ rules: [SCT] });
    const ask = entry[name] as Ask;
    for (const none of [undefined, null, {}, 7, '[{}]', () => {}])
      expect(() => ask(none, engine)).toThrow(/The first argument must be an iterable/);
  });

  test.each<[unknown, RegExp]>([
    [{ overlay: [] }, /no option `overlay`; did you mean `overlays`\?/],
    [{ treshold: 'info' }, /did you mean `threshold`\?/],
    [{ colour: 'red' }, /no option `colour`; it has referenceData/],
    [{ on: '20.11.2026' }, /`on` is a calendar date/],
    [{ rules: [] }, /`rules` is an array of what payprep\/rules\/\* exports, not empty/],
    [{ rules: [undefined] }, /`rules`/],
    [{ rules: [{}] }, /`rules`/],
    [{ rules: [SCT, undefined] }, /`rules`/],
    [{ rules: [SCT, { code: 7 }] }, /`rules`/],
    [{ overlays: [{ dataset: 'bank/GB', edition: '2026', columns: [], rows: [] }] }, /overlays\[0\] needs a name such as banks\/GB/],
    [{ overlays: [{ dataset: 'banks/gb', edition: '2026', columns: [], rows: [] }] }, /overlays\[0\]/],
    [{ overlays: [{ dataset: 'banks/GB-old', edition: '2026', columns: [], rows: [] }] }, /overlays\[0\]/],
    [{ overlays: [{ dataset: 'own/logos/GB', edition: '2026', columns: [], rows: [] }] }, /overlays\[0\]/],
  ])('createEngine of %j', (options, message) => {
    expect(() => entry.createEngine({ rules: [SCT], ...(options as object) })).toThrow(message);
    expect(() => entry.createEngine({ rules: [SCT], ...(options as object) })).toThrow(TypeError);
  });
});

test.each([bare.createEngine, full.createEngine])('options are an object', (create) => {
  for (const none of [null, 'info', 7, [], () => {}]) expect(() => create(none as never)).toThrow(/takes an object of options/);
});

test('an option that is undefined is absent', () => {
  expect(full.createEngine({ referenceData: undefined, on: undefined } as never).on).toBe(full.createEngine().on);
  expect(full.createEngine({ referenceData: undefined } as never).data.banks('DE')).toBeDefined();
});

test('loadReferenceData names an option that it does not have', async () => {
  await expect(loadReferenceData({ countrys: ['DE'] } as never)).rejects.toThrow(/did you mean `countries`\?/);
});

type AnyFunction = (...values: readonly unknown[]) => unknown;
const call =
  (run: unknown, ...values: readonly unknown[]) =>
  () =>
    (run as AnyFunction)(...values);
const asked = bare.requirements({ country: 'DE', currency: 'EUR' });
const input = { addEventListener: () => {}, value: '' };

test.each<[string, () => unknown, RegExp]>([
  ['fromDatasets', call(bare.fromDatasets, 'DE'), /^fromDatasets takes lists of datasets/],
  ['fromDatasets', call(bare.fromDatasets, Promise.resolve([])), /^fromDatasets/],
  ['fromDatasets', call(bare.fromDatasets, { default: [] }), /^fromDatasets/],
  ['countries', call(bare.countries, 'de'), /^countries takes an object/],
  ['countries', call(bare.countries, { lang: 'de' }), /did you mean `language`\?/],
  ['settlementSystems', call(bare.settlementSystems, { country: 'de' }), /`country` is a code of ISO 3166-1 alpha-2/],
  ...['UK', 'XX', 'GBR'].flatMap((country): [string, () => unknown, RegExp][] => [
    ['settlementSystems', call(bare.settlementSystems, { country }), /`country` is a code of ISO 3166-1 alpha-2/],
    ['methods', call(bare.methods, { country }), /^methods: `country`/],
    ['taxIdNames', call(bare.taxIdNames, country), /^taxIdNames: `country`/],
    ['searchBanks', call(searchBanks, 'barclays', { country }, full.createEngine()), /^searchBanks: `country`/],
    ['formatAsTyped', call(formatAsTyped, '601613', { type: 'MEMBER_ID', country }), /^formatAsTyped: `country`/],
    ['identifiersOf', call(identifiersOf, country), /^identifiersOf: `country`/],
  ]),
  ['settlementSystems', call(bare.settlementSystems, { currency: 'Euro' }), /`currency` is a code of ISO 4217/],
  ['methods', call(bare.methods, { country: 'ph' }), /^methods: `country`/],
  ['taxIdNames', call(bare.taxIdNames, 'br'), /^taxIdNames: `country`/],
  ['toJsonSchema', call(bare.toJsonSchema, { country: 'DE' }), /^toJsonSchema: the first argument/],
  ['toJsonSchema', call(bare.toJsonSchema, asked, en), /^toJsonSchema: the second argument/],
  ['fieldTexts', call(fieldTexts, en, asked), /^fieldTexts: the first argument|^fieldTexts/],
  ['fieldTexts', call(fieldTexts, asked, 'de'), /^fieldTexts: the second argument/],
  ['fieldTexts', call(fieldTexts, asked), /^fieldTexts: the second argument/],
  ['describe', call(describeAlert, 'COUNTRY_UNKNOWN', { country: 'ZZ' }, 'de'), /^describe: the third argument/],
  ['formatAsTyped', call(formatAsTyped, 'DE', { type: 'IBAN', contry: 'DE' }), /^formatAsTyped has no option `contry`/],
  ['attachFormatter', call(attachFormatter, null, formatAsTyped), /^attachFormatter: the first argument/],
  ['attachFormatter', call(attachFormatter, input), /^attachFormatter: the second argument/],
  ['paymentSchema', call(paymentSchema, { required: [] }), /did you mean `require`\?/],
  ['paymentSchema', call(paymentSchema, { messages: 'de' }), /`messages` are those of a language/],
  ['paymentSchema', call(paymentSchema, { require: { country: 'de', currency: 'EUR' } }), /`require` is a list/],
  ['ibanSchema', call(ibanSchema, null), /^ibanSchema takes an object of options/],
  ['ibanSchema', call(ibanSchema, 'de'), /^ibanSchema takes an object of options/],
  ['bicSchema', call(bicSchema, { messages: null }), /^bicSchema: `messages`/],
  ['ibanSchema', call(ibanSchema, { country: 'DE' }), /^ibanSchema has no option `country`/],
  ['bicSchema', call(bicSchema, { messages: 'de' }), /^bicSchema: `messages`/],
])('%s names a mistake in what it is called with: %#', (_, mistaken, message) => {
  expect(mistaken).toThrow(message);
  expect(mistaken).toThrow(TypeError);
});

test.each(['logos', 'sepaParticipants', 'bankSuccessions', 'phoneNumbers'])('loadReferenceData: `%s` is true or false', async (option) => {
  for (const value of ['DE', ['DE'], 'false', 0, null]) {
    await expect(loadReferenceData({ [option]: value } as never)).rejects.toThrow(
      new TypeError(`loadReferenceData: \`${option}\` is true or false`),
    );
  }
});

test.each([
  { countries: 'DE' },
  { countries: [276] },
  { countries: ['XX'] },
  { countries: ['de'] },
  { bicsOf: ['DE', 'UK'] },
  { bicsOf: null },
])('loadReferenceData takes codes of countries, not %j', async (options) => {
  await expect(loadReferenceData(options as never)).rejects.toThrow(/is a list of codes of countries, ISO 3166-1 alpha-2/);
});

test('an entry of a list that cannot be read is no instruction', () => {
  const list = Object.defineProperty([{ country: 'DE' }, {}, { country: 'FR' }], 1, {
    get() {
      throw new Error('no');
    },
  });
  const statuses = [...bare.validateAll(list)].map(({ status }) => status);
  expect(statuses).toEqual(['OK', 'ALERT', 'OK']);
  expect([...bare.enrichAll(Array(2) as unknown[])]).toEqual([{ enrichments: {} }, { enrichments: {} }]);
});

const nonsense: readonly unknown[] = [
  undefined,
  null,
  7,
  1n,
  true,
  Symbol('x'),
  {},
  [],
  ['DE89370400440532013000'],
  () => {},
  new Date(Number.NaN),
];

test.each(nonsense.map((value) => [value]))('%s is no identifier', (value) => {
  const text = value as string;
  expect([iban.isValid(text), bic.isValid(text)]).toEqual([false, false]);
  const unreadable = { ok: false, problem: 'INVALID_FORMAT', range: [0, 0] };
  expect([iban.parse(text), bic.parse(text)]).toEqual([unreadable, unreadable]);
  expect([iban.format(text), bic.format(text)]).toEqual([value, value]);
  expect(iban.checkDigits(text, '539007547034')).toBe('');
  expect([iban.build(text, '539007547034'), iban.build('BE', text)]).toEqual(Array(2).fill({ ok: false, problem: 'INVALID_FORMAT' }));
  expect(fromIban(text)).toBeUndefined();
  expect(buildIban(value as never)).toEqual({ ok: false, problem: 'COUNTRY_WITHOUT_IBAN' });
  expect(buildIban({ country: 'DE', memberId: '10010010', account: text })).toEqual({
    ok: false,
    problem: 'ACCOUNT_NUMBER_INVALID_FORMAT',
  });
  if (value === undefined) return;
  const details = { country: 'DE', memberId: text, account: '6820101' };
  expect(buildIban(details)).toEqual({ ok: false, problem: 'BANK_IDENTIFIER_INVALID_FORMAT' });
});

test('a forgotten await is named', () => {
  const promise = Promise.resolve({}) as never;
  expect(() => full.createEngine({ referenceData: promise })).toThrow(
    'createEngine: `referenceData` has a function `dataset`: this is a promise, write `await` before it',
  );
  expect(() => full.validate({}, promise)).toThrow('made by createEngine, not object: this is a promise, write `await` before it');
  expect(() => full.createEngine({ overlays: [promise] })).toThrow('and rows as wide: this is a promise, write `await` before it');
  expect(() => full.fromDatasets(promise)).toThrow('payprep/data/DE: this is a promise, write `await` before it');
});
