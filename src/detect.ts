/** `payprep/detect`: what a text can be (IBAN, BIC, reference …), and the payment instruction that a text contains. */
import { type Detection, detectIn } from './detect/detect.js';
import { type Extraction, type ExtractOptions, extractFrom } from './detect/extract.js';
import { isCountry } from './identifiers/country/codes.js';
import { readCountryOption } from './identifiers/country/option.js';

/** What is known beside the text. */
export interface DetectOptions {
  /** ISO 3166-1 alpha-2: numbers of this country come first. */
  readonly country?: string | undefined;
}

/**
 * Says what a text can be, each kind checked, the likeliest first. Any value gets an answer: none for what is no text.
 *
 * @throws TypeError for an option that there is not, and for a country that is no code of two capital letters
 *
 * @example
 * detect('111.444.777-35')[0] // { kind: 'CPF', country: 'BR', valid: true, because: ['WRITTEN_FORM', 'CHECK_DIGITS'] }
 */
export function detect(text: string, options: DetectOptions = {}): readonly Detection[] {
  const country = readCountryOption('detect', options, isCountry);
  return typeof text === 'string' ? detectIn(text, country) : [];
}

/**
 * Finds the account to pay in a text: in a footer, a mail, an invoice. Any value gets an answer.
 *
 * @throws TypeError for an option that there is not, and for a country that is no code of two capital letters
 *
 * @example
 * extract('Please pay to IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX').instruction
 * // { country: 'DE', creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } }, creditorAgent: { bic: 'COBADEFFXXX' } }
 */
export function extract(text: string, options: ExtractOptions = {}): Extraction {
  const country = readCountryOption('extract', options, isCountry);
  return extractFrom(typeof text === 'string' ? text : '', country);
}

export type { Detection, DetectReason } from './detect/detect.js';
export type { Extraction, ExtractOptions } from './detect/extract.js';
export type { Found, FoundBecause } from './detect/found.js';
export type { PaymentInstruction } from './instruction/payment-instruction.js';
