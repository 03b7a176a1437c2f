/** Which fields of a form have a keyboard of digits. */
import { expect, test } from 'vitest';
import { requirements } from '../../src/index.js';

const modesOf = (country: string, currency: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    requirements({ country, currency }).fields.map(({ pointer, accountIdType, inputMode }) => [
      accountIdType === undefined ? pointer : `${pointer} ${accountIdType}`,
      inputMode,
    ]),
  );

test.each([
  // an account is digits, though the field takes the letters of a whole BBAN, too
  ['GB', 'GBP', 'numeric'],
  ['IE', 'EUR', 'numeric'],
  ['SE', 'SEK', 'numeric'],
  // nobody published what it looks like
  ['US', 'USD', undefined],
])('an account number of %s in %s: %s', (country, currency, mode) => {
  const modes = modesOf(country, currency);
  expect(modes).toHaveProperty(['/creditorAccount/id/value ACCOUNT_NUMBER']);
  expect(modes['/creditorAccount/id/value ACCOUNT_NUMBER']).toBe(mode);
});

test('an IBAN and a name have letters; a bank identifier and a post code of digits have none', () => {
  expect(modesOf('GB', 'GBP')).toMatchObject({
    '/creditor/name': undefined,
    '/creditorAccount/id/value IBAN': undefined,
    '/creditorAgent/clearingSystemMemberId/memberId ACCOUNT_NUMBER': 'numeric',
  });
  expect(modesOf('US', 'USD')['/creditor/address/postCode']).toBe('numeric');
});
