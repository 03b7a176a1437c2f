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
