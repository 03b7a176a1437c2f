/**
 * Brazil: ISPB number → COMPE number and name.
 *
 * Publisher: Banco Central do Brasil. ISPB, eight digits, is what stands in the IBAN; COMPE, three digits, is what domestic transfers
 * show. There is no BIC: those of large banks are joined by their names.
 *
 * The gotcha: one list holds institutions with a COMPE number, all of them. Those with an ISPB alone, the central bank (00038166) and many cooperatives among
 * them, are those that take part in Pix or the STR, so that the list never proves that an ISPB does not exist; of a COMPE number it does.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, reportLeftOut } from '../dataset.js';
import { readJson, readTsv } from '../read.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';

const FILE = 'brazil/bancos.json';
const PARTICIPANTS = '2026-11/br-pix-str-participants.tsv';

interface Institution {
  readonly ISPB: string;
  readonly COMPE: string;
  readonly LongName: string;
}

/** What the central bank shortens at the beginning of the name of a cooperative. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/^CC /, 'COOPERATIVA DE CRÉDITO '],
  [/^CCC /, 'COOPERATIVA CENTRAL DE CRÉDITO '],
  [/^CCLA /, 'COOPERATIVA DE CRÉDITO DE LIVRE ADMISSÃO '],
  [/^CECM /, 'COOPERATIVA DE ECONOMIA E CRÉDITO MÚTUO '],
  [/^COOP\.? /, 'COOPERATIVA '],
];

const wholeName = (name: string): string => SHORTENED.reduce((text, [short, long]) => text.replace(short, long), name);

function makeBanks(folder: string): Dataset {
  const all = readJson<readonly Institution[]>(folder, FILE);
  const banks = all.filter(({ ISPB, COMPE }) => /^\d{8}$/.test(ISPB) && /^\d{3}$/.test(COMPE));
  reportLeftOut('banks/BR', all.length - banks.length, 'without an ISPB of eight digits and a COMPE of three');
  const known = new Set(banks.map(({ ISPB }) => ISPB));
  const others = readTsv(folder, PARTICIPANTS).filter(({ ispb = '' }) => !known.has(ispb));
  return makeTable(
    {
      dataset: 'banks/BR',
      edition: '2026-08-22',
      confidence: 'official',
      completeness: 'partial',
      codeSpaces: { compe: 'complete' },
      source: {
        publisher: 'Banco Central do Brasil',
        title: 'Participantes do STR e do Pix: ISPB and COMPE numbers',
        url: 'https://www.bcb.gov.br/estabilidadefinanceira/sistematransferenciareservas',
        via: 'guibranco/BancosBrasileiros; antoniopaolillo/brasil-ispb-database for those without a COMPE number',
        licence: 'MIT',
      },
    },
    ['bankCode', 'bic', 'compe', 'name'],
    [
      ...banks.map(({ ISPB, COMPE, LongName }) => ({ bankCode: ISPB, bic: null, compe: COMPE, name: tidy(LongName) })),
      ...others.map(({ ispb = '', name = '' }) => ({ bankCode: ispb, bic: null, compe: null, name: tidy(wholeName(name)) })),
    ],
  );
}

const source: Source = {
  title: 'Brazilian banks, by ISPB',
  reads: [FILE, PARTICIPANTS],
  datasets: { 'banks/BR': makeBanks },
};
export default source;
