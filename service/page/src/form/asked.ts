/**
 * What the settlement systems of a corridor ask for of an account, though paying into an account does not: the type of an account in the United
 * States and in Japan. A recipient without it can be saved, and not be paid.
 */
import { type Engine, type FieldRequirement, requirements, settlementSystems } from '../engine.js';
import type { Choice } from './choices.js';

/** Pointers that a recipient says of the account; the rest is asked for when a payment is made. */
const OF_THE_ACCOUNT = '/creditorAccount/type';

/** True for a field that a system of the corridor needs, and the method does not. */
export function askedBySystems({ country, currency, method, type }: Choice, engine: Engine): (field: FieldRequirement) => boolean {
  if (method !== 'BANK_ACCOUNT') return () => false;
  const corridors = settlementSystems({ country, currency }).map(({ code }) => ({
    country,
    currency,
    settlementSystem: code,
    creditorType: type,
  }));
  const fields = corridors.flatMap((corridor) => requirements(corridor, engine).fields);
  const asked = fields.filter(({ pointer, required }) => required && pointer === OF_THE_ACCOUNT);
  return ({ pointer, accountIdType }) => asked.some((field) => field.pointer === pointer && field.accountIdType === accountIdType);
}
