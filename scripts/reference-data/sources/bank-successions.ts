/**
 * Banks that were renamed, merged or closed (`registries/bank-successions`): the former names, with dates.
 *
 * From two lists that are kept by hand: `overrides/bank-names.json` has the banks whose names it corrects in the directories, and
 * `overrides/bank-successions.json` the others. A date is as exact as its source: a day, a month or a year. Banks that only the lists of BICs
 * know to be merged follow, without a date.
 *
 * The gotcha: a row with a bank code speaks of that code. Without one it speaks of every code and branch of the BIC.
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import { type BankSuccession, bankSuccessions, type Renaming, renamings } from '../overrides.js';
import { type MergedBank, readMergedBanks } from '../readers/former-names.js';
import { INSTITUTION_FILES } from '../readers/institutions.js';
import type { Source } from '../source.js';
import { bicCountry, compareText } from '../text.js';

const COLUMNS = ['country', 'bankCode', 'bic', 'formerName', 'name', 'date', 'kind', 'successor', 'confidence', 'source'] as const;

type Row = Readonly<Record<(typeof COLUMNS)[number], Cell>>;

/** Without a source for the date, the row is less sure than the list. */
function fromRenaming(renaming: Renaming): readonly Row[] {
  const { bic, name, since, dateSource, dateConfidence, predecessor, kind, successor, source } = renaming;
  if (predecessor === undefined || kind === undefined) return [];
  return [
    {
      country: bic.slice(4, 6),
      bankCode: null,
      bic,
      formerName: predecessor,
      name,
      date: since ?? null,
      kind,
      successor: successor ?? null,
      confidence: since !== undefined && dateSource === undefined ? 'derived' : (dateConfidence ?? null),
      source: [dateSource, source].filter((text) => text !== undefined).join('; '),
    },
  ];
}

const fromSuccession = ({
  country,
  bankCode,
  bic,
  formerName,
  name = formerName,
  date,
  dateConfidence,
  kind,
  successor,
  source,
}: BankSuccession): Row => ({
  country,
  bankCode: bankCode ?? null,
  bic: bic ?? null,
  formerName,
  name,
  date: date ?? null,
  kind,
  successor: successor ?? null,
  confidence: dateConfidence ?? null,
  source,
});

const fromLists = ({ bic, formerName, name, successor, source }: MergedBank): Row => ({
  country: bicCountry(bic),
  bankCode: null,
  bic,
  formerName,
  name,
  date: null,
  kind: 'merged',
  successor,
  confidence: 'derived',
  source,
});

/** The banks that stand in no list by hand, neither as the bank that was merged nor as the other one. */
function listedRows(folder: string, byHand: readonly Row[]): readonly Row[] {
  const known = new Set(byHand.flatMap(({ bic, successor }) => [bic, successor]));
  return readMergedBanks(folder).flatMap((bank) => (known.has(bank.bic) ? [] : [fromLists(bank)]));
}

const sortKey = ({ country, bic, bankCode, date }: Row): string => [country, bic, bankCode, date].map((cell) => cell ?? '').join(' ');

function makeSuccessions(folder: string): Dataset {
  const byHand = [...renamings().flatMap(fromRenaming), ...bankSuccessions().map(fromSuccession)];
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
        licence: 'facts',
      },
      confidence: 'manual',
      completeness: 'partial',
    },
    COLUMNS,
    [...byHand, ...listedRows(folder, byHand)]
      .sort((one, other) => compareText(sortKey(one), sortKey(other)))
      .map((row) => COLUMNS.map((column) => row[column])),
  );
}

const source: Source = {
  title: 'Banks that were renamed, merged or closed, with dates',
  reads: INSTITUTION_FILES,
  datasets: { 'registries/bank-successions': makeSuccessions },
};
export default source;
