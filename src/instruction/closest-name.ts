/** What was meant by a name that is not known: the known one that takes the fewest edits. */

/** A shorter beginning says nothing. */
const MIN_BEGINNING = 3;

/** Case and separators say nothing: `creditor_account` is `creditorAccount`. */
export const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The number of characters that are mistyped, dropped, added or swapped with their neighbour.
 *
 * @see Boytsov, Indexing methods for approximate dictionary searching: optimal string alignment
 */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = [...Array(other.length + 1).keys()];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      current[at] = Math.min(
        valueAt(last, at) + 1,
        valueAt(current, at - 1) + 1,
        valueAt(last, at - 1) + Number(one[row - 1] !== other[at - 1]),
        isSwapped ? valueAt(before, at - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = current;
  }
  return valueAt(last, other.length);
}

const valueAt = (row: readonly number[], at: number): number => row[at] as number;

/**
 * The known names that are nearest, all of them where several are equally near. Where none is near: those that begin with the name, as `streetName`
 * begins with `street`. The time grows with the length of the name; callers bound it.
 */
export function closestNames(name: string, known: readonly string[]): readonly string[] {
  const text = folded(name);
  const distances = known.map((each) => editDistance(text, folded(each)));
  const least = Math.min(...distances);
  // one edit in three characters is a slip; more is another name
  if (least <= (text.length + 1) / 3) return known.filter((_, at) => distances[at] === least);
  return text.length < MIN_BEGINNING ? [] : known.filter((each) => folded(each).startsWith(text));
}

/**
 * The known name that is nearest; undefined where none is near, or several are equally.
 *
 * @example
 * closestName('contry', ['country', 'currency']) // 'country'
 */
export function closestName(name: string, known: readonly string[]): string | undefined {
  const [only, ...others] = closestNames(name, known);
  return others.length === 0 ? only : undefined;
}
