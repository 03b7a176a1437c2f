/**
 * What is said of bank codes that no list has: each is a listed code with one character changed, in an IBAN where the country has them, else as the bank
 * identifier. The same codes each time.
 */
import { readFileSync } from 'node:fs';
import type { Dataset, Listed } from '../../src/directory/dataset.js';
import { createEngine, validate } from '../../src/full.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { generateAccount } from '../../src/identifiers/generated-number.js';
import { entriesUnder } from './manifest.js';

/** The columns of codes, and what they are called in the country. */
const COLUMNS = ['bankCode', 'compe', 'codePrefix'] as const;
/** So many codes of a list are changed. */
const CODES = 25;

const SAYS_SO = /^CREDITOR_(?:IBAN_)?BANK_IDENTIFIER_(?:UNKNOWN|INVALID_FORMAT)$/;

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface UnassignedCodes {
  readonly country: string;
  readonly column: (typeof COLUMNS)[number];
  /** How many of the codes in use the list has. */
  readonly listed: Listed;
  /** Instructions with a code that no list has. */
  readonly instructions: readonly object[];
}

const fileOf = (dataset: string): URL => new URL(`../../reference-data/${dataset}.json`, import.meta.url);

function codesIn({ columns, rows }: Dataset, column: string): readonly string[] {
  const at = columns.indexOf(column);
  return [...new Set(rows.flatMap((row) => (typeof row[at] === 'string' ? [row[at]] : [])))];
}

/** Without the codes of further kinds, of which no list has most. */
function ofAccounts(dataset: Dataset): Dataset {
  const at = dataset.columns.indexOf('codeKind');
  return at < 0 ? dataset : { ...dataset, rows: dataset.rows.filter((row) => row[at] === null) };
}

/** The code with one other character at this place, as no list has it. */
function changed(code: string, place: number, assigned: ReadonlySet<string>): string | undefined {
  const characters = DIGITS.includes(code.charAt(place)) ? DIGITS : LETTERS;
  const from = characters.indexOf(code.charAt(place));
  const others = [...characters].map((_, step) => characters.charAt((from + step) % characters.length));
  return others.map((other) => code.slice(0, place) + other + code.slice(place + 1)).find((other) => !assigned.has(other));
}

const engine = createEngine({ on: '2026-11-20' });
const tables = engine.data.tables();

/** A code with this beginning, whose last digit is a check digit where the country has one. */
function wholeCode(country: string, beginning: string, length: number): string {
  const filled = beginning.padEnd(length, '0');
  const codes = [...DIGITS].map((digit) => filled.slice(0, length - 1) + digit);
  const isRefused = (memberId: string): boolean =>
    validate({ country, creditorAgent: { clearingSystemMemberId: { memberId } } }, engine).alerts.some(({ code }) => SAYS_SO.test(code));
  return beginning.length < length && isRefused(filled) ? (codes.find((each) => !isRefused(each)) ?? filled) : filled;
}

/** A payment to the bank with the code. */
export function instructionWith(country: string, code: string, column: string, seed: number): object {
  const [withIban, domestic] = [allCountries.withIban(country), allCountries.domestic(country)];
  const iban = column === 'bankCode' ? withIban && generateAccount(withIban, seed, code, tables)?.iban : undefined;
  if (iban?.includes(code)) return { country, creditorAccount: { id: { value: iban, type: 'IBAN' } } };
  const whole = column === 'codePrefix' ? wholeCode(country, code, domestic?.layout.lengths.bank ?? 0) : code;
  const made = column === 'compe' ? undefined : domestic && generateAccount(domestic, seed, whole, tables)?.memberId;
  return { country, creditorAgent: { clearingSystemMemberId: { memberId: made?.includes(whole) ? made : whole } } };
}

/** The codes of the lists in this dataset, each kind by itself. */
function unassignedIn(name: string): readonly UnassignedCodes[] {
  const dataset: Dataset = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  const country = name.slice(-2);
  const assigned = new Set(COLUMNS.flatMap((column) => codesIn(dataset, column)));
  return COLUMNS.flatMap((column) => {
    const codes = codesIn(ofAccounts(dataset), column);
    const step = Math.max(1, Math.floor(codes.length / CODES));
    const instructions = codes.flatMap((code, at) => {
      const other = at % step === 0 ? changed(code, at % code.length, assigned) : undefined;
      return other === undefined ? [] : [instructionWith(country, other, column, at + 1)];
    });
    const listed = dataset.codeSpaces?.[column] ?? dataset.completeness;
    return codes.length === 0 ? [] : [{ country, column, listed, instructions }];
  });
}

/** For each list of bank codes, codes that it does not have. */
export const unassignedCodes = (): readonly UnassignedCodes[] => entriesUnder('banks/').flatMap(({ dataset }) => unassignedIn(dataset));

/** How many of the instructions raise an alert about the bank at a threshold. */
export function countCaught(instructions: readonly object[], threshold: 'info' | 'warning'): number {
  const strict = createEngine({ on: engine.on, threshold });
  return instructions.filter((each) => validate(each, strict).alerts.some(({ code }) => SAYS_SO.test(code))).length;
}
