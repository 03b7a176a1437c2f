/** The words of the report, which `rules/texts/<tag>/report.ts` give in each language. Parameters are in braces. Statuses and alert codes are not translated. */
export interface ReportTexts {
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
}
