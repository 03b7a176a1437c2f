/** How a language is written: what the tests of its texts ask for. A file a language beside this one, named by its BCP 47 tag. */
export interface Writing {
  /** Letters beside A to Z, as they stand in the class of a regular expression with the flag `u`: `äöü`, `\\p{Script=Han}`. */
  readonly letters: string;
  /** Punctuation beside the stop, the comma, the hyphen, the slash and parentheses. */
  readonly marks: string;
  /** What ends a sentence; a stop where nothing is said. */
  readonly stop?: string;
  /** Words before a parameter that would have to change with what it stands for: “le IBAN”, “y ISO”. */
  readonly bound?: string;
  /** What one country of the language writes otherwise than another, or does not understand; and what this one does not write. */
  readonly local?: RegExp;
}
