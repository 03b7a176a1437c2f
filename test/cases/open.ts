/**
 * The cases that do not come out yet, each with the reason in a few words; those that are not meant to are in `disagreements.ts`. One that comes out is taken off: the tests hold this list to the cases.
 */
import type { CaseFile } from './cases.js';

export const OPEN: Readonly<Record<CaseFile, Readonly<Record<string, string>>>> = {
  addresses: {
    '10 Example St, London SW1A 2AA': 'address of another country than the option',
  },
  banks: {
    'AU 814-282': 'BIC not in directory',
    // public tables of Belarusian BICs have Idea Bank, SOMABY22, beside Neo Bank Asia, AEBKBY2X
    'BY SOMA': 'another bank has that name',
    'GB 77-48-14': 'range of several banks',
    'GB 40-51-62': 'range of several banks',
    'NP BIC BOKLNPKA': 'code not in directory',
    // the SEPA Clearer of 2026-05-25 lacks both BICs, and has those of UniCredit Bank and Intesa Sanpaolo Romania
    'RO BUCU': 'BIC of the successor',
    'RO PIRB': 'BIC of the successor',
    'US 084106768': 'BIC not in directory',
  },
  'bank-search': {
    'BD bkash': 'not in directory',
  },
  facts: {},
  files: {},
  identifiers: {},
  'life-returns': {},
  'life-days': {},
  'life-value': {},
  names: {},
  payments: {},
  sheets: {},
  texts: {
    "À verser sur le compte BE68 5390 0754 7034 de l'ASBL Exemple avec la communicati": 'a name without a label',
  },
  codes: {},
  references: {},
};
