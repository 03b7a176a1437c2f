/** What a text says before and behind each of its accounts, in the same sentence. */
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { AccountPiece } from './found.js';

/** The longest text before and behind a number that speaks of it. */
const MAX_BEFORE = 160;
const MAX_BEHIND = 90;

const SENTENCE_END = /* @__PURE__ */ lazy(() => /[.!?。！？]\s+(?=\p{Lu}|\p{Lo})|\n[ \t>]*\r?\n/gu);
/** Vowels that Arabic may write or leave out. */
const VOWELS = /[\u064b-\u0652]/g;
const REMARK = /^ ?\([^)\n]*\)/;

/** An account, and what stands around it. */
export interface Clause {
  readonly account: AccountPiece;
  /** Behind the account before it, in its own sentence. */
  readonly before: string;
  /** Up to the next account. */
  readonly behind: string;
}

function before(text: string, from: number, start: number): string {
  // “(do not use)” behind a number speaks of that one
  const whole = text.slice(Math.max(from, start - MAX_BEFORE), start).replace(REMARK, '');
  const end = [...whole.matchAll(SENTENCE_END())].at(-1);
  return end === undefined ? whole : whole.slice(end.index + end[0].length);
}

/** The clauses of the accounts, in their order. */
export const readClauses = (text: string, accounts: readonly AccountPiece[]): readonly Clause[] =>
  accounts.map((account, index) => {
    const [start, end] = account.range;
    return {
      account,
      before: before(text, accounts[index - 1]?.range[1] ?? 0, start).replace(VOWELS, ''),
      behind: text.slice(end, Math.min(accounts[index + 1]?.range[0] ?? text.length, end + MAX_BEHIND)).replace(VOWELS, ''),
    };
  });
