/** Which field was probably meant by a member that the contract does not know. */

import { lazy } from '../../rules/vocabulary/lazy.js';
import { otherNamesOfFields } from '../../rules/words/field-names.js';
import { closestNames, folded } from './closest-name.js';
import { holderOf, INSTRUCTION_POINTERS, memberNameOf, namesIn } from './unknown-members.js';

const otherNames = /* @__PURE__ */ lazy(
  () => new Map(Object.entries(otherNamesOfFields).flatMap(([pointer, all]) => all.split(' ').map((name) => [name, pointer]))),
);

/** The field of the contract that has this name elsewhere: that of a bank stays with its bank, and a bank has no address of its own. */
function otherName(name: string, holder: string): string | undefined {
  const pointer = otherNames().get(folded(name));
  const [agent] = /^\/\w*Agent\d?/.exec(holder) ?? [];
  if (pointer === undefined || pointer === holder || agent === undefined) return pointer === holder ? undefined : pointer;
  return pointer.startsWith('/creditorAgent') ? pointer.replace('/creditorAgent', agent) : undefined;
}

/** True where a field that was put into this object may belong: deeper inside it, or in an object around it. */
const isAround = (pointer: string, holder: string): boolean =>
  pointer.startsWith(`${holder}/`) || holder.startsWith(`${holderOf(pointer)}/`);

/**
 * The pointer of the nearest field: among the neighbours of the member, else inside them or around; undefined where none is near, or several are.
 */
export function meantField(pointer: string): string | undefined {
  // a member under its right name is not meant for another
  if (pointer === '' || INSTRUCTION_POINTERS.includes(pointer) || DOCUMENT.test(pointer)) return undefined;
  const [name, holder] = [memberNameOf(pointer), holderOf(pointer)];
  const other = otherName(name, holder);
  if (other !== undefined) return other;
  const near = closestNames(name, namesIn(holder));
  if (near.length > 0) return near.length === 1 ? `${holder}/${near[0]}` : undefined;
  const others = INSTRUCTION_POINTERS.filter((each) => isAround(each, holder));
  const names = closestNames(name, [...new Set(others.map(memberNameOf))]);
  const [only, ...further] = others.filter((each) => names.includes(memberNameOf(each)));
  return further.length === 0 ? only : undefined;
}

const DOCUMENT = /^\/creditor\/documents\/\d{1,2}$/;
