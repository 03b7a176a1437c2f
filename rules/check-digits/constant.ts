/** A field that holds the same characters in every account. */
import { type Check, fieldReader } from '../vocabulary/check.js';

/**
 * @example
 * constant('reserved', '0')   // TR
 */
export function constant<const Field extends string>(field: Field, value: string): Check<Field> {
  return {
    name: 'constant',
    severity: 'error',
    fields: [field],
    compile(spans) {
      const read = fieldReader(spans, [field]);
      return { verify: (text, _tables, from) => (read(text, from) === value ? 'passed' : 'failed') };
    },
  };
}
