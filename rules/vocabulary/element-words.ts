/** What `payprep/element` says beside the texts of fields and alerts; `rules/texts/<tag>/element.ts` gives it in each language. */
export interface ElementWords {
  /** `{text}` */
  readonly didYouMean: string;
  readonly use: string;
  readonly bank: string;
  readonly choose: string;
  /** What an entry looks like: `{text}` */
  readonly example: string;
  /** How many banks fit what was typed: `{count}` */
  readonly found: string;
  /** No bank does. */
  readonly none: string;
  /** What is typed has not been checked yet: what checks it is being loaded. */
  readonly checking: string;
  /** The fields, or what checks them, could not be loaded. */
  readonly notLoaded: string;
}
