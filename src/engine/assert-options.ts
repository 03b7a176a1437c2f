/** Throws where options are misspelt, or are no object: a mistake of the programmer. */
import { closestName } from '../instruction/closest-name.js';

/**
 * Holds that options have no names but these. What an option may be is for its reader to say.
 *
 * @throws TypeError for what is no object, and for a name that is none of them
 */
export function assertOptions(caller: string, options: unknown, names: readonly string[]): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new TypeError(`${caller} takes an object of options`);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const meant = closestName(unknown, names);
  throw new TypeError(`${caller} has no option \`${unknown}\`; ${meant === undefined ? `it has ${names}` : `did you mean \`${meant}\`?`}`);
}
