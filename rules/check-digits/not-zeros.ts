/**
 * A field that is never zeros alone: a placeholder where somebody had to write something.
 *
 * Other digits prove nothing, so that they are not covered: what is passed would count as check digits that are right.
 *
 * The gotcha: elsewhere `000` is the head office. So a country declares it, by a source.
 */
import { type Check, fieldReader } from '../vocabulary/check.js';

/**
 * @example
 * notZeros('branch')   // CA: transit 00000
 */
export function notZeros<const Field extends string>(field: Field): Check<Field> {
  return {
    name: 'not-zeros',
    severity: 'error',
    fields: [field],
    compile(spans) {
      const read = fieldReader(spans, [field]);
      return { verify: (text, _tables, from) => (/[^0]/.test(read(text, from)) ? 'not-covered' : 'failed') };
    },
  };
}
