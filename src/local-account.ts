/**
 * `payprep/local-account`: domestic account details and the IBAN that they make, both ways.
 */

import { type BuildProblem, type BuildResult, buildIbanIn } from './identifiers/account/build-iban.js';
import { fromIbanIn, type LocalAccount, type LocalDetails } from './identifiers/account/local-account.js';
import { allCountries } from './identifiers/country/all-countries.js';

/**
 * Builds the IBAN of local account details. National checks that need a published table are not made.
 *
 * German banks with an IBAN rule of their own are `NOT_COVERED`: `enrich` with the datasets goes by their rules.
 *
 * @example
 * buildIban({ country: 'DE', memberId: '10010010', account: '6820101' })
 * // { ok: true, iban: 'DE02100100100006820101' }
 */
export function buildIban(details: LocalDetails): BuildResult {
  const members = readDetails(details);
  const problem = misfitOf(members);
  return problem === undefined ? buildIbanIn(members as LocalDetails, allCountries) : { ok: false, problem };
}

/** Reads each member once: a getter or a proxy may throw, or answer differently the next time. */
function readDetails(details: unknown): Readonly<Record<keyof LocalDetails, unknown>> {
  try {
    const { country, memberId, branchId, bic, account } = details as LocalDetails;
    return { country, memberId, branchId, bic, account };
  } catch {
    return NOTHING;
  }
}

const NOTHING = { country: undefined, memberId: undefined, branchId: undefined, bic: undefined, account: undefined };

const isText = (value: unknown): boolean => typeof value === 'string';

const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value);

/** What is no text at all where one has to be, or may be. */
function misfitOf({ country, memberId, branchId, bic, account }: ReturnType<typeof readDetails>): BuildProblem | undefined {
  if (!isText(country)) return 'COUNTRY_WITHOUT_IBAN';
  if (!isText(account)) return 'ACCOUNT_NUMBER_INVALID_FORMAT';
  return isTextOrAbsent(memberId) && isTextOrAbsent(branchId) && isTextOrAbsent(bic) ? undefined : 'BANK_IDENTIFIER_INVALID_FORMAT';
}

/**
 * What a domestic scheme wants to know of an IBAN as people write it; undefined for text that is none, and for an IBAN that does not say it.
 *
 * @example
 * fromIban('GB29 NWBK 6016 1331 9268 19') // { memberId: '601613', account: '31926819' }
 */
export const fromIban = (text: string): LocalAccount | undefined => (isText(text) ? fromIbanIn(text, allCountries) : undefined);

export type { BankRule, BuildProblem, BuildResult } from './identifiers/account/build-iban.js';
export type { LocalAccount, LocalDetails } from './identifiers/account/local-account.js';
