/**
 * BIC → the bank and the name that it has today, for BICs that no national register names, or that a register names by several names.
 *
 * In this order: a renaming of `overrides/bank-names.json`, the SEPA Clearer's name for a BIC of eleven letters, the BIC list, the SEPA
 * Clearer's name. The clearer's names are those given on joining, so that they come last.
 */
import { tidyName } from '../bank-names.js';
import { BIC_LIST_FILES, type ListedBic, readBicList, readNewBicList } from '../bic-list.js';
import { namesInLists, renamedBanks } from '../overrides/read.js';
import { memoizeByFolder } from '../read.js';
import { compareText } from '../text.js';
import { readScl, SCL_FILE } from './bundesbank-scl.js';

/** The files that `readInstitutions` reads. */
export const INSTITUTION_FILES: readonly string[] = [...BIC_LIST_FILES, SCL_FILE];

/** Every BIC of the lists, once, in the order of the BICs. */
export const readInstitutions = memoizeByFolder((folder): readonly ListedBic[] => {
  const found = new Map(readBicList(folder).map((entry) => [entry.bic, entry]));
  for (const { bic, name } of readScl(folder)) {
    const listed = found.get(bic);
    const own = tidyName(name);
    found.set(bic, { bic, town: listed?.town ?? null, name: bic.length === 11 ? (own ?? listed?.name ?? null) : (listed?.name ?? own) });
  }
  const renamed = new Map([...namesInLists(), ...renamedBanks()]);
  return [...found.values()]
    .map((entry) => ({ ...entry, name: renamed.get(entry.bic.slice(0, 8)) ?? entry.name }))
    .sort((one, other) => compareText(one.bic, other.bic));
});

/** The first eight letters of the BICs that are in use: listed in 2024, or reached by the SEPA Clearer in 2026. */
export const readBicsInUse = memoizeByFolder(
  (folder): ReadonlySet<string> => new Set([...readNewBicList(folder), ...readScl(folder)].map(({ bic }) => bic.slice(0, 8))),
);
