/** The reference data of an engine: datasets by name, and telephone numbering plans. */

import type { PhoneNumbers } from '../identifiers/phone.js';
import { awaitOf } from './await-of.js';
import type { Dataset, DatasetFacts, DatasetText } from './dataset.js';
import { packedDataset } from './packed.js';

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
 * Creates reference data from datasets in memory: lists of your own, or the countries of `payprep/data/*`, each of which is read when it is
 * first needed. Of two datasets with the same name the last one counts.
 *
 * Each country is a module: `import banksOfGermany from 'payprep/data/DE'`.
 *
 * @throws TypeError when a list holds anything else, such as the promise of one
 * @example
 * const engine = createEngine({ referenceData: fromDatasets(banksOfGermany) });
 * enrich({ country: 'DE', creditorAgent: { clearingSystemMemberId: { memberId: '37040044' } } }, engine).enrichments.creditorAgent?.name
 * // 'Commerzbank'
 */
export function fromDatasets(...lists: readonly (readonly (Dataset | DatasetText)[])[]): ReferenceData {
  if (!lists.flat().every(isDataset))
    throw new TypeError(
      `fromDatasets takes lists of datasets, such as the default export of payprep/data/DE${awaitOf(lists.find(awaitOf))}`,
    );
  const byName = new Map(lists.flat().map((each) => ('read' in each ? [each.name, openText(each)] : [each.dataset, () => each])));
  return { dataset: (name) => byName.get(name)?.() };
}

const isDataset = (each: Dataset | DatasetText): boolean =>
  typeof each === 'object' && each !== null && ('read' in each ? typeof each.read === 'function' : typeof each.dataset === 'string');

function openText({ read }: DatasetText): () => Dataset {
  let opened: Dataset | undefined;
  return () => {
    opened ??= packedDataset(read());
    return opened;
  };
}
