/**
 * Banks that were renamed, merged or closed (`registries/bank-successions`): the former names, with dates.
 *
 * From two lists that are kept by hand: `overrides/bank-names.json` has the banks whose names it corrects in the directories, and
 * `overrides/bank-successions.json` the others. A date is as exact as its source: a day, a month or a year. Banks that only the lists of BICs
 * know to be merged stand between them, without a date: they are what this module reads, and
 * `overrides/registries.ts` adds the others.
 *
 * The gotcha: a row with a bank code speaks of that code. Without one it speaks of every code and branch of the BIC.
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import { type MergedBank, readMergedBanks } from '../readers/former-names.js';
import { INSTITUTION_FILES } from '../readers/institutions.js';
import type { Source } from '../source.js';
import { bicCountry } from '../text.js';

const COLUMNS = [
  'country',
  'bankCode',
  'bic',
  'formerName',
  'name',
  'date',
  'kind',
  'successor',
  'accounts',
  'confidence',
  'source',
] as const;

type Row = Readonly<Record<(typeof COLUMNS)[number], Cell>>;

const fromLists = ({ bic, formerName, name, successor, source }: MergedBank): Row => ({
  country: bicCountry(bic),
  bankCode: null,
  bic,
  formerName,
  name,
  date: null,
  kind: 'merged',
  successor,
  accounts: null,
  confidence: 'derived',
  source,
});

function makeSuccessions(folder: string): Dataset {
  return makeDataset(
    {
      dataset: 'registries/bank-successions',
      edition: '2026-11-24',
      source: {
        publisher: 'Deutsche Bundesbank and others',
        title: 'Banks that were renamed, merged or closed: former names, with dates',
        url: 'https://www.bundesbank.de/en/tasks/payment-systems/rps/sepa-clearer',
        via: 'compiled by hand from the sources in the last column',
        retrieved: '2026-11-24',
        licence: 'MIT',
      },
      confidence: 'manual',
      completeness: 'partial',
    },
    COLUMNS,
    readMergedBanks(folder).map((bank) => {
      const row = fromLists(bank);
      return COLUMNS.map((column) => row[column]);
    }),
  );
}

const source: Source = {
  title: 'Banks that were renamed, merged or closed, with dates',
  reads: INSTITUTION_FILES,
  datasets: { 'registries/bank-successions': makeSuccessions },
};
export default source;
