/** Finding a recipient in a long list. */
import { expect, test } from 'vitest';
import type { Recipient } from '../../contract/recipient.js';
import { findRecipients } from '../../page/src/find.js';

const recipient = (name: string, country: string, value: string): Recipient => ({
  id: name,
  isDefault: false,
  country,
  currency: 'EUR',
  method: 'BANK_ACCOUNT',
  creditor: { name },
  creditorAccount: { id: { type: 'IBAN', value } },
});

const LIST = [
  recipient('Käthe Müller', 'DE', 'DE89370400440532013000'),
  recipient('Émile Exemple', 'FR', 'FR1420041010050500013M02606'),
  recipient('<b>Ada</b>', 'GB', 'GB29NWBK60161331926819'),
];

const NAMES: Readonly<Record<string, string>> = { DE: 'Germany', FR: 'France', GB: 'United Kingdom' };

test.each([
  ['', ['DE', 'FR', 'GB']],
  ['  ', ['DE', 'FR', 'GB']],
  ['muller', ['DE']],
  ['emile', ['FR']],
  ['3000', ['DE']],
  ['•••• 6819', ['GB']],
  ['united king', ['GB']],
  ['eur exemple', ['FR']],
  ['eur germany 3000', ['DE']],
  ['muller france', []],
  // the rest of the account is not on the card
  ['37040044', []],
  ['.*', ['DE', 'FR', 'GB']],
])('%j', (typed, countries) => {
  const found = findRecipients(LIST, typed, ({ country }) => [NAMES[country] ?? '']);
  expect(found.map(({ country }) => country)).toEqual(countries);
});
