/** The fields of a form for a corridor, from what is given: which there are, who asks for them, and what can be said of each. */

import type { AlertCode } from '../../../rules/alert-codes/alert-code.js';
import type { CountryTerms } from '../../../rules/vocabulary/terms.js';
import { MISSING } from '../../instruction/fields.js';
import { unknownOfCorridor } from '../../instruction/unknown-members.js';
import { readMembers } from '../../instruction/values.js';
import type { Asker, RequiredField } from '../../payment/required-fields.js';
import type { Detail } from './account-details.js';
import { type Asking, type AskingOf, askingIn } from './asking.js';
import { accountIdTypesOf, type Corridor, type CorridorInstruction, type ExampleFor, type FormContext, formContext } from './corridor.js';
import type { BankChoice, BankOption, FieldRequirement } from './field.js';
import { FORM_FIELDS, type FormPointer, isWorthOffering } from './fields.js';
import type { FormEngine } from './form-engine.js';
import type { GivenFields } from './given.js';
import { type FieldGroup, fieldGroupsOf } from './groups.js';
import { inputModeOf } from './input-mode.js';
import { type CorridorNote, notesOf, type PurposesByCountry } from './notes.js';
import { markShown } from './shown.js';
import { isBankChosen, termOf, usualOf } from './terms.js';

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
  /** Reads any value that a partial instruction may be; undefined for one that nothing can be read of. */
  readonly readGiven?: (value: unknown, instruction: CorridorInstruction) => GivenFields | undefined;
  /** The banks to choose from; without it they are searched. */
  readonly bankOptionsOf?: (context: FormContext, field: Pick<FieldRequirement, 'pointer'>) => readonly BankOption[] | undefined;
  /** An example of what stands for an account. */
  readonly exampleOf?: (context: FormContext, field: FieldRequirement) => Pick<FieldRequirement, 'example'>;
}

/** What a form is made by. */
export interface FormParts extends FormRules {
  readonly exampleFor: ExampleFor;
  readonly detailOf: (context: FormContext, pointer: FormPointer, accountIdType?: string) => Detail;
  /** What is wrong with the corridor itself; `types`: those of the account that it takes. Absent: nobody asks. */
  readonly problemsOf?: (context: FormContext, types: readonly string[]) => Requirements['problems'];
  /** The ways to name the account that it shows, of those that the corridor takes. Default: all. */
  readonly accountIdTypes?: (types: readonly string[]) => readonly string[];
  /** The members that it asks for. Default: all. */
  readonly isPart?: (pointer: FormPointer) => boolean;
}

/** What a payment along this corridor needs, beside what is given. */
export function formRequirements(corridor: Corridor, engine: FormEngine, parts: FormParts): Requirements {
  const { purposes = {}, terms = {}, exampleOf, readGiven, bankOptionsOf, problemsOf, accountIdTypes, isPart = () => true } = parts;
  const named = formContext(corridor, engine, parts.exampleFor);
  const instruction = instructionOf(named);
  const partial = readMembers(corridor).given ?? undefined;
  const given = partial === undefined ? undefined : readGiven?.(partial, instruction);
  const context = { ...named, facts: { ...named.facts, ...given?.facts } };
  const taken = accountIdTypesOf(context);
  const types = typesBeside(given, accountIdTypes?.(taken) ?? taken);
  const askingOf = askingIn(context);
  const all = FORM_FIELDS.filter(isPart).flatMap((pointer) =>
    fieldsOf(context, pointer, askingOf, types).map((field) => ({ ...field, ...parts.detailOf(context, pointer, field.accountIdType) })),
  );
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
    problems: [...unknownMembersOf(corridor), ...(problemsOf?.(context, taken) ?? [])],
    fields: markShown(described, types),
    groups: fieldGroupsOf(fields),
    notes: notesOf(context.corridor, engine, purposes),
  };
}

/** A field before anything is said of it. */
type AskedField = Omit<FieldRequirement, keyof Detail>;

const bankChoice = (options: readonly BankOption[] | undefined): BankChoice => (options === undefined ? { search: true } : { options });

/** The type of what stands for the account already, where the corridor takes it. */
const typesBeside = (given: GivenFields | undefined, taken: readonly string[]): readonly string[] =>
  given?.accountIdType !== undefined && taken.includes(given.accountIdType) ? [given.accountIdType] : taken;

/** What depends on how the account is given. */
const isOfAccount = (pointer: FormPointer): boolean => /^\/creditor(?:Account\/(?:id\/value|type)|Agent)/.test(pointer);

/** A field of the account for each of its types; any other once, unless it depends on the type, as a tax identifier that is asked for beside accounts only. */
function fieldsOf(context: FormContext, pointer: FormPointer, askingOf: AskingOf, types: readonly string[]): readonly AskedField[] {
  const askings = types.map((type) => askingOf(pointer, type));
  const [first = askingOf(pointer, undefined), ...others] = askings;
  if (!isOfAccount(pointer) && others.every((other) => isAskedAlike(first, other))) return fieldFor(context, pointer, first);
  return askings.flatMap((asking, at) => fieldFor(context, pointer, asking, types[at]));
}

const isAskedAlike = (one: Asking, other: Asking): boolean =>
  one.asked.length > 0 === other.asked.length > 0 && one.requiredFor.join() === other.requiredFor.join();

/** None where nobody asks for the member and it is not worth offering. */
function fieldFor(context: FormContext, pointer: FormPointer, asking: Asking, accountIdType?: string): readonly AskedField[] {
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
