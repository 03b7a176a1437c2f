/**
 * Nepal: the number of a bank at the clearing house NCHL, with its name and BIC.
 *
 * Bank ids of connectIPS, from a program of about 2025: the bank in two digits, then 01; development banks and finance companies have four of their own. The
 * gotcha: ids of merged banks are still in use, and stand here with the name of the bank that took them over.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readTsv } from '../read.js';
import type { Source } from '../source.js';
import { tidy, tidyBicOf } from '../text.js';

const FILE = '2026-11/np-nchl.tsv';

/** The bank of today, where the list has one that was merged. */
const MERGED: Readonly<Record<string, string>> = {
  '1101': 'Global IME Bank',
  '1701': 'Laxmi Sunrise Bank',
  '2701': 'Global IME Bank',
  '3001': 'Himalayan Bank',
  '3101': 'Prabhu Bank',
  '5001': 'Kumari Bank',
  '6701': 'NMB Bank',
  '7001': 'Nepal Investment Mega Bank',
  '8001': 'Prabhu Bank',
};

function makeBanks(folder: string): Dataset {
  return makeTable(
    {
      dataset: 'banks/NP',
      edition: '2025',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'a public program',
        title: 'bank ids of NCHL connectIPS',
        url: 'https://nchl.com.np',
        via: 'typed over from a migration script of about 2025; BICs and mergers by what is known, BICs checked against the BIC list of 2024-07',
        licence: 'NOASSERTION',
        retrieved: '2026-11-28',
      },
    },
    ['bankCode', 'bic', 'name', 'codeKind', 'confidence'],
    readTsv(folder, FILE).map(({ nchlBankId = '', name = '', bic = '' }) => ({
      bankCode: nchlBankId,
      bic: tidyBicOf('NP', bic),
      name: MERGED[nchlBankId] ?? tidy(name),
      codeKind: 'NCHL',
      confidence: MERGED[nchlBankId] === undefined ? null : 'derived',
    })),
  );
}

const source: Source = {
  title: 'Nepalese banks, by their number at NCHL',
  reads: [FILE],
  datasets: { 'banks/NP': makeBanks },
};
export default source;
