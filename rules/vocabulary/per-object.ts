/**
 * Makes a value for each object on its first use, and keeps it as long as the object: who holds the object no longer frees its value, too.
 *
 * For a single value, see `lazy.ts`; for keys that are text, `memoize` and `cacheResults` of the library.
 */
export function perObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined || made.has(key)) return known as Value;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
