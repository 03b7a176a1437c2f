/**
 * The Finnish domestic number: six digits, a hyphen, two to eight digits.
 *
 * It is filled up to fourteen digits with zeros after its sixth digit, after the seventh where it begins with 4, 5 or 6.
 *
 * @see Finance Finland, IBAN and BIC in payments
 */
import { type AccountForm, exactly } from './account-form.js';

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
      const match = /^(\d{6})-?(\d{2,8})$/.exec(text);
      if (match === null) return undefined;
      const digits = text.replace('-', '');
      const head = /^[456]/.test(digits) ? 7 : 6;
      return whole.read(digits.slice(0, head) + digits.slice(head).padStart(LENGTH - head, '0'), lengths, known);
    },
    write: whole.write,
  };
}
