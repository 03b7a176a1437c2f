/** The check digit of Thai numbers: weights 13 to 2, modulo 11, the complement's last digit. */
import { describe, expect, test } from 'vitest';
import { identifiers } from '../../rules/countries/TH/identifiers.js';
import { inspectIdentifier } from '../../src/identifiers/personal-identifier.js';

const inspect = (type: string, number: string) => {
  const identifier = identifiers.identifiers.find((each) => each.type === type);
  if (identifier === undefined) throw new Error(`no ${type}`);
  const { problem } = inspectIdentifier(identifier, number);
  return problem ?? 'passed';
};

/** Computed by hand: 11 less the remainder of the sum, of which the last digit is written. */
const checkDigitOf = (twelve: string): number =>
  (11 - ([...twelve].reduce((sum, digit, at) => sum + Number(digit) * (13 - at), 0) % 11)) % 10;

describe.each([
  ['PIN', '123454567878', 1],
  ['PIN', '110170020339', undefined],
  ['TIN', '099400061772', 1],
  ['TIN', '010555000000', undefined],
])('%s %s', (type, twelve, published) => {
  const digit = checkDigitOf(twelve);

  test('ends in the digit of the published example', () => expect(digit).toBe(published ?? digit));

  test('passes with its digit, and with no other', () => {
    const passing = [...'0123456789'].filter((last) => inspect(type, twelve + last) === 'passed');
    expect(passing).toEqual([`${digit}`]);
  });
});

test('the first digit tells a person from a company', () => {
  expect(inspect('TIN', '1234545678781')).not.toBe('passed');
  expect(inspect('PIN', '0994000617721')).not.toBe('passed');
});
