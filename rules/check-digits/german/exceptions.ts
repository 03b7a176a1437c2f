/**
 * The German account check methods whose rule depends on the account itself:
 * ranges without a check digit, ranges under another rule, check digits at another place.
 *
 * Authority: Deutsche Bundesbank, "Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit".
 * Gotcha: an account from a range without check digits passes; only the length and the range have been looked at.
 */
import { complement10, complement11, complement11OrZero, type Rule, weighted, weightedDigitSums } from './arithmetic.js';
import { allOf, anyOf, checkDigitAt, choose, unchecked, within, withoutSubAccount } from './combine.js';
import { fromSumLessOne, LEDGER, SIMPLE } from './simple.js';

/** Eleven less the remainder: 10 and 11 are no digits. */
const elevenLess = (sum: number): number => 11 - (sum % 11);

/** The same, with 7 for 10 and 8 for 11. */
const elevenLessOrThreeLess = (sum: number): number => {
  const found = elevenLess(sum);
  return found > 9 ? found - 3 : found;
};

/** Remainder 0 gives check digit 1, remainder 1 gives 0. */
const unitsOfElevenLess = (sum: number): number => elevenLess(sum) % 10;

const m57 = anyOf(
  allOf(/^(?:5[15]|6[1456]|70|7[3-9]|8[0-28]|9[45])/, anyOf(/^(?:7{6}|8{6})/, SIMPLE['94'])),
  allOf(/^(?:3[2-9]|4[1-9]|5[2-46-9]|6[0237-9]|7[12]|8[3-79]|9[0236-8])/, checkDigitAt(3, SIMPLE['94'])),
  /^(?:[45]0|9[19])/,
  // 01 to 31, then 01 to 12 at places 3 and 4, and less than 500 at places 7 to 9.
  /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d\d[0-4]/,
  /^0185125434$/,
);

/** Accounts of 6, 7 and 9 digits; those of 9 that begin with 9 have their number one place further right. */
const m75 = anyOf(
  allOf(/^000/, weightedDigitSums('21', complement10, 5)),
  allOf(/^0[1-8]/, weightedDigitSums('21', complement10, 2, 6)),
  allOf(/^09/, weightedDigitSums('21', complement10, 3, 7)),
);

export const EXCEPTIONS = {
  '08': anyOf(within(['0000000001', '0000059999']), SIMPLE['00']),
  // Under remainder 1 the check digit 0 is for account kinds 8 and 9 alone.
  '25': choose(/^.[89]/, weighted('23456789', complement11OrZero, 2), weighted('23456789', complement11, 2)),
  '26': choose(/^00/, withoutSubAccount('00', weighted('234567', complement11OrZero, 1, 7)), weighted('234567', complement11OrZero, 1, 7)),
  '27': choose(/^0/, SIMPLE['00'], SIMPLE['29']),
  '41': choose(/^...9/, SIMPLE['72'], SIMPLE['00']),
  '45': anyOf(/^(?:0|48|.{4}1)/, SIMPLE['00']),
  '54': allOf(/^49/, weighted('234567', elevenLess, 3)),
  '56': choose(/^9/, weighted('234567', elevenLessOrThreeLess), weighted('234567', elevenLess)),
  '57': m57,
  '59': anyOf(/^00/, SIMPLE['00']),
  '61': choose(/^.{8}8/, checkDigitAt(8, SIMPLE['00']), SIMPLE['67']),
  '65': choose(/^.{8}9/, checkDigitAt(8, SIMPLE['00']), SIMPLE['67']),
  '66': allOf(/^0/, anyOf(/^09/, weighted('23456007', unitsOfElevenLess, 2))),
  '69': anyOf(/^93/, allOf(/^(?!97)/, SIMPLE['28']), SIMPLE['29']),
  '70': choose(/^...(?:5|69)/, SIMPLE['32'], SIMPLE['06']),
  '75': m75,
  '78': anyOf(/^00[1-9]/, SIMPLE['00']),
  '79': anyOf(allOf(/^[3-8]/, SIMPLE['00']), allOf(/^[129]/, weightedDigitSums('21', complement10, 1, 8))),
  '82': choose(/^..99/, SIMPLE['10'], SIMPLE['33']),
  '88': choose(/^..9/, LEDGER, SIMPLE['32']),
  // Eight and nine digits, seven digits; all others have no check digit.
  '89': choose(/^0(?:[1-9]|0[1-9])/, SIMPLE['10'], choose(/^000[1-9]/, weightedDigitSums('234567', complement11OrZero, 4), unchecked)),
  '95': anyOf(
    within(
      ['0000000001', '0001999999'],
      ['0009000000', '0025999999'],
      ['0396000000', '0499999999'],
      ['0700000000', '0799999999'],
      ['0910000000', '0989999999'],
    ),
    SIMPLE['06'],
  ),
  '99': anyOf(within(['0396000000', '0499999999']), SIMPLE['06']),
  A0: anyOf(/^0{7}/, SIMPLE['44']),
  A1: allOf(/^(?:00)?[1-9]/, SIMPLE['60']),
  A6: choose(/^.8/, SIMPLE['00'], SIMPLE['01']),
  B0: allOf(/^[1-79]/, anyOf(/^.{7}[1236]/, SIMPLE['06'])),
  B2: choose(/^[89]/, SIMPLE['00'], SIMPLE['02']),
  B3: choose(/^9/, SIMPLE['06'], SIMPLE['32']),
  // Called method 02 there, but given with the weights of 07.
  B4: choose(/^9/, SIMPLE['00'], SIMPLE['07']),
  B7: choose(/^(?:000[1-5]|0[78])/, SIMPLE['01'], unchecked),
  C1: choose(/^5/, weightedDigitSums('12', fromSumLessOne), SIMPLE['17']),
  C3: choose(/^9/, SIMPLE['58'], SIMPLE['00']),
  C4: choose(/^9/, SIMPLE['58'], SIMPLE['15']),
  C5: anyOf(allOf(/^(?:0000[1-8]|0[1-8])/, m75), allOf(/^[14569]/, SIMPLE['29']), allOf(/^3/, SIMPLE['00']), /^(?:00[3-5]|70|85)/),
  D0: anyOf(/^57/, SIMPLE['20']),
  D8: anyOf(allOf(/^[1-9]/, SIMPLE['00']), /^00[1-9]/),
} satisfies Record<string, Rule>;
