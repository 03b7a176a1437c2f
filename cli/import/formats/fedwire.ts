/**
 * The routing numbers that Fedwire reaches: who takes wire transfers.
 *
 * The gotcha: a routing number that settles only, or takes no funds transfers, stands in the list as well. A row cannot say that a bank does *not* take
 * part, so it is named without a system.
 *
 * @see Federal Reserve Banks, Fedwire participant directory, file format
 */
import { type ImportFormat, textOrNull } from '../format.js';
import { isRoutingNumber, NO_ROUTING_NUMBER } from './routing-number.js';

const DATASET = 'banks/US';
const SYSTEM = 'US_FEDWIRE';

export const fedwire: ImportFormat = {
  name: 'fedwire',
  title: 'Fedwire participant directory of the Federal Reserve Banks',
  takes: ['lines of 101 characters, of which spaces at the end may be missing (fpddir.txt)'],
  unknown: [
    'The places of the fields are those of the description that the Federal Reserve Banks published until 2018. We have seen no file.',
    'The directory has no BICs and no streets. What the shipped banks/US knows of a routing number stays.',
    'A routing number that takes no funds transfers, or settles only, is named without a system: that it is out of reach cannot be said.',
    'Whether it takes transfers of securities is not read. The day of the directory is not in the file.',
  ],
  layouts: [
    {
      kind: 'fixed',
      begins: /^\d{9}/,
      widths: [101],
      columns: { bankCode: [1, 9], name: [28, 63], town: [66, 90], funds: [91, 91], settlementOnly: [92, 92] },
    },
  ],
  datasets: [DATASET],
  columns: () => ['bankCode', 'name', 'town', 'systems'],
  source: {
    publisher: 'Federal Reserve Banks',
    title: 'Fedwire participant directory',
    url: 'https://www.frbservices.org/resources/routing-number-directory',
  },
  confidence: 'official',
  completeness: 'partial',
  read({ bankCode = '', name, town, funds, settlementOnly }) {
    if (!isRoutingNumber(bankCode)) return { refused: NO_ROUTING_NUMBER };
    if (funds !== 'Y' && funds !== 'N') return { refused: 'the status of funds transfers is neither Y nor N' };
    const systems = funds === 'Y' && settlementOnly !== 'S' ? SYSTEM : null;
    return { rows: [{ dataset: DATASET, row: { bankCode, name: textOrNull(name), town: textOrNull(town), systems } }] };
  },
};
