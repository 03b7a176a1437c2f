/**
 * What a country knows its people and companies by: a text read by an identifier's rules.
 *
 * Letters are raised and separators removed. A number that no rule of the country fits is another number, not a wrong one, unless it was
 * said to be of this type.
 */
import type { Identifier } from '../../rules/creditor.js';
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
function textFor({ letters, from }: Identifier, value: string, length: number): string {
  const text = value.length > MAX_TEXT ? '' : cleaned(value);
  const raised = letters === undefined ? text : text.toUpperCase();
  return raised.length >= (from ?? length) ? raised.padStart(length, '0') : raised;
}

/**
 * Reads a text by the rules of an identifier.
 *
 * @example
 * inspectIdentifier(cpf, '111.444.777-35') // { severity: 'error', outcome: 'passed', text: '11144477735', birthDates: [] }
 */
export function inspectIdentifier(identifier: Identifier, value: string): IdentifierReading {
  const layout = compileLayout(identifier.layout);
  const full = textFor(identifier, value, layout.length);
  const { letters = '' } = identifier;
  if (full.length !== layout.length || misfit(plainLetters(full, letters), layout.classes) >= 0) return INVALID_FORMAT;
  if (identifier.pattern !== undefined && !identifier.pattern.test(full)) return INVALID_FORMAT;
  const birthDates = birthDatesIn(identifier, full, layout);
  const checks = (identifier.checks ?? []).map(({ severity, compile }) => ({ severity, outcome: compile(layout.spans).verify(full) }));
  const failed = checks.find(({ outcome }) => outcome === 'failed');
  if (failed) {
    const severity = identifier.confidence === 'known' ? 'warning' : failed.severity;
    return { problem: 'INCORRECT_CHECK_DIGITS', severity, outcome: 'failed', text: full, birthDates };
  }
  const outcome = checks.some((check) => check.outcome === 'passed') ? 'passed' : 'not-covered';
  return { severity: 'error', outcome, text: full, birthDates };
}

/** The dates that the digits may stand for; two digits of a year leave the century open. */
function birthDatesIn({ birthDate }: Identifier, text: string, layout: CompiledLayout): readonly string[] {
  if (birthDate === undefined) return [];
  const digits = textOf(text, layout, birthDate.fields);
  const part = (letter: string): string => digits.slice(birthDate.as.indexOf(letter), birthDate.as.lastIndexOf(letter) + 1);
  const years = part('Y').length === 4 ? [part('Y')] : [`19${part('Y')}`, `20${part('Y')}`];
  const { dayPlus = 0 } = birthDate;
  const day = dayPlus > 0 && Number(part('D')) > dayPlus ? String(Number(part('D')) - dayPlus).padStart(2, '0') : part('D');
  return years.map((year) => `${year}-${part('M')}-${day}`);
}
