/**
 * What an engine can be given to look things up in: datasets by name, and numbering plans.
 */
import type { PhoneNumbers } from '../identifiers/phone.js';
import type { Dataset, DatasetFacts } from './dataset.js';

export interface ReferenceData {
  /** The dataset of this name (`banks/DE`), or undefined when there is none. Asked once a name and engine. */
  dataset(name: string): Dataset | undefined;
  /** What the dataset of this name says of itself. Optional: where it is missing, the dataset is read to learn it. */
  facts?(name: string): DatasetFacts | undefined;
  /** Telephone numbering plans. */
  readonly phoneNumbers?: PhoneNumbers;
}

/** No bank directory at all: what has no rule of its own is `not-covered`. */
export const noReferenceData: ReferenceData = { dataset: () => undefined };

/**
 * Datasets that are at hand, as reference data.
 *
 * @example
 * createEngine({ referenceData: fromDatasets([dataset]) })
 */
export function fromDatasets(datasets: readonly Dataset[], phoneNumbers?: PhoneNumbers): ReferenceData {
  const byName = new Map(datasets.map((dataset) => [dataset.dataset, dataset]));
  return { dataset: (name) => byName.get(name), ...(phoneNumbers && { phoneNumbers }) };
}
