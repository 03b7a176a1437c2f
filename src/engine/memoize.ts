/** What is made when it is first needed, and kept. For values that depend on nothing but their key. */

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
