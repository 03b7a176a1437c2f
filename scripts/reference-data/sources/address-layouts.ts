/**
 * How a country writes an address, and the names of its subdivisions and of the country itself: what tells the parts of an address apart.
 *
 * A layout has a letter for each part and a space between lines: `C` town, `S` subdivision, `Z` post code, `A` the lines before them. Letters
 * beside each other share a line. A country without a row has no layout of its own.
 */
import countries from 'i18n-iso-countries';
import { nameKey } from '../../../src/address/facts.js';
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import { packageVersion } from '../read.js';
import { ADDRESS_EDITION, ADDRESS_FILE, addressSource, readAddressMetadata } from '../readers/address-metadata.js';
import { COUNTRY_CODES } from '../readers/countries.js';
import { LANGUAGES_OF_COUNTRIES, LOCALES } from '../readers/country-names.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';
import { subdivisionNames } from './subdivisions.js';

/** `%N%n%O%n%A%n%C, %S %Z` becomes `A CSZ`. */
const layoutOf = (format: string): string =>
  format
    .split('%n')
    .map((line) => [...line.matchAll(/%([ACSZ])/g)].map(([, letter]) => letter).join(''))
    .map((line) => (line.length > 1 && line.includes('A') ? `A ${line.replace('A', '')}` : line)) // Guinea: `%Z %A %C`
    .filter((line) => line !== '')
    .join(' ');

const facts = { edition: ADDRESS_EDITION, confidence: 'manual', completeness: 'partial' } as const;

const makeLayouts = (folder: string): Dataset =>
  makeDataset(
    { dataset: 'registries/address-layouts', source: addressSource('The order of the parts of an address by country'), ...facts },
    ['country', 'layout'],
    [...readAddressMetadata(folder)].flatMap(([country, { fmt }]): Cell[][] =>
      COUNTRY_CODES.includes(country) && fmt !== undefined ? [[country, layoutOf(fmt)]] : [],
    ),
  );

/** Where people write the code of a subdivision in an address. */
const WITH_CODES = ['AU', 'BR', 'CA', 'CH', 'IN', 'IT', 'MX', 'US'];

/** Codes of three letters; elsewhere `MIE` and `EDO` are names. */
const LONG_CODES = ['EG', 'PH', 'TW'];

/** What a code or a name is known by: a code of letters by its capitals. */
const keyOf = (name: string): string => (/^[A-Z]{2,3}$/.test(name) ? name : nameKey(name));

/**
 * Names in Latin letters, each once: those in other scripts are in the datasets of their countries, and would double the size of this one.
 * Without codes that no address has, and without the word for a province, which people leave out.
 */
function withoutTwins(country: string, names: readonly string[]): readonly string[] {
  const known = new Map<string, string>();
  const length = LONG_CODES.includes(country) ? 3 : 2;
  const unusedCode = WITH_CODES.includes(country) ? /^\d+$/ : new RegExp(`^[A-Z\\d]{1,${length}}$`);
  for (const name of names.map((text) => text.replace(/ (?:PROVINCE|Sheng|Shi|\p{L}*[Zz]izhiqu)$/u, ''))) {
    // `IX Región de la Araucanía` says what it is
    const isText = !/^[IVX]+ Región /.test(name) && /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]+$/u.test(name) && !unusedCode.test(name);
    if (isText && !known.has(keyOf(name))) known.set(keyOf(name), name);
  }
  return [...known.values()].map((name) => (WITH_CODES.includes(country) ? name : inSmallLetters(name)));
}

/** `KUALA LUMPUR` takes more room than `Kuala Lumpur`. */
const inSmallLetters = (name: string): string =>
  name === name.toUpperCase() ? name.replace(/(?<=\p{L})\p{L}+/gu, (letters) => letters.toLowerCase()) : name;

const makeSubdivisionNames = (folder: string): Dataset =>
  makeDataset(
    { dataset: 'registries/subdivision-names', source: addressSource('Codes and names of subdivisions in addresses'), ...facts },
    ['country', 'names'],
    subdivisionNames(folder).map(([country, names]) => [country, withoutTwins(country, names).join('|')]),
  );

/** The Dutch list has the long forms, too. */
const LONG_FORM =
  /^(?:Republiek|Koninkrijk|Vorstendom|Democratische|Islamitische?|Staat|Federale|Groothertogdom|Gemenebest|Onafhankelijke|Plurinationale|Unie der) |^Verenigd Koninkrijk van|^(?!Tsj|Dom|Centr).*Republiek\b|Volksrepubliek/;

/** Territories and islands of fewer than a million people, whose names are written in few languages. */
const SMALL =
  'AG AI AQ AS BB BL BM BV CC CK CX DM FJ FK FM FO GD GG GL GP GS GU HM IM IO JE KI KM KN KY LC MF MH MP MQ MS NC NF NR NU PF PM PN PW SB SC SH SJ SX TC TF TK TO TV UM VC VG VI VU WF WS YT'.split(
    ' ',
  );

/** To these countries much is paid from everywhere in SEPA: they are known by their names in each of its languages, too. */
const MUCH_PAID_FROM_SEPA =
  'AE AT AU BE BG BR CA CH CN CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IL IN IS IT JP KR LI LT LU LV MT MX NL NO PL PT RO RS RU SA SE SG SI SK TH TR TW UA US ZA'.split(
    ' ',
  );
/** Brazil in Finnish, India in Croatian, Thailand and Norway in Estonian: they are a capital, a town of Serbia and other words elsewhere. */
const OTHER_MEANINGS = ['Brasilia', 'Indija', 'Tai', 'Norra'];
const LANGUAGES_OF_SEPA = 'bg cs da el et fi hr hu lt lv nb pl ro sk sl sv'.split(' ');
/** And to these from everywhere. */
const MUCH_PAID = 'AE AT AU BE BR CA CH CN CZ DE DK ES FI FR GB GR HK IE IN IT JP KR NL NO PL PT RU SA SE SG TR US'.split(' ');
const LANGUAGES_OF_PARTNERS = 'ar ja ko ru tr zh'.split(' ');

/** The names in the languages that much mail is written in, and in those of the country. */
function namesOf(country: string): string | null {
  const others = SMALL.includes(country) ? [] : ['es', 'it', 'nl', 'pt'];
  const ofSepa = MUCH_PAID_FROM_SEPA.includes(country) ? LANGUAGES_OF_SEPA : [];
  const ofPartners = MUCH_PAID.includes(country) ? LANGUAGES_OF_PARTNERS : [];
  const languages = ['en', 'de', 'fr', ...others, ...(LANGUAGES_OF_COUNTRIES.get(country) ?? []), ...ofSepa, ...ofPartners];
  const names = languages.flatMap((language) => countries.getName(country, language, { select: 'all' }) ?? []);
  // Case, accents and punctuation tell no names apart: the first of each is enough
  const first = new Map(names.toReversed().map((name) => [nameKey(name), name]));
  return tidy(
    names
      .filter(
        (name, at) =>
          first.get(nameKey(name)) === name && names.indexOf(name) === at && !LONG_FORM.test(name) && !OTHER_MEANINGS.includes(name),
      )
      .join('|'),
  );
}

function makeCountryNames(): Dataset {
  for (const locale of LOCALES) countries.registerLocale(locale);
  return makeDataset(
    {
      dataset: 'registries/country-names',
      edition: '2025-07-17',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'i18n-iso-countries',
        title: 'Names of countries in seven languages and in their own, of the largest in those of SEPA, too',
        url: 'https://github.com/michaelwittig/node-i18n-iso-countries',
        via: `i18n-iso-countries ${packageVersion('i18n-iso-countries')}`,
        licence: 'MIT',
      },
    },
    ['country', 'names'],
    COUNTRY_CODES.map((code) => [code, namesOf(code)]),
  );
}

const source: Source = {
  title: 'How addresses are written',
  reads: [ADDRESS_FILE],
  datasets: {
    'registries/address-layouts': makeLayouts,
    'registries/subdivision-names': makeSubdivisionNames,
    'registries/country-names': makeCountryNames,
  },
};
export default source;
