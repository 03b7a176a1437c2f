/**
 * What can be paid at all, beyond what the engine says of a payment: a payment may hold a code that nobody has a directory of, and a recipient is kept for
 * many payments.
 */
import { currencies, type Engine, requirements } from 'payprep';
import type { Fault } from './fault.js';
import type { RecipientDetails } from './recipient.js';

/** Metals, units of account, the codes for tests and for no currency: ISO 4217 lists them, and they are money of no country. */
const NO_MONEY: ReadonlySet<string> = new Set(
  currencies()
    .filter(({ countries }) => countries.length === 0)
    .map(({ code }) => code),
);

const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';

/** A currency that nobody is paid in, and a bank code that cannot be one of the country. */
export function faultsOfUse(details: RecipientDetails, engine: Engine): readonly Fault[] {
  const faults: Fault[] = [];
  if (NO_MONEY.has(details.currency))
    faults.push({
      pointer: '/currency',
      code: 'CURRENCY_UNKNOWN',
      detail: 'Nobody can be paid in this currency: it is the money of no country.',
    });
  if (isNoBankCode(details, engine))
    faults.push({
      pointer: MEMBER_ID,
      code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT',
      detail: `This is not a valid bank identifier of ${details.country}.`,
    });
  return faults;
}

/**
 * True for letters alone where bank codes are digits: the short name of a bank. Where several networks have codes of their own, the engine checks none;
 * a BIC is taken.
 */
function isNoBankCode({ country, currency, method, creditorAgent }: RecipientDetails, engine: Engine): boolean {
  const code = creditorAgent?.clearingSystemMemberId?.memberId ?? '';
  if (method !== 'BANK_ACCOUNT' || !/^[\p{L}\p{P}\s]+$/u.test(code) || /^(?:[A-Z]{8}|[A-Z]{11})$/i.test(code)) return false;
  const { example } = requirements({ country, currency, method }, engine).fields.find(({ pointer }) => pointer === MEMBER_ID) ?? {};
  return typeof example === 'string' && /^\d+$/.test(example);
}
