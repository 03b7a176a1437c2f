/** Makes up an account at a sample bank, or what stands for one. */
import { isLuhn } from '../../rules/check-digits/luhn.js';
import { accountPrefixes } from '../../rules/samples/account-prefixes.js';
import { sampleBanks } from '../../rules/samples/banks.js';
import { sampleMobiles } from '../../rules/samples/mobiles.js';
import { billers, proxies } from '../../rules/samples/proxies.js';
import { type GeneratedAccount, generateAccount } from '../identifiers/generated-number.js';
import { identifierExample } from '../identifiers/identifier-example.js';
import { isRequired, type Route, requirementAt } from './corridor.js';
import { type SampleDraft, withDraftValue } from './draft.js';
import type { Random } from './random.js';

/** A bank of the shipped directories. */
export interface SampleBank {
  /** As the directory is keyed, or the beginning of it; empty where none is known. */
  readonly bankCode: string;
  readonly bic?: string;
  readonly branch?: string;
}

export function readSampleBank(line: string): SampleBank {
  const [bankCode = '', bic = '', branch = ''] = line.split(' ');
  const isKnown = (text: string): boolean => text !== '' && text !== '-';
  return { bankCode: isKnown(bankCode) ? bankCode : '', ...(isKnown(bic) && { bic }), ...(isKnown(branch) && { branch }) };
}

const NO_BANK: SampleBank = { bankCode: '' };

/** One of the sample banks that hold such accounts in the country. */
export function pickBank({ country, accountIdType, engine }: Route, random: Random): SampleBank {
  const place = engine.rules.countries.withIban(country)?.rule.code ?? country;
  const lines = sampleBanks[`${place} ${accountIdType}`] ?? sampleBanks[place] ?? [];
  const line = random.pick(lines);
  return line === undefined ? NO_BANK : readSampleBank(line);
}

const NUMBERS = 2 ** 31;
/** How often another number is tried: not every bank has one for each beginning. */
const TRIALS = 8;

const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';
const BIC = '/creditorAgent/bic';

/** The beginning of the field of the account number that says its currency, where it is within one field. */
function currencyField({ currency, engine }: Route, country: string, lengths: Readonly<Record<string, number>>, random: Random) {
  const { fields = [], slice, codes } = engine.rules.countries.currencyInNumber(country) ?? {};
  const code = codes === undefined ? currency : Object.keys(codes).find((each) => codes[each] === currency);
  let at = slice?.[0] ?? 0;
  for (const field of fields) {
    const length = lengths[field] ?? 0;
    if (code !== undefined && at + code.length <= length) return { [field]: random.fill('#'.repeat(at)) + code };
    at -= length;
    if (at < 0) break;
  }
  return {};
}

/** How the account is written. */
export interface AccountStyle {
  /** With the BIC of the bank, where nobody asks for it. */
  readonly isBicGiven: boolean;
  /** The digit that the account number repeats; default: it is random. */
  readonly digit?: string;
}

function numberAt(route: Route, { bankCode, branch }: SampleBank, random: Random, digit: string | undefined): GeneratedAccount | undefined {
  const { country, accountIdType, system = '', engine } = route;
  const { countries, schemes } = engine.rules;
  const rules = accountIdType === 'IBAN' ? countries.withIban(country) : countries.domestic(country);
  if (rules === undefined) return undefined;
  const { lengths } = rules.layout;
  const [bankField = 'bank'] = rules.rule.bankIdentifier ?? [];
  const isBeginning = bankCode !== '' && bankCode.length < (lengths[bankField] ?? 0);
  const known = {
    ...(isBeginning && { [bankField]: bankCode }),
    ...accountPrefixes[rules.rule.code],
    ...currencyField(route, rules.rule.code, lengths, random),
    ...(branch !== undefined && { branch }),
    ...(digit !== undefined && { account: digit.repeat(lengths.account ?? 0) }),
  };
  for (let trial = 0; trial < TRIALS; trial++) {
    const made = generateAccount(rules, random.below(NUMBERS), bankCode, engine.data.tables(), known, schemes.find(system)?.accountLength);
    if (made !== undefined) return made;
  }
  return undefined;
}

/** The payment with an IBAN or an account number at the bank, and its BIC where that is needed or wanted; undefined where none could be made. */
export function withAccount(
  draft: SampleDraft,
  route: Route,
  bank: SampleBank,
  random: Random,
  { isBicGiven, digit }: AccountStyle,
): SampleDraft | undefined {
  const made = numberAt(route, bank, random, digit);
  const isIban = route.accountIdType === 'IBAN';
  const value = isIban ? made?.iban : made?.account;
  if (made === undefined || value === undefined) return undefined;
  const memberId = made.memberId || (isRequired(route, MEMBER_ID) ? random.fill(UNKNOWN_FORM) : '');
  const hasBic = isBicGiven || isRequired(route, BIC) || (!isIban && memberId === '');
  const withId = withDraftValue(draft, '/creditorAccount/id', { value, type: route.accountIdType });
  const withBic = hasBic && bank.bic !== undefined ? withDraftValue(withId, BIC, bank.bic) : withId;
  return isIban || memberId === '' ? withBic : withDraftValue(withBic, MEMBER_ID, memberId);
}

/** Where it is not known how a country writes its bank identifiers, any is as good. */
const UNKNOWN_FORM = '1###';

const LUHN_DIGITS = [...'0123456789'];

/** Fills a template; `!` is the Luhn digit. */
function fillProxy(template: string, random: Random): string {
  const text = random.fill(template);
  if (!text.endsWith('!')) return text;
  const digits = text.slice(0, -1);
  return digits + (LUHN_DIGITS.find((digit) => isLuhn(digits + digit)) ?? '');
}

function proxyOf({ country, system, method, accountIdType, engine }: Route, random: Random): string | undefined {
  if (accountIdType === 'PHONE' || accountIdType === 'MOBILE') return sampleMobiles.get(country);
  if (accountIdType === 'TAX_ID')
    return identifierExample(engine.rules.creditors.of(country)?.taxIdentifiers ?? [], 1 + random.below(NUMBERS));
  const templates = proxies[`${method ?? system} ${accountIdType}`] ?? proxies[accountIdType] ?? [];
  const template = random.pick(templates);
  return template === undefined ? undefined : fillProxy(template, random);
}

/** The payment with what its method or system takes for an account. */
export function withProxy(draft: SampleDraft, route: Route, random: Random): SampleDraft | undefined {
  const value = proxyOf(route, random);
  if (value === undefined) return undefined;
  const made = withDraftValue(draft, '/creditorAccount/id', { value, type: route.accountIdType });
  const biller = billers[route.method ?? ''];
  return biller !== undefined && requirementAt(route, MEMBER_ID) !== undefined
    ? withDraftValue(made, MEMBER_ID, random.fill(biller))
    : made;
}

/** True for what `generateAccount` makes. */
export const isOfAccount = ({ accountIdType, method, engine }: Route): boolean =>
  ['IBAN', 'ACCOUNT_NUMBER'].includes(accountIdType) && (engine.rules.method(method ?? '')?.identifiers ?? []).length === 0;
