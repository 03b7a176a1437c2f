/**
 * The routing numbers that take part in FedACH.
 *
 * The gotcha: the directory has no BICs, and an overlay comes before the shipped banks/US: with it, `enrich` finds names and no BICs.
 *
 * @see Federal Reserve Banks, FedACH directory file format
 */
import { type ImportFormat, textOrNull } from '../format.js';
import { isRoutingNumber, NO_ROUTING_NUMBER } from './routing-number.js';

const DATASET = 'banks/US';

export const fedach: ImportFormat = {
  name: 'fedach',
  title: 'FedACH participant directory of the Federal Reserve Banks',
  takes: [
    'lines of 155 characters',
    'JSON, with the list at fedACHParticipants.fedACHParticipants; a line is then the number of the object in it',
  ],
  unknown: [
    'The directory has no BICs. As an overlay it comes before the shipped banks/US: enrich then names the bank without its BIC.',
    'The places of the fields are those of the description that the Federal Reserve Banks published until 2018.',
    'The directory lists what takes part in ACH. Whether a routing number takes wire transfers is not in it: fedwire has that.',
    'A routing number that was replaced is kept: payments to it are still sent on. The day of the directory is not in the file.',
  ],
  layouts: [
    {
      kind: 'fixed',
      begins: /^\d{9}[OB]/,
      widths: [155],
      columns: {
        bankCode: [1, 9],
        view: [150, 150],
        name: [36, 71],
        street: [72, 107],
        town: [108, 127],
        postCode: [130, 134],
      },
    },
    {
      kind: 'json',
      path: ['fedACHParticipants', 'fedACHParticipants'],
      columns: {
        bankCode: 'routingNumber',
        view: 'dataViewCode',
        name: 'customerName',
        street: 'customerAddress',
        town: 'customerCity',
        postCode: 'customerZip',
      },
    },
  ],
  datasets: [DATASET],
  columns: () => ['bankCode', 'name', 'town', 'postCode', 'street'],
  source: {
    publisher: 'Federal Reserve Banks',
    title: 'FedACH participant directory',
    url: 'https://www.frbservices.org/resources/routing-number-directory',
  },
  confidence: 'official',
  completeness: 'partial',
  read({ bankCode = '', view, name, street, town, postCode }) {
    if (!isRoutingNumber(bankCode)) return { refused: NO_ROUTING_NUMBER };
    if (view !== '1' && view !== '') return { leftOut: 'not the current view' };
    const row = { bankCode, name: textOrNull(name), town: textOrNull(town), postCode: textOrNull(postCode), street: textOrNull(street) };
    return { rows: [{ dataset: DATASET, row }] };
  },
};
