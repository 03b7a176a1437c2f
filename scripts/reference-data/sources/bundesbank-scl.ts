/**
 * Which BICs the SEPA schemes reach, indirect participants included: those that the Bundesbank's SEPA Clearer reached in 2026-05.
 *
 * The directory is official, but of one clearer: what it says of a scheme is inferred. A BIC that is missing is unknown; a 0 for direct debits
 * is worth knowing and no reason to refuse. The gotcha: 19 BICs take direct debits only. Savings
 * banks are among them that are known to take credit transfers, through another clearer. So `sct` is 1 or unknown, never 0.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import { readScl, SCL_EDITION, SCL_FILE } from '../readers/bundesbank-scl.js';
import type { Source } from '../source.js';

const makeReachability = (folder: string): Dataset =>
  makeDataset(
    {
      dataset: 'registries/scl-reachability',
      edition: SCL_EDITION,
      confidence: 'derived',
      completeness: 'partial',
      source: {
        publisher: 'Deutsche Bundesbank',
        title: 'Verzeichnis der erreichbaren Zahlungsdienstleister (directory of reachable payment service providers) of the SEPA Clearer',
        url: 'https://www.bundesbank.de/en/tasks/payment-systems/rps/sepa-clearer',
        via: 'DSchuppelius/php-common-toolkit; credit transfers through another clearer are left open',
        licence: 'MIT',
        retrieved: '2026-11-22',
      },
    },
    ['bic', 'sct', 'sddCore', 'sddB2b'],
    readScl(folder).map(({ bic, sct, sddCore, sddB2b }) => [bic, sct ? 1 : null, Number(sddCore), Number(sddB2b)]),
  );

const source: Source = {
  title: 'Reachability through the SEPA Clearer',
  reads: [SCL_FILE],
  datasets: { 'registries/scl-reachability': makeReachability },
};
export default source;
