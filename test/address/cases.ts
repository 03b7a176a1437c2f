/**
 * Addresses of which the parts are known: those of others, and generated ones in the layout of each country.
 *
 * `published.json`: the test cases of https://github.com/OpenCageData/address-formatting (MIT, commit 28c47f9), which format parts of OpenStreetMap
 * into lines; here they are read the other way. Set 1 are the cases with a street, set 2 are all others with a town.
 *
 * `vendors.json`: made-up addresses as the masters of vendors hold them, of which the parts were written down before they were measured. A bar
 * divides two answers that are both right, and an empty one says that there is none. Set 1 was mended with; set 2, other countries, and set 3 were
 * measured unseen first.
 *
 * `test/fixtures/cases/addresses.json`: those of open data, whose sources it names, and of letters; most name their country themselves.
 */
import examples from '../../reference-data/registries/post-code-examples.json' with { type: 'json' };
import { addressLines, structureAddress } from '../../src/address.js';
import others from '../fixtures/cases/addresses.json' with { type: 'json' };
import published from './published.json' with { type: 'json' };
import vendors from './vendors.json' with { type: 'json' };

export interface Asked {
  /** The country that the caller gives, if any. */
  readonly country?: string | undefined;
  readonly lines: readonly string[];
  readonly want: Readonly<Record<string, string>>;
}

export interface Case extends Asked {
  readonly country: string;
}

const all = published as unknown as readonly (Case & { readonly set: number })[];
export const PUBLISHED: readonly (readonly Case[])[] = [1, 2].map((set) => all.filter((one) => one.set === set));

const withBars = (text: string | undefined): string | undefined => text?.replaceAll('~', '|');
export const OTHERS: readonly Asked[] = others.map(({ input: { text, options }, expect: { townName, postCode, country } }) => ({
  country: options?.country,
  lines: text.filter((line) => line !== undefined),
  want: {
    townName: townName.join('|'),
    country: withBars(country) ?? '',
    ...(postCode !== undefined && { postCode: withBars(postCode) ?? '' }),
  },
}));

const masters = vendors as unknown as readonly (Case & { readonly set: number })[];
export const VENDORS: readonly (readonly Case[])[] = [1, 2, 3].map((set) => masters.filter((one) => one.set === set));

/** The countries to which most payments go over a border. */
export const LARGEST = 'US CN DE GB FR JP IN IT BR CA KR ES AU NL CH MX SE PL BE AT TR NO DK IE SG HK FI PT CZ AE'.split(' ');

const postCodes = new Map(examples.rows.map(([country = '', code = '']) => [country, code.replace(/^CP /, '')]));
export const COUNTRIES: readonly string[] = [...new Set([...postCodes.keys(), ...all.map(({ country }) => country)])].sort();

const TOWN_OF: Readonly<Record<string, string>> = { GI: 'Gibraltar', HK: 'Hong Kong', MO: 'Macao', SG: 'Singapore' };

const STREETS = ['Long Street', 'Rue de la Gare', 'Calle Mayor', 'Bahnhofstraße', 'Via Garibaldi'];
const TOWNS = ['Villanova', 'Port Alba', 'Oberndorf', 'Santa Rosa', 'Kalmar'];
const BESIDE: readonly Readonly<Record<string, string>>[] = [
  {},
  { floor: '3rd Floor' },
  { room: 'Suite 400' },
  { postBox: 'P.O. Box 1234' },
  { department: 'Accounts Payable' },
];

/** Of each country, an address of each kind. */
export const GENERATED: readonly (Readonly<Record<string, string>> & { readonly country: string })[] = COUNTRIES.flatMap((country) =>
  STREETS.map((streetName, at) => {
    const postCode = postCodes.get(country);
    const townName = TOWN_OF[country] ?? TOWNS[at] ?? '';
    return { country, streetName, buildingNumber: `${at + 7}`, townName, ...(postCode !== undefined && { postCode }), ...BESIDE[at] };
  }),
);

export const GENERATED_CASES: readonly Case[] = GENERATED.map((address) => ({
  country: address.country,
  lines: addressLines(address),
  want: address,
}));

export interface Measure {
  readonly cases: number;
  readonly exact: number;
  /** Town and post code are right. */
  readonly right: number;
  readonly wrongTown: number;
  readonly wrongCode: number;
  readonly high: number;
  readonly medium: number;
  /** How many values all answers have, and how many texts no field took. */
  readonly values: number;
  readonly left: number;
  readonly wrongTownAtHigh: number;
  readonly wrongCodeAtHigh: number;
  /** Those that are sure and have another town, post code or country: their country and lines. */
  readonly wrongAndSure: readonly string[];
  /** The cases of which a part is missing or wrong: their country and lines. */
  readonly inexact: readonly string[];
}

/** Without accents: half of the sources leave them out. */
const plain = (text: string | undefined): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200b-\u200f]/g, '')
    .toLowerCase();

/** A value that is not wanted is not judged: the published cases say nothing of floors. */
export function measure(cases: readonly Asked[]): Measure {
  const found = cases.map(({ country, lines, want }) => {
    const { address, confidence, left } = structureAddress(lines, { country });
    const values = new Map(Object.entries(address));
    const isRight = (field: string): boolean =>
      want[field] === undefined || want[field].split('|').some((one) => plain(values.get(field)) === plain(one));
    const wrongTown = values.has('townName') && !isRight('townName');
    const wrongCode = values.has('postCode') && !isRight('postCode');
    const right = isRight('townName') && isRight('postCode');
    const isOther = wrongTown || wrongCode || (values.has('country') && !isRight('country'));
    const label = `${country ?? 'no country'}: ${lines.join(', ')}`;
    const counts = { values: values.size, left: left.length, confidence };
    return {
      label,
      right,
      exact: Object.keys(want).every(isRight),
      wrongTown,
      wrongCode,
      isOther,
      isHigh: confidence === 'high',
      ...counts,
    };
  });
  const count = (holds: (one: (typeof found)[number]) => boolean): number => found.filter(holds).length;
  return {
    cases: cases.length,
    exact: count(({ exact }) => exact),
    right: count(({ right }) => right),
    wrongTown: count(({ wrongTown }) => wrongTown),
    wrongCode: count(({ wrongCode }) => wrongCode),
    high: count(({ isHigh }) => isHigh),
    medium: count(({ confidence }) => confidence === 'medium'),
    values: found.reduce((sum, { values }) => sum + values, 0),
    left: found.reduce((sum, { left }) => sum + left, 0),
    wrongTownAtHigh: count(({ wrongTown, isHigh }) => wrongTown && isHigh),
    wrongCodeAtHigh: count(({ wrongCode, isHigh }) => wrongCode && isHigh),
    wrongAndSure: [...new Set(found.filter(({ isOther, isHigh }) => isOther && isHigh).map(({ label }) => label))].sort(),
    inexact: [...new Set(found.filter(({ exact }) => !exact).map(({ label }) => label))].sort(),
  };
}
