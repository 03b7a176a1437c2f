/**
 * What a recipient method adds to an instruction: the account identifier in the method's own form, the bank of the wallet's issuer, and which
 * settlement systems carry it.
 */
import { type Bic, parse } from '../identifiers/bic.js';
import type { AccountId } from './enrich-account.js';
import type { Case } from './judges/case.js';

/** The account identifier in its form; undefined where it has none that is known. */
export function methodIds({ account }: Case): readonly AccountId[] | undefined {
  if (account?.identifier === undefined || account.value === undefined) return undefined;
  return [{ value: account.value, type: account.identifier.type }];
}

/** The BIC of the wallet's issuer, unless the method does not pay there. */
export function issuerOf({ method, findings }: Case): Bic | undefined {
  const [issuer = ''] = method?.issuers ?? [];
  const result = parse(issuer);
  const paysElsewhere = findings.alerts.some(({ code }) => code === 'RECIPIENT_METHOD_COUNTRY_INCONSISTENCY');
  return result.ok && !paysElsewhere ? result.bic : undefined;
}

/** True for a settlement system that carries what the method pays; a method that pays to accounts as such leaves it to these. */
export function isCarriedBy({ method }: Case, system: string): boolean {
  return method === undefined || method.identifiers.length === 0 || method.settlementSystems?.includes(system) === true;
}
