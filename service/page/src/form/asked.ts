/**
 * What the settlement systems of a corridor ask for of an account, though paying into an account does not: the type of an account in the United
 * States and in Japan. A recipient without it can be saved, and not be paid.
 */
import { type Engine, type FieldRequirement, requirements, settlementSystems } from '../engine.js';
import type { Choice } from './choices.js';

const ACCOUNT_TYPE = '/creditorAccount/type';

/** True for a field of these that a system of the corridor needs, and the method does not. */
export function askedBySystems(
  { country, currency, type }: Choice,
  offered: readonly FieldRequirement[],
  engine: Engine,
): (field: FieldRequirement) => boolean {
  // the rest is asked for when a payment is made; to ask every system takes as long as all else together
  if (!offered.some(({ pointer, required }) => pointer === ACCOUNT_TYPE && !required)) return () => false;
  const corridors = settlementSystems({ country, currency }).map(({ code }) => ({
    country,
    currency,
    settlementSystem: code,
    creditorType: type,
  }));
  const fields = corridors.flatMap((corridor) => requirements(corridor, engine).fields);
  const asked = fields.filter(({ pointer, required }) => required && pointer === ACCOUNT_TYPE);
  return ({ pointer, accountIdType }) => asked.some((field) => field.pointer === pointer && field.accountIdType === accountIdType);
}
