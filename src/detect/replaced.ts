/**
 * Finds accounts that others replaced, in letters about a change of bank: “our old account … is closed”, “no longer use …”. And the one that is called the new one.
 *
 * The gotcha: what is said before a number reaches back to the account before it or the end of a sentence; what is said behind it ends at a comma, too.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { transferWords } from '../../rules/words/payer-labels.js';
import {
  accountWord,
  butWords,
  closed,
  denied,
  fromWords,
  negatedVerbs,
  negations,
  newWords,
  oldWords,
  paymentVerbs,
} from '../../rules/words/replaced-accounts.js';
import { foldWord } from '../identifiers/labels.js';
import type { AccountPiece } from './found.js';
import { oneOf } from './patterns.js';

/** The longest text before and behind a number that speaks of it. */
const MAX_BEFORE = 160;
const MAX_BEHIND = 90;
/** The most words between “old” and “account”. */
const NEAR = 2;

const SENTENCE_END = /* @__PURE__ */ lazy(() => /[.!?。！？]\s+(?=\p{Lu}|\p{Lo})|\n[ \t>]*\r?\n/gu);
/** Between two words of one phrase. */
const PHRASE = /^[^:;,|()\n\t]*$/;
const REMARK = /^ ?\([^)\n]*\)/;
const WORD = /* @__PURE__ */ lazy(() => /[\p{L}\p{M}\p{N}]+/gu);
const folded = (list: string): ReadonlySet<string> => new Set(list.split(', ').map(foldWord));

const OLD = /* @__PURE__ */ lazy(() => folded(oldWords));
const NEW = /* @__PURE__ */ lazy(() => folded(newWords));
const ACCOUNT = /* @__PURE__ */ lazy(() => new RegExp(`^(?:${accountWord})$`, 'u'));
const BUT = /* @__PURE__ */ lazy(() => new RegExp(`(?<![\\p{L}])${oneOf(butWords)}(?![\\p{L}])`, 'iu'));
const DENIED = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}])(?:${denied}|${negatedVerbs}|(?:${negations}) (?:\\p{L}+ ){0,3}(?:${paymentVerbs})(?![\\p{L}]))(?=[^.,;]*$)`,
      'iu',
    ),
);
const CLOSED = /* @__PURE__ */ lazy(
  () => new RegExp(`^[^.!?,;:\\n]*(?:\\n(?![ \\t>]*\\r?\\n)[^.!?,;:\\n]*)?(?<![\\p{L}])(?:${closed})`, 'iu'),
);
const FROM = /* @__PURE__ */ lazy(
  () => new RegExp(`(?<=\\p{L}[^\\n]*)(?<![\\p{L}])${oneOf(fromWords)} (?:${oneOf(transferWords.account)}\\.? ){0,4}$`, 'iu'),
);

/** What is said before an account: behind the account before it, in its own sentence. */
function clauseBefore(text: string, from: number, start: number): string {
  // “(do not use)” behind a number speaks of that one
  const before = text.slice(Math.max(from, start - MAX_BEFORE), start).replace(REMARK, '');
  const ends = [...before.matchAll(SENTENCE_END())];
  const end = ends.at(-1);
  return end === undefined ? before : before.slice(end.index + end[0].length);
}

/** What the last such word says: that the account is the old one, or the new one. Its word for the account stands in the same phrase. */
function ageOf(clause: string): 'old' | 'new' | undefined {
  const words = Array.from(clause.matchAll(WORD()), ({ 0: word, index }) => ({
    folded: foldWord(word),
    start: index,
    end: index + word.length,
  }));
  for (let at = words.length - 1; at >= 0; at--) {
    const { folded: word, start, end } = words[at] as (typeof words)[number];
    const isOld = OLD().has(word);
    if (!isOld && !NEW().has(word)) continue;
    const isBeside = words
      .slice(Math.max(0, at - NEAR), at + NEAR + 1)
      .some((other) => ACCOUNT().test(other.folded) && PHRASE.test(clause.slice(Math.min(end, other.end), Math.max(start, other.start))));
    if (isBeside || at === words.length - 1) return isOld ? 'old' : 'new';
  }
  return undefined;
}

type Says = (clause: string, account: AccountPiece, next: number) => boolean;

const accountsOf = (text: string, accounts: readonly AccountPiece[], says: Says): readonly AccountPiece[] =>
  accounts.filter((account, index) => {
    const clause = clauseBefore(text, accounts[index - 1]?.range[1] ?? 0, account.range[0]);
    return says(clause, account, accounts[index + 1]?.range[0] ?? text.length);
  });

function isDenied(clause: string): boolean {
  const at = clause.search(DENIED());
  return at >= 0 && !BUT().test(clause.slice(at)) && ageOf(clause.slice(at)) !== 'new';
}

/** The accounts that a text says are replaced. Of two, the one that is not to be used, or that money came from. */
export const findReplaced = (text: string, accounts: readonly AccountPiece[]): readonly AccountPiece[] =>
  accountsOf(
    text,
    accounts,
    (clause, { range: [, end] }, next) =>
      ageOf(clause) === 'old' ||
      (accounts.length > 1 &&
        (isDenied(clause) || FROM().test(clause) || CLOSED().test(text.slice(end, Math.min(next, end + MAX_BEHIND))))),
  );

/** The accounts that a text calls the new one. */
export const findNew = (text: string, accounts: readonly AccountPiece[]): readonly AccountPiece[] =>
  accountsOf(text, accounts, (clause) => ageOf(clause) === 'new');
