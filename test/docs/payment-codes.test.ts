/** docs/payment-codes.md names every kind, network and problem. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paymentNetworks } from '../../rules/index/payment-networks.js';
import { type PaymentCodeProblemCode, paymentCodeKinds } from '../../src/payment-codes.js';

const page = readFileSync(new URL('../../docs/payment-codes.md', import.meta.url), 'utf8');

/** The type holds the list to the problems that there are. */
const problems: Readonly<Record<PaymentCodeProblemCode, true>> = {
  NOT_A_PAYMENT_CODE: true,
  KIND_NOT_SUPPORTED: true,
  NETWORK_NOT_SUPPORTED: true,
  MEMBER_UNKNOWN: true,
  VERSION_NOT_SUPPORTED: true,
  CHARACTER_SET_NOT_SUPPORTED: true,
  INVALID_STRUCTURE: true,
  ELEMENT_MISSING: true,
  ELEMENT_REPEATED: true,
  ELEMENT_NOT_ALLOWED: true,
  INVALID_FORMAT: true,
  TOO_LONG: true,
  CHARACTER_NOT_ALLOWED: true,
  AMOUNT_OUT_OF_RANGE: true,
  CURRENCY_NOT_ALLOWED: true,
  INCORRECT_CHECKSUM: true,
  IBAN_INCORRECT: true,
  IBAN_COUNTRY_NOT_ALLOWED: true,
  REFERENCE_INCORRECT: true,
  REFERENCE_TYPE_NOT_ALLOWED: true,
  ADDRESS_TYPE_ENDED: true,
  ACCOUNT_NOT_NAMED: true,
};

test('the page names every kind, network and problem', () => {
  const names = [...paymentCodeKinds, ...Object.keys(paymentNetworks), ...Object.keys(problems)];
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('a network names the accounts that its row says', () => {
  for (const { code, country, accounts } of Object.values(paymentNetworks)) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${code}\``)) ?? '';
    expect(row).toContain(`| ${country} |`);
    expect([...row.slice(row.indexOf(country)).matchAll(/\(`(\w+)`\)/g)].map(([, type]) => type)).toEqual(accounts.map(({ type }) => type));
  }
});
