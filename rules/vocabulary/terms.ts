/**
 * What people in a country call the members of a payment: “Sort code”, “Agência”; and by which of several members they know an account and its
 * bank. `countries/XX/terms.ts` calls {@link termsOf} once.
 *
 * A name is a proper name: it stands once, in the language of the country, and is not translated. Texts of a form put it behind the general
 * word: “Branch number (Agência)”. Two names that stand for one another, or that one value holds, have a stroke between them, not a word of their language:
 * “CBU / CVU”.
 */

import type { FieldKey } from './field-text.js';

/** The members that have names of their own. */
export type TermField = 'bankIdentifier' | 'branch' | 'account' | 'postCode' | 'countrySubdivision';

/** What people of a country know, where a form could ask for something else just as well. Absent: the first that the form could ask for. */
export interface KnownBy {
  /** They know their account number better than their IBAN, for payments in the currency of the country. */
  readonly account?: 'ACCOUNT_NUMBER';
  /** They know banks by BIC, not by a code. */
  readonly bank?: 'BIC';
  /** They choose the bank by its name: nobody knows its code by heart, and no statement has it. */
  readonly bankName?: true;
}

/** What stands for an account in a settlement system, whatever its type: a form asks for it in one field. */
export interface KeyTerm {
  readonly settlementSystem: string;
  /** What a form says of it. */
  readonly text: FieldKey;
}

export interface CountryTerms extends Readonly<Partial<Record<TermField, string>>> {
  /** BCP 47: the language of the names. */
  readonly language: string;
  readonly knownBy?: KnownBy;
  readonly key?: KeyTerm;
}

/** Declares the names of a country. The bank identifier is `clearingSystemMemberId.memberId`, the account a number that is no IBAN. */
export const termsOf = (
  language: string,
  names: Readonly<Partial<Record<TermField, string>>> & { readonly knownBy?: KnownBy; readonly key?: KeyTerm },
): CountryTerms => ({ language, ...names });
