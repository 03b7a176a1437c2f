/**
 * How the texts of what changed of a payee are given in a language. `rules/texts/<tag>/payees.ts` calls {@link payeeTexts}.
 *
 * A text that is missing or does not exist does not compile. The name of the folder is the BCP 47 tag of the language, and the export is the tag without the hyphen: `ptBR`.
 * They are read to a payee on the telephone: none has a place for an account number, a name of a person or an address.
 */
import type { ProtectedKind } from '../banks/protected-names.js';

export type PayeeChangeCode =
  | 'ACCOUNT_NOT_COVERED'
  | 'ACCOUNT_INVALID'
  | 'ACCOUNT_COUNTRY_CHANGED'
  | 'BANK_CHANGED'
  | 'BANK_KIND_CHANGED'
  | 'BANK_MERGED'
  | 'ACCOUNT_NUMBER_CHANGED'
  | 'ACCOUNT_NUMBER_ONE_CHARACTER'
  | 'ACCOUNT_NUMBER_SWAPPED'
  | 'ACCOUNT_NOTATION'
  | 'ACCOUNT_TYPE_CHANGED'
  | 'BIC_CHANGED'
  | 'NAME_NOTATION'
  | 'NAME_SIMILAR'
  | 'NAME_CHANGED'
  | 'EMAIL_DOMAIN_SIMILAR'
  | 'MEMBER_CHANGED';

export type AccountReasonCode =
  | 'SAME_ACCOUNT'
  | 'BANK_MERGED'
  | 'COUNTRY_DIFFERS'
  | 'BANK_DIFFERS'
  | 'ACCOUNT_NUMBER_DIFFERS'
  | 'FIRST_NOT_COVERED'
  | 'SECOND_NOT_COVERED';

/** The changes whose text can name what was and what is: `{before}`, `{after}`. */
export type NamedChangeCode = 'ACCOUNT_COUNTRY_CHANGED' | 'BANK_CHANGED' | 'BANK_KIND_CHANGED';

/** All texts of one language. */
export interface PayeeTexts {
  /** `BANK_MERGED` names both banks, and in brackets `{date}`, which goes with its brackets where no source has it. */
  readonly changes: Readonly<Record<PayeeChangeCode, string>>;
  readonly named: Readonly<Record<NamedChangeCode, string>>;
  /** Kinds of institution, as directories of participants have them, or the law keeps names for them. */
  readonly kinds: Readonly<Record<'bank' | 'e-money' | 'payment' | 'wallet' | ProtectedKind, string>>;
  /** Why two accounts are one or two. */
  readonly reasons: Readonly<Record<AccountReasonCode, string>>;
}

/** Declares the texts of a language; see `rules/texts/de/payees.ts`. */
export const payeeTexts = (texts: PayeeTexts): PayeeTexts => texts;
