/**
 * How the account of a domestic layout becomes a BBAN, where it is no part of one.
 */
import type { Fields } from './account-form.js';

export interface IbanForm<Field extends string = string> {
  /** The fields of the domestic layout that it reads. */
  readonly fields: readonly Field[];
  /** The fields of the BBAN, as many as the domestic ones give; undefined where no rule says how. */
  toBban(fields: Fields): Fields | undefined;
  /** The domestic fields that the BBAN holds; undefined where it does not say. */
  fromBban(fields: Fields): Fields | undefined;
}
