/**
 * The settlement systems that carry a payment, by its account; where none is given, by its bank, country and currency.
 *
 * None for an account or a bank that is wrong.
 */
import type { SettlementSystemCode } from '../../../rules/index/codes.js';
import type { SchemeRule } from '../../../rules/vocabulary/scheme.js';
import { findAlerts } from '../../checks/examine.js';
import type { Bank } from '../../directory/banks.js';
import { isConnected } from '../../identifiers/bic.js';
import { given } from '../../instruction/values.js';
import { isRefusedBy, isTooLongFor } from '../../payment/facts/account.js';
import { bankStatus } from '../../payment/facts/bank.js';
import { territoryOf } from '../../payment/facts/place.js';
import { canTake } from '../../payment/facts/registered.js';
import type { RegisteredReading } from '../../payment/payment.js';
import type { ResolvedPayment } from '../../payment/resolve.js';
import { isOffered, type ReachedBy } from '../../rules-and-data/membership.js';
import type { PaymentFacts, SystemOfPayment } from '../../rules-and-data/schemes.js';
import type { Account } from './account.js';
import { keptByData } from './cache.js';
import { isCarriedBy } from './method.js';

const NONE: readonly SystemOfPayment[] = [];

/** True where the bank of the account has closed, no bank has its code, or nothing but a BIC that is out of use names it: nothing carries a payment to it. */
function isBankGone(payment: ResolvedPayment, bic: string | undefined): boolean {
  const { bank, engine } = payment;
  const status = bankStatus(payment);
  if (status === 'closed' || status === 'unassigned') return true;
  if (bic === undefined || (bank !== undefined && bank.candidates.length > 0)) return false;
  const bic8 = bic.slice(0, 8);
  return engine.data.gone(bic8, engine.on)?.isSure === true || engine.data.banks(bic.slice(4, 6))?.isClosed(bic8, engine.on) === true;
}

const keptSystems = /* @__PURE__ */ keptByData<readonly SettlementSystemCode[]>();

/** The territory of the account, else its country. */
function placeOfAccount(payment: ResolvedPayment, { country }: Account, bic: string | undefined): string {
  const { code } = country.rule;
  return territoryOf(payment, code, bic) ?? code;
}

/** Those that a payer is offered. Of an account at a bank without a method they depend on few facts, and are kept by these. */
export function offeredSystems(
  payment: ResolvedPayment,
  account: Account | undefined,
  bic: string | undefined,
): readonly SettlementSystemCode[] {
  if (isBankGone(payment, bic)) return [];
  const systems = systemsAtOpenBankByCode(payment, account, bic);
  // what is kept does not depend on the number
  return systems.some((code) => isRefused(payment, code)) ? systems.filter((code) => !isRefused(payment, code)) : systems;
}

/** True where the system carries payments of this kind, but not to this account. */
const isRefusedByScheme = (payment: ResolvedPayment, scheme: SchemeRule): boolean =>
  isRefusedBy(payment, scheme) || isTooLongFor(payment, scheme);

function isRefused(payment: ResolvedPayment, code: SettlementSystemCode): boolean {
  const scheme = payment.engine.rules.schemes.find(code);
  return scheme !== undefined && isRefusedByScheme(payment, scheme);
}

function systemsAtOpenBankByCode(
  payment: ResolvedPayment,
  account: Account | undefined,
  bic: string | undefined,
): readonly SettlementSystemCode[] {
  const { engine, reading, method, bank } = payment;
  const currency = given(reading.currency);
  const find = () =>
    systemsAtOpenBank(payment, account, bic).flatMap(({ scheme, membership }) =>
      isOffered(membership) ? (scheme.code as SettlementSystemCode) : [],
    );
  // the currency of an instruction may be any text, or none
  const isPlain = currency !== undefined && /^[A-Z]{3}$/.test(currency);
  if (account === undefined || method !== undefined || !isPlain || payment.registeredReading !== undefined) return find();
  let facts = `${placeOfAccount(payment, account, bic)} ${currency} ${bic}`;
  for (const { systems } of bank?.candidates ?? []) if (systems !== undefined) facts += ` ${systems}`;
  return keptSystems(engine.data)(facts, find);
}

/** An account at a bank. An IBAN says the account number at home as well. */
const AT_A_BANK = ['IBAN', 'ACCOUNT_NUMBER'] as const;

/** Those that carry payments of this kind, each with what is known of the bank's part in it. `bic` is that of the bank, eleven characters. */
export const systemsOf = (payment: ResolvedPayment, account: Account | undefined, bic: string | undefined): readonly SystemOfPayment[] =>
  isBankGone(payment, bic) ? NONE : systemsAtOpenBank(payment, account, bic).filter(({ scheme }) => !isRefusedByScheme(payment, scheme));

function systemsAtOpenBank(payment: ResolvedPayment, account: Account | undefined, bic: string | undefined): readonly SystemOfPayment[] {
  const { engine, reading, iban } = payment;
  const country = account === undefined ? payment.accountCountry : placeOfAccount(payment, account, bic);
  if (country === undefined) return NONE;
  const hasAccount = iban !== undefined || given(reading.accountValue) !== undefined;
  const registered = hasAccount ? payment.registeredReading : undefined;
  const accountIdTypes =
    account !== undefined ? AT_A_BANK : hasAccount ? acceptedTypes(payment, country, registered) : typesOfAgent(payment, bic);
  if (accountIdTypes === undefined) return NONE;
  const facts: PaymentFacts = {
    accountCountry: country,
    currency: given(reading.currency),
    accountIdTypes,
    bicIsUsable: bic !== undefined && isConnected(bic),
    reaches: reachedBy(payment, bic),
  };
  // a country with IBANs is paid from abroad by IBAN alone
  const mayComeFromAbroad = account !== undefined || !hasAccount || engine.rules.countries.withIban(country) === undefined;
  return engine.rules.schemes
    .withMembership(facts, engine.on)
    .filter(({ scheme: { code, kind } }) => (mayComeFromAbroad || kind !== 'cross-border') && isCarriedBy(payment, code))
    .filter(({ scheme: { code } }) => registered === undefined || canTake(registered, code));
}

/** What lists say of the bank and a system: asked for one system after the other, so that each list is read once, and none in vain. */
function reachedBy(payment: ResolvedPayment, bic: string | undefined): ReachedBy {
  const { bank, engine, method } = payment;
  let institutions: readonly Bank[] | undefined;
  let otherBics: readonly string[] | undefined;
  return (code) => {
    // a method says which systems reach the issuer of its wallet
    if (method?.settlementSystems?.includes(code)) return true;
    if (bank?.candidates.some((candidate) => takesPart(candidate, code))) return true;
    if (bic === undefined) return undefined;
    // a bank code that is known names the institution; without one, a BIC may be that of several, and all have to take part
    institutions ??= bank === undefined ? (engine.data.banks(bic.slice(4, 6))?.byBic(bic) ?? []) : [];
    if (institutions.length > 0 && institutions.every((institution) => takesPart(institution, code))) return true;
    const isReached = (each: string) => engine.data.reach(code, each, engine.on)?.isReached;
    const isBankReached = isReached(bic);
    if (isBankReached !== undefined) return isBankReached;
    otherBics ??= otherBicsOf(payment, bic);
    return otherBics.some((other) => isReached(other) === true) || undefined;
  };
}

/** True where the directory says that a bank takes part in a system. */
const takesPart = ({ systems }: Bank, code: string): boolean => systems?.split(' ').includes(code) === true;

/**
 * The other BICs of the institution: those that its directory has under the same bank code and the same name, and that begin with the same
 * institution and country. A bank of the same group has another name or another code.
 */
function otherBicsOf({ engine }: ResolvedPayment, bic: string): readonly string[] {
  const banks = engine.data.banks(bic.slice(4, 6));
  const own = banks?.byBic8(bic.slice(0, 8))[0];
  if (banks === undefined || own?.bankCode === undefined || own.name === undefined) return [];
  const isOwn = (entry: Bank) => entry.bankCode === own.bankCode && entry.name === own.name && entry.bic?.slice(0, 6) === bic.slice(0, 6);
  // by the code, because thousands of branches can share the first characters of a BIC
  return banks.byCode(own.bankCode).flatMap((entry) => (isOwn(entry) && entry.bic) || []);
}

/**
 * The type of an account number that nothing speaks against. A country with IBANs wants one, unless it has a layout of its own at home, or bank
 * identifier and account number are valid and only the IBAN cannot be built: a sort code without the BIC of its bank.
 */
function acceptedTypes(
  payment: ResolvedPayment,
  country: string,
  registered: RegisteredReading | undefined,
): readonly string[] | undefined {
  const { reading, iban, methodAccount, engine } = payment;
  if (iban !== undefined || isFaulty(payment, OF_THE_ACCOUNT)) return undefined;
  if (methodAccount !== undefined) return methodAccount.identifier && [methodAccount.identifier.type];
  if (registered !== undefined) return [registered.type];
  const { countries } = engine.rules;
  const withIban = countries.withIban(country);
  const isValid = payment.member !== undefined && payment.localAccount?.account !== undefined;
  if (withIban !== undefined && countries.domestic(country) === withIban && !isValid) return undefined;
  return [given(reading.accountIdType) ?? 'ACCOUNT_NUMBER'];
}

/** Where the bank and the currency are known and the account is not, it is an account at this bank. */
function typesOfAgent(payment: ResolvedPayment, bic: string | undefined): readonly string[] | undefined {
  const isKnown = (bic !== undefined || payment.member !== undefined) && given(payment.reading.currency) !== undefined;
  return isKnown && !isFaulty(payment, OF_THE_BANK) ? AT_A_BANK : undefined;
}

const OF_THE_BANK = ['/creditorAgent'];
const OF_THE_ACCOUNT = ['/creditorAccount', ...OF_THE_BANK];

/** True where something is wrong with one of these members. Only here anything depends on what is wrong. */
const isFaulty = (payment: ResolvedPayment, members: readonly string[]): boolean =>
  findAlerts(payment, payment.plan.accountChecks, 'error').alerts.some(
    ({ severity, pointer }) => severity === 'error' && members.some((member) => pointer.startsWith(member)),
  );
