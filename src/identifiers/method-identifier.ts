/**
 * Reads the account identifiers of recipient methods in the form that the method declares.
 */
import type { MethodIdentifier } from '../../rules/vocabulary/method.js';
import { isEmail } from './email.js';
import { internationalForms } from './mobile.js';
import { electronic, MAX_TEXT } from './text.js';

/**
 * The text in the form that the method declares; undefined where it does not have this form.
 *
 * @example
 * readMethodIdentifier({ type: 'PHONE', as: '+254', pattern: /^\+254[17]\d{8}$/ }, '0712 345 678') // '+254712345678'
 */
export function readMethodIdentifier({ as, pattern }: MethodIdentifier, value: string): string | undefined {
  if (value.length > MAX_TEXT) return undefined;
  const text = value.trim();
  if (as === 'email') return isEmail(text) ? text : undefined;
  const candidates = as === undefined ? [electronic(text)] : internationalForms(text, as);
  return candidates.find((candidate) => pattern?.test(candidate));
}
