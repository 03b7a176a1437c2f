/**
 * Finds accounts that a text names but hardly asks to pay: “your account”, “our old account”, the account of a direct debit mandate, the block of the customer. They
 * are the last candidates, and get no name from elsewhere in the text.
 *
 * The gotcha: “Customer” and “From” count only at the head of a block; “your account” counts anywhere.
 */

import type { LabelMeaning } from '../../rules/vocabulary/label.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { debited, transferWords } from '../../rules/words/payer-labels.js';
import { numberBehindPayer } from '../../rules/words/small-words.js';
import type { Label } from '../identifiers/labels.js';
import type { AccountPiece } from './found.js';
import { oneOf } from './patterns.js';
import { isAtStart, isFollowedByValue } from './values.js';

/** The longest text between such words and their account. A sentence or paragraph that ends before it ends their effect. */
const REACH = 250;
const END = /* @__PURE__ */ lazy(() => /[.!?]\s+\p{Lu}\p{Ll}|\n[ \t>]*\r?\n/u);

/** False for a word such as “from” in a sentence, which is a label only where it heads a block. */
export const isMeant = (text: string, label: Label): boolean =>
  label.meanings.some(({ isHeading }) => isHeading !== true) ||
  (isFollowedByValue(text, label) &&
    (isAtStart(text, label.start) || /^ ?(?:\([^)\n]{1,20}\) ?)?:/.test(text.slice(label.end, label.end + 26))));

const means = ({ meanings }: Label, ...wanted: readonly LabelMeaning[]): boolean =>
  meanings.some(({ meaning }) => wanted.includes(meaning));

/** The accounts that are the first behind a label of this meaning, if they belong to it. */
function accountsBehind(
  text: string,
  labels: readonly Label[],
  accounts: readonly AccountPiece[],
  meaning: LabelMeaning,
  isOf: (account: number, label: Label, next: Label | undefined) => boolean,
): ReadonlySet<AccountPiece> {
  const found = new Set<AccountPiece>();
  let at = 0;
  for (const [index, label] of labels.entries()) {
    if (!means(label, meaning)) continue;
    while (at < accounts.length && (accounts[at] as AccountPiece).range[0] < label.end) at += 1;
    const before = accounts[at - 1];
    // “IBAN … (do not use)” speaks of the account before it
    if (meaning === 'unlikely' && before !== undefined && text.slice(before.range[1], label.start).trim() === '(') {
      found.add(before);
      continue;
    }
    const account = accounts[at];
    if (account === undefined) continue;
    if (isOf(account.range[0], label, labels[index + 1])) found.add(account);
  }
  return found;
}

/** The accounts behind words that say so, in the same paragraph. */
export const findUnlikely = (text: string, labels: readonly Label[], accounts: readonly AccountPiece[]): ReadonlySet<AccountPiece> =>
  accountsBehind(text, labels, accounts, 'unlikely', (account, { end }) => account - end <= REACH && !END().test(text.slice(end, account)));

/** What may stand between a label and the number directly behind it. */
const BESIDE = /* @__PURE__ */ lazy(() => new RegExp(`^[ \\u00a0:=(]{0,4}(?:${numberBehindPayer})?[ \\u00a0:=]{0,4}$`, 'i'));

/**
 * The accounts directly behind a word for the payer, in sentences, too; “account” or “IBAN” may stand between, “your account” stays unlikely. Farther away the word may say something else, such as
 * who bears the charges.
 */
const findLabelledPayers = (text: string, labels: readonly Label[], accounts: readonly AccountPiece[]): ReadonlySet<AccountPiece> =>
  accountsBehind(text, labels, accounts, 'payer', (account, { end }, next) =>
    next === undefined || next.start >= account
      ? BESIDE().test(text.slice(end, account))
      : means(next, 'account', 'iban') &&
        !means(next, 'unlikely') &&
        BESIDE().test(text.slice(end, next.start)) &&
        BESIDE().test(text.slice(next.end, account)),
  );

/** “to our account no.”: it ends before the account. */
const wordsBefore = (list: string): string => `${oneOf(list)}(?: ${oneOf(transferWords.account)}\\.?){0,4}:? ?\\(?$`;
const BEFORE_FROM = /* @__PURE__ */ lazy(() => new RegExp(`(?:^|[^\\p{L}])${wordsBefore(transferWords.from)}`, 'iu'));
const BEFORE_TO = /* @__PURE__ */ lazy(() => new RegExp(`^\\)?,? ${wordsBefore(transferWords.to)}`, 'iu'));
/** The longest text between two accounts of one transfer, and that before the first. */
const MAX_WORDS = 80;

/** The first of two accounts in “from … to …”. */
const findTransferred = (text: string, accounts: readonly AccountPiece[]): readonly AccountPiece[] =>
  accounts.filter((account, index) => {
    const next = accounts[index + 1];
    const [start, end] = account.range;
    if (next === undefined || next.range[0] < end || next.range[0] - end > MAX_WORDS) return false;
    return BEFORE_TO().test(text.slice(end, next.range[0])) && BEFORE_FROM().test(text.slice(Math.max(0, start - MAX_WORDS / 2), start));
  });

const IS_DEBITED = /* @__PURE__ */ lazy(() => new RegExp(`^\\)?,? (?:\\p{L}{1,12} ){1,3}${oneOf(debited)}(?![\\p{L}])`, 'iu'));

/** The accounts of “our account … was debited”. */
const findDebited = (text: string, accounts: readonly AccountPiece[]): readonly AccountPiece[] =>
  accounts.filter(({ range: [, end] }) => IS_DEBITED().test(text.slice(end, end + MAX_WORDS)));

/** The accounts that a sentence names as the payer’s. */
export const findPayers = (text: string, labels: readonly Label[], accounts: readonly AccountPiece[]): ReadonlySet<AccountPiece> =>
  new Set([...findLabelledPayers(text, labels, accounts), ...findTransferred(text, accounts), ...findDebited(text, accounts)]);
