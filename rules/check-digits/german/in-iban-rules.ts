/**
 * The German account check methods that IBAN rules ask for: 06, 63 and 76.
 *
 * Authority: Deutsche Bundesbank, "Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit".
 * Gotcha: apart from the others, so that whoever builds IBANs does not load all methods. `m76` is method 76 without its second attempt.
 */
import { complement10, complement11OrZero, remainder, weighted, weightedDigitSums } from './arithmetic.js';
import { allOf, anyOf, withoutSubAccount } from './combine.js';

export const m06 = weighted('234567', complement11OrZero);

/** Places 2 to 7 hold the base number; the sub-account behind the check digit may be left out. */
export const baseNumber = weightedDigitSums('21', complement10, 2, 7);
const baseNumberOfNine = allOf(/^0/, baseNumber);
export const m63 = anyOf(baseNumberOfNine, withoutSubAccount('00', baseNumberOfNine));

/** The check digit is at place 8, and the account kind at place 1 is one of these. */
export const m76 = allOf(/^[046-9]/, weighted('234567', remainder(11), 2, 7));
