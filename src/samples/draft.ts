/** A payment instruction while it is put together: plain JSON, which a fault may make wrong in any place. Nothing is changed in place. */

export type SampleDraft = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is SampleDraft => typeof value === 'object' && value !== null && !Array.isArray(value);

const namesOf = (pointer: string): readonly string[] => pointer.split('/').slice(1);

/** The value at a JSON Pointer. Pointers into lists are not needed here. */
export const draftValue = (draft: SampleDraft, pointer: string): unknown =>
  namesOf(pointer).reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), draft);

/** The text at a JSON Pointer; empty where there is none. */
export function draftText(draft: SampleDraft, pointer: string): string {
  const value = draftValue(draft, pointer);
  return typeof value === 'string' ? value : '';
}

function put(draft: unknown, names: readonly string[], value: unknown): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return value;
  const { [name]: old, ...others } = isObject(draft) ? draft : {};
  const made = put(old, rest, value);
  // an object without members says nothing
  const isEmpty = made === undefined || (isObject(made) && Object.keys(made).length === 0 && value === undefined);
  return isEmpty ? others : { ...(isObject(draft) ? draft : {}), [name]: made };
}

/** The draft with this value at the pointer; without it where the value is undefined. */
export const withDraftValue = (draft: SampleDraft, pointer: string, value: unknown): SampleDraft =>
  put(draft, namesOf(pointer), value) as SampleDraft;

/** The draft without what is at these pointers. */
export const without = (draft: SampleDraft, pointers: readonly string[]): SampleDraft =>
  pointers.reduce((left, pointer) => withDraftValue(left, pointer, undefined), draft);
