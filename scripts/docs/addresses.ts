/** `docs/addresses.md`: what `structureAddress` answers, and how often it is right on addresses of which the parts are known. */
import { REASONS } from '../../cli/tasks/address-summary.js';
import { type Case, GENERATED_CASES, LARGEST, measure, PUBLISHED, VENDORS } from '../../test/address/cases.js';
import { OF_INSTITUTIONS } from './addresses-of-institutions.js';
import { spoiledAddresses } from './addresses-spoiled.js';
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
  return [
    title,
    `${cases.length}`,
    `${exact}`,
    `${right - exact}`,
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

/**
 * Figures in this table, in `MASTERS` and in `CONVENTIONS` cannot be generated here: those of *unseen* and *at first* were counted once, with the engine of that
 * day; those of *now* need the sets, which are not kept. `scripts/measure-addresses/index.ts` counted them; whoever changes how addresses are divided repeats it.
 * Last repeated on 23 November 2026, for the first four; the register on 22 November 2026.
 */
const SETS: readonly (readonly string[])[] = [
  ['libpostal', '131', '77 (58.8 %)', '123 (93.9 %)', '109 of 111 (98.2 %)', '31', '6', '9 of 53', '0 of 52'],
  ['ilib-address', '1145', '768 (67.1 %)', '1022 (89.3 %)', '258 of 305 (84.6 %)', '238', '89', '51 of 576', '23 of 626'],
  ['pelias/parser', '125', '106 (84.8 %)', '116 (92.8 %)', '110 of 119 (92.4 %)', '14', '8', '0 of 38', '0 of 37'],
  ['usaddress', '796', '748 (94.0 %)', '784 (98.5 %)', '784 of 796 (98.5 %)', '30', '8', '3 of 699', '0 of 696'],
  [
    'register of SCT participants',
    '3683',
    '3638 of 3686 (98.7 %)',
    '3672 (99.7 %)',
    '3244 of 3253 (99.7 %)',
    '40',
    '7',
    '0 of 5',
    '0 of 6',
  ],
];

/** Towns and post codes that were right, and those that were sure and had a wrong town: at first, and when the set had not been looked at. The rest of the row is measured. */
const MASTERS: readonly (readonly [title: string, atFirst: string, wrongAtFirst: string, unseen: string, wrongUnseen: string])[] = [
  ['15 countries in which we were weakest', '159', '5 of 63', '', ''],
  ['45 other countries', '91', '1 of 67', '93', '1 of 67'],
  ['the 15, and 21 others', '59', '3 of 25', '68', '0 of 21'],
];

const masterRow = ([title, first, wrongAtFirst, unseen, wrongUnseen]: (typeof MASTERS)[number], at: number): readonly string[] => {
  const { cases, right, exact, wrongTownAtHigh, high } = measure(VENDORS[at] ?? []);
  return [title, `${cases}`, first, unseen, `${right}`, `${exact}`, wrongAtFirst, wrongUnseen, `${wrongTownAtHigh} of ${high}`];
};

/** The 23 of ilib-address that are sure and have another town: a letter to either arrives. */
const CONVENTIONS: readonly (readonly string[])[] = [
  ['5', 'Hong Kong', 'a quarter is the town (Quarry Bay); we say Hong Kong'],
  ['5', 'Egypt', 'a quarter is the town (المهندسين); we say Giza, which is below it'],
  ['4', 'Panama', 'a quarter is the town (Area Bancaria); we say Panama City'],
  ['3', 'Dominican Republic', 'a quarter is the town (Los Minas); we say what stands beside the post code, Santo Domingo'],
  ['3', 'United Kingdom', 'a county is the town (Berkshire); we say Bracknell, which is above it'],
  ['2', 'Denmark', '“K” of “København K” is left out; the post writes it'],
  ['1', 'France', '“cedex 9” is left out; the post writes it'],
];

/** The test cases of an address library, and addresses of every country. */
function publishedAndGenerated(): string {
  const both = PUBLISHED.flat();
  const [first = [], second = []] = PUBLISHED;
  return `Published are the test cases of [address-formatting](https://github.com/OpenCageData/address-formatting) (MIT), read the other way: ${first.length} with a street, ${second.length}
others with a town. They write parts of a map in lines; a few call a quarter or a village the town where a letter would name the city, and count as wrong here. The
words and lists were written with these cases at hand. Generated are five addresses of each country, in its own layout. *Exact*: every
part that the case gives; *partial*: town and post code, not the street or its number. *Sure*: the confidence is \`high\`; the towns of the generated ones are invented, and without a
post code an invented town is not sure. \`test/address/measure.test.ts\` holds the goals.

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

${table(HEAD, rowsByGroup(both))}`;
}

/** Addresses as suppliers stand in the books of a company. */
const ofVendors = (): string => `### Addresses of vendors

Made-up addresses as the masters of vendors hold them: two to four lines or one, in capitals, with abbreviations, floors, suburbs, post boxes and names of companies, without commas, in the
language of the country (\`test/address/vendors.json\`). What is right was written down before they were measured. With the first set the faults were mended; the other two were measured before
anybody looked at them (*unseen*), and again when what they showed was mended (*now*). *At first* is what the state before gave.

${table(
  ['set', 'cases', 'right at first', 'unseen', 'now', 'exact now', 'sure, wrong town at first', 'unseen', 'now'],
  MASTERS.map(masterRow),
)}

The one that is sure and differs is \`9320 Erembodegem (Aalst)\`, a village with its town, both of which we say. Not right are a town behind a quarter, or behind a street in a country where the words of streets
stand before the name, with no comma and no known name (Mexico, Colombia, China), a district that stands before its street (Japan), and numbers that only look like post codes (the Emirates).`;

/** Sets of other projects, most of whose cases nobody had seen. */
const OF_OTHERS = `### Addresses of others

Five sets that nobody wrote the words and lists for. Each was measured before anybody looked at its cases (*unseen*), and again after the classes of faults that it showed
were mended (*now*). A fresh set reads like the unseen columns, not like the last ones.

${table(['set', 'cases', 'right, unseen', 'right, now', 'the 30 largest countries, now', 'wrong town, unseen', 'now', 'sure, wrong town, unseen', 'now'], SETS)}

- [libpostal](https://github.com/openvenues/libpostal) (MIT, \`test/test_parser.c\`): what people type into a map, one line, often without commas, street or post code.
- [ilib-address](https://github.com/iLib-js/ilib-address) (Apache 2.0, \`test/testaddress_*.js\`): 131 countries, in several lines and in one, many with their spaces, lines or commas
  spoiled on purpose.
- [pelias/parser](https://github.com/pelias/parser) (MIT, \`test/address*.test.js\`): 18 countries, one line, a third of them half typed. Measured after ilib-address was mended.
- [usaddress](https://github.com/datamade/usaddress) (MIT, \`measure_performance/test_data\`, two files that people labelled): American addresses of web pages. Measured after ilib-address was mended.
- The register of participants in SCT of the [European Payments Council](https://www.europeanpaymentscouncil.eu) (September 2022, not to be copied): the addresses of banks of 37
  countries, a line, the town, the country. It has no post codes, so that next to nothing is sure. With the example of a post code of each country where the country writes
  it (\`epc-with-codes\`), 3671 of 3683 are right and 3648 sure, of which 3 differ: a town with its province, one with its parish, one with its region in brackets. Three lines
  that give an Irish county for the town are left out.

A post code was wrong in 12 unseen, one of them sure, and in 4 now, none of them sure. \`npx tsx scripts/measure-addresses/index.ts SET [FOLDER] [--show|--sure] [--without-country]\` fetches a set and repeats
the counts of now, last on 23 November 2026 for the first four sets; those of unseen were counted once, before anything was mended. Nothing of the sets is kept here. It ignores case, punctuation and the letters of a country before its post code.

All of this is with the country given. Without it (\`--without-country\`), of the 2197 addresses of the first four sets 1878 have the right town and post code (1755 before the
country was told by a large town, a region or a script), 95 another town, and 1 another country than the set's; 21 are sure and have another town, by the conventions below.

Of the 23 of ilib-address that are sure and have another town, none is wrong on a letter:

${table(['cases', 'country', 'what differs'], CONVENTIONS)}

At first 51 were sure and wrong. Really wrong among the last 32 were 12: a province or a district in the same words as the town (Philippines 5, Thailand 3, Serbia 1, Nigeria 1), and the letters
“ISL” before an Israeli post code (2). They are read rightly now, or are no longer sure.

What is still not right: quarters and districts for towns as above, in Vietnam, Iran, Thailand and Iraq, too, where we are not sure (60 of the 123 of ilib-address); Indian letters, of which we
have no names of states (16); lines without any comma or post code that end in a town which is not among the largest; towns with a number (“Dublin 4”, which we
keep whole).`;

const measured = (): Section => ({
  title: 'Measured',
  text: [publishedAndGenerated(), spoiledAddresses(), ofVendors(), OF_OTHERS, OF_INSTITUTIONS].join('\n\n'),
});

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
  country has no post codes and the town, its last line, is known. \`medium\`: likely. \`low\`: no town, no country, or the text names another country than the caller.
- [\`examples/address/repair.ts\`](../examples/address/repair.ts) takes what is certain into the payment, and shows a person the rest.
- \`used\` has the line and the characters of each part, \`left\` what found no place, such as the name of a company. No character is in neither, but separators.
- Lines cut at 27, 35 or 70 characters are read together where a name goes on below, \`Winston-Salem, North\` and \`Carolina 27115\`: \`used\` has two places for it, and the town is never certain.
- Labels are read, in 30 languages (\`rules/words/address-labels.ts\`): \`City: Berlin\`, \`Code postal : 75002\`, before the value in its line or alone in the line above. What a label says is so,
  whatever its place. No town that is sure is a label, a number, or holds a colon.
- Tabs and \`<br>\` end a line; so do \` / \` and \`. \` in a text that has neither line ends nor commas. The numbered lines of Swift fields 50F and 59F are read, \`3/GB/READING\`.
- What stands behind the country is left, \`Customer no. 12345\`, \`ISO 9001 certified\`; where only it can be town or post code, it is taken, and nothing is sure. A line or a post code that is
  repeated counts once. Four digits alone behind a street without a number may be that number, and are no sure post code.
- No sure town is the rest of a word that a line end cut, stands beside a second post code, or with a large town that is left over; nor is it one that other countries alone are known for where the caller
  alone gives the country, as \`75001 Berlin\` in France. \`London SW1A 2AA\` contradicts a country without such codes.
- \`country\` is the code or any text that means a country: \`UK\`, \`gb\`, \`GBR\`, \`Germany\`. What is none counts as absent, and the answer has \`isCountryUnknown: true\`.
- A territory that has a code of its own is called by it, though the text names the country it belongs to: \`San Juan PR 00901\`, \`USA\` is \`PR\`, unless the caller gives \`US\`.
- Nothing is invented: each value but the code of the country is a part of the text, as it was written.
- What lowers the confidence: more words than the town beside the post code, a state or a province that may be the town, a line behind the town that nothing explains, a street and a town without a comma,
  letters of a script in which we know no subdivisions. Chinese, Japanese, Korean and Thai letters, and addresses that begin with their largest part, are never \`high\`.
- A few of the largest towns are known (\`rules/addresses/large-towns.ts\`), to divide lines without commas. Whether a street or another town exists is not known.
- Where nobody names the country, letters before the post code, its form, the script, a large town or a region tell it: \`00100 Helsinki\`, \`Toronto, Ontario\`. The confidence is \`medium\` at most, but
  for letters before the code (\`D-10115\`). A town of which another country has a namesake of 15,000 people or more tells none: “London” is a town without a country, until a post code agrees.
- A telephone, a tax number, an e-mail address in the lines is put into \`left\`, and the rest is read as if it were not there.
- A line that may be post code and town is never a street.
- Words of a country divide a line without commas: \`Mah.\`, \`No:\`, \`Kat\` in Turkey, \`em.\` in Hungary, \`Jl.\` in Indonesia, \`Col.\` in Mexico (\`dividers\` in \`rules/addresses/customs.ts\`). A town found so is
  likely, never certain.
- In a country without post codes, a town is certain only where it is one of the known ones: the last line may be a quarter.
- Names of countries are known short and long, with their first words behind a comma or in brackets, as ISO 3166-1 publishes them: \`Korea, Republic of\`, \`Bahamas (the)\`. Those of
  52 countries are known in the languages of SEPA: \`Niemcy\`, \`Tyskland\`.
- A region that has the name of its chief town, below another town, brings no sure town in Ireland, Peru, New Zealand and Panama: \`Enniscorthy, Wexford\`.
- A name that is that of a state, too, tells no country without a post code or a large town: \`Athens, Georgia\`.
- A state of the United States, Canada or Australia behind the name of a country says that it is a town: \`Peru, Indiana 46970\`.
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
