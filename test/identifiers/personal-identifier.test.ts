/** A text read by the rules of an identifier. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identifier } from '../../rules/creditor.js';
import { advisory } from '../../src/checks/check.js';
import { luhn, weighted } from '../../src/checks/weighted-sum.js';
import { cleaned, inspectIdentifier } from '../../src/identifiers/personal-identifier.js';

const plain = { kind: 'TXID', type: 'N', confidence: 'sourced', sources: ['made up'] } as const;
const checked = identifier({ ...plain, layout: 'number:4n check:1n', checks: [luhn(['number'], 'check')] });

describe('what is written around a number does not count', () => {
  test.each(['00018', '000-18', ' 0 00.18 ', '00/018', '0001(8)'])('%s', (value) => {
    expect(inspectIdentifier(checked, value)).toEqual({ severity: 'error', outcome: 'passed', text: '00018', birthDates: [] });
  });
  test('letters are raised', () => expect(cleaned('g123456(a)')).toBe('G123456A'));
});

test('a number that is too short, too long or of other characters has not the form', () => {
  for (const value of ['', '0018', '000018', '0001A', '0001８', '0'.repeat(300)]) {
    expect(inspectIdentifier(checked, value)).toEqual({ problem: 'INVALID_FORMAT' });
  }
});

test('short forms are filled up with zeros', () => {
  const short = identifier({ ...plain, layout: 'number:4n check:1n', from: 2, checks: [luhn(['number'], 'check')] });
  expect(inspectIdentifier(short, '18')).toMatchObject({ outcome: 'passed', text: '00018' });
  expect(inspectIdentifier(short, '8')).toEqual({ problem: 'INVALID_FORMAT' });
});

test('a pattern reads the whole text', () => {
  const odd = identifier({ ...plain, layout: 'number:2n', pattern: /^[13]\d$/ });
  expect(inspectIdentifier(odd, '30')).toMatchObject({ outcome: 'not-covered' });
  expect(inspectIdentifier(odd, '20')).toEqual({ problem: 'INVALID_FORMAT' });
});

describe('wrong check digits', () => {
  test('are an error', () =>
    expect(inspectIdentifier(checked, '00019')).toEqual({
      problem: 'INCORRECT_CHECK_DIGITS',
      severity: 'error',
      outcome: 'failed',
      text: '00019',
      birthDates: [],
    }));
  test('a warning where the check is advisory', () => {
    const milder = identifier({ ...plain, layout: 'number:4n check:1n', checks: [advisory(luhn(['number'], 'check'))] });
    expect(inspectIdentifier(milder, '00019')).toMatchObject({ problem: 'INCORRECT_CHECK_DIGITS', severity: 'warning' });
  });
  test('a warning where the rule is known only', () => {
    expect(inspectIdentifier({ ...checked, confidence: 'known' }, '00019')).toMatchObject({ severity: 'warning' });
  });
});

describe('letters of its own', () => {
  const own = identifier({
    ...plain,
    layout: 'name:2a check:1n',
    letters: 'Ñ&',
    checks: [weighted({ name: 'sum', over: ['name'], weights: [1], modulus: 10, alphabet: 'AÑ&', check: 'check', written: '0123456789' })],
  });
  test.each(['AÑ1', 'añ1', 'ñ&3', '&A2'])('%s is read', (value) =>
    expect(inspectIdentifier(own, value)).toMatchObject({ outcome: 'passed' }),
  );
  test.each(['AÑ2', 'aé1', 'AÑÑ'])('%s is not', (value) => expect(inspectIdentifier(own, value).problem).toBeDefined());
});

describe('the date of birth inside', () => {
  const dated = (as: 'YYYYMMDD' | 'YYMMDD' | 'DDMMYY' | 'DDMMYYYY', dayPlus?: number) =>
    identifier({ ...plain, layout: 'date:8c', birthDate: { fields: ['date'], as, ...(dayPlus && { dayPlus }) } });
  const short = (as: 'YYMMDD' | 'DDMMYY', dayPlus?: number) =>
    identifier({ ...plain, layout: 'date:6n', birthDate: { fields: ['date'], as, ...(dayPlus && { dayPlus }) } });
  test.each([
    [dated('YYYYMMDD'), '19910131', ['1991-01-31']],
    [dated('DDMMYYYY'), '31011991', ['1991-01-31']],
    [short('YYMMDD'), '910131', ['1991-01-31', '2091-01-31']],
    [short('DDMMYY'), '310191', ['1991-01-31', '2091-01-31']],
    [short('DDMMYY', 40), '570845', ['1945-08-17', '2045-08-17']],
    [short('DDMMYY', 40), '170845', ['1945-08-17', '2045-08-17']],
    [short('DDMMYY', 40), '410845', ['1945-08-01', '2045-08-01']],
  ])('%# is %s', (rule, value, birthDates) => expect(inspectIdentifier(rule, value)).toMatchObject({ birthDates }));
});

test('any text gets an answer', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => inspectIdentifier(checked, text) !== undefined));
  expect(inspectIdentifier(checked, '0 '.repeat(100_000))).toEqual({ problem: 'INVALID_FORMAT' });
});
