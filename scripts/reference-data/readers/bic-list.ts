/**
 * The BIC list of 2019: BIC, bank and town, world-wide.
 *
 * Gathered from public pages, so it names a bank and never proves that a BIC does not exist. An eighth character of 1 marks a BIC that
 * is not connected to the SWIFT network.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { memoizeByFolder, readJson } from '../read.js';
import { compareText, tidy, tidyBic } from '../text.js';

export const BIC_LIST = 'bic-list-2019';

interface BicFile {
  readonly list: readonly { readonly bank: string | null; readonly city: string | null; readonly swift_code: string | null }[];
}

export interface ListedBic {
  readonly bic: string;
  readonly name: string | null;
  readonly town: string | null;
}

/** Every BIC of the list, once, in the order of the BICs. */
export const readBicList = memoizeByFolder((folder): readonly ListedBic[] => {
  const found = new Map<string, ListedBic>();
  let malformed = 0;
  for (const file of readdirSync(join(folder, BIC_LIST)).sort()) {
    for (const { bank, city, swift_code } of readJson<BicFile>(folder, BIC_LIST, file).list) {
      const bic = tidyBic(swift_code);
      if (bic === null) malformed += 1;
      else if (!found.has(bic)) found.set(bic, { bic, name: tidy(bank), town: tidy(city) });
    }
  }
  if (malformed > 0) console.warn(`${BIC_LIST}: ${malformed} malformed BICs left out`);
  return [...found.values()].sort((one, other) => compareText(one.bic, other.bic));
});
