/**
 * Bank code → BIC for countries without a bank register, where the bank identifier in the IBAN is the first four letters of the BIC.
 *
 * The country's own example in the IBAN registry shows this: its bank identifier is the BIC prefix of a bank there. Gibraltar follows
 * the British rule. The rows are inferred from the BIC lists, that of 2024 where it has the country. A prefix with one connected BIC gets this BIC; a prefix with
 * several gets the name of the bank alone. An eighth character of 1 marks a BIC that is not connected: it holds no customer accounts.
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { bicListEdition, type ListedBic, listPublisher } from '../bic-list.js';
import { makeDataset } from '../dataset.js';
import { memoizeByFolder } from '../read.js';
import { INSTITUTION_FILES, readInstitutions } from '../readers/institutions.js';
import { perRow, type Source } from '../source.js';
import { bicCountry, compareText, groupBy } from '../text.js';

/** Countries whose bank codes go on behind the prefix: `BOMM01`. */
const GO_ON: readonly string[] = ['MU'];

/** Country → the bank identifier in the registry's example, or its beginning. */
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
  LC: 'HEMM',
  MT: 'MALT',
  MU: 'BOMM',
  NI: 'BAPR',
  PS: 'PALS',
  SV: 'CENR',
  VG: 'VPVG',
  YE: 'CBYE',
};

const isConnected = ({ bic }: ListedBic): boolean => bic[7] !== '1';

/** Takes the head office where it is listed, else the first branch, whose first eight characters are the BIC of the head office. */
function recordOf(bankCode: string, entries: readonly ListedBic[]): Readonly<Record<'bankCode' | 'bic' | 'name' | 'town', Cell>> {
  const headOffices = new Set(entries.map(({ bic }) => bic.slice(0, 8)));
  const head = entries.find(({ bic }) => bic.length === 8) ?? entries[0];
  const name = head?.name ?? null;
  return headOffices.size === 1
    ? { bankCode, bic: head?.bic.slice(0, 8) ?? null, name, town: head?.town ?? null }
    : { bankCode, bic: null, name, town: null };
}

const connectedByCountry = memoizeByFolder((folder) => groupBy(readInstitutions(folder).filter(isConnected), ({ bic }) => bicCountry(bic)));

function makeBanks(folder: string, country: string, example: string): Dataset {
  const dataset = `banks/${country}`;
  const prefixes = groupBy(connectedByCountry(folder).get(country) ?? [], ({ bic }) => bic.slice(0, 4));
  const records = [...prefixes].sort(([one], [other]) => compareText(one, other)).map(([prefix, entries]) => recordOf(prefix, entries));
  return makeDataset(
    {
      dataset,
      edition: bicListEdition(folder, country),
      confidence: 'derived',
      completeness: 'partial',
      source: {
        publisher: listPublisher(folder, country),
        title: `bank codes inferred from BICs: the bank identifier is the first four letters, as ${example} is in the registry's example`,
        url: `https://github.com/${listPublisher(folder, country)}`,
        via: 'connected BICs only; the rule from the IBAN registry, release 102',
        licence: 'MIT',
      },
    },
    [GO_ON.includes(country) ? 'codePrefix' : 'bankCode', 'bic', 'name', 'town'],
    records.map(({ bankCode, bic, name, town }) => [bankCode, bic, name, town]),
  );
}

const source: Source = {
  title: 'Bank codes inferred from BICs',
  reads: INSTITUTION_FILES,
  datasets: perRow('banks', EXAMPLES, makeBanks),
};
export default source;
