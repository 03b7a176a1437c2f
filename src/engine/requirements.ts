/**
 * What a form has to ask for, from the same rules that `validate` checks by.
 *
 * Presence is asked for by a settlement system or a method. Where a corridor names neither, it is that of a payment to an account:
 * what `method: 'BANK_ACCOUNT'` asks for.
 */

import type { AlertCode } from '../../rules/vocabulary/alert-code.js';
import { hasIdentifiers } from '../../rules/vocabulary/method.js';
import type { AskedPointer, CreditorType, InstructionPointer } from '../../rules/vocabulary/scheme.js';
import type { CountryTerms } from '../../rules/vocabulary/terms.js';
import { CREDITOR_TYPES, MISSING } from '../instruction/fields.js';
import { unknownOfCorridor } from '../instruction/unknown-members.js';
import type { Engine } from './engine.js';
import { findAlerts } from './examine.js';
import { type Asker, type RequiredField, requiredFieldsOf } from './required-fields.js';
import { accountIdTypesOf, type Corridor, type CorridorInstruction, type FormContext, formContext } from './requirements/corridor.js';
import { detailOf } from './requirements/details.js';
import type { FieldRequirement } from './requirements/field.js';
import { FORM_FIELDS, type FormPointer, isWorthOffering } from './requirements/fields.js';
import { type FieldGroup, groupsOf } from './requirements/groups.js';
import { inputModeOf } from './requirements/input-mode.js';
import { type CorridorNote, notesOf, type PurposesByCountry } from './requirements/notes.js';
import { termOf } from './requirements/terms.js';
import { resolve } from './resolve.js';
import { counts } from './severity.js';

export type { Corridor, CorridorInstruction } from './requirements/corridor.js';
export type { FieldRequirement, Term } from './requirements/field.js';
export type { FieldGroup, GroupName } from './requirements/groups.js';
export type { CorridorNote } from './requirements/notes.js';

export interface Requirements {
  readonly corridor: Corridor;
  /**
   * What every instruction along the corridor says. `validate` asks for the required fields beside these members: where the corridor names neither
   * system nor method, the method is `BANK_ACCOUNT`, because `validate` takes an instruction without either for a partial one.
   */
  readonly instruction: CorridorInstruction;
  /** The problems of the corridor itself: a member that it does not have, an unknown system, a currency that the system does not carry. */
  readonly problems: readonly { readonly code: AlertCode; readonly pointer: string }[];
  /** In the order of the contract. */
  readonly fields: readonly FieldRequirement[];
  /** The same fields in the order of a form, in groups. */
  readonly groups: readonly FieldGroup[];
  /** What a payment must say that the contract has no field for. */
  readonly notes: readonly CorridorNote[];
}

/** What depends on how the account is given. */
const OF_THE_ACCOUNT = ['/creditorAccount/id/value', '/creditorAccount/type', '/creditorAgent'];
const FIELDS_OF_THE_ACCOUNT: ReadonlySet<FormPointer> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ FORM_FIELDS.filter((pointer) => OF_THE_ACCOUNT.some((beginning) => pointer.startsWith(beginning))),
);

/** What only requirements tell, of an engine with every rule. */
export interface FormRules {
  readonly purposes?: PurposesByCountry;
  readonly terms?: Readonly<Record<string, CountryTerms>>;
}

/** What a payment along this corridor needs. */
export function requirementsWith(corridor: Corridor, engine: Engine, { purposes = {}, terms = {} }: FormRules = {}): Requirements {
  const context = formContext(corridor, engine);
  const types = accountIdTypesOf(context);
  const requiredFields = requiredFieldsOnce(context);
  const fields = FORM_FIELDS.flatMap((pointer) => fieldsOf(context, pointer, requiredFields, types));
  return {
    corridor: context.corridor,
    instruction: instructionOf(context),
    problems: [...unknownMembersOf(corridor), ...problemsOf(context, types)],
    fields: fields.map((field) => ({ ...field, ...inputModeOf(field, context.country), ...termOf(context, field, terms) })),
    groups: groupsOf(fields),
    notes: notesOf(context.corridor, engine, purposes),
  };
}

/** A field of the account for each of its types; any other once, unless it depends on the type, as a tax identifier that is asked for beside accounts only. */
function fieldsOf(
  context: FormContext,
  pointer: FormPointer,
  requiredFields: RequiredFieldsFor,
  types: readonly string[],
): readonly FieldRequirement[] {
  const fieldOf = (type: string) => fieldFor(context, pointer, requiredFields, type, type);
  if (FIELDS_OF_THE_ACCOUNT.has(pointer)) return types.flatMap(fieldOf);
  const general = fieldFor(context, pointer, requiredFields, types[0]);
  if (types.length < 2) return general;
  const ofTypes = types.map(fieldOf);
  return ofTypes.every(([field]) => isAskedAlike(field, general[0])) ? general : ofTypes.flat();
}

const isAskedAlike = (one: FieldRequirement | undefined, other: FieldRequirement | undefined): boolean =>
  one?.required === other?.required && one?.requiredFor?.join() === other?.requiredFor?.join();

function instructionOf({ corridor, instruction, engine }: FormContext): CorridorInstruction {
  const isNamed = corridor.method !== undefined || corridor.settlementSystem !== undefined;
  const method = isNamed ? undefined : engine.rules.method('BANK_ACCOUNT')?.code;
  return { ...instruction, ...(method !== undefined && { method }) };
}

type Requirement = Omit<RequiredField, 'pointers'> & {
  readonly pointers: readonly InstructionPointer[];
  /** The member that the alert names. */
  readonly missing: AskedPointer;
};

/** The requirements by the members that meet them. */
type RequirementsByMember = ReadonlyMap<string, readonly Requirement[]>;

/** The requirements for an account of this type, to a creditor of that type. */
type RequiredFieldsFor = (accountIdType: string | undefined, type?: string) => RequirementsByMember;

/** Works them out once for all members of a form. */
function requiredFieldsOnce(context: FormContext): RequiredFieldsFor {
  const found = new Map<string, RequirementsByMember>();
  return (accountIdType, type = context.facts.creditorType) => {
    const key = `${accountIdType} ${type}`;
    const requirements = found.get(key) ?? byMember(requiredFieldsFor(context, accountIdType, type), agentOf(context));
    found.set(key, requirements);
    return requirements;
  };
}

function byMember(requirements: readonly RequiredField[], agent: readonly InstructionPointer[]): RequirementsByMember {
  const found = new Map<string, Requirement[]>();
  const alone = new Set<string>(requirements.flatMap(({ pointers }) => (pointers.length === 1 ? pointers : [])));
  for (const requirement of requirements) {
    const [missing] = requirement.pointers;
    const pointers: readonly InstructionPointer[] = missing === '/creditorAgent' ? agent : requirement.pointers;
    const known = { ...requirement, missing, pointers };
    // where one of the alternatives is required by itself, the others need not be given
    const met = pointers.filter((pointer) => alone.has(pointer));
    for (const pointer of new Set<string>(met.length > 0 ? met : pointers)) {
      const others = found.get(pointer);
      if (others === undefined) found.set(pointer, [known]);
      else others.push(known);
    }
  }
  return found;
}

function requiredFieldsFor(
  { facts, engine }: FormContext,
  accountIdType: string | undefined,
  type: string | undefined,
): readonly RequiredField[] {
  const method = facts.method ?? (facts.system ? undefined : engine.rules.method('BANK_ACCOUNT'));
  const requirements = requiredFieldsOf({ ...facts, method, accountIdType, creditorType: type }, engine);
  const ofAddress = requirements.find(({ pointers }) => pointers[0].startsWith('/creditor/address'));
  const hasForm = facts.system?.address?.some(({ from }) => from <= engine.on);
  if (ofAddress === undefined || !hasForm) return requirements;
  return [...requirements, ...ADDRESS_FORM.map((pointer) => ({ ...ofAddress, pointers: [pointer] as const }))];
}

/** What every address has that a system takes since November 2026. */
const ADDRESS_FORM = ['/creditor/address/country', '/creditor/address/townName'] as const;

function fieldFor(
  context: FormContext,
  pointer: FormPointer,
  requiredFields: RequiredFieldsFor,
  idType: string | undefined,
  accountIdType?: string,
): readonly FieldRequirement[] {
  const asked = requirementsAt(pointer, requiredFields(idType));
  const { requiredFor, further } = openType(context, pointer, asked, (type) => requiredFields(idType, type));
  if (asked.length === 0 && further.length === 0 && !isWorthOffering(context, pointer, accountIdType)) return [];
  const alternatives = [...asked, ...further].find(({ pointers }) => pointers.length > 1)?.pointers;
  const alone = asked.find(({ pointers }) => pointers.length === 1);
  const missing = (alone ?? asked[0] ?? further[0])?.missing;
  return [
    {
      pointer,
      required: asked.length > 0,
      ...(asked.length + further.length > 0 && { because: uniqueAskers([...asked, ...further]) }),
      ...(requiredFor.length > 0 && { requiredFor }),
      ...(alone === undefined && alternatives && { oneOf: alternatives }),
      ...(missing && { missing: { code: MISSING[missing], pointer: missing } }),
      ...(accountIdType !== undefined && { accountIdType }),
      ...detailOf(context, pointer, accountIdType),
    },
  ];
}

const NONE: readonly Requirement[] = [];

/** The requirements that this member meets. */
const requirementsAt = (pointer: FormPointer, requirements: RequirementsByMember): readonly Requirement[] =>
  requirements.get(askedAs(pointer)) ?? NONE;

/** What is asked of creditors of one type only, where the corridor leaves the type open. */
function openType(
  context: FormContext,
  pointer: FormPointer,
  asked: readonly Requirement[],
  requiredFields: (type: string) => RequirementsByMember,
): { readonly requiredFor: readonly CreditorType[]; readonly further: readonly Requirement[] } {
  if (asked.length > 0 || context.corridor.creditorType !== undefined) return { requiredFor: [], further: NONE };
  const byType = CREDITOR_TYPES.map((type) => [type, requirementsAt(pointer, requiredFields(type))] as const);
  const requiredFor = byType.filter(([, requirements]) => requirements.length > 0).map(([type]) => type);
  return { requiredFor, further: byType.flatMap(([, requirements]) => requirements) };
}

/** Whoever asks for the bank is content with either of its names. */
const AGENT: readonly InstructionPointer[] = ['/creditorAgent/clearingSystemMemberId/memberId', '/creditorAgent/bic'];

/** The BIC first where nothing is known of the bank identifiers of the country. */
const agentOf = ({ country }: FormContext): readonly InstructionPointer[] => (country === undefined ? AGENT.toReversed() : AGENT);

/** The account identifier is asked for as a whole. */
const askedAs = (pointer: string): string => (pointer === '/creditorAccount/id/value' ? '/creditorAccount/id' : pointer);

const uniqueAskers = (requirements: readonly Pick<RequiredField, 'by'>[]): readonly Asker[] => [
  ...new Map(requirements.map(({ by }) => [`${by.kind} ${by.code}`, by] as const)).values(),
];

/** A misspelt member would be missed silently: the corridor may come from a network, so it is a problem and no error that is thrown. */
const unknownMembersOf = (corridor: unknown): Requirements['problems'] =>
  unknownOfCorridor(corridor).map((pointer) => ({ code: 'PAYMENT_INSTRUCTION_FIELD_UNKNOWN', pointer }));

/** The alerts of `validate` about the corridor itself, without those for missing fields. */
function problemsOf(context: FormContext, types: readonly string[]): Requirements['problems'] {
  const { instruction, engine } = context;
  const payment = resolve(instruction, engine);
  if (payment === undefined) return [];
  const found = findAlerts(payment, payment.plan.checks, engine.threshold)
    .alerts.filter(({ code, severity }) => counts(severity, engine.threshold) && !code.endsWith('_MISSING'))
    .map(({ code, pointer }) => ({ code, pointer }));
  return takesNoneOf(context, types) ? [...found, NO_ACCOUNT] : found;
}

/** What `validate` says as soon as there is an account. */
const NO_ACCOUNT = {
  code: 'SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY',
  pointer: '/settlementInformation/settlementSystem',
} as const;

/** True where the system takes nothing that the method pays to. */
const takesNoneOf = ({ facts: { system, method } }: FormContext, types: readonly string[]): boolean =>
  system !== undefined && hasIdentifiers(method) && !system.account.some((type) => types.includes(type));
