/** Reference data in which datasets take the place of those of their names. */
import type { Dataset } from './dataset.js';
import type { ReferenceData } from './reference-data.js';

/**
 * Reference data in which these datasets replace those of their names: an overlay is laid over the shipped rows, and leaves what the new edition no
 * longer has.
 *
 * @example
 * replaceDatasets(shippedData, datasets).dataset('banks/DE')?.edition // '2026-12-07'
 * replaceDatasets(shippedData, datasets).dataset('banks/BE') === shippedData.dataset('banks/BE') // true
 */
export function replaceDatasets(referenceData: ReferenceData, datasets: readonly Dataset[]): ReferenceData {
  const byName = new Map(datasets.map((dataset) => [dataset.dataset, dataset]));
  const { phoneNumbers } = referenceData;
  return {
    dataset: (name) => byName.get(name) ?? referenceData.dataset(name),
    // the dataset itself where there are no facts beside it, as an engine reads them
    facts: (name) => byName.get(name) ?? (referenceData.facts ? referenceData.facts(name) : referenceData.dataset(name)),
    ...(phoneNumbers && { phoneNumbers }),
  };
}
