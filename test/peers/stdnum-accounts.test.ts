/** Comparison with the four account modules of stdnum, which has none for IBANs, BICs and routing numbers. */
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { test } from 'vitest';
import { isAccount } from './answers.js';
import { expectAgreement } from './compare.js';
import { digits, orCorrupted, withCheckDigits } from './inputs.js';
import { cbu, clabeOfStdnum, kontonummer, NEW_ZEALAND_BRANCHES, newZealandAccount } from './stdnum-accounts.js';

const runs = { numRuns: 400 };

test('ar.cbu agrees, apart from known disagreements', () => {
  const check = (text: string): string => {
    const sum = [...text].reverse().reduce((total, digit, at) => total + Number(digit) * ([3, 1, 7, 9][at % 4] ?? 0), 0);
    return String((10 - (sum % 10)) % 10);
  };
  const numbers = fc.tuple(withCheckDigits(digits(7), check), withCheckDigits(digits(13), check)).map((parts) => parts.join(''));
  expectAgreement(
    cbu,
    { ours: isAccount('AR'), theirs: (text) => stdnum.AR?.cbu?.validate(text).isValid === true },
    orCorrupted(numbers),
    runs,
  );
});

test('mx.clabe agrees, apart from known disagreements', () => {
  const banks = fc.oneof(digits(3), fc.constantFrom('002', '012', '032', '072'));
  const numbers = fc.tuple(banks, fc.oneof(digits(3), fc.constantFrom('180', '320')), digits(12)).map((parts) => parts.join(''));
  expectAgreement(
    clabeOfStdnum,
    { ours: isAccount('MX'), theirs: (text) => stdnum.MX?.clabe?.validate(text).isValid === true },
    orCorrupted(numbers),
    runs,
  );
});

test('no.kontonr agrees, apart from known disagreements', () => {
  const numbers = fc.oneof(
    digits(11),
    fc.tuple(digits(4), fc.constant('00'), digits(5)).map((parts) => parts.join('')),
    digits(7),
  );
  expectAgreement(
    kontonummer,
    { ours: isAccount('NO'), theirs: (text) => stdnum.NO?.kontonr?.validate(text).isValid === true },
    orCorrupted(numbers),
    runs,
  );
});

test('nz.bank agrees, apart from known disagreements', () => {
  const branches = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...NEW_ZEALAND_BRANCHES) }, digits(6));
  const numbers = fc.tuple(branches, digits(7), fc.oneof(digits(3), fc.constant('000'))).map((parts) => parts.join(''));
  const everyDigit = numbers.chain((text) => fc.nat(9).map((digit) => `${text.slice(0, 12)}${digit}${text.slice(13)}`));
  expectAgreement(
    newZealandAccount,
    { ours: isAccount('NZ'), theirs: (text) => stdnum.NZ?.bank?.validate(text).isValid === true },
    orCorrupted(everyDigit),
    { numRuns: 2000 },
  );
});
