/**
 * Where a bank is, by its BIC: a join of two lists that publish places, for registers that do not.
 *
 * The EPC register (2022-09) gives town and street as written; the BIC list (2019) gives the town alone, in capitals.
 * A BIC that is in neither stays without a place: a branch has not its head office's address.
 */
import { bicList } from './bic-list.js';
import { sctParticipants } from './epc.js';

export interface Place {
  readonly town: string | null;
  readonly postCode: string | null;
  readonly street: string | null;
}

export type Places = ReadonlyMap<string, Place>;

/** `75013 Paris` is a post code and a town; `Dublin 2` and `PARIS CEDEX 06` are towns. */
function splitTown(text: string | null): Pick<Place, 'town' | 'postCode'> {
  const match = /^(\d{4,5}) (\D+)$/.exec(text ?? '');
  return { postCode: match?.[1] ?? null, town: match?.[2] ?? text };
}

export function places(sources: string): Places {
  const found = new Map<string, Place>();
  for (const { bic, town } of bicList(sources)) if (town !== null) found.set(bic, { town, postCode: null, street: null });
  for (const { bic, town, street } of sctParticipants(sources)) found.set(bic, { ...splitTown(town), street });
  return found;
}
