/** Numbers made up by the rules: sound, the same for the same seed, and not to be had everywhere. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { upToFull } from '../../rules/account-forms/account-form.js';
import { creditors } from '../../rules/index/creditors.js';
import { type AccountRule, accountWithoutIban } from '../../rules/vocabulary/account.js';
import { createEngine, requirements } from '../../src/full.js';
import { hasOtherDomesticCode } from '../../src/identifiers/account/domestic-parts.js';
import { readAccount } from '../../src/identifiers/account/local-account.js';
import { readMemberId } from '../../src/identifiers/account/member-id.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { compileCountry, compileLayout } from '../../src/identifiers/country/layout.js';
import { generateAccount, generateNumber } from '../../src/identifiers/generated-number.js';
import { inspect } from '../../src/identifiers/iban/inspection.js';
import { identifierExample } from '../../src/identifiers/identifier-example.js';
import { inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import * as bare from '../../src/index.js';
import { dataset, whole } from '../answers/datasets.js';
import { countryModules, domesticModules } from '../rules/countries.js';
import { runs } from '../runs.js';

const tables = createEngine({ on: '2026-11-20' }).data.tables();
const seeds = fc.nat(1_000_000);

describe.each(countryModules)('$code', ({ code }) => {
  test('an IBAN whose check digits hold', () => {
    const country = allCountries.withIban(code);
    fc.assert(
      fc.property(seeds, (seed) => {
        const iban = country && generateAccount(country, seed, '', tables)?.iban;
        expect(inspect(iban ?? '', allCountries, tables).problem).toBeUndefined();
      }),
      { numRuns: runs(5) },
    );
  });
});

describe.each(domesticModules)('$code', ({ code }) => {
  test('an account that its country reads, and no IBAN', () => {
    const country = allCountries.domestic(code);
    const made = country && generateAccount(country, 1, '', tables);
    expect(made).not.toHaveProperty('iban');
    expect(country && made && readAccount(country, made.account)).toBeDefined();
  });
});

const layout = compileLayout('bank:3n account:4n');
const anyText = { fixed: {}, accepts: () => true };

describe('a text', () => {
  test('is the same for the same seed, and another for another', () => {
    const made = [1, 1, 2].map((seed) => generateNumber({ layout, checks: [] }, seed, anyText));
    expect(made[0]).toMatch(/^\d{7}$/);
    expect(made[0]).toBe(made[1]);
    expect(made[0]).not.toBe(made[2]);
  });
  test('holds what is fixed', () => {
    expect(generateNumber({ layout, checks: [] }, 1, { ...anyText, fixed: { bank: '123' } })).toMatch(/^123\d{4}$/);
    expect(generateNumber({ layout, checks: [] }, 1, { ...anyText, fixed: { account: '1234' } })).toMatch(/^\d{3}1234$/);
  });
  test('is none where nothing is accepted, no check holds, or check digits cannot be had', () => {
    expect(generateNumber({ layout, checks: [] }, 1, { ...anyText, accepts: () => false })).toBeUndefined();
    expect(generateNumber({ layout, checks: [{ verify: () => 'failed' }] }, 1, anyText)).toBeUndefined();
    expect(generateNumber({ layout, checks: [{ verify: () => 'passed', complete: () => undefined }] }, 1, anyText)).toBeUndefined();
    expect(generateNumber({ layout, checks: [] }, 1, { ...anyText, fixed: { bank: 'ABC' } })).toBeUndefined();
  });
});

test('a text is given up after a thousand others', () => {
  const acceptedAt = (wanted: number) => {
    let tried = 0;
    return generateNumber({ layout, checks: [] }, 1, { ...anyText, accepts: () => ++tried === wanted });
  };
  expect(acceptedAt(1_000)).toMatch(/^\d{7}$/);
  expect(acceptedAt(1_001)).toBeUndefined();
});

describe('an account', () => {
  const made = (code: string, bankCode = '', known = {}) =>
    generateAccount(allCountries.domestic(code) ?? expect.fail(code), 1, bankCode, tables, known);
  const plain = { code: 'XX', currency: 'EUR' } as const;
  const compiled = ({ domestic }: AccountRule) => compileCountry(domestic ?? expect.fail('no layout'));

  test.each(['US', 'AU', 'GH', 'SG', 'VN'])('has ten characters where any number of them will do: %s', (code) => {
    expect(made(code)?.account).toMatch(/^[0-9A-Z]{10}$/);
  });
  test('is whole where check digits follow from the whole of it', () => {
    expect(made('BR')?.account).toMatch(/^\d{20}-[\dX]$/);
  });
  test('is whole where what is short is filled up', () => {
    expect(made('AZ')?.account).toMatch(/^[0-9A-Z]{20}$/);
  });
  test('is whole where ten characters are too few', () => {
    const country = compiled(accountWithoutIban({ ...plain, bban: 'bank:3n account:15n', forms: [upToFull(12, 'account')] }));
    expect(generateAccount(country, 1, '')?.account).toMatch(/^\d{15}$/);
  });

  test('is at the bank whose code is given', () => {
    expect(made('DE', '37040044')).toMatchObject({ memberId: '37040044', iban: expect.stringMatching(/^DE\d\d37040044\d{10}$/) });
    // a letter stands in front of the bank
    expect(made('IT', '03069')?.iban).toMatch(/^IT\d\d[A-Z]03069/);
  });
  test('is at another where the code has not the length of the country', () => {
    expect(made('DE', '3704')).toEqual(made('DE'));
  });
  test('is none where what is known fits no account', () => {
    expect(made('DE', '', { account: 'ABCDEFGHIJ' })).toBeUndefined();
  });
  test('is to be had where no bank identifier is', () => {
    const country = compiled(accountWithoutIban({ ...plain, bban: 'account:8n', memberId: [] }));
    expect(generateAccount(country, 1, '')).toEqual({ memberId: '', account: expect.stringMatching(/^\d{8}$/) });
  });
  test.each([...countryModules, ...domesticModules])('has a bank identifier that its country reads: $code', ({ code }) => {
    const country = allCountries.domestic(code) ?? expect.fail(code);
    if (hasOtherDomesticCode(country)) return;
    const accounts = Array.from({ length: 10 }, (_, seed) => generateAccount(country, seed, '', tables));
    const unread = accounts.filter((account) => account && readMemberId(country, account.memberId) === undefined);
    expect(unread).toEqual([]);
  });
});

test('the example of every country is valid as one of its identifiers', () => {
  for (const { country, identifiers } of Object.values(creditors)) {
    const example = identifierExample(identifiers);
    const isRead = identifiers.some((identifier) => inspectIdentifier(identifier, example ?? '').problem === undefined);
    if (example !== undefined) expect([country, example, isRead]).toEqual([country, example, true]);
  }
  expect(identifierExample([])).toBeUndefined();
});

test('a list of branches has no say where an account names no branch', () => {
  const overlays = [
    dataset('banks/DE', ['bankCode'], [['10000000']], whole),
    dataset('branches/DE', ['bankCode', 'branches'], [['10000000', '777']], whole),
  ];
  const { fields } = requirements({ country: 'DE', currency: 'EUR' }, bare.createEngine({ on: '2026-11-20', overlays }));
  expect(fields.find(({ pointer }) => pointer === '/creditorAccount/id/value')?.example).toMatch(/^DE\d\d10000000\d{10}$/);
});
