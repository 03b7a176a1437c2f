/**
 * Single values of an unknown instruction: a text, an object or a list, or something of the wrong type.
 *
 * Absent and `null` mean the same. What stands on a prototype is no member.
 */
/** The own members of an object. */
export type Members = Readonly<Record<string, unknown>>;

/** Stands for a member that is present but has the wrong type. */
export const WRONG_TYPE: unique symbol = /* @__PURE__ */ Symbol('wrong type');

/** A member that was read: undefined where it is absent. No object is made around it: reading takes a good part of the time. */
export type Member<Value> = Value | undefined | typeof WRONG_TYPE;

/** The value, where it was given and has its type. */
export const given = <Value>(member: Member<Value>): Value | undefined => (member === WRONG_TYPE ? undefined : member);

/** Nobody has longer lists; what stands behind is not looked at. */
export const MAX_LIST = 20;

/** How objects and lists are opened; undefined for what is none. */
export interface Opener {
  object(value: object): Members | undefined;
  list(value: unknown): readonly unknown[] | undefined;
}

const PLAIN = {};

/** True where somebody has put something on the prototype of all objects: no object is read as it is then. */
export function isPrototypeExtended(): boolean {
  for (const _ in PLAIN) return true;
  return false;
}

export const plainly: Opener = {
  /** One look at the prototype in place of a question for each member: an object that has none but its own is read as it is. */
  object(value) {
    if (Object.getPrototypeOf(value) === Object.prototype) return value as Members;
    return Array.isArray(value) ? undefined : Object.assign(Object.create(null), value);
  },
  list: (value) => (Array.isArray(value) ? value : undefined),
};

/** Stands for a member that cannot be read: of no type that a field has. */
const UNREADABLE = /* @__PURE__ */ Symbol('unreadable');

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return UNREADABLE;
  }
}

export const carefully: Opener = {
  object(value) {
    const names = attempt(() => (Array.isArray(value) ? UNREADABLE : Object.keys(value)));
    if (!Array.isArray(names)) return undefined;
    const copy: Record<string, unknown> = Object.create(null);
    for (const name of names) copy[name] = attempt(() => (value as Members)[name]);
    return copy;
  },
  list(value) {
    const length = attempt(() => (Array.isArray(value) ? value.length : UNREADABLE));
    if (typeof length !== 'number') return undefined;
    return Array.from({ length: Math.min(length, MAX_LIST) }, (_, at) => attempt(() => (value as readonly unknown[])[at]));
  },
};

/*
 * A value is handed in, and not looked up in here: each place that reads a member keeps the shapes of its own objects in mind then, which
 * makes the look a single step.
 */

export function text(value: unknown): Member<string> {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : WRONG_TYPE;
}

export function object(value: unknown, open: Opener): Member<Members> {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'object' ? (open.object(value) ?? WRONG_TYPE) : WRONG_TYPE;
}

export function list(value: unknown, open: Opener): Member<readonly unknown[]> {
  if (value === undefined || value === null) return undefined;
  return open.list(value) ?? WRONG_TYPE;
}

/** What is read where there is no object to read; it inherits nothing. */
export const NOTHING: Members = /* @__PURE__ */ Object.setPrototypeOf({}, null);

export const membersOf = (member: Member<Members>): Members => given(member) ?? NOTHING;

/** The own members of an object, each read once; none where it is no object, or cannot be read. Never throws. */
export const readMembers = (value: unknown): Members => membersOf(object(value, carefully));
