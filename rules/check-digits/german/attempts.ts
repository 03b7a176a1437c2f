/**
 * The German account check methods that try several rules, one after the other.
 *
 * Authority: Deutsche Bundesbank, "Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit".
 * Gotcha: ledger accounts (Sachkonten: 9 at place 3, or 99 at places 3 and 4) never fall back to the rules of the others.
 */
import { crossSummed, type Rule, rest, upTo, upTo10, upTo11, upTo11OrZero, weighted } from './arithmetic.js';
import { both, choose, either, within, withoutSubAccount } from './combine.js';
import { EXCEPTIONS } from './exceptions.js';
import { LEDGER, SIMPLE } from './simple.js';
import { m87Table } from './special.js';

const upTo7 = upTo(7);

/** Places 2 to 7 hold the base number; the sub-account behind the check digit may be left out. */
const baseNumber = crossSummed('21', upTo10, 2, 7);
const baseNumberOfNine = both(/^0/, baseNumber);
const m63 = either(baseNumberOfNine, withoutSubAccount('00', baseNumberOfNine));

const m50 = weighted('234567', upTo11OrZero, 1, 6);

/** The account kind at place 1 is one of these. */
const m76 = both(/^[046-9]/, weighted('234567', rest(11), 2, 7));

/** Places 5 to 9 under various sums. */
const sevens = weighted('23456', upTo7, 5);
const tens = weighted('21', upTo10, 5);
const crossSums = crossSummed('21', upTo10, 5);
const crossSumSevens = crossSummed('21', upTo7, 5);

/** Places 4 to 9 modulo 7. */
const longSevens = weighted('234567', upTo7, 4);

/** Ledger accounts follow the exception of method 51, all others these rules. */
function customers(...rules: readonly Rule[]): Rule {
  return choose(/^..9/, either(LEDGER, SIMPLE['10']), either(...rules));
}

/** Without a sub-account in front, the number is at places 5 to 9, else at places 1 to 5. */
const m93 = choose(/^0000/, either(SIMPLE['33'], sevens), either(weighted('23456', upTo11OrZero, 1, 5), weighted('23456', upTo7, 1, 5)));

/** Six to nine digits; those from 400 000 000 have no check digit. In the second attempt places 3 and 4 do not count. */
const m68OfNine = either(/^04/, SIMPLE['00'], crossSummed('21212001', upTo10, 2));

/** Ten digits have 9 at place 4. */
const m68 = choose(/^0/, both(/^(?!0{5})/, m68OfNine), both(/^...9/, SIMPLE['72']));

export const ATTEMPTS = {
  '13': either(baseNumber, withoutSubAccount('00', baseNumber)),
  '49': either(SIMPLE['00'], SIMPLE['01']),
  '50': either(m50, withoutSubAccount('000', m50)),
  '51': customers(SIMPLE['32'], SIMPLE['33'], SIMPLE['72'], sevens),
  '63': m63,
  '68': m68,
  '73': customers(SIMPLE['72'], crossSums, crossSumSevens),
  // Six digits: also up to the next half of a ten (5, 15, 25, …).
  '74': either(
    SIMPLE['00'],
    both(
      /^0000[1-9]/,
      crossSummed('21', (sum) => upTo10(sum + 5)),
    ),
    SIMPLE['04'],
  ),
  '76': either(m76, withoutSubAccount('00', m76)),
  '80': customers(crossSums, crossSumSevens),
  '81': customers(SIMPLE['32']),
  '83': choose(/^..99/, LEDGER, either(SIMPLE['32'], SIMPLE['33'], sevens)),
  '84': customers(SIMPLE['33'], sevens, tens),
  '85': choose(/^..99/, weighted('2345678', upTo11, 3), either(SIMPLE['32'], SIMPLE['33'], sevens)),
  '86': customers(SIMPLE['72'], SIMPLE['32']),
  '87': customers(m87Table, SIMPLE['33'], sevens, SIMPLE['32']),
  '90': choose(/^..9/, LEDGER, either(SIMPLE['32'], SIMPLE['33'], sevens, weighted('23456', upTo(9), 5), tens, weighted('21', upTo7, 4))),
  '91': either(m50, weighted('765432', upTo11OrZero, 1, 6), weighted('234056789A', upTo11OrZero, 1, 10, 7), SIMPLE['64']),
  '93': m93,
  '96': either(SIMPLE['19'], SIMPLE['00'], within(['0001300000', '0099399999'])),
  '98': either(weighted('317', upTo10, 3), SIMPLE['32']),
  A2: either(SIMPLE['00'], SIMPLE['04']),
  A3: either(SIMPLE['00'], SIMPLE['10']),
  A4: choose(/^..99/, either(SIMPLE['33'], m93), either(SIMPLE['32'], longSevens, m93)),
  A5: either(SIMPLE['00'], both(/^[^9]/, SIMPLE['10'])),
  A7: either(SIMPLE['00'], SIMPLE['03']),
  A8: customers(SIMPLE['32'], SIMPLE['72']),
  A9: either(SIMPLE['01'], SIMPLE['06']),
  B1: either(SIMPLE['05'], SIMPLE['01'], SIMPLE['00']),
  B5: either(SIMPLE['05'], both(/^[0-7]/, SIMPLE['00'])),
  B8: either(SIMPLE['20'], SIMPLE['29'], /^(?:5[1-9]|90[1-9]|910)/),
  C2: either(SIMPLE['22'], SIMPLE['00'], SIMPLE['04']),
  C7: either(m63, SIMPLE['06']),
  C8: either(SIMPLE['00'], SIMPLE['04'], SIMPLE['07']),
  C9: either(SIMPLE['00'], SIMPLE['07']),
  D2: either(EXCEPTIONS['95'], SIMPLE['00'], m68),
  D3: either(SIMPLE['00'], EXCEPTIONS['27']),
  D5: choose(/^..99/, LEDGER, either(SIMPLE['32'], longSevens, weighted('234567', upTo10, 4))),
  D6: either(SIMPLE['07'], SIMPLE['03'], SIMPLE['00']),
  D9: either(SIMPLE['00'], SIMPLE['10'], SIMPLE['18']),
  E3: either(SIMPLE['00'], SIMPLE['21']),
  E4: either(SIMPLE['02'], SIMPLE['00']),
} satisfies Record<string, Rule>;
