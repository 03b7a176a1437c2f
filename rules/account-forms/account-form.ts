/** The forms that most countries use: fields one after the other, at their full length or filled up with zeros. */
import type { AccountForm, Fields, Fill, Lengths } from '../vocabulary/account-form.js';

/** The name of the two check digits of the IBAN among the fields that a form reads and writes. */
export const IBAN_CHECK_DIGITS = 'ibanCheckDigits';

/** How many characters these fields have together. */
export function lengthOf(fields: readonly string[], lengths: Lengths): number {
  let length = 0;
  for (const field of fields) length += lengths[field] ?? 0;
  return length;
}

/** The texts of these fields, one after the other; what is not known adds nothing. */
export function joined(values: Readonly<Record<string, string | undefined>>, fields: readonly string[]): string {
  let text = '';
  for (const field of fields) text += values[field] ?? '';
  return text;
}

/** Splits text into the fields that it fills. */
function splitIntoFields(text: string, { fields, before, after, hasIbanCheckDigits }: Fill, lengths: Lengths): Fields {
  const values: Record<string, string> = {};
  let whole = hasIbanCheckDigits ? text.slice(2) : text;
  if (before > 0) whole = '0'.repeat(before) + whole;
  if (after > 0) whole += '0'.repeat(after);
  let at = 0;
  for (const field of fields) {
    const end = at + (lengths[field] ?? 0);
    values[field] = whole.slice(at, end);
    at = end;
  }
  if (hasIbanCheckDigits) values[IBAN_CHECK_DIGITS] = text.slice(0, 2);
  return values;
}

/** The number without the hyphens and slashes between its groups. */
export const withoutSeparators = (text: string): string => (text.includes('-') || text.includes('/') ? text.replace(/[-/]/g, '') : text);

/**
 * True for a number with one hyphen or slash that has the account first and the bank last, where the fields begin with the bank: 0801461843/10000000 is as
 * long as a German BBAN and none. The lengths show it: behind the separator there is a whole bank, and before it none.
 */
function endsWithBank(text: string, { fields, before }: Fill, lengths: Lengths): boolean {
  const seam = text.search(/[-/]/);
  const namesBank = fields.includes('bank') || (fields.includes('branch') && before === 0);
  if (seam < 0 || !namesBank || /[-/]/.test(text.slice(seam + 1))) return false;
  const ends = fields.map((_, at) => lengthOf(fields.slice(0, at + 1), lengths));
  return !ends.includes(seam + before) && ends.includes(text.length - seam - 1);
}

/** A form in which the length of a number decides where each of its characters belongs. */
export function byLength<const Field extends string>(
  fields: readonly Field[],
  fill: (length: number, lengths: Lengths) => Fill | null,
): AccountForm<Field> & { readonly fill: typeof fill } {
  return {
    fields,
    fill,
    read: (text, lengths) => {
      const number = withoutSeparators(text);
      const found = fill(number.length, lengths);
      if (found === null || endsWithBank(text, found, lengths)) return undefined;
      return splitIntoFields(number, found, lengths);
    },
    write: (values) => joined(values, fields),
  };
}

/**
 * The fields one after the other, at their full length.
 *
 * @example
 * exactly('bank', 'account', 'check')   // BE: 539-0075470-34
 */
export const exactly = <const Field extends string>(...fields: Field[]) =>
  byLength(fields, (length, lengths) => (length === lengthOf(fields, lengths) ? { fields, before: 0, after: 0 } : null));

/**
 * The fields one after the other, filled up with zeros on the left: `from` digits at least.
 *
 * @example
 * zeroPadded(1, 'account')   // DE: 532013000 is 0532013000
 */
export const zeroPadded = <const Field extends string>(from: number, ...fields: Field[]) =>
  byLength(fields, (length, lengths) => {
    const before = lengthOf(fields, lengths) - length;
    return length < from || before < 0 ? null : { fields, before, after: 0 };
  });

/**
 * The fields one after the other; a number of `length` characters is filled up with zeros on the right.
 *
 * @example
 * zeroFilledAfter(16, 'bank', 'branch', 'bankCheck', 'account', 'check')   // HU: 8-8 stands for 8-8-8
 */
export const zeroFilledAfter = <const Field extends string>(length: number, ...fields: Field[]) =>
  byLength(fields, (given, lengths) => (given === length ? { fields, before: 0, after: lengthOf(fields, lengths) - length } : null));

/**
 * The fields one after the other, or behind the bank and a hyphen; bank and number each filled up with zeros on the left. A space may stand for
 * the hyphen behind a whole bank where the digits are too many for the fields alone.
 *
 * @example
 * behindBank('bank', 'account')   // DK: 40-440116243, 0040 440116243, or 440116243
 */
export function behindBank<const Field extends string>(bank: Field, ...fields: Field[]): AccountForm<Field> {
  const number = zeroPadded(1, ...fields);
  return {
    fields: [bank, ...fields],
    hasParts: true,
    ...(fields.length > 1 && { isFilledFromEnd: true as const }),
    read: (text, lengths, known, written = '') => {
      const length = lengthOf([bank], lengths);
      const isLong = text.length > lengthOf(fields, lengths) && written.trim().search(/\s/) === length;
      const seam = isLong && !text.includes('-') ? length : text.indexOf('-');
      if (seam < 1 || seam > length) return number.read(text, lengths, known);
      const values = number.read(text.slice(seam), lengths, known);
      return values && { ...values, [bank]: text.slice(0, seam).padStart(length, '0') };
    },
    fill: number.fill,
    write: number.write,
  };
}

/**
 * The two check digits of the IBAN, then the fields one after the other.
 *
 * @example
 * withIbanCheckDigits('bank', 'check', 'account')   // PL: the NRB of 26 digits
 */
export const withIbanCheckDigits = <const Field extends string>(...fields: Field[]): AccountForm<Field> => ({
  ...byLength(fields, (length, lengths) =>
    length === 2 + lengthOf(fields, lengths) ? { fields, before: 0, after: 0, hasIbanCheckDigits: true } : null,
  ),
  write: (values) => joined(values, [IBAN_CHECK_DIGITS, ...fields]),
});

/**
 * One field of varying length: `from` characters at least, never padded.
 *
 * @example
 * upToFull(4, 'account')   // US: an account number has no fixed length
 */
export function upToFull<const Field extends string>(from: number, field: Field): AccountForm<Field> {
  return {
    fields: [field],
    isShortAllowed: true,
    span: (lengths) => [from, lengthOf([field], lengths)],
    read: (text, lengths) => {
      const number = withoutSeparators(text);
      return number.length >= from && number.length <= lengthOf([field], lengths) ? { [field]: number } : undefined;
    },
    write: (values) => joined(values, [field]),
  };
}

/**
 * A number by which the bank alone knows the account, and which fills no field: `from` to `to` characters, at these banks or at any.
 *
 * @example
 * bankOwn(8, 18)            // PE: the number by which the bank knows the account, where a CCI is not at hand
 * bankOwn(1, 15, /UNIL/)    // PK: UBL makes an IBAN of it by a rule of its own
 */
export function bankOwn(from: number, to: number, banks = /^/): AccountForm<never> {
  return {
    fields: [],
    span: () => [from, to],
    read: (text, _lengths, known) => {
      const number = withoutSeparators(text);
      return number.length >= from && number.length <= to && /^\d[A-Z0-9]*$/.test(number) && banks.test(known.bank ?? '') ? {} : undefined;
    },
    write: () => '',
  };
}
