/** IBANs for the tests, made by the rules themselves. */

import fc from 'fast-check';
import { createEngine } from '../../src/full.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { inspect } from '../../src/identifiers/iban/inspection.js';
import { checkDigits } from '../../src/identifiers/iban/read.js';
import { datasetOf } from '../reference-data/datasets.js';

/** Tables for the checks that need some. */
const tables = createEngine({ on: '2026-11-20' }).data.tables();

/** The IBAN of a BBAN whose national check digits are still to be filled in. */
export function sealed(code: string, bban: string): string {
  let text = bban;
  for (const { complete } of allCountries.withIban(code)?.checks ?? []) text = complete?.(text) ?? text;
  return code + checkDigits(code, text) + text;
}

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const character = (characterClass: string): fc.Arbitrary<string> => fc.constantFrom(...(characterClass === 'a' ? LETTERS : DIGITS));

const isSound = (iban: string): boolean => inspect(iban, allCountries, tables).problem === undefined;

/** Sound IBANs of a country, at the banks that `bank` gives. */
export function ibansOf(code: string, bank: fc.Arbitrary<string> = fc.constant('')): fc.Arbitrary<string> {
  const country = allCountries.withIban(code);
  if (country === undefined) throw new Error(`${code} has no IBAN`);
  const { facts, layout } = country;
  const written = (text: string, [field, value = '']: readonly [string, string | undefined]): string => {
    const start = layout.spans[field]?.start ?? 0;
    return text.slice(0, start) + value + text.slice(start + value.length);
  };
  return fc
    .tuple(fc.tuple(...[...layout.classes].map(character)), bank)
    .map(([characters, bankCode]) =>
      [...Object.entries(facts.constants ?? {}), ['bank', bankCode] as const].reduce(written, characters.join('')),
    )
    .map((bban) => sealed(code, bban))
    .filter(isSound);
}

/** The bank codes of a shipped directory, or how they begin where it has no more. */
export function bankCodesOf(code: string): fc.Arbitrary<string> {
  const { columns, rows } = datasetOf(`banks/${code}`);
  const at = columns.indexOf(columns.includes('bankCode') ? 'bankCode' : 'codePrefix');
  return fc.constantFrom(...rows.flatMap((row) => (row[at] == null ? [] : [String(row[at])])));
}
