/**
 * Finds accounts that a text names but hardly asks to pay: “your account”, the account of a direct debit mandate, the block of the customer. They
 * are the last candidates, and get no name from elsewhere in the text.
 *
 * The gotcha: “Customer” and “From” count only at the head of a block; “your account” counts anywhere.
 */

import type { LabelMeaning } from '../../rules/vocabulary/label.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { yours } from '../../rules/words/payer-labels.js';
import { numberBehindPayer, salutations } from '../../rules/words/small-words.js';
import type { Label } from '../identifiers/labels.js';
import type { AccountPiece } from './found.js';
import { oneOf } from './patterns.js';
import { isAtStart, isFollowedByValue } from './values.js';

/** The longest text between such words and their account. A sentence or paragraph that ends before it ends their effect. */
const REACH = 250;
const END = /* @__PURE__ */ lazy(() => /[.!?]\s+\p{Lu}\p{Ll}|\n[ \t>]*\r?\n/u);

const ACCOUNT_BEGINS = '(?<![\\p{L}\\d])[A-Z]{2}\\d{2} ?[A-Z\\d]{4}';
const ACCOUNTS = /* @__PURE__ */ lazy(() => new RegExp(`${ACCOUNT_BEGINS} ?[A-Z\\d]{2}`, 'gu'));

/** True where more than one number looks like an IBAN. */
export const hasSeveralAccounts = (text: string): boolean => (text.match(ACCOUNTS())?.length ?? 0) > 1;

/** Labels of which a copy lost the colons: “Kunde Mal AS, IBAN DK50 …”, and “Auftraggeber Muster OHG” above “IBAN DE75 …”. */
const NAME_AND_ACCOUNT = /* @__PURE__ */ lazy(() => new RegExp(`^ \\p{Lu}[^\\n]{2,80}?${ACCOUNT_BEGINS}`, 'u'));
const NAME_ABOVE_ACCOUNT = /* @__PURE__ */ lazy(
  () => new RegExp(`^\\p{Lu}[^\\n\\d:]{1,60}\\r?\\n[ \\t>]{0,8}(?:\\p{L}[\\p{L} .-]{0,24}[ :]{1,3})?${ACCOUNT_BEGINS}`, 'u'),
);
const MAX_LINE = 120;
const isAtLineStart = (text: string, at: number): boolean => /(?:^|\n)[ \t>]*$/.test(text.slice(Math.max(0, at - 8), at));

/** True for a word for a party that heads its name, and below it its account, without a colon. `name` is where the name begins. */
export const headsNameAndAccount = (text: string, label: number, name: number): boolean =>
  isAtLineStart(text, label) && NAME_ABOVE_ACCOUNT().test(text.slice(name, name + MAX_LINE));

/** “Estimado cliente: …”, “Dear Customer: …” */
const SALUTATION = /* @__PURE__ */ lazy(() => new RegExp(`(?<![\\p{L}])${oneOf(salutations)} $`, 'iu'));
const MAX_SALUTATION = 16;

/** False for a word such as “from” in a sentence, which is a label only where it heads a block, and for the customer whom a letter speaks to. */
export const isMeant = (text: string, label: Label, hasSeveral: boolean): boolean =>
  label.meanings.some(({ isHeading }) => isHeading !== true) ||
  (hasSeveral && isAtLineStart(text, label.start) && NAME_AND_ACCOUNT().test(text.slice(label.end, label.end + MAX_LINE))) ||
  (isFollowedByValue(text, label) &&
    !SALUTATION().test(text.slice(Math.max(0, label.start - MAX_SALUTATION), label.start)) &&
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

const YOURS_BEFORE = /* @__PURE__ */ lazy(() => new RegExp(`(?:^|[^\\p{L}])${oneOf(yours.before)} (?:IBAN )?$`, 'iu'));
const YOURS_BEHIND = /* @__PURE__ */ lazy(() => new RegExp(`^ ${oneOf(yours.behind)}`, 'iu'));

const isYours = (text: string, { range: [start, end] }: AccountPiece): boolean =>
  YOURS_BEFORE().test(text.slice(Math.max(0, start - 16), start)) || YOURS_BEHIND().test(text.slice(end, end + 32));

/** The accounts behind words that say so, in the same paragraph, and inside of them. */
export const findUnlikely = (text: string, labels: readonly Label[], accounts: readonly AccountPiece[]): ReadonlySet<AccountPiece> =>
  new Set([
    ...accountsBehind(
      text,
      labels,
      accounts,
      'unlikely',
      (account, { end }) => account - end <= REACH && !END().test(text.slice(end, account)),
    ),
    ...accounts.filter((account) => isYours(text, account)),
  ]);

/** What may stand between a label and the number directly behind it. */
const BESIDE = /* @__PURE__ */ lazy(() => new RegExp(`^[ \\u00a0:=(]{0,4}(?:${numberBehindPayer})?[ \\u00a0:=]{0,4}$`, 'i'));

/**
 * The accounts directly behind a word for the payer, in sentences, too; “account” or “IBAN” may stand between, “your account” stays unlikely. Farther away the word may say something else, such as
 * who bears the charges.
 */
export const findLabelledPayers = (text: string, labels: readonly Label[], accounts: readonly AccountPiece[]): ReadonlySet<AccountPiece> =>
  accountsBehind(text, labels, accounts, 'payer', (account, { end }, next) =>
    next === undefined || next.start >= account
      ? BESIDE().test(text.slice(end, account))
      : means(next, 'account', 'iban') &&
        !means(next, 'unlikely') &&
        BESIDE().test(text.slice(end, next.start)) &&
        BESIDE().test(text.slice(next.end, account)),
  );
