/**
 * The Algerian RIB, and the RIP of the post office: twenty digits, of which three are the bank. In an IBAN the bank has five, filled up with
 * zeros on the left.
 *
 * @see Banque d'Algérie, relevé d'identité bancaire
 */
import { type AccountForm, exactly, unparted } from './account-form.js';

const LENGTH = 20;

/** What stands before the RIB in an IBAN. */
const FILL = '00';

/**
 * @example
 * algerianRib('bank', 'branch', 'account', 'check')   // 021 00001 1130000005 70 is 00021 00001 1130000005 70
 */
export function algerianRib<const Field extends string>(...fields: Field[]): AccountForm<Field> {
  const whole = exactly(...fields);
  return {
    fields,
    read: (text, lengths, known) => {
      const digits = unparted(text);
      return digits.length === LENGTH ? whole.read(FILL + digits, lengths, known) : undefined;
    },
    write: (values) => {
      const text = whole.write(values);
      return text.startsWith(FILL) ? text.slice(FILL.length) : text;
    },
  };
}
