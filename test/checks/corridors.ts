/** Corridors, and legitimate instructions along them, made of what `requirements` says. */
import examples from 'libphonenumber-js/examples.mobile.json';
import { accounts } from '../../rules/index/accounts.js';
import { sepaScopeEdition } from '../../src/directory/sepa.js';
import type { Corridor, FieldRequirement, Requirements } from '../../src/full.js';
import { serves } from '../../src/rules-and-data/schemes.js';
import { methodModules } from '../rules/methods.js';
import { schemeModules } from '../rules/schemes.js';

/** Each method to each of its countries, in each of its currencies. */
export const methodCorridors: readonly Corridor[] = methodModules.flatMap(({ rule }) =>
  rule.currencies === 'ANY'
    ? []
    : Object.entries(rule.currencies).flatMap(([country, currencies]) =>
        currencies.map((currency) => ({
          country,
          currency,
          method: rule.code,
          ...(rule.creditorTypes && { creditorType: `${rule.creditorTypes[0]}` }),
        })),
      ),
);

/** What the module of a method gives as an example. */
function exampleOf({ country, method }: Corridor, accountIdType: string | undefined) {
  const module = methodModules.find(({ code }) => code === method);
  return module?.examples.valid.find(
    (example) => (example.country ?? module.rule.countries[0]) === country && example.type === accountIdType,
  );
}

/** A payment to an account in each country, and by each system that is in force there. */
export const corridors: readonly Corridor[] = Object.values(accounts).flatMap(({ code, currency: domestic }) => {
  const systems = schemeModules.filter(
    ({ rule: scheme }) =>
      serves(scheme, code, sepaScopeEdition) &&
      (scheme.until ?? '9999') >= sepaScopeEdition &&
      (scheme.currencies === 'ANY' || scheme.currencies.includes(domestic)),
  );
  return [
    { country: code, currency: domestic },
    ...systems.map((system) => ({ country: code, currency: domestic, settlementSystem: system.code })),
  ];
});

/** The account of a Russian bank holds its currency. */
export const isInCurrency = (country: string, currency: string, number: string): boolean =>
  country !== 'RU' || number.slice(-15, -12) === (currency === 'USD' ? '840' : '810');

type Mutable = { [name: string]: unknown };

/** The instruction with a value written at a pointer. */
export function withValue(instruction: object, pointer: string, value: unknown): object {
  const copy = structuredClone(instruction) as Mutable;
  const names = pointer.split('/').slice(1);
  const last = names.pop() ?? '';
  let place = copy;
  for (const name of names) {
    place[name] ??= {};
    place = place[name] as Mutable;
  }
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

const phoneOf = (country: string): string | undefined => {
  const national = (examples as Readonly<Record<string, string>>)[country];
  return national === undefined ? undefined : national;
};

/** What stands in a field of a legitimate instruction. */
function contentOf({ pointer, example, accountIdType }: FieldRequirement, { corridor }: Requirements): unknown {
  if (pointer === '/creditor/contactDetails/phone') return phoneOf(corridor.country);
  // where the form of a bank identifier is not known, none can be shown, and any will do
  if (corridor.method === undefined && pointer.endsWith('/memberId')) return example ?? '1001';
  if (example !== undefined || corridor.method === undefined) return example;
  const ofMethod = exampleOf(corridor, accountIdType);
  return pointer === '/creditorAccount/id/value' ? ofMethod?.value : ofMethod?.memberId;
}

/** The instruction that has what is required, and nothing more, with the account identifier of one type. */
export function instructionOf(requirements: Requirements, accountIdType: string | undefined): object {
  const { corridor, fields } = requirements;
  const { country, creditorType } = corridor;
  let instruction: object = requirements.instruction;
  for (const field of fields) {
    if (field.accountIdType !== undefined && field.accountIdType !== accountIdType) continue;
    const isOpen = field.requiredFor === undefined || field.requiredFor.some((type) => type === (creditorType ?? 'INDIVIDUAL'));
    const isWanted =
      isOpen && ((field.required && field.oneOf === undefined) || field.requiredFor !== undefined || field.oneOf?.[0] === field.pointer);
    if (!isWanted) continue;
    if (field.pointer === '/creditor/address') {
      instruction = withValue(instruction, field.pointer, { streetName: 'Harbour Street', townName: 'Newhaven', country });
      continue;
    }
    instruction = withValue(instruction, field.pointer, contentOf(field, requirements));
  }
  if (accountIdType !== undefined) instruction = withValue(instruction, '/creditorAccount/id/type', accountIdType);
  return instruction;
}
