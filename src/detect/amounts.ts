/**
 * Amounts behind a label such as “Total” or “Betrag”, with their currency. An instruction has no member for them.
 *
 * The gotcha: 1.234 is one thousand in Germany and little more than one in England. So an amount is read only with two decimals, or without any separator and with a
 * currency.
 */
import { currencySigns, invoiceCurrencies } from '../../rules/words/invoice-currencies.js';
import { beforeAmounts } from '../../rules/words/small-words.js';
import type { Found } from './found.js';
import { oneOf } from './patterns.js';
import type { LabelPlace } from './places.js';

const CURRENCY = /* @__PURE__ */ ['[A-Z]{3}', ...Object.keys(currencySigns)].join('|');
const AMOUNT = new RegExp(
  `(?:${oneOf(beforeAmounts)} )?(?:(${CURRENCY})[ \\u00a0]?)?(\\d{1,3}(?:([.,'’ \\u00a0\\u202f])\\d{3}(?:\\3\\d{3})*)|\\d{1,12})(?:([.,])(\\d\\d))?(?![\\d.,'’]*\\d)(?:[ \\u00a0]?(${CURRENCY})(?![A-Za-z\\d]))?`,
  'y',
);

const currencyOf = (written: string | undefined): string | undefined => {
  const code = written === undefined ? undefined : (currencySigns[written] ?? written);
  return code !== undefined && invoiceCurrencies.includes(code) ? code : undefined;
};

/** The amount that begins at a place, and its currency. */
function readAmount(text: string, at: number): readonly Found[] {
  AMOUNT.lastIndex = at;
  const match = AMOUNT.exec(text);
  if (match === null) return [];
  const [whole, before, digits = '', separator, point, decimals, after] = match;
  const written = currencyOf(before) === undefined ? after : before;
  const currency = currencyOf(written);
  const isClear = decimals === undefined ? separator === undefined && currency !== undefined : separator !== point;
  if (!isClear) return [];
  const start = at + whole.indexOf(digits);
  const end = start + digits.length + (decimals === undefined ? 0 : 3);
  const value = digits.replace(/\D/g, '') + (decimals === undefined ? '' : `.${decimals}`);
  const amount: Found = { kind: 'AMOUNT', value, range: [start, end], because: 'LABEL' };
  if (currency === undefined || written === undefined) return [amount];
  const place = written === before ? at + whole.indexOf(written) : at + whole.lastIndexOf(written);
  return [amount, { kind: 'CURRENCY', value: currency, range: [place, place + written.length], because: 'LABEL' }];
}

/** The labelled amounts of a text. */
export const findAmounts = (text: string, places: readonly LabelPlace[]): readonly Found[] =>
  places.filter(({ meanings }) => meanings.some(({ meaning }) => meaning === 'amount')).flatMap(({ at }) => readAmount(text, at));
