/**
 * Brazil: ISPB number → COMPE number and name.
 *
 * Publisher: Banco Central do Brasil. ISPB, eight digits, is what stands in the IBAN; COMPE, three digits, is what domestic transfers
 * show. There is no BIC: those of large banks are joined by their names.
 *
 * The gotcha: the list holds institutions with a COMPE number. Those with an ISPB alone, the central bank (00038166) among them, are
 * missing, so that the list never proves that an ISPB does not exist; of a COMPE number it does.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, reportLeftOut } from '../dataset.js';
import { readJson } from '../read.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';

const FILE = 'brazil/bancos.json';

interface Institution {
  readonly ISPB: string;
  readonly COMPE: string;
  readonly LongName: string;
}

function makeBanks(folder: string): Dataset {
  const all = readJson<readonly Institution[]>(folder, FILE);
  const banks = all.filter(({ ISPB, COMPE }) => /^\d{8}$/.test(ISPB) && /^\d{3}$/.test(COMPE));
  reportLeftOut('banks/BR', all.length - banks.length, 'without an ISPB of eight digits and a COMPE of three');
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
        via: 'guibranco/BancosBrasileiros',
        licence: 'MIT (the compilation)',
      },
    },
    ['bankCode', 'bic', 'compe', 'name'],
    banks.map(({ ISPB, COMPE, LongName }) => ({
      bankCode: ISPB,
      bic: null,
      compe: COMPE,
      name: tidy(LongName),
    })),
  );
}

const source: Source = {
  title: 'Brazilian banks, by ISPB',
  reads: [FILE],
  datasets: { 'banks/BR': makeBanks },
};
export default source;
