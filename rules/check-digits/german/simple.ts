/**
 * The German account check methods that are one weighted sum, a line each: the weights from the right, what follows from the sum, then where it is not
 * places 1 to 9 and the digit behind them, the first and the last place of the sum and the place of the check digit.
 *
 * Authority: Deutsche Bundesbank, "Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit".
 * Gotcha: remainder 1 modulo 11 is an impossible account in some methods (`complement11`) and check digit 0 in others (`complement11OrZero`).
 */
import {
  complement10,
  complement11,
  complement11OrZero,
  type Rule,
  remainder,
  tenBecomes,
  tenRepeats,
  transformed,
  units,
  weighted,
  weightedDigitSums,
} from './arithmetic.js';
import { m06 } from './in-iban-rules.js';

/** Repeated digit sums down to one digit (which is the sum modulo 9, with 9 for 0), then up to ten. */
const fromDigitalRoot = (sum: number): number => (10 - (1 + ((sum - 1) % 9))) % 10;

/** One less than the sum, modulo 11, taken from ten. The 10 is −1 modulo 11. */
export const fromSumLessOne = (sum: number): number => (10 - ((sum + 10) % 11)) % 10;

export const SIMPLE = {
  '00': weightedDigitSums('21', complement10),
  '01': weighted('371', complement10),
  '02': weighted('23456789', complement11),
  '03': weighted('21', complement10),
  '04': weighted('234567', complement11),
  '05': weighted('731', complement10),
  '06': m06,
  '07': weighted('23456789A', complement11),
  '10': weighted('23456789A', complement11OrZero),
  '11': weighted('23456789A', tenBecomes(9, complement11)),
  '14': weighted('234567', complement11, 4),
  '15': weighted('2345', complement11OrZero, 6),
  '16': weighted('234567', tenRepeats(complement11)),
  '17': weightedDigitSums('21', fromSumLessOne, 2, 7),
  '18': weighted('3971', complement10),
  '19': weighted('234567891', complement11OrZero),
  '20': weighted('234567893', complement11OrZero),
  '21': weightedDigitSums('21', fromDigitalRoot),
  '22': weighted('31', complement10, 1, 9, 10, units),
  '23': weighted('234567', tenRepeats(complement11), 1, 6),
  '28': weighted('2345678', complement11OrZero, 1, 7),
  '29': weighted('1234', complement10, 1, 9, 10, transformed),
  '30': weighted('212100002', complement10),
  '31': weighted('987654321', remainder(11)),
  '32': weighted('234567', complement11OrZero, 4),
  '33': weighted('23456', complement11OrZero, 5),
  '34': weighted('2485A97', complement11OrZero, 1, 7),
  '35': weighted('23456789A', tenRepeats(remainder(11))),
  '36': weighted('2485', complement11OrZero, 6),
  '37': weighted('2485A', complement11OrZero, 5),
  '38': weighted('2485A9', complement11OrZero, 4),
  '39': weighted('2485A97', complement11OrZero, 3),
  '40': weighted('2485A9736', complement11OrZero),
  '42': weighted('23456789', complement11OrZero, 2),
  '43': weighted('123456789', complement10),
  '44': weighted('2485A', complement11OrZero, 5),
  '46': weighted('23456', complement11OrZero, 3, 7),
  '47': weighted('23456', complement11OrZero, 4, 8),
  '48': weighted('234567', complement11OrZero, 3, 8),
  '55': weighted('234567878', complement11OrZero),
  '58': weighted('23456', complement11, 5),
  '60': weightedDigitSums('21', complement10, 3),
  '62': weightedDigitSums('21', complement10, 3, 7),
  '64': weighted('2485A9', complement11OrZero, 1, 6),
  '67': weightedDigitSums('21', complement10, 1, 7),
  '71': weighted('123456', tenBecomes(1, complement11), 2, 7, 10),
  '72': weightedDigitSums('21', complement10, 4),
  '92': weighted('371', complement10, 4),
  '94': weightedDigitSums('12', complement10),
  // The number itself modulo 11: 1 and 10 are what the powers of ten leave.
  '97': weighted('1A', tenBecomes(0, remainder(11))),
  D7: weightedDigitSums('21', remainder(10)),
  E0: weightedDigitSums('21', (sum) => complement10(sum + 7)),
} satisfies Record<string, Rule>;

/** No method of its own, but a part of many: ledger accounts (Sachkonten), which have 9 at place 3. */
export const LEDGER = weighted('2345678', complement11OrZero, 3);
