/**
 * Telephone numbers. The numbering plans are those of libphonenumber; they are handed in, because they weigh more than all the rest.
 */

/** Judges a number; `country` is where a number without a country code would be dialled. */
export interface PhoneNumbers {
  /** The edition of the plans. */
  readonly edition: string;
  verify(text: string, country?: string): 'passed' | 'failed' | 'not-covered';
  /** The country of a number, ISO 3166-1 alpha-2: `country` itself where it shares the calling code; undefined where it is not known. */
  countryOf?(text: string, country: string): string | undefined;
}

const MAX_LENGTH = 40;
/** Digits as people part them, and an extension. */
const FORM = /^\+?[\d\s().\u2010-\u2013/-]{4,40}(?:(?:ext\.?|x|#)\s?\d{1,7})?$/i;

/** At most fifteen digits; those by which a country dials abroad come before them, and begin with 0: 00, 011, 0011. */
const E164 = /^(?:\d{1,15}|0\d{1,18})$/;

/** What can be said of a number without any numbering plan: whether it could be one at all. */
export function isPhoneLike(text: string): boolean {
  const number = text.length <= MAX_LENGTH ? text.trim() : '';
  return FORM.test(number) && E164.test(number.replace(/[ex#].*/i, '').replace(/\D/g, ''));
}

const digitsOf = (text: string): string => text.replace(/(?:ext|x|#).{0,40}$/i, '').replace(/\D/g, '');

/** True for the numbers of films and documents: 555-0100 to 555-0199 of any North American area. */
export const isFictitious = (text: string): boolean => /^1?[2-9]\d{2}55501\d{2}$/.test(digitsOf(text));

/** True for a number that ends in the same digit seven times. */
export const isOneDigit = (text: string): boolean => /(\d)\1{6}$/.test(digitsOf(text));
