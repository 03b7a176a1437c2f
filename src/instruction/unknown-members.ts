/**
 * The members of an instruction that the contract does not know: misspelt, in the wrong place, or the caller's own.
 *
 * The gotcha: whoever mixes up names and values may have an account number for a name. A name that does not look like one is not repeated:
 * the object that holds it stands for it.
 */
import { closestNames } from './closest-name.js';
import { AGENTS, INSTRUCTION_FIELDS } from './fields.js';
import type { AgentReading, InstructionReading } from './read.js';
import { type Member, type Members, membersOf } from './values.js';

/** A member that is not in the contract. */
export interface UnknownMember {
  /** RFC 6901. */
  readonly pointer: string;
  /** The pointer of the field that was meant; absent where none is near, or several are. */
  readonly meant: string | undefined;
}

/** More are a table of another kind. */
const MAX_MEMBERS = 20;

/** Members of a stored recipient, which is checked as it is. */
const OF_A_RECIPIENT = ['id', 'isDefault'];

const nameOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);
const holderOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

const POINTERS: readonly string[] = /* @__PURE__ */ INSTRUCTION_FIELDS.map(({ pointer }) => pointer);

/** The names that an object of the contract may have. */
const namesIn = (holder: string): readonly string[] => POINTERS.filter((pointer) => holderOf(pointer) === holder).map(nameOf);

/** Begins with a letter and has no more than two digits in a row: no account number. */
export const looksLikeName = (name: string): boolean => /^[A-Za-z_$][\w$.-]{0,63}$/.test(name) && !/\d{3}/.test(name);

/** True where a field that was put into this object may belong: deeper inside it, or in an object around it. */
const isAround = (pointer: string, holder: string): boolean =>
  pointer.startsWith(`${holder}/`) || holder.startsWith(`${holderOf(pointer)}/`);

/** The one nearest: among its neighbours, else inside them or around. */
function meantBy(name: string, holder: string, known: readonly string[]): string | undefined {
  const near = closestNames(name, known);
  if (near.length > 0) return near.length === 1 ? `${holder}/${near[0]}` : undefined;
  const others = POINTERS.filter((pointer) => isAround(pointer, holder));
  const names = closestNames(name, [...new Set(others.map(nameOf))]);
  const [only, ...further] = others.filter((pointer) => names.includes(nameOf(pointer)));
  return further.length === 0 ? only : undefined;
}

function isThere(members: Members, name: string): boolean {
  try {
    return members[name] !== undefined && members[name] !== null;
  } catch {
    return true;
  }
}

function ownNames(members: Members): readonly string[] {
  try {
    return Object.keys(members);
  } catch {
    return [];
  }
}

function unknownIn(holder: string, members: Members, known: readonly string[], others: readonly string[] = []): readonly UnknownMember[] {
  const unknown = ownNames(members).filter((name) => !known.includes(name) && !others.includes(name) && isThere(members, name));
  const named = unknown
    .filter(looksLikeName)
    .slice(0, MAX_MEMBERS)
    .map((name) => ({ pointer: `${holder}/${name}`, meant: meantBy(name, holder, known) }));
  return unknown.every(looksLikeName) ? named : [...named, { pointer: holder, meant: undefined }];
}

/** The members that the contract does not know, those of the instruction first. */
export function unknownMembers(reading: InstructionReading): readonly UnknownMember[] {
  const inside = (holder: string, member: Member<Members>): readonly UnknownMember[] =>
    unknownIn(holder, membersOf(member), namesIn(holder));
  const agents: readonly AgentReading[] = [reading.creditorAgent, ...reading.intermediaryAgents];
  return [
    ...unknownIn('', reading.members, namesIn(''), OF_A_RECIPIENT),
    ...inside('/creditor', reading.creditor),
    ...inside('/creditor/address', reading.address),
    ...inside('/creditor/contactDetails', reading.contactDetails),
    ...reading.documents.flatMap(({ shape }, at) => unknownIn(`/creditor/documents/${at}`, membersOf(shape), ['value', 'type'])),
    ...inside('/creditorAccount', reading.creditorAccount),
    ...inside('/creditorAccount/id', reading.accountId),
    ...agents.flatMap(({ shape, clearingSystemMemberId }, at) => [
      ...inside(`/${AGENTS[at]}`, shape),
      ...inside(`/${AGENTS[at]}/clearingSystemMemberId`, clearingSystemMemberId),
    ]),
    ...inside('/settlementInformation', reading.settlementInformation),
  ].slice(0, MAX_MEMBERS);
}
