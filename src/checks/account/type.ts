/** Whether the type of the account is one that the country has. */

import { MAX_TEXT } from '../../characters/text.js';
import { given } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { CURRENCY } from '../pointers.js';

const TYPE = '/creditorAccount/type';
const rule = 'account/type';

/** What people call the types elsewhere; the last three in Japan, as its banks and payout providers write them in Latin letters. */
const NAMES: Readonly<Record<string, string>> = {
  CURRENT: 'CHECKING',
  CHEQUING: 'CHECKING',
  CHEQUE: 'CHECKING',
  TOZA: 'CHECKING',
  FUTSU: 'ORDINARY',
  CHOCHIKU: 'SAVINGS',
};

function isAmong(types: readonly string[], type: string): boolean {
  if (types.includes(type)) return true;
  if (type.length > MAX_TEXT) return false;
  const word = type.toUpperCase();
  return types.includes(NAMES[word] ?? word);
}

export const accountType: Check = {
  name: 'account/type',
  asks: [TYPE, '/country', CURRENCY],
  appliesTo: ({ accountTypes, corridor }) => accountTypes.length > 0 && corridor.country !== undefined,
  isOrdinary({ reading, plan }) {
    const type = given(reading.accountType);
    return type === undefined || isAmong(plan.accountTypes, type);
  },
  examine({ reading, plan: { accountTypes, corridor }, isMethodUncovered }, findings) {
    const type = given(reading.accountType);
    const { country } = corridor;
    if (type === undefined || country === undefined) return;
    if (isAmong(accountTypes, type)) return findings.outcome(rule, TYPE, 'passed');
    // a wallet has no type of account
    if (isMethodUncovered) return findings.outcome(rule, TYPE, 'not-covered');
    const types = [...new Set(accountTypes)].join(', ');
    findings.report('CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED', TYPE, { rule, restsOn: 'likely', params: { country, types } });
  },
};
