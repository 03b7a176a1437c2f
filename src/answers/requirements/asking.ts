/** Who asks for a member of a form: the required fields of the corridor, by the members that meet them. */
import type { AskedPointer, CreditorType, InstructionPointer } from '../../../rules/vocabulary/scheme.js';
import { CREDITOR_TYPES } from '../../instruction/fields.js';
import { type RequiredField, requiredFieldsOf } from '../../payment/required-fields.js';
import type { FormContext } from './corridor.js';
import type { FormPointer } from './fields.js';

/** A required field, as one of the members that meet it sees it. */
type Requirement = Omit<RequiredField, 'pointers'> & {
  /** One of these is enough. */
  readonly pointers: readonly InstructionPointer[];
  /** The member that the alert names. */
  readonly missing: AskedPointer;
};

/** Who asks for a member, beside an account identifier of one type. */
export interface Asking {
  /** What is required of every creditor of the corridor. */
  readonly asked: readonly Requirement[];
  /** The types of creditors of which more is required, where the corridor leaves the type open and nobody asks every creditor. */
  readonly requiredFor: readonly CreditorType[];
  /** What is required of these. */
  readonly further: readonly Requirement[];
}

/** Finds who asks for a member. */
export type AskingOf = (pointer: FormPointer, accountIdType: string | undefined) => Asking;

/** The requirements by the members that meet them. */
type RequirementsByMember = ReadonlyMap<string, readonly Requirement[]>;

const NONE: readonly Requirement[] = [];

/** Works the required fields out once for all members of a form, for each type of account identifier and creditor. */
export function askingIn(context: FormContext): AskingOf {
  const found = new Map<string, RequirementsByMember>();
  const requirementsOf = (accountIdType: string | undefined, creditorType: string | undefined): RequirementsByMember => {
    const key = `${accountIdType} ${creditorType}`;
    const requirements = found.get(key) ?? byMember(requiredFieldsFor(context, accountIdType, creditorType), agentOf(context));
    found.set(key, requirements);
    return requirements;
  };
  return (pointer, accountIdType) => {
    const { creditorType } = context.corridor;
    const requirementsAt = (type: string | undefined) => requirementsOf(accountIdType, type).get(askedAs(pointer)) ?? NONE;
    const asked = requirementsAt(creditorType);
    if (asked.length > 0 || creditorType !== undefined) return { asked, requiredFor: [], further: NONE };
    const requiredFor = CREDITOR_TYPES.filter((type) => requirementsAt(type).length > 0);
    return { asked, requiredFor, further: requiredFor.flatMap(requirementsAt) };
  };
}

/** The account identifier is asked for as a whole. */
const askedAs = (pointer: string): string => (pointer === '/creditorAccount/id/value' ? '/creditorAccount/id' : pointer);

/** Whoever asks for the bank is content with either of its names. */
const AGENT: readonly InstructionPointer[] = ['/creditorAgent/clearingSystemMemberId/memberId', '/creditorAgent/bic'];

/** The BIC first where nothing is known of the bank identifiers of the country. */
const agentOf = ({ country }: FormContext): readonly InstructionPointer[] => (country === undefined ? AGENT.toReversed() : AGENT);

function byMember(fields: readonly RequiredField[], agent: readonly InstructionPointer[]): RequirementsByMember {
  const found = new Map<string, Requirement[]>();
  const alone = new Set<string>(fields.flatMap(({ pointers }) => (pointers.length === 1 ? pointers : [])));
  for (const field of fields) {
    const [missing] = field.pointers;
    const pointers: readonly InstructionPointer[] = missing === '/creditorAgent' ? agent : field.pointers;
    const requirement = { ...field, missing, pointers };
    // where one of the alternatives is required by itself, the others need not be given
    const met = pointers.filter((pointer) => alone.has(pointer));
    for (const pointer of new Set<string>(met.length > 0 ? met : pointers)) {
      const others = found.get(pointer);
      if (others === undefined) found.set(pointer, [requirement]);
      else others.push(requirement);
    }
  }
  return found;
}

/** What every address has that a system takes since November 2026. */
const ADDRESS_FORM = ['/creditor/address/country', '/creditor/address/townName'] as const;

/** The branch, where people know it by a number of its own, and somebody asks for the bank identifier. */
function branchBeside(fields: readonly RequiredField[], country: FormContext['country']): readonly RequiredField[] {
  const bank = fields.find(({ pointers: [pointer] }) => pointer === AGENT[0] || pointer === '/creditorAgent');
  return bank !== undefined && country?.facts.branchApart ? [{ ...bank, pointers: ['/creditorAgent/branchId'], restsOn: 'likely' }] : [];
}

function requiredFieldsFor(
  { facts, engine, country }: FormContext,
  accountIdType: string | undefined,
  creditorType: string | undefined,
): readonly RequiredField[] {
  const method = facts.method ?? (facts.system ? undefined : engine.rules.method('BANK_ACCOUNT'));
  const ofCorridor = requiredFieldsOf({ ...facts, method, accountIdType, creditorType }, engine);
  const fields = [...ofCorridor, ...branchBeside(ofCorridor, country)];
  const ofAddress = fields.find(({ pointers }) => pointers[0].startsWith('/creditor/address'));
  const hasForm = facts.system?.address?.some(({ from }) => from <= engine.on);
  if (ofAddress === undefined || !hasForm) return fields;
  return [...fields, ...ADDRESS_FORM.map((pointer) => ({ ...ofAddress, pointers: [pointer] as const }))];
}
