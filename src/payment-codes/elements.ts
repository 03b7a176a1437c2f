/** The checks that the elements of every kind of code share. */
import { mod97 } from '../../rules/check-digits/mod97.js';
import type { PaymentCodePlace, Problems } from './problems.js';

/** What an element of a code must look like. */
export interface ElementRule {
  /** As a reason names it: `the name of the creditor`. */
  readonly name: string;
  /** In characters. */
  readonly max: number;
  readonly required?: boolean;
  /** Anchored and linear. */
  readonly form?: RegExp;
  /** It has printable ASCII alone. */
  readonly isAscii?: boolean;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The number of characters, each of which may be two UTF-16 code units. */
export const characterCount = (text: string): number => [...text].length;

/** Checks one element. Returns true where it is there and has the form. */
export function checkElement(
  value: string,
  { name, max, required, form, isAscii }: ElementRule,
  place: PaymentCodePlace,
  problems: Problems,
): boolean {
  const subject = capitalized(name);
  if (value === '') {
    if (required) problems.add('ELEMENT_MISSING', place, `${subject} is missing.`);
    return false;
  }
  if (characterCount(value) > max) problems.add('TOO_LONG', place, `${subject} has more than ${max} characters.`);
  else if (form !== undefined && !form.test(value))
    problems.add('INVALID_FORMAT', place, `${subject} does not have the form that it must have.`);
  else if (isAscii && !/^[\x20-\x7e]*$/.test(value))
    problems.add('CHARACTER_NOT_ALLOWED', place, `${subject} has a character beyond ASCII.`);
  else return true;
  return false;
}

/** A decimal with a point. */
export interface AmountRule {
  readonly name: string;
  /** The digits before the point. */
  readonly whole: number;
  /** How many decimals: at least, at most. */
  readonly decimals: readonly [number, number];
  /** Zero says that there is nothing to pay. */
  readonly mayBeZero?: boolean;
  /** `10.` is ten. */
  readonly mayEndInPoint?: boolean;
  /** `010` is no amount. */
  readonly isWithoutLeadingZeros?: boolean;
}

const DECIMAL = /^\d{1,20}(?:\.\d{1,10})?$/;

/** Checks an amount that is there. */
export function checkAmount(
  value: string,
  { name, whole, decimals: [least, most], mayBeZero, mayEndInPoint, isWithoutLeadingZeros }: AmountRule,
  place: PaymentCodePlace,
  problems: Problems,
): void {
  const subject = capitalized(name);
  const [before = '', after = ''] = value.split('.');
  const isDecimal = DECIMAL.test(mayEndInPoint ? value.replace(/\.$/, '') : value) && !(isWithoutLeadingZeros && /^0\d/.test(value));
  if (!isDecimal || after.length < least || after.length > most) {
    const decimals = least === most ? `${most} decimals` : `at most ${most} decimals`;
    problems.add(
      'INVALID_FORMAT',
      place,
      `${subject} is written with digits and ${most === 0 ? 'no decimals' : `a point, with ${decimals}`}.`,
    );
  } else if (before.replace(/^0+(?=\d)/, '').length > whole) {
    problems.add('AMOUNT_OUT_OF_RANGE', place, `${subject} has more than ${whole} digits before the point.`);
  } else if (!mayBeZero && /^[0.]+$/.test(value)) {
    problems.add('AMOUNT_OUT_OF_RANGE', place, `${subject} is zero.`);
  }
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Form and check digits of an IBAN. Structure and national check digits are for `validate`. */
export function checkIban(value: string, name: string, place: PaymentCodePlace, problems: Problems): boolean {
  const isCorrect = IBAN.test(value) && mod97(value, 0, 4, mod97(value, 4)) === 1;
  if (!isCorrect) problems.add('IBAN_INCORRECT', place, `${capitalized(name)} is no IBAN with correct check digits, without spaces.`);
  return isCorrect;
}

/** ISO 9362: eight or eleven characters. */
export const BIC_FORM = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** True for a creditor reference with correct check digits, ISO 11649. */
export const isCreditorReference = (text: string): boolean =>
  /^RF\d{2}[A-Z0-9]{1,21}$/.test(text) && mod97(text, 0, 4, mod97(text, 4)) === 1;
