/**
 * What a form has to ask for, from the same rules that `validate` checks by.
 *
 * Presence is asked for by a settlement system or a method. Where a corridor names neither, it is that of a payment to an account:
 * what `method: 'BANK_ACCOUNT'` asks for.
 */

import { hasIdentifiers } from '../../rules/vocabulary/method.js';
import { findAlerts } from '../checks/examine.js';
import type { Engine } from '../engine/engine.js';
import { counts } from '../findings/severity.js';
import { countryMeant } from '../identifiers/country/meant.js';
import { currencyMeant } from '../identifiers/currency-meant.js';
import { readMembers } from '../instruction/values.js';
import { resolve } from '../payment/resolve.js';
import { type Corridor, type FormContext, readCorridor } from './requirements/corridor.js';
import { detailOf } from './requirements/details.js';
import { exampleFor } from './requirements/examples.js';
import { type FormRules, formRequirements, type Requirements } from './requirements/form-requirements.js';

export type { Corridor, CorridorInstruction } from './requirements/corridor.js';
export type { BankChoice, BankOption, FieldRequirement, Term } from './requirements/field.js';
export type { Requirements } from './requirements/form-requirements.js';
export type { FieldGroup, GroupName } from './requirements/groups.js';
export type { CorridorNote } from './requirements/notes.js';

/**
 * What a payment along this corridor needs, beside what is given. A code that is not that of the standard, but certain, is read as the one that was meant:
 * UK, gbp. The problems say so.
 */
export function requirementsWith(corridor: Corridor, engine: Engine, rules: FormRules = {}): Requirements {
  const { country, currency } = readCorridor(corridor);
  const meant = { country: countryMeant(country) ?? country, currency: currencyMeant(currency, engine.on) ?? currency };
  return formRequirements({ ...readMembers(corridor), ...meant }, engine, {
    ...rules,
    detailOf,
    exampleFor: (rule) => exampleFor(rule, engine),
    problemsOf: (context, types) => problemsOf(context, types, engine, { country, currency }),
  });
}

/** The alerts of `validate` about the corridor itself as it was said, without those for missing fields. */
function problemsOf(
  context: FormContext,
  types: readonly string[],
  engine: Engine,
  said: Pick<Corridor, 'country' | 'currency'>,
): Requirements['problems'] {
  const instruction = { ...context.instruction, ...said };
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
