/** The words of the report, which `rules/texts/<tag>/report.ts` give in each language. Parameters are in braces. Statuses and alert codes are not translated. */
export interface ReportTexts {
  /** The title, for commands that check and for those that complete. `{files}` */
  readonly checked: string;
  readonly completed: string;
  readonly rows: string;
  readonly row: string;
  readonly file: string;
  readonly status: string;
  readonly country: string;
  readonly bank: string;
  readonly code: string;
  readonly alerts: string;
  /** The heading of the text beside a code: in English what to do, else what the alert means. */
  readonly meaning: string;
  /** The option of a filter that shows every row. */
  readonly all: string;
  /** `{count}`, `{on}` */
  readonly head: string;
  readonly noAlert: string;
  /** `{count}` */
  readonly more: string;
  /** `{count}` */
  readonly hidden: string;
  /** `{shown}`, `{total}` */
  readonly shown: string;
  readonly cannotRead: string;
  /** An outcome, as the others below. */
  readonly unreadable: string;
  /** A country or a bank. */
  readonly unknown: string;
  readonly nothingKnown: string;
  readonly enriched: string;
  /** In place of `head`, where the page holds names and account numbers. `{count}`, `{on}` */
  readonly headShown: string;
  readonly cell: string;
  /** The heading of the sentence about a fault. */
  readonly fault: string;
  readonly severity: string;
  readonly error: string;
  readonly warning: string;
  readonly info: string;
  readonly correction: string;
  readonly name: string;
  readonly account: string;
  readonly proposals: string;
  /** `{count}`, `{expected}` */
  readonly ibanLength: string;
  /** Of a cell with an IBAN and a BIC, or a bank code and an account number. */
  readonly severalInOne: string;
  /** Edits of a number that is not shown, by the places of its characters, from 1: `{at}`, `{text}` */
  readonly insert: string;
  /** `{at}`, `{text}`; `at` may be several, such as 3–5. */
  readonly replace: string;
  /** `{range}`, such as 3–5 */
  readonly remove: string;
  /** `{range}` */
  readonly keep: string;
  /** In place of an address that is not shown. */
  readonly inFields: string;
  /** Why a row cannot be read, and what to do. */
  readonly formulaError: string;
  readonly rounded: string;
  readonly fieldCount: string;
  readonly malformed: string;
  readonly tooLarge: string;
  readonly empty: string;
  /** A heading, and what it says of the rows below it. */
  readonly severalNames: string;
  readonly sameAccount: string;
}
