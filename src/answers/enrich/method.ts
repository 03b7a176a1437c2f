/**
 * What a recipient method adds to an instruction: the account identifier in the method's own form, the bank of the wallet's issuer, and which
 * settlement systems carry it.
 */
import { hasIdentifiers, type MethodRule } from '../../../rules/vocabulary/method.js';
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

const NO_WALLETS: readonly MethodRule[] = [];

/**
 * The wallets that the payment goes to: by its method, or by the bank, where that issues wallets and no accounts. A wallet is paid through the same
 * systems, by whichever of the two it was found.
 */
export function walletsOf({ method, country, engine: { rules } }: Payment, bic: string | undefined): readonly MethodRule[] {
  if (method !== undefined) return hasIdentifiers(method) ? [method] : [];
  const bic8 = bic?.slice(0, 8);
  if (bic8 === undefined) return NO_WALLETS;
  return rules.issuedBy(bic8).filter((each) => paysTo(each, country));
}

/** True for a settlement system that carries what the wallets take; what is no wallet leaves it to the accounts of its country. */
export const isCarriedBy = (wallets: readonly MethodRule[], system: string): boolean =>
  wallets.length === 0 || wallets.some(({ settlementSystems }) => settlementSystems?.includes(system) === true);
