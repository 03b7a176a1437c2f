/** How a list of return codes is declared. A module in `rules/returns/lists/` calls {@link returnList}. */
import type { ReturnMeaning } from './meanings.js';

/** Who publishes the codes. */
export type ReturnListCode = 'ISO20022' | 'NACHA' | 'BACS' | 'FPS' | 'PIX' | 'SPEI' | 'UPI' | 'NPP' | 'ZENGIN';

export interface ReturnList {
  readonly list: ReturnListCode;
  readonly name: string;
  /** The settlement systems whose payments come back with these codes; none where it is every system that has no list of its own. */
  readonly systems: readonly string[];
  /** The publication that has the codes. */
  readonly source: string;
  /** The day, or the month, of the edition or the copy that was read. */
  readonly date: string;
  /** Where it was read. */
  readonly url: string;
  /** On which terms the codes may be passed on. */
  readonly terms: string;
  /** Meaning → its codes, with spaces between. A code that stands in two has both meanings. */
  readonly codes: Readonly<Partial<Record<ReturnMeaning, string>>>;
}

/** Declares a list; see `rules/returns/lists/npp.ts`. */
export const returnList = (list: ReturnList): ReturnList => list;
