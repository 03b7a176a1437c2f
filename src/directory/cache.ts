/**
 * Caches results, of bounded size: payments come back to the same banks.
 *
 * For keys that callers choose, such as bank codes and BICs. For keys of a closed list, `engine/memoize.ts` is simpler.
 */

/** Europe has some five thousand banks with a BIC, and the longest directory, that of Denmark, seven thousand codes. */
const MAX_SIZE = 16_384;

/**
 * Keeps values by key: gives the value of a key, and finds it where it is not kept. Where there are too many, all are forgotten: those in use soon
 * come back. A slot for each hash would take no more memory than that, but two keys of one slot push each other out at each turn (two fifths of the
 * banks of Europe), and what they push out is garbage of the old heap; the rows `bulk/validate` and `bulk/enrich` show it.
 *
 * @param maxSize so many values are kept at most
 */
export function keepValues<Value>(maxSize: number): (key: string, find: (key: string) => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, find) => {
    const known = kept.get(key);
    if (known !== undefined || kept.has(key)) return known as Value;
    const value = find(key);
    if (kept.size >= maxSize) kept.clear();
    kept.set(key, value);
    return value;
  };
}

/** Caches the results of a function by its key. */
export function cacheResults<Result>(compute: (key: string) => Result): (key: string) => Result {
  const kept = keepValues<Result>(MAX_SIZE);
  return (key) => kept(key, compute);
}
