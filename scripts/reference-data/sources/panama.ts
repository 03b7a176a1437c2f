/**
 * Panama: the banks' codes in the ACH, four digits, with their names and BICs.
 *
 * From a list of a payment provider of 2024-03. The codes that another provider has as well, without their check digit, are `sure`; the others are derived.
 * Each code ends with a check digit, by the weights of American routing numbers; the one code of the list that does not is left out. BICs by what is known,
 * checked against the BIC lists.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readTsv } from '../read.js';
import { readTowns, TOWN_FILES } from '../readers/towns-of-banks.js';
import type { Source } from '../source.js';

const FILE = '2026-11/pa-bank-codes.tsv';

/** Code → the name that the bank uses, where the list has a slip or another bank's; undefined where the list is followed. */
const NAMES: Readonly<Record<string, string>> = {
  '0026': 'Banistmo',
  '0071': 'Banco General',
  '0408': 'Towerbank',
  '0424': 'Scotiabank',
  '0518': 'BICSA (Banco Internacional de Costa Rica)',
  '0770': 'Caja de Ahorros',
  '0916': 'Banco del Pacífico (Panamá)',
  '1067': 'Metrobank',
  '1384': 'BAC International Bank',
  '1494': 'St. Georges Bank',
  '1504': 'Banco Azteca',
  '1517': 'Banco Pichincha Panamá',
  '1533': 'Produbank',
  '1562': 'Banco Delta',
  '1575': 'Banco Lafise Panamá',
  '1588': 'Banesco',
  '1591': 'Capital Bank',
  '1614': 'Banisi',
  '1627': 'Banco G&T Continental',
  '1630': 'Mercantil Banco',
  '1656': 'BBP Bank',
  '1708': 'Unibank',
  '1782': 'BI-Bank',
  '1805': 'Atlas Bank',
};

const BICS: Readonly<Record<string, string>> = {
  '0013': 'NAPAPAPA',
  '0026': 'MIDLPAPA',
  '0039': 'CITIPAPA',
  '0071': 'BAGEPAPA',
  '0372': 'MCTBPAPA',
  '0518': 'COSRPAPA',
  '0770': 'CAHRPAPA',
  '1067': 'METOPAPA',
  '1083': 'BAALPAPA',
  '1106': 'CRLDPAPA',
  '1151': 'GLBLPAPA',
  '1164': 'BKCHPAPA',
  '1258': 'KNALPAPA',
  '1384': 'BCINPAPA',
  '1397': 'BCTBPAPA',
  '1478': 'MMGBPAPA',
  '1504': 'AZTKPAPA',
  '1562': 'BDSAPAPA',
  '1575': 'BCCEPAPA',
  '1588': 'BANSPAPA',
  '1614': 'GUAYPAPA',
  '1630': 'MPANPAPA',
  '1656': 'BBOLPAPA',
  '1724': 'FCOHPAPA',
  '1753': 'COLOPAPA',
  '1782': 'BIAKPAPA',
  '1805': 'ATPNPAPA',
};

/** The codes that a second provider has. */
const CONFIRMED: readonly string[] = ['0916', '1083', '1384', '1504', '1562', '1685', '1724', '1805'];

/** Banks that are no more, and cooperatives whose names the list spells in a way that no other source has. */
const UNSURE: readonly string[] = ['0767', '1737', '2516', '2529', '2532', '5018', '5021', '5034'];

const WEIGHTS = [1, 3, 7, 1];

const hasCheckDigit = (code: string): boolean =>
  [...code].reduce((sum, digit, at) => sum + Number(digit) * (WEIGHTS[at] ?? 0), 0) % 10 === 0;

function makeBanks(folder: string): Dataset {
  const towns = readTowns(folder);
  const listed = readTsv(folder, FILE).filter(({ code = '' }) => hasCheckDigit(code) && !UNSURE.includes(code));
  return makeTable(
    {
      dataset: 'banks/PA',
      edition: '2024',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'Pagsmile',
        title: 'bank codes of Panama',
        url: 'https://docs.pagsmile.com',
        via: 'a provider’s list of 2024-03; its codes compared with those of dLocal; BICs by what is known, checked against the BIC list of 2024-07',
        licence: 'NOASSERTION',
        retrieved: '2026-11-29',
      },
    },
    ['bankCode', 'bic', 'name', 'town', 'confidence'],
    listed.map(({ code = '', name = '' }) => {
      const bic = BICS[code] ?? null;
      const town = towns.get(bic ?? '') ?? null;
      return { bankCode: code, bic, name: NAMES[code] ?? name, town, confidence: CONFIRMED.includes(code) ? null : 'derived' };
    }),
  );
}

const source: Source = {
  title: 'Panamanian banks, by their code in the ACH',
  reads: [FILE, ...TOWN_FILES],
  datasets: { 'banks/PA': makeBanks },
};
export default source;
