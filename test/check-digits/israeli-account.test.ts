/** Israeli account numbers: the worked examples of the MASAV document and of the programs, and what differs between them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  complement,
  lessFourHundred,
  leumi,
  mod97AfterBranch,
  wholeAccount,
  withBranch,
} from '../../rules/check-digits/israeli-account.js';
import { IL } from '../../rules/countries/IL/iban.js';
import type { Check } from '../../rules/vocabulary/check.js';
import { spansOf } from './support.js';

const [published, oneSource] = IL.checks as readonly [Check, Check];
const SPANS = spansOf(IL.bban);

function outcomeOf(check: Check, details: string): string {
  const [bank = '', branch = '', account = ''] = details.split(' ');
  return check.compile(SPANS).verify(bank.padStart(3, '0') + branch + account.padStart(13, '0'));
}

describe('rules of the document of 2011', () => {
  test.each([
    ['10 607 11710022', 'passed'],
    ['10 936 07869660', 'passed'],
    ['10 936 07869661', 'failed'],
    ['12 571 041116', 'passed'],
    ['12 571 041117', 'failed'],
    ['4 284 050067', 'passed'],
    ['4 284 050068', 'failed'],
    ['11 001 000032018', 'passed'],
    ['11 001 000032019', 'failed'],
    ['17 001 000031005', 'passed'],
    ['20 406 160778', 'passed'],
    ['20 006 160779', 'failed'],
    ['31 001 000032018', 'passed'],
    ['52 001 000032048', 'passed'],
    ['9 001 059121900', 'passed'],
    ['9 001 059121901', 'failed'],
    ['22 001 700241017', 'passed'],
    ['22 001 700241018', 'failed'],
    ['46 154 041116', 'passed'],
    ['46 181 041113', 'passed'],
    ['14 571 041116', 'passed'],
    ['14 385 041111', 'passed'],
    ['14 363 041102', 'passed'],
  ])('%s: %s', (details, outcome) => expect(outcomeOf(published, details)).toBe(outcome));

  test('a failed check is a warning: the document in force was not read', () => expect(published.severity).toBe('warning'));
});

describe('rules of one program', () => {
  test.each([
    ['18 001 123456771', 'passed'],
    ['18 001 123456772', 'failed'],
    ['35 100 1234593', 'passed'],
    ['35 900 1234594', 'passed'],
    ['79 019 012345637', 'passed'],
    ['3 001 247652342', 'passed'],
    ['3 001 247652341', 'failed'],
    ['47 001 700241014', 'passed'],
    ['21 001 16632427', 'passed'],
    ['58 001 162144279', 'passed'],
    ['23 101 123456489', 'passed'],
    ['23 101 123456189', 'failed'],
    ['23 102 123456001', 'passed'],
    ['23 102 123456002', 'failed'],
    ['23 103 123456002', 'passed'],
  ])('%s: %s', (details, outcome) => expect(outcomeOf(oneSource, details)).toBe(outcome));

  test('a failed check is an info', () => expect(oneSource.severity).toBe('info'));
});

describe('not covered', () => {
  test.each([
    ['a bank whose rule is not usable', '1 001 6543213'],
    ['a bank without a check', '54 001 123456'],
    ['more than nine digits', '12 571 1000041117'],
  ])('%s', (_, details) =>
    expect([published, oneSource].map((check) => outcomeOf(check, details))).toEqual(['not-covered', 'not-covered']),
  );
});

/** First International by the document, and by the program of 2025. */
const of2011 = (account: string): boolean => wholeAccount(0, 6)('', account) || wholeAccount(0, 6)('', `000${account.slice(3)}`);
const of2025 = (branch: string, account: string): boolean => withBranch(0, 6)(branch, account) || withBranch(0, 6)('000', account);

test('where two readings differ, what fails has failed both', () => {
  const digits = (length: number) => fc.integer({ min: 0, max: 10 ** length - 1 }).map((number) => String(number).padStart(length, '0'));
  const branches = digits(3).filter((branch) => !/^3[468]/.test(branch));
  fc.assert(
    fc.property(branches, digits(9), (branch, account) => {
      const failed = outcomeOf(published, `31 ${branch} ${account}`) === 'failed';
      expect(failed).toBe(!of2011(account) && !of2025(branch, account));
    }),
  );
});

test('branches above 400 count without the 400; from 800 on either is enough', () => {
  const reads = lessFourHundred((branch) => branch === '006');
  expect(['006', '406', '400', '401'].map((branch) => reads(branch, ''))).toEqual([true, true, false, false]);
  expect(lessFourHundred((branch) => branch === '806')('806', '')).toBe(true);
});

test('the example of the registry raises nothing', () => expect(leumi('800', '099999999')).toBe(true));

test('a remainder of 0 leaves a check digit of 0, and of 1 none', () => {
  const digits = complement([1, 0, 0, 0, 0, 0, 0, 0]);
  const holding = (first: string) => [...'0123456789'].filter((check) => digits('', `${first}0000000${check}`));
  expect(['0', '1', '2'].map(holding)).toEqual([['0'], [], ['9']]);
});

test('the length of the account may be any that its zeros allow', () => {
  expect(mod97AfterBranch('001', '123456771')).toBe(true);
  expect(mod97AfterBranch('100', '001234593')).toBe(true);
  expect(mod97AfterBranch('100', '001234594')).toBe(false);
});
