/**
 * The members of an instruction that the contract does not know: misspelt, in the wrong place, or the caller's own.
 *
 * The gotcha: whoever mixes up names and values may have an account number for a name. A name that does not look like one is not repeated:
 * the object that holds it stands for it.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { AGENTS, INSTRUCTION_FIELDS } from './fields.js';
import { type AgentReading, type InstructionReading, NO_AGENTS } from './read.js';
import { type Member, type Members, membersOf, readMembers, WRONG_TYPE } from './values.js';

/** More are a table of another kind. */
const MAX_MEMBERS = 20;

/** Members of a stored recipient, which is checked as it is. */
const OF_A_RECIPIENT = ['id', 'isDefault'];

export const memberNameOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);
export const holderOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

export const INSTRUCTION_POINTERS: readonly string[] = /* @__PURE__ */ INSTRUCTION_FIELDS.map(({ pointer }) => pointer);

const namesByHolder = /* @__PURE__ */ lazy(() => {
  const byHolder = new Map<string, string[]>();
  for (const pointer of INSTRUCTION_POINTERS)
    byHolder.set(holderOf(pointer), [...(byHolder.get(holderOf(pointer)) ?? []), memberNameOf(pointer)]);
  return byHolder;
});

/** Documents are many: their pointers are those of no field. */
const NAMES_IN_DOCUMENT: readonly string[] = ['value', 'type'];

/** The names that an object of the contract may have. */
export const namesIn = (holder: string): readonly string[] => namesByHolder().get(holder) ?? NAMES_IN_DOCUMENT;

/** Begins with a letter and has no more than two digits in a row: no account number. */
const looksLikeName = (name: string): boolean => /^(?!.{0,63}\d{3})[A-Za-z_$][\w$.-]{0,63}$/.test(name);

/** Names as members of an object without a prototype: each member of each instruction is looked up, and `in` takes half as long as `Set.has`. */
type Names = Readonly<Record<string, true>>;

const namesOf = (names: readonly string[]): Names =>
  Object.assign(Object.create(null), Object.fromEntries(names.map((name) => [name, true])));

/** True where an object has a member that is not among these. The members of a plain object are all that it has: nothing is made to look at them. True where they cannot be listed. */
function hasOthers(member: Member<Members>, known: Names): boolean {
  if (member === undefined || member === WRONG_TYPE) return false;
  try {
    for (const name in member) if (!(name in known)) return true;
    return false;
  } catch {
    return true;
  }
}

/** The names in each object of the contract, to look a member up. */
const NAMES = /* @__PURE__ */ lazy(() => {
  const of = (holder: string, ...others: readonly string[]): Names => namesOf([...namesIn(holder), ...others]);
  return {
    instruction: of('', ...OF_A_RECIPIENT),
    creditor: of('/creditor'),
    address: of('/creditor/address'),
    contactDetails: of('/creditor/contactDetails'),
    document: namesOf(NAMES_IN_DOCUMENT),
    account: of('/creditorAccount'),
    accountId: of('/creditorAccount/id'),
    agent: of('/creditorAgent'),
    clearingSystem: of('/creditorAgent/clearingSystemMemberId'),
    settlement: of('/settlementInformation'),
  };
});

/** False where every member is one of the contract: one pass over an instruction, for the many that have no other. True says nothing. */
export function mayHaveUnknownMembers(reading: InstructionReading): boolean {
  const names = NAMES();
  const agentHasOthers = ({ shape, clearingSystemMemberId }: AgentReading): boolean =>
    shape !== undefined && (hasOthers(shape, names.agent) || hasOthers(clearingSystemMemberId, names.clearingSystem));
  return (
    hasOthers(reading.members, names.instruction) ||
    hasOthers(reading.creditor, names.creditor) ||
    hasOthers(reading.address, names.address) ||
    hasOthers(reading.contactDetails, names.contactDetails) ||
    hasOthers(reading.creditorAccount, names.account) ||
    hasOthers(reading.accountId, names.accountId) ||
    hasOthers(reading.settlementInformation, names.settlement) ||
    agentHasOthers(reading.creditorAgent) ||
    (reading.intermediaryAgents !== NO_AGENTS && reading.intermediaryAgents.some(agentHasOthers)) ||
    reading.documents.some(({ shape }) => hasOthers(shape, names.document))
  );
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

function unknownIn(holder: string, members: Members, known: readonly string[]): readonly string[] {
  const unknown = ownNames(members).filter((name) => !known.includes(name) && isThere(members, name));
  return [...new Set(unknown.map((name) => (looksLikeName(name) ? `${holder}/${name}` : holder)))];
}

/** Pointers to the members that the contract does not know, those of the instruction first. */
export function unknownMembers(reading: InstructionReading): readonly string[] {
  const inside = (holder: string, member: Member<Members>): readonly string[] => unknownIn(holder, membersOf(member), namesIn(holder));
  const agents: readonly AgentReading[] = [reading.creditorAgent, ...reading.intermediaryAgents];
  return [
    ...unknownIn('', reading.members, [...namesIn(''), ...OF_A_RECIPIENT]),
    ...inside('/creditor', reading.creditor),
    ...inside('/creditor/address', reading.address),
    ...inside('/creditor/contactDetails', reading.contactDetails),
    ...reading.documents.flatMap(({ shape }, at) => inside(`/creditor/documents/${at}`, shape)),
    ...inside('/creditorAccount', reading.creditorAccount),
    ...inside('/creditorAccount/id', reading.accountId),
    ...agents.flatMap(({ shape, clearingSystemMemberId }, at) => [
      ...inside(`/${AGENTS[at]}`, shape),
      ...inside(`/${AGENTS[at]}/clearingSystemMemberId`, clearingSystemMemberId),
    ]),
    ...inside('/settlementInformation', reading.settlementInformation),
  ].slice(0, MAX_MEMBERS);
}

/** Pointers to the members that neither a corridor nor an instruction has. Any value gets an answer. */
export const unknownOfCorridor = (value: unknown): readonly string[] =>
  unknownIn('', readMembers(value), [...namesIn(''), ...OF_A_RECIPIENT, 'settlementSystem', 'creditorType', 'given']).slice(0, MAX_MEMBERS);
