/**
 * How the account of a domestic layout becomes a BBAN, where it is no part of one.
 */
import type { Fields } from './account-form.js';

export interface IbanForm<Field extends string = string> {
  /** The fields of the domestic layout that it reads. */
  readonly fields: readonly Field[];
  /** The fields of the BBAN that follow from the domestic ones; undefined where no rule is published. */
  toBban(fields: Fields): Fields | undefined;
  /** The domestic fields that follow from the BBAN; undefined where it does not hold them. */
  fromBban(fields: Fields): Fields | undefined;
}
