/** JSON objects. For the library, an array is an object as well. */
import * as v from 'valibot';

/** `v.object` that refuses arrays. Unknown members are dropped. */
export function object<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  const plain = v.object(entries);
  return { ...plain, '~run': (dataset, config) => plain['~run'](Array.isArray(dataset.value) ? { value: NO_OBJECT } : dataset, config) };
}

/** Any object, as it is. */
export function anyObject(): v.LooseObjectSchema<Record<never, never>, undefined> {
  const plain = v.looseObject({});
  return { ...plain, '~run': (dataset, config) => plain['~run'](Array.isArray(dataset.value) ? { value: NO_OBJECT } : dataset, config) };
}

const NO_OBJECT = false;
