/** The first fault of an IBAN. */
import { parse } from '../../../src/identifiers/iban/iban.js';

/** The problem, and the text that it stands in. */
export function fault(text: string): readonly [string, string, string | undefined] | undefined {
  const result = parse(text);
  return result.ok ? undefined : [result.problem, text.slice(...result.range), result.country];
}
