/**
 * Account numbers that are no IBAN while they are typed, in the forms of their country.
 *
 * The gotcha: hyphens and slashes may say where a part of the number begins, so they stay as they were typed. Spaces around them go.
 */
import type { AccountForm, Fields } from '../../rules/account-forms/account-form.js';
import { partsOf } from '../identifiers/domestic-parts.js';
import { generateAccount } from '../identifiers/generated-number.js';
import { type CompiledCountry, textOf } from '../identifiers/layout.js';
import { bbanOf, contradictsBank, hasAll, readAccount } from '../identifiers/local-account.js';
import { readMemberId } from '../identifiers/member-id.js';
import { isUsualSeparator, type Reading, type TypedForm } from './as-typed.js';
import { best, type Candidate, compareAt, complete, readingOf, readUnknown } from './candidate.js';

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
function* candidatesByLength(digits: string, country: CompiledCountry, { fill }: Pick<AccountForm, 'fill'>): Generator<Candidate> {
  const { layout } = country;
  for (let length = Math.max(1, digits.length); length <= layout.length + LONGER; length++) {
    const filled = fill?.(length, layout.lengths);
    if (filled === null || filled === undefined) continue;
    const classes = (filled.isChecked ? 'nn' : '') + textOf(layout.classes, layout, filled.fields);
    const end = classes.length - filled.after;
    yield compareAt(digits, classes.slice(0, end), filled.before);
  }
}

/** A number that may be as short as it likes, in one field or in none. */
function* candidatesInSpan(digits: string, country: CompiledCountry, form: AccountForm): Generator<Candidate> {
  const { layout } = country;
  const [from, to] = form.span?.(layout.lengths) ?? [1, 0];
  const classes = textOf(layout.classes, layout, form.fields) || 'c'.repeat(to);
  for (let length = from; length <= to; length++) yield compareAt(digits, classes.slice(0, length), 0);
}

/** A form that reads the number by rules of its own: no more than its length and its characters are known beforehand. */
function* candidatesByCharacter(digits: string, country: CompiledCountry): Generator<Candidate> {
  const { classes, length } = country.layout;
  const foreign = digits.search(/[ac]/.test(classes) ? /[^A-Z0-9]/ : /[^0-9]/);
  if (foreign >= 0) yield { at: foreign, to: foreign + 1 };
  else yield digits.length < length + LONGER ? { remaining: 1 } : { at: length, to: digits.length };
}

function* candidates(text: string, digits: string, country: CompiledCountry): Generator<Candidate> {
  for (const form of partsOf(country).forms) {
    const isByLength = form.fill !== undefined && !(form.hasParts && digits !== text);
    if (isByLength) yield* candidatesByLength(digits, country, form);
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

function read(text: string, country: CompiledCountry, bank: Fields): Reading {
  if (country.facts.forms === undefined) return readUnknown(text);
  if (text !== '' && isRight(country, text, bank)) return complete;
  const digits = text.replace(PARTS, '');
  const found = readingOf(best(candidates(text, digits, country)), digits);
  if (found.at === undefined) return found;
  return { ...found, at: [placeIn(text, found.at[0]), placeIn(text, found.at[1] - 1) + 1] };
}

const examples = /* @__PURE__ */ new WeakMap<CompiledCountry, string>();

function exampleOf(country: CompiledCountry): string {
  let example = examples.get(country);
  if (example === undefined) {
    example = country.facts.forms === undefined ? '' : (generateAccount(country, SEED, '')?.account ?? '');
    examples.set(country, example);
  }
  return example;
}

/** The account numbers of a country, at the bank with this identifier where it is known. */
export function accountNumberForm(country: CompiledCountry, memberId = ''): TypedForm {
  const bank = memberId === '' ? undefined : readMemberId(country, memberId);
  return {
    isSeparator: (code) => code !== HYPHEN && isUsualSeparator(code),
    read: (text) => read(text, country, bank ?? {}),
    example: () => exampleOf(country),
  };
}
