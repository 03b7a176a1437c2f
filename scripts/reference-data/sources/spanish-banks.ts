/**
 * Spain: entity codes, as lists in public code and accounts on invoices have them, with the BICs that the SEPA Clearer reaches.
 *
 * The codes of savings banks and rural banks stand in their BICs: the last three characters of BCOEESMM and CCRIES2A are those of 3nnn, of CECAESMM those of
 * 2nnn: in a list, too, 35 of 36 are so, and the other is of a bank that was taken over. Other codes are of a list of 2014, of which only BICs count that the clearer reaches in 2026, of a
 * program, and of what was written by hand for schwifty. Many codes are missing, of banks that were taken over above all: this is an excerpt.
 *
 * The gotcha: codes of banks that were taken over live on with the BIC of the other one; the list has some, and what is commonly known counts as inferred.
 *
 * @see https://www.bde.es, register of institutions: its terms were not read
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readJson } from '../read.js';
import { readScl, SCL_FILE } from '../readers/bundesbank-scl.js';
import { INSTITUTION_FILES, readInstitutions } from '../readers/institutions.js';
import { readTowns, TOWN_FILES } from '../readers/towns-of-banks.js';
import type { Source } from '../source.js';
import { tidyBic } from '../text.js';

/** Codes that two sources have with the BIC. */
const SURE = `0049 BSCHESMM 0081 BSABESBB 0128 BKBKESMM 0182 BBVAESMM 1465 INGDESMM 2080 CAGLESMM 2085 CAZRES2Z 2095 BASKES2B 2100 CAIXESBB 2103 UCJAES2M
  3035 CLPEES2M 0019 DEUTESBB 0061 BMARES2M 0186 BFIVESBB 0234 CCOCESMM 2000 CECAESMM 3025 CDENESBB 3058 CCRIES2A 0073 OPENESMM 1491 TRIOESMM 1474 CITIESMX
  0138 BKOAES22 2038 CAHMESMM 0238 PSTRESMM 1563 NTSBESM1 1583 REVOESM2`;

/** Of the list of 2014 alone. */
const LISTED = `0188 ALCLESMM 0136 AREBESMM 0078 BAPUES22 0168 BBRUESMX 0198 BCOEESMM 0219 BMCEESMM 0152 BPLCESMM 0154 BSUIESMM 3183 CASDESBB 0159 COBAESMX
  1460 CRESESMM 0232 INVLESMM 0169 NACNESMM 0233 POPIESMM 0229 POPLESMM 0211 PROAESMM 0083 RENBESMM 0108 SOGEESMM 2106 CAIXESBB 2065 CAIXESBB
  2054 CAIXESBB 2018 CAIXESBB 0093 CAIXESBB 2090 BSABESBB 2081 BSABESBB 0042 BSABESBB 2107 BBVAESMM 2059 BBVAESMM 2097 BASKES2B 2101 BASKES2B 0072 PSTRESMM
  0030 ESPCESMM 2052 CAHMESMM 2077 CAHMESMM 2069 CAHMESMM 3082 CCRIES2A 3177 CCRIES2A 0133 MIKBESB1 0082 POPUESMM 0004 POPUESMM 2091 CAGLESMM 9000 ESPBESMM`;

/** Of banks that were taken over or renamed, commonly known. */
const TAKEN_OVER = `2013 BBVAESMM 0031 CAGLESMM 0046 BSABESBB 0236 BSABESBB 2086 CAZRES2Z 2010 CAZRES2Z 3084 CLPEES2M 3063 BCOEESMM187 3116 BCOEESMM190 3081 ERSVES22
  0239 BKBKESMM 0240 BCCAESMM 1544 BACAESMM 0235 PICHESMM 0149 BNPAESMS 0162 MIDLESMM 0144 PARBESMX`;

/** Codes of savings banks that are Unicaja's, whose BIC beside them no list has. */
const OF_UNICAJA = ['2048', '2105', '2108'];

/** BIC → its name, where the lists have it cut or without its letters. */
const NAMES: Readonly<Record<string, string>> = {
  BCCAESMM: 'Banco de Crédito Social Cooperativo, S.A.',
  BCOEESMM: 'Banco Cooperativo Español, S.A.',
  BCOEESMM076: 'Cajasiete, Caja Rural, S.C.C.',
  BCOEESMM134: 'Caja Rural Nuestra Señora de la Esperanza de Onda, S.C.C.V.',
  BNPAESMS: 'BNP Paribas S.A., Sucursal en España',
  CECAESMM045: 'Caixa Ontinyent',
  CECAESMM056: 'Colonya, Caixa Pollença',
  INGDESMM: 'ING Bank N.V., Sucursal en España',
  NACNESMM: 'Banco de la Nación Argentina, Sucursal en España',
  PICHESMM: 'Banco Pichincha España, S.A.',
  REVOESM2: 'Revolut Bank UAB, Sucursal en España',
  SOGEESMM: 'Société Générale, Sucursal en España',
  TRBKESM2: 'Trade Republic Bank GmbH, Sucursal en España',
};

const IN_BIC: Readonly<Record<string, string>> = { BCOEESMM: '3', CCRIES2A: '3', CECAESMM: '2' };

const MANUAL = 'schwifty/bank_registry/manual_es.json';

interface Entry {
  readonly bank_code: string;
  readonly bic: string;
}

interface Code {
  readonly bankCode: string;
  readonly bic: string;
  readonly confidence: Cell;
}

const codesOf = (text: string, confidence: Cell): readonly Code[] =>
  [...text.matchAll(/(\d{4}) ([A-Z0-9]{8,11})/g)].map(([, bankCode = '', bic = '']) => ({ bankCode, bic, confidence }));

/** The codes that stand in BICs. */
const codesInBics = (reached: readonly string[]): readonly Code[] =>
  reached.flatMap((bic) => {
    const first = IN_BIC[bic.slice(0, 8)];
    return first !== undefined && /^\d{3}$/.test(bic.slice(8)) ? [{ bankCode: first + bic.slice(8), bic, confidence: null }] : [];
  });

function makeBanks(folder: string): Dataset {
  const reached = readScl(folder).map(({ bic }) => bic);
  const isReached = new Set(reached);
  const names = new Map(readInstitutions(folder).map(({ bic, name }) => [bic, name]));
  const towns = readTowns(folder);
  const byHand = readJson<readonly Entry[]>(folder, MANUAL).map(
    ({ bank_code, bic }): Code => ({ bankCode: bank_code, bic: tidyBic(bic) ?? bic, confidence: null }),
  );
  // what is surer comes first
  const all = [
    ...codesOf(SURE, null),
    ...codesInBics(reached),
    ...byHand,
    ...codesOf(LISTED, 'derived'),
    ...codesOf(TAKEN_OVER, 'derived'),
  ];
  const codes = new Map(all.toReversed().map((code) => [code.bankCode, code]));
  return makeTable(
    {
      dataset: 'banks/ES',
      edition: '2026-05',
      confidence: 'manual',
      completeness: 'partial',
      codeSpaces: { bankCode: 'excerpt' },
      source: {
        publisher: 'public lists, accounts on invoices, and BICs that the SEPA Clearer reaches',
        title: 'entity codes',
        url: 'https://www.bde.es',
        via: 'renepacios/code-snippets, T-SQL/CodigosDeBancos.sql of 2014; a table of BICs in a program; IBANs with the BIC on invoices; schwifty, manual_es.json; read on 2026-11-29; names and BICs of the SEPA Clearer of 2026-05-25 and the BIC lists',
        licence: 'MIT',
        retrieved: '2026-11-29',
      },
    },
    ['bankCode', 'bic', 'name', 'town', 'confidence'],
    [
      ...[...codes.values()].map(({ bankCode, bic, confidence }) => {
        if (!isReached.has(bic)) throw new Error(`spanish-banks: the SEPA Clearer does not reach ${bic}.`);
        const name = NAMES[bic] ?? names.get(bic) ?? names.get(bic.slice(0, 8)) ?? null;
        return { bankCode, bic, name, town: towns.get(bic) ?? null, confidence };
      }),
      ...OF_UNICAJA.map((bankCode) => ({ bankCode, bic: null, name: 'Unicaja Banco, S.A.', town: null, confidence: 'derived' })),
    ],
  );
}

const source: Source = {
  title: 'Entity codes of Spain',
  reads: [MANUAL, SCL_FILE, ...INSTITUTION_FILES, ...TOWN_FILES],
  datasets: { 'banks/ES': makeBanks },
};
export default source;
