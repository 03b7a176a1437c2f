/** Where the accounts of a country are: for who limits payments to some countries. */
import type { CountryCode } from '../../rules/index/codes.js';
import { isCountry } from '../identifiers/country/codes.js';
import type { CodeText } from '../instruction/payment-instruction.js';
import { allRules } from './all-rules.js';

/** Where the accounts of a country are, as their IBANs and BICs say it. */
export interface AccountArea {
  /** The country whose IBANs they have: GB for Jersey; absent where they have none. */
  readonly ibanCountry?: string;
  /** The countries whose BICs serve them: also Monaco for France. */
  readonly bicCountries: readonly string[];
}

/**
 * Where the accounts of a country are. Of a text that is no country, nothing is known.
 *
 * @example
 * accountArea('JE') // { ibanCountry: 'GB', bicCountries: ['GB', 'GG', 'JE', 'IM'] }
 */
export function accountArea(country: CodeText<CountryCode>): AccountArea {
  const found = typeof country === 'string' ? allRules().countries.withIban(country) : undefined;
  if (found === undefined) return { bicCountries: isCountry(country) ? [country] : [] };
  const { rule, facts } = found;
  return { ibanCountry: rule.code, bicCountries: [rule.code, ...(rule.territories ?? []), ...(facts.bicCountries ?? [])] };
}
