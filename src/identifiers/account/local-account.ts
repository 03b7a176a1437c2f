/**
 * Local account details and the IBAN that they make, both ways.
 *
 * Nothing is guessed: what is missing is named, a missing branch is never filled with zeros, and an account number is
 * padded only where its country pads it.
 */

import { IBAN_CHECK_DIGITS, joined } from '../../../rules/account-forms/account-form.js';
import { mod97 } from '../../../rules/check-digits/mod97.js';
import type { AccountForm, Fields } from '../../../rules/vocabulary/account-form.js';
import { type CheckTables, type Outcome, spanOf } from '../../../rules/vocabulary/check.js';
import { electronic, isElectronic, isSpreadsheetNumber, MAX_TEXT } from '../../characters/text.js';
import type { Countries } from '../country/countries.js';
import { type BoundCheck, type CompiledCountry, type CompiledLayout, fieldsText, fitsSpan } from '../country/layout.js';
import { checkDigits, parseIn } from '../iban/read.js';
import { partsOf } from './domestic-parts.js';

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

/**
 * The account number, field by field, in the first of the country's forms that it fits without contradicting `known`, the fields of the bank identifier. Where
 * every form contradicts these, the first that it fits: the caller says what is wrong (`contradictsBank`). `ofBic` is the bank that the BIC names, for forms that
 * depend on the bank; a number may contradict it.
 */
export function readAccount(country: CompiledCountry, account: string, known: Fields = NO_FIELDS, ofBic?: Fields): Fields | undefined {
  if (account.length > MAX_TEXT || isSpreadsheetNumber(account)) return undefined;
  const { lengths } = country.layout;
  const text = accountText(account);
  const bank = ofBic ? { ...ofBic, ...known } : known;
  let contradicting: Fields | undefined;
  for (const form of partsOf(country).forms) {
    const fields = form.read(text, lengths, bank, account);
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

/** Cleaned like an identifier, but hyphens and slashes stay: in some countries they separate parts of the number. */
export const accountText = (account: string): string =>
  isElectronic(account) || CLEAN_ACCOUNT.test(account) ? account : account.split('-').map(electronic).join('-');

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

/** True where the account number names another bank than the bank identifier does. */
export function contradictsBank(country: CompiledCountry, bank: Fields, account: Fields): boolean {
  if (account.bank !== undefined && account.bank === country.facts.noBank) return false;
  return contradicts(bank, account, rewrittenField(country));
}

/** The field of the bank identifier that an account number may correct. */
export const rewrittenField = (country: CompiledCountry): string | undefined => partsOf(country).rewritten;

/** The placeholder for check digits that are not known yet. */
export function blank({ spans, classes }: CompiledLayout, field: string): string {
  const { start, end } = spanOf(spans, field);
  return (classes[start] === 'a' ? 'A' : '0').repeat(end - start);
}

/** Fields, some of them unknown. */
export type SomeFields = Readonly<Record<string, string | undefined>>;

/**
 * The BBAN of these fields. One that `fields` lacks is taken from `others`; unknown check digits and the missing characters of a short number become
 * zeros.
 */
export function bbanOf({ layout }: CompiledCountry, fields: SomeFields, others: SomeFields = NO_FIELDS): string {
  let bban = '';
  for (const field of layout.fields) {
    const text = fields[field] ?? others[field];
    bban += text?.padStart(layout.lengths[field] as number, '0') ?? blank(layout, field);
  }
  return bban;
}

/** True where the check digits of the IBAN that people write before the account number hold, as in the NRB of Poland, or there are none. */
function holdsIbanCheckDigits(country: CompiledCountry, fields: Fields, others: Fields): boolean {
  const digits = fields[IBAN_CHECK_DIGITS];
  return digits === undefined || mod97(bbanOf(country, fields, others) + country.rule.code + digits) === 1;
}

/**
 * The outcome of the check digits that these fields hold: those of an IBAN before the account number, and the checks of the country, as far as
 * `counts` says that they count.
 */
export function checkFields(
  country: CompiledCountry,
  fields: Fields,
  others: Fields,
  counts: (check: BoundCheck, others: Fields) => boolean,
  tables?: CheckTables,
): Outcome {
  if (!holdsIbanCheckDigits(country, fields, others)) return 'failed';
  let outcome: Outcome = fields[IBAN_CHECK_DIGITS] === undefined ? 'not-covered' : 'passed';
  for (const check of country.checks) {
    if (!counts(check, others) || !hasAll(check.fields, fields, others)) continue;
    const found = check.verifyDetails(bbanOf(country, fields, others), tables);
    if (found === 'failed') return found;
    if (found === 'passed') outcome = found;
  }
  return outcome;
}

/** True where each name has a value in one of the two. */
export function hasAll(names: readonly string[], fields: Fields, others = NO_FIELDS): boolean {
  for (const name of names) if ((fields[name] ?? others[name]) === undefined) return false;
  return true;
}

/** Each field of a BBAN. */
export function fieldsOf(bban: string, { fields, spans }: CompiledLayout): Record<string, string> {
  const found: Record<string, string> = {};
  for (const field of fields) {
    const { start, end } = spanOf(spans, field);
    found[field] = bban.slice(start, end);
  }
  return found;
}

/**
 * The bank identifier and account number of an IBAN, as its layout holds them.
 *
 * @example
 * toLocal(countries.withIban('GB'), 'NWBK60161331926819')   // { memberId: '601613', account: '31926819' }
 */
export function toLocal(country: CompiledCountry, bban: string): LocalAccount {
  const { layout, rule } = country;
  const { memberIdFields, writtenForm } = partsOf(country);
  const fields = fieldsOf(bban, layout);
  fields[IBAN_CHECK_DIGITS] = checkDigits(rule.code, bban);
  return { memberId: fieldsText(bban, layout, memberIdFields), account: writtenForm.write(fields) };
}

/**
 * The bank identifier and account number of an IBAN in the country's domestic layout, where it has one. A part that does not follow from
 * the IBAN is absent.
 *
 * @example
 * toDomestic(countries.withIban('SE'), '50000000058398257466', countries)   // { memberId: '5839', account: '8257466' }
 */
export function toDomestic(country: CompiledCountry, bban: string, countries: Countries): Partial<LocalAccount> {
  const { layout, rule } = country;
  const domestic = countries.domestic(rule.code);
  const form = domestic?.rule.iban;
  if (domestic === undefined || form === undefined) return toLocal(country, bban);
  const fields = form.fromBban(fieldsOf(bban, layout));
  if (fields === undefined) return {};
  const { memberIdFields, writtenForm } = partsOf(domestic);
  const memberId = joined(fields, memberIdFields);
  return { ...(memberId !== '' && { memberId }), account: writtenForm.write(fields) };
}

/**
 * The same for an IBAN as people write it; undefined for text that is no IBAN, and where a part does not follow from the IBAN.
 *
 * @example
 * fromIbanIn('GB29 NWBK 6016 1331 9268 19', countries) // { memberId: '601613', account: '31926819' }
 */
export function fromIbanIn(text: string, countries: Countries): LocalAccount | undefined {
  const result = parseIn(text, countries);
  const country = result.ok ? countries.withIban(result.iban.country) : undefined;
  if (!result.ok || country === undefined) return undefined;
  const { memberId, account } = toDomestic(country, result.iban.bban, countries);
  return memberId === undefined || account === undefined ? undefined : { memberId, account };
}
