/** Extracts bank identifier and account number from valid IBANs, where the two can be converted back into the IBAN. */
import { buildIban, fromIban } from '../../src/local-account.js';

export interface LocalInput {
  readonly country: string;
  readonly memberId: string;
  readonly account: string;
  /** Everything behind the check digits of the IBAN, for peers that do not know local details. */
  readonly bban: string;
}

export function extractLocalDetails(ibans: readonly string[]): readonly LocalInput[] {
  return ibans.flatMap((iban) => {
    const local = fromIban(iban);
    if (local === undefined) return [];
    const details = { country: iban.slice(0, 2), memberId: local.memberId, account: local.account };
    const built = buildIban(details);
    return built.ok && built.iban === iban ? [{ ...details, bban: iban.slice(4) }] : [];
  });
}
