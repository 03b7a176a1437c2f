/**
 * What changed of a payee between two versions of it, and how much attention that deserves.
 *
 * The gotcha: facts, no verdict. Swindlers write that a bank merged, so only a merger that a source tells of, with account numbers that stayed, is one.
 */
import { joined } from '../../rules/account-forms/account-form.js';
import { validateWith } from '../answers/validate.js';
import { editDistance } from '../characters/edit-distance.js';
import type { Engine } from '../engine/engine.js';
import { INSTRUCTION_FIELDS } from '../instruction/fields.js';
import { valueAt } from '../instruction/value-at.js';
import { given } from '../instruction/values.js';
import { compareNames } from '../names/compare.js';
import { bankKeyOf } from '../payment/facts/bank.js';
import type { Payment } from '../payment/payment.js';
import { type ResolvedPayment, resolve } from '../payment/resolve.js';
import { bankOfPayee } from './bank-of-payee.js';
import {
  type ChangeParams,
  changeText,
  checkedTexts,
  type PayeeChangeCode,
  type PayeeTextOptions,
  type PayeeTexts,
} from './change-texts.js';
import { formatAccountKey, type KnownAccount, knownAccountOf } from './known-account.js';
import { afterMergers, mergerOf } from './mergers.js';
import { bankFields, differencesOf } from './same-account.js';

/** A member that is another one than before. */
export interface PayeeChange {
  /** RFC 6901. */
  readonly pointer: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly code: PayeeChangeCode;
  /** In the language of `texts`, in words for the telephone; it repeats no account number. */
  readonly text: string;
  /** Who says so, where a list does. */
  readonly source?: string;
}

/**
 * What changed of a payee.
 *
 * @example
 * const comparison: PayeeComparison = { result: 'SAME', attention: 'none', changes: [] };
 */
export interface PayeeComparison {
  /**
   * Of the account. `SAME_ACCOUNT`: another notation, or another member. `BANK_MERGED`: the new one is exactly what the list of mergers makes of the old.
   * `NOT_COVERED`: of one of the two it is not sure which account is meant.
   */
  readonly result: 'SAME' | 'SAME_ACCOUNT' | 'BANK_MERGED' | 'CHANGED' | 'NOT_COVERED';
  /** `confirm`: ask the payee by another way before anything is paid. */
  readonly attention: 'none' | 'note' | 'confirm';
  readonly changes: readonly PayeeChange[];
}

const ACCOUNT = '/creditorAccount/id/value';
const BIC = '/creditorAgent/bic';
const COUNTRY = '/country';
const BANK = '/creditorAgent/clearingSystemMemberId/memberId';

/** Each change that is no more than worth knowing, and those that are nothing. All others are to be confirmed. */
const NOTED: ReadonlySet<PayeeChangeCode> = new Set(['BIC_CHANGED', 'ACCOUNT_TYPE_CHANGED', 'MEMBER_CHANGED', 'BANK_MERGED']);
const MEANT_SAME: ReadonlySet<PayeeChangeCode> = new Set(['ACCOUNT_NOTATION', 'NAME_NOTATION']);

/** Both versions, read. */
interface Versions {
  readonly values: readonly [before: unknown, after: unknown];
  readonly payments: readonly [before: ResolvedPayment | undefined, after: ResolvedPayment | undefined];
  readonly accounts: readonly [before: KnownAccount | undefined, after: KnownAccount | undefined];
  readonly engine: Engine;
  readonly texts: PayeeTexts;
}

const change = (pointer: string, code: PayeeChangeCode, { texts }: Versions, params?: ChangeParams, source?: string): PayeeChange => ({
  ...{ pointer, kind: 'changed', code, text: changeText(code, texts, params) },
  ...(source !== undefined && { source }),
});

/** Compares two versions of a payee. Takes any values. */
export function comparePayeesWith(before: unknown, after: unknown, engine: Engine, options: PayeeTextOptions = {}): PayeeComparison {
  const payments = [resolve(before, engine), resolve(after, engine)] as const;
  const accounts = [knownAccountOf(payments[0]), knownAccountOf(payments[1])] as const;
  const versions: Versions = { values: [before, after], payments, accounts, engine, texts: checkedTexts(options) };
  const ofAccount = compareAccounts(versions);
  const changes = [...ofAccount.changes, ...otherChanges(versions, ofAccount)];
  const result = ofAccount.result === 'SAME' && changes.length > 0 ? 'SAME_ACCOUNT' : ofAccount.result;
  return { result, attention: attentionFor(result, changes), changes };
}

function attentionFor(result: PayeeComparison['result'], changes: readonly PayeeChange[]): PayeeComparison['attention'] {
  const isGrave = changes.some(({ code }) => !NOTED.has(code) && !MEANT_SAME.has(code));
  if (result === 'NOT_COVERED' || result === 'CHANGED' || isGrave) return 'confirm';
  return result === 'BANK_MERGED' || changes.some(({ code }) => NOTED.has(code)) ? 'note' : 'none';
}

/** What is found of the accounts. */
interface ComparedAccounts {
  readonly result: PayeeComparison['result'];
  readonly changes: readonly PayeeChange[];
}

function compareAccounts(versions: Versions): ComparedAccounts {
  const { accounts, engine } = versions;
  const [before, after] = accounts;
  if (before === undefined || after === undefined) return { result: 'NOT_COVERED', changes: unsureChanges(versions) };
  if (formatAccountKey(before) === formatAccountKey(after))
    return { result: 'SAME', changes: isWrittenAlike(versions) ? [] : [change(ACCOUNT, 'ACCOUNT_NOTATION', versions)] };
  const merged = mergerOf(before, engine);
  const isMerged = formatAccountKey(afterMergers(before, engine)) === formatAccountKey(after);
  if (merged !== undefined && isMerged) {
    const { formerName, name, date, source } = merged.succession;
    return { result: 'BANK_MERGED', changes: [change(BANK, 'BANK_MERGED', versions, { before: formerName, after: name, date }, source)] };
  }
  return { result: 'CHANGED', changes: accountChanges(before, after, versions) };
}

/** As it stands in the account or beside it; undefined where none is known. */
const bankCodeIn = (payment: Payment | undefined): string | undefined => payment && bankKeyOf(payment)?.code;

const valueIn = (payment: Payment | undefined): string => (payment && given(payment.reading.accountValue)) ?? '';

/** True where account, bank identifier and branch are the same texts. */
const isWrittenAlike = ({ payments: [before, after] }: Versions): boolean =>
  before !== undefined && after !== undefined && writtenIn(before) === writtenIn(after);

const writtenIn = (payment: Payment): string => {
  const { memberId, branchId } = payment.reading.creditorAgent;
  return JSON.stringify([valueIn(payment), given(memberId), given(branchId)]);
};

function unsureChanges(versions: Versions): readonly PayeeChange[] {
  const {
    values: [, after],
    payments,
    engine,
  } = versions;
  const [one, other] = payments;
  const isInvalid = validateWith(after, engine).alerts.some(({ code }) => /^CREDITOR_(?:IBAN|ACCOUNT)_.*(?:INVALID|INCORRECT)/.test(code));
  const [bank, next] = [bankCodeIn(one), bankCodeIn(other)];
  const ofBank = bank === undefined || next === undefined || bank === next ? [] : bankChanges(versions);
  if (isInvalid) return [...ofBank, change(ACCOUNT, 'ACCOUNT_INVALID', versions)];
  return valueIn(one) === valueIn(other) ? ofBank : [...ofBank, change(ACCOUNT, 'ACCOUNT_NOT_COVERED', versions)];
}

/** Another bank, and where both are known by their names, which; another kind of institution. */
function bankChanges(versions: Versions): readonly PayeeChange[] {
  const { payments, texts } = versions;
  const [bank, next] = payments.map((payment) => payment && bankOfPayee(payment));
  const changed = change(BANK, 'BANK_CHANGED', versions, bank?.name === next?.name ? {} : { before: bank?.name, after: next?.name });
  if (bank?.kind === undefined || next?.kind === undefined || bank.kind === next.kind) return [changed];
  return [changed, change(BANK, 'BANK_KIND_CHANGED', versions, { before: texts.kinds[bank.kind], after: texts.kinds[next.kind] })];
}

function accountChanges(before: KnownAccount, after: KnownAccount, versions: Versions): readonly PayeeChange[] {
  const differences = differencesOf(before, after);
  const [one, other] = [before, after].map(({ country }) => country.rule.code);
  if (differences.includes('COUNTRY_DIFFERS')) return [change(COUNTRY, 'ACCOUNT_COUNTRY_CHANGED', versions, { before: one, after: other })];
  const changes: PayeeChange[] = [];
  if (differences.includes('BANK_DIFFERS')) changes.push(...bankChanges(versions));
  if (differences.includes('ACCOUNT_NUMBER_DIFFERS'))
    changes.push(change(ACCOUNT, slipBetween(numberOf(before), numberOf(after)), versions));
  return changes;
}

/** The number without its bank, and without check digits: these follow from the rest. */
function numberOf(account: KnownAccount): string {
  const ofBank = new Set([...bankFields(account), 'check', 'bankCheck']);
  return joined(
    account.fields,
    account.country.layout.fields.filter((field) => !ofBank.has(field)),
  );
}

function slipBetween(one: string, other: string): PayeeChangeCode {
  if (editDistance(one, other, 1) > 1) return 'ACCOUNT_NUMBER_CHANGED';
  const isSwapped = one.length === other.length && [...one].filter((each, at) => each !== other[at]).length === 2;
  return isSwapped ? 'ACCOUNT_NUMBER_SWAPPED' : 'ACCOUNT_NUMBER_ONE_CHARACTER';
}

/** The members that a comparison of accounts speaks of, and objects, whose members are compared. */
const SPOKEN_OF: ReadonlySet<string> = new Set([ACCOUNT, '/creditorAccount/id/type', BANK, '/creditorAgent/branchId']);
const OTHERS = /* @__PURE__ */ INSTRUCTION_FIELDS.filter(({ pointer, type }) => type !== 'object' && !SPOKEN_OF.has(pointer)).map(
  ({ pointer }) => pointer,
);

function otherChanges(
  { values: [before, after], payments, texts }: Versions,
  { result, changes }: ComparedAccounts,
): readonly PayeeChange[] {
  const said = changes.map(({ code }) => code);
  return OTHERS.flatMap((pointer): readonly PayeeChange[] => {
    const [one, other] = [textAt(before, pointer), textAt(after, pointer)];
    if (one === other || (pointer === BIC && plainBic(one) === plainBic(other))) return [];
    const code = codeOf(pointer, one, other, payments[1]);
    // a new account has another BIC, and may be in another country: that is said once
    if (pointer === BIC && result !== 'SAME') return [];
    if (pointer === COUNTRY && said.includes('ACCOUNT_COUNTRY_CHANGED')) return [];
    return [{ pointer, kind: one === '' ? 'added' : other === '' ? 'removed' : 'changed', code, text: changeText(code, texts) }];
  });
}

/** Without case, spaces and the letters of a head office. */
const plainBic = (text: string): string =>
  text
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^(.{8})XXX$/, '$1');

function codeOf(pointer: string, one: string, other: string, payment: Payment | undefined): PayeeChangeCode {
  const isChanged = one !== '' && other !== '';
  if (pointer === BIC && isChanged) return 'BIC_CHANGED';
  if (pointer === '/creditorAccount/type') return 'ACCOUNT_TYPE_CHANGED';
  if (pointer === '/creditor/name' && isChanged) return nameChange(one, other, payment);
  if (pointer === '/creditor/contactDetails/email' && isChanged && hasSimilarDomain(one, other)) return 'EMAIL_DOMAIN_SIMILAR';
  return 'MEMBER_CHANGED';
}

function nameChange(one: string, other: string, payment: Payment | undefined): PayeeChangeCode {
  const country = payment?.payeeCountry;
  const { result } = compareNames(other, one, country === undefined ? {} : { country });
  return result === 'MATCH' ? 'NAME_NOTATION' : result === 'CLOSE_MATCH' ? 'NAME_SIMILAR' : 'NAME_CHANGED';
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** A letter apart, or two of a longer one: `rnicrosoft.com` is two from `microsoft.com`. */
function hasSimilarDomain(one: string, other: string): boolean {
  const [domain, next] = [domainOf(one), domainOf(other)];
  const most = domain.length < 8 ? 1 : 2;
  return domain !== next && editDistance(domain, next, most) <= most;
}

/** The text of a member; a list as JSON. Empty where there is none, and where it cannot be read. */
function textAt(value: unknown, pointer: string): string {
  const found = valueAt(value, pointer);
  if (typeof found === 'string') return found.trim();
  try {
    return Array.isArray(found) && found.length > 0 ? JSON.stringify(found) : '';
  } catch {
    return '';
  }
}
