/** What is made when it is first needed, and kept. For values that depend on nothing but their key. */

/** Makes a value on first use. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes a value for each key on its first use. For keys of a closed list: nothing is ever forgotten. */
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

/** Looks up members of a table by their names, which may be any text. Those that were met are at hand. */
export function lookupIn<Value>(table: Readonly<Record<string, Value>>): (name: string) => Value | undefined {
  const met = new Map<string, Value>();
  return (name) => {
    const known = met.get(name);
    if (known !== undefined || !Object.hasOwn(table, name)) return known;
    const value = table[name] as Value;
    met.set(name, value);
    return value;
  };
}
