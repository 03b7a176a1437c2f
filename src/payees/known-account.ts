/**
 * The key of an account: the same text for every notation of it, and another one for every other account.
 *
 * It names the domestic account, not its IBAN: a British IBAN changes with the letters of its bank, the sort code and the number stay. Undefined where it is
 * not sure which account is meant: a number that a check refuses, one with places left out, one that may have lost zeros where no rule fills them up.
 *
 * The gotcha: keys are stored, so a change of what they say needs a new version in front.
 */

import { areSwapped, underOwnPrefix } from '../answers/enrich/account.js';
import { buildIbanIn } from '../identifiers/account/build-iban.js';
import { checkFields, contradictsBank, fieldsOf } from '../identifiers/account/local-account.js';
import { type CompiledCountry, mustHold } from '../identifiers/country/layout.js';
import { given } from '../instruction/values.js';
import { localDetailsOf } from '../payment/facts/account.js';
import { accountValueOf } from '../payment/facts/iban.js';
import type { Payment } from '../payment/payment.js';

const VERSION = '1';

type Fields = Readonly<Record<string, string>>;

/** An account, field by field, in the layout of its country. */
export interface KnownAccount {
  readonly country: CompiledCountry;
  readonly fields: Fields;
  /** Where accounts of different types have the same number. */
  readonly type?: string;
}

export function formatAccountKey({ country, fields, type }: KnownAccount): string {
  const texts = accountFields(country).map((field) => fields[field] ?? '');
  return [VERSION, country.rule.code, texts.join('-'), ...(type === undefined ? [] : [type])].join(':');
}

/** The fields that say which account it is. */
const accountFields = ({ layout, facts }: CompiledCountry): readonly string[] =>
  layout.fields.filter((field) => !facts.notOfAccount?.includes(field));

export function knownAccountOf(payment: Payment | undefined): KnownAccount | undefined {
  const value = payment && accountValueOf(payment.reading);
  if (payment === undefined || value === undefined || payment.methodAccount !== undefined || isMasked(value)) return undefined;
  const { localRules } = payment;
  const account = isKnownByIban(payment) ? accountOfIban(payment) : undefined;
  if (account !== undefined || localRules === undefined) return account;
  return localRules.rule.hasIban === false ? domesticAccount(payment) : undefined;
}

/** Digits that were left out, so that nobody reads them: `****1234`, `XXXX-1234`. */
const isMasked = (text: string): boolean => /[*#•●∙·…?_]|x{3}/i.test(text);

/**
 * True where accounts are known by their IBANs. Where domestic payments write them in another way of which no IBAN follows, an account has one key by its IBAN
 * and none by its number, or the other way round: no rule says which are the same.
 */
function isKnownByIban({ accountCountry = '', engine }: Payment): boolean {
  const { countries } = engine.rules;
  const [ofIban, domestic] = [countries.withIban(accountCountry), countries.domestic(accountCountry)];
  if (ofIban === undefined) return false;
  return domestic === undefined || domestic === ofIban || domestic.rule.iban !== undefined || !namesBank(domestic);
}

const namesBank = ({ layout }: CompiledCountry): boolean => layout.fields.includes('bank');

/** The account of the IBAN, which is given or made of the domestic details. */
function accountOfIban(payment: Payment): KnownAccount | undefined {
  const { validIban, engine } = payment;
  if (validIban !== undefined) return asAccount(validIban.country, underOwnPrefix(validIban.text, validIban.country));
  const details = localDetailsOf(payment);
  const { countries } = engine.rules;
  const country = details && countries.withIban(details.country);
  if (details === undefined || country === undefined || areSwapped(payment)) return undefined;
  const built = buildIbanIn(details, countries, engine.data.tables());
  if (built.ok) return built.isDoubtful ? undefined : asAccount(country, built.iban);
  // the rest names the account, if nothing is missing but what does not
  const isAllThere = built.problem === 'BANK_IDENTIFIER_MISSING' && country.facts.notOfAccount !== undefined;
  return isAllThere ? domesticAccount(payment) : undefined;
}

const asAccount = (country: CompiledCountry, iban: string): KnownAccount => ({ country, fields: fieldsOf(iban.slice(4), country.layout) });

/** The account of the domestic details, which no IBAN holds. */
function domesticAccount(payment: Payment): KnownAccount | undefined {
  const { localAccount, member, reading, engine } = payment;
  if (localAccount?.account === undefined || areSwapped(payment)) return undefined;
  if (member === undefined && given(reading.creditorAgent.memberId) !== undefined) return undefined;
  const { country, bank, account } = localAccount;
  const fields = withBankCode({ ...bank, ...account }, payment, country);
  if (contradictsBank(country, bank, account) || hasLostParts(country, fields, account)) return undefined;
  if (checkFields(country, fields, {}, mustHold, engine.data.tables()) === 'failed') return undefined;
  if (country.facts.isNumberedByType !== true) return { country, fields };
  const type = typeOf(payment, country.rule.code);
  return type === undefined ? undefined : { country, fields, type };
}

/** The code of the bank by which its directory knows it, where people write a shorter one. */
function withBankCode(fields: Fields, { bank }: Payment, { layout }: CompiledCountry): Fields {
  const written = fields.bank;
  if (written === undefined || written.length === layout.lengths.bank) return fields;
  const codes = new Set(bank?.candidates.map(({ bankCode }) => bankCode));
  const [code] = codes;
  return codes.size === 1 && code !== undefined ? { ...fields, bank: code } : fields;
}

/** True where a part is missing, or may have lost zeros or its branch. */
function hasLostParts(country: CompiledCountry, fields: Fields, account: Fields): boolean {
  const { layout, facts } = country;
  const ofAnyLength = new Set(facts.forms?.flatMap((form) => (form.isShortAllowed ? form.fields : [])));
  return accountFields(country).some((field) => {
    const text = fields[field];
    // some write the branch apart and some within the number, and no rule says which of them do
    if (field === 'branch' && facts.branchMayLack && account[field] === undefined) return text !== undefined;
    if (text === undefined) return true;
    // nothing says how many zeros it begins with: a spreadsheet leaves them out, a file fills them up
    return ofAnyLength.has(field) ? text.startsWith('0') && text.length > 1 : text.length !== layout.lengths[field];
  });
}

function typeOf({ reading, engine }: Payment, country: string): string | undefined {
  const type = given(reading.accountType)?.trim().toUpperCase();
  const profiles = engine.rules.creditors.of(country)?.rule.payouts ?? [];
  return type !== undefined && profiles.some(({ accountTypes }) => accountTypes?.some((known) => known === type)) ? type : undefined;
}
