/** JSON merge patches (RFC 7396): a change names the members that it writes. */

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The value with the changes of a patch: `null` deletes a member, an absent one stays, a list is replaced.
 *
 * @example
 * mergePatch({ name: 'Ada', taxId: '1' }, { name: 'Grace', taxId: null }) // { name: 'Grace' }
 */
export function mergePatch(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map(Object.entries(isObject(value) ? value : {}));
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) merged.delete(name);
    else if (change !== undefined) merged.set(name, mergePatch(merged.get(name), change));
  }
  return Object.fromEntries(merged);
}
