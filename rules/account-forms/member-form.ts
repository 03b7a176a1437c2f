/**
 * How people write a bank identifier, where the lengths of the fields do not say which is which.
 */
import type { Fields } from './account-form.js';

export interface MemberForm<Field extends string = string> {
  /** The fields that it can fill. */
  readonly fields: readonly Field[];
  /** The fields, or undefined when the texts are not in this form; both are in electronic form, and the branch may be empty. */
  read(memberId: string, branchId: string): Fields | undefined;
}
