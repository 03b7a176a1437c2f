/**
 * What a form has to ask for, from the same rules that `validate` checks by.
 *
 * Presence is asked for by a settlement system or a method. Where a corridor names neither, it is that of a payment to an account:
 * what `method: 'BANK_ACCOUNT'` asks for.
 */

import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { hasIdentifiers } from '../../rules/vocabulary/method.js';
import type { CountryTerms } from '../../rules/vocabulary/terms.js';
import { findAlerts } from '../checks/examine.js';
import type { Engine } from '../engine/engine.js';
import { counts } from '../findings/severity.js';
import { MISSING } from '../instruction/fields.js';
import { unknownOfCorridor } from '../instruction/unknown-members.js';
import { readMembers } from '../instruction/values.js';
import type { Asker, RequiredField } from '../payment/required-fields.js';
import { resolve } from '../payment/resolve.js';
import { type Asking, type AskingOf, askingIn } from './requirements/asking.js';
import type { BankOptionsOf } from './requirements/bank-options.js';
import { accountIdTypesOf, type Corridor, type CorridorInstruction, type FormContext, formContext } from './requirements/corridor.js';
import { detailOf } from './requirements/details.js';
import type { BankChoice, BankOption, FieldRequirement } from './requirements/field.js';
import { FORM_FIELDS, type FormPointer, isWorthOffering } from './requirements/fields.js';
import type { GivenFields, ReadGiven } from './requirements/given.js';
import { type FieldGroup, fieldGroupsOf } from './requirements/groups.js';
import { inputModeOf } from './requirements/input-mode.js';
import { type CorridorNote, notesOf, type PurposesByCountry } from './requirements/notes.js';
import { markShown } from './requirements/shown.js';
import { isBankChosen, termOf, usualOf } from './requirements/terms.js';

export type { Corridor, CorridorInstruction } from './requirements/corridor.js';
export type { BankChoice, BankOption, FieldRequirement, Term } from './requirements/field.js';
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

/** What only requirements tell, of an engine with every rule. */
export interface FormRules {
  readonly purposes?: PurposesByCountry;
  readonly terms?: Readonly<Record<string, CountryTerms>>;
  /** What a partial instruction has already. */
  readonly readGiven?: ReadGiven;
  /** The banks to choose from; without it they are searched. */
  readonly bankOptionsOf?: BankOptionsOf;
  /** An example of what stands for an account. */
  readonly exampleOf?: (context: FormContext, field: FieldRequirement) => Pick<FieldRequirement, 'example'>;
}

/** What a payment along this corridor needs, beside what is given. */
export function requirementsWith(corridor: Corridor, engine: Engine, rules: FormRules = {}): Requirements {
  const { purposes = {}, terms = {}, exampleOf, readGiven, bankOptionsOf } = rules;
  const named = formContext(corridor, engine);
  const instruction = instructionOf(named);
  const partial = readMembers(corridor).given ?? undefined;
  const given = partial === undefined ? undefined : readGiven?.(partial, instruction, engine);
  const context = { ...named, facts: { ...named.facts, ...given?.facts } };
  const taken = accountIdTypesOf(context);
  const types = typesBeside(given, taken);
  const askingOf = askingIn(context);
  const all = FORM_FIELDS.flatMap((pointer) => fieldsOf(context, pointer, askingOf, types));
  const fields = given ? given.stillAsked(all) : all;
  const described = fields.map((field) => ({
    ...field,
    ...exampleOf?.(context, field),
    ...inputModeOf(field, context.country),
    ...termOf(context, field, terms),
    ...usualOf(context, field, terms),
    ...(isBankChosen(context, field, terms) && { banks: bankChoice(bankOptionsOf?.(context, field)) }),
  }));
  return {
    corridor: context.corridor,
    instruction,
    problems: [...unknownMembersOf(corridor), ...problemsOf(context, taken)],
    fields: markShown(described, types),
    groups: fieldGroupsOf(fields),
    notes: notesOf(context.corridor, engine, purposes),
  };
}

const bankChoice = (options: readonly BankOption[] | undefined): BankChoice => (options === undefined ? { search: true } : { options });

/** The type of what stands for the account already, where the corridor takes it. */
const typesBeside = (given: GivenFields | undefined, taken: readonly string[]): readonly string[] =>
  given?.accountIdType !== undefined && taken.includes(given.accountIdType) ? [given.accountIdType] : taken;

/** What depends on how the account is given. */
const isOfAccount = (pointer: FormPointer): boolean => /^\/creditor(?:Account\/(?:id\/value|type)|Agent)/.test(pointer);

/** A field of the account for each of its types; any other once, unless it depends on the type, as a tax identifier that is asked for beside accounts only. */
function fieldsOf(context: FormContext, pointer: FormPointer, askingOf: AskingOf, types: readonly string[]): readonly FieldRequirement[] {
  const askings = types.map((type) => askingOf(pointer, type));
  const [first = askingOf(pointer, undefined), ...others] = askings;
  if (!isOfAccount(pointer) && others.every((other) => isAskedAlike(first, other))) return fieldFor(context, pointer, first);
  return askings.flatMap((asking, at) => fieldFor(context, pointer, asking, types[at]));
}

const isAskedAlike = (one: Asking, other: Asking): boolean =>
  one.asked.length > 0 === other.asked.length > 0 && one.requiredFor.join() === other.requiredFor.join();

/** None where nobody asks for the member and it is not worth offering. */
function fieldFor(context: FormContext, pointer: FormPointer, asking: Asking, accountIdType?: string): readonly FieldRequirement[] {
  const { asked, requiredFor, further } = asking;
  const all = [...asked, ...further];
  if (all.length === 0 && !isWorthOffering(context, pointer, accountIdType)) return [];
  const alternatives = all.find(({ pointers }) => pointers.length > 1)?.pointers;
  const alone = asked.find(({ pointers }) => pointers.length === 1);
  const missing = (alone ?? all[0])?.missing;
  return [
    {
      pointer,
      required: asked.length > 0,
      ...(all.length > 0 && { because: uniqueAskers(all) }),
      ...(requiredFor.length > 0 && { requiredFor }),
      ...(alone === undefined && alternatives && { oneOf: alternatives }),
      ...(missing && { missing: { code: MISSING[missing], pointer: missing } }),
      ...(accountIdType !== undefined && { accountIdType }),
      ...detailOf(context, pointer, accountIdType),
    },
  ];
}

const uniqueAskers = (requirements: readonly Pick<RequiredField, 'by'>[]): readonly Asker[] => [
  ...new Map(requirements.map(({ by }) => [`${by.kind} ${by.code}`, by] as const)).values(),
];

function instructionOf({ corridor, instruction, engine }: FormContext): CorridorInstruction {
  const isNamed = corridor.method !== undefined || corridor.settlementSystem !== undefined;
  const method = isNamed ? undefined : engine.rules.method('BANK_ACCOUNT')?.code;
  return { ...instruction, ...(method !== undefined && { method }) };
}

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
