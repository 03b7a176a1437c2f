/**
 * Brazil: ISPB number → COMPE number and name.
 *
 * Publisher: Banco Central do Brasil. ISPB, eight digits, is what stands in the IBAN; COMPE, three digits, is what domestic transfers
 * show. There is no BIC.
 *
 * The gotcha: the list holds who has a COMPE number. Institutions with an ISPB alone, the central bank (00038166) among them, are not
 * in it, so that it never says that an ISPB does not exist.
 */
import type { Dataset } from '../../src/directory/dataset.js';
import { national, reportDropped } from './national.js';
import { readJson } from './read.js';
import { tidy } from './text.js';

interface Institution {
  readonly ISPB: string;
  readonly COMPE: string;
  readonly LongName: string;
}

export function ispb(sources: string): Dataset[] {
  const all = readJson<readonly Institution[]>(sources, 'brazil', 'bancos.json');
  const sound = all.filter(({ ISPB, COMPE }) => /^\d{8}$/.test(ISPB) && /^\d{3}$/.test(COMPE));
  reportDropped('banks/BR', all.length - sound.length, 'without an ISPB of eight digits and a COMPE of three');
  return [
    national(
      {
        dataset: 'banks/BR',
        edition: '2026-08-22',
        confidence: 'official',
        completeness: 'partial',
        source: {
          publisher: 'Banco Central do Brasil',
          title: 'Participantes do STR e do Pix: ISPB and COMPE numbers',
          url: 'https://www.bcb.gov.br/estabilidadefinanceira/sistematransferenciareservas',
          via: 'guibranco/BancosBrasileiros',
          licence: 'MIT (the compilation)',
        },
      },
      ['bankCode', 'compe', 'name'],
      sound.map(({ ISPB, COMPE, LongName }) => ({ bankCode: ISPB, compe: COMPE, name: tidy(LongName) })),
    ),
  ];
}
