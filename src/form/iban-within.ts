/**
 * The IBAN in a text that is none as a whole: “Konto: DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX”.
 *
 * The gotcha: what could be a part of the IBAN is not left out. Digits beside it that only a space parts from it may be one digit too many.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { inAscii } from './as-typed.js';

/** No line of an invoice is longer. */
const LONGEST = 400;
const SHORTEST = 15;

/** What stands between the groups of an IBAN, and what parts it from anything else. */
const PIECES = /[^\s,;:=/()[\]<>|"]+/g;
const START = /^[A-Z]{2}(?:[0-9]{2}|$)/i;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/i;

interface Piece {
  readonly from: number;
  readonly to: number;
}

/** What nobody sees, and a text copied from a page or a PDF has. */
const UNSEEN = /* @__PURE__ */ lazy(() => /[\p{Cc}\p{Cf}]/gu);

const piecesOf = (text: string): readonly Piece[] =>
  [...text.matchAll(PIECES)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));

/** True where the neighbour may belong to the IBAN: it has digits, and nothing but spaces are between. */
function belongs(text: string, neighbour: Piece | undefined, gap: string): boolean {
  const word = neighbour === undefined ? '' : text.slice(neighbour.from, neighbour.to);
  return /[0-9]/.test(word) && gap.trim() === '' && !BIC.test(word);
}

/**
 * The one valid IBAN within a text; undefined where there is none, or another one beside it.
 *
 * @param isIban true for a text that is one as a whole
 */
export function ibanWithin(text: string, isIban: (text: string) => boolean): string | undefined {
  if (text.length < SHORTEST || text.length > LONGEST) return undefined;
  const seen = inAscii(text).replace(UNSEEN(), ' ');
  const pieces = piecesOf(seen);
  let found: string | undefined;
  for (const [first, { from }] of pieces.entries()) {
    if (!START.test(seen.slice(from, (pieces[first] as Piece).to))) continue;
    const last = pieces.findIndex(({ to }, index) => index >= first && isIban(seen.slice(from, to)));
    if (last < 0) continue;
    const { to } = pieces[last] as Piece;
    const [before, behind] = [pieces[first - 1], pieces[last + 1]];
    const isApart = !belongs(seen, before, seen.slice(before?.to, from)) && !belongs(seen, behind, seen.slice(to, behind?.from));
    if (!isApart || found !== undefined) return undefined;
    found = seen.slice(from, to);
  }
  return found;
}
