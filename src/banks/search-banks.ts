/**
 * A bank found by what people call it: GTBANK, Banco do Brasil, uba.
 *
 * The gotcha: directories do not say how large a bank is. Of names that fit equally well the shortest comes first, which is seldom that of a branch.
 */
import type { Bank, BankDirectory } from '../directory/banks.js';

/** A bank that was found: with a code where its country's directory has codes, else with a BIC. */
export interface FoundBank {
  readonly code?: string;
  readonly bic?: string;
  readonly name: string;
}

export interface BankSearch {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** So many banks at most. Default: 10. */
  readonly limit?: number;
}

/** What a search reads of an engine. */
interface BankData {
  readonly data: { readonly banks: (country: string) => BankDirectory | undefined };
}

const DEFAULT_LIMIT = 10;
/** Longer texts are no names of banks. */
const MAX_TEXT = 64;
const MAX_WORDS = 12;
/** Words of a name that its short form leaves out have no more letters: the i of UBA is not that of India, and no letter stands for the `of`. */
const SMALL_WORD = 3;

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{1,64}/gu)
    ?.slice(0, MAX_WORDS) ?? [];

/**
 * True where the text consists of the beginnings of the words, one after the other; small words may be left out: SBI. `isShort`: of their first letters, or of
 * whole words, and of all words: GTBANK.
 */
function isOfBeginnings(text: string, words: readonly string[], isShort: boolean, at = 0): boolean {
  if (text === '') return !isShort || words.slice(at).every(isSmall);
  const word = words[at];
  if (word === undefined) return false;
  for (let length = Math.min(word.length, text.length); length > 0; length--) {
    if (isShort && length > 1 && length < word.length) continue;
    if (text.startsWith(word.slice(0, length)) && isOfBeginnings(text.slice(length), words, isShort, at + 1)) return true;
  }
  return at > 0 && isSmall(word) && isOfBeginnings(text, words, isShort, at + 1);
}

const isSmall = (word: string): boolean => word.length <= SMALL_WORD;

/** How well a name fits, from 0; undefined where it does not. */
function rankOf(asked: readonly string[], name: readonly string[]): number | undefined {
  const text = asked.join('');
  if (isOfBeginnings(text, name, true)) return 0;
  if (asked.every((word) => name.includes(word))) return 1;
  if (asked.every((word) => name.some((own) => own.startsWith(word)))) return 2;
  return isOfBeginnings(text, name, false) ? 3 : undefined;
}

const foundOf = ({ bankCode, bic }: Bank, name: string): FoundBank => ({
  ...(bankCode !== undefined && { code: bankCode }),
  ...(bic !== undefined && { bic }),
  name,
});

/** Finds the banks of a country that people call so, those first of whose names it is the short form, or a part. */
export function searchBanks(text: string, { country, limit = DEFAULT_LIMIT }: BankSearch, { data }: BankData): readonly FoundBank[] {
  const asked = text.length > MAX_TEXT ? [] : wordsOf(text);
  if (asked.length === 0) return [];
  const found = new Map<string, { readonly rank: number; readonly bank: FoundBank }>();
  for (const bank of data.banks(country)?.all() ?? []) {
    const { name, bankCode, bic } = bank;
    const key = bankCode ?? bic?.slice(0, 8) ?? '';
    const rank = name === undefined || found.has(key) ? undefined : rankOf(asked, wordsOf(name));
    if (name !== undefined && rank !== undefined) found.set(key, { rank, bank: foundOf(bank, name) });
  }
  return [...found.values()]
    .sort((one, other) => one.rank - other.rank || one.bank.name.length - other.bank.name.length)
    .slice(0, limit)
    .map(({ bank }) => bank);
}
