/** How a national payment code or link is written: what parts it, and which part says what. */

export interface TextCode {
  /** What `parsePaymentCode` calls it. */
  readonly code: string;
  /** How the text begins. Anchored, linear. Named groups are parts, too. */
  readonly start: RegExp;
  /** What parts it: the ends of lines, bars, or the parameters of a link. */
  readonly parted: 'lines' | 'bars' | 'query';
  /** Between the name and the value of a part. Absent: parts have numbers, from 1. */
  readonly separator?: ':' | '=';
  /** ISO 3166-1 alpha-2; absent: the IBAN says it. */
  readonly country?: string;
  /** ISO 4217: the only currency. Absent: a part says it. */
  readonly currency?: string;
  /** How the amount is written. `minor`: in the smallest unit, without a point. */
  readonly amountForm: RegExp | 'minor';
  /** The account: an IBAN, or a number in this form. */
  readonly accountForm?: RegExp;
  /** What stands before the account number that makes it an IBAN. */
  readonly ibanPrefix?: string;
  /** Where each value stands. */
  readonly parts: {
    readonly account: string;
    readonly name: string;
    readonly amount: string;
    readonly currency?: string;
    readonly bic?: string;
    readonly bank?: string;
    readonly reference?: string;
    /** What stands before the reference and is part of it: the model. */
    readonly referenceModel?: string;
    readonly message?: string;
  };
  /** The most characters of a part. */
  readonly longest?: Readonly<Record<string, number>>;
  /** Parts that have to be there, beside the account. */
  readonly required?: readonly string[];
}

/** A published or made example. */
export interface TextCodeExample {
  readonly text: string;
  readonly account: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly name?: string;
  readonly reference?: string;
  readonly message?: string;
}
