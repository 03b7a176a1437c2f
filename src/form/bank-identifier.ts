/**
 * The bank identifier of a domestic payment while it is typed: a sort code, a routing number, an IFSC.
 *
 * The gotcha: where domestic payments know the bank by another code than its IBANs, nothing that is typed is wrong.
 */
import { perObject } from '../../rules/vocabulary/lazy.js';
import { hasOtherDomesticCode, type Parts, partsOf } from '../identifiers/account/domestic-parts.js';
import { bbanOf, hasAll } from '../identifiers/account/local-account.js';
import { fullLength, readMemberId } from '../identifiers/account/member-id.js';
import { type CompiledCountry, fieldsText } from '../identifiers/country/layout.js';
import { generateAccount } from '../identifiers/generated-number.js';
import { isUsualSeparator, type TypedForm, type TypedReading } from './as-typed.js';
import { best, type Continuation, compareAt, complete, readingOf, readUnknown } from './candidate.js';
import { gapOf } from './written.js';

const SLASH = 0x2f;
const SEED = 1;

/** How often a prefix may follow another: CACPA, then 0. */
const PREFIXES = 2;

/** True where the texts are a bank identifier, with a branch of its own or without, whose check digits hold. */
export function holdsMemberId(country: CompiledCountry, memberId: string, branchId = ''): boolean {
  const fields = readMemberId(country, memberId, branchId);
  if (fields === undefined) return false;
  return country.checks.every(
    ({ severity, verify, fields: needed }) =>
      severity === 'info' || !hasAll(needed, fields) || verify(bbanOf(country, fields)) !== 'failed',
  );
}

/** Where the identifier itself may begin: at the start, and behind each prefix. */
function startsIn(text: string, prefixes: readonly string[]): ReadonlySet<number> {
  const starts = new Set([0]);
  for (let round = 0; round < PREFIXES; round++) {
    for (const start of [...starts]) {
      for (const prefix of prefixes) if (text.startsWith(prefix, start)) starts.add(start + prefix.length);
    }
  }
  return starts;
}

/** Each length that the identifier can have, against the text behind `start`. */
function* candidatesAt(text: string, start: number, parts: Parts, classes: string): Generator<Continuation> {
  const behind = text.slice(start);
  for (const prefix of parts.prefixes) {
    if (prefix.length > behind.length && prefix.startsWith(behind)) {
      yield { remaining: prefix.length - behind.length + (parts.seams.find((seam) => seam > 0) ?? parts.memberIdLength) };
    }
  }
  for (let length = 1; length <= parts.readLength; length++) {
    const full = fullLength(length, parts);
    if (full === parts.readLength || parts.seams.includes(full)) yield compareAt(text, classes.slice(0, full), full - length, start);
  }
}

function* candidates(text: string, { layout }: CompiledCountry, parts: Parts): Generator<Continuation> {
  const classes = fieldsText(layout.classes, layout, parts.readFields);
  for (const start of startsIn(text, parts.prefixes)) yield* candidatesAt(text, start, parts, classes);
}

function read(text: string, country: CompiledCountry): TypedReading {
  const parts = partsOf(country);
  if (hasOtherDomesticCode(country) || country.facts.memberForm !== undefined) return readUnknown(text);
  if (holdsMemberId(country, text)) return complete;
  return readingOf(best(candidates(text, country, parts)), text);
}

/** A bank identifier that is made up; empty where the country has none. */
const exampleOf = /* @__PURE__ */ perObject((country: CompiledCountry) =>
  hasOtherDomesticCode(country) ? '' : (generateAccount(country, SEED, '')?.memberId ?? ''),
);

/** The bank identifiers of a country, by its domestic rules. */
export function bankIdentifierForm(country: CompiledCountry): TypedForm {
  const { code } = country.rule;
  // behind a prefix no group is where people expect it
  const gap = (text: string) => (/^\d/.test(text) ? gapOf(code, 'MEMBER_ID', text.length) : gapOf(code, 'MEMBER_ID', 0) && (() => ''));
  return {
    isSeparator: (character) => isUsualSeparator(character) || character === SLASH,
    read: (text) => ({ ...read(text, country), gap: gap(text) }),
    example: () => exampleOf(country),
  };
}
