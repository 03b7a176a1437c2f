/**
 * IBANs while they are typed: capital letters in groups of four.
 *
 * It reads `iban.ts` of each country and nothing else. National checks that need a published table are not made here, as in `payprep/iban`.
 */
import { ibans } from '../../rules/index/ibans.js';
import { Countries } from '../identifiers/country/countries.js';
import { misfit } from '../identifiers/country/layout.js';
import { parseIn } from '../identifiers/iban/read.js';
import { type AsTyped, isUsualSeparator, showAsTyped, type TypedForm, type TypedReading } from './as-typed.js';
import { ibanExample } from './iban-example.js';
import { ibanWithin } from './iban-within.js';
import { checkOptions, type TypedOptions } from './options.js';

const countries = /* @__PURE__ */ new Countries(ibans);

/** What people write before an IBAN. */
const LABEL = 'IBAN';

const COLON = 0x3a;
const isLabel = (text: string): boolean => text.length === LABEL.length && text.toUpperCase() === LABEL;

/** Groups of four, behind the label too, which has four letters itself. */
const groupsOfFour = (index: number): string => (index % 4 === 0 ? ' ' : '');

/** The countries whose letters an IBAN can begin with: each with its territories. */
function codesFor(country: string | undefined): readonly string[] {
  if (country === undefined) return Object.values(ibans).flatMap(({ code, territories = [] }) => [code, ...territories]);
  const rule = countries.withIban(country)?.rule;
  return rule === undefined ? [] : [...new Set([rule.code, country])];
}

/** The length of the IBANs that begin with this code. */
const lengthOf = (code: string): number => 4 + (countries.withIban(code)?.layout.length ?? 0);

const wrong = (from: number, to: number): TypedReading => ({ state: 'wrong', at: [from, to] });

/** The first letters: whether some country has them. */
function readCountry(text: string, codes: readonly string[]): TypedReading {
  const matching = codes.filter((code) => code.startsWith(text));
  if (matching.length > 0) return { state: 'incomplete', remaining: Math.min(...matching.map(lengthOf)) - text.length };
  const misplaced = misfit(text, 'aa', 0, 0, text.length);
  return misplaced < 0 ? wrong(0, text.length) : wrong(misplaced, misplaced + 1);
}

/** The check digits that can be: 02 to 98. */
const isIssued = (digits: string): boolean => digits >= '02' && digits <= '98';

function readText(text: string, country: string | undefined): TypedReading {
  const codes = codesFor(country);
  const letters = text.slice(0, 2);
  if (text.length < 2 || !codes.includes(letters)) return readCountry(letters, codes);
  const { classes = '' } = countries.withIban(letters)?.layout ?? {};
  const length = 4 + classes.length;
  const known = text.slice(2, length);
  const misplaced = misfit(known, `nn${classes}`, 0, 0, known.length);
  if (misplaced >= 0) return wrong(misplaced + 2, misplaced + 3);
  if (text.length >= 4 && !isIssued(text.slice(2, 4))) return wrong(2, 4);
  if (text.length > length) return wrong(length, text.length);
  if (text.length < length) return { state: 'incomplete', remaining: length - text.length };
  const result = parseIn(text, countries);
  return result.ok ? { state: 'complete', remaining: 0 } : wrong(...result.range);
}

/** The same behind the label, if there is one. */
function read(text: string, country: string | undefined): TypedReading {
  const isLabelled = text.startsWith(LABEL);
  const behind = isLabelled ? text.slice(LABEL.length) : text;
  const found = readText(behind, country);
  if (!isLabelled) return LABEL.startsWith(text) && found.state === 'wrong' ? { state: 'incomplete' } : found;
  return found.at === undefined ? found : { ...found, at: [found.at[0] + LABEL.length, found.at[1] + LABEL.length] };
}

/** The country that the text has begun to name. */
const countryIn = (text: string): string => (text.startsWith(LABEL) ? text.slice(4, 6) : text.slice(0, 2));

const formFor = (country: string | undefined): TypedForm => ({
  isSeparator: (code, before) => isUsualSeparator(code) || (code === COLON && isLabel(before)),
  read: (significant) => ({
    ...read(significant, country),
    gap: groupsOfFour,
    example: ibanExample(country ?? countryIn(significant), countries),
  }),
});

/**
 * An IBAN while it is typed. With `country` it has to be one of that country.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * formatIbanAsTyped('de8937', { caret: 6 })
 * // { value: 'DE89 37', caret: 7, state: 'incomplete', example: 'DE57 2357 0375 0624 5829 83', remaining: 16 }
 */
export function formatIbanAsTyped(text: unknown, options: TypedOptions = {}): AsTyped {
  const { country, caret } = checkOptions('formatIbanAsTyped', options);
  const shown = showAsTyped(text, caret, formFor(country));
  if (shown.state !== 'wrong') return shown;
  const within = ibanWithin(text as string, (part) => showAsTyped(part, 0, formFor(country)).state === 'complete');
  return within === undefined ? shown : { ...shown, within: showAsTyped(within, 0, formFor(country)).value };
}

/** The countries that have IBANs, for whoever asks which identifiers a form needs. */
export const hasIban = (country: string): boolean => countries.withIban(country) !== undefined;
