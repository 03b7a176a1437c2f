/**
 * Reads the account identifiers of recipient methods and settlement systems in the form that these declare.
 */
import type { RegisteredForm } from '../../rules/vocabulary/scheme.js';
import { electronic, MAX_TEXT } from '../characters/text.js';
import { isEmail } from './email.js';
import { internationalForms } from './mobile.js';
import { cleaned } from './personal-identifier.js';

/** How long a number without a plus may be for one of the country: a plus and eleven digits, as in China and Brazil. */
const LONGEST_NATIONAL = 12;

/**
 * The text in the form that is declared; undefined where it does not have this form.
 *
 * @example
 * readMethodIdentifier({ type: 'PHONE', as: '+254', pattern: /^\+254[17]\d{8}$/ }, '0712 345 678') // '+254712345678'
 */
export function readMethodIdentifier({ type, as, pattern }: RegisteredForm, value: string): string | undefined {
  if (value.length > MAX_TEXT) return undefined;
  const text = value.trim();
  if (as === 'email') return isEmail(text) ? text : undefined;
  if (as === 'lower-case') return pattern?.test(text.toLowerCase()) ? text.toLowerCase() : undefined;
  const candidates = as === undefined ? [type === 'TAX_ID' ? cleaned(text) : electronic(text)] : telephoneNumbers(text, as);
  return candidates.find((candidate) => pattern?.test(candidate));
}

/** Without a plus, a short number is none from abroad: a landline in Spain, 912 345 678, would be a number in India. */
const telephoneNumbers = (text: string, countryCode: string): readonly string[] =>
  internationalForms(text, countryCode).filter((form, at) => at === 0 || form.startsWith(countryCode) || form.length > LONGEST_NATIONAL);
