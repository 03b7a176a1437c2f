/**
 * The banks among which a form lets people choose, from the directory of the country.
 *
 * The gotcha: only a code of a whole bank is chosen by its name. What goes on to a branch has a field of its own (`isApart`).
 */
import { findBanks } from '../../banks/search-banks.js';
import type { Engine } from '../../engine/engine.js';
import { isConnected } from '../../identifiers/bic.js';
import type { FormContext } from './corridor.js';
import type { BankOption, FieldRequirement } from './field.js';

/** Nobody reads a longer list: it is searched. */
const MAX_OPTIONS = 100;

/** The banks whose identifiers a field takes; undefined where there are more than a list shows, or none at hand. */
export function bankOptionsOf(
  engine: Engine,
  { corridor: { country } }: FormContext,
  { pointer }: Pick<FieldRequirement, 'pointer'>,
): readonly BankOption[] | undefined {
  const found = findBanks('', { country, limit: Number.POSITIVE_INFINITY, on: engine.on }, engine.data);
  const names = new Map<string, string>();
  for (const { bank } of found) {
    const value = pointer === '/creditorAgent/bic' ? usableBic(bank.bic) : bank.bankCode;
    if (value !== undefined && !names.has(value)) names.set(value, bank.name);
  }
  if (names.size === 0 || names.size > MAX_OPTIONS) return undefined;
  return Array.from(names, ([value, name]) => ({ value, name }));
}

const usableBic = (bic: string | undefined): string | undefined => (bic !== undefined && isConnected(bic) ? bic : undefined);
