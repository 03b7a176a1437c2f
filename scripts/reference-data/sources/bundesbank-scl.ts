/**
 * Which BICs the Bundesbank's SEPA Clearer could reach in 2016, indirect participants included: credit transfer, core and B2B direct debit.
 *
 * The file is old: it tells what a bank could do then and never that a bank cannot be reached now.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import { readCsv } from '../read.js';
import type { Source } from '../source.js';
import { compareText, tidyBic } from '../text.js';

const FILE = 'bundesbank-scl-2016/deutsche_bundesbank.csv';

/** BIC → 1 or 0 for each service. A BIC may have several lines. */
function readServices(folder: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  for (const record of readCsv(';', folder, FILE)) {
    const bic = tidyBic(record.BIC);
    if (bic === null) throw new Error(`${FILE}: ${record.BIC} is not a BIC`);
    const services = ['Service SCT', 'Service SDD', 'Service B2B'].map((service) => Number(record[service]));
    const earlier = found.get(bic) ?? [0, 0, 0];
    found.set(
      bic,
      services.map((service, at) => Math.max(service, earlier[at] ?? 0)),
    );
  }
  return found;
}

const makeReachability = (folder: string): Dataset =>
  makeDataset(
    {
      dataset: 'registries/scl-reachability',
      edition: '2016',
      confidence: 'derived',
      completeness: 'partial',
      source: {
        publisher: 'Deutsche Bundesbank',
        title: 'SCL Directory of the SEPA Clearer',
        url: 'https://www.bundesbank.de/en/tasks/payment-systems/rps/sepa-clearer',
        via: 'a copy of 2016, as semicolon-separated values',
        licence: 'facts of a public register',
      },
    },
    ['bic', 'sct', 'sddCore', 'sddB2b'],
    [...readServices(folder)].sort(([one], [other]) => compareText(one, other)).map(([bic, services]) => [bic, ...services]),
  );

const source: Source = {
  title: 'Reachability through the SEPA Clearer, of 2016',
  reads: [FILE],
  datasets: { 'registries/scl-reachability': makeReachability },
};
export default source;
