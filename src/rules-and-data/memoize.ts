/**
 * Results of a function of one text, computed when they are first needed and kept. Only for functions whose result depends on nothing else.
 *
 * For keys of a closed list, such as countries: nothing is ever forgotten. Where callers choose the keys, `cacheResults` of
 * `directory/cache.ts` is bounded; a single value is `lazy`.
 */

/** Makes a value for each key on its first use. */
export function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}
