/**
 * The banks that the SEPA Clearer reaches.
 *
 * The gotcha: a 0 under SCT means that this clearer does not carry credit transfers to the bank. Another clearer may, so the cell is left empty.
 *
 * @see Deutsche Bundesbank, directory of reachable payment service providers
 */
import { bicOrNull, type ImportFormat } from '../format.js';

const DATASET = 'registries/scl-reachability';

/** The day in the line above the names of the columns: `Gueltig ab / valid from 25.05.2026`. */
function findEdition(lines: readonly string[]): string | undefined {
  const [, day, month, year] = /valid from (\d\d)\.(\d\d)\.(\d{4})/.exec(lines.join('\n')) ?? [];
  return day === undefined ? undefined : `${year}-${month}-${day}`;
}

const isFlag = (text: string | undefined): boolean => text === '0' || text === '1';

export const scl: ImportFormat = {
  name: 'scl',
  title: 'directory of the banks that the SEPA Clearer of the Bundesbank reaches',
  takes: ['CSV: a line with the day, then the names of the columns (BIC, Name, SERVICE SCT, SERVICE COR, SERVICE B2B …)'],
  unknown: [
    'The directory says nothing of instant payments.',
    'A 0 under SCT is left open: another clearer may carry the payment. Direct debits are taken as the directory has them.',
  ],
  layouts: [
    {
      kind: 'named',
      columns: { bic: ['BIC'], sct: ['SERVICE SCT'], sddCore: ['SERVICE COR'], sddB2b: ['SERVICE B2B'] },
    },
  ],
  datasets: [DATASET],
  columns: () => ['bic', 'sct', 'sddCore', 'sddB2b'],
  source: {
    publisher: 'Deutsche Bundesbank',
    title: 'Verzeichnis der erreichbaren Zahlungsdienstleister (directory of reachable payment service providers) of the SEPA Clearer',
    url: 'https://www.bundesbank.de/en/tasks/payment-systems/rps/sepa-clearer',
  },
  confidence: 'derived',
  completeness: 'partial',
  findEdition,
  // a BIC of eight letters may stand there twice, once with XXX
  merge: (one, other) => ({
    ...one,
    sct: one.sct ?? other.sct ?? null,
    sddCore: Number(one.sddCore === 1 || other.sddCore === 1),
    sddB2b: Number(one.sddB2b === 1 || other.sddB2b === 1),
  }),
  read({ bic, sct, sddCore, sddB2b }) {
    if (![sct, sddCore, sddB2b].every(isFlag)) return { refused: 'a service is neither 0 nor 1' };
    return {
      rows: [
        { dataset: DATASET, row: { bic: bicOrNull(bic), sct: sct === '1' ? 1 : null, sddCore: Number(sddCore), sddB2b: Number(sddB2b) } },
      ],
    };
  },
};
