/**
 * Reads the account identifiers of recipient methods and settlement systems in the form that these declare.
 */
import type { RegisteredForm } from '../../rules/vocabulary/scheme.js';
import { isEmail } from './email.js';
import { internationalForms } from './mobile.js';
import { electronic, MAX_TEXT } from './text.js';

/**
 * The text in the form that is declared; undefined where it does not have this form.
 *
 * @example
 * readMethodIdentifier({ type: 'PHONE', as: '+254', pattern: /^\+254[17]\d{8}$/ }, '0712 345 678') // '+254712345678'
 */
export function readMethodIdentifier({ as, pattern }: RegisteredForm, value: string): string | undefined {
  if (value.length > MAX_TEXT) return undefined;
  const text = value.trim();
  if (as === 'email') return isEmail(text) ? text : undefined;
  if (as === 'lower-case') return pattern?.test(text.toLowerCase()) ? text.toLowerCase() : undefined;
  const candidates = as === undefined ? [electronic(text)] : internationalForms(text, as);
  return candidates.find((candidate) => pattern?.test(candidate));
}
