/**
 * The Finnish domestic number: six digits, a hyphen, two to eight digits.
 *
 * It is filled up to fourteen digits with zeros after its sixth digit, after the seventh where it begins with 4 or 5: the savings and
 * the cooperative banks.
 *
 * @see Federation of Finnish Financial Services, The structure of Finnish bank account numbers, 2009
 */

import type { AccountForm } from '../vocabulary/account-form.js';
import { exactly } from './account-form.js';

const LENGTH = 14;

/**
 * @example
 * finnish('bank', 'account', 'check')   // 123456-785 is 12345600000785
 */
export function finnish<const Field extends string>(...fields: Field[]): AccountForm<Field> {
  const whole = exactly(...fields);
  return {
    fields,
    read: (text, lengths, known) => {
      if (!/^\d{6}-?\d{2,8}$/.test(text)) return undefined;
      const digits = text.replace('-', '');
      const head = /^[45]/.test(digits) ? 7 : 6;
      return whole.read(digits.slice(0, head) + digits.slice(head).padStart(LENGTH - head, '0'), lengths, known);
    },
    write: whole.write,
  };
}
