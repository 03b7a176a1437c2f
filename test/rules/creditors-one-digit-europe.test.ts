/**
 * One wrong digit does not pass: what check digits are for. Each valid example is spoilt at each place in each way.
 */
import { describe, expect, test } from 'vitest';
import type { Identifier } from '../../rules/vocabulary/identifier.js';
import { inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { creditorModules } from './creditors.js';

/** How many of the spoilt examples pass: [passed, all]. */
function slipped(identifier: Identifier, examples: readonly string[]): readonly [number, number] {
  let passed = 0;
  let all = 0;
  for (const example of examples) {
    const reading = inspectIdentifier(identifier, example);
    if (reading.problem !== undefined || reading.outcome !== 'passed') continue;
    const { text } = reading;
    for (let at = 0; at < text.length; at++) {
      if (!/\d/.test(text.charAt(at))) continue;
      for (const digit of '0123456789') {
        if (digit === text.charAt(at)) continue;
        all++;
        if (inspectIdentifier(identifier, text.slice(0, at) + digit + text.slice(at + 1)).problem === undefined) passed++;
      }
    }
  }
  return [passed, all];
}

const COUNTRIES =
  'AD AE AL AM AT AZ BA BE BG BY CH CY CZ DE DK DZ EE EG ES FI FR GB GE GH GR HR HU IE IL IS IT KE KG KZ LI LT LU LV MA MC MD ME MK MT MU ' +
  'MZ NL NO PL PT RO RS RU SA SE SI SK SM TJ TN TR UA UZ ZA';

/** Why some wrong digits pass. */
const LENIENT: Readonly<Record<string, string>> = {
  'two remainders have one digit':
    'BG EIK, CZ ICO, EE ISIKUKOOD, GB UTR, GR AFM, LT ASMENS_KODAS, LT PVM, PT NIPC, RO CUI, RU OGRNIP, SK ICO, UA EDRPOU',
  'two rules are in force': 'BE NN, GB VAT, NL BTW',
  'the number does not say which rule holds': 'DE STNR',
  'a place is in no sum': 'DE WIDNR, FR TVA, HU ADOSZAM, IS KENNITALA, SE MOMS',
  'a place has the weight 11, modulo 11': 'KZ IIN, KZ BIN',
};

const lenient = new Set(Object.values(LENIENT).flatMap((names) => names.split(', ')));

const cases = creditorModules
  .filter(({ code }) => COUNTRIES.split(' ').includes(code))
  .flatMap(({ code, rule, examples }) =>
    rule.identifiers
      .filter((identifier) => identifier.checks !== undefined)
      .map((identifier) => ({ name: `${code} ${identifier.type}`, identifier, examples: examples[identifier.type]?.valid ?? [] })),
  );

describe.each(cases)('$name $identifier.layout', ({ name, identifier, examples }) => {
  test('catches a wrong digit', () => {
    const [passed, all] = slipped(identifier, examples);
    expect(all).toBeGreaterThan(0);
    if (lenient.has(name)) expect(passed * 2).toBeLessThan(all);
    else expect(passed).toBe(0);
  });
});
