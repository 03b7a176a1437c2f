/**
 * Finds the BICs beside the IBANs of a text that no label names.
 *
 * The gotcha: in “BIC IBAN BIC IBAN” the second BIC stands behind the first IBAN, too. So the side on which more IBANs have a BIC comes first.
 */
import type { Countries } from '../identifiers/countries.js';
import { type BicBeside, findBefore, findBehind } from './bics.js';
import type { Piece } from './found.js';
import type { FoundIban } from './ibans.js';

const pieceOf = ({ value, country, start, end }: BicBeside): Piece => ({
  kind: 'BIC',
  slot: 'bic',
  value,
  range: [start, end],
  because: 'BESIDE_IBAN',
  countries: [country],
  limit: end,
});

/** The BICs beside these IBANs, one for each at most. `taken`: where labelled ones begin. */
export function findBicsBeside(
  text: string,
  ibans: readonly FoundIban[],
  taken: ReadonlySet<number>,
  countries: Countries,
): readonly Piece[] {
  const sides = ibans.map(({ value, start, end }) => {
    const country = value.slice(0, 2);
    return [findBehind(text, end, country, countries), findBefore(text, start, country, countries)] as const;
  });
  const count = (side: 0 | 1): number => sides.filter((each) => each[side]?.isOnLine === true).length;
  const first = count(1) > count(0) ? 1 : 0;
  const starts = new Set(taken);
  return sides.flatMap((each): readonly Piece[] => {
    const [one, other] = [each[first], each[1 - first]];
    const bic = one?.isOnLine === false && other?.isOnLine === true ? other : (one ?? other);
    if (bic === undefined || starts.has(bic.start)) return [];
    starts.add(bic.start);
    return [pieceOf(bic)];
  });
}
