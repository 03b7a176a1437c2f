/**
 * The German account check methods with several rules: an account is right where one of them holds.
 *
 * Authority: Deutsche Bundesbank, "Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit".
 * Gotcha: ledger accounts (Sachkonten: 9 at place 3, or 99 at places 3 and 4) never fall back to the rules of the others.
 */
import { complement, complement10, complement11, complement11OrZero, type Rule, weighted, weightedDigitSums } from './arithmetic.js';
import { allOf, anyOf, choose, within, withoutSubAccount } from './combine.js';
import { EXCEPTIONS } from './exceptions.js';
import { baseNumber, m63, m76 } from './in-iban-rules.js';
import { LEDGER, SIMPLE } from './simple.js';
import { m87Table } from './special.js';

const complement7 = complement(7);

const m50 = weighted('234567', complement11OrZero, 1, 6);

/** Places 5 to 9 under various sums. */
const sevens = weighted('23456', complement7, 5);
const tens = weighted('21', complement10, 5);
const digitSums = weightedDigitSums('21', complement10, 5);
const digitSumSevens = weightedDigitSums('21', complement7, 5);

/** Places 4 to 9 modulo 7. */
const longSevens = weighted('234567', complement7, 4);

/** Ledger accounts follow the exception of method 51, all others these rules. */
function customers(...rules: readonly Rule[]): Rule {
  return choose(/^..9/, anyOf(LEDGER, SIMPLE['10']), anyOf(...rules));
}

/** Without a sub-account in front, the number is at places 5 to 9, else at places 1 to 5. */
const m93 = choose(
  /^0000/,
  anyOf(SIMPLE['33'], sevens),
  anyOf(weighted('23456', complement11OrZero, 1, 5), weighted('23456', complement7, 1, 5)),
);

/** Six to nine digits; those from 400 000 000 have no check digit. In the second attempt places 3 and 4 do not count. */
const m68OfNine = anyOf(/^04/, SIMPLE['00'], weightedDigitSums('21212001', complement10, 2));

/** Ten digits have 9 at place 4. */
const m68 = choose(/^0/, allOf(/^(?!0{5})/, m68OfNine), allOf(/^...9/, SIMPLE['72']));

export const ATTEMPTS = {
  '13': anyOf(baseNumber, withoutSubAccount('00', baseNumber)),
  '49': anyOf(SIMPLE['00'], SIMPLE['01']),
  '50': anyOf(m50, withoutSubAccount('000', m50)),
  '51': customers(SIMPLE['32'], SIMPLE['33'], SIMPLE['72'], sevens),
  '63': m63,
  '68': m68,
  '73': customers(SIMPLE['72'], digitSums, digitSumSevens),
  // Six digits: also up to the next half of a ten (5, 15, 25, …).
  '74': anyOf(
    SIMPLE['00'],
    allOf(
      /^0000[1-9]/,
      weightedDigitSums('21', (sum) => complement10(sum + 5)),
    ),
    SIMPLE['04'],
  ),
  '76': anyOf(m76, withoutSubAccount('00', m76)),
  '80': customers(digitSums, digitSumSevens),
  '81': customers(SIMPLE['32']),
  '83': choose(/^..99/, LEDGER, anyOf(SIMPLE['32'], SIMPLE['33'], sevens)),
  '84': customers(SIMPLE['33'], sevens, tens),
  '85': choose(/^..99/, weighted('2345678', complement11, 3), anyOf(SIMPLE['32'], SIMPLE['33'], sevens)),
  '86': customers(SIMPLE['72'], SIMPLE['32']),
  '87': customers(m87Table, SIMPLE['33'], sevens, SIMPLE['32']),
  '90': choose(
    /^..9/,
    LEDGER,
    anyOf(SIMPLE['32'], SIMPLE['33'], sevens, weighted('23456', complement(9), 5), tens, weighted('21', complement7, 4)),
  ),
  '91': anyOf(m50, weighted('765432', complement11OrZero, 1, 6), weighted('234056789A', complement11OrZero, 1, 10, 7), SIMPLE['64']),
  '93': m93,
  '96': anyOf(SIMPLE['19'], SIMPLE['00'], within(['0001300000', '0099399999'])),
  '98': anyOf(weighted('317', complement10, 3), SIMPLE['32']),
  A2: anyOf(SIMPLE['00'], SIMPLE['04']),
  A3: anyOf(SIMPLE['00'], SIMPLE['10']),
  A4: choose(/^..99/, anyOf(SIMPLE['33'], m93), anyOf(SIMPLE['32'], longSevens, m93)),
  A5: anyOf(SIMPLE['00'], allOf(/^[^9]/, SIMPLE['10'])),
  A7: anyOf(SIMPLE['00'], SIMPLE['03']),
  A8: customers(SIMPLE['32'], SIMPLE['72']),
  A9: anyOf(SIMPLE['01'], SIMPLE['06']),
  B1: anyOf(SIMPLE['05'], SIMPLE['01'], SIMPLE['00']),
  B5: anyOf(SIMPLE['05'], allOf(/^[0-7]/, SIMPLE['00'])),
  B8: anyOf(SIMPLE['20'], SIMPLE['29'], /^(?:5[1-9]|90[1-9]|910)/),
  C2: anyOf(SIMPLE['22'], SIMPLE['00'], SIMPLE['04']),
  C7: anyOf(m63, SIMPLE['06']),
  C8: anyOf(SIMPLE['00'], SIMPLE['04'], SIMPLE['07']),
  C9: anyOf(SIMPLE['00'], SIMPLE['07']),
  D2: anyOf(EXCEPTIONS['95'], SIMPLE['00'], m68),
  D3: anyOf(SIMPLE['00'], EXCEPTIONS['27']),
  D5: choose(/^..99/, LEDGER, anyOf(SIMPLE['32'], longSevens, weighted('234567', complement10, 4))),
  D6: anyOf(SIMPLE['07'], SIMPLE['03'], SIMPLE['00']),
  D9: anyOf(SIMPLE['00'], SIMPLE['10'], SIMPLE['18']),
  E3: anyOf(SIMPLE['00'], SIMPLE['21']),
  E4: anyOf(SIMPLE['02'], SIMPLE['00']),
} satisfies Record<string, Rule>;
