/** The values that `extract` finds in a text, with their ranges and reasons. */

/**
 * Why a value was taken. `CHECK_DIGITS`: its check digits are right. `LABEL`: a label names it, and its form is right. `BESIDE_IBAN`: it stands beside an
 * IBAN of its country. `FORM`: a bank and its account are written so, and nothing else is. `REPAIR`: it was mistyped or misread, and there is one certain correction; ask the payee to confirm it.
 * `WRONG_CHECK_DIGITS`, `WRONG_STRUCTURE`: it is labelled IBAN, but its check digits, its length or its characters are wrong. It makes no candidate.
 */
export type FoundBecause = 'CHECK_DIGITS' | 'LABEL' | 'BESIDE_IBAN' | 'FORM' | 'REPAIR' | 'WRONG_CHECK_DIGITS' | 'WRONG_STRUCTURE';

export type WrongBecause = Extract<FoundBecause, `WRONG_${string}`>;

/** A value in a text. */
export interface Found {
  /** `IBAN`, `BIC`, `NAME`, `ACCOUNT_NUMBER`, or what its country calls it: `SORT_CODE`, `CLABE`, `PIX_KEY`; `AMOUNT` (`1234.56`), `CURRENCY`; the code of a reference. */
  readonly kind: string;
  /** The value as an instruction has it: without spaces between its groups, and corrected if it was misread. */
  readonly value: string;
  /** Start and end in the text, in UTF-16 code units, end exclusive. */
  readonly range: readonly [start: number, end: number];
  readonly because: FoundBecause;
}

/** The member of an account that a piece of text fills. */
export type Slot = 'iban' | 'bic' | 'bank' | 'branch' | 'account' | 'name' | 'anyName' | 'correspondent' | 'proxy';

/** A piece of text that belongs to an account. */
export interface AccountPiece extends Found {
  readonly slot: Slot;
  /** The countries that it can belong to; empty if it does not tell. */
  readonly countries: readonly string[];
  /** The start of the next label. A number without a country is read again, up to here, when its country is known. */
  readonly limit: number;
  /** The text parts its value by more than separators: the value stands as it is. */
  readonly isInCells?: boolean;
  /** It may be a word, as in “SWIFT REQUIRED”, and is taken only with the account that it belongs to. */
  readonly isUnsure?: boolean;
}

/** True for a value that is labelled IBAN but is not a valid one. */
export const isWrong = ({ because }: Found): boolean => because === 'WRONG_CHECK_DIGITS' || because === 'WRONG_STRUCTURE';
