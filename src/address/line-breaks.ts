/**
 * The lines of an address whose ends are written otherwise: tabs, `<br>`, ` / ` or `. ` where the text has neither line ends nor commas. And the numbered lines of
 * a Swift field, `1/ACME LTD`, `2/HIGH STREET 5`, `3/GB/READING`, of which the third begins with the country and the town.
 *
 * The gotcha: a slash stands in house numbers, `12/A`, and a point behind abbreviations, `St. Gallen`, `12. III. em.`
 *
 * @see SWIFT, Standards MT, category 1: fields 50F and 59F, number and name-and-address lines
 */
import { abbreviatedEndings, abbreviatedWords } from '../../rules/addresses/abbreviations.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { countryOfName } from './country-name.js';
import { countriesOfSubdivision, countriesOfTown, isCountryCode } from './facts.js';
import { isRoomOrFloor } from './parts.js';
import { pattern } from './patterns.js';
import { isStreet, isStreetWithNumber } from './street-words.js';
import { anyOf, fold, type TextRange } from './text.js';

export interface BrokenLines {
  readonly lines: readonly TextRange[];
  /** What is no line of the address. */
  readonly left: readonly TextRange[];
  /** The code of the country, and where it stands. */
  readonly country?: { readonly code: string; readonly place: TextRange };
}

const WRITTEN_BREAK = /\t|<br ?\/?>|\\n|[\r\n\u2028\u2029]/i;
const WRITTEN_BREAKS = /\t+|(?:<br ?\/?>)+|(?:\\r)?\\n|[\r\n\u2028\u2029]+/gi;
const SLASH_OR_POINT = / \/ |\. /;

/** The lines; undefined where they are as given. */
export function breakLines(lines: readonly string[]): BrokenLines | undefined {
  const swift = swiftLines(lines);
  if (swift !== undefined) return swift;
  if (lines.some((line) => WRITTEN_BREAK.test(line)))
    return {
      lines: lines.flatMap((text, line) => parted({ line, start: 0, end: text.length }, [...text.matchAll(WRITTEN_BREAKS)])),
      left: [],
    };
  const [only, other] = lines.flatMap((text, line) => (text.trim() === '' ? [] : [{ line, text }]));
  if (only === undefined || other !== undefined || !SLASH_OR_POINT.test(only.text) || /[,;|]/.test(only.text)) return undefined;
  const places = breaksIn(only.text);
  return places.length === 0 ? undefined : { lines: parted({ line: only.line, start: 0, end: only.text.length }, places), left: [] };
}

function parted({ line, start, end }: TextRange, breaks: readonly RegExpMatchArray[]): readonly TextRange[] {
  const ends = [...breaks.map(({ index = 0 }) => index), end];
  const starts = [start, ...breaks.map(({ index = 0, 0: text }) => index + text.length)];
  return starts.map((from, at) => ({ line, start: from, end: ends[at] ?? end }));
}

function breaksIn(text: string): readonly RegExpMatchArray[] {
  const all = [...text.matchAll(/ \/ /g)];
  const slashes = all.length === 1 && isBeforeProvince(text, all[0]?.index ?? 0) ? [] : all.filter((found) => isBreakAtSlash(text, found));
  // the point of an abbreviation belongs to it: `Bogotá D.C. Colombia`
  return slashes.length > 0 || all.length > 0
    ? slashes
    : [...text.matchAll(/(?:(?<![ .]\p{L}{1,2})\.|(?<=[ .]\p{L}{1,2}\.)) +/gu)].filter((found) => isBreakAtPoint(text, found));
}

/** `Ümraniye / İstanbul 34764`: a town and its province, with no number before the slash. */
function isBeforeProvince(text: string, at: number): boolean {
  const [before, name] = [text.slice(0, at), text.slice(at + 3).replace(/ [\d -]+$/, '')];
  return !/\d\S*$/.test(before) && !isStreet(fold(before)) && countriesOfSubdivision(name).concat(countriesOfTown(name)).length > 0;
}

/** `5 / Top 8`, `Via Roma 5 / A`: what belongs to the number of a house. */
function isBreakAtSlash(text: string, { index = 0, 0: sign }: RegExpMatchArray): boolean {
  const behind = text.slice(index + sign.length);
  const next = / \/ /.exec(behind)?.index ?? behind.length;
  const isOfHouse =
    /\d$/.test(text.slice(0, index)) && (/^(?:\d{1,2}|\p{L})(?: |$)/u.test(behind) || isRoomOrFloor(fold(behind.slice(0, next))));
  return !isOfHouse;
}

const ABBREVIATED = /* @__PURE__ */ pattern(
  () => `(?:^|[ .-])${anyOf(abbreviatedWords)}$|(?:^|[ .'-])\\p{L}{1,3}$|\\p{L}${anyOf(abbreviatedEndings)}$`,
);
const ROMAN_NUMBER = /(?:^| )[ivx]+$/;
const LETTERS = /* @__PURE__ */ lazy(() => /\p{L}$/u);
const SECOND_NUMBER = /* @__PURE__ */ lazy(() => /\d[a-z]? \p{L}{2}.* \d{1,2}$/u);

function isBreakAtPoint(text: string, { index = 0, 0: sign }: RegExpMatchArray): boolean {
  const [before, behind] = [fold(text.slice(0, index)), text.slice(index + sign.length)];
  // whatever stands before the name of the country
  if (countryOfName(behind.replace(/\.$/, '')) !== undefined) return true;
  if (ROMAN_NUMBER.test(before)) return false;
  if (before.endsWith(')')) return true;
  if (LETTERS().test(before)) return !ABBREVIATED().test(before);
  const part = before.slice(before.lastIndexOf('. ') + 1).trim();
  // `3. Stock`: the number of a floor
  if (isRoomOrFloor(fold(`${before.slice(-1)}. ${/^\S*/.exec(behind)?.[0]}`))) return false;
  // `Lielā iela 9 Liepāja 3. stāvs`: the second number is not that of the house
  if (SECOND_NUMBER().test(part) && /^\p{L}/u.test(behind)) return false;
  // another number, unless it is that of a house
  return /\d$/.test(before) && (/\d{3}$|\d{3}.*\d$/.test(part) || isStreetWithNumber(part) || /^\p{L}.* \d{1,4}$/u.test(part));
}

const NUMBERED = /^([1-8])\/(?=\S)/;

function swiftLines(lines: readonly string[]): BrokenLines | undefined {
  if (!NUMBERED.test(lines.at(-1) ?? '') && !NUMBERED.test(lines.find((line) => line !== '') ?? '')) return undefined;
  const numbered = lines.flatMap((text, line) => {
    const number = Number(NUMBERED.exec(text)?.[1] ?? 0);
    return number === 0 ? [] : [{ number, line, start: 2, end: text.length, text: text.slice(2) }];
  });
  const isInOrder = numbered.every(({ number }, at) => number >= (numbered[at - 1]?.number ?? 1));
  const third = numbered.find(({ number }) => number === 3);
  const code = third?.text.slice(0, 2) ?? '';
  if (numbered.length < 2 || !isInOrder || third === undefined || !/^[A-Z]{2}(?:\/|$)/.test(third.text) || !isCountryCode(code))
    return undefined;
  const place = { line: third.line, start: 2, end: 4 };
  const isOfAddress = ({ line }: TextRange): boolean => [2, 3].includes(numbered.find((other) => other.line === line)?.number ?? 0);
  const all = lines.map((text, line) => numbered.find((other) => other.line === line) ?? { line, start: 0, end: text.length });
  const kept = all.filter(isOfAddress).flatMap(({ line, start, end }) => {
    const from = line === place.line ? place.end + 1 : start;
    if (from > end) return [];
    const text = lines[line]?.slice(from, end) ?? '';
    return line === place.line ? parted({ line, start: from, end }, offset([...text.matchAll(/\//g)], from)) : [{ line, start: from, end }];
  });
  const left = [
    ...all.filter((line) => !isOfAddress(line)),
    ...numbered.filter(isOfAddress).map(({ line }) => ({ line, start: 0, end: 1 })),
  ];
  return { lines: kept, left, country: { code, place } };
}

const offset = (breaks: readonly RegExpMatchArray[], by: number): readonly RegExpMatchArray[] =>
  breaks.map((found) => Object.assign(found, { index: (found.index ?? 0) + by }));
