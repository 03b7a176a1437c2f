/**
 * What a form has to ask for, from the same rules that `validate` checks by.
 *
 * Presence is asked for by a settlement system or a method. Where a corridor names neither, it is that of a payment to an account:
 * what `method: 'BANK_ACCOUNT'` asks for.
 */

import type { AlertCode } from '../../rules/vocabulary/alert-code.js';
import type { InstructionPointer } from '../../rules/vocabulary/scheme.js';
import { CREDITOR_TYPES } from '../instruction/fields.js';
import { type Asker, type Demand, demandsOf } from './demands.js';
import type { Engine } from './engine.js';
import { findAlerts } from './examine.js';
import { accountIdTypesOf, type Corridor, type FormContext, formContext } from './requirements/corridor.js';
import { detailOf } from './requirements/details.js';
import type { FieldRequirement } from './requirements/field.js';
import { FORM_FIELDS, type FormPointer, isOffered } from './requirements/fields.js';
import { type CorridorNote, notesOf, type PurposesByCountry } from './requirements/notes.js';
import { resolve } from './resolve.js';
import { counts } from './severity.js';

export type { Corridor } from './requirements/corridor.js';
export type { FieldRequirement } from './requirements/field.js';
export type { CorridorNote } from './requirements/notes.js';

export interface Requirements {
  readonly corridor: Corridor;
  /** What speaks against the corridor itself: an unknown system, a currency that it does not carry. */
  readonly problems: readonly { readonly code: AlertCode; readonly pointer: string }[];
  /** In the order of the contract. */
  readonly fields: readonly FieldRequirement[];
  /** What a payment must say that the contract has no field for. */
  readonly notes: readonly CorridorNote[];
}

/** What depends on how the account is given. */
const OF_THE_ACCOUNT = ['/creditorAccount/id/value', '/creditorAccount/type', '/creditorAgent'];

/** What a payment along this corridor needs. `purposes` are those of an engine with every rule. */
export function requirementsWith(corridor: Corridor, engine: Engine, purposes: PurposesByCountry = {}): Requirements {
  const context = formContext(corridor, engine);
  const types = accountIdTypesOf(context);
  const byType = types.map((type) => [type, demandsFor(context, type)] as const);
  const fields = FORM_FIELDS.flatMap((pointer): readonly FieldRequirement[] => {
    if (OF_THE_ACCOUNT.some((beginning) => pointer.startsWith(beginning))) {
      return byType.flatMap(([type, demands]) => fieldFor(context, pointer, demands, type));
    }
    return fieldFor(context, pointer, byType[0]?.[1] ?? demandsFor(context, undefined));
  });
  return { corridor: context.corridor, problems: problemsOf(context), fields, notes: notesOf(context.corridor, engine, purposes) };
}

function demandsFor({ facts, engine }: FormContext, accountIdType: string | undefined, type = facts.creditorType): readonly Demand[] {
  const method = facts.method ?? (facts.system ? undefined : engine.rules.method('BANK_ACCOUNT'));
  const demands = demandsOf({ ...facts, method, accountIdType, creditorType: type }, engine);
  const ofAddress = demands.find(({ pointers }) => pointers[0].startsWith('/creditor/address'));
  const hasForm = facts.system?.address?.some(({ from }) => from <= engine.on);
  if (ofAddress === undefined || !hasForm) return demands;
  return [...demands, ...ADDRESS_FORM.map((pointer) => ({ ...ofAddress, pointers: [pointer] as const }))];
}

/** What every address has that a system takes since November 2026. */
const ADDRESS_FORM = ['/creditor/address/country', '/creditor/address/townName'] as const;

function fieldFor(
  context: FormContext,
  pointer: FormPointer,
  demands: readonly Demand[],
  accountIdType?: string,
): readonly FieldRequirement[] {
  const asked = demandsOn(pointer, demands);
  const { requiredFor, further } = openType(context, pointer, asked, accountIdType);
  if (asked.length === 0 && further.length === 0 && !isOffered(context, pointer, accountIdType)) return [];
  const alternatives = [...asked, ...further].find(({ pointers }) => pointers.length > 1)?.pointers;
  const isAlone = asked.some(({ pointers }) => pointers.length === 1);
  return [
    {
      pointer,
      required: isAlone,
      ...(asked.length + further.length > 0 && { because: uniqueAskers([...asked, ...further]) }),
      ...(requiredFor.length > 0 && { requiredFor }),
      ...(!isAlone && alternatives && { oneOf: alternatives }),
      ...(accountIdType !== undefined && { accountIdType }),
      ...detailOf(context, pointer, accountIdType),
    },
  ];
}

type Asking = Omit<Demand, 'pointers'> & { readonly pointers: readonly InstructionPointer[] };

/** Those of the demands that this member meets. */
const demandsOn = (pointer: FormPointer, demands: readonly Demand[]): readonly Asking[] =>
  demands
    .map((demand): Asking => (demand.pointers[0] === '/creditorAgent' ? { ...demand, pointers: AGENT } : demand))
    .filter(({ pointers }) => pointers.some((each) => each === askedAs(pointer)));

/** What is asked of creditors of one type only, where the corridor leaves the type open. */
function openType(context: FormContext, pointer: FormPointer, asked: readonly Asking[], accountIdType: string | undefined) {
  const isOpen = asked.length === 0 && context.corridor.creditorType === undefined;
  const idType = accountIdType ?? accountIdTypesOf(context)[0];
  const byType = (isOpen ? CREDITOR_TYPES : []).map((type) => [type, demandsOn(pointer, demandsFor(context, idType, type))] as const);
  const requiredFor = byType.filter(([, demands]) => demands.length > 0).map(([type]) => type);
  return { requiredFor, further: byType.flatMap(([, demands]) => demands) };
}

/** Whoever asks for the bank is content with either of its names. */
const AGENT: readonly InstructionPointer[] = ['/creditorAgent/clearingSystemMemberId/memberId', '/creditorAgent/bic'];

/** The account identifier is asked for as a whole. */
const askedAs = (pointer: string): string => (pointer === '/creditorAccount/id/value' ? '/creditorAccount/id' : pointer);

const uniqueAskers = (demands: readonly Pick<Demand, 'by'>[]): readonly Asker[] => [
  ...new Map(demands.map(({ by }) => [`${by.kind} ${by.code}`, by] as const)).values(),
];

/** What `validate` says of the corridor by itself, beside what is still missing. */
function problemsOf({ instruction, engine }: FormContext): Requirements['problems'] {
  const payment = resolve(instruction, engine);
  if (payment === undefined) return [];
  return findAlerts(payment, payment.plan.checks, engine.threshold)
    .alerts.filter(({ code, severity }) => counts(severity, engine.threshold) && !code.endsWith('_MISSING'))
    .map(({ code, pointer }) => ({ code, pointer }));
}
