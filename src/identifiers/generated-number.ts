/**
 * Generates account numbers and identifiers for the examples of a form: they follow the layout and pass every check of the country.
 *
 * The same seed makes the same number.
 */

import type { Fields } from '../../rules/vocabulary/account-form.js';
import type { CheckTables } from '../../rules/vocabulary/check.js';
import { hasOtherDomesticCode, memberIdFields } from './account/domestic-parts.js';
import { readAccount, toLocal } from './account/local-account.js';
import { readMemberId } from './account/member-id.js';
import { type CompiledCountry, type CompiledLayout, fieldsText, misfit } from './country/layout.js';
import { checkDigits } from './iban/read.js';

/** How often another number is tried. */
const ATTEMPTS = 1_000;
/** As often the same in a row: the fields that are given leave nothing to chance. */
const REPEATS = 20;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A series of numbers from 0 to 2^32 − 1: a linear congruential generator, its parameters those of Numerical Recipes. */
function series(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
}

/** Random text of these character classes; digits where both are allowed. */
function textOfClasses(classes: string, next: () => number): string {
  // the low bits of a linear congruential generator are not random
  const below = (limit: number): number => Math.floor((next() / 2 ** 32) * limit);
  let text = '';
  for (const letter of classes) text += letter === 'a' ? LETTERS.charAt(below(26)) : String(below(10));
  return text;
}

const written = (text: string, { spans }: CompiledLayout, field: string, value: string): string => {
  const start = spans[field]?.start ?? 0;
  return text.slice(0, start) + value + text.slice(start + value.length);
};

interface Rules {
  readonly layout: CompiledLayout;
  readonly checks: readonly {
    verify(text: string, tables?: CheckTables): string;
    readonly complete?: ((text: string) => string | undefined) | undefined;
  }[];
}

interface Constraints {
  /** Field → its text. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly accepts: (text: string) => boolean;
  readonly tables?: CheckTables;
}

/** Text of a layout that passes its checks; undefined where none was found. */
export function generateNumber({ layout, checks }: Rules, seed: number, { fixed, accepts, tables }: Constraints): string | undefined {
  const next = series(seed);
  let last: string | undefined;
  for (let attempt = 0, repeats = 0; attempt < ATTEMPTS && repeats < REPEATS; attempt++) {
    let text: string | undefined = textOfClasses(layout.classes, next);
    for (const [field, value] of Object.entries(fixed)) text = written(text, layout, field, value);
    for (const { complete } of checks) text = text && complete ? complete(text) : text;
    repeats = text === last ? repeats + 1 : 0;
    last = text;
    if (text === undefined || misfit(text, layout.classes) >= 0 || !accepts(text)) continue;
    const whole = text;
    if (checks.every(({ verify }) => verify(whole, tables) !== 'failed')) return whole;
  }
  return undefined;
}

/** An account, in every form that its country has for it. */
export interface GeneratedAccount {
  readonly iban?: string;
  readonly memberId: string;
  readonly account: string;
}

/** Digits that most account numbers do not exceed. */
const USUAL_LENGTH = 10;

/** A number of a realistic length, where it may be shorter than its layout and no check covers it. */
function ofUsualLength(country: CompiledCountry, account: string, most: number): string {
  const short = account.slice(0, Math.min(USUAL_LENGTH, most));
  const isChecked = country.checks.some(({ fields }) => fields.includes('account'));
  const isShortAllowed = country.facts.forms?.[0]?.isShortAllowed === true && readAccount(country, short) !== undefined;
  return isShortAllowed && !isChecked ? short : account;
}

/** An account at the bank that has this code. `most` is the number of characters that its system carries. */
export function generateAccount(
  country: CompiledCountry,
  seed: number,
  bankCode: string,
  tables?: CheckTables,
  known: Fields = {},
  most: number = USUAL_LENGTH,
): GeneratedAccount | undefined {
  const { rule, layout } = country;
  const [bankField = 'bank'] = rule.bankIdentifier ?? [];
  const fits = bankCode.length === fieldsText(layout.classes, layout, rule.bankIdentifier ?? ['bank']).length;
  const fixed = { ...(country.facts.constants as Readonly<Record<string, string>>), ...(fits && { [bankField]: bankCode }) };
  // a bank identifier may have a form of its own
  const hasForm = memberIdFields(country).length > 0 && !hasOtherDomesticCode(country);
  const accepts = (text: string): boolean =>
    !hasForm || readMemberId(country, fieldsText(text, layout, memberIdFields(country))) !== undefined;
  const bban = generateNumber({ layout, checks: country.checks }, seed, {
    fixed: { ...fixed, ...known },
    accepts,
    ...(tables && { tables }),
  });
  if (bban === undefined) return undefined;
  const { memberId, account } = toLocal(country, bban);
  return {
    memberId,
    account: ofUsualLength(country, account, most),
    ...(rule.hasIban !== false && { iban: rule.code + checkDigits(rule.code, bban) + bban }),
  };
}
