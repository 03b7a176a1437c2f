/**
 * Telephone numbers. The numbering plans are those of libphonenumber; they are handed in, because they weigh more than all the rest.
 */

/** Judges a number; `country` is where a number without a country code would be dialled. */
export interface PhoneNumbers {
  /** The edition of the plans. */
  readonly edition: string;
  verify(text: string, country?: string): 'passed' | 'failed' | 'not-covered';
}

const MAX_LENGTH = 40;
/** Digits as people part them, and an extension. */
const FORM = /^\+?[\d\s().\u2010-\u2013/-]{4,40}(?:(?:ext\.?|x|#)\s?\d{1,7})?$/i;

/** What can be said of a number without any numbering plan: whether it could be one at all. */
export function isPhoneLike(text: string): boolean {
  const number = text.length <= MAX_LENGTH ? text.trim() : '';
  return FORM.test(number) && number.replace(/[ex#].*/i, '').replace(/\D/g, '').length <= 15;
}
