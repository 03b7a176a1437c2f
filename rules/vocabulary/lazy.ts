/**
 * Makes a value on first use: what most processes never ask for costs none of them.
 *
 * Patterns with Unicode properties (`\p{L}`) are the dearest of these. V8 expands each property to hundreds of ranges when the pattern is made, which takes
 * some 60 µs. See `scripts/build/patterns.ts`, too: wrapping a literal is not enough.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes a value for each object on its first use, and keeps it as long as the object. For keys that are text, see `memoize` and `cacheResults` of the library. */
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
