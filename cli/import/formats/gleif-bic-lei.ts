/**
 * The LEIs of BICs.
 *
 * The gotcha: many to many. A BIC can have several LEIs, and an LEI several BICs.
 *
 * @see GLEIF and SWIFT, BIC-to-LEI relationship files
 * @see ISO 17442-1, check digits of an LEI
 */
import { mod97 } from '../../../rules/check-digits/mod97.js';
import { bicOrNull, type ImportFormat } from '../format.js';

const DATASET = 'registries/bic-lei';

/** True where the check digits fit: ISO 7064 MOD 97-10. */
const isLei = (text: string): boolean => /^[A-Z0-9]{18}\d{2}$/.test(text) && mod97(text) === 1;

export const gleifBicLei: ImportFormat = {
  name: 'gleif-bic-lei',
  title: 'BIC-to-LEI relationship file of GLEIF and SWIFT',
  takes: ['CSV with the columns LEI and BIC, as GLEIF publishes it every month'],
  unknown: ['No check and no enrichment uses the LEI of a bank yet: the dataset is for your own look-ups, and for payprep data diff.'],
  layouts: [{ kind: 'named', columns: { lei: ['LEI'], bic: ['BIC'] } }],
  datasets: [DATASET],
  columns: () => ['bic', 'lei'],
  source: {
    publisher: 'Global Legal Entity Identifier Foundation',
    title: 'BIC-to-LEI relationship file',
    url: 'https://www.gleif.org/en/lei-data/lei-mapping/download-bic-to-lei-relationship-files',
  },
  confidence: 'official',
  completeness: 'partial',
  read({ bic, lei = '' }) {
    if (!isLei(lei)) return { refused: 'the LEI is malformed, or its check digits are wrong' };
    return { rows: [{ dataset: DATASET, row: { bic: bicOrNull(bic), lei } }] };
  },
};
