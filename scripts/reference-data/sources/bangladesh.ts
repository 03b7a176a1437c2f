/**
 * Bangladesh: the bank of a routing number, by its first three digits.
 *
 * A list of routing numbers of 2024, collected by hand, with 10,031 of them. The gotcha: it lacks four banks and gives their prefixes to the next one in the
 * alphabet: 080, 115, 125 and 160 are those of Commercial Bank of Ceylon, HSBC, Islami Bank and NCC Bank, as the names of their branches show, and the other
 * four banks stand here by what is known. Five banks were merged into Sammilito Islami Bank at the end of 2025; their prefixes live on. The branches
 * themselves are left out: of most there is a name of a place and no more.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readCsv } from '../read.js';
import type { Source } from '../source.js';
import { tidyBicOf } from '../text.js';

const FILE = '2026-11/bd-banks.tsv';

/** Banks whose BIC the list lacks: the BIC list of 2024 has one head office of the name. */
const BICS: Readonly<Record<string, string>> = {
  '030': 'BCBLBDDH',
  '047': 'BDDBBDDH',
  '065': 'ALFHBDDH',
  '080': 'CCEYBDDH',
  '155': 'NBPABDDH',
  '160': 'NCCLBDDH',
  '230': 'BBSHBDDH',
  '255': 'HVBKBDDH',
  '265': 'UBLDBDDH',
  '270': 'SBACBDDH',
  '275': 'MGBLBDDH',
  '280': 'FRMSBDDH',
  '285': 'MDBLBDDH',
  '290': 'NRBDBDDH',
  '295': 'MODHBDDH',
  '300': 'NGBLBDDH',
  '305': 'SHMTBDDD',
};

/** Names of today, and those of prefixes that the list gives to another bank. */
const NAMES: Readonly<Record<string, string>> = {
  '060': 'BRAC Bank PLC',
  '065': 'Bank Alfalah Limited',
  '075': 'Citibank, N.A.',
  '080': 'Commercial Bank of Ceylon PLC',
  '085': 'Dhaka Bank PLC',
  '090': 'Dutch-Bangla Bank PLC',
  '115': 'The Hongkong and Shanghai Banking Corporation Limited',
  '120': 'IFIC Bank PLC',
  '125': 'Islami Bank Bangladesh PLC',
  '130': 'Jamuna Bank PLC',
  '160': 'National Credit and Commerce Bank PLC',
  '225': 'City Bank PLC',
  '260': 'NRBC Bank PLC',
  '270': 'SBAC Bank PLC (South Bangla Agriculture and Commerce Bank)',
  '280': 'Padma Bank PLC',
};

/** Known without a list: the four banks that stand behind a prefix of another one in it. */
const INFERRED: Readonly<Record<string, string>> = { '085': 'DHBLBDDH', '120': 'IFICBDDH', '130': 'JAMUBDDH' };
const ONE_BANK = { codePrefix: '165', bic: 'ONEBBDDH', name: 'One Bank PLC', confidence: 'derived' };

function makeBanks(folder: string): Dataset {
  const banks = readCsv('\t', folder, FILE).map(({ bankPrefix = '', name = '', bic = '', status = '' }) => ({
    codePrefix: bankPrefix,
    bic: tidyBicOf('BD', BICS[bankPrefix] ?? bic),
    name: status.includes('Sammilito Islami Bank') ? 'Sammilito Islami Bank PLC' : (NAMES[bankPrefix] ?? name),
    confidence: INFERRED[bankPrefix] === undefined ? null : 'derived',
  }));
  return makeTable(
    {
      dataset: 'banks/BD',
      edition: '2024-02',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'fintechbd/banco',
        title: 'Routing numbers of BACPS and BEFTN: the first three digits, which are the bank',
        url: 'https://github.com/fintechbd/banco',
        via: 'seeders of a PHP package; four prefixes corrected by the names of their branches; BICs of the same name in the BIC list of 2024-07',
        licence: 'MIT',
        retrieved: '2026-11-28',
      },
    },
    ['codePrefix', 'bic', 'name', 'confidence'],
    [...banks, ONE_BANK],
  );
}

const source: Source = {
  title: 'Bangladeshi banks, by the beginning of a routing number',
  reads: [FILE],
  datasets: { 'banks/BD': makeBanks },
};
export default source;
