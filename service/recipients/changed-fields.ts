/** The members that differ between two values. */

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members | undefined => (typeof value === 'object' && value !== null ? (value as Members) : undefined);

/**
 * JSON Pointers (RFC 6901) of the members that differ. Of an object, its members are listed, not the object.
 *
 * @example
 * changedFields({ country: 'DE' }, { country: 'FR', creditor: { name: 'Ada' } }) // ['/country', '/creditor/name']
 */
export function changedFields(before: unknown, after: unknown, at = ''): readonly string[] {
  const [one, other] = [membersOf(before), membersOf(after)];
  if (one === undefined && other === undefined) return before === after ? [] : [at];
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...names].flatMap((name) =>
    changedFields(one?.[name], other?.[name], `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}
