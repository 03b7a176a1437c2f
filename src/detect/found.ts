/** What `extract` finds in a text: values with their places, and what they rest on. */

/**
 * Why a value was taken. `CHECK_DIGITS`: its check digits hold. `LABEL`: the text says so, and the form fits. `BESIDE_IBAN`: it stands beside an
 * IBAN of its country. `REPAIR`: it was mistyped or misread, and one correction is sure enough; have it confirmed.
 * `WRONG_CHECK_DIGITS`, `WRONG_STRUCTURE`: a label calls it an IBAN, and its check digits, its length or its characters say that it is none. It makes no
 * candidate.
 */
export type FoundBecause = 'CHECK_DIGITS' | 'LABEL' | 'BESIDE_IBAN' | 'REPAIR' | 'WRONG_CHECK_DIGITS' | 'WRONG_STRUCTURE';

export type WrongBecause = Extract<FoundBecause, `WRONG_${string}`>;

/** A value in a text. */
export interface Found {
  /** `IBAN`, `BIC`, `NAME`, `ACCOUNT_NUMBER`, or what its country calls it: `SORT_CODE`, `CLABE`, `PIX_KEY`; `AMOUNT` (`1234.56`), `CURRENCY`; the code of a reference. */
  readonly kind: string;
  /** The value as an instruction has it: without the spaces of its groups, mended where it was misread. */
  readonly value: string;
  /** Start and end in the text, in UTF-16 code units, end exclusive. */
  readonly range: readonly [start: number, end: number];
  readonly because: FoundBecause;
}

/** The member of an account that a piece of text fills. */
export type Slot = 'iban' | 'bic' | 'bank' | 'branch' | 'account' | 'name' | 'anyName' | 'correspondent' | 'proxy';

/** A piece of text that belongs to an account. */
export interface Piece extends Found {
  readonly slot: Slot;
  /** The countries that it can belong to; empty where it does not say. */
  readonly countries: readonly string[];
  /** Where the next label begins: a number of an unknown country is read when the country is known. */
  readonly limit: number;
  /** It may be a word, and is taken only with an account that it belongs to: SWIFT REQUIRED. */
  readonly isUnsure?: boolean;
}

/** True for an IBAN that is none, though a label says so. */
export const isWrong = ({ because }: Found): boolean => because === 'WRONG_CHECK_DIGITS' || because === 'WRONG_STRUCTURE';
