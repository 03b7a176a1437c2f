/**
 * How people write an account number, and which fields of the BBAN it fills.
 *
 * A form reads cleaned text (upper case, no spaces, dots or slashes; hyphens kept) into fields, each padded to its length in the layout,
 * and writes the fields back. Padding happens only where a country declares it: a short number elsewhere is a mistyped number.
 */

/** Field name → its text, as long as the layout says. */
export type Fields = Readonly<Record<string, string>>;

/** Field name → its length. */
export type Lengths = Readonly<Record<string, number>>;

export interface AccountForm<Field extends string = string> {
  /** The fields that a number in this form fills. */
  readonly fields: readonly Field[];
  /** A field of the bank identifier that this form may put right. */
  readonly rewrites?: Field;
  /** The fields, or undefined when the text is not in this form; `known` is what the bank identifier has already given. */
  read(text: string, lengths: Lengths, known: Fields): Fields | undefined;
  /** The number as a domestic form wants it. */
  write(fields: Fields): string;
}

/** The name under which a form hands over, or asks for, the two check digits of the IBAN itself. */
export const IBAN_CHECK_DIGITS = 'ibanCheckDigits';

const lengthOf = (fields: readonly string[], lengths: Lengths): number => fields.reduce((sum, field) => sum + (lengths[field] ?? 0), 0);

const joined = (fields: readonly string[], values: Fields): string => fields.map((field) => values[field] ?? '').join('');

/** Cuts text of exactly the right length into fields. */
function cut(text: string, fields: readonly string[], lengths: Lengths): Fields | undefined {
  if (text.length !== lengthOf(fields, lengths)) return undefined;
  const values: Record<string, string> = {};
  let at = 0;
  for (const field of fields) {
    const end = at + (lengths[field] ?? 0);
    values[field] = text.slice(at, end);
    at = end;
  }
  return values;
}

const unhyphenated = (text: string): string => text.replaceAll('-', '');

/**
 * The fields one after the other, at their full length.
 *
 * @example
 * exactly('bank', 'account', 'check')   // BE: 539-0075470-34
 */
export function exactly<const Field extends string>(...fields: Field[]): AccountForm<Field> {
  return {
    fields,
    read: (text, lengths) => cut(unhyphenated(text), fields, lengths),
    write: (values) => joined(fields, values),
  };
}

/**
 * The fields one after the other, filled up with zeros on the left: `from` digits at least.
 *
 * @example
 * zeroPadded(1, 'account')   // DE: 532013000 is 0532013000
 */
export function zeroPadded<const Field extends string>(from: number, ...fields: Field[]): AccountForm<Field> {
  return {
    fields,
    read: (text, lengths) => {
      const digits = unhyphenated(text);
      return digits.length < from ? undefined : cut(digits.padStart(lengthOf(fields, lengths), '0'), fields, lengths);
    },
    write: (values) => joined(fields, values),
  };
}

/**
 * The fields one after the other; a number of `length` characters is filled up with zeros on the right.
 *
 * @example
 * zeroFilledAfter(16, 'bank', 'branch', 'bankCheck', 'account', 'check')   // HU: 8-8 stands for 8-8-8
 */
export function zeroFilledAfter<const Field extends string>(length: number, ...fields: Field[]): AccountForm<Field> {
  return {
    fields,
    read: (text, lengths) => {
      const digits = unhyphenated(text);
      return digits.length === length ? cut(digits.padEnd(lengthOf(fields, lengths), '0'), fields, lengths) : undefined;
    },
    write: (values) => joined(fields, values),
  };
}

/**
 * `prefix-base`, each filled up with zeros on the left; the prefix may be absent.
 *
 * @example
 * prefixed('prefix', 'account')   // CZ: 19-2000145399
 */
export function prefixed<const Prefix extends string, const Base extends string>(prefix: Prefix, base: Base): AccountForm<Prefix | Base> {
  return {
    fields: [prefix, base],
    read: (text, lengths) => {
      const hyphen = text.indexOf('-');
      const first = hyphen < 0 ? '' : text.slice(0, hyphen);
      const rest = text.slice(hyphen + 1);
      const prefixLength = lengths[prefix] ?? 0;
      const baseLength = lengths[base] ?? 0;
      if (hyphen === 0 || rest === '' || rest.includes('-') || first.length > prefixLength || rest.length > baseLength) return undefined;
      return { [prefix]: first.padStart(prefixLength, '0'), [base]: rest.padStart(baseLength, '0') };
    },
    write: (values) => {
      const first = (values[prefix] ?? '').replace(/^0+/, '');
      const rest = (values[base] ?? '').replace(/^0+(?=.)/, '');
      return first === '' ? rest : `${first}-${rest}`;
    },
  };
}

/**
 * The two check digits of the IBAN, then the fields one after the other.
 *
 * @example
 * withIbanCheckDigits('bank', 'check', 'account')   // PL: the NRB of 26 digits
 */
export function withIbanCheckDigits<const Field extends string>(...fields: Field[]): AccountForm<Field> {
  return {
    fields,
    read: (text, lengths) => {
      const values = cut(unhyphenated(text).slice(2), fields, lengths);
      return values && { ...values, [IBAN_CHECK_DIGITS]: text.slice(0, 2) };
    },
    write: (values) => (values[IBAN_CHECK_DIGITS] ?? '') + joined(fields, values),
  };
}
