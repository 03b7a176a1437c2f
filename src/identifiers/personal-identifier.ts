/**
 * Reads tax and identity numbers of people and companies by the rules of their country.
 *
 * Letters become capital and separators are removed. The gotcha: a number that fits no rule of the country may be a number of another
 * kind. It is wrong only where the instruction names its type.
 */

import { type CheckSeverity, type CompiledCheck, milder } from '../../rules/vocabulary/check.js';
import type { BirthDateInside, Identifier } from '../../rules/vocabulary/identifier.js';
import { perObject } from '../../rules/vocabulary/lazy.js';
import { electronic, MAX_TEXT } from '../characters/text.js';
import { type CompiledLayout, compileLayout, fieldsText, fits } from './country/layout.js';

/** A text that has the form of an identifier. */
export interface ReadIdentifier {
  readonly identifier: Identifier;
  /** Undefined: nothing is wrong. */
  readonly problem: 'INCORRECT_CHECK_DIGITS' | undefined;
  /** The severity of the problem. */
  readonly severity: CheckSeverity;
  /** The result of the check digits; `not-covered` where there are none, or no rule for them. */
  readonly outcome: 'passed' | 'failed' | 'not-covered';
  /** The text without separators, at its full length. */
  readonly text: string;
  /** The dates of birth that it may contain; empty where it contains none. */
  readonly birthDates: readonly string[];
}

/** A text, read by the rules of an identifier. */
export type IdentifierReading = { readonly problem: 'INVALID_FORMAT' } | ReadIdentifier;

const INVALID_FORMAT = { problem: 'INVALID_FORMAT' } as const;
const NONE: readonly string[] = [];
const NO_GROUPS: readonly number[] = [];

/** Further separators; a plus only between digits, where some countries write it for people of a hundred years. */
const OTHER_SEPARATORS = /[\s/(),:\u2014\u2015]/g;

/** The text without separators; slashes and parentheses are separators, too: 12.345.678/0001-95, G123456(A). */
export function cleaned(text: string): string {
  let result = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (fits(code, 'c')) continue;
    // between the usual separators whole pieces are kept
    if (!isUsualSeparator(code))
      return electronic(text)
        .replace(OTHER_SEPARATORS, '')
        .replace(/(\d)\+(?=\d)/g, '$1');
    result += text.slice(from, at);
    from = at + 1;
  }
  return from === 0 ? text : result + text.slice(from);
}

/** Space, parentheses, hyphen, full stop, slash. */
const isUsualSeparator = (code: number): boolean => code === 0x20 || code === 0x28 || code === 0x29 || (code >= 0x2d && code <= 0x2f);

/** An identifier with its layout and checks compiled and its defaults applied. */
export interface CompiledIdentifier {
  readonly identifier: Identifier;
  readonly layout: CompiledLayout;
  readonly checks: readonly (CompiledCheck & { readonly severity: CheckSeverity })[];
  /** The shortest length. */
  readonly from: number;
  readonly letters: string;
  readonly groups: readonly number[];
  readonly prefixes: readonly string[];
  readonly suffixes: readonly string[];
  readonly pattern: RegExp | undefined;
  readonly birthDate: BirthDateInside | undefined;
}

/** Compiles layout and checks of an identifier on first use. */
export const compileIdentifier = /* @__PURE__ */ perObject((identifier: Identifier): CompiledIdentifier => {
  const layout = compileLayout(identifier.layout);
  const checks = (identifier.checks ?? []).map((check) => {
    const severity = identifier.confidence === 'known' ? milder('warning', check.severity) : check.severity;
    return { ...check.compile(layout.spans), severity };
  });
  const { from = layout.length, letters = '', groups = NO_GROUPS, prefixes = NONE, suffixes = NONE, pattern, birthDate } = identifier;
  return { identifier, layout, checks, from, letters, groups, prefixes, suffixes, pattern, birthDate };
});

/**
 * Reads a text by the rules of an identifier.
 *
 * @example
 * inspectIdentifier(cpf, '111.444.777-35') // { severity: 'error', outcome: 'passed', text: '11144477735', … }
 */
export const inspectIdentifier = (identifier: Identifier, value: string): IdentifierReading =>
  inspectText(compileIdentifier(identifier), value, cleanedIdentifier(value)) ?? INVALID_FORMAT;

/** The same, with the text as it was written beside the one without separators. */
export const inspectText = (reader: CompiledIdentifier, value: string, clean: string): ReadIdentifier | undefined =>
  inspectClean(reader, reader.groups.length === 0 || clean === '' ? clean : inGroups(reader.groups, value, clean));

/** The text with the leading zeros of its groups, where it has as many. */
function inGroups(groups: readonly number[], value: string, clean: string): string {
  const parts = value.split(/[-\s]/).filter((part) => part !== '');
  if (parts.length !== groups.length) return clean;
  return parts.map((part, at) => cleaned(part).padStart(groups[at] as number, '0')).join('');
}

/** The text of an identifier without separators; empty where it is too long for one. */
export const cleanedIdentifier = (value: string): string => (value.length > MAX_TEXT ? '' : cleaned(value));

/** Reads a text without separators; undefined where it does not have the form. */
function inspectClean(reader: CompiledIdentifier, clean: string): ReadIdentifier | undefined {
  const { identifier, layout, checks, pattern, birthDate } = reader;
  const text = fullText(reader, clean);
  if (text === undefined || pattern?.test(text) === false) return undefined;
  const birthDates = birthDate === undefined ? NONE : birthDatesIn(birthDate, text, layout);
  let outcome: 'passed' | 'not-covered' = 'not-covered';
  for (const { verify, severity } of checks) {
    const found = verify(text);
    if (found === 'failed') return { identifier, problem: 'INCORRECT_CHECK_DIGITS', severity, outcome: 'failed', text, birthDates };
    if (found === 'passed') outcome = 'passed';
  }
  return { identifier, problem: undefined, severity: 'error', outcome, text, birthDates };
}

/** The text in the form of the identifier, at its full length; undefined where it does not have this form. */
function fullText(identifier: CompiledIdentifier, clean: string): string | undefined {
  const { letters, from, layout } = identifier;
  let raised = clean;
  // these letters alone: a dotless ı must not become a letter of an identifier
  if (letters !== '') for (const letter of letters) raised = raised.replaceAll(letter.toLowerCase(), letter);
  const own = bare(raised, identifier);
  const { places, length } = layout;
  if (own.length < from || own.length > length) return undefined;
  const text = own.length < length ? own.padStart(length, '0') : own;
  for (let at = 0; at < length; at++) {
    const place = places[at] as number;
    // additional letters of this identifier may stand wherever a letter may
    if ((place & classesOf(text.charCodeAt(at))) === 0 && (place === DIGITS || !letters.includes(text.charAt(at)))) return undefined;
  }
  return text;
}

/** The bits of the places of a layout: digits, letters, both. */
const DIGITS = 1;
const LETTERS = 2;
const BOTH = 4;

/** The classes that a character belongs to. */
function classesOf(code: number): number {
  if (code >= 48 && code <= 57) return DIGITS | BOTH;
  return code >= 65 && code <= 90 ? LETTERS | BOTH : 0;
}

/** The text without prefix and suffix. */
function bare(text: string, { prefixes, suffixes, layout }: CompiledIdentifier): string {
  const suffix = suffixes.length === 0 ? undefined : suffixes.find((ending) => text.endsWith(ending));
  const body = suffix === undefined ? text : text.slice(0, text.length - suffix.length);
  // where the identifier itself may begin with letters, the length shows whether there is a prefix
  if (prefixes.length === 0 || (body.length <= layout.length && !layout.classes.startsWith('n'))) return body;
  const prefix = prefixes.find((beginning) => body.startsWith(beginning));
  return prefix === undefined ? body : body.slice(prefix.length);
}

/** The dates that the digits may mean: a year of two digits can belong to two centuries. */
function birthDatesIn({ fields, as, added }: BirthDateInside, text: string, layout: CompiledLayout): readonly string[] {
  const digits = fieldsText(text, layout, fields);
  const from = as.indexOf('Y');
  // month and day have two digits each
  const year = digits.slice(from, from + as.length - 4);
  const rest = `-${reduced(digits, as.indexOf('M'), 12, added?.M)}-${reduced(digits, as.indexOf('D'), 31, added?.D)}`;
  return year.length === 4 ? [year + rest] : [`19${year}${rest}`, `20${year}${rest}`];
}

/** Two digits without the number that some countries add to a month or day; `most` is the last month or day. */
function reduced(digits: string, at: number, most: number, added: readonly number[] | undefined): string {
  const written = digits.slice(at, at + 2);
  const value = Number(written);
  const addend = added?.find((number) => value > number && value <= number + most);
  return addend === undefined ? written : String(value - addend).padStart(2, '0');
}
