/** Generates a bank directory of 200,000 rows, in the format of `reference-data/banks/`. */
import type { Dataset } from 'payprep';
import { createRandom } from './random.js';

const COUNT = 200_000;
const COUNTRY = 'DE';
const WORDS = ['Volksbank', 'Sparkasse', 'Privatbank', 'Kreditbank', 'Landesbank', 'Stadtbank'];
const TOWNS = ['Ahrensburg', 'Bamberg', 'Coburg', 'Dresden', 'Eisenach', 'Freiburg', 'Görlitz', 'Hildesheim'];

export function generateBankDirectory(): Dataset {
  const { pick, fill, below } = createRandom();
  const rows = Array.from({ length: COUNT }, (_, at) => {
    const town = pick(TOWNS);
    // ascending with gaps, as real bank codes are
    const bankCode = String(10_000_000 + at * 400 + below(400));
    return [
      bankCode,
      fill(`@@@@${COUNTRY}##`),
      `${pick(WORDS)} ${town} ${at}`,
      town,
      fill('#####'),
      `${pick(TOWNS)}er Straße ${below(300)}`,
    ];
  });
  return {
    dataset: `banks/${COUNTRY}`,
    edition: '2026-11-20',
    format: 1,
    source: { publisher: 'generated', title: 'banks that do not exist', url: '', via: '', retrieved: '2026-11-20', licence: '' },
    confidence: 'manual',
    completeness: 'partial',
    columns: ['bankCode', 'bic', 'name', 'town', 'postCode', 'street'],
    rows,
  };
}
