/**
 * The members that the contract does not know, and that plainly are another name for a field that is missing: `iban` beside the creditor, `contry`.
 *
 * The gotcha: instructions carry members of the caller's own. One is taken for a field only where that field is absent, the value is of its kind, and
 * the name is seldom anything else: `state` may be that of an order.
 */
import { namesOfOtherThings } from '../../rules/words/field-names.js';
import { folded } from './closest-name.js';
import { meantField } from './meant-field.js';
import type { InstructionReading } from './read.js';
import { holderOf, INSTRUCTION_POINTERS, mayHaveUnknownMembers, memberNameOf, unknownMembers } from './unknown-members.js';
import { valueAt } from './value-at.js';

/** A member that the contract does not know, and the field that it stands for. */
export interface UnknownMember {
  readonly pointer: string;
  /** It plainly stands for a field that is missing. */
  readonly isMisplaced: boolean;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

const holdsOthers = (pointer: string): boolean => INSTRUCTION_POINTERS.some((each) => each.startsWith(`${pointer}/`));

/** An object where the field is one, else a text or a number, which people write for a text. */
const isOfKind = (value: unknown, field: string): boolean =>
  holdsOthers(field) ? typeof value === 'object' : typeof value === 'string' || typeof value === 'number';

/** Has so many digits that it is an account number rather than a word. */
const looksLikeAccount = (value: unknown): boolean => /(?:\d[\s-]?){5}/.test(String(value).slice(0, 64));

function isMisplaced(reading: InstructionReading, pointer: string): boolean {
  const field = meantField(pointer);
  if (field === undefined || !isAbsent(valueAt(reading.members, field))) return false;
  const value = valueAt(reading.members, pointer);
  if (!isOfKind(value, field)) return false;
  const isAtHome = holderOf(pointer) !== '' && field.startsWith(holderOf(pointer));
  const name = folded(memberNameOf(pointer));
  return isAtHome || !namesOfOtherThings.includes(name) || (name === 'account' && looksLikeAccount(value));
}

const NONE: readonly UnknownMember[] = [];

/** The members that the contract does not know, those of the instruction first. */
export const readUnknownMembers = (reading: InstructionReading): readonly UnknownMember[] =>
  mayHaveUnknownMembers(reading)
    ? unknownMembers(reading).map((pointer) => ({ pointer, isMisplaced: isMisplaced(reading, pointer) }))
    : NONE;
