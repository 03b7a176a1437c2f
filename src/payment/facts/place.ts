/** Where the account is kept, and in whose territory. */

import type { Countries } from '../../identifiers/country/countries.js';
import type { Payment } from '../payment.js';
import { isUncoveredAccount } from './iban.js';

/** A valid IBAN says it, else the instruction, else the method, else the BIC. */
export const accountCountryOf = (payment: Payment): string | undefined =>
  payment.validIban?.country.rule.code ?? payment.country ?? methodCountry(payment) ?? countryOfBic(payment);

/** An account that nobody can read may be in another country than the BIC. */
const countryOfBic = (payment: Payment): string | undefined => (isUncoveredAccount(payment) ? undefined : payment.bic?.country);

/** The country of the method, or of the number that it pays to, where that is one country. */
function methodCountry({ method, methodAccount }: Payment): string | undefined {
  const countries = methodAccount?.identifier?.countries ?? method?.countries;
  return countries !== undefined && countries !== 'WORLD' && countries.length === 1 ? countries[0] : undefined;
}

/** The territory of a country that the BIC, the IBAN's prefix or the instruction names: New Caledonia has French IBANs. */
export function territoryOf({ iban, country, engine }: Payment, accountCountry: string, bic: string | undefined): string | undefined {
  const territories = engine.rules.countries.withIban(accountCountry)?.rule.territories;
  if (territories === undefined) return undefined;
  return [bic?.slice(4, 6), iban?.text.slice(0, 2), country].find((place) => place !== undefined && territories.includes(place));
}

/** The territory of the account, else its country. */
export function accountPlace(payment: Payment, bic: string | undefined): string | undefined {
  const { accountCountry } = payment;
  return accountCountry && (territoryOf(payment, accountCountry, bic) ?? accountCountry);
}

/** True where BICs of one country serve accounts of the other: its own, its territories', and the neighbours that it names. */
export function servesAccountsOf(bicCountry: string, country: string, countries: Countries): boolean {
  if (bicCountry === country) return true;
  const layout = countries.withIban(country);
  if (layout === undefined) return !countries.isComplete;
  const { rule, facts } = layout;
  return bicCountry === rule.code || [rule.territories, facts.bicCountries].some((others) => others?.includes(bicCountry));
}
