/**
 * Card numbers while they are typed: groups of four, American Express 4-6-5.
 *
 * The gotcha: not every UnionPay card ends in a Luhn digit, so that digit is not asked of one.
 *
 * @see rules/banks/card-ranges.ts
 */
import { type CardRange, cardRanges, PAID_BY_CARD, unionPayRanges } from '../../rules/banks/card-ranges.js';
import { isLuhn } from '../../rules/check-digits/luhn.js';
import { type Gap, isUsualSeparator, type TypedForm, type TypedReading } from './as-typed.js';
import { complete } from './candidate.js';

/** True where the digits begin as a number of the range does, as far as both go. */
function beginsIn(digits: string, { from, to }: CardRange): boolean {
  const start = digits.slice(0, from.length);
  return start >= from.slice(0, start.length) && start <= to.slice(0, start.length);
}

function read(text: string, ranges: readonly CardRange[]): TypedReading {
  const foreign = text.search(/\D/);
  if (foreign >= 0) return { state: 'wrong', at: [foreign, foreign + 1] };
  const possible = ranges.filter((each) => beginsIn(text, each));
  if (possible.length === 0) return { state: 'wrong', at: [0, Math.min(text.length, 4)] };
  const lengths = possible.flatMap((each) => each.lengths);
  const isWhole = possible.some((each) => each.lengths.includes(text.length) && (unionPayRanges.includes(each) || isLuhn(text)));
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

/** The form of card numbers; in China, of UnionPay's. */
export const cardNumberForm = (country: string | undefined): TypedForm => ({
  isSeparator: isUsualSeparator,
  read: (text) => ({
    ...read(text, country === PAID_BY_CARD ? unionPayRanges : [...unionPayRanges, ...cardRanges]),
    gap: /^3[47]/.test(text) ? asAmericanExpress : inFours,
  }),
  // the numbers of no card: UnionPay's and Visa's for tests
  example: () => (country === PAID_BY_CARD ? '6200000000000005' : '4242424242424242'),
});
