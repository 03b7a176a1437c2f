/**
 * Reads a value that is labelled IBAN but is not a valid one: corrected if two neighbours were swapped, otherwise reported as wrong.
 *
 * The gotcha: a corrected IBAN becomes the account to pay without a question. So of the corrections that `explain` offers (`engine/correct-iban.ts`), only swaps of two
 * neighbours are made: they lead to another valid IBAN by chance a tenth as often.
 */
import { apply, type Correction } from '../characters/correction.js';
import { electronic } from '../characters/text.js';
import type { Countries } from '../identifiers/country/countries.js';
import type { CompiledCountry } from '../identifiers/country/layout.js';
import { inspect } from '../identifiers/iban/inspection.js';
import { correctSlip } from '../identifiers/iban/slip.js';
import type { FoundIban } from './ibans.js';
import type { LabelPlace } from './places.js';

const START = /[A-Za-z]{2}[ \u00a0]?\d{2}/y;
/** A group, behind a separator or a line break with what indents or quotes the next line. */
const GROUP = /(?:[ \u00a0\u2007\u2009\u202f.-]| ?\r?\n[ >]{0,24})?([A-Za-z0-9]+)/y;

/** Country code, check digits and the bank: with less it is not clear that an IBAN was meant. */
const SHORTEST = 12;
const LONGEST = 36;

/** The most values that are tried in one text: each takes some thousand checks. */
const MAX_TRIED = 8;

/** The groups that may be an IBAN of this country, with a character too many or not enough, and where they end. */
function readGroups(text: string, at: number, limit: number, country: CompiledCountry): { readonly value: string; readonly end: number } {
  let value = '';
  let end = at;
  for (;;) {
    GROUP.lastIndex = end;
    const [whole = '', characters = ''] = GROUP.exec(text) ?? [];
    const isWord = value.length >= SHORTEST && !/\d/.test(characters);
    const isOver = isWord || value.length >= country.layout.length + 4 || value.length + characters.length > LONGEST;
    if (whole === '' || isOver || end + whole.length > limit) return { value, end };
    value += characters.toUpperCase();
    end += whole.length;
  }
}

const isSwap = ({ remove, insert }: Correction): boolean => remove === 2 && insert.length === 2;

/** The one valid IBAN that differs by a swap of two neighbours; undefined if there is none or more than one. */
function correctSwap(value: string, country: CompiledCountry, countries: Countries): string | undefined {
  if (value.length !== country.layout.length + 4) return undefined;
  const edit = correctSlip(value, countries, (candidate) => {
    const { problem, country: own } = inspect(candidate, countries);
    return own === country && problem === undefined;
  });
  return edit !== undefined && isSwap(edit) ? apply(value, edit) : undefined;
}

function readAt(text: string, { at, limit }: LabelPlace, countries: Countries): FoundIban | undefined {
  START.lastIndex = at;
  const country = countries.byPrefix(electronic(START.exec(text)?.[0] ?? ''));
  if (country === undefined) return undefined;
  const { value, end } = readGroups(text, at, limit, country);
  if (value.length < SHORTEST) return undefined;
  const corrected = correctSwap(value, country, countries);
  if (corrected !== undefined) return { value: corrected, start: at, end, isRepaired: true };
  const { problem } = inspect(value, countries);
  const fault = problem === undefined || problem === 'INCORRECT_CHECK_DIGITS' ? 'WRONG_CHECK_DIGITS' : 'WRONG_STRUCTURE';
  return { value, start: at, end, isRepaired: false, fault };
}

/** The values behind labels IBAN at which no valid IBAN was found: corrected, or with their fault. */
export function readMistyped(
  text: string,
  places: readonly LabelPlace[],
  found: readonly FoundIban[],
  countries: Countries,
): readonly FoundIban[] {
  const starts = new Set(found.map(({ start }) => start));
  const tried = places
    .filter(({ at, meanings }) => !starts.has(at) && meanings.some(({ meaning }) => meaning === 'iban'))
    .slice(0, MAX_TRIED);
  return tried.flatMap((place) => readAt(text, place, countries) ?? []);
}
