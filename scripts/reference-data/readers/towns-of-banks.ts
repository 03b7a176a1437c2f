/**
 * The town of a bank, by its BIC, for registers that give no address: from the BIC lists, that of 2019 where that of 2024 lacks the BIC. A BIC that is in
 * neither has no place: a branch need not be where its head office is.
 */
import { BIC_LIST_FILES, readNewBicList, readOldBicList } from '../bic-list.js';
import { memoizeByFolder } from '../read.js';

/** The files that `readTowns` reads. */
export const TOWN_FILES: readonly string[] = BIC_LIST_FILES;

/** BIC → town. */
export const readTowns = memoizeByFolder((folder): ReadonlyMap<string, string> => {
  const towns = new Map<string, string>();
  for (const { bic, town } of [...readOldBicList(folder), ...readNewBicList(folder)]) if (town !== null) towns.set(bic, town);
  return towns;
});
