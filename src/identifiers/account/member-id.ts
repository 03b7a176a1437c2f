/** The bank identifier of a domestic payment as people write it: with or without its prefix, its leading zeros, its branch. */

import type { Fields } from '../../../rules/vocabulary/account-form.js';
import { spanOf } from '../../../rules/vocabulary/check.js';
import { electronic, MAX_TEXT } from '../../characters/text.js';
import { parse } from '../bic.js';
import { type CompiledCountry, fitsSpan } from '../country/layout.js';
import { type Parts, partsOf } from './domestic-parts.js';

/** The bank identifier of a domestic payment, field by field; undefined when the text is not in its form. */
export function readMemberId(country: CompiledCountry, memberId: string, branchId = ''): Fields | undefined {
  if (memberId.length > MAX_TEXT || branchId.length > MAX_TEXT) return undefined;
  const branch = electronic(branchId);
  const parts = partsOf(country);
  const ordered = country.facts.normalizeMemberId?.(memberId.trim()) ?? memberId;
  const text = electronic(parts.leadingZeros > 0 ? withWholeBranch(ordered, parts) : ordered).replaceAll('/', '');
  // most have nothing in front of them: no list of prefixes is made for these
  const bare = cutMemberId(country, parts, text, branch);
  if (bare !== undefined) return bare;
  // what stands in front of it in messages; one may follow another: CACPA 0 003 04567
  const prefixes = ['', ...parts.prefixes];
  for (const prefix of prefixes) {
    for (const next of prefixes) {
      if (prefix === next || !text.startsWith(prefix + next)) continue;
      const fields = cutMemberId(country, parts, text.slice(prefix.length + next.length), branch);
      if (fields !== undefined) return fields;
    }
  }
  // in a country whose accounts are known without a branch, one hides no bank, unless it is itself a bank identifier
  const isUnused = branch !== '' && !parts.readFields.includes('branch') && readMemberId(country, branch) === undefined;
  return isUnused ? readMemberId(country, memberId) : undefined;
}

const ONLY_DIGITS = /^\d+$/;

/** True where a payment may name a bank of the country so, though the bank identifier is in no form that is read: by another code, or its BIC. A name is neither. */
export function isOtherCode({ rule, facts: { otherDomesticCode } }: CompiledCountry, memberId: string): boolean {
  if (otherDomesticCode === true) return true;
  const text = electronic(memberId);
  const bic = parse(text);
  if (bic.ok && bic.bic.country === rule.code) return true;
  return ONLY_DIGITS.test(text) && (typeof otherDomesticCode !== 'object' || otherDomesticCode.includes(text.length));
}

/** The bank identifier with the zeros that its branch lost, where a separator shows that they were the branch's: 23018-4992 is 23018 and 04992. */
function withWholeBranch(written: string, { memberIdLength, firstLength }: Parts): string {
  const [, bank, branch = ''] = /^(\d{1,20})\D(\d{1,20})$/.exec(written.trim()) ?? [];
  return bank === undefined ? written : bank + branch.padStart(memberIdLength - firstLength, '0');
}

/** What a branch has to itself at the end of a bank identifier: its number, and what follows that. Empty where a country has no such thing. */
export function branchFields({ readFields }: Parts): readonly string[] {
  const at = readFields.indexOf('branch');
  return at > 0 ? readFields.slice(at) : [];
}

/** The branch as people write it in a field of its own, taken from a bank identifier that names it; undefined where there is none. */
export function branchOf(country: CompiledCountry, memberId: string): string | undefined {
  const fields = readMemberId(country, memberId);
  const branch = branchFields(partsOf(country))
    .map((field) => fields?.[field] ?? '')
    .join('');
  return branch !== '' && readMemberId(country, memberId, branch) !== undefined ? branch : undefined;
}

/** Cuts a bank identifier without its prefix, and the branch beside it, into their fields. */
function cutMemberId({ layout, facts }: CompiledCountry, parts: Parts, written: string, branch: string): Fields | undefined {
  const member = written.padStart(fullLength(written.length, parts), '0');
  if (facts.memberForm !== undefined) return facts.memberForm.read(member, branch);
  // the two together are too long: the bank identifier ends with the branch already, which is given once more beside it
  const isWhole = member.length + branch.length > parts.readLength && member.endsWith(branch);
  // with or without a branch, each field has its full length
  if (member.length !== parts.readLength && !parts.seams.includes(member.length)) return undefined;
  const values: Record<string, string> = {};
  const text = isWhole ? member : member + branch;
  let at = 0;
  for (const field of parts.readFields) {
    if (at === text.length) break; // the bank alone: a missing branch is not filled in
    const span = spanOf(layout.spans, field);
    const value = text.slice(at, at + span.end - span.start);
    if (!fitsSpan(value, layout, span)) return undefined;
    values[field] = value;
    at += value.length;
  }
  return member === '' || at < text.length ? undefined : values;
}

/** How long a bank identifier is with the leading zeros that people leave out: before the whole, or before the bank alone. */
export function fullLength(length: number, { memberIdLength, firstLength, leadingZeros }: Parts): number {
  const full = length >= memberIdLength - leadingZeros ? memberIdLength : firstLength;
  return length >= full - leadingZeros ? Math.max(length, full) : length;
}
