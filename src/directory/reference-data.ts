/** The reference data of an engine: datasets by name, and telephone numbering plans. */
import type { PhoneNumbers } from '../identifiers/phone.js';
import type { Dataset, DatasetFacts } from './dataset.js';

export interface ReferenceData {
  /** Returns the dataset of this name (`banks/DE`), or undefined where there is none. An engine asks once for each name. */
  dataset(name: string): Dataset | undefined;
  /** Returns edition, confidence and completeness of a dataset. Where this is missing, the engine reads the dataset for them. */
  facts?(name: string): DatasetFacts | undefined;
  /** Telephone numbering plans. */
  readonly phoneNumbers?: PhoneNumbers;
}

/** No datasets at all: every check that needs one is `not-covered`. */
export const noReferenceData: ReferenceData = { dataset: () => undefined };

/**
 * Creates reference data from datasets in memory.
 *
 * @example
 * createEngine({ referenceData: fromDatasets([dataset]) })
 */
export function fromDatasets(datasets: readonly Dataset[], phoneNumbers?: PhoneNumbers): ReferenceData {
  const byName = new Map(datasets.map((dataset) => [dataset.dataset, dataset]));
  return { dataset: (name) => byName.get(name), ...(phoneNumbers && { phoneNumbers }) };
}
