/** Throws where options are misspelt, or are no object: a mistake of the programmer. */
import { closestName } from '../instruction/closest-name.js';

/**
 * Refuses options with other names than these. Whether the value of an option is right, its reader checks.
 *
 * @throws TypeError for what is no object, and for another name
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
