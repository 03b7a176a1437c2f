/**
 * `payprep/local-account`: domestic account details and the IBAN that they make, both ways.
 */
import { allCountries } from './identifiers/all-countries.js';
import { type BuildResult, buildIbanIn } from './identifiers/build-iban.js';
import { fromIbanIn, type LocalAccount, type LocalDetails } from './identifiers/local-account.js';

/**
 * Builds the IBAN of local account details. National checks that need a published table are not made.
 *
 * German banks with an IBAN rule of their own are `NOT_COVERED`: `enrich` with the datasets goes by their rules.
 *
 * @example
 * buildIban({ country: 'DE', memberId: '10010010', account: '6820101' })
 * // { ok: true, iban: 'DE02100100100006820101' }
 */
export const buildIban = (details: LocalDetails): BuildResult => buildIbanIn(details, allCountries);

/**
 * What a domestic scheme wants to know of an IBAN as people write it; undefined for text that is none, and for an IBAN that does not say it.
 *
 * @example
 * fromIban('GB29 NWBK 6016 1331 9268 19') // { memberId: '601613', account: '31926819' }
 */
export const fromIban = (text: string): LocalAccount | undefined => fromIbanIn(text, allCountries);

export type { BuildProblem, BuildResult } from './identifiers/build-iban.js';
export type { LocalAccount, LocalDetails } from './identifiers/local-account.js';
