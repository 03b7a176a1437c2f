/**
 * Finds the countries of an account from its IBAN, its BIC, and the directory of banks. A session for some countries refuses an account in another
 * one, whatever `country` says.
 *
 * A territory whose accounts have the IBANs of another country counts as that country, in both directions: accounts in Jersey have British IBANs, and
 * no IBAN tells which of them are in Jersey.
 * Banks that serve the accounts of two countries, as in France and Monaco, are at home in both.
 */
import { accountArea, type EnrichmentResult } from 'payprep';
import { parse } from 'payprep/iban';
import type { RecipientDetails } from '../contract/recipient.js';

const ACCOUNT = '/creditorAccount/id/value';
const BIC = '/creditorAgent/bic';
const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';

export interface NamedCountry {
  /** A JSON Pointer (RFC 6901) to the value that names the country. */
  readonly pointer: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
}

/** The values that name a country that is not allowed. A bank in the country of the IBAN is allowed. */
export function foreignAccount(
  details: RecipientDetails,
  { creditorAgent, creditorAccount }: EnrichmentResult['enrichments'],
  allowedCountries: readonly string[],
): readonly NamedCountry[] {
  const allowed = new Set(allowedCountries.map(ibanCountryOf));
  const ids = (creditorAccount?.ids ?? []).filter(({ type }) => type === 'IBAN').map(({ value }) => value.slice(0, 2));
  const ibans = [...ids, ...ibanIn(details.creditorAccount?.id?.value)].map(ibanCountryOf);
  const isForeign = (country: string): boolean => !allowed.has(ibanCountryOf(country));
  const isBankElsewhere = (country: string): boolean =>
    isForeign(country) && !ibans.some((iban) => allowed.has(iban) && accountArea(iban).bicCountries.includes(ibanCountryOf(country)));

  const found: NamedCountry[] = [];
  const name = (pointer: string, country: string): void => {
    if (!found.some((other) => other.pointer === pointer)) found.push({ pointer, country });
  };
  for (const country of ibans.filter(isForeign)) name(ACCOUNT, country);
  const { bic, clearingSystemMemberId } = details.creditorAgent ?? {};
  const ofBic = bic && plain(bic).slice(4, 6).toUpperCase();
  if (ofBic && isBankElsewhere(ofBic)) name(BIC, ofBic);
  const listed = creditorAgent?.address?.country;
  if (listed && isBankElsewhere(listed)) name(bic ? BIC : clearingSystemMemberId?.memberId ? MEMBER_ID : ACCOUNT, listed);
  return found;
}

/** The country of a value that is an IBAN, whatever its declared type. */
function ibanIn(value: string | undefined): readonly string[] {
  const read = value === undefined ? undefined : parse(plain(value));
  return read?.ok ? [read.iban.country] : [];
}

/** Letters and digits alone, those of full width as the ordinary ones. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

const ibanCountryOf = (country: string): string => accountArea(country).ibanCountry ?? country;
