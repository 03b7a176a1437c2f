/** Comparison with ibantools over numbers. `test/rules/registry.test.ts` compares its layouts. */
import { countrySpecs, isValidBIC, isValidIBAN } from 'ibantools';
import { test } from 'vitest';
import { isValid as isBic } from '../../src/identifiers/bic.js';
import { isValid as isIban } from '../../src/identifiers/iban/iban.js';
import { expectAgreement } from './compare.js';
import { bic, iban } from './ibantools.js';
import { bics, ibans, orCorrupted } from './inputs.js';

/** False for an IBAN of a country that ibantools does not know yet: there is nothing to compare it with. */
const isComparable = (text: string): boolean => countrySpecs[text.slice(0, 2)]?.chars != null || !isIban(text);

test('isValidIBAN agrees about IBANs, apart from known disagreements', () => {
  expectAgreement(iban, { ours: isIban, theirs: isValidIBAN }, ibans.filter(isComparable), { numRuns: 6000, everyEnding: false });
});

test('isValidBIC agrees about BICs, apart from known disagreements', () => {
  expectAgreement(bic, { ours: isBic, theirs: isValidBIC }, orCorrupted(bics), { numRuns: 5000, everyEnding: false });
});
