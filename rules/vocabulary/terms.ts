/**
 * What people in a country call the members of a payment: “Sort code”, “Agência”. `countries/XX/terms.ts` calls {@link termsOf} once.
 *
 * A name is a proper name: it stands once, in the language of the country, and is not translated. Texts of a form put it behind the general
 * word: “Branch number (Agência)”.
 */

/** The members that have names of their own. */
export type TermField = 'bankIdentifier' | 'branch' | 'account' | 'postCode' | 'countrySubdivision';

export interface CountryTerms extends Readonly<Partial<Record<TermField, string>>> {
  /** BCP 47: the language of the names. */
  readonly language: string;
}

/** Declares the names of a country. The bank identifier is `clearingSystemMemberId.memberId`, the account a number that is no IBAN. */
export const termsOf = (language: string, names: Readonly<Partial<Record<TermField, string>>>): CountryTerms => ({ language, ...names });
