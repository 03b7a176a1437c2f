/**
 * RF creditor reference: RF, two check digits, up to 21 letters and digits.
 *
 * The check digits are ISO 7064 MOD 97-10 over the reference with RF moved behind it, as in an IBAN.
 *
 * @see ISO 11649:2009
 * @see SIX, Swiss Implementation Guidelines for the QR-bill (example RF18 5390 0754 7034)
 */
import { mod97Digits } from '../check-digits/mod97.js';
import { computed, grouped, type ReferenceExamples, reference } from '../vocabulary/reference.js';

export const RF = reference({
  code: 'RF',
  name: 'RF creditor reference, ISO 11649',
  usedFor: 'Invoices in SEPA and beyond: the structured reference of a credit transfer.',
  form: /^RF\d{2}[A-Z0-9]{1,21}$/,
  body: /^[A-Z0-9]{1,21}$/,
  ignored: '-.,/:',
  format: (value) => grouped(value, 4),
  parts: (value) => ({ checkDigits: value.slice(2, 4), reference: value.slice(4) }),
  checks: [
    computed(
      'iso7064-mod97-10',
      (value) => value.slice(4),
      (body) => `RF${mod97Digits(`${body}RF`)}${body}`,
    ),
  ],
  evidence: 'mark',
  confidence: 'verified',
});

export const sources: readonly string[] = ['ISO 11649:2009', 'SIX, Swiss Implementation Guidelines for the QR-bill'];

export const examples: ReferenceExamples = {
  valid: ['RF18 5390 0754 7034', 'RF18539007547034', 'rf18-5390-0754-7034'],
  invalid: { 'RF19 5390 0754 7034': 'INCORRECT_CHECK_DIGITS', RF18: 'INVALID_FORMAT', RF185390075470340000000000000: 'INVALID_FORMAT' },
  built: { '539007547034': 'RF18539007547034' },
};
