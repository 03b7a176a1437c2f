/** The recipient methods: what holds of each declaration, and that the engine answers as its examples say. */
import { readFileSync } from 'node:fs';
import { fc, test as property } from '@fast-check/vitest';
import metadata from 'libphonenumber-js/metadata.max.json';
import { describe, expect, test } from 'vitest';
import { codes } from '../../rules/index/alert-codes.js';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import type { MethodIdentifier } from '../../rules/vocabulary/method.js';
import * as full from '../../src/full.js';
import { parse } from '../../src/identifiers/bic.js';
import * as core from '../../src/index.js';
import { describeMethodExamples } from './examples/methods.js';
import { methodModules } from './methods.js';

/** The contract's enum, in its order. */
const CONTRACT =
  'BANK_ACCOUNT BPAY INTERAC ALIPAY FPS_ID MPESA PAYGATE DUITNOW GOPAY OVO DANA LINKAJA SHOPEEPAY PAYMAYA GCASH GRABPAY STARPAY BAYAD TAYOCASH JUANCASH UNIONPAY_CARD'.split(
    ' ',
  );

/** The codes of a registry of the reference data. */
function codesOf(name: string): ReadonlySet<unknown> {
  const { rows } = JSON.parse(readFileSync(new URL(`../../reference-data/registries/${name}.json`, import.meta.url), 'utf8'));
  return new Set((rows as readonly (readonly unknown[])[]).map(([code]) => code));
}
const countries = codesOf('countries');
const currencies = codesOf('currencies');

test('the index has the methods of the contract, in its order, each from its file', () => {
  expect(Object.keys(methods), 'CONTRACT of this file is the list of the contract').toEqual(CONTRACT);
  expect(methodModules.map(({ code }) => code).sort()).toEqual([...CONTRACT].sort());
});

describe.each(methodModules)('$code', ({ code, rule, examples, sources }) => {
  const places = rule.countries === 'WORLD' ? [] : rule.countries;
  const paid = rule.currencies === 'ANY' ? {} : rule.currencies;

  test('is named after itself and says where it is known from', () => {
    expect(methods[code]).toBe(rule);
    expect(rule.code).toBe(code);
    if (rule.confidence !== 'known') expect(sources.length).toBeGreaterThan(0);
    expect((rule.knownOnly ?? []).filter((member) => rule[member] === undefined)).toEqual([]);
  });

  test('names countries, currencies and settlement systems that exist', () => {
    expect(places.filter((name) => !countries.has(name))).toEqual([]);
    expect(Object.keys(paid)).toEqual(places);
    expect(Object.values(paid).every((list) => list.length > 0 && list.every((name) => currencies.has(name)))).toBe(true);
    if (rule.cap !== undefined) expect(Object.values(paid).flat()).toContain(rule.cap.currency);
    for (const system of rule.settlementSystems ?? []) {
      const scheme = schemes[system];
      expect(places).toContain(scheme?.countries[0]);
      expect(scheme?.account.some((type) => rule.identifiers.some((identifier) => identifier.type === type))).toBe(true);
    }
    for (const issuer of rule.issuers ?? []) expect(parse(issuer)).toMatchObject({ ok: true, bic: { bic: issuer } });
  });

  test('has anchored patterns, and an identifier wherever it is used', () => {
    for (const { pattern } of rule.identifiers) if (pattern) expect(`${pattern}`).toMatch(/^\/\^.*\$\/$/);
    for (const place of rule.identifiers.length > 0 ? places : []) {
      expect(rule.identifiers.some((identifier) => identifier.countries?.includes(place) ?? true)).toBe(true);
    }
    for (const identifier of rule.identifiers) expect((identifier.countries ?? []).filter((place) => !places.includes(place))).toEqual([]);
  });

  test('has examples of both kinds, for each of its types', () => {
    const types = (list: readonly { readonly type?: string }[]) => new Set(list.map(({ type }) => type));
    for (const { type } of rule.identifiers) expect(types(examples.valid)).toContain(type);
    expect(examples.invalid.length, 'two wrong ones at least').toBeGreaterThan(1);
    for (const example of examples.invalid) expect(Object.keys(codes)).toContain(example.code);
  });
});

describeMethodExamples({ core, full });

/** The numbers that a country gives to mobile telephones, as libphonenumber describes them. */
function mobileNumbers(country: keyof typeof metadata.countries): fc.Arbitrary<string> {
  const [callingCode, , , , , , , , , , , types] = metadata.countries[country] as unknown as readonly [string, ...unknown[]];
  const pattern = (types as readonly (readonly [string])[])[1]?.[0];
  return fc.stringMatching(new RegExp(`^(?:${pattern})$`)).map((number) => `+${callingCode}${number}`);
}

describe('every mobile number of the numbering plan has the form', () => {
  const places = [
    ['MPESA', 'KE'],
    ['MPESA', 'TZ'],
    ['MPESA', 'MZ'],
    ['MPESA', 'CD'],
    ['MPESA', 'LS'],
    ['MPESA', 'ET'],
    ['ALIPAY', 'CN'],
    ['ALIPAY', 'HK'],
    ['ALIPAY', 'MO'],
    ['FPS_ID', 'HK'],
    ['DUITNOW', 'MY'],
    ['GOPAY', 'ID'],
    ['GCASH', 'PH'],
  ] as const;
  describe.each(places)('%s %s', (code, country) => {
    const isForm = ({ as, countries: places = [country] }: MethodIdentifier): boolean =>
      as !== undefined && as !== 'email' && places.includes(country);
    const form = methods[code]?.identifiers.find(isForm)?.pattern;
    property.prop([mobileNumbers(country)])('by libphonenumber', (number) => {
      // Chinese numbers of satellites (174) and of machines (1610) are no wallets'
      if (country === 'CN' && /^\+861(?:61|740)/.test(number)) return;
      expect(number).toMatch(form ?? /never/);
    });
  });
});
