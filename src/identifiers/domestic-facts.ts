/** What a country declares of its domestic payments. Apart from `iban.ts`, so that `payprep/iban` is without it. */
import { accounts } from '../../rules/index/accounts.js';
import type { AccountFacts, CountryRule, CurrencyInNumber } from '../../rules/vocabulary/account.js';

const NOTHING: AccountFacts = {};

/** The facts over the fields of this layout: a domestic one holds its own, those over an IBAN stand beside it. */
export const domesticFacts = (rule: CountryRule): AccountFacts =>
  rule.hasIban === false ? (rule as AccountFacts) : (accounts[rule.code]?.inIban ?? NOTHING);

/** Where the account numbers of a country say in which currency the account is kept. */
export function currencyInNumber(country: string): CurrencyInNumber | undefined {
  const { inIban, home } = (Object.hasOwn(accounts, country) ? accounts[country] : undefined) ?? {};
  return inIban?.currencyInNumber ?? home?.currencyInNumber;
}
