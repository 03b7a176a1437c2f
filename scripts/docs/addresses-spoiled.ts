/** The section of `docs/addresses.md` about spoiled addresses, counted anew whenever the page is made. */
import { type Asked, type Case, GENERATED_CASES, measure, PUBLISHED, VENDORS } from '../../test/address/cases.js';
import { NOISY } from '../../test/address/noisy.js';
import { LABELS, labelled, SPOILS, swiftLines } from '../../test/address/spoils.js';
import { table } from './markdown.js';

/** Each how many-th address: all of them take minutes. */
const STEP = 5;
const STEP_OF_ALL = 7;
const sample = [...GENERATED_CASES, ...PUBLISHED.flat(), ...VENDORS.flat()].filter((_, at) => at % STEP_OF_ALL === 0);

const KINDS: readonly (readonly [title: string, names: RegExp])[] = [
  ['a line of something else above', /^noise before/],
  ['a line of something else below', /^noise behind/],
  ['a line twice', /twice$/],
  ['cut at 27 or 35 characters', /full lines|cut at/],
  ['in one line, by commas, bars or hyphens', /^joined by "(?:, |; | \| | - )"$/],
  ['in one line, by tabs, `<br>`, ` / `, `. `, `\\n`', /^joined by "(?:\\t|<br>|<br \/>| \/ |\. |\\n|\\\\n)"$/],
  ['capitals, blank lines, commas at the end', /^(?:capitals|blank lines|commas at the end)$/],
];

const spoiled = (names: RegExp): readonly Case[] =>
  SPOILS.filter(({ name }) => names.test(name)).flatMap(({ of }) =>
    sample.flatMap((one) => {
      const lines = of(one.lines);
      return lines === undefined ? [] : [{ ...one, lines }];
    }),
  );

const made = GENERATED_CASES.map(({ country, lines, want }) => {
  const { streetName, buildingNumber, townName = '', postCode = '' } = want;
  const parts = { street: `${streetName} ${buildingNumber}`, town: townName, postCode, country: lines.at(-1) ?? '' };
  return { parts, country, want: { townName, postCode, country } };
}).filter((_, at) => at % STEP === 0);

const withLabels = (): readonly Case[] =>
  Object.keys(LABELS).flatMap((language) => made.map(({ parts, ...one }) => ({ ...one, lines: labelled(parts, language, ': ') })));
const inSwiftFields = (): readonly Case[] =>
  made.map(({ parts: { street, town, postCode }, ...one }) => ({ ...one, lines: swiftLines(street, town, postCode, one.country) }));

/** Those that were written down as invoices and forms have them; most of their countries are given. */
const noisy = NOISY.map(([country, isGiven, text, townName, postCode]): Asked => {
  return { country: isGiven ? country : undefined, lines: text.split('\n'), want: { country, townName, postCode } };
});

const spoiledNoisy = (): readonly Asked[] =>
  noisy.flatMap((one, at) =>
    SPOILS.filter((_, index) => index % STEP === at % STEP).flatMap(({ of }) => {
      const lines = of(one.lines);
      return lines === undefined ? [] : [{ ...one, lines }];
    }),
  );

function row(title: string, cases: readonly Asked[]): readonly string[] {
  const withoutEmpty = cases.map((one) => ({
    ...one,
    want: Object.fromEntries(Object.entries(one.want).filter(([, text]) => text !== '')),
  }));
  const { right, high, wrongTownAtHigh, wrongCodeAtHigh } = measure(withoutEmpty);
  const share = ((100 * right) / Math.max(1, cases.length)).toFixed(1);
  return [title, `${cases.length}`, `${share} %`, `${high}`, `${wrongTownAtHigh}`, `${wrongCodeAtHigh}`];
}

export const spoiledAddresses = (): string => `### Spoiled addresses

A part of the addresses above, with what forms, files and messages do to them (\`test/address/spoils.ts\`). \`test/address/spoils.test.ts\` holds that no spoil
of a generated address of any country gives a sure answer other than that of the address as it was. Of all that is sure, at most 0.5 % is meant to be wrong.

${table(
  ['spoil', 'addresses', 'town and post code right', 'sure', 'sure, wrong town', 'sure, wrong post code'],
  [
    row('none', sample),
    row(`labels, in ${Object.keys(LABELS).length} languages`, withLabels()),
    row('numbered lines of a Swift field', inSwiftFields()),
    ...KINDS.map(([title, names]) => row(title, spoiled(names))),
    row('150 of thirty countries as invoices and forms have them (`test/address/noisy.ts`)', noisy),
    row('the same, with a part of the spoils above', spoiledNoisy()),
  ],
)}`;
