/**
 * What a country knows its people and companies by: a text read by an identifier's rules.
 *
 * Letters are raised and separators removed. A number that no rule of the country fits is another number, not a wrong one, unless it was
 * said to be of this type.
 */
import type { Identifier } from '../../rules/creditor.js';
import type { CheckSeverity, CompiledCheck } from '../checks/check.js';
import { type CompiledLayout, compileLayout, misfit, textOf } from './layout.js';
import { electronic, MAX_TEXT } from './text.js';

/** What came of reading a text by the rules of an identifier. */
export type IdentifierReading =
  | { readonly problem: 'INVALID_FORMAT' }
  | {
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
    };

const INVALID_FORMAT = { problem: 'INVALID_FORMAT' } as const;

/** Slashes part numbers, too, and parentheses hold check digits: 12.345.678/0001-95, G123456(A). */
export const cleaned = (text: string): string => electronic(text).replace(/[/()]/g, '');

/** The text with an A for each of the letters that only this identifier has. */
const plainLetters = (text: string, letters: string): string =>
  Array.from(text, (character) => (letters.includes(character) ? 'A' : character)).join('');

/** The text as the identifier writes it: separators gone, letters raised, at its full length. */
function textFor(identifier: Identifier, value: string, layout: CompiledLayout): string {
  const { letters, from = layout.length } = identifier;
  const text = value.length > MAX_TEXT ? '' : cleaned(value);
  const own = bare(letters === undefined ? text : text.toUpperCase(), identifier, layout);
  return own.length >= from ? own.padStart(layout.length, '0') : own;
}

interface CompiledIdentifier {
  readonly layout: CompiledLayout;
  readonly checks: readonly { readonly severity: CheckSeverity; readonly verify: CompiledCheck['verify'] }[];
}

const compiled = new WeakMap<Identifier, CompiledIdentifier>();

/** Layout and checks, compiled when the identifier is first met. */
function compile(identifier: Identifier): CompiledIdentifier {
  const known = compiled.get(identifier);
  if (known !== undefined) return known;
  const layout = compileLayout(identifier.layout);
  const checks = (identifier.checks ?? []).map((check) => ({ severity: check.severity, verify: check.compile(layout.spans).verify }));
  compiled.set(identifier, { layout, checks });
  return { layout, checks };
}

/**
 * Reads a text by the rules of an identifier.
 *
 * @example
 * inspectIdentifier(cpf, '111.444.777-35') // { severity: 'error', outcome: 'passed', text: '11144477735', birthDates: [] }
 */
export function inspectIdentifier(identifier: Identifier, value: string): IdentifierReading {
  const { layout, checks } = compile(identifier);
  const full = textFor(identifier, value, layout);
  const { letters = '' } = identifier;
  if (full.length !== layout.length || misfit(plainLetters(full, letters), layout.classes) >= 0) return INVALID_FORMAT;
  if (identifier.pattern !== undefined && !identifier.pattern.test(full)) return INVALID_FORMAT;
  const birthDates = birthDatesIn(identifier, full, layout);
  const outcomes = checks.map(({ severity, verify }) => ({ severity, outcome: verify(full) }));
  const failed = outcomes.find(({ outcome }) => outcome === 'failed');
  if (failed) {
    const severity = identifier.confidence === 'known' ? 'warning' : failed.severity;
    return { problem: 'INCORRECT_CHECK_DIGITS', severity, outcome: 'failed', text: full, birthDates };
  }
  const outcome = outcomes.some((check) => check.outcome === 'passed') ? 'passed' : 'not-covered';
  return { severity: 'error', outcome, text: full, birthDates };
}

/** The text without what people write before and behind it. */
function bare(text: string, { prefixes = [], suffixes = [] }: Identifier, { length, classes }: CompiledLayout): string {
  const suffix = suffixes.find((ending) => text.endsWith(ending)) ?? '';
  const body = text.slice(0, text.length - suffix.length);
  // where the identifier may itself begin with letters, its length tells whether these are its own
  const mayBeOwn = !classes.startsWith('n') && body.length <= length;
  const prefix = mayBeOwn ? undefined : prefixes.find((beginning) => body.startsWith(beginning));
  return body.slice(prefix?.length ?? 0);
}

/** The dates that the digits may stand for; two digits of a year leave the century open. */
function birthDatesIn({ birthDate }: Identifier, text: string, layout: CompiledLayout): readonly string[] {
  if (birthDate === undefined) return [];
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
