/**
 * The national checks of a country: those of its `iban.ts`, then those of its `account.ts`, which need a published table.
 *
 * Apart from `iban.ts`, so that `payprep/iban` is without the algorithms that it has no table for.
 */
import type { CountryRule } from '../../rules/vocabulary/account.js';
import type { Check, CheckTables, TableCheck } from '../../rules/vocabulary/check.js';
import { domesticFacts } from './domestic-facts.js';
import { electronicIban, type IbanResult, type Inspection, inspect, isTooLong, nationalFault, resultOf } from './iban.js';
import { type BoundCheck, bindChecks, type CompiledCountry } from './layout.js';

type DeclaredChecks = readonly (Check | TableCheck)[];

/** Those of `account.ts`, for a layout of IBANs; a domestic layout has all its checks itself. */
const checksBeside = (rule: CountryRule): DeclaredChecks => (rule.hasIban === false ? [] : (domesticFacts(rule).checks ?? []));

/** All that a country declares for a layout. */
export const declaredChecks = (rule: CountryRule): DeclaredChecks => [...(rule.checks ?? []), ...checksBeside(rule)];

interface NationalChecks {
  readonly all: readonly BoundCheck[];
  readonly beside: readonly BoundCheck[];
}

const byCountry = /* @__PURE__ */ new WeakMap<CompiledCountry, NationalChecks>();

function checksOf(country: CompiledCountry): NationalChecks {
  let checks = byCountry.get(country);
  if (checks === undefined) {
    const beside = bindChecks(checksBeside(country.rule), country.layout);
    checks = { all: [...country.checks, ...beside], beside };
    byCountry.set(country, checks);
  }
  return checks;
}

/** All national checks of a country, in the order in which they run. */
export const nationalChecks = (country: CompiledCountry): readonly BoundCheck[] => checksOf(country).all;

/** Examines an IBAN in electronic form, by all the national checks of its country. */
export function inspectWithTables(text: string, tables: CheckTables): Inspection {
  const found = inspect(text);
  const { country } = found;
  if (country === undefined || found.problem !== undefined) return found;
  let { nationalCheck } = found;
  for (const check of checksOf(country).beside) {
    const outcome = check.verify(text, tables, 4);
    if (outcome === 'failed') return nationalFault(text, country, check);
    if (outcome === 'passed') nationalCheck = outcome;
  }
  return nationalCheck === found.nationalCheck ? found : { ...found, nationalCheck };
}

/** Reads an IBAN as people write it, by all the national checks of its country. */
export const parseWithTables = (text: string, tables: CheckTables): IbanResult =>
  isTooLong(text)
    ? { ok: false, problem: 'INVALID_FORMAT', range: [0, text.length] }
    : resultOf(text, inspectWithTables(electronicIban(text), tables));
