/**
 * Local account details and the IBAN that they make, both ways.
 *
 * Nothing is guessed: what is missing is named, a missing branch is never filled with zeros, and an account number is
 * padded only where its country pads it.
 */
import { type Span, spanOf } from '../checks/check.js';
import { type AccountForm, exactly, type Fields, IBAN_CHECK_DIGITS } from '../forms/account-form.js';
import type { MemberForm } from '../forms/member-form.js';
import { declaredForms } from './account-forms.js';
import { domesticCountry } from './domestic-country.js';
import { domesticFacts } from './domestic-facts.js';
import { checkDigits, ibanCountry, parse } from './iban.js';
import { bankFieldsOf, type CompiledCountry, type CompiledLayout, lengthOf, misfit, textOf } from './layout.js';
import { electronic, isSpreadsheetNumber, MAX_TEXT } from './text.js';

/** Nothing is known. */
const NO_FIELDS: Fields = {};

/** What a domestic payment calls the parts. */
export interface LocalAccount {
  /** Bank, or bank and branch joined: `clearingSystemMemberId.memberId`. */
  readonly memberId: string;
  /** Account number in the form that the country writes. */
  readonly account: string;
}

/** Local details as an instruction gives them. */
export interface LocalDetails {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly memberId?: string | undefined;
  readonly branchId?: string | undefined;
  /** Gives the bank field where the country takes it from the BIC. */
  readonly bic?: string | undefined;
  readonly account: string;
}

/** The bank identifier of a domestic payment, field by field; undefined when the text is not in its form. */
export function readMemberId(country: CompiledCountry, memberId: string, branchId = ''): Fields | undefined {
  if (memberId.length > MAX_TEXT || branchId.length > MAX_TEXT) return undefined;
  const branch = electronic(branchId);
  const parts = partsOf(country);
  const text = electronic(memberId).replaceAll('/', '');
  const fields = cutMemberId(country, parts, text, branch);
  if (fields !== undefined || parts.prefixes.length === 0) return fields;
  for (const rest of withoutPrefix(text, parts)) {
    const found = cutMemberId(country, parts, rest, branch);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What follows from a country's rule for the parts of its domestic payments, found out when it is first asked for. */
export interface Parts {
  /** The fields of the bank identifier, and how many characters they and the first of them have. */
  readonly bank: readonly string[];
  readonly whole: number;
  readonly first: number;
  /** Leading zeros that people leave out, at most. */
  readonly zeros: number;
  /** The fields of the bank identifier as people write it, each with its place. */
  readonly read: readonly string[];
  /** How many characters these have together. */
  readonly all: number;
  /** Where one field ends and the next begins. */
  readonly seams: readonly number[];
  readonly prefixes: readonly string[];
  /** The form of a bank identifier that is not cut into its fields by length. */
  readonly memberForm: MemberForm | undefined;
  /** The forms of account numbers, the whole BBAN before all others. */
  readonly forms: readonly AccountForm[];
  /** The field of the bank identifier that an account number may put right. */
  readonly rewritten: string | undefined;
  /** The bank code of an account number that names no bank. */
  readonly noBank: string | undefined;
  /** What the BBAN holds, its check digits that follow from the rest left out. */
  readonly needed: readonly string[];
}

const partsByCountry = new WeakMap<CompiledCountry, Parts>();

export function partsOf(country: CompiledCountry): Parts {
  let parts = partsByCountry.get(country);
  if (parts === undefined) {
    parts = findParts(country);
    partsByCountry.set(country, parts);
  }
  return parts;
}

function findParts(country: CompiledCountry): Parts {
  const { rule, layout } = country;
  const { memberIdReads = [], memberIdFrom, clearingSystem, memberIdPrefixes = [], memberForm, noBank } = domesticFacts(rule);
  const bank = memberIdFields(country);
  const whole = lengthOf(layout, bank);
  const read = [...bank, ...memberIdReads];
  return {
    bank,
    whole,
    first: lengthOf(layout, bank.slice(0, 1)),
    zeros: whole - (memberIdFrom ?? whole),
    read,
    all: lengthOf(layout, read),
    seams: read.map((_, count) => lengthOf(layout, read.slice(0, count))),
    prefixes: [...(clearingSystem === undefined ? [] : [clearingSystem]), ...memberIdPrefixes],
    memberForm,
    forms: [exactly(...layout.fields), ...accountForms(country)],
    rewritten: declaredForms(rule)?.find((form) => form.rewrites !== undefined)?.rewrites,
    noBank,
    needed: layout.fields.filter((field) => !isComputed(country, field)),
  };
}

/** What is left of the text behind the name of the clearing system or its prefix in messages. */
function withoutPrefix(text: string, { prefixes }: Parts): readonly string[] {
  const behind = (whole: string): readonly string[] =>
    prefixes.filter((prefix) => whole.startsWith(prefix)).map((prefix) => whole.slice(prefix.length));
  const rests = [...behind(text)];
  // one may stand behind another: CACPA 0 003 04567
  for (const rest of rests) rests.push(...behind(rest));
  return rests;
}

function cutMemberId({ layout }: CompiledCountry, parts: Parts, written: string, branch: string): Fields | undefined {
  const { memberForm } = parts;
  const member = written.padStart(fullLength(written.length, parts), '0');
  if (memberForm !== undefined) return memberForm.read(member, branch);
  const isWhole = member.length === parts.all && member.endsWith(branch);
  // a branch stands apart only behind whole fields
  if (branch !== '' && !isWhole && !parts.seams.includes(member.length)) return undefined;
  const values: Record<string, string> = {};
  const text = isWhole ? member : member + branch;
  let at = 0;
  for (const field of parts.read) {
    if (at === text.length) break; // the bank alone: a branch may be missing, never made up
    const span = spanOf(layout.spans, field);
    const value = text.slice(at, at + span.end - span.start);
    if (!fitsSpan(value, layout, span)) return undefined;
    values[field] = value;
    at += value.length;
  }
  return member === '' || at < text.length ? undefined : values;
}

/** True for text as long as the field, all of it characters of its classes. */
const fitsSpan = (text: string, { classes }: CompiledLayout, { start, end }: Span): boolean =>
  text.length === end - start && misfit(text, classes, 0, start, end) < 0;

/** How long a bank identifier is with the leading zeros that people leave out: before the whole, or before the bank alone. */
export function fullLength(length: number, { whole, first, zeros }: Parts): number {
  const full = length < whole && length >= whole - zeros ? whole : first;
  return length >= full - zeros ? Math.max(length, full) : length;
}

/** The fields that a country's `memberId` holds. */
export function memberIdFields({ rule, layout }: CompiledCountry): readonly string[] {
  return domesticFacts(rule).memberId ?? [...bankFieldsOf(rule), ...(layout.fields.includes('branch') ? ['branch'] : [])];
}

/** Letters of a BIC are for IBANs: where these stand for the bank, its code at home is a matter of its own. */
export function hasOtherCodeAtHome({ rule }: CompiledCountry): boolean {
  const { otherCodeAtHome, memberId } = domesticFacts(rule);
  return otherCodeAtHome === true || (rule.bankIsBicPrefix === true && memberId === undefined);
}

/** The forms that a country declares; else what its bank identifier leaves of the BBAN, at its full length. */
const accountForms = (country: CompiledCountry): readonly [AccountForm, ...AccountForm[]] => {
  const bank = memberIdFields(country);
  const [first, ...others] = declaredForms(country.rule) ?? [];
  return [first ?? exactly(...country.layout.fields.filter((field) => !bank.includes(field))), ...others];
};

/** The account number, field by field, in the first of the country's forms that it fits without contradicting what is known. */
export function readAccount(country: CompiledCountry, account: string, known: Fields = NO_FIELDS): Fields | undefined {
  if (account.length > MAX_TEXT || isSpreadsheetNumber(account)) return undefined;
  const { lengths } = country.layout;
  const text = accountText(account);
  let contradicting: Fields | undefined;
  for (const form of partsOf(country).forms) {
    const fields = form.read(text, lengths, known);
    if (fields === undefined || !fitsLayout(country, fields, form)) continue;
    if (!contradicts(known, fields, form.rewrites)) return fields;
    contradicting ??= fields;
  }
  return contradicting;
}

/** True where two readings give a field different characters, other than this one. */
function contradicts(one: Fields, other: Fields, except: string | undefined): boolean {
  for (const field in one) if (field !== except && (other[field] ?? one[field]) !== one[field]) return true;
  return false;
}

/** Cleaned like an identifier, but hyphens and slashes stay: in some countries they part the number. */
const accountText = (account: string): string => (CLEAN_ACCOUNT.test(account) ? account : account.split('-').map(electronic).join('-'));

const CLEAN_ACCOUNT = /^[A-Z0-9-]{0,256}$/;

function fitsLayout({ layout }: CompiledCountry, fields: Fields, { isShortAllowed }: AccountForm): boolean {
  for (const field in fields) {
    const text = fields[field] as string;
    const span = layout.spans[field];
    if (span === undefined) {
      if (!/^\d\d$/.test(text)) return false; // the check digits of the IBAN
    } else if (!fitsSpan(text, layout, isShortAllowed ? { start: span.start, end: span.start + text.length } : span)) return false;
  }
  return true;
}

const IS_CHECK_FIELD = new Set(['check', 'bankCheck']);

/** True where the account number names a bank as well, and not the one that the bank identifier names. */
export function contradictsBank(country: CompiledCountry, bank: Fields, account: Fields): boolean {
  const { noBank, rewritten } = partsOf(country);
  if (account.bank !== undefined && account.bank === noBank) return false;
  return contradicts(bank, account, rewritten);
}

/** The field of the bank identifier that an account number may put right. */
export const rewrittenField = (country: CompiledCountry): string | undefined => partsOf(country).rewritten;

/** True for check digits that follow from the rest. */
const isComputed = ({ checks }: CompiledCountry, field: string): boolean =>
  IS_CHECK_FIELD.has(field) && checks.some((check) => check.complete !== undefined && check.fields.includes(field));

/** What stands in a field of check digits until they are known. */
export function blank({ spans, classes }: CompiledLayout, field: string): string {
  const { start, end } = spanOf(spans, field);
  return (classes[start] === 'a' ? 'A' : '0').repeat(end - start);
}

/** Fields of which some are not known. */
export type SomeFields = Readonly<Record<string, string | undefined>>;

/**
 * The fields in their order; check digits that are not known, and what a short number lacks, stand as zeros. What the first fields do not
 * say, the others may.
 */
export function bbanOf({ layout }: CompiledCountry, fields: SomeFields, others: SomeFields = NO_FIELDS): string {
  let bban = '';
  for (const field of layout.fields) {
    const text = fields[field] ?? others[field];
    bban += text?.padStart(layout.lengths[field] as number, '0') ?? blank(layout, field);
  }
  return bban;
}

/** True where each is among the fields, or among the others. */
export function hasAll(names: readonly string[], fields: Fields, others = NO_FIELDS): boolean {
  for (const name of names) if ((fields[name] ?? others[name]) === undefined) return false;
  return true;
}

/**
 * What a domestic scheme wants to know of an IBAN.
 *
 * @example
 * toLocal(ibanCountry('GB'), 'NWBK60161331926819')   // { memberId: '601613', account: '31926819' }
 */
export function toLocal(country: CompiledCountry, bban: string): LocalAccount {
  const { layout, rule } = country;
  const fields = Object.fromEntries(layout.fields.map((field) => [field, textOf(bban, layout, [field])]));
  fields[IBAN_CHECK_DIGITS] = checkDigits(rule.code, bban);
  const [form] = accountForms(country);
  return { memberId: textOf(bban, layout, memberIdFields(country)), account: form.write(fields) };
}

/**
 * What a domestic scheme wants to know of an IBAN, in the country's domestic layout where it has one. A part that the IBAN does not say
 * is absent.
 *
 * @example
 * atHome(ibanCountry('SE'), '50000000058398257466')   // { memberId: '5839', account: '8257466' }
 */
export function atHome(country: CompiledCountry, bban: string): Partial<LocalAccount> {
  const { layout, rule } = country;
  const home = domesticCountry(rule.code);
  const form = home?.rule.iban;
  if (home === undefined || form === undefined) return toLocal(country, bban);
  const fields = form.fromBban(Object.fromEntries(layout.fields.map((field) => [field, textOf(bban, layout, [field])])));
  if (fields === undefined) return {};
  const memberId = memberIdFields(home)
    .map((field) => fields[field] ?? '')
    .join('');
  return { ...(memberId !== '' && { memberId }), account: accountForms(home)[0].write(fields) };
}

/**
 * The same for an IBAN as people write it; undefined for text that is none, and for an IBAN that does not say it.
 *
 * @example
 * fromIban('GB29 NWBK 6016 1331 9268 19') // { memberId: '601613', account: '31926819' }
 */
export function fromIban(text: string): LocalAccount | undefined {
  const result = parse(text);
  const country = result.ok ? ibanCountry(result.iban.country) : undefined;
  if (!result.ok || country === undefined) return undefined;
  const { memberId, account } = atHome(country, result.iban.bban);
  return memberId === undefined || account === undefined ? undefined : { memberId, account };
}
