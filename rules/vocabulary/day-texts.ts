/** The words of `payprep days`, which `rules/texts/<tag>/days.ts` give in each language. Parameters are in braces; labels are of 15 columns at most. Names of holidays are not translated. */
export interface DayTexts {
  /** What a day is: the banks are open, or not, or nobody knows. */
  readonly businessDay: string;
  readonly closed: string;
  readonly calendarEnds: string;
  /** Labels of a day. */
  readonly name: string;
  readonly status: string;
  readonly next: string;
  /** `{count}` business days on. */
  readonly inDays: string;
  readonly source: string;
  /** Whether it is law, proclaimed, or not proclaimed yet. */
  readonly statuses: Readonly<Record<'rule' | 'announced' | 'expected', string>>;
  /** Labels of a payment: the day on which the bank takes it, the first and the last day on which the payee can have it. */
  readonly accepted: string;
  readonly earliest: string;
  readonly latest: string;
  readonly atOnce: string;
  readonly closedBetween: string;
  readonly assumed: string;
  readonly noLatest: string;
  readonly atAllHours: string;
  readonly no: string;
  /** Ends in `--time` and `--cut-off`, the options that say it. */
  readonly beforeCutOff: string;
  readonly problems: Readonly<Record<'SYSTEM_NOT_COVERED' | 'CALENDAR_NOT_COVERED' | 'DATE_NOT_COVERED', string>>;
}
