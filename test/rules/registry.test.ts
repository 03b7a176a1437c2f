/** The layouts against the IBAN registry, and against a library that reads it too. */
import fc from 'fast-check';
import * as ibantools from 'ibantools';
import { describe, expect, test } from 'vitest';
import { ibans } from '../../rules/index/ibans.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { type CompiledCountry, misfit } from '../../src/identifiers/country/layout.js';
import { parse } from '../../src/identifiers/iban/iban.js';
import { buildIban } from '../../src/local-account.js';
import registry from '../fixtures/iban-registry-r102.json' with { type: 'json' };
import { runs } from '../runs.js';
import { bbansOf, compiledCountries } from './bbans.js';
import { builtAlone } from './examples/by-rule.js';

interface Entry {
  readonly code: string;
  readonly structure: string;
  readonly bank: string | null;
  readonly branch: string | null;
  readonly example: string;
}

const entries = (registry.rows as readonly (readonly (string | null)[])[]).map(
  ([code, structure, bank, branch, example]) => ({ code, structure, bank, branch, example }) as Entry,
);

const countryOf = (code: string): CompiledCountry => {
  const country = allCountries.withIban(code);
  if (country === undefined) throw new Error(`no ${code}`);
  return country;
};

/** `5!n11!c` as one class a place. */
const classesOf = (structure: string): string => structure.replace(/(\d+)!([nac])/g, (_, length, kind) => kind.repeat(Number(length)));

/** Places as the registry counts them: from 1, the last one included. */
function places({ layout }: CompiledCountry, fields: readonly string[]): string | null {
  const spans = fields.flatMap((field) => layout.spans[field] ?? []);
  if (spans.length === 0) return null;
  return `${Math.min(...spans.map(({ start }) => start)) + 1}-${Math.max(...spans.map(({ end }) => end))}`;
}

/** Where the registry's branch is not ours, and why. */
const OTHER_BRANCHES: Readonly<Record<string, { readonly registry: string | null; readonly ours: string; readonly because: string }>> = {
  AL: { registry: '4-8', ours: '4-7', because: 'the eighth digit is the check digit of bank and branch' },
  EE: {
    registry: null,
    ours: '3-4',
    because: 'the structure no longer parts the fourteen digits; earlier releases give two of them to the branch',
  },
  FR: { registry: null, ours: '6-10', because: 'the code guichet is left out: the structure parts it all the same' },
  PT: { registry: null, ours: '5-8', because: 'the balcão is left out: the structure parts it all the same' },
};

test('the registry has 89 countries, and each has its module', () => {
  expect(entries).toHaveLength(89);
  expect(entries.filter(({ code }) => ibans[code] === undefined)).toEqual([]);
});

test.each(Object.values(ibans))('$code is in the registry, or `registered` is false', ({ code, registered = true }) => {
  expect(registered, `rules/countries/${code}/iban.ts: \`registered: false\` belongs to countries that the registry does not list`).toBe(
    entries.some((entry) => entry.code === code),
  );
});

describe.each(entries)('$code', ({ code, structure, bank, branch, example }) => {
  const country = countryOf(code);

  test(`has the structure ${structure}`, () => expect(country.layout.classes).toBe(classesOf(structure)));

  test(`has its bank at ${bank}`, () => expect(places(country, country.rule.bankIdentifier ?? ['bank'])).toBe(bank));

  test(`has its branch at ${branch ?? 'no place'}`, () => {
    const other = OTHER_BRANCHES[code];
    if (other !== undefined) expect(branch).toBe(other.registry);
    expect(places(country, ['branch'])).toBe(other?.ours ?? branch);
  });

  test(`${example} is read and built again`, () => {
    expect(parse(example)).toMatchObject({ ok: true, iban: { country: code, value: example, registered: true } });
    expect(buildIban({ country: code, account: example.slice(4) })).toEqual(builtAlone(example));
  });
});

describe('ibantools', () => {
  const specifications = ibantools.getCountrySpecifications();
  /** Those that ibantools knows as well: what is in its list alone can be compared. */
  const inBoth = compiledCountries
    .filter(({ rule }) => specifications[rule.code]?.bban_regexp)
    .map((country) => ({ code: country.rule.code, country }));

  test('knows most of the countries', () => {
    expect(inBoth.length).toBeGreaterThan(80);
  });

  /** Where the two do not take the same characters. */
  const OTHER_CHARACTERS: Readonly<Record<string, string>> = {
    BF: 'the bank is two letters and three digits; ibantools takes the older codes with one letter as well',
    BJ: 'as BF',
    BY: 'the bank is four characters in the registry; ibantools wants letters',
    CI: 'the bank is two letters and three digits; ibantools has the older codes with one letter',
    DO: 'as BY',
    GE: 'the bank is letters in the registry; ibantools takes digits as well',
    IE: 'as GE',
    ML: 'as BF',
    PK: 'four letters, then characters in the registry; ibantools has characters, then digits',
    PS: 'as PK',
    TR: 'the sixth character is a digit in the registry',
    VG: 'as GE',
  };

  /** The BBAN with a letter for the digit, or a digit for the letter, at one place. */
  const damaged = (bban: string, place: number): string => {
    const at = place % bban.length;
    return bban.slice(0, at) + (/\d/.test(bban.charAt(at)) ? 'Q' : '7') + bban.slice(at + 1);
  };

  test.each(inBoth)('$code takes the same BBANs', ({ code, country }) => {
    const theirs = new RegExp(specifications[code]?.bban_regexp ?? '');
    const made = fc.sample(bbansOf(country), runs(100));
    const different = [...made, ...made.map(damaged)].filter((bban) => theirs.test(bban) !== misfit(bban, country.layout.classes) < 0);
    expect(different.length > 0, different[0]).toBe(code in OTHER_CHARACTERS);
  });

  /** Its positions of bank and branch, where it states them, are ours but for these. */
  const OTHER_POSITIONS: Readonly<Record<string, string>> = {
    AL: 'takes the check digit into the branch',
    JO: 'has the branch for the bank',
    PL: 'has the bank for a branch',
    SI: 'parts the five digits of the bank',
  };

  const position = (text: string | null): string | undefined =>
    text
      ?.split('-')
      .map((place) => Number(place) - 1)
      .join('-');

  test.each(inBoth)('$code is split alike', ({ code, country }) => {
    const spec = ibantools.countrySpecs[code];
    const bank = spec?.bank_identifier;
    const branch = spec?.branch_indentifier;
    const same =
      (bank === undefined || bank === position(places(country, country.rule.bankIdentifier ?? ['bank']))) &&
      (branch === undefined || branch === position(places(country, ['branch'])));
    expect(same).toBe(!(code in OTHER_POSITIONS));
  });
});

/** Where libraries split differently: the registry's own examples, part by part. */
test.each([
  ['AL47212110090000000235698741', '212', '1100', '0000000235698741', '9'],
  ['EE382200221020145685', '22', '00', '22102014568', '5'],
  ['GB29NWBK60161331926819', 'NWBK', '601613', '31926819', undefined],
  ['HU42117730161111101800000000', '117', '7301', '111110180000000', '60'],
  ['IS140159260076545510730339', '01', '59', '007654', undefined],
  ['IT60X0542811101000000123456', '05428', '11101', '000000123456', 'X'],
  ['JO94CBJO0010000000000131000302', 'CBJO', '0010', '000000000131000302', undefined],
  ['MU17BOMM0101101030300200000MUR', 'BOMM01', '01', '101030300200', undefined],
  ['PL61109010140000071219812874', '10901014', undefined, '0000071219812874', '4'],
  ['PT50000201231234567890154', '0002', '0123', '12345678901', '54'],
  ['SC18SSCB11010000000000001497USD', 'SSCB11', '01', '0000000000001497', undefined],
  ['SE4550000000058398257466', '500', undefined, '0000005839825746', '6'],
  ['SI56263300012039086', '26330', undefined, '00120390', '86'],
])('%s is bank %s, branch %s, account %s, check %s', (iban, bank, branch, account, nationalCheckDigits) => {
  const result = parse(iban);
  const parts = result.ok ? result.iban : undefined;
  expect([parts?.bank, parts?.branch, parts?.account, parts?.nationalCheckDigits]).toEqual([bank, branch, account, nationalCheckDigits]);
});
