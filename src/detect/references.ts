/**
 * Finds payment references in a text: marked ones (RF, and what a kind declares as `marked`) anywhere, others behind a label if the account is in
 * their country.
 *
 * The gotcha: one number in ten has a right check digit by chance, so a label alone does not make a reference.
 */
import { references as rules } from '../../rules/index/references.js';
import { parseAll } from '../references/references.js';
import type { Found } from './found.js';
import type { LabelPlace } from './places.js';
import { readNumber } from './values.js';

const RF = /(?<![A-Za-z0-9])RF\d\d/g;

/** Kinds that have the form of a reference but identify a creditor. */
const IDENTIFIERS: readonly string[] = ['LEI', 'SEPA_CREDITOR'];

/** Reads a text as a reference for an account in one of these countries. */
function readReference(text: string, countries: readonly string[]): { readonly kind: string; readonly value: string } | undefined {
  return parseAll(text).find(
    ({ kind, country, check }) =>
      check === 'passed' &&
      !IDENTIFIERS.includes(kind) &&
      (rules[kind].evidence === 'mark'
        ? !/^\d/.test(text) || countries.includes(country ?? '')
        : country !== undefined && countries.includes(country)),
  );
}

function marked(text: string, countries: readonly string[]): readonly Found[] {
  const found: Found[] = [];
  const add = (result: Pick<Found, 'kind' | 'value'> | undefined, start: number, end: number): void => {
    if (result !== undefined) found.push({ ...result, range: [start, end], because: 'CHECK_DIGITS' });
  };
  for (const { index } of text.matchAll(RF)) {
    const read = readNumber(text, index, text.length, (number) => readReference(number, countries));
    if (read !== undefined) add(read.result, read.start, read.end);
  }
  for (const { code, marked: form } of Object.values(rules)) {
    for (const { 0: match, index } of form === undefined ? [] : text.matchAll(form)) {
      const reference = parseAll(match).find(({ kind, check }) => kind === code && check === 'passed');
      add(reference, index, index + match.length);
    }
  }
  return found.sort(({ range: [one] }, { range: [other] }) => one - other);
}

/** The references of a text. `countries` are those of the accounts that it gives. */
export function findReferences(text: string, places: readonly LabelPlace[], countries: readonly string[]): readonly Found[] {
  const found = [...marked(text, countries)];
  const starts = new Set(found.map(({ range }) => range[0]));
  for (const { meanings, at, limit } of places) {
    if (!meanings.some(({ meaning }) => meaning === 'reference')) continue;
    const read = readNumber(text, at, limit, (number) => readReference(number, countries));
    if (read === undefined || starts.has(read.start)) continue;
    found.push({ ...read.result, range: [read.start, read.end], because: 'LABEL' });
  }
  return found.map(({ kind, value, range, because }) => ({ kind, value, range, because }));
}
