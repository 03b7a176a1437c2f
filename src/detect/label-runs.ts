/**
 * Reads the values of labels that stand in one: “Sort code / account number: 20-00-00 / 55779911”.
 *
 * The gotcha: what separates the values may also stand within one. So all of them have to be in the form of their labels.
 */
import type { LabelDeclaration } from '../../rules/vocabulary/label.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { conjunctions } from '../../rules/words/small-words.js';
import type { AccountPiece } from './found.js';
import { oneOf } from './patterns.js';
import type { LabelPlace } from './places.js';

const MAX_VALUE = 60;
const BETWEEN = /* @__PURE__ */ lazy(() => new RegExp(`[ ,/&-]{0,4}(?:${oneOf(conjunctions)} )?`, 'y'));

function skip(text: string, at: number): number {
  BETWEEN().lastIndex = at;
  return at + (BETWEEN().exec(text)?.[0].length ?? 0);
}

type Meanings = readonly LabelDeclaration[];
/** Reads the piece at a place; `last` is the piece before it. */
type Read = (place: LabelPlace, last: AccountPiece | undefined) => AccountPiece | undefined;

/** The values where the form of each says where it ends: 20-00-00 55779911. */
function readByForm(text: string, place: LabelPlace, runs: readonly Meanings[], read: Read): readonly AccountPiece[] {
  const pieces: AccountPiece[] = [];
  for (const meanings of runs) {
    const last = pieces.at(-1);
    const piece = read({ ...place, meanings, at: skip(text, last?.range[1] ?? place.at) }, last);
    if (piece === undefined) break;
    pieces.push(piece);
  }
  return pieces;
}

/** The values where there are as many parts as labels: 532013000/37040044. */
function readParts(text: string, place: LabelPlace, runs: readonly Meanings[], read: Read): readonly AccountPiece[] {
  const [line = ''] = /^[^\n\r]*/.exec(text.slice(place.at, Math.min(place.limit, place.at + MAX_VALUE))) ?? [];
  // a hyphen stands within a bank identifier, too, so it separates three values only
  const parts = ['/', ...(runs.length > 2 ? ['-'] : [])]
    .map((separator) => line.split(separator))
    .find(({ length }) => length === runs.length);
  const pieces: AccountPiece[] = [];
  let at = place.at;
  for (const [index, part] of (parts ?? []).entries()) {
    const limit = at + part.length;
    const piece = read({ ...place, meanings: runs[index] as Meanings, at: skip(text, at), limit }, pieces.at(-1));
    if (piece === undefined) break;
    pieces.push(piece);
    at = limit + 1;
  }
  return pieces;
}

/** The pieces behind a run of labels; undefined where its values do not fit. */
export function readRun(text: string, place: LabelPlace, before: readonly Meanings[], read: Read): readonly AccountPiece[] | undefined {
  const runs = [...before, place.meanings];
  return [readByForm, readParts].map((way) => way(text, place, runs, read)).find(({ length }) => length === runs.length);
}
