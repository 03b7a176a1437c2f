/** The account of an instruction: its IBAN, given or built, and what a domestic payment calls the parts. */
import type { AccountIdType } from '../../../rules/vocabulary/scheme.js';
import { buildIbanIn } from '../../identifiers/account/build-iban.js';
import { type LocalAccount, toDomestic } from '../../identifiers/account/local-account.js';
import { readMemberId } from '../../identifiers/account/member-id.js';
import type { Countries } from '../../identifiers/country/countries.js';
import type { CompiledCountry } from '../../identifiers/country/layout.js';
import { checkDigits } from '../../identifiers/iban/read.js';
import { given } from '../../instruction/values.js';
import { bankCodeOf, localDetailsOf } from '../../payment/facts/account.js';
import type { Payment } from '../../payment/payment.js';

export interface AccountId {
  readonly value: string;
  readonly type: AccountIdType;
}

/** What is known of the account by now: the IBAN, given or built, and its country. */
export interface Account {
  readonly iban: string;
  readonly country: CompiledCountry;
  /** What domestic payments call its bank and its number. */
  readonly local: Partial<LocalAccount>;
  /** The BIC that the bank's own rule names, for a directory that does not know the bank. */
  readonly bic?: string | undefined;
}

/** The valid IBAN of the instruction, or the one that its local details make. */
export function accountOf(payment: Payment): Account | undefined {
  const valid = payment.validIban;
  const { countries } = payment.engine.rules;
  if (valid !== undefined) return asAccount(underOwnPrefix(valid.text, valid.country), valid.country, countries);
  const details = localDetailsOf(payment);
  const country = details && countries.withIban(details.country);
  if (details === undefined || country === undefined || areSwapped(payment)) return undefined;
  const built = buildIbanIn(details, countries, payment.engine.data.tables());
  return built.ok ? { ...asAccount(built.iban, country, countries), bic: built.bic } : undefined;
}

/** True where no bank is known by the bank identifier and one by the account number: each stands in the place of the other. */
export function areSwapped({ bank, member, reading, engine }: Payment): boolean {
  if (bank === undefined || member === undefined || bank.candidates.length > 0) return false;
  const { country } = member;
  const fields = readMemberId(country, given(reading.accountValue) ?? '');
  const other = fields && engine.data.bank(country.rule.code, bankCodeOf({ country, fields }));
  return other !== undefined && other.candidates.length > 0;
}

const asAccount = (iban: string, country: CompiledCountry, countries: Countries): Account => ({
  iban,
  country,
  local: toDomestic(country, iban.slice(4), countries),
});

/** An IBAN under a territory's code is written under the country's, with the check digits that belong to it. */
export function underOwnPrefix(text: string, { rule }: CompiledCountry): string {
  const bban = text.slice(4);
  return text.startsWith(rule.code) ? text : rule.code + checkDigits(rule.code, bban) + bban;
}

export function idsOf({ iban, local: { account } }: Account): readonly AccountId[] {
  const id: AccountId = { value: iban, type: 'IBAN' };
  return account === undefined ? [id] : [id, { value: account, type: 'ACCOUNT_NUMBER' }];
}
