/** The words that `payprep returns` and `payprep payees` write beside what they found; `rules/texts/<tag>/lookups.ts` gives them in each language. Parameters are in braces. */
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
}
