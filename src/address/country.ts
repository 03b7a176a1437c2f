/** The country of an address: given, written behind it, or told by the form of its post code. */

import { cityStates, lettersInPostCode, territories } from '../../rules/addresses/countries.js';
import { countriesOfTownBeforeState } from '../../rules/addresses/customs.js';
import { sharedCountryNames } from '../../rules/addresses/large-towns.js';
import { postCodeBehindCountry } from '../../rules/addresses/post-codes.js';
import { putAsideBehindCountry } from './behind-country.js';
import { countryOfName } from './country-name.js';
import type { AddressDraft } from './draft.js';
import {
  areRelated,
  belongsBefore,
  countriesOfSubdivision,
  countriesOfTown,
  isCountryCode,
  isStateCode,
  isSubdivision,
  isSubdivisionCode,
  parentOf,
} from './facts.js';
import { countryOfCode, countryOfLetters, countryOfTownAndCode, impliedCountry, isOnlyTownOf } from './implied-country.js';
import { isNamedLikeTown, isWiderPlace, type NamedCountry, namedCountry } from './named-country.js';
import { pattern } from './patterns.js';
import { hasPostCode } from './post-code.js';
import type { AddressPiece } from './text.js';
import { townAtEnd } from './town-at-end.js';

export interface FoundCountry {
  readonly country: string;
  /** The country whose layout the address follows: the territory, where the text names one. */
  readonly layout: string;
}

/** The code of a country as the last piece: `DE`. Behind a comma it may be that of a state, unless post code or town is one of the country: `Bogota, CO`. */
function countryCodeAtEnd(pieces: readonly AddressPiece[], lines: readonly string[], given: string | undefined): string | undefined {
  const last = pieces.at(-1);
  if (last === undefined || pieces.length < 2 || !/^[A-Z]{2}$/.test(last.text) || !isCountryCode(last.text)) return undefined;
  if (last.text === given && !isSubdivisionCode(given, given)) return given;
  const isAlone = lines[last.line]?.trim() === last.text;
  const says = hasPostCode(pieces.slice(0, -1), last.text) || isOnlyTownOf(pieces.at(-2)?.text ?? '', last.text);
  return says || (isAlone && !isStateCode(last.text)) ? last.text : undefined;
}

/** `70101 Costa Rica`, `Burnt Pine Norfolk Island`: a name at the end of a piece, as its first character. */
export function trailingCountry(piece: AddressPiece, accepts: (country: string) => boolean): number | undefined {
  for (const { index } of [...piece.text.matchAll(/\S+/g)].slice(-7)) {
    const country = countryOfName(piece.text.slice(index));
    if (country === undefined || !accepts(country) || index === 0 || belongsBefore(piece.folded.slice(0, index).trim())) continue;
    return piece.start + index;
  }
  return undefined;
}

const foundCountry = (country: string, layout = country): FoundCountry => ({ country, layout });

function doubtfulCountry(draft: AddressDraft, country: string): FoundCountry {
  draft.doubt('country-not-named');
  return foundCountry(country);
}

/** The country that the text names, held against the one that the caller gives. */
export function agreedCountry(draft: AddressDraft, given: string | undefined, named: string): FoundCountry {
  if (given === undefined || given === named) return foundCountry(named);
  if (areRelated(given, named)) return foundCountry(given, parentOf(given) === named ? given : named);
  draft.doubt('country-contradicted');
  return foundCountry(named);
}

/** `Athens, Georgia`: the name is that of a state, too, and neither a post code nor a large town says which is meant. */
const isSharedName = (country: string, named: readonly AddressPiece[], pieces: readonly AddressPiece[]): boolean =>
  named.some(({ text }) => sharedCountryNames.includes(text)) &&
  !hasPostCode(pieces, country) &&
  !pieces.some(({ text }) => countriesOfTown(text).includes(country));

const DIGITS_AT_END = /[ -]{1,3}\S*\d.*$/;

/** `Peru, Indiana 46970`, `Lebanon, NH`: a town that has the name of a country, and behind it the state that it is in. */
function isBeforeState({ country, pieces: named }: NamedCountry, pieces: readonly AddressPiece[]): boolean {
  const next = pieces[pieces.indexOf(named.at(-1) as AddressPiece) + 1];
  if (next === undefined) return false;
  const name = next.text.replace(DIGITS_AT_END, '');
  if (name === country || countriesOfTown(name).includes(country)) return false;
  const countries = countriesOfSubdivision(name);
  return !countries.includes(country) && countries.some((other) => countriesOfTownBeforeState.includes(other));
}

/** `Jamaica, NY 11432`, `Atlanta, Georgia`: the name of another country is that of a town or a state, and says nothing. */
function isTownOrState({ country, pieces: named }: NamedCountry, pieces: readonly AddressPiece[], given: string | undefined): boolean {
  if (given === undefined && (isSharedName(country, named, pieces) || isBeforeState({ country, pieces: named }, pieces))) return true;
  const isLast = named.includes(pieces.at(-1) as AddressPiece);
  // what stands last is the country, whatever else is in the address
  if (given === undefined && isLast) return false;
  const other = given ?? countryOfCode(pieces);
  if (other === undefined || other === country || areRelated(other, country)) return false;
  return !isLast || named.some(({ text }) => isSubdivision(text, other));
}

/** `San Juan PR 00901`, and below it `USA`: a territory with a code of its own that the country has among its states, too. */
const territoryIn = (country: string, pieces: readonly AddressPiece[]): string | undefined =>
  territories[country]?.find(
    (code) =>
      isSubdivisionCode(code, country) &&
      pieces.some(({ text }) => text === code || text.endsWith(` ${code}`) || text.includes(`${code} `)) &&
      hasPostCode(pieces, code),
  );

/** Finds the country and takes its name out of the pieces. */
export function findCountry(draft: AddressDraft, given: string | undefined, lines: readonly string[]): FoundCountry | undefined {
  const found = findNamedCountry(draft, given, lines);
  if (found === undefined) return undefined;
  const territory = given === undefined ? territoryIn(found.country, draft.pieces) : undefined;
  const country = territory ?? found.country;
  // `San Juan, PR, 00901`
  const code = draft.pieces.find(({ text }, at) => at > 0 && text === country && !isSubdivisionCode(country, country));
  if (code !== undefined) draft.mark('country', code);
  return foundCountry(country, territory ?? found.layout);
}

function findNamedCountry(draft: AddressDraft, given: string | undefined, lines: readonly string[]): FoundCountry | undefined {
  putAsideBehindCountry(draft, given);
  const first = namedCountry(draft.pieces);
  const named = first !== undefined && isTownOrState(first, draft.pieces, given) ? undefined : first;
  const end = draft.pieces.at(-1);
  if (named === undefined && end !== undefined && draft.pieces.length > 1 && isWiderPlace(end)) draft.mark('country', end);
  if (named !== undefined) {
    const isOnlyTown = cityStates.includes(named.country) && draft.pieces.length - named.pieces.length < 1;
    if (!isOnlyTown) for (const piece of named.pieces) draft.mark('country', piece);
    return agreedCountry(draft, given, named.country);
  }
  const last = draft.pieces.at(-1);
  const code = countryCodeAtEnd(draft.pieces, lines, given);
  if (last !== undefined && code !== undefined && (given === undefined || given === code)) {
    draft.mark('country', last);
    // `Chennai 600032 India`, and below it `IN`
    const above = draft.pieces.at(-1);
    if (above !== undefined && !isNamedLikeTown(code)) markAtEnd(draft, above, code);
    return foundCountry(code);
  }
  if (given === undefined) return countryAtEnd(draft) ?? countryBeforeCode(draft) ?? countryInside(draft) ?? withoutName(draft);
  const other = last && countryOfTownAndCode(last);
  if (other !== undefined && !hasPostCode(draft.pieces, given)) return agreedCountry(draft, given, other);
  if (last !== undefined && !isNamedLikeTown(given)) markAtEnd(draft, last, given);
  return foundCountry(given);
}

/** Marks the name or the code of the country at the end of a piece, or beside its post code: `Burnt Pine Norfolk Island`, `Seoul Korea 08594`, `Gujarat 380009 IN`. */
function markAtEnd(draft: AddressDraft, last: AddressPiece, given: string): void {
  const length = last.text.replace(/[ -]{1,3}\d[\d -]{2,9}$/, '').length;
  const piece = { ...last, text: last.text.slice(0, length), folded: last.folded.slice(0, length) };
  const isBehindCode =
    !isSubdivisionCode(given, given) && last.text.endsWith(` ${given}`) && hasPostCode([pieceBefore(last, given.length + 1)], given);
  if (isBehindCode) return draft.mark('country', last, last.end - given.length);
  const isCode =
    length < last.text.length && piece.text.endsWith(` ${given}`) && !isSubdivisionCode(given, given) && !lettersInPostCode.includes(given);
  const start = isCode
    ? last.start + length - given.length
    : trailingCountry(piece, (country) => country === given || parentOf(given) === country);
  if (start !== undefined) draft.mark('country', last, start, last.start + length);
}

/** A piece without its last characters. */
const pieceBefore = (piece: AddressPiece, count: number): AddressPiece => ({
  ...piece,
  end: piece.end - count,
  text: piece.text.slice(0, -count),
  folded: piece.folded.slice(0, -count),
});

/** The country whose name ends the last piece, or stands beside the post code as that of a city state does: `Singapore 068808`. */
function countryAtEnd(draft: AddressDraft): FoundCountry | undefined {
  const beside = draft.pieces
    .slice(-2)
    .map((piece) => ({ piece, country: countryOfName(NAME_AND_CODE().exec(piece.text)?.[1] ?? piece.text.replace(/[\d-]/g, '')) ?? '' }))
    .find(({ piece, country }) => isNamedLikeTown(country) && hasPostCode([piece], country));
  if (beside !== undefined) return foundCountry(beside.country);
  const last = draft.pieces.at(-1);
  const code = last && codeAtEnd(last);
  if (last !== undefined && code !== undefined) {
    draft.mark('country', last, last.end - code.length);
    return foundCountry(code);
  }
  const start = last && trailingCountry(last, () => true);
  if (last === undefined || start === undefined || sharedCountryNames.includes(last.text.slice(start - last.start))) return undefined;
  const country = countryOfName(last.text.slice(start - last.start)) ?? '';
  if (!isNamedLikeTown(country)) draft.mark('country', last, start);
  return foundCountry(country);
}

/** `68159 Mannheim DE`: the code of a country behind its post code. What is the code of a state or province, too, needs one of its large towns before it. */
function codeAtEnd(piece: AddressPiece): string | undefined {
  const code = / ([A-Z]{2})$/.exec(piece.text)?.[1];
  if (!isCountryCode(code ?? '') || code === undefined) return undefined;
  const before = pieceBefore(piece, code.length + 1);
  if (!hasPostCode([before], code)) return undefined;
  const isOther = isStateCode(code) || countriesOfSubdivision(code).length > 0;
  return !isOther || townAtEnd(before)?.countries.includes(code) === true ? code : undefined;
}

/** A name with a post code behind it: `CHINA 322000`, `Jersey JE4 8PX`. */
const NAME_AND_CODE = /* @__PURE__ */ pattern(() => `^(\\p{L}[\\p{L} .'()-]{2,40}?)[ -]{1,3}(?:${postCodeBehindCountry})$`);

function countryBeforeCode(draft: AddressDraft): FoundCountry | undefined {
  const last = draft.pieces.at(-1);
  const name = last && NAME_AND_CODE().exec(last.text)?.[1];
  const country = countryOfName(name ?? '');
  if (last === undefined || name === undefined || country === undefined || isNamedLikeTown(country)) return undefined;
  if (draft.pieces.length < 2 || !hasPostCode([last], country)) return undefined;
  draft.mark('country', last, last.start, last.start + name.length);
  return doubtfulCountry(draft, country);
}

/** `CHOUZHOU NORTH ROAD YIWU CITY CHINA 322000` */
function countryInside(draft: AddressDraft): FoundCountry | undefined {
  const last = draft.pieces.at(-1);
  const behind = last && CODE_BEHIND.exec(last.text)?.[0].length;
  if (last === undefined || behind === undefined) return undefined;
  const start = trailingCountry(pieceBefore(last, behind), (country) => hasPostCode([last], country) && !isNamedLikeTown(country));
  if (start === undefined) return undefined;
  const country = countryOfName(draft.textOf({ line: last.line, start, end: last.end - behind })) ?? '';
  draft.mark('country', last, start, last.end - behind);
  return doubtfulCountry(draft, country);
}
const CODE_BEHIND = /[ -]{1,3}\d[\d -]{2,9}$/;

/** The country of an address that does not name it. */
function withoutName(draft: AddressDraft): FoundCountry | undefined {
  const country = impliedCountry(draft.pieces);
  if (country === undefined) return undefined;
  return countryOfLetters(draft.pieces) === country ? foundCountry(country) : doubtfulCountry(draft, country);
}
