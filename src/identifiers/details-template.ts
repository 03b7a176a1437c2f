/**
 * Templates of a BBAN: for a bank identifier and an account number of given lengths, which character of which detail stands at each place.
 *
 * `plain-details.ts` keeps one template for each combination of lengths, and builds a BBAN from it without looking at fields again.
 */

import type { Fill } from '../../rules/account-forms/account-form.js';
import { spanOf } from '../../rules/vocabulary/check.js';
import type { Parts } from './domestic-parts.js';
import type { BoundCheck, CompiledCountry } from './layout.js';
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

/** How details of certain lengths make a BBAN. */
export interface Template {
  readonly segments: readonly Segment[];
  /** The text between bank identifier and account number, where the BBAN is the one, this text, the other and `behind`; else undefined. */
  readonly between: string | undefined;
  readonly behind: string;
  /** Characters that two details both contain, and that must be the same. */
  readonly twice: readonly (readonly [Segment, Segment])[];
  /** The account begins with the check digits of the IBAN. */
  readonly isChecked: boolean;
  /** The checks whose digits have to be computed. */
  readonly open: readonly BoundCheck[];
}

/** The templates for the lengths of an account number, in the order in which they are tried. */
type Templates = (readonly Template[] | undefined)[];

/** How the texts of a bank identifier and a branch fill their fields. */
export interface MemberText {
  /** Of both texts together. */
  readonly length: number;
  readonly fields: readonly string[];
  readonly characters: readonly Segment[];
  /** Characters of the branch that the bank identifier contains, too. */
  readonly twice: readonly (readonly [Segment, Segment])[];
  readonly templates: Templates;
}

const character = (source: Source, at: number): Segment => ({ source, from: at, to: at + 1, text: '' });
const constant = (text: string): Segment => ({ source: 'constant', from: 0, to: text.length, text });

/** `length` characters of a text, with zeros before and behind them. */
function characters(source: Source, from: number, length: number, before: number, after = 0): readonly Segment[] {
  const zeros = (count: number) => Array.from({ length: count }, () => constant('0'));
  return [...zeros(before), ...Array.from({ length }, (_, at) => character(source, from + at)), ...zeros(after)];
}

/** For details without a bank identifier. */
export const noMember = (): MemberText => ({ length: 0, fields: [], characters: [], twice: [], templates: [] });

/** How a bank identifier and a branch of these lengths are read; undefined where they are not, or where it depends on their characters. */
export function memberText({ facts }: CompiledCountry, parts: Parts, length: number, branch: number): MemberText | undefined {
  const filled = fullLength(length, parts);
  // the branch may repeat the end of a bank identifier that contains it
  const isWhole = filled === parts.all;
  const count = [...parts.seams, parts.all].indexOf(isWhole ? filled : filled + branch);
  if (facts.memberForm !== undefined || length === 0 || count < 1 || (!isWhole && !parts.seams.includes(filled))) return undefined;
  if (isWhole && branch > length) return undefined;
  return {
    length: length + branch,
    fields: parts.read.slice(0, count),
    characters: characters('member', 0, isWhole ? length : length + branch, filled - length),
    twice: isWhole
      ? Array.from({ length: branch }, (_, at) => [character('member', length - branch + at), character('member', length + at)] as const)
      : [],
    templates: [],
  };
}

/** The template for a bank identifier and an account number of this length; undefined where a part is missing. */
export function templateOf(country: CompiledCountry, parts: Parts, member: MemberText, length: number, fill: Fill): Template | undefined {
  const { rule, layout } = country;
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
  const own = fill.isChecked ? 2 : 0;
  lay(member.fields, member.characters);
  lay(fill.fields, characters('account', own, length - own, fill.before, fill.after));
  const constants = country.facts.constants as Readonly<Record<string, string | undefined>> | undefined;
  for (const field of layout.fields) {
    if (given.has(field)) continue;
    const text = constants?.[field];
    if (text !== undefined) lay([field], [...text].map(constant));
    else if (field === 'bank' && rule.bankIsBicPrefix) lay([field], characters('bic', 0, layout.lengths[field] as number, 0));
    else if (parts.needed.includes(field)) return undefined;
  }
  const absent = new Set(layout.fields.filter((field) => !given.has(field)));
  for (const field of absent) lay([field], [...blank(layout, field)].map(constant));
  const open: BoundCheck[] = [];
  for (const check of country.checks) {
    if (check.complete === undefined || !check.fields.some((field) => absent.has(field))) continue;
    open.push(check);
    for (const field of check.fields) absent.delete(field);
  }
  const segments = joined(places as Segment[]);
  return { segments, ...straight(segments, member.length, length), twice, isChecked: fill.isChecked === true, open };
}

/** The simple form of a template, for the usual case that bank identifier and account number follow each other. */
function straight([first, ...others]: readonly Segment[], member: number, account: number): Pick<Template, 'between' | 'behind'> {
  const texts = others.map(({ text }) => text);
  const at = others.findIndex(({ source, from, to }) => source === 'account' && from === 0 && to === account);
  const isStraight = first?.source === 'member' && first.from === 0 && first.to === member;
  const areTexts = others.every(({ source }, index) => source === 'constant' || index === at);
  return { between: isStraight && areTexts && at >= 0 ? texts.slice(0, at).join('') : undefined, behind: texts.slice(at + 1).join('') };
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
