/** What stands at a JSON Pointer (RFC 6901) of any value. */
import { carefully, list, readMembers } from './values.js';

/** The value at the pointer, through own members and items of lists; undefined where there is none. Never throws. */
export function valueAt(root: unknown, pointer: string): unknown {
  let found = root;
  for (const name of pointer.split('/').slice(1)) {
    const items = list(found, carefully);
    const members: object = Array.isArray(items) ? items : readMembers(found);
    found = Object.hasOwn(members, name) ? (members as Readonly<Record<string, unknown>>)[name] : undefined;
  }
  return found;
}
