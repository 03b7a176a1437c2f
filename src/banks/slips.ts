/**
 * A text that is the name of a bank, or words of it, but for one slip of the keyboard: `rabobnk`, `wels fargo`.
 *
 * The gotcha: short names are near others, Monzo to Monza, so they count where two letters are swapped, or where another word of the name was typed.
 */
import { editDistance } from '../characters/edit-distance.js';
import { type AskedName, type BankName, FIT } from './bank-names.js';

/** The longer of two words has at least as many letters: the whole name, one word of a longer name, and one beside another word of it. */
const LEAST = { alone: 6, one: 8, besides: 5, swapped: 4 } as const;

const sorted = (word: string): string => [...word].sort().join('');

/** True where one character was dropped, added, mistyped or swapped with its neighbour, but not the first. */
function hasSlip(typed: string, word: string, least: number): boolean {
  if (typed.charCodeAt(0) !== word.charCodeAt(0) || Math.abs(typed.length - word.length) > 1) return false;
  const length = Math.max(typed.length, word.length);
  if (length < LEAST.swapped || editDistance(typed, word, 1) !== 1) return false;
  return length >= least || (typed.length === word.length && sorted(typed) === sorted(word));
}

/** What the fit of a text with a name is worth where one slip was made; 0 where there are more. Words that are common say nothing alone. */
export function slipFit(asked: AskedName, name: BankName, isCommon: (word: string) => boolean): number {
  if (hasSlip(asked.joined, name.joined, LEAST.alone)) return FIT.slip;
  if (asked.own !== '' && hasSlip(asked.own, name.own, LEAST.alone)) return FIT.slip;
  const others = asked.words.filter((word) => !name.words.includes(word));
  const [mistyped] = others;
  if (others.length !== 1 || mistyped === undefined) return 0;
  const isBesides = asked.words.some((word) => word !== mistyped && !isCommon(word));
  const least = isBesides ? LEAST.besides : LEAST.one;
  return name.words.some((word) => (isBesides || !isCommon(word)) && hasSlip(mistyped, word, least)) ? FIT.slipOfWord : 0;
}
