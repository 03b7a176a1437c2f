/**
 * Finds payment references in a text: marked ones (RF, and what a kind declares as `marked`) anywhere, others behind a label if the account is in
 * their country.
 *
 * The gotcha: one number in ten has a right check digit by chance, so a label alone does not make a reference.
 */
import { references as rules } from '../../rules/index/references.js';
import { parseAll } from '../references/references.js';
import type { Found } from './found.js';
import type { Place } from './places.js';
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

const startOf = ({ range: [start] }: Found): number => start;

function marked(text: string, countries: readonly string[]): readonly Found[] {
  const because = 'CHECK_DIGITS';
  const international = [...text.matchAll(RF)].flatMap(({ index }): readonly Found[] => {
    const read = readNumber(text, index, text.length, (number) => readReference(number, countries));
    return read === undefined ? [] : [{ ...read.result, range: [read.start, read.end], because }];
  });
  const national = Object.values(rules).flatMap((rule) =>
    [...(rule.marked === undefined ? [] : text.matchAll(rule.marked))].flatMap(({ 0: match, index }): readonly Found[] => {
      const reference = parseAll(match).find(({ kind, check }) => kind === rule.code && check === 'passed');
      return reference === undefined ? [] : [{ ...reference, range: [index, index + match.length], because }];
    }),
  );
  return [...international, ...national].sort((one, other) => startOf(one) - startOf(other));
}

/** The references of a text. `countries` are those of the accounts that it gives. */
export function findReferences(text: string, places: readonly Place[], countries: readonly string[]): readonly Found[] {
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
