/**
 * QR-IBANs: Swiss and Liechtenstein IBANs that take payments with a QR reference, and with nothing else.
 *
 * @see SIX, Swiss Implementation Guidelines for the QR-bill
 */
import { ibanWithQrIid } from '../../rules/banks/qr-iids.js';
import { mod97 } from '../../rules/check-digits/mod97.js';
import { electronic, MAX_TEXT } from '../characters/text.js';

/**
 * True for a QR-IBAN with right check digits, as people write it.
 *
 * @example
 * isQrIban('CH44 3199 9123 0008 8901 2') // true
 */
export function isQrIban(iban: string): boolean {
  const text = typeof iban !== 'string' || iban.length > MAX_TEXT ? '' : electronic(iban);
  return ibanWithQrIid.test(text) && /^.{9}[A-Z0-9]{12}$/.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1;
}
