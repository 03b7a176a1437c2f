/** Objects as JSON has them. To the library a list is one, too. */
import * as v from 'valibot';

/** `v.object` that takes no list. Members that nobody knows are left out. */
export function object<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  const plain = v.object(entries);
  return { ...plain, '~run': (dataset, config) => plain['~run'](Array.isArray(dataset.value) ? { value: NO_OBJECT } : dataset, config) };
}

const NO_OBJECT = false;
