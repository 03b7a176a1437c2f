/**
 * Where a bank is, by its BIC, for registers that give no address.
 *
 * The EPC register (2022-09) gives town and street as written; the BIC lists give the town alone, that of 2019 where that of 2024 lacks the BIC. A BIC that is in
 * neither has no place: a branch need not be where its head office is.
 */
import { setCapitals, setTown } from '../capitals.js';
import { memoizeByFolder } from '../read.js';
import { BIC_LIST_FILES, readNewBicList, readOldBicList } from './bic-list.js';
import { readSctParticipants, SCT_FILE } from './epc-participants.js';

export interface Place {
  readonly town: string | null;
  readonly postCode: string | null;
  readonly street: string | null;
}

/** The files that `readPlaces` reads. */
export const PLACE_FILES: readonly string[] = [...BIC_LIST_FILES, `epc/${SCT_FILE}`];

/** `75013 Paris` is a post code and a town; `Dublin 2` and `PARIS CEDEX 06` are towns. */
function splitTown(text: string | null): Pick<Place, 'town' | 'postCode'> {
  const match = /^(\d{4,5}) (\D+)$/.exec(text ?? '');
  return { postCode: match?.[1] ?? null, town: match?.[2] ?? text };
}

/** BIC → place. */
export const readPlaces = memoizeByFolder((folder): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  for (const { bic, town } of [...readOldBicList(folder), ...readNewBicList(folder)])
    if (town !== null) places.set(bic, { town, postCode: null, street: null });
  for (const { bic, town, street } of readSctParticipants(folder)) {
    const { town: name, postCode } = splitTown(town);
    places.set(bic, { town: name && setTown(name), postCode, street: street && setCapitals(street) });
  }
  return places;
});
