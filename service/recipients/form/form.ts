/** A form as it is asked: its fields, and what their texts come from. */
import type { Requirements } from 'payprep';
import type { PayeeField } from 'payprep/payee-form';
import { ACCOUNT, BIC, MEMBER_ID } from './pointers.js';

/** A field of `payeeForm`, as the page shows it: what is not `isShown` is behind “more”. */
export interface FormField extends PayeeField {
  /** A value that matches is complete. */
  readonly pattern?: RegExp;
  readonly example?: string;
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
  fields.find(({ pointer, isShown }) => isShown && (pointer === MEMBER_ID || pointer === BIC))?.pointer ?? ACCOUNT;

/** A form, and the currencies that are offered with it. */
export interface AskedForm extends Form {
  readonly currencies: readonly string[];
}
