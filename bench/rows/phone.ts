/** Telephone numbers: what judging one costs, and that nothing is paid where there is none. */
import { createRequire } from 'node:module';
import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { createEngine } from 'payprep';
import { explain, shippedData, validate } from 'payprep/full';
import { compared, duration, type Figure } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import type { PhoneInput } from '../inputs/phones.js';
import { withVersion } from '../peers/package-version.js';
import { alternate } from '../rounds.js';
import { median, ratioOf } from '../statistics.js';
import { turnOf } from '../turns.js';

// the same plans as payprep/full has
const metadata = createRequire(import.meta.url)('libphonenumber-js/metadata.min.json') as MetadataJson;

const libraryJudges = ({ phone, country }: PhoneInput): boolean =>
  parsePhoneNumberFromString(phone, { extract: false, defaultCountry: country as CountryCode }, metadata)?.isValid() ?? false;

const withPhone = ({ country, phone }: PhoneInput) => ({ country, creditor: { name: 'Anna Berg', contactDetails: { phone } } });

const weJudge = (input: PhoneInput): boolean =>
  !explain(withPhone(input)).alerts.some(({ code }) => code === 'CREDITOR_PHONE_INVALID_FORMAT');

/** What the number adds to an instruction, beside the library. */
function judging(phones: readonly PhoneInput[]): Figure {
  const agreed = phones.filter((input) => weJudge(input) === libraryJudges(input));
  if (agreed.length < phones.length)
    throw new Error(`${phones.length - agreed.length} telephone numbers are judged otherwise by the library`);
  const without = phones.map(({ country }) => ({ country, creditor: { name: 'Anna Berg', contactDetails: {} } }));
  const [whole = [], bare = [], library = []] = alternate([
    turnOf((instruction: object) => validate(instruction), phones.map(withPhone)),
    turnOf((instruction: object) => validate(instruction), without),
    turnOf(libraryJudges, phones),
  ]);
  const added = whole.map((time, round) => time - (bare[round] ?? 0));
  const ratio = ratioOf(added, library);
  return {
    name: 'phone/libphonenumber-js',
    what: 'a telephone number in an instruction',
    peer: `parse and isValid of ${withVersion('libphonenumber-js')}`,
    ours: duration(median(added) / phones.length),
    theirs: duration(median(library) / phones.length),
    value: ratio.median,
    unit: 'share',
    quartiles: ratio.quartiles,
    notes: ['ours is the instruction with the number less the same one without, round by round'],
  };
}

/** An engine that has the numbering plans beside one that has none; both without directories. */
function absent(lines: readonly string[]): Figure {
  const instructions = lines.map((line): unknown => JSON.parse(line));
  const { phoneNumbers } = shippedData;
  if (phoneNumbers === undefined) throw new Error('payprep/full has no numbering plans');
  const having = createEngine({ referenceData: { dataset: () => undefined, phoneNumbers } });
  const without = createEngine();
  const times = alternate([
    turnOf((instruction: unknown) => validate(instruction, having), instructions),
    turnOf((instruction: unknown) => validate(instruction, without), instructions),
  ]);
  const named = {
    name: 'phone/none',
    what: 'validate without a telephone number, numbering plans at hand',
    peer: 'the same without plans',
  };
  return compared(named, 'share', times, instructions.length);
}

export const phone = ({ phones, instructions }: Inputs): readonly Figure[] => [judging(phones), absent(instructions)];
