/** Comparison with packages for a single country. */
import { validate as isRoutingNumber } from 'abavalidator';
import { clabe as clabeValidator } from 'clabe-validator';
import { cnpj as cnpjValidator, cpf as cpfValidator } from 'cpf-cnpj-validator';
import { ci, ruc as rucValidator } from 'ecuador-validator';
import fc from 'fast-check';
import { isValid as isKennitala } from 'kennitala';
import personnummerPackage from 'personnummer';
import rutPackage from 'rut.js';
import { test } from 'vitest';
import { identifiersOf, isAccount, isBankIdentifier } from './answers.js';
import { expectAgreement } from './compare.js';
import { digits, orCorrupted, withCheckDigits } from './inputs.js';
import { cedula, clabe, cnpj, cpf, kennitala, personnummer, routingNumber, ruc, rut } from './single-country.js';

const once = { numRuns: 3000, everyEnding: false };

const swedish = personnummerPackage as unknown as { readonly valid: (text: string) => boolean };

test.each([
  [cpf, (text: string) => cpfValidator.isValid(text, true)],
  [cnpj, (text: string) => cnpjValidator.isValid(text, true)],
  [rut, rutPackage.validate],
  [cedula, ci],
  [ruc, rucValidator],
  [kennitala, isKennitala],
  [personnummer, swedish.valid],
] as const)('$peerFunction of $peer agrees, apart from known disagreements', (comparison, theirs) => {
  const { isRead, numbers } = identifiersOf(comparison.payprepFunction);
  expectAgreement(comparison, { ours: isRead, theirs }, orCorrupted(numbers), { numRuns: 500 });
});

test('validate of clabe-validator agrees, apart from known disagreements', () => {
  const numbers = withCheckDigits(digits(17), (text) => String(clabeValidator.computeChecksum(text)));
  const known = withCheckDigits(
    fc.tuple(fc.constantFrom('002', '012', '032', '072'), fc.constantFrom('180', '320'), digits(11)).map((parts) => parts.join('')),
    (text) => String(clabeValidator.computeChecksum(text)),
  );
  const theirs = (text: string): boolean => clabeValidator.validate(text).ok;
  expectAgreement(clabe, { ours: isAccount('MX'), theirs }, orCorrupted(fc.oneof(numbers, known)), once);
});

test('validate of abavalidator agrees, apart from known disagreements', () => {
  const sum = (text: string): number => [...text].reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0);
  const numbers = withCheckDigits(digits(8), (text) => String((10 - (sum(text) % 10)) % 10));
  expectAgreement(routingNumber, { ours: isBankIdentifier('US'), theirs: isRoutingNumber }, orCorrupted(numbers), once);
});
