/**
 * Where a rule was read: an authority, a provider's documents, a library. A rule module exports `sources` below its rule, so that no bundle
 * holds them. The suites check them, and `docs/coverage.md` prints them.
 *
 * The module of one rule, in `schemes/` or `methods/`, exports a plain list. A module in which nothing was read exports none.
 */

/** By the type of the identifier, or by the code of the system. What is known only may have no entry. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * Of the national checks that a country declares, by the name of the check. A name that ends in a hyphen, or names a family, stands for every check that begins
 * with it. `iban.ts` or `account.ts` exports them as `checkSources`.
 */
export type CheckSources = Readonly<Record<string, string>>;

/** Of payout profiles, which have no name: one list for each profile, in the order of the profiles. */
export type ProfileSources = readonly (readonly string[])[];
