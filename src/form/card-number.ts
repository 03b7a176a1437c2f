/**
 * Card numbers while they are typed: groups of four, American Express 4-6-5.
 *
 * The gotcha: not every UnionPay card ends in a Luhn digit, so that digit is not asked of one.
 *
 * @see ISO/IEC 7812-1:2017; `identifiers/card-number.ts` has these ranges but for UnionPay's 81, the method `UNIONPAY_CARD` those of UnionPay
 */
import { isLuhn } from '../../rules/check-digits/luhn.js';
import { type Gap, isUsualSeparator, type Reading, type TypedForm } from './as-typed.js';
import { complete } from './candidate.js';

/** The numbers that begin with `from` to `to`, and how long they are. */
interface Range {
  readonly from: string;
  readonly to: string;
  readonly lengths: readonly number[];
  /** The last digit may be any. */
  readonly isUnchecked?: true;
}

const range = (from: string, to: string, ...lengths: readonly number[]): Range => ({ from, to, lengths });

const UNIONPAY: readonly Range[] = [
  { ...range('62', '62', 16, 17, 18, 19), isUnchecked: true },
  { ...range('81', '81', 16, 17, 18, 19), isUnchecked: true },
];

/** UnionPay; American Express; JCB, Visa, Mastercard, Mir, Discover and RuPay. */
const RANGES: readonly Range[] = [
  ...UNIONPAY,
  range('34', '34', 15),
  range('37', '37', 15),
  range('352', '358', 16),
  range('4', '4', 16, 18, 19),
  range('51', '55', 16),
  range('2200', '2204', 16),
  range('2221', '2720', 16),
  range('6011', '6011', 16),
  range('65', '65', 16, 19),
];

/** True where the digits begin as a number of the range does, as far as both go. */
function beginsIn(digits: string, { from, to }: Range): boolean {
  const start = digits.slice(0, from.length);
  return start >= from.slice(0, start.length) && start <= to.slice(0, start.length);
}

function read(text: string, ranges: readonly Range[]): Reading {
  const foreign = text.search(/\D/);
  if (foreign >= 0) return { state: 'wrong', at: [foreign, foreign + 1] };
  const possible = ranges.filter((each) => beginsIn(text, each));
  if (possible.length === 0) return { state: 'wrong', at: [0, Math.min(text.length, 4)] };
  const lengths = possible.flatMap((each) => each.lengths);
  const isWhole = possible.some((each) => each.lengths.includes(text.length) && (each.isUnchecked === true || isLuhn(text)));
  if (isWhole) return complete;
  const longest = Math.max(...lengths);
  if (text.length > longest) return { state: 'wrong', at: [longest, text.length] };
  const longer = lengths.filter((length) => length > text.length);
  // what has all its digits and is not right is wrong as a whole
  return longer.length === 0
    ? { state: 'wrong', at: [0, text.length] }
    : { state: 'incomplete', remaining: Math.min(...longer) - text.length };
}

const inFours: Gap = (index) => (index > 0 && index % 4 === 0 ? ' ' : '');
const asAmericanExpress: Gap = (index) => (index === 4 || index === 10 ? ' ' : '');

/** In China UnionPay's cards are paid to, and no others. */
const PAID_TO_CARDS = 'CN';

/** Card numbers, in China UnionPay's. */
export const cardNumberForm = (country: string | undefined): TypedForm => ({
  isSeparator: isUsualSeparator,
  read: (text) => ({
    ...read(text, country === PAID_TO_CARDS ? UNIONPAY : RANGES),
    gap: /^3[47]/.test(text) ? asAmericanExpress : inFours,
  }),
  // the numbers of no card: UnionPay's and Visa's for tests
  example: () => (country === PAID_TO_CARDS ? '6200000000000005' : '4242424242424242'),
});
