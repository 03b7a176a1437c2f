/** `docs/addresses.md`: what `structureAddress` answers, and how often it is right on addresses of which the parts are known. */
import { REASONS } from '../../src/cli/address-summary.js';
import { type Case, GENERATED_CASES, LARGEST, measure, PUBLISHED } from '../../test/address/cases.js';
import { code, page, type Section, table } from './markdown.js';

const GROUPS: readonly (readonly [title: string, countries: string])[] = [
  [
    'Europe',
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  ],
  ['North America', 'US CA PR VI GU AS MP UM PM BM'],
  [
    'Latin America and the Caribbean',
    'AG AI AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GS GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PY SR SV SX TC TT UY VC VE VG',
  ],
  ['Middle East and North Africa', 'AE BH DZ EG EH IL IQ IR JO KW LB LY MA OM PS QA SA SD SY TN TR YE'],
  ['Asia', 'AF AM AZ BD BN BT CN GE HK ID IN IO JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN'],
];
export const groupOf = (country: string): string =>
  GROUPS.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? 'Africa south of the Sahara, Oceania, others';

const share = (part: number, of: number): string => (of === 0 ? '' : `${((100 * part) / of).toFixed(1)} %`);

function row(title: string, cases: readonly Case[]): readonly string[] {
  const { exact, right, wrongTown, wrongCode, high, wrongTownAtHigh, wrongCodeAtHigh } = measure(cases);
  const partial = right - exact;
  return [
    title,
    `${cases.length}`,
    `${exact}`,
    `${partial}`,
    share(right, cases.length),
    `${wrongTown}`,
    `${wrongCode}`,
    share(high, cases.length),
    `${wrongTownAtHigh}`,
    `${wrongCodeAtHigh}`,
  ];
}

const HEAD = [
  'addresses',
  'cases',
  'exact',
  'partial',
  'town and post code right',
  'wrong town',
  'wrong post code',
  'sure',
  'sure, wrong town',
  'sure, wrong post code',
];

const rowsByGroup = (cases: readonly Case[]): readonly (readonly string[])[] => {
  const titles = [...GROUPS.map(([title]) => title), groupOf('')];
  return titles.map((title) =>
    row(
      title,
      cases.filter(({ country }) => groupOf(country) === title),
    ),
  );
};

/** Counted by `scripts/measure-addresses.ts`, before and after. */
const LIBPOSTAL: readonly (readonly string[])[] = [
  ['Europe', '60', '38', '51', '13', '5', '5 of 27', '0 of 28'],
  ['North America', '50', '32', '43', '8', '6', '2 of 21', '0 of 22'],
  ['Latin America and the Caribbean', '12', '4', '7', '6', '2', '2 of 4', '0 of 3'],
  ['Asia', '7', '2', '5', '4', '2', '0 of 1', '0 of 1'],
  ['Africa south of the Sahara, Oceania', '2', '1', '1', '0', '0', '0 of 0', '0 of 0'],
  ['all', '131', '77 (58.8 %)', '107 (81.7 %)', '31', '15', '9 of 53', '0 of 54'],
];

function measured(): Section {
  const both = PUBLISHED.flat();
  const [first = [], second = []] = PUBLISHED;
  return {
    title: 'Measured',
    text: `Published are the test cases of [address-formatting](https://github.com/OpenCageData/address-formatting) (MIT), read the other way: ${first.length} with a street, ${second.length}
others with a town. They write parts of a map in lines; a few call a quarter or a village the town where a letter would name the city, and count as wrong here. The
words and lists were written with these cases at hand. Generated are five addresses of each country, in its own layout. *Exact*: every
part that the case gives; *partial*: town and post code, not the street or its number. *Sure*: the confidence is \`high\`. \`test/address/measure.test.ts\` holds the goals.

${table(HEAD, [
  row('published, with a street', first),
  row('published, others', second),
  row(
    'published, the 30 largest countries of payments',
    both.filter(({ country }) => LARGEST.includes(country)),
  ),
  row('generated', GENERATED_CASES),
  row(
    'generated, the 30 largest',
    GENERATED_CASES.filter(({ country }) => LARGEST.includes(country)),
  ),
])}

The published ones by group of countries:

${table(HEAD, rowsByGroup(both))}

### Addresses that were not read before

Half of the cases of the parser of [libpostal](https://github.com/openvenues/libpostal) (MIT, \`test/test_parser.c\`, commit 4c030d8, 7 September 2025) are American or British. They are
what people type into a map: one line, often without commas, street or post code, which is harder than a letter. 131 of 145 name a town or a post code. They were
measured on 22 November 2026 before anybody looked at them (*unseen*), and again after the classes of faults that they showed were mended (*now*): a British county or a state
with dots for a town, the code of the country behind the town, street and town without a comma, lines of Chinese and Japanese letters, the words “CEP” and “г.”.

${table(['addresses', 'cases', 'right, unseen', 'right, now', 'wrong town, unseen', 'wrong town, now', 'sure, wrong town, unseen', 'sure, wrong town, now'], LIBPOSTAL)}

No post code was wrong. The first reading says what to expect of lines that nobody foresaw: nine of 53 that were called sure had a wrong town.
\`npx tsx scripts/measure-addresses.ts test_parser.c --show\` repeats the counts of now.`,
  };
}

const use: Section = {
  title: 'What it answers',
  text: `\`\`\`ts
import { addressLines, structureAddress } from 'payprep/address';

const { address, form, confidence, left } = structureAddress(['Acme Ltd', 'Suite 400, 1200 Market Street', 'San Francisco, CA 94103', 'USA']);
address;
// { country: 'US', streetName: 'Market Street', buildingNumber: '1200', room: 'Suite 400', townName: 'San Francisco', postCode: '94103', countrySubdivision: 'CA' }
form; // 'structured'
confidence; // 'high'
left; // [{ line: 0, start: 0, end: 8, text: 'Acme Ltd' }]
addressLines(address); // ['Suite 400', '1200 Market Street', 'San Francisco, CA 94103', 'United States of America']
\`\`\`

- \`form\` is \`hybrid\` where up to two lines of 70 characters stand beside town and country, or one of these two is missing.
- \`confidence\` is that of country, town and post code. \`high\`: the country is named, the post code has its form and its place, and the town stands beside it; or the
  country has no post codes and the town is its last line. \`medium\`: likely. \`low\`: no town, no country, or the text names another country than the caller.
- \`used\` has the line and the characters of each part, \`left\` what found no place, such as the name of a company. No character is in neither, but separators.
- Nothing is invented: each value but the code of the country is a part of the text, as it was written.
- Chinese, Japanese and Korean letters, and addresses that begin with their largest part, are never \`high\`. Whether a street or a town exists is not known.
- \`explain\` carries the result as \`correctedAddress\` of an alert, where a scheme refuses the address and the confidence is \`high\`: see [the guide](guide.md#an-address-that-is-refused).`,
};

const list: Section = {
  title: 'A list',
  text: `\`payprep address FILE\` divides the addresses of a list ([docs/command-line.md](command-line.md#addresses)). It gives reasons:

${table(
  ['reason', 'text'],
  Object.entries(REASONS).map(([reason, text]) => [code(reason), text]),
)}`,
};

export const addresses = (): string =>
  page(
    'Addresses',
    `Since November 2026, SEPA and Swift refuse a postal address that is lines of text alone: town and country have to stand apart, the rest may stand in two lines. \`payprep/address\`
makes these parts of lines, offline, by the layouts, post codes and words of each country.`,
    [use, measured(), list],
  );
