/** The bank identifier of a domestic payment as people write it: with or without its prefix, its leading zeros, its branch. */

import type { Fields } from '../../rules/account-forms/account-form.js';
import { spanOf } from '../../rules/vocabulary/check.js';
import { type Parts, partsOf } from './domestic-parts.js';
import { type CompiledCountry, fitsSpan } from './layout.js';
import { electronic, MAX_TEXT } from './text.js';

/** The bank identifier of a domestic payment, field by field; undefined when the text is not in its form. */
export function readMemberId(country: CompiledCountry, memberId: string, branchId = ''): Fields | undefined {
  if (memberId.length > MAX_TEXT || branchId.length > MAX_TEXT) return undefined;
  const branch = electronic(branchId);
  const parts = partsOf(country);
  const raised = electronic(country.facts.inOrder?.(memberId.trim()) ?? memberId);
  const text = raised.includes('/') ? raised.replaceAll('/', '') : raised;
  const fields = cutMemberId(country, parts, text, branch);
  if (fields !== undefined || parts.prefixes.length === 0) return fields;
  for (const rest of withoutPrefix(text, parts)) {
    const found = cutMemberId(country, parts, rest, branch);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a branch has to itself at the end of a bank identifier: its number, and what follows that. Empty where a country has no such thing. */
export function branchFields({ read }: Parts): readonly string[] {
  const at = read.indexOf('branch');
  return at > 0 ? read.slice(at) : [];
}

/** The branch as people write it in a field of its own, taken from a bank identifier that names it; undefined where there is none. */
export function branchOf(country: CompiledCountry, memberId: string): string | undefined {
  const fields = readMemberId(country, memberId);
  const branch = branchFields(partsOf(country))
    .map((field) => fields?.[field] ?? '')
    .join('');
  return branch !== '' && readMemberId(country, memberId, branch) !== undefined ? branch : undefined;
}

/** What is left of the text behind the name of the clearing system or its prefix in messages. */
function withoutPrefix(text: string, { prefixes }: Parts): readonly string[] {
  const behind = (whole: string): readonly string[] =>
    prefixes.filter((prefix) => whole.startsWith(prefix)).map((prefix) => whole.slice(prefix.length));
  const rests = [...behind(text)];
  // one may follow another: CACPA 0 003 04567
  for (const rest of rests) rests.push(...behind(rest));
  return rests;
}

function cutMemberId({ layout }: CompiledCountry, parts: Parts, written: string, branch: string): Fields | undefined {
  const { memberForm } = parts;
  const member = written.padStart(fullLength(written.length, parts), '0');
  if (memberForm !== undefined) return memberForm.read(member, branch);
  const isWhole = member.length === parts.all && member.endsWith(branch);
  // with or without a branch, each field has its full length
  if (!isWhole && !parts.seams.includes(member.length)) return undefined;
  const values: Record<string, string> = {};
  const text = isWhole ? member : member + branch;
  let at = 0;
  for (const field of parts.read) {
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
export function fullLength(length: number, { whole, first, zeros }: Parts): number {
  const full = length >= whole - zeros ? whole : first;
  return length >= full - zeros ? Math.max(length, full) : length;
}
