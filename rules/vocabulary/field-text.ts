/**
 * The texts of a form: what each field is called, what helps to fill it in, and what to do where it is empty.
 *
 * `{term}` is what the country calls the field: “Sort code”, “Agência”. It stands alone in brackets, because a country may have no name of its own;
 * then the brackets are left out. A text says what to do, never which rule is broken.
 */
import type { AccountType as PayoutAccountType } from './payout.js';
import type { AccountIdType, CreditorType } from './scheme.js';

/** The words of one field. */
export interface FieldWords {
  /** Without an article or a stop. */
  readonly label: string;
  /** Where to find it, or how to write it: a sentence. */
  readonly hint: string;
  /** What to do where it is empty: a sentence. */
  readonly enter: string;
}

/**
 * Every field but the account identifier, which has a name for each of its types. `name` is that of a person, `bank` a code that is chosen by the name of the
 * bank, `pixKey` an account identifier of whatever type.
 */
export type FieldKey =
  | 'name'
  | 'companyName'
  | 'dateOfBirth'
  | 'taxId'
  | 'documents'
  | 'creditorType'
  | 'email'
  | 'phone'
  | 'address'
  | 'addressCountry'
  | 'addressLine1'
  | 'addressLine2'
  | 'streetName'
  | 'buildingNumber'
  | 'townName'
  | 'postCode'
  | 'countrySubdivision'
  | 'accountIdType'
  | 'accountType'
  | 'bankIdentifier'
  | 'bank'
  | 'billerCode'
  | 'branch'
  | 'bic'
  | 'pixKey';

/** The types of account that a payout profile names. The two of India stand in none, and have no text. */
export type AccountType = Exclude<PayoutAccountType, 'NRE' | 'NRO'>;

/** All texts of a form in one language. */
export interface FieldTexts {
  /** BCP 47. */
  readonly language: string;
  readonly fields: Readonly<Record<FieldKey, FieldWords>>;
  readonly accountIds: Readonly<Record<AccountIdType, FieldWords>>;
  readonly creditorTypes: Readonly<Record<CreditorType, string>>;
  readonly accountTypes: Readonly<Record<AccountType, string>>;
  readonly groups: Readonly<Record<'creditor' | 'account' | 'address' | 'contact', string>>;
  /** What to do where a field is empty whose label is the country’s name of it: no article fits them all. */
  readonly enter: string;
  /** What to do where none of several fields is filled in of which one is enough. */
  readonly enterOneOf: string;
  /** What to do where an entry has the wrong form; `checkExample` where an example can be shown. */
  readonly check: string;
  readonly checkExample: string;
}
