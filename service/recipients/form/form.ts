/** A form as it is asked: its fields, and what their texts come from. */
import type { Requirements } from 'payprep';
import type { IdentifierType } from 'payprep/form';
import { ACCOUNT, BIC, MEMBER_ID } from './pointers.js';

export interface FormField {
  /** RFC 6901, into the details of the recipient. */
  readonly pointer: string;
  /** Its part of the form. */
  readonly group: 'creditor' | 'account' | 'address' | 'contact';
  readonly isRequired: boolean;
  /** Shown at once; the others are behind “more”. */
  readonly isInSight: boolean;
  readonly input: 'text' | 'email' | 'tel' | 'date' | 'select' | 'country';
  readonly options?: readonly string[];
  /** A value that matches is complete. */
  readonly pattern?: RegExp;
  /** The format while somebody types; absent: none. */
  readonly format?: IdentifierType;
  readonly example?: string;
  /** Digits only, for a numeric keyboard. */
  readonly isNumeric: boolean;
  /** A code: no spell check, capital letters. */
  readonly isCode: boolean;
}

/** A way to name an account. */
export interface AccountIdType {
  /** `creditorAccount.id.type` */
  readonly type: string;
  /** It needs a bank identifier. */
  readonly hasBank: boolean;
}

export interface Form {
  /** The ways to name the account, the usual one first. */
  readonly accountIdTypes: readonly AccountIdType[];
  readonly fields: readonly FormField[];
  /** The requirements that the fields and their texts come from, also those of the other ways to name the account. */
  readonly asked: Requirements;
}

/** The field that tells the bank: under it the name of the bank stands. */
export const bankFieldOf = (fields: readonly FormField[]): string =>
  fields.find(({ pointer, isInSight }) => isInSight && (pointer === MEMBER_ID || pointer === BIC))?.pointer ?? ACCOUNT;

/** A form, and the currencies that are offered with it. */
export interface AskedForm extends Form {
  readonly currencies: readonly string[];
}
