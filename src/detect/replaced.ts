/**
 * Finds accounts that others replaced, in letters about a change of bank: “our old account … is closed”, “no longer use …”. And the one that is called the new one.
 *
 * The gotcha: what is said before a number reaches back to the account before it or the end of a sentence; what is said behind it ends at a comma, too.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { onWords, transferWords } from '../../rules/words/debited-accounts.js';
import {
  accountWord,
  asWords,
  butWords,
  closed,
  denied,
  earlierTimes,
  negatedVerbs,
  negations,
  newTimes,
  newWords,
  oldTimes,
  oldWords,
  paymentVerbs,
  untilWords,
} from '../../rules/words/replaced-accounts.js';
import { foldWord } from '../identifiers/labels.js';
import type { Clause } from './clauses.js';
import type { AccountPiece } from './found.js';
import { oneOf } from './patterns.js';

/** The most words between “old” and “account”. */
const NEAR = 2;

/** Between two words of one phrase. */
const PHRASE = /^[^:;,|()\n\t]*$/;
const WORD = /* @__PURE__ */ lazy(() => /[\p{L}\p{M}\p{N}]+/gu);
const folded = (list: string): ReadonlySet<string> => new Set(list.split(', ').map(foldWord));

const OLD = /* @__PURE__ */ lazy(() => folded(oldWords));
const NEW = /* @__PURE__ */ lazy(() => folded(newWords));
const OLD_TIME = /* @__PURE__ */ lazy(() => folded(oldTimes));
const EARLIER = /* @__PURE__ */ lazy(() => folded(earlierTimes));
const NEW_TIME = /* @__PURE__ */ lazy(() => folded(newTimes));
const AS = /* @__PURE__ */ lazy(() => folded(asWords));
/** Between the time and the number: “to our account”. */
const BETWEEN = /* @__PURE__ */ lazy(() => folded(`${transferWords.to}, ${onWords}, ${transferWords.owner}, ${transferWords.account}`));
const UNTIL = /* @__PURE__ */ lazy(() => folded(untilWords));
const ACCOUNT = /* @__PURE__ */ lazy(() => new RegExp(`^(?:${accountWord})$`, 'u'));
const BUT = /* @__PURE__ */ lazy(() => new RegExp(`(?<![\\p{L}])${oneOf(butWords)}(?![\\p{L}])`, 'iu'));
const DENIED = /* @__PURE__ */ lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}])(?:${denied}|${negatedVerbs}|(?:${negations}) (?:\\p{L}+ ){0,3}(?:${paymentVerbs})(?![\\p{L}])|(?:${paymentVerbs}) (?:\\p{L}+ )?(?:${negations}) (?:\\p{L}+ ){1,3}$)(?=[^.,;]*$)`,
      'iu',
    ),
);
const CLOSED = /* @__PURE__ */ lazy(
  () => new RegExp(`^[^.!?,;:\\n]*(?:\\n(?![ \\t>]*\\r?\\n)[^.!?,;:\\n]*)?(?<![\\p{L}])(?:${closed})`, 'iu'),
);

/** What the last such word says: that the account is the old one, or the new one. Its word for the account stands in the same phrase. */
function ageOf(clause: string): 'old' | 'new' | undefined {
  const words = Array.from(clause.matchAll(WORD()), ({ 0: word, index }) => ({
    folded: foldWord(word),
    start: index,
    end: index + word.length,
  }));
  // “bisher auf das Konto …”
  const time = words.findLastIndex(({ folded: word }) => !BETWEEN().has(word));
  const last = words[time]?.folded ?? '';
  if (OLD_TIME().has(last) || (time === words.length - 1 && EARLIER().has(last)))
    return AS().has(words[time - 1]?.folded ?? '') ? undefined : 'old';
  if (NEW_TIME().has(last))
    return words.slice(Math.max(0, time - NEAR), time).some(({ folded: word }) => UNTIL().has(word)) ? 'old' : 'new';
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

function isDenied(clause: string): boolean {
  const at = clause.search(DENIED());
  return at >= 0 && !BUT().test(clause.slice(at)) && ageOf(clause.slice(at)) !== 'new';
}

/** What a text says of the age of its accounts. */
export interface Ages {
  /** Those that are called old and, of two or more, those that are not to be used. */
  readonly replaced: readonly AccountPiece[];
  /** Those that are called new. */
  readonly renewed: readonly AccountPiece[];
}

/** The accounts that a text says are replaced, and those that replace them. */
export function readAges(clauses: readonly Clause[]): Ages {
  const replaced: AccountPiece[] = [];
  const renewed: AccountPiece[] = [];
  for (const { account, before, behind } of clauses) {
    const age = ageOf(before);
    if (age === 'new') renewed.push(account);
    if (age === 'old' || (clauses.length > 1 && (isDenied(before) || CLOSED().test(behind)))) replaced.push(account);
  }
  return { replaced, renewed };
}
