/** Beside the package ibantools: numbers; its layouts are held in test/rules/registry.test.ts. */
import { isValidBIC, isValidIBAN } from 'ibantools';
import { test } from 'vitest';
import { isValid as isBic } from '../../src/identifiers/bic.js';
import { isValid as isIban } from '../../src/identifiers/iban.js';
import { expectAgreement } from './compare.js';
import { bic, iban } from './ibantools.js';
import { bics, ibans, orSpoilt } from './inputs.js';

test('isValidIBAN', () => {
  expectAgreement(iban, { ours: isIban, theirs: isValidIBAN }, ibans, { numRuns: 6000, everyEnding: false });
});

test('isValidBIC', () => {
  expectAgreement(bic, { ours: isBic, theirs: isValidBIC }, orSpoilt(bics), { numRuns: 5000, everyEnding: false });
});
