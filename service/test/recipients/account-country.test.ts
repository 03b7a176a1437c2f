/** The territories of the service are those of the rules. */
import { expect, test } from 'vitest';
import * as ibans from '../../../rules/index/ibans.js';
import { IBAN_COUNTRIES } from '../../recipients/account-country.js';

test('territories under the IBANs of another country are those of the rules', () => {
  const rules = Object.values(
    (ibans as { readonly ibans: Readonly<Record<string, { readonly code: string; readonly territories?: readonly string[] }>> }).ibans,
  );
  const expected = rules.flatMap(({ code, territories = [] }) => territories.map((territory) => [territory, code]));
  expect(IBAN_COUNTRIES).toEqual(Object.fromEntries(expected));
});
