/**
 * The BICs that the Bundesbank's SEPA Clearer reaches, from its directory of 2026-05-25: credit transfer, core and B2B direct debit.
 *
 * The clearer reaches the other clearing houses, too, so that the directory holds nearly every bank of SEPA. The gotchas: it is not the
 * register of a scheme, so that a BIC which is missing may still take part; it has no column for instant payments; a name is the one that
 * the bank gave on joining.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { memoizeByFolder } from '../read.js';
import { compareText, tidy, tidyBic } from '../text.js';

export const SCL_FILE = 'bundesbank-scl-2026-05/verzeichnis-der-erreichbaren-zahlungsdienstleister.csv';
export const SCL_EDITION = '2026-05-25';

export interface ReachedBic {
  readonly bic: string;
  readonly name: string | null;
  readonly sct: boolean;
  readonly sddCore: boolean;
  readonly sddB2b: boolean;
}

/** A BIC of eight letters may stand there twice, once with XXX. */
const mergeServices = (one: ReachedBic, other: ReachedBic | undefined): ReachedBic =>
  other === undefined
    ? one
    : {
        ...one,
        sct: one.sct || other.sct,
        sddCore: one.sddCore || other.sddCore,
        sddB2b: one.sddB2b || other.sddB2b,
      };

/** Every BIC of the directory, once, in the order of the BICs. */
export const readScl = memoizeByFolder((folder): readonly ReachedBic[] => {
  const [, ...lines] = readFileSync(join(folder, SCL_FILE), 'utf8').split(/\r?\n/);
  const records: Readonly<Record<string, string>>[] = parse(lines.join('\n'), { columns: true, delimiter: ';', trim: true, quote: null });
  const found = new Map<string, ReachedBic>();
  for (const record of records) {
    const bic = tidyBic(record.BIC);
    if (bic === null) throw new Error(`${SCL_FILE}: ${record.BIC} is not a BIC`);
    const has = (service: string): boolean => record[`SERVICE ${service}`] === '1';
    const entry = { bic, name: tidy(record.Name), sct: has('SCT'), sddCore: has('COR'), sddB2b: has('B2B') };
    found.set(bic, mergeServices(entry, found.get(bic)));
  }
  return [...found.values()].sort((one, other) => compareText(one.bic, other.bic));
});
