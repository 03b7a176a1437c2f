/** Czech and Slovak account numbers: a prefix and a base, and the bank behind a slash. */

import type { AccountForm } from '../vocabulary/account-form.js';
import { joined, lengthOf, zeroPadded } from './account-form.js';

/**
 * `prefix-base` or `prefix-base/bank`, prefix and base each filled up with zeros on the left; the prefix may be absent. At their full lengths, as files
 * write them, the hyphen may be absent.
 *
 * @example
 * prefixed('prefix', 'account', 'bank')   // CZ: 19-2000145399/0800
 */
export function prefixed<const Field extends string>(prefix: Field, base: Field, bank: Field): AccountForm<Field> {
  const { fill } = zeroPadded(1, prefix, base);
  return {
    fields: [prefix, base, bank],
    hasParts: true,
    read: (text, lengths) => {
      const slash = text.indexOf('/');
      const number = slash < 0 ? text : text.slice(0, slash);
      const code = slash < 0 ? undefined : text.slice(slash + 1);
      const prefixLength = lengthOf([prefix], lengths);
      const baseLength = lengthOf([base], lengths);
      const hyphen = number.indexOf('-');
      const isFull = hyphen < 0 && number.length === prefixLength + baseLength;
      const first = number.slice(0, isFull ? prefixLength : Math.max(hyphen, 0));
      const rest = number.slice(isFull ? prefixLength : hyphen + 1);
      if (hyphen === 0 || rest === '' || rest.includes('-') || first.length > prefixLength || rest.length > baseLength) return undefined;
      const values = { [prefix]: first.padStart(prefixLength, '0'), [base]: rest.padStart(baseLength, '0') };
      return code === undefined ? values : { ...values, [bank]: code };
    },
    fill: (length, lengths) =>
      length > lengthOf([base], lengths) && length < lengthOf([prefix, base], lengths) ? null : fill(length, lengths),
    write: (values) => {
      const first = joined(values, [prefix]).replace(/^0+/, '');
      const rest = joined(values, [base]).replace(/^0+(?=.)/, '');
      return first === '' ? rest : `${first}-${rest}`;
    },
  };
}
