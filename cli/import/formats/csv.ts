/**
 * A list of your own: the names of its columns are those of the dataset that it becomes.
 *
 * The gotcha: it is never complete. A list that is kept by hand cannot prove that a bank does not exist.
 */
import { isCheckedDataset } from '../columns.js';
import { bicOrNull, type ImportFormat, textOrNull } from '../format.js';

/** Datasets whose rows are text: those that a person keeps. */
const DATASETS = /^(?:banks|bics|branches)\/[A-Z]{2}$/;

export const csv: ImportFormat = {
  name: 'csv',
  title: 'list of your own',
  takes: [
    'CSV whose first row names the columns of the dataset: for banks/XX bankCode, bic, name, town, postCode, street',
    'for bics/XX bic, name, town; for branches/XX memberId (bank and branch together), name, town, postCode, street',
  ],
  unknown: ['Whether your bank codes are those of the IBAN or of the domestic account: use the ones that payprep data XX shows.'],
  layouts: [{ kind: 'named', columns: {} }],
  datasets: DATASETS,
  source: { publisher: 'you', title: 'a list of your own', url: 'https://your-own-list.invalid/' },
  confidence: 'manual',
  completeness: 'partial',
  read(line, dataset) {
    if (!isCheckedDataset(dataset)) return { refused: 'there is no dataset of this name' };
    const row = Object.fromEntries(Object.entries(line).map(([name, text]) => [name, name === 'bic' ? bicOrNull(text) : textOrNull(text)]));
    return { rows: [{ dataset, row }] };
  },
};
