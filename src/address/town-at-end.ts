/** One of the largest towns at the end of a piece, whatever its country: alone, beside a post code, before a subdivision, or behind a street. */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { belongsBefore, countriesOfTown, isSubdivision } from './facts.js';
import { isCompany } from './parts.js';
import { isStreet } from './street-words.js';
import type { AddressPiece } from './text.js';

export interface TownAtEnd {
  readonly name: string;
  /** Where its name begins and ends in the text. */
  readonly start: number;
  readonly end: number;
  /** What stands beside it as a post code does; empty where nothing does. */
  readonly code: string;
  readonly subdivision: string | undefined;
  readonly countries: readonly string[];
}

const CODE_BEFORE = /^(?:[A-Z]{1,3}-)?\d[\d -]{1,9} (?=[^\d ])/;
const CODE_BEHIND = /[ -]{1,3}\d[\d -]{2,9}$/;
/** A house number directly before the town: `Pitkäkatu 12 Kuopio`. */
const NUMBER_AT_END = /* @__PURE__ */ lazy(() => /\p{L}{3}.* \d{1,5}[a-z]?$/u);
const TWO_WORDS = /* @__PURE__ */ lazy(() => /\p{L}{2}.* \p{L}{2}|\p{L}{8}/u);

/** How many words the name of a town and of a subdivision may have. */
const MAX_WORDS = 4;

const isStreetBefore = (folded: string): boolean =>
  !belongsBefore(folded) && ((isStreet(folded) && TWO_WORDS().test(folded)) || NUMBER_AT_END().test(folded));

export function townAtEnd({ text, folded, start }: AddressPiece): TownAtEnd | undefined {
  const before = CODE_BEFORE.exec(text)?.[0] ?? '';
  const behind = CODE_BEHIND.exec(text)?.[0] ?? '';
  const to = text.length - behind.length;
  const words = [...text.slice(0, to).matchAll(/[^\s/]+/g)].slice(-2 * MAX_WORDS).filter(({ index }) => index >= before.length);
  for (const word of words) {
    const isAlone = word.index <= before.length;
    if (!isAlone && !isStreetBefore(folded.slice(0, word.index).trim().replace(/-$/, '').trim())) continue;
    const name = nameFrom(text.slice(word.index, to), isAlone && before !== '');
    if (name === undefined || isCompany(folded.slice(0, to))) continue;
    const from = start + word.index;
    const code = `${isAlone ? before : ''}${behind}`;
    return { ...name, start: from, end: from + name.name.length, code };
  }
  return undefined;
}

/** The town, and the subdivision behind it: `Toronto Ontario`, `Sydney NSW`; behind a code, the number of its district: `Praha 1`. */
function nameFrom(text: string, isCoded: boolean): Pick<TownAtEnd, 'name' | 'subdivision' | 'countries'> | undefined {
  const alone = countriesOfTown(isCoded ? text.replace(/ \d{1,2}$/, '') : text);
  if (alone.length > 0) return { name: text, subdivision: undefined, countries: alone };
  for (const { index } of [...text.matchAll(/[ /(-]+/g)].slice(0, MAX_WORDS)) {
    const [name, subdivision] = [text.slice(0, index), text.slice(index).replace(/^[ /(-]+|\)$/g, '')];
    const countries = countriesOfTown(name).filter((country) => isSubdivision(subdivision, country));
    if (countries.length > 0) return { name, subdivision, countries };
  }
  return undefined;
}
