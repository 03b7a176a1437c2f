/**
 * Who takes part in the settlement systems of a country, and what kind of institution it is: by its bank code, or by the first eight
 * characters of its BIC.
 *
 * The gotcha: a list that is complete says of those that it names alone that they do not take part. Not every institution on a published list has an
 * identifier that we know, so that one that is missing is unknown.
 */
import { lazy, perObject } from '../../rules/vocabulary/lazy.js';
import type { Dataset } from './dataset.js';
import type { InstitutionKind } from './institution-kind.js';
import { type Row, rowsBy, textOfCell } from './rows.js';

/** What a list says of an institution and a system. */
export interface Participation {
  readonly takesPart: boolean;
  readonly list: Dataset;
}

/** What lists say of an institution. */
export interface Participant {
  readonly kind: InstitutionKind | undefined;
  /** Undefined where no list says whether it takes part. Of several lists, the first that says something decides. */
  participationIn(system: string): Participation | undefined;
}

export interface ParticipantDirectory {
  /** Undefined where no list has the code. */
  byCode(bankCode: string): Participant | undefined;
  /** Undefined where no list has the BIC. */
  byBic8(bic8: string): Participant | undefined;
}

/** The rows of an institution in one list. */
interface Listing {
  readonly list: Dataset;
  readonly rows: readonly Row[];
}

/** Creates one directory of several lists, overlays first; undefined where there are none. */
export function createParticipantDirectory(lists: readonly Dataset[]): ParticipantDirectory | undefined {
  if (lists.length === 0) return undefined;
  const finds = (column: string, part?: 8) => lists.map((list) => ({ list, find: rowsBy(list, column, part) }));
  const look = (among: ReturnType<typeof finds>) => (key: string) =>
    participantOf(among.map(({ list, find }) => ({ list, rows: find(key) })).filter(({ rows }) => rows.length > 0));
  return { byCode: look(finds('bankCode')), byBic8: look(finds('bic', 8)) };
}

function participantOf(listings: readonly Listing[]): Participant | undefined {
  if (listings.length === 0) return undefined;
  // read once: each system of a country asks
  const systems = lazy(() => listings.map(({ list, rows }) => ({ list, listed: rows.flatMap((row) => systemsOf(list, row)) })));
  const kinds = listings.flatMap(({ list, rows }) => rows.flatMap((row) => textOfCell(row, list.columns.indexOf('kind')) ?? []));
  return {
    // of two institutions under one code, a bank is one
    kind: (kinds.includes('bank') ? 'bank' : kinds[0]) as InstitutionKind | undefined,
    participationIn(system) {
      for (const { list, listed } of systems()) {
        if (listed.includes(system)) return { takesPart: true, list };
        if (list.completeness === 'complete' && coveredBy(list).has(system)) return { takesPart: false, list };
      }
      return undefined;
    },
  };
}

const systemsOf = ({ columns }: Dataset, row: Row): readonly string[] => textOfCell(row, columns.indexOf('systems'))?.split(' ') ?? [];

/** The systems whose participants a list has. */
const coveredBy = /* @__PURE__ */ perObject(
  (list: Dataset): ReadonlySet<string> => new Set(list.rows.flatMap((row) => systemsOf(list, row))),
);
