/**
 * What a country knows its people and companies by: a text read by an identifier's rules.
 *
 * Letters are raised and separators removed. A number that no rule of the country fits is another number, not a wrong one, unless it was
 * said to be of this type.
 */
import type { BirthDateInside, Identifier } from '../../rules/creditor.js';
import type { CheckSeverity, CompiledCheck } from '../checks/check.js';
import { type CompiledLayout, compileLayout, fits, textOf } from './layout.js';
import { electronic, MAX_TEXT } from './text.js';

/** What came of reading a text that has the form of an identifier. */
export interface ReadIdentifier {
  /** Absent: nothing speaks against it. */
  readonly problem?: 'INCORRECT_CHECK_DIGITS';
  /** How grave that is. */
  readonly severity: 'error' | 'warning';
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
const NO_DATES: readonly string[] = [];

/** Only digits and capital letters. */
function isClean(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!fits(text.charCodeAt(at), 'c')) return false;
  return true;
}

/** Slashes part numbers, too, and parentheses hold check digits: 12.345.678/0001-95, G123456(A). */
export const cleaned = (text: string): string => (isClean(text) ? text : electronic(text).replace(/[/()]/g, ''));

/** An identifier whose layout and checks are compiled. */
export interface CompiledIdentifier {
  readonly identifier: Identifier;
  readonly layout: CompiledLayout;
  readonly checks: readonly (CompiledCheck & { readonly severity: CheckSeverity })[];
}

const compiled = new WeakMap<Identifier, CompiledIdentifier>();

/** Layout and checks, compiled when the identifier is first met. */
export function compileIdentifier(identifier: Identifier): CompiledIdentifier {
  const known = compiled.get(identifier);
  if (known !== undefined) return known;
  const layout = compileLayout(identifier.layout);
  const checks = (identifier.checks ?? []).map((check) => ({ severity: check.severity, ...check.compile(layout.spans) }));
  const made = { identifier, layout, checks };
  compiled.set(identifier, made);
  return made;
}

/**
 * Reads a text by the rules of an identifier.
 *
 * @example
 * inspectIdentifier(cpf, '111.444.777-35') // { severity: 'error', outcome: 'passed', text: '11144477735', birthDates: [] }
 */
export const inspectIdentifier = (identifier: Identifier, value: string): IdentifierReading =>
  inspectClean(compileIdentifier(identifier), cleanedIdentifier(value));

/** Reads a text by each of these identifiers; `found` hears of those whose form it has. */
export function inspectAll(
  identifiers: readonly CompiledIdentifier[],
  value: string,
  found: (identifier: Identifier, reading: ReadIdentifier) => void,
): void {
  const text = cleanedIdentifier(value);
  for (const each of identifiers) {
    const reading = inspectClean(each, text);
    if (reading.problem !== 'INVALID_FORMAT') found(each.identifier, reading);
  }
}

const cleanedIdentifier = (value: string): string => (value.length > MAX_TEXT ? '' : cleaned(value));

/** Reads a text without separators. */
function inspectClean(compiledIdentifier: CompiledIdentifier, clean: string): IdentifierReading {
  const { identifier, layout, checks } = compiledIdentifier;
  const text = fullText(identifier, clean, layout);
  if (text === undefined || identifier.pattern?.test(text) === false) return INVALID_FORMAT;
  const birthDates = identifier.birthDate === undefined ? NO_DATES : birthDatesIn(identifier.birthDate, text, layout);
  let outcome: 'passed' | 'not-covered' = 'not-covered';
  for (const check of checks) {
    const found = check.verify(text);
    if (found === 'failed') {
      const severity = identifier.confidence === 'known' ? 'warning' : check.severity;
      return { problem: 'INCORRECT_CHECK_DIGITS', severity, outcome: 'failed', text, birthDates };
    }
    if (found === 'passed') outcome = 'passed';
  }
  return { severity: 'error', outcome, text, birthDates };
}

/** The text as the identifier writes it, at its full length; undefined where it has not its form. */
function fullText(identifier: Identifier, clean: string, layout: CompiledLayout): string | undefined {
  const { letters, from = layout.length } = identifier;
  const own = bare(letters === undefined ? clean : clean.toUpperCase(), identifier, layout);
  if (own.length < from || own.length > layout.length) return undefined;
  const text = own.length < layout.length ? own.padStart(layout.length, '0') : own;
  for (let at = 0; at < text.length; at++) {
    const place = layout.classes.charAt(at);
    // the letters that only this identifier has stand where any letter may
    if (!fits(text.charCodeAt(at), place) && (place === 'n' || letters?.includes(text.charAt(at)) !== true)) return undefined;
  }
  return text;
}

/** The text without what people write before and behind it. */
function bare(text: string, { prefixes, suffixes }: Identifier, { length, classes }: CompiledLayout): string {
  const suffix = suffixes?.find((ending) => text.endsWith(ending));
  const body = suffix === undefined ? text : text.slice(0, text.length - suffix.length);
  // where the identifier may itself begin with letters, its length tells whether these are its own
  if (prefixes === undefined || (body.length <= length && !classes.startsWith('n'))) return body;
  const prefix = prefixes.find((beginning) => body.startsWith(beginning));
  return prefix === undefined ? body : body.slice(prefix.length);
}

/** The dates that the digits may stand for; two digits of a year leave the century open. */
function birthDatesIn(birthDate: BirthDateInside, text: string, layout: CompiledLayout): readonly string[] {
  const digits = textOf(text, layout, birthDate.fields);
  const part = (letter: string): string => digits.slice(birthDate.as.indexOf(letter), birthDate.as.lastIndexOf(letter) + 1);
  const reduced = (letter: 'M' | 'D', most: number): string => {
    const value = Number(part(letter));
    const added = birthDate.added?.[letter]?.find((number) => value > number && value <= number + most) ?? 0;
    return String(value - added).padStart(2, '0');
  };
  const years = part('Y').length === 4 ? [part('Y')] : [`19${part('Y')}`, `20${part('Y')}`];
  return years.map((year) => `${year}-${reduced('M', 12)}-${reduced('D', 31)}`);
}
