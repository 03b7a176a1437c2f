/**
 * Bank code → BIC for countries without a bank register, where the bank identifier in the IBAN is the first four letters of the BIC.
 *
 * The country's own example in the IBAN registry shows this: its bank identifier is the BIC prefix of a bank there. Gibraltar follows
 * the British rule. The rows are inferred from the BIC list of 2019. A prefix with one connected BIC gets this BIC; a prefix with
 * several gets the name of the bank alone. An eighth character of 1 marks a BIC that is not connected: it holds no customer accounts.
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import { memoizeByFolder } from '../read.js';
import { BIC_LIST, type ListedBic, readBicList } from '../readers/bic-list.js';
import { perCountry, type Source } from '../source.js';
import { bicCountry, compareText, groupBy } from '../text.js';

/** Country → the bank identifier in the registry's example. */
const EXAMPLES: Readonly<Record<string, string>> = {
  AZ: 'NABZ',
  BH: 'BMAG',
  BY: 'NBRB',
  DO: 'BAGR',
  GI: 'NWBK',
  GT: 'TRAJ',
  HN: 'CABF',
  IQ: 'NBIQ',
  JO: 'CBJO',
  KW: 'CBKU',
  LC: 'HEMM',
  MT: 'MALT',
  NI: 'BAPR',
  PK: 'SCBL',
  PS: 'PALS',
  QA: 'DOHB',
  SV: 'CENR',
  VG: 'VPVG',
  YE: 'CBYE',
};

const isConnected = ({ bic }: ListedBic): boolean => bic[7] !== '1';

/** Takes the head office where it is listed, else the first branch, whose first eight characters are the BIC of the head office. */
function rowOf(bankCode: string, entries: readonly ListedBic[]): Cell[] {
  const headOffices = new Set(entries.map(({ bic }) => bic.slice(0, 8)));
  const head = entries.find(({ bic }) => bic.length === 8) ?? entries[0];
  return headOffices.size === 1
    ? [bankCode, head?.bic.slice(0, 8) ?? null, head?.name ?? null, head?.town ?? null]
    : [bankCode, null, head?.name ?? null, null];
}

const connectedByCountry = memoizeByFolder((folder) => groupBy(readBicList(folder).filter(isConnected), ({ bic }) => bicCountry(bic)));

function makeBanks(folder: string, country: string): Dataset {
  const prefixes = groupBy(connectedByCountry(folder).get(country) ?? [], ({ bic }) => bic.slice(0, 4));
  return makeDataset(
    {
      dataset: `banks/${country}`,
      edition: '2019-08',
      confidence: 'derived',
      completeness: 'partial',
      source: {
        publisher: 'PeterNotenboom/SwiftCodes',
        title: `bank codes inferred from BICs: the bank identifier is the first four letters, as ${EXAMPLES[country]} is in the registry's example`,
        url: 'https://github.com/PeterNotenboom/SwiftCodes',
        via: 'the BIC list of 2019, connected BICs only; the rule from the IBAN registry, release 102',
        licence: 'MIT',
      },
    },
    ['bankCode', 'bic', 'name', 'town'],
    [...prefixes].sort(([one], [other]) => compareText(one, other)).map(([prefix, entries]) => rowOf(prefix, entries)),
  );
}

const source: Source = {
  title: 'Bank codes inferred from BICs',
  reads: [BIC_LIST],
  datasets: perCountry('banks', Object.keys(EXAMPLES), makeBanks),
};
export default source;
