/** What `explain` says of how the IBAN of an account is made. */

import type { CheckOutcome, Findings } from '../../findings/findings.js';
import { type BuildResult, buildIbanIn } from '../../identifiers/account/build-iban.js';
import type { LocalDetails } from '../../identifiers/account/local-account.js';
import { tablesFor } from '../../payment/check.js';
import { localDetailsOf } from '../../payment/facts/account.js';
import type { Payment } from '../../payment/payment.js';

/** Bank and account of a valid IBAN, as a payer would have given them. */
function detailsOfIban({ validIban }: Payment): LocalDetails | undefined {
  return validIban && { country: validIban.country.rule.code, account: validIban.text.slice(4) };
}

/** Why no IBAN was built, or why it is in doubt. */
function doubtOf(built: BuildResult): string | undefined {
  if (!built.ok) return built.problem;
  if (built.failedCheck !== undefined) return 'CHECK_DIGITS_INCORRECT';
  return built.isDoubtful ? 'ACCOUNT_NUMBER_RANGE_UNKNOWN' : undefined;
}

/** Whether local details make an IBAN, if not, why, and by which rule of the bank; undefined where there is nothing to make. */
export function constructionOf(payment: Payment, findings: Findings): CheckOutcome | undefined {
  const details = localDetailsOf(payment) ?? detailsOfIban(payment);
  if (details === undefined) return undefined;
  const built = buildIbanIn(details, payment.engine.rules.countries, tablesFor(payment, findings));
  const { rule, bankIdentifier } = built;
  // the IBAN is given already: how it is made matters only where its bank has a rule
  if (payment.validIban !== undefined && rule === undefined) return undefined;
  const because = doubtOf(built);
  return {
    check: 'iban/construction',
    pointer: '/creditorAccount/id/value',
    outcome: built.ok ? 'passed' : 'not-covered',
    ...(because !== undefined && { because }),
    ...(rule !== undefined && { bankRule: rule }),
    ...(bankIdentifier !== undefined && { bankIdentifier }),
  };
}
