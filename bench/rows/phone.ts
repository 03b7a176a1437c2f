/** Measures what a telephone number adds to validation, and that an instruction without one costs no more than without plans. */
import { createRequire } from 'node:module';
import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { createEngine } from 'payprep';
import { explain, shippedData, validate } from 'payprep/full';
import { compareTimes, type Figure, formatDuration } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import type { PhoneInput } from '../inputs/phones.js';
import { withVersion } from '../peers/package-version.js';
import { leastOf, measureTurns } from '../rounds.js';
import { median, ratioOf } from '../statistics.js';
import { createTurn } from '../turns.js';

// the same numbering plans as in payprep/full
const metadata = createRequire(import.meta.url)('libphonenumber-js/metadata.min.json') as MetadataJson;

const isValidByLibrary = ({ phone, country }: PhoneInput): boolean =>
  parsePhoneNumberFromString(phone, { extract: false, defaultCountry: country as CountryCode }, metadata)?.isValid() ?? false;

const withPhone = ({ country, phone }: PhoneInput) => ({ country, creditor: { name: 'Anna Berg', contactDetails: { phone } } });

const isValidByPayprep = (input: PhoneInput): boolean =>
  !explain(withPhone(input)).alerts.some(({ code }) => code === 'CREDITOR_PHONE_INVALID_FORMAT');

/** Compares what a number adds to an instruction with the library itself. */
function compareWithLibrary(phones: readonly PhoneInput[]): Figure {
  const agreed = phones.filter((input) => isValidByPayprep(input) === isValidByLibrary(input));
  if (agreed.length < phones.length)
    throw new Error(`${phones.length - agreed.length} telephone numbers have a different result in the library`);
  const without = phones.map(({ country }) => ({ country, creditor: { name: 'Anna Berg', contactDetails: {} } }));
  const [withNumber = [], withoutNumber = [], library = []] = measureTurns([
    createTurn((instruction: object) => validate(instruction), phones.map(withPhone)),
    createTurn((instruction: object) => validate(instruction), without),
    createTurn(isValidByLibrary, phones),
  ]);
  const added = withNumber.map((time, round) => time - (withoutNumber[round] ?? 0));
  const ratio = ratioOf(added, library);
  return {
    name: 'phone/libphonenumber-js',
    what: 'a telephone number in an instruction',
    peer: `parse and isValid of ${withVersion('libphonenumber-js')}`,
    ours: formatDuration(median(added) / phones.length),
    theirs: formatDuration(median(library) / phones.length),
    value: ratio.median,
    unit: 'share',
    quartiles: ratio.quartiles,
    notes: ['ours is the time with the number minus the time without, round by round'],
  };
}

/** Compares engines with and without numbering plans, both without directories. */
function compareWithoutPlans(lines: readonly string[]): Figure {
  const instructions = lines.map((line): unknown => JSON.parse(line));
  const { phoneNumbers } = shippedData;
  if (phoneNumbers === undefined) throw new Error('payprep/full has no numbering plans');
  const withPlans = createEngine({ referenceData: { dataset: () => undefined, phoneNumbers } });
  const withoutPlans = createEngine();
  const times = measureTurns([
    createTurn((instruction: unknown) => validate(instruction, withPlans), instructions),
    createTurn((instruction: unknown) => validate(instruction, withoutPlans), instructions),
  ]);
  const name = {
    name: 'phone/none',
    what: 'validate without a telephone number, with numbering plans',
    peer: 'the same without plans',
  };
  return compareTimes(name, 'share', leastOf(times), instructions.length);
}

export const comparePhones = ({ phones, instructions }: Inputs): readonly Figure[] => [
  compareWithLibrary(phones),
  compareWithoutPlans(instructions),
];
