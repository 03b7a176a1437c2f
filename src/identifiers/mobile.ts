/**
 * Mobile numbers as people write them, in the international form of E.164: a plus, the country code, the number.
 *
 * It uses no numbering plan: the caller checks the number. Without a plus, the number may or may not begin with the country code, so there
 * are two readings, the national one first.
 *
 * @see ITU-T E.164: at most fifteen digits
 */
import { electronic, MAX_TEXT } from '../characters/text.js';

const NUMBER = /^\+?\d{4,17}$/;

/**
 * The international forms that a number may have; none for text that is no number.
 *
 * @example
 * internationalForms('0712 345 678', '+254') // ['+254712345678', '+0712345678']
 */
export function internationalForms(text: string, countryCode: string): readonly string[] {
  // a zero in parentheses is dialled inside the country only
  const number = text.length > MAX_TEXT ? '' : electronic(text.replace('(0)', '')).replace(/[()/]/g, '');
  if (!NUMBER.test(number)) return [];
  if (number.startsWith('+')) return [number];
  if (number.startsWith('00')) return [`+${number.slice(2)}`];
  return [countryCode + number.replace(/^0/, ''), `+${number}`];
}
