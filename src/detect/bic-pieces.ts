/**
 * Finds the BICs of a text: behind labels, in lists behind one label, and beside IBANs without a label.
 *
 * The gotcha: in “BIC IBAN BIC IBAN” the second BIC stands behind the first IBAN, too. So the side on which more IBANs have a BIC comes first.
 */
import type { Countries } from '../identifiers/country/countries.js';
import { type BicBeside, endsThere, findBefore, findBehind, goesWith, isUnmistakable, readBicAt, readBicList } from './bics.js';
import type { AccountPiece } from './found.js';
import type { FoundIban } from './ibans.js';
import type { LabelPlace } from './places.js';
import type { Source } from './source.js';

/** The BIC behind a label. */
export function bicAt(
  { text, countries, ibans }: Source,
  { at, isCertain }: LabelPlace,
  slot: 'bic' | 'correspondent',
): AccountPiece | undefined {
  const bic = readBicAt(text, at);
  if (bic === undefined) return undefined;
  const isSure = isCertain || isUnmistakable(bic.value) || ibans.some(({ value }) => goesWith(bic.country, value.slice(0, 2), countries));
  if (!isSure && !endsThere(text, bic.end)) return undefined;
  const range = [at, bic.end] as const;
  return { kind: 'BIC', slot, value: bic.value, range, because: 'LABEL', countries: [bic.country], limit: bic.end, isUnsure: !isSure };
}

/** The further BICs of a list behind one label, where the text has as many IBANs. */
export function bicsOfList({ text, countries, ibans }: Source, { range: [, end] }: AccountPiece): readonly AccountPiece[] {
  const bics = ibans.length < 2 ? [] : readBicList(text, end);
  const held = bics.length === 0 ? [] : [...new Set(ibans.map(({ value }) => value.slice(0, 2)))];
  return bics
    .filter(({ country }) => held.some((code) => goesWith(country, code, countries)))
    .map(({ value, country, start, end: stop }) => ({
      kind: 'BIC',
      slot: 'bic',
      value,
      range: [start, stop],
      because: 'LABEL',
      countries: [country],
      limit: stop,
    }));
}

const pieceOf = ({ value, country, start, end }: BicBeside): AccountPiece => ({
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
): readonly AccountPiece[] {
  const sides = ibans.map(({ value, start, end }) => {
    const country = value.slice(0, 2);
    return [findBehind(text, end, country, countries), findBefore(text, start, country, countries)] as const;
  });
  const count = (side: 0 | 1): number => sides.filter((each) => each[side]?.isOnLine === true).length;
  const first = count(1) > count(0) ? 1 : 0;
  const starts = new Set(taken);
  return sides.flatMap((each): readonly AccountPiece[] => {
    const [one, other] = [each[first], each[1 - first]];
    const bic = one?.isOnLine === false && other?.isOnLine === true ? other : (one ?? other);
    if (bic === undefined || starts.has(bic.start)) return [];
    starts.add(bic.start);
    return [pieceOf(bic)];
  });
}
