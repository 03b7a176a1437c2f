/** The settlement systems: what holds of each declaration. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import type { SchemeRule } from '../../rules/vocabulary/scheme.js';
import { sepaScopeEdition } from '../../src/directory/sepa.js';
import { parse as parseBic } from '../../src/identifiers/bic.js';
import { parse as parseIban } from '../../src/identifiers/iban/iban.js';
import { modulesIn } from './modules.js';
import { schemeModules } from './schemes.js';

/** The codes of a registry of the reference data. */
function codesOf(name: string): ReadonlySet<unknown> {
  const { rows } = JSON.parse(readFileSync(new URL(`../../reference-data/registries/${name}.json`, import.meta.url), 'utf8'));
  return new Set((rows as readonly (readonly unknown[])[]).map(([code]) => code));
}
const countries = codesOf('countries');
const currencies = codesOf('currencies');

const acrossCountries: ReadonlySet<string> = new Set(modulesIn('schemes/'));
const listed = (values: readonly string[] | string): readonly string[] => (typeof values === 'string' ? [] : values);
const isDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

test('each file is in the index, under its own code, and SWIFT is the last', () => {
  expect(Object.keys(schemes).sort()).toEqual(schemeModules.map(({ code }) => code).sort());
  expect(Object.keys(schemes).at(-1)).toBe('SWIFT');
  expect(schemeModules.length).toBeGreaterThanOrEqual(190);
});

test('names and ISO codes tell the systems apart', () => {
  const isoCodes = schemeModules.flatMap(({ rule }) => rule.clearingSystem ?? []);
  expect(new Set(isoCodes).size).toBe(isoCodes.length);
  for (const [code, iso] of Object.entries({ US_RTP: 'TCH', GB_CHAPS: 'STG', GB_FPS: 'FPS', HK_FPS: 'HKS' })) {
    expect(schemes[code]?.clearingSystem).toBe(iso);
  }
});

test.each([
  ['BG_RINGS', '2025-12-31'],
  ['BG_BISERA', '2025-12-31'],
  ['BR_DOC', '2024-02-29'],
  ['DK_INTRADAGCLEARING', '2025-04-21'],
  ['DK_KRONOS', '2025-04-21'],
  ['DK_STRAKSCLEARING', '2025-04-21'],
  ['RU_BESP', '2018-07-01'],
])('%s ended on %s', (code, day) => {
  expect(schemes[code]?.until).toBe(day);
});

test.each([
  ['DK_BATCH_CLEARING', '2025-04-22'],
  ['DK_TIPS', '2025-04-22'],
  ['RU_SSP', '2018-07-02'],
])('%s began on %s', (code, day) => {
  expect(schemes[code]?.from).toBe(day);
});

test('a limit is the system’s own, not that of a provider, a day or a window', () => {
  expect(schemes.MY_IBG?.cap).toEqual({ amount: 1_000_000, currency: 'MYR' });
  for (const code of ['US_FEDACH', 'JP_ZENGIN', 'KR_KFTC', 'CL_CCA']) expect(schemes[code]).not.toHaveProperty('cap');
});

test('systems that collect are two', () => {
  expect(Object.values(schemes).filter(({ collects }) => collects)).toEqual([schemes.SDD_CORE, schemes.SDD_B2B]);
});

test('a country whose currency has banks of its own has a system', () => {
  const places = new Set(Object.values(schemes).flatMap(({ countries: of }) => listed(of)));
  const without = [
    'KZ',
    'GE',
    'AM',
    'BY',
    'UZ',
    'KG',
    'TN',
    'LB',
    'IQ',
    'MK',
    'DZ',
    'ET',
    'KH',
    'JM',
    'RW',
    'MN',
    'MG',
    'CD',
    'MM',
    'VE',
    'TJ',
    'LA',
  ].filter((place) => !places.has(place));
  expect(without).toEqual([]);
});

test('what is not yet live is not there', () => {
  expect(schemes).not.toHaveProperty('CA_RTR');
});

describe.each(schemeModules)('$code', ({ code, rule, examples, sources }) => {
  test('is named after itself, and after its country where it has one', () => {
    expect(schemes[code]).toBe(rule);
    expect(rule.code).toBe(code);
    const [place = ''] = code.split('_');
    // What stands in the folder of no country serves several: it is named after a currency, or after nothing.
    if (place === code || (acrossCountries.has(code) && !currencies.has(place))) return;
    expect(acrossCountries.has(code) ? rule.currencies : rule.countries).toContain(place);
  });

  test('names countries, currencies and days that exist', () => {
    expect(listed(rule.countries).filter((name) => !countries.has(name))).toEqual([]);
    expect([...listed(rule.currencies), ...(rule.cap ? [rule.cap.currency] : [])].filter((name) => !known(name, rule))).toEqual([]);
    const days = [rule.from, rule.until, ...(rule.address ?? []).map(({ from }) => from)].filter((day) => day !== undefined);
    expect(days.filter((day) => !isDay(day))).toEqual([]);
    for (const values of [rule.countries, rule.currencies]) {
      if (typeof values !== 'string') expect(values.length).toBeGreaterThan(0);
    }
  });

  test('says where it is known from, and only for what it states', () => {
    if (rule.confidence !== 'known') expect(sources.length).toBeGreaterThan(0);
    // a system registers the identifiers of the methods that it carries
    const isCarrier = Object.values(methods).some(({ settlementSystems }) => settlementSystems?.includes(rule.code));
    const states = (member: keyof SchemeRule): boolean => rule[member] !== undefined || (member === 'registered' && isCarrier);
    expect((rule.knownOnly ?? []).filter((member) => !states(member))).toEqual([]);
    expect(rule.account.length).toBeGreaterThan(0);
    if (rule.clearingSystem !== undefined) expect(rule.clearingSystem).toMatch(/^[A-Z0-9]{3}$/);
    if (rule.cap !== undefined) expect(rule.cap.amount).toBeGreaterThan(0);
  });

  test('has examples of both kinds, with sound IBANs and BICs', () => {
    expect(examples.fits.length).toBeGreaterThan(0);
    expect(examples.not.length).toBeGreaterThan(1);
    for (const { iban, bic } of [...examples.fits, ...examples.not]) {
      if (iban !== undefined) expect(parseIban(iban)).toMatchObject({ ok: true });
      if (bic !== undefined) expect(parseBic(bic)).toMatchObject({ ok: true });
    }
  });
});

/** A currency of today; of a system that has ended, one of its day. */
const known = (name: string, { until }: SchemeRule): boolean => currencies.has(name) || (until ?? '9999') < sepaScopeEdition;
