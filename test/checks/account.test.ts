/** Whether an account number is meant as an IBAN, whatever its type says, and what is said of it then. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain } from '../../src/index.js';
import { account, iban } from '../answers/instructions.js';

const engine = createEngine({ on: '2026-11-20' });
const VALUE = '/creditorAccount/id/value';
const codesOf = (instruction: unknown): readonly string[] => explain(instruction, engine).alerts.map(({ code }) => code);

describe('a number that claims to be one is read as an IBAN', () => {
  test.each([
    ['that lost some characters', 'DE8937040044053201', 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE'],
    ['with a wrong digit', 'DE88370400440532013000', 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS'],
  ])('where it begins as one does: %s', (_, value, code) => expect(codesOf({ country: 'DE', ...account(value) })).toEqual([code]));

  test.each([
    ['its country stands there twice', 'DE', 'DEDE89370400440532013000'],
    ['there are no two check digits', 'DE', 'DE8X70400440532013000'],
    ['something follows that no IBAN has', 'DE', 'DE89370400440532013000/1'],
    ['it is longer than any IBAN', 'DE', `DE89${'3'.repeat(33)}`],
  ])('but not where %s', (_, country, value) =>
    expect(codesOf({ country, ...account(value) })).toEqual(['CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT']),
  );

  test('nor where no country with IBANs has the letters', () =>
    expect(codesOf({ country: 'US', ...account('AB1234567890123') })).toEqual([]));

  test('local details are not looked for in it', () => {
    const checks = explain({ ...account('DE89370400440532013000') }, engine).checks.map(({ check }) => check);
    expect(checks).toContain('iban/mod-97');
    expect(checks).not.toContain('iban/construction');
    expect(checks).not.toContain('account-number/form');
  });
});

test('wrong check digits are shown with the country to which they belong', () => {
  expect(explain(iban('DE88370400440532013000'), engine).alerts).toMatchObject([
    { code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', pointer: VALUE, rule: 'iban/mod-97', range: [2, 4], params: { country: 'DE' } },
  ]);
});

describe('the check digits of an IBAN in front of an account number', () => {
  const polish = (value: string) => ({ country: 'PL', currency: 'PLN', ...account(value) });
  test.each(['61109010140000071219812875', '62 1090 1014 0000 0712 1981 2874'])('are checked with it: %s', (value) => {
    expect(explain(polish(value), engine).alerts).toMatchObject([
      {
        code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS',
        severity: 'error',
        pointer: VALUE,
        params: { country: 'PL', check: 'mod-97' },
      },
    ]);
  });
  test('say nothing where they are right', () => expect(codesOf(polish('61 1090 1014 0000 0712 1981 2874'))).toEqual([]));
});
