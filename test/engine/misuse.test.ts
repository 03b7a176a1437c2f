/** Mistakes of programmers: they throw at once, by name; and what is no text is no identifier, without a throw. */
import { describe, expect, test } from 'vitest';
import * as bic from '../../src/bic.js';
import * as core from '../../src/core.js';
import * as full from '../../src/full.js';
import * as iban from '../../src/iban.js';
import * as bare from '../../src/index.js';
import { loadReferenceData } from '../../src/load.js';
import { buildIban, fromIban } from '../../src/local-account.js';

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
    const engine = entry.createEngine({ rules: [] });
    const ask = entry[name] as Ask;
    for (const none of [undefined, null, {}, 7, '[{}]', () => {}])
      expect(() => ask(none, engine)).toThrow(/The first argument must be an iterable/);
  });

  test.each<[unknown, RegExp]>([
    [{ overlay: [] }, /no option `overlay`; did you mean `overlays`\?/],
    [{ rules: [], treshold: 'info' }, /did you mean `threshold`\?/],
    [{ rules: [], colour: 'red' }, /no option `colour`; it has referenceData/],
    [{ rules: [], on: '20.11.2026' }, /`on` is a calendar date/],
  ])('createEngine of %j', (options, message) => {
    expect(() => entry.createEngine({ rules: [], ...(options as object) })).toThrow(message);
    expect(() => entry.createEngine({ rules: [], ...(options as object) })).toThrow(TypeError);
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

test('an entry of a list that cannot be read is no instruction', () => {
  const list = Object.defineProperty([{}, {}, {}], 1, {
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
