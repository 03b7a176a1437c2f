/**
 * The members of an account that the settlement systems of a corridor require although the method does not, such as the type of an account in the
 * United States and in Japan. Without them a recipient can be saved, but not paid.
 */
import { type Engine, type FieldRequirement, requirements, settlementSystems } from 'payprep';
import type { Choice } from './choice.js';
import { ACCOUNT_TYPE } from './pointers.js';

/** True for such a field that a system of the corridor requires and the method does not. */
export function askedBySystems(
  { country, currency, type }: Choice,
  offered: readonly FieldRequirement[],
  engine: Engine,
): (field: FieldRequirement) => boolean {
  // only these: other members are asked for with the payment, and asking every system takes as long as the rest together
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
