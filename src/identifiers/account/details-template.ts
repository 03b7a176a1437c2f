/**
 * Templates of a BBAN: for a bank identifier and an account number of given lengths, which character of which detail stands at each place.
 *
 * An example: in Germany (bank:8n account:10n) a bank identifier of 8 and an account number of 7 characters make the segments member 0-8,
 * constant `000`, account 0-7. `templateOf` takes these steps: it gives each character of the BBAN a source (`TemplateBuilder`), first from the bank identifier,
 * then from the account number, then what no detail says; it lists the checks; and it joins neighbours of one source into segments.
 *
 * `plain-details.ts` keeps one template for each combination of lengths, and makes an IBAN of it without looking at fields again.
 */

import type { AccountForm, Fill, Lengths } from '../../../rules/vocabulary/account-form.js';
import { type Span, spanOf } from '../../../rules/vocabulary/check.js';
import { type BoundCheck, type CompiledCountry, type CompiledLayout, fieldsLength, mustHold } from '../country/layout.js';
import { partsOf } from './domestic-parts.js';
import { blank } from './local-account.js';
import { fullLength } from './member-id.js';
import { bankGroupsOf, type Groups, type NameOfBank } from './repeated-bank.js';

/** The detail that a character comes from; bank identifier and branch are one text. */
type Source = 'member' | 'account' | 'bic' | 'constant';

/** Consecutive characters of a detail (from `from` up to, not including, `to`), or the constant `text`, which is empty for the other sources. */
export interface Segment {
  readonly source: Source;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A field of the bank identifier: where it stands in a detail, or in the IBAN. */
export interface SourcedName extends NameOfBank {
  readonly source: Source | 'iban';
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
  /** Where the fields of the bank identifier are to be read: in the IBAN where several details, or a constant, make one. */
  readonly names: readonly SourcedName[];
  /** The groups of the account number; undefined where it is the whole BBAN, which names its bank once. */
  readonly groups: Groups | undefined;
  /** Characters that two details both contain, and that must be the same. */
  readonly twice: readonly Pair[];
  /** The account number begins with the check digits of the IBAN, which no segment holds: they are compared at the end. */
  readonly hasIbanCheckDigits: boolean;
  /** The checks whose digits no detail gives: they are computed and written into the BBAN, in this order. */
  readonly open: readonly BoundCheck[];
  /** The other checks whose failure is an error: the digits are there, and have to be right. */
  readonly checks: readonly BoundCheck[];
}

/** How the texts of a bank identifier and a branch fill their fields. */
export interface BankTextTemplate {
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

/** The characters of an account number of this length, with zeros before it, behind it and in place of its hyphen up to `size`. */
function accountCharacters(length: number, size: number, { before, after, hyphen = length, hasIbanCheckDigits }: Fill): readonly Segment[] {
  const number = characters('account', 0, length);
  const first = number.slice(hasIbanCheckDigits ? 2 : 0, hyphen);
  const second = number.slice(hyphen + 1);
  return [...zeros(before), ...first, ...zeros(size - before - first.length - second.length - after), ...second, ...zeros(after)];
}

/**
 * How a number with one hyphen fills the fields of a form, by the lengths before and behind the hyphen; `null` and undefined as `fill` of the form has them. To
 * a form without parts the hyphen says nothing: it may refuse the number by its length, and otherwise its `read` decides.
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
export const noMember: BankTextTemplate = { length: 0, fields: [], characters: [], twice: [] };

/** How a bank identifier and a branch of these lengths are read; undefined where they are not, or where it depends on their characters. */
export function memberText(country: CompiledCountry, length: number, branch: number): BankTextTemplate | undefined {
  const parts = partsOf(country);
  if (country.facts.memberForm !== undefined || length === 0) return undefined;
  // with the leading zeros that people leave out
  const filled = fullLength(length, parts);
  // a bank identifier that fills all its fields contains the branch: one beside it only repeats its end
  const isWhole = filled === parts.readLength;
  if (isWhole ? branch > length : !parts.seams.includes(filled)) return undefined;
  // how many fields the characters fill; -1 where they end within a field
  const count = [...parts.seams, parts.readLength].indexOf(isWhole ? filled : filled + branch);
  if (count < 1) return undefined;
  return {
    length: length + branch,
    fields: parts.readFields.slice(0, count),
    characters: [...zeros(filled - length), ...characters('member', 0, isWhole ? length : length + branch)],
    twice: isWhole
      ? Array.from({ length: branch }, (_, at) => [character('member', length - branch + at), character('member', length + at)] as const)
      : [],
  };
}

/** A BBAN while its characters get their sources, field by field. */
class TemplateBuilder {
  readonly twice: Pair[];
  readonly filled = new Set<string>();
  readonly #layout: CompiledLayout;
  /** A source for each character; without holes once every field is filled. */
  readonly #characters: (Segment | undefined)[] = [];

  constructor(layout: CompiledLayout, twice: readonly Pair[]) {
    this.#layout = layout;
    this.twice = [...twice];
  }

  /** Fills fields that lie one behind the other; a character that has a source already must be the same in both. */
  fill(fields: readonly string[], sources: readonly Segment[]): void {
    let next = 0;
    for (const field of fields) {
      const { start, end } = spanOf(this.#layout.spans, field);
      for (let at = start; at < end; at++) {
        const source = sources[next++] as Segment;
        const other = this.#characters[at];
        if (other !== undefined) this.twice.push([source, other]);
        this.#characters[at] = source;
      }
      this.filled.add(field);
    }
  }

  segments(start = 0, end = this.#characters.length): readonly Segment[] {
    return joined(this.#characters.slice(start, end) as Segment[]);
  }
}

/** What a field holds that no detail fills: what is the same in every account, or the letters of the BIC. */
function ownSource({ rule, layout, facts }: CompiledCountry, field: string): readonly Segment[] | undefined {
  const constants = facts.constants as Readonly<Record<string, string | undefined>> | undefined;
  const text = constants?.[field];
  if (text !== undefined) return [...text].map(constant);
  return field === 'bank' && rule.bankIsBicPrefix ? characters('bic', 0, layout.lengths[field] as number) : undefined;
}

/** The checks whose digits stand in fields that nothing filled. */
function openChecks({ checks, layout }: CompiledCountry, filled: ReadonlySet<string>): readonly BoundCheck[] {
  const empty = new Set(layout.fields.filter((field) => !filled.has(field)));
  return checks.filter((check) => {
    if (check.complete === undefined || !check.fields.some((field) => empty.has(field))) return false;
    // they are computed now: no check behind this one has to
    for (const field of check.fields) empty.delete(field);
    return true;
  });
}

/** Where a field of the bank identifier is to be read. */
function nameOf(builder: TemplateBuilder, { start, end }: Span): SourcedName {
  const [segment, ...others] = builder.segments(start, end);
  return segment === undefined || segment.source === 'constant' || others.length > 0
    ? { source: 'iban', from: start + 4, to: end + 4 }
    : { source: segment.source, from: segment.from, to: segment.to };
}

/** The template for a bank identifier and an account number of this length; undefined where a part is missing. */
export function templateOf(country: CompiledCountry, member: BankTextTemplate, length: number, fill: Fill): Template | undefined {
  const { layout } = country;
  const { needed, memberIdSpans } = partsOf(country);
  const builder = new TemplateBuilder(layout, member.twice);
  builder.fill(member.fields, member.characters);
  builder.fill(fill.fields, accountCharacters(length, fieldsLength(layout, fill.fields), fill));
  const unfilled = layout.fields.filter((field) => !builder.filled.has(field));
  for (const field of unfilled) {
    const source = ownSource(country, field);
    if (source !== undefined) builder.fill([field], source);
    else if (needed.includes(field)) return undefined;
  }
  const open = openChecks(country, builder.filled);
  for (const field of unfilled) {
    if (!builder.filled.has(field)) builder.fill([field], [...blank(layout, field)].map(constant));
  }
  const { start, end } = spanOf(layout.spans, 'bank');
  const [bank, ...others] = builder.segments(start, end);
  return {
    segments: placed(builder.segments(), layout),
    bank: others.length === 0 ? bank : undefined,
    names: memberIdSpans.map((span) => nameOf(builder, span)),
    groups: length === layout.length ? undefined : bankGroupsOf(length, fill.hyphen ?? -1, country),
    twice: builder.twice,
    hasIbanCheckDigits: fill.hasIbanCheckDigits === true,
    open,
    checks: country.checks.filter((check) => mustHold(check) && !open.includes(check)),
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
