/** What a label in front of a value says. */

/**
 * What follows a label. `payer`: what is the payer's, in forms that name both. `unlikely`: an account that the text hardly asks to pay. `other` ends the
 * value before it, and says nothing more.
 */
export type LabelMeaning =
  | 'iban'
  | 'bic'
  | 'bank'
  | 'branch'
  | 'account'
  | 'name'
  | 'any-name'
  | 'name-in-sentence'
  | 'name-below-iban'
  | 'payer'
  | 'unlikely'
  | 'correspondent'
  | 'reference'
  | 'amount'
  | 'currency'
  | 'proxy'
  | 'other';

export interface LabelDeclaration {
  readonly meaning: LabelMeaning;
  /** ISO 3166-1 alpha-2: where the number is used that follows. */
  readonly countries?: readonly string[];
  /** What the number is called, as `detect` and `extract` say it. Default: `BANK_CODE`, `ACCOUNT_NUMBER`. */
  readonly kind?: string;
  /** It says so only where it stands as labels do, at the beginning and with a colon. */
  readonly isHeading?: true;
  /** It says so only of a number directly behind it: “zu Lasten” may also say who pays the charges. */
  readonly isBeside?: true;
  /** The number as it is written behind such a label, anchored and linear: another number behind it is not of the country. */
  readonly form?: RegExp;
  /** It names the payee, so that what is said of a correspondent ends before it. */
  readonly isOfPayee?: true;
  /** It names the payer or the payee: what the label beside it says is theirs, as in “IBAN of the payee”. */
  readonly isParty?: true;
  /** It ends in a word for “account”, which may be that of one country: “Na rachunek”. */
  readonly isOfAccount?: true;
  /** It means “account” beside a party, and nothing alone. */
  readonly isAccountWord?: true;
  /** It says so only in a text that names this of the same country, too: a bank is called by its name elsewhere. */
  readonly onlyWith?: LabelMeaning;
  /** It says so only behind a bank. */
  readonly isBehindBank?: true;
  /** Behind a branch it says so without a colon: “Ag 1234-5 CC 12345-6”. */
  readonly isSureBehindBranch?: true;
  /** A number on its line is its value without a colon, in sentences, too: the label says nothing else. */
  readonly isSureBeside?: true;
  /** What stands between label and number, such as the name of a bank: `계좌번호: 신한은행 110-123-456789`. Anchored, linear; it says so only where that is there. */
  readonly between?: RegExp;
  /** The bank stands before the label, and this is how it does; the first group is its identifier. Anchored at the end, linear. */
  readonly bankBefore?: RegExp;
  /** Separated by commas. */
  readonly names: string;
}
