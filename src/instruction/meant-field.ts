/** Which field was probably meant by a member that the contract does not know. */
import { closestNames } from './closest-name.js';
import { holderOf, nameOf, namesIn, POINTERS } from './unknown-members.js';

/** True where a field that was put into this object may belong: deeper inside it, or in an object around it. */
const isAround = (pointer: string, holder: string): boolean =>
  pointer.startsWith(`${holder}/`) || holder.startsWith(`${holderOf(pointer)}/`);

/**
 * The pointer of the nearest field: among the neighbours of the member, else inside them or around; undefined where none is near, or several are.
 */
export function meantField(pointer: string): string | undefined {
  if (pointer === '' || POINTERS.includes(pointer) || DOCUMENT.test(pointer)) return undefined; // it stands for a member whose name is none
  const [name, holder] = [nameOf(pointer), holderOf(pointer)];
  const near = closestNames(name, DOCUMENT.test(holder) ? ['value', 'type'] : namesIn(holder));
  if (near.length > 0) return near.length === 1 ? `${holder}/${near[0]}` : undefined;
  const others = POINTERS.filter((each) => isAround(each, holder));
  const names = closestNames(name, [...new Set(others.map(nameOf))]);
  const [only, ...further] = others.filter((each) => names.includes(nameOf(each)));
  return further.length === 0 ? only : undefined;
}

const DOCUMENT = /^\/creditor\/documents\/\d{1,2}$/;
