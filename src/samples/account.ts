/** Makes up an account at a sample bank, or what stands for one. */
import { isLuhn } from '../../rules/check-digits/luhn.js';
import { sampleBanks } from '../../rules/samples/banks.js';
import { billers, proxies } from '../../rules/samples/proxies.js';
import { sampleMobiles } from '../../rules/samples/mobiles.js';
import { generateAccount } from '../identifiers/generated-number.js';
import { identifierExample } from '../identifiers/identifier-example.js';
import { fieldAt, isRequired, type Route } from './corridor.js';
import { type Draft, withValue } from './draft.js';
import type { Random } from './random.js';

/** A bank of the shipped directories. */
export interface SampleBank {
  /** As the directory is keyed: empty where none is known. */
  readonly bankCode: string;
  readonly bic?: string;
  readonly branch?: string;
}

function readBank(line: string): SampleBank {
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
  return line === undefined ? NO_BANK : readBank(line);
}

const NUMBERS = 2 ** 31;

/** The payment with an IBAN or an account number at the bank; undefined where none could be made. */
export function withAccount(draft: Draft, route: Route, bank: SampleBank, random: Random): Draft | undefined {
  const { country, accountIdType, engine } = route;
  const isIban = accountIdType === 'IBAN';
  const rules = isIban ? engine.rules.countries.withIban(country) : engine.rules.countries.domestic(country);
  const known = bank.branch === undefined ? {} : { branch: bank.branch };
  const made = rules && generateAccount(rules, random.below(NUMBERS), bank.bankCode, engine.data.tables(), known);
  const value = isIban ? made?.iban : made?.account;
  if (made === undefined || value === undefined) return undefined;
  const hasBic = isRequired(route, '/creditorAgent/bic') || random.below(2) === 0;
  const withId = withValue(draft, '/creditorAccount/id', { value, type: accountIdType });
  const withBic = hasBic && bank.bic !== undefined ? withValue(withId, '/creditorAgent/bic', bank.bic) : withId;
  if (isIban || made.memberId === '') return withBic;
  return withValue(withBic, '/creditorAgent/clearingSystemMemberId/memberId', made.memberId);
}

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
  if (accountIdType === 'TAX_ID') return identifierExample(engine.rules.creditors.of(country)?.taxIdentifiers ?? [], 1 + random.below(NUMBERS));
  const templates = proxies[`${method ?? system} ${accountIdType}`] ?? proxies[accountIdType] ?? [];
  const template = random.pick(templates);
  return template === undefined ? undefined : fillProxy(template, random);
}

/** The payment with what its method or system takes for an account. */
export function withProxy(draft: Draft, route: Route, random: Random): Draft | undefined {
  const value = proxyOf(route, random);
  if (value === undefined) return undefined;
  const made = withValue(draft, '/creditorAccount/id', { value, type: route.accountIdType });
  const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';
  const biller = billers[route.method ?? ''];
  return biller !== undefined && fieldAt(route, MEMBER_ID) !== undefined ? withValue(made, MEMBER_ID, random.fill(biller)) : made;
}

/** True for what `generateAccount` makes. */
export const isOfAccount = ({ accountIdType, method, engine }: Route): boolean =>
  ['IBAN', 'ACCOUNT_NUMBER'].includes(accountIdType) && (engine.rules.method(method ?? '')?.identifiers ?? []).length === 0;
