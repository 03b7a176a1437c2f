/**
 * Checks that a recipient can be paid, beyond the checks of a payment: a single payment may have a code that no directory lists, but a recipient is
 * stored for many payments.
 */
import { currencies, type Engine, explain, requirements } from 'payprep';
import { describe } from 'payprep/alerts';
import type { RecipientDetails } from '../contract/recipient.js';
import { isNameCompared, NAME_COMPARED } from './compared-names.js';
import type { Fault } from './fault.js';

/** Metals, units of account, and the codes for tests and for no currency: ISO 4217 lists them, but they are not money of a country. */
const NO_MONEY: ReadonlySet<string> = new Set(
  currencies()
    .filter(({ countries }) => countries.length === 0)
    .map(({ code }) => code),
);

const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';

const NAME = '/creditor/name';

/** The name has characters that the system of the country does not carry. A payment in another way might, so it is a warning of a payment. */
function faultsOfName(details: RecipientDetails, engine: Engine): readonly Fault[] {
  const compared = NAME_COMPARED[details.country];
  if (compared === undefined || !isNameCompared(details)) return [];
  const { country, currency, creditor } = details;
  const { settlementSystem, detail } = compared;
  const asked = { country, currency, creditor: { name: creditor?.name }, settlementInformation: { settlementSystem } };
  const refused = explain(asked, engine).alerts.find(
    ({ pointer, code, severity }) => pointer === NAME && code.endsWith('_INVALID_CHARACTERS') && severity !== 'info',
  );
  return refused === undefined ? [] : [{ pointer: NAME, code: refused.code, detail }];
}

/** Refuses currencies that are not money, bank codes that cannot be of the country, and names in letters that its banks do not compare. */
export function faultsOfUse(details: RecipientDetails, engine: Engine): readonly Fault[] {
  const faults: Fault[] = [...faultsOfName(details, engine)];
  if (NO_MONEY.has(details.currency))
    faults.push({
      pointer: '/currency',
      code: 'CURRENCY_UNKNOWN',
      detail: 'Payments in this currency are not possible: it is not the money of a country.',
    });
  if (isNoBankCode(details, engine))
    faults.push({
      pointer: MEMBER_ID,
      code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT',
      detail: describe('CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', { country: details.country }),
    });
  return faults;
}

/**
 * True if the bank code has only letters where bank codes are digits: it is the short name of a bank. If several networks have their own codes, the
 * engine checks none. A BIC is accepted.
 */
function isNoBankCode({ country, currency, method, creditorAgent }: RecipientDetails, engine: Engine): boolean {
  const code = creditorAgent?.clearingSystemMemberId?.memberId ?? '';
  if (method !== 'BANK_ACCOUNT' || !/^[\p{L}\p{P}\s]+$/u.test(code) || /^(?:[A-Z]{8}|[A-Z]{11})$/i.test(code)) return false;
  const { example } = requirements({ country, currency, method }, engine).fields.find(({ pointer }) => pointer === MEMBER_ID) ?? {};
  return typeof example === 'string' && /^\d+$/.test(example);
}
