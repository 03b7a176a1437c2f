/**
 * Which BICs the Bundesbank's SEPA Clearer reached in 2016, indirect participants among them: credit transfer, core and B2B direct debit.
 *
 * Old: it may say what a bank could do then, never that a bank cannot be reached now.
 */
import type { Dataset } from '../../src/directory/dataset.js';
import { RETRIEVED, readCsv } from './read.js';
import { inCodePointOrder, tidyBic } from './text.js';

export function bundesbankScl(sources: string): Dataset[] {
  const reached = new Map<string, number[]>();
  for (const record of readCsv(';', sources, 'bundesbank-scl-2016', 'deutsche_bundesbank.csv')) {
    const bic = tidyBic(record.BIC);
    if (bic === null) throw new Error(`deutsche_bundesbank.csv: ${record.BIC}`);
    const services = ['Service SCT', 'Service SDD', 'Service B2B'].map((service) => Number(record[service]));
    const before = reached.get(bic) ?? [0, 0, 0];
    reached.set(
      bic,
      services.map((service, at) => Math.max(service, before[at] ?? 0)),
    );
  }
  return [
    {
      dataset: 'registries/scl-reachability',
      edition: '2016',
      format: 1,
      source: {
        publisher: 'Deutsche Bundesbank',
        title: 'SCL Directory of the SEPA Clearer',
        url: 'https://www.bundesbank.de/en/tasks/payment-systems/rps/sepa-clearer',
        via: 'a copy of 2016, as semicolon-separated values',
        retrieved: RETRIEVED,
        licence: 'facts of a public register',
      },
      confidence: 'derived',
      completeness: 'partial',
      columns: ['bic', 'sct', 'sddCore', 'sddB2b'],
      rows: [...reached].sort(([one], [other]) => inCodePointOrder(one, other)).map(([bic, services]) => [bic, ...services]),
    },
  ];
}
