/** The shape of a dataset, in `reference-data/**` and in overlays. */

/** A cell; `null` where the fact is not known. */
export type Cell = string | number | null;

/** The source of a dataset. */
export interface DatasetSource {
  /** Who published the facts. */
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
  /** Who passed the facts on, or how they were converted. */
  readonly via: string;
  /** The day of retrieval, `YYYY-MM-DD`. */
  readonly retrieved: string;
  /** The licence of the compilation, by SPDX; `NOASSERTION` where its compiler states none. It grants nothing that the publisher did not grant: see `DatasetPart`. */
  readonly licence: string;
}

/**
 * On which terms a publisher lets his facts be passed on. `open`: without conditions. `credit`: with a wording that has to appear. `unclear`: nothing was
 * found that allows or forbids it. `non-commercial`: for that alone. `refused`: not.
 */
export type Terms = 'open' | 'credit' | 'unclear' | 'non-commercial' | 'refused';

/** What a dataset has of one publisher. */
export interface DatasetPart {
  /** The publisher's id in `reference-data/publishers.json`, and in the manifest. */
  readonly publisher: string;
  readonly terms: Terms;
  /** His columns. Missing: all that no other part names. */
  readonly columns?: readonly string[];
}

/** The dataset of a fact, and how far it can be trusted. */
export type DatasetOrigin = Pick<Dataset, 'dataset' | 'edition' | 'confidence'>;

/** How new, how sure and how complete a dataset is. */
export type DatasetFacts = Pick<Dataset, 'edition' | 'confidence' | 'completeness'>;

/**
 * How many of the codes in use a column lists. `complete`: all, on the day of the edition. `partial`: most, so that an absent code is worth a look.
 * `excerpt`: some of very many; being absent says nothing.
 */
export type Listed = Dataset['completeness'] | 'excerpt';

export interface Dataset {
  /** The name, which is also the path: `banks/BE`. */
  readonly dataset: string;
  /** The day, month or year of the facts: `2026-07-06`, `2026-07` or `2026`. */
  readonly edition: string;
  readonly format: 1;
  readonly source: DatasetSource;
  /** Whose facts the dataset holds. A row whose column `publisher` names one is that one's. Missing: a dataset of one's own. */
  readonly parts?: readonly DatasetPart[];
  /** `official`: from a register. `manual`: collected by hand. `derived`: inferred. */
  readonly confidence: 'official' | 'manual' | 'derived';
  /** See `isExhaustive`. */
  readonly completeness: 'complete' | 'partial';
  /** Column of bank codes → how many of the codes in use it lists, where that differs from `completeness`: a list may have every COMPE number, and not every ISPB. */
  readonly codeSpaces?: Readonly<Record<string, Listed>>;
  readonly columns: readonly string[];
  /** Each row is as wide as `columns`. */
  readonly rows: readonly (readonly Cell[])[];
}

/** A dataset that is not read yet. */
export interface DatasetText {
  /** The name of the dataset: `banks/BE`. */
  readonly name: string;
  /** Returns the text of the dataset: `fromDatasets` reads it. */
  readonly read: () => string;
}

/** Name of the dataset → edition. */
export type Editions = Readonly<Record<string, string>>;

/** True for an official and complete dataset: only such a dataset can prove that something does not exist. */
export const isExhaustive = ({ confidence, completeness }: DatasetFacts): boolean =>
  confidence === 'official' && completeness === 'complete';

/** The edition of each dataset by its name. */
export const editionsOf = (datasets: readonly Pick<Dataset, 'dataset' | 'edition'>[]): Editions =>
  Object.fromEntries(datasets.map(({ dataset, edition }) => [dataset, edition]));
