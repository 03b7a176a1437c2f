/** How far two words are apart. It stands here because the names of members and the names of payees are both compared with it. */

/**
 * The number of characters that are mistyped, dropped, added or swapped with their neighbour. More than `most` is `most + 1`: whoever only asks whether two
 * words are near pays for no more. What both begin and end with does not count: of a word with one slip, hardly anything is left to compare.
 *
 * @see Boytsov, Indexing methods for approximate dictionary searching: optimal string alignment
 */
export function editDistance(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  const shorter = Math.min(one.length, other.length);
  if (Math.max(one.length, other.length) - shorter > most) return most + 1;
  let start = 0;
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  let end = 0;
  while (end < shorter - start && one.charCodeAt(one.length - 1 - end) === other.charCodeAt(other.length - 1 - end)) end++;
  if (start + end === shorter) return Math.max(one.length, other.length) - shorter;
  return distanceBetween(one.slice(start, one.length - end), other.slice(start, other.length - end), most);
}

function distanceBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = [...Array(other.length + 1).keys()];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= other.length; at++) {
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const cost = Math.min(
        valueAt(last, at) + 1,
        valueAt(current, at - 1) + 1,
        valueAt(last, at - 1) + Number(one[row - 1] !== other[at - 1]),
        isSwapped ? valueAt(before, at - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      current[at] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = current;
  }
  return valueAt(last, other.length);
}

const valueAt = (row: readonly number[], at: number): number => row[at] as number;
