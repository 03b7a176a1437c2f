/**
 * The shape of a dataset: what `reference-data/**` holds, and what an overlay
 * brings at run time.
 *
 * A row is as wide as `columns`; a cell that is not known is `null`.
 */
export type Cell = string | number | null;

/** Where the facts of a dataset come from. */
export interface DatasetSource {
  /** Who published the facts. */
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
  /** Who carried them to us, or what we did to them on the way. */
  readonly via: string;
  /** The day they were fetched, `YYYY-MM-DD`. */
  readonly retrieved: string;
  readonly licence: string;
}

/** What a dataset says of itself. */
export type DatasetFacts = Pick<Dataset, 'edition' | 'confidence' | 'completeness'>;

export interface Dataset {
  /** Its name, which is also its path: `banks/BE`. */
  readonly dataset: string;
  /** The day, month or year the facts are of: `2026-07-06`, `2026-07` or `2026`. */
  readonly edition: string;
  readonly format: 1;
  readonly source: DatasetSource;
  /** `official`: made from a register. `manual`: collected by hand. `derived`: inferred. */
  readonly confidence: 'official' | 'manual' | 'derived';
  /** Only a dataset both `complete` and `official` may say that something does not exist. */
  readonly completeness: 'complete' | 'partial';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Only a dataset that is both official and complete may say that something does not exist. */
export const isExhaustive = ({ confidence, completeness }: DatasetFacts): boolean =>
  confidence === 'official' && completeness === 'complete';
