/**
 * The type of an account where a settlement system of the corridor requires it although the method does not: for ACH in the United States, and in
 * Japan. Without it a payee can be saved, but not paid that way.
 */
import type { Corridor, FieldRequirement, Requirements } from '../answers/requirements.js';
import type { Engine } from '../engine/engine.js';

export const ACCOUNT_TYPE = '/creditorAccount/type';

/** The fields, with those of the systems that require the type. */
export function withTypesOfSystems(
  { fields, corridor }: Requirements,
  engine: Engine,
  requirementsOf: (corridor: Corridor, engine: Engine) => Requirements,
): readonly FieldRequirement[] {
  const isOpen = ({ pointer, required }: FieldRequirement): boolean => pointer === ACCOUNT_TYPE && !required;
  const { country, currency, settlementSystem, creditorType } = corridor;
  const facts = { accountCountry: country, currency, accountIdTypes: [], bicIsUsable: true };
  // to ask every system takes as long as the rest together
  if (settlementSystem !== undefined || !fields.some(isOpen)) return fields;
  const asked = engine.rules.schemes
    .withMembership(facts, engine.on)
    .flatMap(({ scheme }) => requirementsOf({ country, currency, creditorType, settlementSystem: scheme.code }, engine).fields);
  const required = asked.filter((field) => field.pointer === ACCOUNT_TYPE && field.required);
  return fields.map((field) =>
    isOpen(field) ? (required.find(({ accountIdType }) => accountIdType === field.accountIdType) ?? field) : field,
  );
}
