/**
 * Telephone numbers. The numbering plans of libphonenumber are passed in, because they are larger than everything else.
 */

import { extension, phoneWithExtension } from '../../rules/creditors/contacts.js';

/** Checks telephone numbers; `country` is the country of a number that has no country code. */
export interface PhoneNumbers {
  /** The edition of the plans. */
  readonly edition: string;
  verify(text: string, country?: string): 'passed' | 'failed' | 'not-covered';
  /** The country of a number, ISO 3166-1 alpha-2: `country` itself where it shares the calling code; undefined where it is not known. */
  countryOf?(text: string, country: string): string | undefined;
}

const MAX_LENGTH = 40;
/** At most fifteen digits, after an international prefix that begins with 0: 00, 011, 0011. */
const E164 = /^(?:\d{1,15}|0\d{1,18})$/;

/** True where the text may be a telephone number; it needs no numbering plan. */
export function isPhoneLike(text: string): boolean {
  const number = text.length <= MAX_LENGTH ? text.trim() : '';
  return phoneWithExtension.test(number) && E164.test(number.replace(/[ex#].*/i, '').replace(/\D/g, ''));
}

/** The digits of a number without its extension; none of a text that is too long to be one. */
const digitsOf = (text: string): string => (text.length > MAX_LENGTH ? '' : text.replace(extension, '').replace(/\D/g, ''));

/** True for numbers reserved for fiction: 555-0100 to 555-0199 of any North American area. */
export const isFictitious = (text: string): boolean => /^1?[2-9]\d{2}55501\d{2}$/.test(digitsOf(text));

/** True for a number that ends in the same digit seven times. */
export const isOneDigit = (text: string): boolean => /(\d)\1{6}$/.test(digitsOf(text));
