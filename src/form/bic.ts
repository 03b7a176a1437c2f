/**
 * BICs while they are typed: capital letters, no separators.
 *
 * Eight characters are complete; whoever types on means the eleven of a branch.
 */
import { exampleCountry } from '../../rules/samples/examples.js';
import { isValid } from '../identifiers/bic.js';
import { isCountryStart } from '../identifiers/country/codes.js';
import { misfit } from '../identifiers/country/layout.js';
import { type AsTyped, inAscii, isUsualSeparator, showAsTyped, type TypedForm, type TypedReading } from './as-typed.js';
import { checkOptions, type TypedOptions } from './options.js';

/** Party, country, location, branch. */
const CLASSES = 'ccccaaccccc';
const SHORT = 8;
const LONG = 11;

const wrong = (from: number, to: number): TypedReading => ({ state: 'wrong', at: [from, to] });

function read(text: string): TypedReading {
  const known = text.slice(0, LONG);
  const misplaced = misfit(known, CLASSES, 0, 0, known.length);
  if (misplaced >= 0) return wrong(misplaced, misplaced + 1);
  const country = text.slice(4, 6);
  if (!isCountryStart(country)) return wrong(4, 4 + country.length);
  const [first, second] = text.slice(6, 8);
  if (first === '0' || first === '1') return wrong(6, 7);
  if (second === 'O') return wrong(7, 8);
  if (text.length > LONG) return wrong(LONG, text.length);
  if (isValid(text)) return { state: 'complete', remaining: 0 };
  return { state: 'incomplete', remaining: (text.length < SHORT ? SHORT : LONG) - text.length };
}

/** No line of a form is longer. */
const LONGEST = 200;

/** What is copied with its label: “BIC: …”, “SWIFT code …”. Behind any other word a name of eight letters would be a BIC: “Bank: Deutsche”. */
const LABEL = /^[^0-9:#]{0,40}?(?<![A-Z0-9])(?:(?:BIC|SWIFT)(?![A-Z0-9])[^A-Z0-9]*(?:CODE(?![A-Z0-9])[^A-Z0-9]*)?){1,2}(.*)$/is;

const NO_GAP = (): string => '';

/**
 * A BIC while it is typed. `country` is that of the example: a bank may have its BIC in another country than its accounts.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * formatBicAsTyped('cobade')
 * // { value: 'COBADE', caret: 6, state: 'incomplete', example: 'BANKDE22', remaining: 2 }
 */
export function formatBicAsTyped(text: unknown, options: TypedOptions = {}): AsTyped {
  const { country = exampleCountry, caret } = checkOptions('formatBicAsTyped', options);
  const example = `BANK${country}22`;
  const form: TypedForm = {
    isSeparator: isUsualSeparator,
    read: (significant) => ({ ...read(significant), gap: NO_GAP, ...(isValid(example) && { example }) }),
  };
  const shown = showAsTyped(text, caret, form);
  const rest = shown.state === 'wrong' ? LABEL.exec(inAscii(text as string).slice(0, LONGEST)) : null;
  const within = rest === null ? undefined : showAsTyped(rest[1], 0, form);
  return within?.state === 'complete' ? { ...shown, within: within.value } : shown;
}
