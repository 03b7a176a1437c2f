/** The known name that a misspelt one most likely means. */

const MAX_NAME = 60;

/** Levenshtein distance, a swap of neighbours counted as one edit. */
function editDistance(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const edits = [
        (current[column - 1] ?? 0) + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwapped ? [(beforeLast[column - 2] ?? 0) + 1] : []),
      ];
      current.push(Math.min(...edits));
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

/** Returns the nearest candidate, where no more than a third of the letters differ and no other candidate is as near. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > MAX_NAME) return undefined;
  const lower = name.toLowerCase();
  const near = [...new Set(candidates)]
    .map((candidate) => ({ candidate, distance: editDistance(lower, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(Math.max(candidate.length, name.length) / 3)))
    .sort((first, second) => first.distance - second.distance);
  const [best, next] = near;
  return best === undefined || best.distance === next?.distance ? undefined : best.candidate;
}

/** `. Did you mean …?`, or nothing. */
export function didYouMean(name: string, candidates: Iterable<string>, prefix = ''): string {
  const found = nearest(name, candidates);
  return found === undefined ? '' : `. Did you mean ${prefix}${found}?`;
}
