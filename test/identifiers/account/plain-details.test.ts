/** Plain details make the IBAN that a reading with care makes of them, or none. */

import { fc, test } from '@fast-check/vitest';
import { describe, test as example, expect } from 'vitest';
import { readAndBuild } from '../../../src/identifiers/account/build-iban.js';
import { partsOf } from '../../../src/identifiers/account/domestic-parts.js';
import { type LocalDetails, toLocal } from '../../../src/identifiers/account/local-account.js';
import { plainIban, readPlain } from '../../../src/identifiers/account/plain-details.js';
import { mayRepeatBank } from '../../../src/identifiers/account/repeated-bank.js';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import type { CompiledCountry } from '../../../src/identifiers/country/layout.js';
import { bbansOf, compiledCountries } from '../../rules/bbans.js';
import { runs } from '../../runs.js';

const cases = compiledCountries.map((country) => ({ code: country.rule.code, country }));

const withoutZeros = (text: string): string => text.replace(/^0+/, '');

/** A stretch of a BBAN that begins and ends with a field. */
function stretches({ layout }: CompiledCountry, bban: string): readonly string[] {
  const starts = layout.fields.map((field) => layout.spans[field]?.start ?? 0);
  return [...starts, bban.length].flatMap((end) => starts.filter((start) => start < end).map((start) => bban.slice(start, end)));
}

/** The ways in which people and machines write a part. */
const written = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(text) },
    fc.constant(withoutZeros(text)),
    fc.constant(text.toLowerCase()),
    fc.nat(text.length).map((at) => `${text.slice(0, at)}-${text.slice(at)}`),
    fc.nat(text.length).map((at) => text.slice(0, at) + text.slice(at + 1)),
    fc
      .tuple(fc.nat(text.length), fc.constantFrom('0', '1', '9', 'A', 'E', 'Z', ' ', '/', 'ß', '\uD800'))
      .map(([at, other]) => text.slice(0, at) + other + text.slice(at + 1)),
  );

/** Details that a BBAN may have been cut into. */
function detailsOf(country: CompiledCountry): fc.Arbitrary<LocalDetails> {
  const { layout, rule } = country;
  return bbansOf(country).chain((bban) => {
    const local = toLocal(country, bban);
    const parts = fc.constantFrom(...stretches(country, bban));
    const accounts = fc.constantFrom(local.account, ...partsOf(country).forms.map(({ write }) => write(fieldsOf(country, bban))));
    const branch = layout.spans.branch;
    return fc.record({
      country: fc.constant(rule.code),
      memberId: fc.oneof(fc.constant(undefined), fc.constant(local.memberId), fc.oneof(fc.constant(local.memberId), parts).chain(written)),
      branchId: fc.oneof(
        { weight: 4, arbitrary: fc.constant(undefined) },
        fc.constantFrom('', ' ', branch === undefined ? '' : bban.slice(branch.start, branch.end)),
        parts.chain(written),
      ),
      bic: fc.oneof(fc.constant(undefined), fc.constantFrom(`${bban.slice(0, 4)}${rule.code}22`, 'abcd', 'X', '')),
      account: fc.oneof(accounts, parts, fc.oneof(accounts, parts).chain(written), fc.constantFrom('', '1E3', '5E123', '7.0')),
    });
  });
}

const fieldsOf = ({ layout }: CompiledCountry, bban: string): Record<string, string> =>
  Object.fromEntries(Object.entries(layout.spans).map(([field, { start, end }]) => [field, bban.slice(start, end)]));

/** Details whose account number may name the bank once more: before it, behind it, or apart from it. */
const withBankTwice = (details: LocalDetails): fc.Arbitrary<LocalDetails> => {
  const { memberId = '', branchId = '', account } = details;
  const names = [memberId, branchId, memberId + branchId].flatMap((name) => [name, withoutZeros(name), `0${withoutZeros(name)}`]);
  return fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(account, withoutZeros(account)), fc.constantFrom('', '-'), fc.boolean(), fc.nat(4))
    .map(([name, number, mark, isBefore, dropped]) => {
      const rest = number.slice(dropped);
      return { ...details, account: isBefore ? name + mark + rest : rest + mark + name };
    });
};

describe.each(cases)('$code', ({ code, country }) => {
  test.prop([detailsOf(country).chain(withBankTwice)], { numRuns: runs(150) })('what names its bank twice is looked at', (details) => {
    const plain = readPlain(details, allCountries);
    if (plain !== undefined && mayRepeatBank(details, plain.iban, country)) expect(plain.mayNameBank).toBe(true);
  });

  test.prop([detailsOf(country)], { numRuns: runs(150) })('plain details say the same', (details) => {
    const iban = plainIban(details, allCountries);
    if (iban !== undefined) expect(readAndBuild(details, allCountries)).toEqual({ ok: true, iban });
  });

  test.prop([bbansOf(country)], { numRuns: runs(10) })('bank identifier and account as machines write them are plain', (bban) => {
    const { memberId, account } = toLocal(country, bban);
    expect(plainIban({ country: code, memberId, bic: `${bban.slice(0, 4)}${code}22`, account }, allCountries)?.slice(4)).toBe(bban);
    expect(plainIban({ country: code, account: bban }, allCountries)?.slice(4)).toBe(bban);
  });

  for (const { name, complete, verify } of country.checks) {
    if (complete === undefined) continue;
    test.prop([bbansOf(country)], { numRuns: runs(10) })(`${name}: what it completes does not fail it`, (bban) => {
      const completed = complete(bban);
      if (completed !== undefined) expect(verify(completed)).not.toBe('failed');
    });
  }
});

example('a country without IBAN has no plain details', () => {
  expect(plainIban({ country: 'US', memberId: '021000021', account: '123456789' }, allCountries)).toBeUndefined();
});

example('bank and branch apart, joined, and both', () => {
  const details = { country: 'FR', account: '0500013M02606' };
  const iban = 'FR1420041010050500013M02606';
  expect(plainIban({ ...details, memberId: '2004101005' }, allCountries)).toBe(iban);
  expect(plainIban({ ...details, memberId: '20041', branchId: '01005' }, allCountries)).toBe(iban);
  expect(plainIban({ ...details, memberId: '2004101005', branchId: '01005' }, allCountries)).toBe(iban);
  expect(plainIban({ ...details, memberId: '2004101005', branchId: '01006' }, allCountries)).toBeUndefined();
  expect(plainIban({ ...details, memberId: '20041' }, allCountries)).toBeUndefined();
});

example('a text of any length is no bank identifier, but none at all may be', () => {
  const details = { country: 'BE', account: '539007547034' };
  expect(plainIban(details, allCountries)).toBe('BE68539007547034');
  for (let length = 0; length < 300; length++) {
    if (length !== 3) expect(plainIban({ ...details, memberId: '539'.padEnd(length, '0').slice(0, length) }, allCountries)).toBeUndefined();
    if (length > 0) expect(plainIban({ ...details, memberId: '539', branchId: '5'.repeat(length) }, allCountries)).toBeUndefined();
    if (length !== 12) expect(plainIban({ ...details, account: '5'.repeat(length) }, allCountries)).toBeUndefined();
  }
});

example('a branch stands apart behind the whole bank, or is said twice', () => {
  const details = { country: 'ES', account: '450200051332' };
  const iban = 'ES9121000418450200051332';
  expect(plainIban({ ...details, memberId: '2100', branchId: '0418' }, allCountries)).toBe(iban);
  expect(plainIban({ ...details, memberId: '21000418', branchId: '21000418' }, allCountries)).toBe(iban);
  expect(plainIban({ ...details, memberId: '21', branchId: '000418' }, allCountries)).toBeUndefined();
  expect(plainIban({ ...details, memberId: '', branchId: '21000418' }, allCountries)).toBeUndefined();
});

example('a zero that the bank identifier leaves out may stand in the account number', () => {
  const details = { country: 'IL', memberId: '10800' };
  expect(plainIban({ ...details, account: '0108000000099999999' }, allCountries)).toBe('IL620108000000099999999');
  expect(plainIban({ ...details, account: '1108000000099999999' }, allCountries)).toBeUndefined();
});

example('a short account number, and one that a national check warns of, are as plain as others', () => {
  expect(plainIban({ country: 'DE', memberId: '10010010', account: '12345' }, allCountries)).toBe('DE40100100100000012345');
  expect(plainIban({ country: 'NL', bic: 'ABNANL2A', account: '0417164301' }, allCountries)).toBe('NL64ABNA0417164301');
});

example('a hyphen parts a Czech account number, once and behind a prefix', () => {
  const built = (account: string, memberId = '0800') => plainIban({ country: 'CZ', memberId, account }, allCountries);
  const iban = 'CZ6508000000192000145399';
  expect(['19-2000145399', '000019-2000145399'].map((account) => built(account))).toEqual([iban, iban]);
  expect(plainIban({ country: 'CZ', account: '0800-0000192000145399' }, allCountries)).toBeUndefined();
  const others = [
    '-2000145399',
    '19-',
    '19-2000145399/0800',
    '19-20001-4539',
    '1-9-2000145399',
    '0000019-2000145399',
    '19-02000145399',
    '192000145399',
  ];
  expect(others.map((account) => built(account))).toEqual(others.map(() => undefined));
  expect(built('1011038930', '5500')).toBe('CZ9455000000001011038930');
});

example('a hyphen parts bank and account of a Danish number', () => {
  expect(plainIban({ country: 'DK', account: '40-440116243' }, allCountries)).toBe('DK5000400440116243');
  expect(plainIban({ country: 'DK', memberId: '0040', account: '0040-440116243' }, allCountries)).toBe('DK5000400440116243');
  expect(plainIban({ country: 'DK', memberId: '0041', account: '0040-440116243' }, allCountries)).toBeUndefined();
  expect(plainIban({ country: 'DK', memberId: '0040', account: '44011-6243' }, allCountries)).toBeUndefined();
});

example('a Czech number whose second part is the bank is looked at', () => {
  const details: LocalDetails = { country: 'CZ', memberId: '0019', account: '27-0019' };
  const country = allCountries.withIban('CZ') as CompiledCountry;
  const plain = readPlain(details, allCountries);
  expect(mayRepeatBank(details, plain?.iban ?? '', country)).toBe(true);
  expect(plain?.mayNameBank).toBe(true);
});

example('a bank with a rule of its own has no plain IBAN', () => {
  expect(plainIban({ country: 'DE', memberId: '37040044', account: '532013000' }, allCountries)).toBeUndefined();
});

example('texts of other lengths are not taken for those that came before them', () => {
  const details = { country: 'GB', bic: 'NWBKGB2L', memberId: '601613', account: '31926819' };
  for (const [at, branch] of [
    [5, 7],
    [4, 128],
    [3, 21],
  ] as const) {
    expect(plainIban(details, allCountries)).toBe('GB29NWBK60161331926819');
    const memberId = details.memberId.slice(0, at);
    expect(plainIban({ ...details, memberId, branchId: details.memberId.slice(at).padEnd(branch, '0') }, allCountries)).toBeUndefined();
  }
});
