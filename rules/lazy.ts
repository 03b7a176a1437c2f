/**
 * Makes a value on first use: what most processes never ask for costs none of them.
 *
 * Patterns with Unicode properties (`\p{L}`) are the dearest of these. V8 expands each property to hundreds of ranges when it reads the pattern, which
 * takes some 60 µs, once when a module is loaded. The build writes them as `new RegExp(…)` (`scripts/build/output.ts`), so that V8 does not
 * read them twice more while it compiles; what is wrapped here is not read before it is needed.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
