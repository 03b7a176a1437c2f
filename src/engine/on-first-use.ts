/** What is made when it is first needed, and kept. */

/** Makes a value on first use. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes a value for each key on its first use. */
export function onceForEach<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, () => Value>();
  return (key) => {
    const value = made.get(key) ?? onFirstUse(() => make(key));
    made.set(key, value);
    return value();
  };
}
