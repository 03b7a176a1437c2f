/**
 * What is to be known of a country's bank lists, `reference-data/banks/XX` and `branches/XX`, beside what they hold.
 * `countries/XX/bank-lists.ts` declares it where there is something to say. Tests and documents read it, and no bundle holds it.
 */

export interface BankLists {
  /**
   * The list that is missing, and who keeps it, with what was looked at; or why there is no more. Where a country of the IBAN registry has fewer than ten banks,
   * and where any country has none.
   */
  readonly missing?: string;
  /**
   * What a bank code looks like, where the directory has other codes than the account, or fewer of them. `beginnings`: it has the beginnings of
   * codes. `none`: it has BICs only.
   */
  readonly codes?: RegExp | 'beginnings' | 'none';
  /** What the member identification of a branch looks like. Its first group is the bank, as the directory of banks has it. */
  readonly branches?: RegExp;
  /** The other countries whose BICs the directory has: overseas territories, and banks that take part from abroad. */
  readonly abroad?: readonly string[];
}
