/**
 * Finds accounts that a text names but hardly asks to pay: “your account”, “our old account”, the account of a direct debit mandate, the block of the customer. They
 * are the last candidates, and get no name from elsewhere in the text.
 *
 * The gotcha: “Customer” and “From” count only at the head of a block; “your account” counts anywhere.
 */
import { lazy } from '../../rules/lazy.js';
import type { Label } from '../identifiers/labels.js';
import type { Piece } from './found.js';
import { isAtStart, isFollowedByValue } from './values.js';

/** The longest text between such words and their account. A sentence or paragraph that ends before it ends their effect. */
const REACH = 250;
const END = /* @__PURE__ */ lazy(() => /[.!?]\s+\p{Lu}\p{Ll}|\n[ \t>]*\r?\n/u);

/** False for a word such as “from” in a sentence, which is a label only where it heads a block. */
export const isMeant = (text: string, label: Label): boolean =>
  label.meanings.some(({ isHeading }) => isHeading !== true) ||
  (isFollowedByValue(text, label) &&
    (isAtStart(text, label.start) || /^ ?(?:\([^)\n]{1,20}\) ?)?:/.test(text.slice(label.end, label.end + 26))));

/** The first account behind each of these labels. */
export function findUnlikely(text: string, labels: readonly Label[], accounts: readonly Piece[]): ReadonlySet<Piece> {
  const found = new Set<Piece>();
  let next = 0;
  for (const label of labels) {
    if (!label.meanings.some(({ meaning }) => meaning === 'unlikely')) continue;
    while (next < accounts.length && (accounts[next] as Piece).range[0] < label.end) next += 1;
    const account = accounts[next];
    if (account === undefined) break;
    if (account.range[0] - label.end > REACH || END().test(text.slice(label.end, account.range[0]))) continue;
    found.add(account);
  }
  return found;
}
