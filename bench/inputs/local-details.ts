/** Bank identifier and account number of sound IBANs, as a domestic payment gives them: where the two make the IBAN again. */
import { buildIban } from '../../src/identifiers/build-iban.js';
import { fromIban } from '../../src/identifiers/local-account.js';

export interface LocalInput {
  readonly country: string;
  readonly memberId: string;
  readonly account: string;
  /** What composing takes that knows no local details: everything behind the check digits of the IBAN. */
  readonly bban: string;
}

export function localDetails(ibans: readonly string[]): readonly LocalInput[] {
  return ibans.flatMap((iban) => {
    const local = fromIban(iban);
    if (local === undefined) return [];
    const details = { country: iban.slice(0, 2), memberId: local.memberId, account: local.account };
    const built = buildIban(details);
    return built.ok && built.iban === iban ? [{ ...details, bban: iban.slice(4) }] : [];
  });
}
