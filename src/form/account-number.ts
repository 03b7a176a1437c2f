/**
 * Account numbers that are no IBAN while they are typed, in the forms of their country.
 *
 * The gotcha: hyphens and slashes may say where a part of the number begins, so they stay as they were typed. Spaces around them go.
 */
import type { AccountForm, Fields } from '../../rules/vocabulary/account-form.js';
import { partsOf } from '../identifiers/account/domestic-parts.js';
import { bbanOf, contradictsBank, hasAll, readAccount } from '../identifiers/account/local-account.js';
import { readMemberId } from '../identifiers/account/member-id.js';
import type { Countries } from '../identifiers/country/countries.js';
import { type CompiledCountry, fieldsText } from '../identifiers/country/layout.js';
import { generateAccount } from '../identifiers/generated-number.js';
import { isUsualSeparator, type TypedForm, type TypedReading } from './as-typed.js';
import { best, type Continuation, compareAt, complete, readingOf, readUnknown } from './candidate.js';

const SEED = 1;
const PARTS = /[-/,]/g;
const HYPHEN = 0x2d;

/** How much longer than its layout a number may be: the check digits of an IBAN before it, zeros that are left out later. */
const LONGER = 2;

/** True where the number has a form of its country and its checks hold, as far as the bank is known. */
function isRight(country: CompiledCountry, text: string, bank: Fields): boolean {
  const account = readAccount(country, text, bank);
  if (account === undefined || contradictsBank(country, bank, account)) return false;
  return country.checks.every(
    ({ severity, verifyDetails, fields }) =>
      severity === 'info' || !hasAll(fields, account, bank) || verifyDetails(bbanOf(country, account, bank)) !== 'failed',
  );
}

/** A form in which the length of the number decides, against the letters and digits so far. */
function* candidatesByLength(
  digits: string,
  { layout }: CompiledCountry,
  { fill, read }: AccountForm,
  bank: Fields,
): Generator<Continuation> {
  for (let length = 1; length <= layout.length + LONGER; length++) {
    const filled = fill?.(length, layout.lengths);
    if (filled === undefined) {
      // the bank decides whether there are numbers of this length
      const isRead = length > digits.length && read(digits.padEnd(length, '1'), layout.lengths, bank) !== undefined;
      if (isRead) yield { remaining: length - digits.length };
      continue;
    }
    if (filled === null) continue;
    const classes = (filled.hasIbanCheckDigits ? 'nn' : '') + fieldsText(layout.classes, layout, filled.fields);
    const end = classes.length - filled.after;
    yield compareAt(digits, classes.slice(0, end), filled.before);
  }
}

/** A number that may be as short as it likes, in one field or in none. */
function* candidatesInSpan(digits: string, country: CompiledCountry, form: AccountForm): Generator<Continuation> {
  const { layout } = country;
  const [from, to] = form.span?.(layout.lengths) ?? [1, 0];
  const classes = fieldsText(layout.classes, layout, form.fields) || 'c'.repeat(to);
  for (let length = from; length <= to; length++) yield compareAt(digits, classes.slice(0, length), 0);
}

/** A form that reads the number by rules of its own: no more than its length and its characters are known beforehand. */
function* candidatesByCharacter(digits: string, country: CompiledCountry): Generator<Continuation> {
  const { classes, length } = country.layout;
  const foreign = digits.search(/[ac]/.test(classes) ? /[^A-Z0-9]/ : /[^0-9]/);
  if (foreign >= 0) yield { at: foreign, to: foreign + 1 };
  else yield digits.length < length + LONGER ? { remaining: 1 } : { at: length, to: digits.length };
}

/** The forms of a country, without bank and account as one where that is no IBAN's and the account alone may have any length. */
function formsOf(country: CompiledCountry): readonly AccountForm[] {
  const [whole, ...own] = partsOf(country).forms;
  const isOfIban = country.rule.hasIban !== false;
  return whole !== undefined && (isOfIban || own.every(({ span }) => span === undefined)) ? [whole, ...own] : own;
}

function* candidates(text: string, digits: string, country: CompiledCountry, bank: Fields): Generator<Continuation> {
  for (const form of formsOf(country)) {
    const isByLength = form.fill !== undefined && !(form.hasParts && digits !== text);
    if (isByLength) yield* candidatesByLength(digits, country, form, bank);
    else if (form.span !== undefined) yield* candidatesInSpan(digits, country, form);
    else yield* candidatesByCharacter(digits, country);
  }
}

/** Where a letter or digit stands in a text with hyphens and slashes between them. */
function placeIn(text: string, index: number): number {
  let left = index;
  for (let at = 0; at < text.length; at++) {
    if (!/[-/,]/.test(text.charAt(at)) && left-- === 0) return at;
  }
  return text.length;
}

/** The layout of domestic accounts, and that of the country's IBANs where it is another: its parts are taken, too. */
interface Layouts {
  readonly country: CompiledCountry;
  readonly ofIban: CompiledCountry | undefined;
}

function read(text: string, { country, ofIban }: Layouts, bank: Fields): TypedReading {
  if (country.facts.forms === undefined) return readUnknown(text);
  if (text !== '' && (isRight(country, text, bank) || (ofIban !== undefined && isRight(ofIban, text, {})))) return complete;
  const digits = text.replace(PARTS, '');
  const found = best([...candidates(text, digits, country, bank), ...(ofIban === undefined ? [] : candidates(text, digits, ofIban, {}))]);
  const reading = readingOf(found, digits);
  if (reading.at === undefined) return reading;
  return { ...reading, at: [placeIn(text, reading.at[0]), placeIn(text, reading.at[1] - 1) + 1] };
}

/** The last example of each country, and the bank that it is at: every key that is pressed asks for the same one. */
const examples = /* @__PURE__ */ new WeakMap<CompiledCountry, { readonly memberId: string; readonly account: string }>();

/** A number at this bank that is made up; empty where none could be. */
function exampleAt(country: CompiledCountry, memberId: string, bank: Fields): string {
  const last = examples.get(country);
  if (last?.memberId === memberId) return last.account;
  const made = country.facts.forms === undefined ? undefined : generateAccount(country, SEED, '', undefined, bank);
  const account = made !== undefined && isRight(country, made.account, bank) ? made.account : '';
  examples.set(country, { memberId, account });
  return account;
}

/** The account numbers of a country, at the bank with this identifier where it is known; undefined where nothing is known of the country. */
export function accountNumberForm(code: string, countries: Countries, memberId = ''): TypedForm | undefined {
  const country = countries.domestic(code);
  if (country === undefined) return undefined;
  const abroad = countries.withIban(code);
  const layouts = { country, ofIban: abroad === country ? undefined : abroad };
  const bank = memberId === '' ? {} : (readMemberId(country, memberId) ?? {});
  return {
    isSeparator: (character) => character !== HYPHEN && isUsualSeparator(character),
    read: (text) => read(text, layouts, bank),
    example: () => exampleAt(country, memberId, bank),
  };
}
