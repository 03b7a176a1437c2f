/** The words that `payprep returns`, `payees`, `iban`, `bic` and `banks` write beside what they found; `rules/texts/<tag>/lookups.ts` gives them in each language. Parameters are in braces. */
export interface LookupTexts {
  readonly returns: {
    /** Labels, in a column of seventeen characters. */
    readonly meaning: string;
    readonly fields: string;
    readonly putRightBy: string;
    readonly payAgain: string;
    /** Of alert codes that warn of the same before a payment. */
    readonly saidBeforeBy: string;
    readonly source: string;
    /** In place of a field. */
    readonly wholeInstruction: string;
    readonly actors: Readonly<Record<'payer' | 'payerBank' | 'payee' | 'payeeBank', string>>;
    /** Whether to pay again. */
    readonly retries: Readonly<Record<'corrected' | 'later' | 'never' | 'unknown', string>>;
    readonly noSuchCode: string;
  };
  readonly payees: {
    /** Headings of groups, and behind a number in the last line. */
    readonly confirm: string;
    readonly bankMerged: string;
    readonly note: string;
    readonly added: string;
    readonly removed: string;
    readonly unchanged: string;
    readonly shared: string;
    /** `{count}` */
    readonly onePayee: string;
    readonly payees: string;
    /** `{line}` */
    readonly line: string;
    /** `{before}`, `{after}` */
    readonly lines: string;
    /** The other payees with the same account: `{payees}` */
    readonly sharesWith: string;
    /** Labels of an account that is shown. */
    readonly before: string;
    readonly after: string;
    /** `{count}` */
    readonly moreRows: string;
  };
  /** Of `payprep iban` and `payprep bic`. */
  readonly identifiers: {
    readonly valid: string;
    readonly doubtful: string;
    readonly notValid: string;
    /** `{text}` */
    readonly foundIn: string;
    /** `{iban}` */
    readonly probablyMeant: string;
    /** Of an IBAN in which a character cannot be read: `{count}` */
    readonly noCandidate: string;
    readonly oneCandidate: string;
    readonly candidates: string;
    readonly moreCandidates: string;
    /** Labels, in a column of seventeen characters. */
    readonly country: string;
    readonly checkDigits: string;
    readonly bankCode: string;
    readonly branch: string;
    readonly account: string;
    readonly nationalDigits: string;
    readonly nationalCheck: string;
    readonly bank: string;
    readonly town: string;
    readonly systems: string;
    readonly printFormat: string;
    readonly electronic: string;
    readonly party: string;
    readonly location: string;
    /** `{country}` */
    readonly notRegistered: string;
    readonly nationalChecks: Readonly<Record<'passed' | 'failed' | 'not-covered', string>>;
    readonly noSystem: string;
    readonly noBank: string;
    /** Behind a part of a BIC: `{code}` */
    readonly forTests: string;
    readonly notConnected: string;
    readonly headOffice: string;
  };
  readonly banks: {
    /** Headings. */
    readonly code: string;
    readonly name: string;
    readonly otherName: string;
    readonly town: string;
    readonly kind: string;
    /** `{country}` */
    readonly none: string;
  };
}
