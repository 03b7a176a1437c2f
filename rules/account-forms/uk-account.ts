/**
 * British account numbers that are not eight digits long, as the eight digits that a payment carries.
 *
 * Six and seven digits are filled with zeros on the left. Santander writes nine: the first takes the place of the last digit of the
 * sort code. Coventry and Dunfermline building societies write nine, too, and leave out the first. National Westminster writes ten, of which the last eight count; the Co-operative Bank and Leeds Building Society write
 * ten, of which the first eight count. Any other long number is refused: dropping digits would pay someone else.
 *
 * The gotcha: the publication names institutions, not sort codes. The ranges here are those that the institution itself uses, without those that
 * other banks use under the same first digits. Which building societies leave out the first of nine digits no list says: here are those that say it themselves.
 *
 * @see Pay.UK / VocaLink, Validating account numbers – UK modulus checking, section 2.1.2, nonstandard account numbers: "Santander (formerly Alliance &
 * Leicester Commercial Bank plc)"; its weight table counts the last digit of these sort codes as the first of nine
 * @see https://github.com/AntoineAugusti/moduluschecking/issues/17: Coventry Building Society, frequent questions; its sort code is 40-63-01. Read 2026-11-28
 * @see Bacs, Crediting and debiting building society accounts, service user’s guide, version 25.0: Dunfermline Building Society, 83-92-06
 */

/** A sort code and an account number of exactly six and eight digits. */
export interface UkAccount {
  readonly sortCode: string;
  readonly account: string;
}

interface LongForm {
  readonly digits: number;
  readonly sortCodes: RegExp;
  readonly rewrite: (sortCode: string, account: string) => UkAccount;
}

const LONG_FORMS: readonly LongForm[] = [
  // Santander: formerly Abbey National (09), Girobank and Alliance & Leicester (72), and its Commercial Bank (89-00 to 89-29)
  {
    digits: 9,
    sortCodes: /^(?:09|72|89[0-2])/,
    rewrite: (sortCode, account) => ({ sortCode: sortCode.slice(0, 5) + account.charAt(0), account: account.slice(1) }),
  },
  // Coventry and Dunfermline building societies
  { digits: 9, sortCodes: /^(?:406301|839206)$/, rewrite: (sortCode, account) => ({ sortCode, account: account.slice(1) }) },
  // National Westminster: formerly District (01), National Provincial (50 to 59), Westminster (60 to 66); 60-83 and 60-84 are used by other banks
  { digits: 10, sortCodes: /^(?:01|5\d|60(?!8[34])|6[1-6])/, rewrite: (sortCode, account) => ({ sortCode, account: account.slice(2) }) },
  // The Co-operative Bank, and the building societies at its sort codes; 08-30 to 08-39 is Citibank
  { digits: 10, sortCodes: /^08(?!3)/, rewrite: (sortCode, account) => ({ sortCode, account: account.slice(0, 8) }) },
];

/**
 * The sort code and the account number in their standard lengths; undefined where no rule says how.
 *
 * @example
 * normaliseUkAccount('200000', '123456');       // { sortCode: '200000', account: '00123456' }
 * normaliseUkAccount('090126', '812345678');    // { sortCode: '090128', account: '12345678' }
 * normaliseUkAccount('406301', '123456789');    // { sortCode: '406301', account: '23456789' }
 * normaliseUkAccount('600001', '0112345678');   // { sortCode: '600001', account: '12345678' }
 */
export function normaliseUkAccount(sortCode: string, account: string): UkAccount | undefined {
  if (!/^\d{6}$/.test(sortCode) || !/^\d{6,10}$/.test(account)) return undefined;
  if (account.length <= 8) return { sortCode, account: account.padStart(8, '0') };
  const form = LONG_FORMS.find(({ digits, sortCodes }) => digits === account.length && sortCodes.test(sortCode));
  return form?.rewrite(sortCode, account);
}
