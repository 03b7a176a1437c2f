/**
 * IBANs of Israel: bank, branch and account number, which most banks check by a rule of their own.
 *
 * Banks are known by two digits; the IBAN puts a zero before them.
 *
 * The gotcha: the rules of 14, 31, 46 and 52 were written down in two ways; what fails has failed both. The document in force (December 2024)
 * was not read, only one of 2011 and programs after either, so a failed check is a warning. Of some banks one program alone has a rule: an
 * `info`. Banks that merged keep the old code, and its rule, for a while.
 *
 * @see IBAN registry, release 102, entry IL
 * @see MASAV, rules for the validity of account numbers, 1 May 2011
 * @see github.com/soryy708/il-bank-account-validator, 2022-06-28
 * @see github.com/EliShteinman/il-bank-validator, 2025-07-18
 */
import {
  anyReading,
  atBranches,
  complement,
  israeliAccount,
  lastSix,
  lessFourHundred,
  leumi,
  mod97AfterBranch,
  type Reading,
  weightedAccount,
  wholeAccount,
  withBranch,
} from '../../check-digits/israeli-account.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

const FIELDS = { bank: 'bank', branch: 'branch', account: 'account' } as const;

const OTSAR_TWO = ['347', '365', '384', '385', '361', '362', '363'];
const OTSAR_FOUR = ['361', '362', '363'];
const MASSAD_TWO = ['154', '166', '178', '181', '183', '191', '192', '503', '505', '507', '515', '516', '527', '539'];

/** First International, PAGI, Massad and Otsar Ha-Hayal in the program of 2025. */
const groupOf2025 = anyReading(
  atBranches(OTSAR_TWO, withBranch(0, 2), anyReading(withBranch(0, 6), lastSix(0, 6))),
  atBranches(OTSAR_FOUR, withBranch(4)),
);
const international = anyReading(wholeAccount(0, 6), lastSix(0, 6), groupOf2025);
const allButBranchesFrom900: Reading = (branch, account) => branch >= '900' || mod97AfterBranch(branch, account);

const checks = [
  advisory(
    israeliAccount('il-account', FIELDS, {
      '004': withBranch(0, 2),
      '009': weightedAccount([9, 8, 7, 6, 5, 4, 3, 2, 1], 10, 0),
      '010': leumi,
      '011': wholeAccount(0, 2, 4),
      '012': withBranch(0, 2, 4, 6),
      '014': anyReading(
        withBranch(0),
        atBranches(OTSAR_TWO, withBranch(2)),
        atBranches(OTSAR_FOUR, withBranch(4)),
        wholeAccount(0),
        lastSix(0),
        groupOf2025,
      ),
      '017': wholeAccount(0, 2, 4),
      '020': lessFourHundred(withBranch(0, 2, 4)),
      '022': complement([3, 2, 7, 6, 5, 4, 3, 2]),
      '031': international,
      '046': anyReading(withBranch(0), atBranches(MASSAD_TWO, withBranch(2)), wholeAccount(0), lastSix(0), groupOf2025),
      '052': international,
    }),
  ),
  advisory(
    israeliAccount('il-account-one-source', FIELDS, {
      '003': wholeAccount(0),
      '015': mod97AfterBranch,
      '018': mod97AfterBranch,
      '021': wholeAccount(0, 2),
      '023': atBranches(
        ['101'],
        (_, account) => account[6] === '4' || account[6] === '9',
        atBranches(
          ['102'],
          (_, account) => account.endsWith('001'),
          () => true,
        ),
      ),
      '035': allButBranchesFrom900,
      '047': complement([9, 8, 6, 4, 3, 7, 2, 5]),
      '058': weightedAccount([1, 9, 2, 3, 4, 5, 6, 7, 8], 11, 0),
      '069': allButBranchesFrom900,
      '079': mod97AfterBranch,
    }),
    'info',
  ),
];

export const IL = country({
  code: 'IL',
  bban: 'bank:3n branch:3n account:13n',
  checks,
});

export const examples: CountryExamples = {
  // the registry's, then those of the MASAV document and of the programs
  valid: [
    'IL620108000000099999999',
    'IL070106070000011710022',
    'IL840125710000000041116',
    'IL690042840000000050067',
    'IL410118000000000032018',
    'IL820178000000000031005',
    'IL720204060000000160778',
    'IL260318000000000032018',
    'IL490528000000000032048',
    'IL830090010000059121900',
    'IL790220010000700241017',
    'IL180461540000000041116',
    'IL280461810000000041113',
    'IL340145710000000041116',
    'IL330143850000000041111',
    'IL680143630000000041102',
    'IL030180010000123456771',
    'IL530351000000001234593',
    'IL560790190000012345637',
    'IL670030010000247652342',
    'IL200470010000700241014',
    'IL460210010000016632427',
    'IL900580010000162144279',
  ],
  invalid: {
    IL640108000000099999999: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    IL62010800000009999999: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
    IL850109360000007869661: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    IL570125710000000041117: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    IL420042840000000050068: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    IL140118000000000032019: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    IL550200060000000160779: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    IL560090010000059121901: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    IL520220010000700241018: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
  },
};
