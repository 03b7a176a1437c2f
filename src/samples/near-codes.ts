/** The known codes that are like one that is not known. */
import { closestNames } from '../instruction/closest-name.js';

/** No code is longer; comparing a longer text would take its time, and say nothing. */
const MAX_LENGTH = 80;

const MOST = 5;

const wordsOf = (code: string): readonly string[] =>
  code
    .toUpperCase()
    .split(/[^A-Z\d]+/)
    .filter((word) => word.length > 1);

/**
 * The nearest codes, else those that share most words with the text; none where it is like none.
 *
 * @example
 * nearCodes('IBAN_CHECK_DIGITS', ['CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', 'COUNTRY_UNKNOWN']) // ['CREDITOR_IBAN_INCORRECT_CHECK_DIGITS']
 */
export function nearCodes(text: string, known: readonly string[]): readonly string[] {
  if (text.length > MAX_LENGTH) return [];
  const nearest = closestNames(text, known);
  if (nearest.length > 0) return nearest.slice(0, MOST);
  const words = new Set(wordsOf(text));
  const shared = known.map((code) => wordsOf(code).filter((word) => words.has(word)).length);
  const most = Math.max(...shared);
  return most === 0 ? [] : known.filter((_, at) => shared[at] === most).slice(0, MOST);
}
