/**
 * The instruction as a schema gives it on: texts trimmed, `null` left out, an IBAN in electronic form. Only the members of the contract change,
 * and what is given is never written to: an object in which something changes is copied.
 *
 * Absent and `null` mean the same to the engine; here too, so that the type of what comes out holds.
 */
import { INSTRUCTION_FIELDS } from '../instruction/fields.js';
import { MAX_LIST } from '../instruction/values.js';

interface Members {
  readonly [name: string]: Kind;
}

type Kind = 'text' | { readonly members: Members } | { readonly items: Members };

const textsOf = (names: readonly string[]): Members => Object.fromEntries(names.map((name) => [name, 'text']));

/** The fields of the contract as a tree. */
function fieldTree(): Members {
  const root: Record<string, Kind> = {};
  for (const { pointer, type, items = [] } of INSTRUCTION_FIELDS) {
    const names = keysOf(pointer);
    const last = names.pop() as string;
    const parent = names.reduce((members, name) => {
      members[name] ??= { members: {} };
      return (members[name] as { readonly members: Record<string, Kind> }).members;
    }, root);
    if (type === 'text') parent[last] = 'text';
    else if (type === 'list') parent[last] = { items: textsOf(items) };
  }
  return root;
}

let tree: Members | undefined;

/** The keys of a JSON Pointer. No member of the contract has a name with `~`. */
export const keysOf = (pointer: string): string[] => pointer.split('/').slice(1);

type UnknownMembers = Readonly<Record<string, unknown>>;

/** What comes of reading or copying a member; the fallback where that throws, as a getter or a proxy can. */
function attempt<Value>(run: () => Value, fallback: Value): Value {
  try {
    return run();
  } catch {
    return fallback;
  }
}

/** A revoked proxy does not even say whether it is a list. */
const isList = (value: unknown): value is readonly unknown[] => attempt(() => Array.isArray(value), true);

const isObject = (value: unknown): value is UnknownMembers => typeof value === 'object' && value !== null && !isList(value);

/** The own member at the end of this path; undefined where there is none, or it cannot be read. */
export const memberAt = (value: unknown, path: readonly string[]): unknown =>
  attempt(() => path.reduce((at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined), value), undefined);

/** True where the object has the member at the end of this path, whatever its value: `undefined` is what a form has before anybody types. */
export const hasMember = (value: unknown, path: readonly string[]): boolean =>
  attempt(() => {
    const parent = path.slice(0, -1).reduce((at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined), value);
    return isObject(parent) && Object.hasOwn(parent, path.at(-1) ?? '');
  }, false);

/** The same object with another member at the end of this path; what stands in the way and is no object stays. Never throws. */
export const withMember = (value: unknown, path: readonly string[], member: unknown): unknown =>
  attempt(() => put(value, path, member), value);

function put(value: unknown, [name, ...rest]: readonly string[], member: unknown): unknown {
  if (name === undefined) return member;
  if (!isObject(value)) return value;
  const own = Object.hasOwn(value, name) ? value[name] : undefined;
  return { ...value, [name]: put(rest.length > 0 ? (own ?? {}) : own, rest, member) };
}

/** Undefined: the member is left out. */
function tidyMember(value: unknown, kind: Kind, omitEmpty: boolean): unknown {
  if (value === null) return undefined;
  if (kind === 'text') return typeof value === 'string' ? tidyText(value, omitEmpty) : value;
  // an item keeps its place: issues name it; the engine looks at no longer list
  if ('items' in kind) return Array.isArray(value) && value.length <= MAX_LIST ? tidyItems(value, kind.items) : value;
  return isObject(value) ? tidyObject(value, kind.members, omitEmpty) : value;
}

function tidyText(text: string, omitEmpty: boolean): string | undefined {
  const trimmed = text.trim();
  return trimmed === '' && omitEmpty ? undefined : trimmed;
}

function tidyItems(items: readonly unknown[], members: Members): readonly unknown[] {
  const tidied = items.map((item) => (isObject(item) ? tidyObject(item, members, false) : item));
  return tidied.some((item, at) => item !== items[at]) ? tidied : items;
}

/** Undefined where nothing is left of an object that had members. */
function tidyObject(object: UnknownMembers, members: Members, omitEmpty: boolean): UnknownMembers | undefined {
  let copy: Record<string, unknown> | undefined;
  for (const [name, kind] of Object.entries(members)) {
    const value = Object.hasOwn(object, name) ? object[name] : undefined;
    const tidied = value === undefined ? undefined : tidyMember(value, kind, omitEmpty);
    if (tidied === value) continue;
    copy ??= { ...object };
    if (tidied === undefined) delete copy[name];
    else copy[name] = tidied;
  }
  return omitEmpty && copy !== undefined && Object.keys(copy).length === 0 ? undefined : (copy ?? object);
}

/** The instruction with its texts trimmed, without `null`, and, where that is asked for, without empty texts. Any value; never throws. */
export function tidy(instruction: unknown, omitEmpty: boolean): unknown {
  if (!isObject(instruction)) return instruction;
  tree ??= fieldTree();
  const members = tree;
  // the engine says what cannot be read
  return attempt(() => tidyObject(instruction, members, omitEmpty) ?? {}, instruction);
}

/** True where there is a text that is not blank, here or below. */
export function saysAnything(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return value !== undefined && value !== null;
  return attempt(() => Object.values(value).some(saysAnything), true);
}
