/**
 * The country of an address that does not name it: from letters before its post code, the form of the code, the script, one of the largest towns, or words that one
 * country uses.
 *
 * The gotcha: many names of towns occur in several countries. A town shows the country only where no other country of the lists has a town of this name.
 */

import { countriesOfRegions, scripts, tellingWords } from '../../rules/addresses/customs.js';
import { sharedTowns } from '../../rules/addresses/large-towns.js';
import { countryLetters, postCodeForms, postCodesBeforeTown, postCodesWithSubdivision } from '../../rules/addresses/post-codes.js';
import { latinScript } from '../../rules/addresses/scripts.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { countryOfName } from './country-name.js';
import { countriesOfSubdivision, countriesOfTown, isCountryCode, isStateCode, isSubdivision, isSubdivisionCode, nameKey } from './facts.js';
import { isNoTown } from './no-town.js';
import { saysDistrict } from './parts.js';
import { pattern } from './patterns.js';
import { findPostCode, hasPostCode } from './post-code.js';
import { SCORE_OF_NUMBER, streetScore } from './street-words.js';
import type { AddressPiece } from './text.js';
import { type TownAtEnd, townAtEnd } from './town-at-end.js';

/** `D-10115`, `CH-8001`. */
export function countryOfLetters(pieces: readonly AddressPiece[]): string | undefined {
  for (const { text } of pieces.toReversed()) {
    const letters = /^([A-Z]{1,3})[-–]\d{3,6}(?!\d)/.exec(text)?.[1];
    const country = letters === undefined ? undefined : (countryLetters[letters] ?? (isCountryCode(letters) ? letters : undefined));
    if (country !== undefined && hasPostCode(pieces, country)) return country;
  }
  return undefined;
}

/** `Austin TX 78701`, `34122 Trieste TS`; a code that is that of a country or a state, too, stands in brackets: `20121 Milano (MI)`. */
function countryOfSubdivisionBeside(text: string): string | undefined {
  for (const [form, country, isShared] of postCodesWithSubdivision()) {
    const code = form.exec(text)?.[1];
    if (code !== undefined && isSubdivisionCode(code, country) && !(isShared && (isCountryCode(code) || isStateCode(code)))) return country;
  }
  return undefined;
}

/** `Austin, TX, 78701`, `St Lucia, QLD, 4072`: the code of a state, and the post code as the next piece. `DE` and `MI` may be those of Germany and of Milan. */
function countryOfThreePieces(pieces: readonly AddressPiece[]): string | undefined {
  const [town, state, code] = pieces.slice(-3);
  if (town === undefined || state === undefined || code === undefined || !/^[\d-]+$/.test(code.text)) return undefined;
  if (countriesOfSubdivision(state.text).length > 1 || hasPostCode([code], state.text)) return undefined;
  const text = `${state.text} ${code.text}`;
  const country = countryOfSubdivisionBeside(text) ?? postCodeForms().find(([form]) => form.test(text))?.[1];
  const others = countriesOfTown(town.text);
  return country === undefined || (others.length > 0 && !others.includes(country)) ? undefined : country;
}

function countryOfForm(pieces: readonly AddressPiece[]): string | undefined {
  const last = pieces.slice(-2);
  const ofThree = countryOfThreePieces(pieces);
  if (ofThree !== undefined) return ofThree;
  for (const { text, folded } of last.toReversed()) {
    // `12-345 Market` may be a house
    const isFirst = text === pieces[0]?.text && countriesOfTown(text.replace(/^\S+ (?:[A-Z]{2} )?/, '')).length === 0;
    const forms = isFirst || streetScore(folded) > SCORE_OF_NUMBER ? postCodeForms() : [...postCodeForms(), ...postCodesBeforeTown()];
    const country = forms.find(([form]) => form.test(text))?.[1] ?? countryOfSubdivisionBeside(text);
    if (country !== undefined) return country;
  }
  return undefined;
}

/** `London SW1A 2AA`: one of the largest towns of a country, and behind it a post code that this country alone has. */
export function countryOfTownAndCode(piece: AddressPiece): string | undefined {
  const found = postCodeForms().find(([form]) => form.test(piece.text));
  const town = found && piece.text.replace(found[0], '');
  return found !== undefined && town !== undefined && countriesOfTown(town).includes(found[1]) ? found[1] : undefined;
}

/** The country that letters or the form of its post code tell. */
export const countryOfCode = (pieces: readonly AddressPiece[]): string | undefined => countryOfLetters(pieces) ?? countryOfForm(pieces);

const LETTER = /* @__PURE__ */ lazy(() => /\p{L}/u);
const COUNTRY_OF_SCRIPT = /* @__PURE__ */ lazy(() => scripts.map(([source, country]) => [new RegExp(source, 'u'), country] as const));

const LATIN_OR_DIGIT = /* @__PURE__ */ pattern(() => `[${latinScript}\\d]`);

/** The script of the last piece that has letters, or syllables that one country writes. In that script alone it may name another country: `Berlin`, below it `ドイツ`. */
function countryOfScript(pieces: readonly AddressPiece[]): string | undefined {
  const last = pieces.findLast(({ text }) => LETTER().test(text));
  const [script, country] = COUNTRY_OF_SCRIPT().find(([form]) => form.test(last?.text ?? '')) ?? [];
  if (last === undefined || script === undefined) return undefined;
  const isAlone =
    pieces.length > 1 && !LATIN_OR_DIGIT().test(last.text) && pieces.every(({ text }) => text === last.text || !script.test(text));
  return isAlone ? undefined : country;
}

/** Whether a piece behind the town tells no other town: a post code, a subdivision of the country, a district. */
const mayStandBehind = (piece: AddressPiece, country: string): boolean =>
  !LETTER().test(piece.text)
    ? hasPostCode([piece], country)
    : isSubdivision(withoutCode(piece.text), country) || saysDistrict(piece.folded);

const withoutCode = (text: string): string => text.replace(/[ -]{1,3}\d[\d -]{2,9}$/, '');

/** How many pieces may stand behind the town. */
const BEHIND_TOWN = 3;

/** `00100 Helsinki`, `București, sector 1, 010063`, `Toronto, Ontario`. */
function countryOfTown(pieces: readonly AddressPiece[]): string | undefined {
  const first = Math.max(0, pieces.length - 1 - BEHIND_TOWN);
  for (let at = pieces.length - 1; at >= first; at--) {
    const piece = pieces[at];
    const town = piece && townAtEnd(piece);
    if (piece === undefined || town === undefined) continue;
    const behind = pieces.slice(at + 1);
    return town.countries.find((country) => isCountryOfTown(piece, town, behind, country, pieces));
  }
  return undefined;
}

function isCountryOfTown(
  piece: AddressPiece,
  town: TownAtEnd,
  behind: readonly AddressPiece[],
  country: string,
  pieces: readonly AddressPiece[],
): boolean {
  if (!behind.every((other) => mayStandBehind(other, country))) return false;
  const isCoded = /\d{3}/.test(town.code);
  if (isCoded && !hasPostCode([piece], country)) return false;
  const subdivision = town.subdivision ?? behind.map(({ text }) => withoutCode(text)).find((text) => isSubdivision(text, country));
  const isOnlyOne = isOnlyTownOf(town.name, country);
  const hasCode = isCoded || behind.some(({ text }) => !LETTER().test(text));
  return (
    isOnlyOne || (subdivision !== undefined && subdivision !== town.name) || (hasCode && findPostCode(pieces, country)?.agrees === true)
  );
}

const isShared = (name: string, country: string): boolean =>
  sharedTowns.some((other) => nameKey(other) === nameKey(name)) || countriesOfSubdivision(name).some((other) => other !== country);

/** True where it is one of the largest towns of this country, and no other has a town or a region of this name. */
export const isOnlyTownOf = (name: string, country: string): boolean =>
  countriesOfTown(name).includes(country) && countriesOfTown(name).length === 1 && !isShared(name, country);

/** A shorter name is a code, or may be anything. */
const MIN_REGION = 4;

/** `Hubli, Karnataka 580020`: a region that no town and no other country is named after. */
function countryOfRegion(pieces: readonly AddressPiece[]): string | undefined {
  const [last, previous] = [pieces.at(-1), pieces.at(-2)];
  if (last === undefined || previous === undefined || isNoTown(previous)) return undefined;
  const name = withoutCode(last.text);
  const [country, ...others] = countriesOfSubdivision(name);
  if (country === undefined || others.length > 0 || name.length < MIN_REGION || !countriesOfRegions.includes(country)) return undefined;
  const named = countryOfName(name);
  // `Georgia 30601` is the state
  const isCountry = named !== undefined && (name === last.text || hasPostCode([last], named));
  if (isCountry || countriesOfTown(name).length > 0) return undefined;
  return name === last.text || hasPostCode([last], country) ? country : undefined;
}

const COUNTRY_OF_WORDS = /* @__PURE__ */ lazy(() => tellingWords.map(([source, country]) => [new RegExp(source, 'u'), country] as const));

/** `Gazi Cad. No:45`, `Kossuth utca 5`: words that one country writes. */
function countryOfWords(pieces: readonly AddressPiece[]): string | undefined {
  const text = pieces.map(({ folded }) => folded).join(' ');
  return COUNTRY_OF_WORDS().find(([pattern]) => pattern.test(text))?.[1];
}

/** The country of an address that names none; it is likely and never certain, but for letters before the post code. */
export const impliedCountry = (pieces: readonly AddressPiece[]): string | undefined =>
  countryOfCode(pieces) ?? countryOfScript(pieces) ?? countryOfTown(pieces) ?? countryOfRegion(pieces) ?? countryOfWords(pieces);
