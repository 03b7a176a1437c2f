/**
 * How people write a bank identifier, where its length does not show which field is which.
 */
import type { Fields } from './account-form.js';

export interface MemberForm<Field extends string = string> {
  /** The fields that it can fill. */
  readonly fields: readonly Field[];
  /** The fields, or undefined where the texts are not in this form. Both texts are upper case without separators; the branch may be empty. */
  read(memberId: string, branchId: string): Fields | undefined;
}
