/** An alert of `explain` in full: where, why, from which edition, and no account number in it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/full.js';
import { runs } from '../runs.js';
import { bare, engine, first } from './explained.js';
import { ibansOf, sealed } from './ibans.js';
import { bic, iban, member } from './instructions.js';

test('says all there is to an alert', () => {
  expect(explain(iban('DE89 3704 0044 0532 0130'), engine)).toEqual({
    status: 'ALERT',
    alerts: [
      {
        code: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
        severity: 'error',
        pointer: '/creditorAccount/id/value',
        range: [5, 24],
        params: { country: 'DE', expected: 22 },
        rule: 'iban/structure',
        source: 'SWIFT IBAN registry, release 102',
        message: 'An IBAN of Germany has 22 characters in a fixed pattern of letters and digits; this one does not follow it.',
      },
    ],
    checks: [{ check: 'iban/structure', pointer: '/creditorAccount/id/value', outcome: 'failed' }],
    editions: {},
  });
});

describe('the range stands in the value as it was written', () => {
  test.each([
    ['DE88370400440532013000', [2, 4]],
    ['IBAN: DE88 3704 0044 0532 0130 00', [8, 10]],
    ['DE 8 8 370400440532013000', [3, 6]],
    ['DE8937040O440532013000', [9, 10]],
    ['DE89370400440532013 00Ä', [22, 23]],
    ['BE41 0918 1173 5141', [5, 19]],
    ['US64 1234', [0, 2]],
    ['', [0, 0]],
    ['D ', [1, 1]],
    [' ', [1, 1]],
    ['DE89 3704'.repeat(40), [0, 360]],
  ])('%s', (value, range) => expect(first(iban(value)).range).toEqual(range));

  test('of a BIC too', () => {
    expect(first(bic('cobaZZff')).range).toEqual([4, 6]);
    expect(first(bic('COBA DE 1F')).range).toEqual([8, 10]);
  });
  test('what concerns two values has none', () => {
    expect(first({ ...bic('DEUTDEFF'), ...iban('DE89370400440532013000') }).range).toBeUndefined();
  });
});

describe('editions', () => {
  const editions = (instruction: unknown, by = engine): readonly string[] => Object.keys(explain(instruction, by).editions).sort();
  test.each([
    ['nothing read', {}, []],
    ['registries', { country: 'DE', currency: 'EUR' }, ['registries/countries', 'registries/currencies']],
    ['a bank directory', iban('NL20INGB0001234567'), ['banks/NL']],
    ['the rules of banks', iban('DE89370400440532013000'), ['banks/DE', 'iban-rules/DE']],
    ['a bank directory, for the method of its accounts alone', iban(sealed('DE', '370400440532023000')), ['banks/DE', 'iban-rules/DE']],
    ['by the bank identifier', { country: 'DE', ...member('37040044') }, ['banks/DE', 'registries/countries']],
    [
      'the British table',
      iban('GB29NWBK60161331926819'),
      ['banks/GB', 'registries/uk-modulus-weights', 'registries/uk-sort-code-substitutions'],
    ],
    ['numbering plans', { creditor: { contactDetails: { phone: '+49 30 1234567' } } }, ['phone-numbers']],
  ])('%s', (_, instruction, expected) => expect(editions(instruction)).toEqual(expected));

  test('are those that were read', () => {
    expect(explain(iban('DE89370400440532013000'), engine).editions).toEqual({ 'banks/DE': '2026-07', 'iban-rules/DE': '2026-03' });
    expect(editions(iban('DE89370400440532013000'), bare)).toEqual([]);
  });
});

describe('no account number comes back', () => {
  /** Every piece of six characters. */
  const pieces = (text: string): readonly string[] =>
    Array.from({ length: Math.max(0, text.length - 5) }, (_, at) => text.slice(at, at + 6));
  /** Nothing that an edition, a text or a pointer says by itself. */
  const values = fc.oneof(
    fc.stringMatching(/^[A-Z]{2}[3-9]{2}[3-9]{8,28}$/),
    fc.stringMatching(/^[3-9]{6,20}$/),
    ...['DE', 'FR', 'GB', 'NL', 'CZ'].map((code) => ibansOf(code).filter((value) => !/2026|00000/.test(value))),
  );
  test('neither in an alert nor anywhere else', () => {
    fc.assert(
      fc.property(
        values,
        fc.constantFrom('IBAN', 'ACCOUNT_NUMBER', undefined),
        fc.constantFrom('DE', 'GB', 'CZ', 'HU', undefined),
        (value, type, country) => {
          const instruction = { country, ...member(value), creditorAccount: { id: { value, type } } };
          const said = JSON.stringify(explain(instruction, engine));
          expect(pieces(value).filter((piece) => said.includes(piece))).toEqual([]);
        },
      ),
      { numRuns: runs(100) },
    );
  });
});

test.each([
  [member('01', '0999'), '/creditorAgent/branchId'],
  [member('010999'), '/creditorAgent/clearingSystemMemberId/memberId'],
])('an unknown branch is shown where it stands', (agent, pointer) => {
  const { alerts, editions } = explain({ country: 'NZ', ...agent }, engine);
  expect(alerts).toMatchObject([{ code: 'CREDITOR_BRANCH_IDENTIFIER_UNKNOWN', pointer, severity: 'warning' }]);
  expect(editions).toHaveProperty(['branches/NZ']);
});
