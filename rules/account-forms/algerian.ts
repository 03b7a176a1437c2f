/**
 * The Algerian RIB, and the RIP of the post office: twenty digits, of which three are the bank. In an IBAN the bank has five, filled up with
 * zeros on the left.
 *
 * @see Banque d'Algérie, relevé d'identité bancaire
 */

import type { AccountForm } from '../vocabulary/account-form.js';
import { byLength, exactly } from './account-form.js';

const LENGTH = 20;

/** What stands before the RIB in an IBAN. */
const FILL = '00';

/**
 * @example
 * algerianRib('bank', 'branch', 'account', 'check')   // 021 00001 1130000005 70 is 00021 00001 1130000005 70
 */
export function algerianRib<const Field extends string>(...fields: Field[]): AccountForm<Field> {
  const { write } = exactly(...fields);
  return {
    ...byLength(fields, (length) => (length === LENGTH ? { fields, before: FILL.length, after: 0 } : null)),
    write: (values) => {
      const text = write(values);
      return text.startsWith(FILL) ? text.slice(FILL.length) : text;
    },
  };
}
