/** The banks that were probably meant: by a code that no bank is known to have, or by a name in place of a code. */
import type { AlertCode } from '../../../rules/alert-codes/alert-code.js';
import { type MeantBank, nearestCodes } from '../../banks/nearest-codes.js';
import { findBanks } from '../../banks/search-banks.js';
import { given } from '../../instruction/values.js';
import type { ResolvedPayment } from '../../payment/resolve.js';
import type { RulesAndData } from '../../rules-and-data/engine-data.js';

/** Who is told more than these has to look them up anyway. */
const MAX_BANKS = 4;
const HAS_DIGIT = /\d/;

const UNKNOWN: readonly AlertCode[] = ['CREDITOR_BANK_IDENTIFIER_UNKNOWN', 'CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN'];

/** Finds them for an alert of this code; none for an alert that says nothing of a bank’s code. */
export function meantBanks(code: AlertCode, payment: ResolvedPayment): readonly MeantBank[] {
  const { bank, reading, accountCountry, engine } = payment;
  // a bank that closed is known
  if (UNKNOWN.includes(code)) return bank && bank.candidates.length === 0 ? nearestCodes(bank.code, bank.directory, MAX_BANKS) : [];
  const written = given(reading.creditorAgent.memberId);
  if (code !== 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' || accountCountry === undefined || written === undefined) return [];
  return HAS_DIGIT.test(written) ? [] : banksOfName(written, accountCountry, engine);
}

const banksOfName = (name: string, country: string, { data, on }: RulesAndData): readonly MeantBank[] =>
  findBanks(name, { country, limit: MAX_BANKS, on }, data).map(({ bank: { name, bankCode, bic } }) => ({
    ...(bankCode !== undefined && { code: bankCode }),
    ...(bic !== undefined && { bic }),
    name,
  }));
