/**
 * What a country knows its people and companies by: a text read by an identifier's rules.
 *
 * Letters are raised and separators removed. A number that no rule of the country fits is another number, not a wrong one, unless it was
 * said to be of this type.
 */

import { type CheckSeverity, type CompiledCheck, milder } from '../../rules/vocabulary/check.js';
import type { BirthDateInside, Identifier } from '../../rules/vocabulary/identifier.js';
import { type CompiledLayout, compileLayout, fits, textOf } from './layout.js';
import { electronic, MAX_TEXT } from './text.js';

/** What came of reading a text that has the form of an identifier; every one has the same members. */
export interface ReadIdentifier {
  readonly identifier: Identifier;
  /** Undefined: nothing speaks against it. */
  readonly problem: 'INCORRECT_CHECK_DIGITS' | undefined;
  /** How grave that is. */
  readonly severity: CheckSeverity;
  /** Whether check digits were there to be verified. */
  readonly outcome: 'passed' | 'failed' | 'not-covered';
  /** The text without separators, at its full length. */
  readonly text: string;
  /** The dates of birth that may be meant inside it; empty where it holds none. */
  readonly birthDates: readonly string[];
}

/** What came of reading a text by the rules of an identifier. */
export type IdentifierReading = { readonly problem: 'INVALID_FORMAT' } | ReadIdentifier;

const INVALID_FORMAT = { problem: 'INVALID_FORMAT' } as const;
const NONE: readonly string[] = [];
const NO_GROUPS: readonly number[] = [];

/** What else parts numbers; a plus only between digits, where some countries write it for people of a hundred years. */
const OTHER_PARTING = /[\s/(),:\u2014\u2015]/g;

/** Slashes part numbers, too, and parentheses hold check digits: 12.345.678/0001-95, G123456(A). */
export function cleaned(text: string): string {
  let result = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (fits(code, 'c')) continue;
    // between the usual separators whole pieces are kept
    if (!isParting(code))
      return electronic(text)
        .replace(OTHER_PARTING, '')
        .replace(/(\d)\+(?=\d)/g, '$1');
    result += text.slice(from, at);
    from = at + 1;
  }
  return from === 0 ? text : result + text.slice(from);
}

/** Space, parentheses, hyphen, full stop, slash. */
const isParting = (code: number): boolean => code === 0x20 || code === 0x28 || code === 0x29 || (code >= 0x2d && code <= 0x2f);

/** An identifier with its layout and checks compiled, every member in its place. */
export interface CompiledIdentifier {
  readonly identifier: Identifier;
  readonly layout: CompiledLayout;
  readonly checks: readonly (CompiledCheck & { readonly severity: CheckSeverity })[];
  /** Its shortest form. */
  readonly from: number;
  readonly letters: string;
  readonly groups: readonly number[];
  readonly prefixes: readonly string[];
  readonly suffixes: readonly string[];
  readonly pattern: RegExp | undefined;
  readonly birthDate: BirthDateInside | undefined;
}

const compiled = new WeakMap<Identifier, CompiledIdentifier>();

/** Layout and checks, compiled when the identifier is first met. */
export function compileIdentifier(identifier: Identifier): CompiledIdentifier {
  const known = compiled.get(identifier);
  if (known !== undefined) return known;
  const layout = compileLayout(identifier.layout);
  const checks = (identifier.checks ?? []).map((check) => {
    const severity = identifier.confidence === 'known' ? milder('warning', check.severity) : check.severity;
    return { ...check.compile(layout.spans), severity };
  });
  const { from = layout.length, letters = '', groups = NO_GROUPS, prefixes = NONE, suffixes = NONE, pattern, birthDate } = identifier;
  const made = { identifier, layout, checks, from, letters, groups, prefixes, suffixes, pattern, birthDate };
  compiled.set(identifier, made);
  return made;
}

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
  return parts.map((part, at) => cleaned(part).padStart(groups[at] ?? 0, '0')).join('');
}

/** The text of an identifier without what people write between its characters; what is too long for one is none. */
export const cleanedIdentifier = (value: string): string => (value.length > MAX_TEXT ? '' : cleaned(value));

/** Reads a text without separators; undefined where it has not the form. */
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

/** The text as the identifier writes it, at its full length; undefined where it has not its form. */
function fullText(identifier: CompiledIdentifier, clean: string): string | undefined {
  const { letters, from, layout } = identifier;
  let raised = clean;
  // these alone: a dotless letter is none of an identifier, and stays to be refused
  if (letters !== '') for (const letter of letters) raised = raised.replaceAll(letter.toLowerCase(), letter);
  const own = bare(raised, identifier);
  const { places, length } = layout;
  if (own.length < from || own.length > length) return undefined;
  const text = own.length < length ? own.padStart(length, '0') : own;
  for (let at = 0; at < length; at++) {
    const place = places[at] as number;
    // the letters that only this identifier has stand where any letter may
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

/** The text without what people write before and behind it. */
function bare(text: string, { prefixes, suffixes, layout }: CompiledIdentifier): string {
  const suffix = suffixes.length === 0 ? undefined : suffixes.find((ending) => text.endsWith(ending));
  const body = suffix === undefined ? text : text.slice(0, text.length - suffix.length);
  // where the identifier may itself begin with letters, its length tells whether these are its own
  if (prefixes.length === 0 || (body.length <= layout.length && !layout.classes.startsWith('n'))) return body;
  const prefix = prefixes.find((beginning) => body.startsWith(beginning));
  return prefix === undefined ? body : body.slice(prefix.length);
}

/** The dates that the digits may stand for; two digits of a year leave the century open. */
function birthDatesIn({ fields, as, added }: BirthDateInside, text: string, layout: CompiledLayout): readonly string[] {
  const digits = textOf(text, layout, fields);
  const from = as.indexOf('Y');
  // month and day have two digits each
  const year = digits.slice(from, from + as.length - 4);
  const rest = `-${reduced(digits, as.indexOf('M'), 12, added?.M)}-${reduced(digits, as.indexOf('D'), 31, added?.D)}`;
  return year.length === 4 ? [year + rest] : [`19${year}${rest}`, `20${year}${rest}`];
}

/** Two digits without what was added to them; `most` is the last month or day. */
function reduced(digits: string, at: number, most: number, added: readonly number[] | undefined): string {
  const written = digits.slice(at, at + 2);
  const value = Number(written);
  const addend = added?.find((number) => value > number && value <= number + most);
  return addend === undefined ? written : String(value - addend).padStart(2, '0');
}
