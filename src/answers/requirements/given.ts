/** What a partial instruction has already of what a form along its corridor asks for. */
import { unmetFields } from '../../checks/presence/required.js';
import type { Engine } from '../../engine/engine.js';
import { memberIdFields } from '../../identifiers/account/domestic-parts.js';
import { hasAddress, isGiven } from '../../instruction/presence.js';
import { given, readMembers } from '../../instruction/values.js';
import type { RequirementFacts } from '../../payment/required-fields.js';
import { type ResolvedPayment, resolve } from '../../payment/resolve.js';
import type { CorridorInstruction } from './corridor.js';
import type { FieldRequirement } from './field.js';

/** What is there, and what follows from it. */
export interface GivenFields {
  /** What stands for the account, or will; undefined where nothing says it. */
  readonly accountIdType: string | undefined;
  readonly facts: Partial<Pick<RequirementFacts, 'hasAddress' | 'bankInAccount'>>;
  /** The fields that are still to be asked for. Where one of several is enough and one is there, the others may be left out. */
  readonly stillAsked: (fields: readonly FieldRequirement[]) => readonly FieldRequirement[];
}

/** Reads any value; undefined for one that nothing can be read of. `instruction` is what the corridor says, which comes before what the value says. */
export function readGivenFields(engine: Engine, value: unknown, instruction: CorridorInstruction): GivenFields | undefined {
  const members = readMembers(value);
  const creditor = { ...readMembers(members.creditor), ...instruction.creditor };
  const isNoObject = members.creditor !== undefined && typeof members.creditor !== 'object';
  const payment = resolve({ ...members, ...instruction, creditor: isNoObject ? members.creditor : creditor }, engine);
  if (payment === undefined) return undefined;
  const { reading, plan } = payment;
  const hasAccount = isGiven(reading, '/creditorAccount/id');
  const unmet = new Set<string>(unmetFields(payment).flatMap(({ pointers }) => pointers));
  const { accountIdType, bankInAccount } = plan.requirementFacts;
  const has = (pointer: string): boolean => isThere(payment, pointer) && !unmet.has(pointer);
  return {
    accountIdType: hasAccount ? accountIdType : given(reading.accountIdType),
    facts: { hasAddress: hasAddress(reading), ...(hasAccount && { bankInAccount }) },
    stillAsked: (fields) =>
      fields.filter(({ pointer }) => !has(pointer)).map((field) => (field.oneOf?.some(has) ? optional(field) : field)),
  };
}

function isThere({ reading, member }: ResolvedPayment, pointer: string): boolean {
  if (pointer === '/creditorAccount/id/value') return isGiven(reading, '/creditorAccount/id');
  if (pointer === '/creditorAccount/id/type') return reading.accountIdType !== undefined || reading.accountValue !== undefined;
  if (isGiven(reading, pointer as '/creditor/name')) return true;
  // a bank identifier may hold that of the branch
  const branch = member && memberIdFields(member.country)[1];
  return pointer === '/creditorAgent/branchId' && branch !== undefined && member?.fields[branch] !== undefined;
}

function optional({ because, requiredFor, oneOf, missing, ...field }: FieldRequirement): FieldRequirement {
  return { ...field, required: false };
}
