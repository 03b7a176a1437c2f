/** Texts with noise in six languages: letters, mails, footers, tables, pages that a scanner misread. The same seed makes the same text. */

import { expect } from 'vitest';
import { ibans } from '../../rules/index/ibans.js';
import { extract } from '../../src/detect.js';
import { isValid } from '../../src/iban.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { generateAccount } from '../../src/identifiers/generated-number.js';
import type { Random } from '../fuzz/random.js';
import { LANGUAGES, type Language } from './languages.js';

const digits = (random: Random, count: number): string => Array.from({ length: count }, () => random.below(10)).join('');
const fill = (random: Random, pattern: string): string => pattern.replace(/\{(\d+)\}/g, (_, count) => digits(random, Number(count)));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const capitals = (random: Random, length: number): string => Array.from({ length }, () => LETTERS.charAt(random.below(26))).join('');

/** What looks like a value and is none: words of capitals, dates, amounts, numbers of orders and parcels. */
const strayToken = (random: Random): string =>
  random.of([
    () => capitals(random, random.of([8, 11])),
    () => `${1 + random.below(28)}.${1 + random.below(12)}.2026`,
    () => `${digits(random, 3)},${digits(random, 2)} EUR`,
    () => `#${digits(random, 6 + random.below(14))}`,
    () => `${capitals(random, 2)}${digits(random, 9)}${capitals(random, 2)}`,
    () => `${capitals(random, 3)}-${digits(random, 4)}-${digits(random, 4)}`,
    () => digits(random, 5 + random.below(18)),
    () => `info@${capitals(random, 6).toLowerCase()}.example.org`,
  ])();

/** A paragraph of a language, with numbers that are no accounts. */
function noise(random: Random, language: Language): string {
  const pieces = Array.from({ length: 1 + random.below(4) }, () =>
    random.of([
      () => random.of(language.sentences),
      () => fill(random, random.of(language.others)),
      () => strayToken(random),
      () => `${random.of(language.sentences)} ${strayToken(random)}`,
    ])(),
  );
  return pieces.join(random.of(['\n', ' ', ' | ', '\n\n', ', ']));
}

/** A text without an account. */
export const textWithout = (random: Random): string => {
  const language = random.of(LANGUAGES);
  return Array.from({ length: 1 + random.below(5) }, () => noise(random, language)).join(random.of(['\n', '\n\n', ' ']));
};

export interface Planted {
  readonly text: string;
  readonly iban: string;
  readonly bic?: string;
  readonly name?: string;
  /** Characters of the IBAN were misread. */
  readonly isMisread: boolean;
}

const COUNTRIES = Object.keys(ibans);

/** An IBAN that passes every check of its country. */
function someIban(random: Random): string {
  for (;;) {
    const country = allCountries.withIban(random.of(COUNTRIES));
    const made = country && generateAccount(country, random.below(1e9), '');
    if (made?.iban !== undefined) return made.iban;
  }
}

const someBic = (random: Random, iban: string): string =>
  `${capitals(random, 4)}${iban.slice(0, 2)}${random.of(['2L', 'FF', 'MM', 'PP', '3X'])}${random.of(['', 'XXX', digits(random, 3)])}`;

const TWINS: Readonly<Record<string, readonly string[]>> = { '0': ['O', 'o'], '1': ['I', 'l'], '5': ['S'], '8': ['B'] };

/** The text with one or two digits taken for their twins, behind the check digits. */
function misread(random: Random, iban: string): string {
  const places = [...iban].flatMap((character, at) => (at > 3 && TWINS[character] !== undefined ? [at] : []));
  const chosen = new Set(Array.from({ length: 1 + random.below(2) }, () => random.of(places)));
  return [...iban].map((character, at) => (chosen.has(at) ? random.of(TWINS[character] ?? [character]) : character)).join('');
}

const grouped = (iban: string, separator: string): string => iban.replace(/(.{4})(?=.)/g, `$1${separator}`);

/** An IBAN as people print it. */
function printed(random: Random, iban: string): string {
  const text = grouped(iban, ' ');
  return random.of([
    () => iban,
    () => text,
    () => text,
    () => grouped(iban, '\u00a0'),
    () => grouped(iban, '-'),
    () => iban.toLowerCase(),
    () => text.replace(/ (?=[^ ]* [^ ]*$)/, '\n'),
    () => `${iban.slice(0, 15)}\n${iban.slice(15)}`,
    () => `> ${text.replace(/(.{12,16}) /, '$1\n> ')}`,
  ])();
}

const onOneLine = (text: string): string => text.replace(/^> /, '').replace(/\n(?:> )?/g, ' ');

/** A text with one account in it. */
export function textWith(random: Random): Planted {
  const language = random.of(LANGUAGES);
  const iban = someIban(random);
  const isMisread = /[0158]/.test(iban.slice(4)) && random.once(5);
  const shown = printed(random, isMisread ? misread(random, iban) : iban);
  const bic = random.once(2) ? someBic(random, iban) : undefined;
  const name = random.once(2) ? random.of(language.payees) : undefined;
  const before = noise(random, language);
  const after = noise(random, language);
  const label = random.of(language.iban);
  const lines = [
    ...(name === undefined ? [] : [`${random.of(language.name)}: ${name}`]),
    `${label}: ${shown}`,
    ...(bic === undefined ? [] : [`${random.of(language.bic)}: ${bic}`]),
  ];
  const table = [
    [...(name === undefined ? [] : [random.of(language.name)]), label, ...(bic === undefined ? [] : [random.of(language.bic)])],
    [...(name === undefined ? [] : [name]), onOneLine(shown), ...(bic === undefined ? [] : [bic])],
  ];
  const block = random.of([
    () => lines.join('\n'),
    () => lines.join('\n'),
    () => lines.map(onOneLine).join(' | '),
    () => table.map((cells) => cells.join('\t')).join('\n'),
    () => table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  ])();
  return {
    text: `${before}\n\n${block}\n\n${after}`,
    iban,
    isMisread,
    ...(bic !== undefined && { bic }),
    ...(name !== undefined && { name }),
  };
}

/** Whether characters of the misread IBAN make another one that is right: nobody can tell. */
const isRightByChance = (found: string | undefined, iban: string): boolean =>
  found !== undefined && found !== iban && isValid(found) && found.length === iban.length;

/**
 * Holds that `extract` finds the account of a text, its bank and its payee, and nothing else. Of a misread IBAN it finds the right one or none; none
 * where two readings are right.
 *
 * @returns false where a misread IBAN was not found, or is right as it stands
 */
export function checkPlanted({ text, iban, bic, name, isMisread }: Planted): boolean {
  const { candidates } = extract(text);
  const [found] = candidates;
  const value = found?.creditorAccount?.id?.value;
  if (isMisread && (found === undefined || isRightByChance(value, iban))) return false;
  expect(candidates.length, text).toBe(1);
  expect([value, found?.creditorAgent?.bic, found?.creditor?.name], text).toEqual([iban, bic, name]);
  return true;
}
