/**
 * Orders the accounts of a text: first one behind the name of the payee, one in the currency of the amount, one that a sentence asks to pay by its name, one that is called the new one.
 *
 * The gotcha: without such a word the order is that of the text. What speaks for two accounts speaks for none.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { currencySigns, invoiceCurrencies } from '../../rules/words/invoice-currencies.js';
import { notWords, payWords } from '../../rules/words/small-words.js';
import { findAmounts } from './amounts.js';
import type { Group } from './assemble.js';
import type { AccountPiece } from './found.js';
import { oneOf } from './patterns.js';
import type { Pieces } from './pieces.js';

/** The longest text between an account and what stands for its currency, or between the payee and the account. */
const NEAR = 60;
const PAYEE_REACH = 300;
const BLANK_LINE = /\n[ \t]*\r?\n/;

const CURRENCY = /* @__PURE__ */ lazy(
  () => new RegExp(`(?<![\\p{L}\\d])(?:${[...invoiceCurrencies, ...Object.keys(currencySigns)].join('|')})(?![\\p{L}\\d])`, 'gu'),
);

const numberOf = ({ iban, account, proxy }: Group): AccountPiece | undefined => iban ?? account ?? proxy;

const currenciesIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(CURRENCY()), ([written]) => currencySigns[written] ?? written)),
];

/** The text of the line before a place. */
const ownLineBefore = (text: string, at: number): string => {
  const before = text.slice(Math.max(0, at - NEAR), at);
  return before.slice(before.lastIndexOf('\n') + 1);
};

/** The text of the line before a place, with the line above where nothing else stands before it. */
function lineBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - NEAR), at);
  const line = ownLineBefore(text, at);
  if (line.length === before.length || currenciesIn(line).length > 0 || /\p{L}{3}.*\p{L}{3}/u.test(line)) return line;
  return before.slice(before.lastIndexOf('\n', before.length - line.length - 2) + 1);
}

/** The currency that stands beside an account, if one does: on its line, else on the line above. */
function currencyOf(text: string, { range: [start, end] }: AccountPiece): string | undefined {
  const [behind = ''] = /^[^\n\r\d]{0,12}/.exec(text.slice(end, end + 12)) ?? [];
  const sides = [ownLineBefore(text, start), behind, lineBefore(text, start)];
  const found = sides.map(currenciesIn).find(({ length }) => length > 0) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

/** The one for which a property speaks, where it speaks for no other. */
function only(groups: readonly Group[], speaksFor: (number: AccountPiece) => boolean): Group | undefined {
  const chosen = groups.filter((group) => {
    const number = numberOf(group);
    return number !== undefined && speaksFor(number);
  });
  return chosen.length === 1 ? chosen[0] : undefined;
}

/** The account in the currency of the amounts, where another is in another. */
function ofCurrency(text: string, groups: readonly Group[], { places }: Pieces): Group | undefined {
  const amounts = new Set(findAmounts(text, places).flatMap(({ kind, value }) => (kind === 'CURRENCY' ? [value] : [])));
  if (amounts.size !== 1) return undefined;
  return only(groups, (number) => amounts.has(currencyOf(text, number) ?? ''));
}

/** The account that stands behind a word for the payee, where the first of the text has none. */
function ofPayee(text: string, groups: readonly Group[], { payees }: Pieces): Group | undefined {
  const numbers = groups.flatMap((group) => numberOf(group) ?? []);
  const [first] = groups;
  const behind = new Set(
    payees.flatMap((payee) => {
      const next = numbers.find(({ range: [start] }) => start > payee);
      const isNear = next !== undefined && next.range[0] - payee < PAYEE_REACH && !BLANK_LINE.test(text.slice(payee, next.range[0]));
      return isNear ? [next] : [];
    }),
  );
  const isOwn =
    first === undefined || first.name !== undefined || first.anyName !== undefined || behind.has(numberOf(first) as AccountPiece);
  return isOwn ? undefined : groups.find((group) => behind.has(numberOf(group) as AccountPiece));
}

const ASKED = /* @__PURE__ */ lazy(() => new RegExp(`(?<![\\p{L}])${oneOf(payWords)}(?![\\p{L}])`, 'iu'));
const DENIED = /* @__PURE__ */ lazy(() => new RegExp(`(?<![\\p{L}])${oneOf(notWords)}(?![\\p{L}])`, 'iu'));
const LABEL_WORD = /* @__PURE__ */ lazy(() => /^[\s>•*-]{0,6}(\p{L}[\p{L}-]{5,30})[^\p{L}\d]{1,4}(?:IBAN[: ]{1,3})?$/u);

/** The account whose own name a sentence says behind “pay”. */
function ofSentence(text: string, groups: readonly Group[]): Group | undefined {
  return only(groups, ({ range: [start] }) => {
    const [, word = ''] = LABEL_WORD().exec(lineBefore(text, start)) ?? [];
    const places =
      word === '' ? [] : Array.from(text.matchAll(new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'gu')), ({ index }) => index);
    return places.some((at) => {
      const before =
        text
          .slice(Math.max(0, at - NEAR), at)
          .split(/[.!?]\s|\n/)
          .at(-1) ?? '';
      return ASKED().test(before) && !DENIED().test(before);
    });
  });
}

/** The groups, the likeliest first. */
export function orderGroups(text: string, groups: readonly Group[], pieces: Pieces): readonly Group[] {
  if (groups.length < 2) return groups;
  const first =
    ofCurrency(text, groups, pieces) ??
    ofSentence(text, groups) ??
    only(groups, (number) => pieces.renewed.has(number)) ??
    ofPayee(text, groups, pieces);
  return first === undefined ? groups : [first, ...groups.filter((group) => group !== first)];
}
