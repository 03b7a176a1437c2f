/** Whether an account number has its bank or branch beside it once more, so that it can be read in two ways. */

import { type CompiledCountry, fieldsText } from '../country/layout.js';
import { partsOf } from './domestic-parts.js';
import { type LocalDetails, readAccount } from './local-account.js';

/** What an account number may begin or end with once more: its bank, its branch, or both, with their leading zeros or without. */
function namesOfBank({ layout }: CompiledCountry, fields: readonly string[], iban: string): readonly string[] {
  const parts = fields.map((field) => fieldsText(iban.slice(4), layout, [field]));
  return [...parts, parts.join('')].flatMap((part) => {
    const short = part.replace(/^0+/, '');
    return short === '' ? [] : [part, short];
  });
}

/** Digits that a number which lost its zeros has in common with its bank by chance once in a hundred times. */
const FEW = 2;
/** Digits that a number which is as long as a whole one has in common with its bank by chance once in ten thousand times. */
const MANY = 4;

/** How many digits a number of this length has in common with its bank where it may repeat that. */
const enough = (length: number, country: CompiledCountry): number => (length < partsOf(country).wholeLength ? FEW : MANY);

const ZERO = 48;
const NINE = 57;

/** The place of the first character from `from` on that is no zero. */
function behindZeros(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === ZERO) at++;
  return at;
}

/** True where the number goes on, from `from` on, with so many characters of the text as follow its place `start`. */
function areSame(number: string, from: number, text: string, start: number, count: number): boolean {
  for (let at = 0; at < count; at++) if (number.charCodeAt(from + at) !== text.charCodeAt(start + at)) return false;
  return count > 0;
}

const isLetter = (text: string, at: number): boolean => text.charCodeAt(at) > NINE;

/** A bank or branch in a text: from where to where. */
export interface NameOfBank {
  readonly from: number;
  readonly to: number;
}

/** The groups of an account number of letters and digits: where each begins, and how many characters it has in common with its bank where it may repeat that. */
export interface Groups {
  readonly starts: readonly number[];
  readonly many: number;
}

/** The groups of a number in one, or with a hyphen between two. */
export const bankGroupsOf = (length: number, hyphen: number, country: CompiledCountry): Groups => ({
  starts: hyphen < 0 ? [0] : [0, hyphen + 1],
  many: enough(length, country),
});

/** False for most numbers: no group goes on as this bank or branch, with its leading zeros or without. */
export function mayBeginWith(number: string, { starts, many }: Groups, text: string, { from, to }: NameOfBank): boolean {
  const digits = behindZeros(text, from);
  for (let index = 0; index < starts.length; index++) {
    const start = starts[index] as number;
    const first = behindZeros(number, start);
    // so do most differ
    if (number.charCodeAt(first) !== text.charCodeAt(digits)) continue;
    // a field of letters, and one beside a hyphen without its zeros, may be shorter
    const whole = isLetter(text, from) ? Math.min(many, to - from) : many;
    const short = starts.length > 1 || isLetter(text, digits) ? Math.min(many, to - digits) : many;
    if (areSame(number, start, text, from, whole) || areSame(number, first, text, digits, short)) return true;
  }
  return false;
}

/** True where a number begins with one of these names, and what is behind it can be an account number, too. */
function beginsWithBank(number: string, names: readonly string[], country: CompiledCountry): boolean {
  const many = enough(number.length, country);
  return names.some((name) => {
    // a whole number may begin with zeros of its own
    const digits = many === FEW ? name.length : name.length - behindZeros(name, 0) + 1;
    const isLong = (name.length >= many && digits >= many) || /^[A-Z]/.test(name);
    return isLong && number.startsWith(name) && readAccount(country, number.slice(name.length)) !== undefined;
  });
}

/**
 * True where the account number has its bank or branch beside it once more, and the rest is filled up with zeros: 612/123456 of branch 612, and 612123456.
 * Nobody knows then whether the account number is the rest alone. The details are read a second time.
 */
export function mayRepeatBank({ memberId, bic, account }: LocalDetails, iban: string, country: CompiledCountry): boolean {
  if (memberId === undefined && bic === undefined) return false;
  const { memberIdFields } = partsOf(country);
  const names = namesOfBank(country, memberIdFields, iban);
  const groups = account
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((group) => group !== '');
  const [first = '', ...others] = groups;
  const last = others.at(-1) ?? '';
  const isLast = names.includes(last) && (last.length > FEW || account.includes('/'));
  const isApart = others.length > 0 && (isLast || names.includes(first.replace(/^0+/, '')));
  if (!isApart && !beginsWithBank(groups.join(''), names, country)) return false;
  const fields = readAccount(country, account);
  if (fields === undefined || memberIdFields.some((field) => field in fields)) return false;
  // check digits that hold say that the number is whole
  return isApart || fields.check === undefined || !country.checks.some((check) => check.fields.includes('check'));
}
