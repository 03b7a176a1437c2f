/**
 * What a recipient method adds to an instruction: the account identifier in the method's own form, the bank of the wallet's issuer, and which
 * settlement systems carry it.
 */
import { hasIdentifiers } from '../../../rules/vocabulary/method.js';
import { type Bic, parse } from '../../identifiers/bic.js';
import { paysTo } from '../../payment/facts/method-account.js';
import type { Payment } from '../../payment/payment.js';
import type { AccountId } from './account.js';

/** The account identifier in its form; undefined where it has none that is known. */
export function methodIds({ methodAccount: account }: Payment): readonly AccountId[] | undefined {
  if (account?.identifier === undefined || account.value === undefined) return undefined;
  return [{ value: account.value, type: account.identifier.type }];
}

/** The identifier that a settlement system registers, in its form; undefined where no system reads it. */
export function registeredIds({ registeredReading }: Payment): readonly AccountId[] | undefined {
  const [found] = registeredReading?.found ?? [];
  return found && [{ value: found.value, type: found.type }];
}

/** The BIC of the wallet's issuer, unless the method does not pay there. */
export function issuerOf({ method, country }: Payment): Bic | undefined {
  if (method?.issuers === undefined || !paysTo(method, country)) return undefined;
  const result = parse(method.issuers[0] ?? '');
  return result.ok ? result.bic : undefined;
}

/** True for a settlement system that carries what the method pays; a method that pays to accounts as such leaves it to these. */
export function isCarriedBy({ method }: Payment, system: string): boolean {
  return !hasIdentifiers(method) || method.settlementSystems?.includes(system) === true;
}
