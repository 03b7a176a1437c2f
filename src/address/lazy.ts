/** Makes a value on first use. Most processes that load this package divide no address: patterns of many words are not made for them. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
