/** The tax identifiers that a form asks for. */
import type { FormContext } from './corridor.js';

/** The tax identifiers of the country, of the creditor's type where it is known. */
export function taxIdsOf({ corridor: { country, creditorType }, engine }: FormContext) {
  const all = engine.rules.creditors.of(country)?.taxIdentifiers ?? [];
  const own = all.filter(({ of }) => of === undefined || creditorType === undefined || of === creditorType);
  return own.length > 0 ? own : all;
}
