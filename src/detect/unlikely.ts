/**
 * Accounts that a text names and hardly asks to pay: “your account”, “our old account”, the account on a mandate for direct debits, the block of the
 * customer. They are the last candidates, and nobody else's name is theirs.
 *
 * The gotcha: “Customer” or “Alt” say so only where they stand as labels do; the others say so anywhere.
 */
import { lazy } from '../../rules/lazy.js';
import type { Label } from './labels.js';
import { isAtStart, isFollowedByValue } from './values.js';

/** How far such words reach, unless a sentence or a paragraph ends before. */
const REACH = 250;
const END = /* @__PURE__ */ lazy(() => /[.!?]\s+\p{Lu}\p{Ll}|\n[ \t>]*\r?\n/u);

const isAsLabel = (text: string, label: Label): boolean =>
  isFollowedByValue(text, label) && (isAtStart(text, label.start) || /^ ?:/.test(text.slice(label.end, label.end + 2)));

/** What tells where an account of the text begins. */
interface Started {
  readonly range: readonly [start: number, end: number];
}

/** The accounts that such words stand before: of each, the first behind it. */
export function findUnlikely<Account extends Started>(
  text: string,
  labels: readonly Label[],
  accounts: readonly Account[],
): ReadonlySet<Account> {
  const found = new Set<Account>();
  let next = 0;
  for (const label of labels) {
    const unlikely = label.meanings.find(({ meaning }) => meaning === 'unlikely');
    if (unlikely === undefined) continue;
    while (next < accounts.length && (accounts[next] as Account).range[0] < label.end) next += 1;
    const account = accounts[next];
    if (account === undefined) break;
    if (account.range[0] - label.end > REACH || END().test(text.slice(label.end, account.range[0]))) continue;
    if (unlikely.isHeading !== true || isAsLabel(text, label)) found.add(account);
  }
  return found;
}
