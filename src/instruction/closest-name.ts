/** What was meant by a name that is not known: the known one that takes the fewest edits. */

/** Longer names are not compared: nobody mistypes one. */
const MAX_NAME = 64;

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
  const width = other.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at < width; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const edited = Math.min(cell(last, at) + 1, cell(current, at - 1) + 1, cell(last, at - 1) + (isSame ? 0 : 1));
      current.push(isSwapped ? Math.min(edited, cell(before, at - 2) + 1) : edited);
    }
    before = last;
    last = current;
  }
  return cell(last, width - 1);
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY;

/** One edit in three characters is a slip; more is another name. */
const isNear = (distance: number, length: number): boolean => distance <= Math.floor((length + 1) / 3);

/**
 * The known names that are nearest, all of them where several are equally near; those that it begins where it is near to none: `street` is
 * `streetName`.
 */
export function closestNames(name: string, known: readonly string[]): readonly string[] {
  if (name.length > MAX_NAME) return [];
  const text = folded(name);
  const distances = known.map((each) => editDistance(text, folded(each)));
  const least = Math.min(...distances);
  if (isNear(least, text.length)) return known.filter((_, at) => distances[at] === least);
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
