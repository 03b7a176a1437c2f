/**
 * How people write an account number, and which fields of the BBAN it fills.
 *
 * A form reads cleaned text (upper case, no spaces or dots; hyphens and slashes kept) into fields, each padded to its length in the layout,
 * and writes the fields back.
 *
 * The gotcha: a form pads only where the country says so. Elsewhere a short number is a mistyped one.
 */

/** Field name → its text, as long as the layout says. */
export type Fields = Readonly<Record<string, string>>;

/** Field name → its length. */
export type Lengths = Readonly<Record<string, number>>;

/** How a number fills fields, one after the other. With the zeros that are added, it is as long as these are together. */
export interface Fill {
  readonly fields: readonly string[];
  /** How many zeros are added before the number. */
  readonly before: number;
  /** How many are added behind it. */
  readonly after: number;
  /** The place of a hyphen in the number: zeros fill up what stands behind it, from the left. Absent: the number has letters and digits alone. */
  readonly hyphen?: number;
  /** The first two characters are the check digits of the IBAN and belong to no field. */
  readonly hasIbanCheckDigits?: true;
}

export interface AccountForm<Field extends string = string> {
  /** The fields that a number in this form fills. */
  readonly fields: readonly Field[];
  /** The last field may be shorter than the layout says. */
  readonly isShortAllowed?: true;
  /** A field of the bank identifier that a number in this form may correct. */
  readonly rewrites?: Field;
  /** The fields, or undefined where the text is not in this form. `known` holds the fields of the bank identifier, `written` the text with its spaces. */
  read(text: string, lengths: Lengths, known: Fields, written?: string): Fields | undefined;
  /**
   * The fields of a number of this length, where it consists of letters and digits alone; `null`: no such number is in this form.
   * Absent or undefined: the length does not decide it.
   */
  fill?(length: number, lengths: Lengths): Fill | null | undefined;
  /** The shortest and the longest number where there is no `fill` to ask: an input field and an example need them. */
  span?(lengths: Lengths): readonly [from: number, to: number];
  /**
   * The number may have two parts with a hyphen between them, or a slash before its bank. What is before the hyphen is the first field, what is behind it
   * the second, each filled up with zeros on the left. `fill` is then for numbers without either.
   */
  readonly hasParts?: true;
  /** The part behind the hyphen holds several fields, and ends with the last, whatever its length: 505-12345678951. */
  readonly isFilledFromEnd?: true;
  /** The number as domestic payments write it. */
  write(fields: Fields): string;
}
