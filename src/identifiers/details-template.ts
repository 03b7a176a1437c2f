/**
 * Templates of a BBAN: for a bank identifier and an account number of given lengths, which character of which detail stands at each place.
 *
 * `plain-details.ts` keeps one template for each combination of lengths, and makes an IBAN of it without looking at fields again.
 */

import type { AccountForm, Fill, Lengths } from '../../rules/account-forms/account-form.js';
import { spanOf } from '../../rules/vocabulary/check.js';
import { partsOf } from './domestic-parts.js';
import { type BoundCheck, type CompiledCountry, type CompiledLayout, lengthOf } from './layout.js';
import { blank } from './local-account.js';
import { fullLength } from './member-id.js';

/** The detail that a character comes from; bank identifier and branch are one text. */
type Source = 'member' | 'account' | 'bic' | 'constant';

/** Consecutive characters of a detail, or the constant `text`, which is empty for the other sources. */
export interface Segment {
  readonly source: Source;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Two segments of one character each. */
export type Pair = readonly [Segment, Segment];

/** A segment of a BBAN. */
export interface PlacedSegment extends Segment {
  /** Where it begins in the BBAN. */
  readonly place: number;
  /** The layout has digits alone there. */
  readonly isNumeric: boolean;
}

/** How details of certain lengths make a BBAN. */
export interface Template {
  readonly segments: readonly PlacedSegment[];
  /** The bank; undefined where several details, or zeros and a detail, make it. */
  readonly bank: Segment | undefined;
  /** Characters that two details both contain, and that must be the same. */
  readonly twice: readonly Pair[];
  /** The account begins with the check digits of the IBAN. */
  readonly isChecked: boolean;
  /** The checks whose digits have to be computed. */
  readonly open: readonly BoundCheck[];
  /** The other checks whose failure is an error. */
  readonly checks: readonly BoundCheck[];
}

/** How the texts of a bank identifier and a branch fill their fields. */
export interface MemberText {
  /** Of both texts together. */
  readonly length: number;
  readonly fields: readonly string[];
  readonly characters: readonly Segment[];
  /** Characters of the branch that the bank identifier contains, too. */
  readonly twice: readonly Pair[];
}

const character = (source: Source, at: number): Segment => ({ source, from: at, to: at + 1, text: '' });
const constant = (text: string): Segment => ({ source: 'constant', from: 0, to: text.length, text });

const zeros = (count: number): readonly Segment[] => Array.from({ length: count }, () => constant('0'));

/** `length` characters of a text. */
const characters = (source: Source, from: number, length: number): readonly Segment[] =>
  Array.from({ length }, (_, at) => character(source, from + at));

/** The characters of an account number of this length, `size` together with the zeros that are added. */
function accountCharacters(length: number, size: number, { before, after, hyphen = length, isChecked }: Fill): readonly Segment[] {
  const number = characters('account', 0, length);
  const first = number.slice(isChecked ? 2 : 0, hyphen);
  const second = number.slice(hyphen + 1);
  return [...zeros(before), ...first, ...zeros(size - before - first.length - second.length - after), ...second, ...zeros(after)];
}

/**
 * How a number of two parts, with a hyphen between them, fills its fields; `null`: no such number is in this form; undefined: their lengths do not decide
 * it. Forms without parts leave a hyphen out, wherever it stands.
 */
export function fillOfParts(
  { fields, fill, hasParts, isFilledFromEnd }: AccountForm,
  first: number,
  second: number,
  lengths: Lengths,
): Fill | null | undefined {
  if (!hasParts) return fill?.(first + second, lengths) === null ? null : undefined;
  if (isFilledFromEnd) return undefined;
  const [firstLength = 0, secondLength = 0] = fields.map((field) => lengths[field]);
  const isRead = first > 0 && second > 0 && first <= firstLength && second <= secondLength;
  return isRead ? { fields: fields.slice(0, 2), before: firstLength - first, after: 0, hyphen: first } : undefined;
}

/** For details without a bank identifier. */
export const noMember: MemberText = { length: 0, fields: [], characters: [], twice: [] };

/** How a bank identifier and a branch of these lengths are read; undefined where they are not, or where it depends on their characters. */
export function memberText(country: CompiledCountry, length: number, branch: number): MemberText | undefined {
  const parts = partsOf(country);
  const filled = fullLength(length, parts);
  // the branch may repeat the end of a bank identifier that contains it
  const isWhole = filled === parts.readLength;
  const count = [...parts.seams, parts.readLength].indexOf(isWhole ? filled : filled + branch);
  if (country.facts.memberForm !== undefined || length === 0 || count < 1 || (!isWhole && !parts.seams.includes(filled))) return undefined;
  if (isWhole && branch > length) return undefined;
  return {
    length: length + branch,
    fields: parts.readFields.slice(0, count),
    characters: [...zeros(filled - length), ...characters('member', 0, isWhole ? length : length + branch)],
    twice: isWhole
      ? Array.from({ length: branch }, (_, at) => [character('member', length - branch + at), character('member', length + at)] as const)
      : [],
  };
}

/** The template for a bank identifier and an account number of this length; undefined where a part is missing. */
export function templateOf(country: CompiledCountry, member: MemberText, length: number, fill: Fill): Template | undefined {
  const { rule, layout } = country;
  const { needed } = partsOf(country);
  const places: (Segment | undefined)[] = [];
  const twice = [...member.twice];
  const given = new Set<string>();
  const lay = (fields: readonly string[], segments: readonly Segment[]) => {
    let next = 0;
    for (const field of fields) {
      const { start, end } = spanOf(layout.spans, field);
      for (let at = start; at < end; at++) {
        const segment = segments[next++] as Segment;
        const other = places[at];
        if (other !== undefined) twice.push([segment, other]);
        places[at] = segment;
      }
      given.add(field);
    }
  };
  lay(member.fields, member.characters);
  lay(fill.fields, accountCharacters(length, lengthOf(layout, fill.fields), fill));
  const constants = country.facts.constants as Readonly<Record<string, string | undefined>> | undefined;
  for (const field of layout.fields) {
    if (given.has(field)) continue;
    const text = constants?.[field];
    if (text !== undefined) lay([field], [...text].map(constant));
    else if (field === 'bank' && rule.bankIsBicPrefix) lay([field], characters('bic', 0, layout.lengths[field] as number));
    else if (needed.includes(field)) return undefined;
  }
  const absent = new Set(layout.fields.filter((field) => !given.has(field)));
  for (const field of absent) lay([field], [...blank(layout, field)].map(constant));
  const open: BoundCheck[] = [];
  for (const check of country.checks) {
    if (check.complete === undefined || !check.fields.some((field) => absent.has(field))) continue;
    open.push(check);
    for (const field of check.fields) absent.delete(field);
  }
  const segments = places as Segment[];
  const { start, end } = spanOf(layout.spans, 'bank');
  const [bank, ...others] = joined(segments.slice(start, end));
  return {
    segments: placed(joined(segments), layout),
    bank: others.length === 0 ? bank : undefined,
    twice,
    isChecked: fill.isChecked === true,
    open,
    checks: country.checks.filter((check) => check.severity === 'error' && !open.includes(check)),
  };
}

/** The segments with their places. */
function placed(segments: readonly Segment[], { classes }: CompiledLayout): readonly PlacedSegment[] {
  let next = 0;
  // written out, so that all have one shape: a copy by spreading takes that of what it is copied from
  return segments.map(({ source, from, to, text }) => {
    const place = next;
    next += to - from;
    return { source, from, to, text, place, isNumeric: /^n*$/.test(classes.slice(place, next)) };
  });
}

/** Joins neighbours that are neighbours in their detail, too. */
function joined(segments: readonly Segment[]): readonly Segment[] {
  const result: Segment[] = [];
  for (const next of segments) {
    const last = result.at(-1);
    if (last?.source !== next.source || (last.source !== 'constant' && last.to !== next.from)) result.push(next);
    else if (last.source === 'constant') result[result.length - 1] = constant(last.text + next.text);
    else result[result.length - 1] = { ...last, to: next.to };
  }
  return result;
}
