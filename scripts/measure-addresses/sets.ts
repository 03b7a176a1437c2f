/**
 * The sets of addresses that others have divided, and how each is read. None of them is kept here: `index.ts` fetches the repository.
 *
 * The gotcha: each set has its own idea of a town. A case that names neither town nor post code is left out.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import examples from '../../reference-data/registries/post-code-examples.json' with { type: 'json' };
import { countryOfName } from '../../src/address/country-name.js';
import { isCountryCode, isRegion } from '../../src/address/facts.js';
import { addressLines } from '../../src/address.js';

export interface Case {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly text: string;
  readonly town?: string | undefined;
  readonly postCode?: string | undefined;
}

export interface AddressSet {
  /** On GitHub; undefined where nobody may copy it, and FOLDER has to be given. */
  readonly repository: string | undefined;
  readonly commit: string;
  readonly licence: string;
  readonly read: (folder: string) => readonly Case[];
}

/** A literal of C or JavaScript between double or single quotes. */
const STRING = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'`;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

const unquote = (literal: string): string =>
  literal.slice(1, -1).replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code: string | undefined, sign: string) => {
    return code === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16));
  });

/** Each test is a call with the text and the parts that it wants. The name of the test has the country or the language. */
function readLibpostal(folder: string): readonly Case[] {
  const cases: Case[] = [];
  let country = '';
  for (const block of readFileSync(join(folder, 'test/test_parser.c'), 'utf8').split(/(?=TEST test_|CHECK_CALL\()/)) {
    const [, language] = /^TEST test_([a-z]+)_parses/.exec(block) ?? [];
    if (language !== undefined) country = language === 'da' ? 'DK' : language.toUpperCase();
    const [, text] = /^CHECK_CALL\(test_parse_result_equals\w*\(\s*(?:\/\/.*\n\s*)*("(?:[^"\\]|\\.)*")/.exec(block) ?? [];
    if (text === undefined) continue;
    const parts = new Map(
      [...block.matchAll(/\{"([a-z_]+)", ("(?:[^"\\]|\\.)*")\}/g)].map(([, label = '', part = '']) => [label, unquote(part)]),
    );
    cases.push({ country, text: unquote(text), town: parts.get('city'), postCode: parts.get('postcode') });
  }
  return cases;
}

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** `new Address("…")`, and behind it `test.equal(parsedAddress.locality, "…")`. */
function readIlib(folder: string): readonly Case[] {
  const files = readdirSync(join(folder, 'test')).filter((name) => /^testaddress(?:_[A-Z]{2})?\.js$/.test(name));
  return files.flatMap((name) => {
    const blocks = withoutComments(readFileSync(join(folder, 'test', name), 'utf8')).split(/(?=^ {4}test\w+\s*:)/m);
    return blocks.flatMap((block) => {
      const [, text] = new RegExp(`new Address\\(\\s*(${STRING})`).exec(block) ?? [];
      const wanted = (member: string): string | undefined => {
        const [, value] = new RegExp(`test\\.equal\\(parsedAddress\\.${member}, (${STRING})\\)`).exec(block) ?? [];
        return value === undefined ? undefined : unquote(value);
      };
      const country = wanted('countryCode');
      if (text === undefined || country === undefined || !isCountryCode(country)) return [];
      return [{ country, text: unquote(text), town: wanted('locality'), postCode: wanted('postalCode') }];
    });
  });
}

/** The countries of the files of pelias/parser, which names some by codes of its own. */
const PELIAS: Readonly<Record<string, string>> = {
  aus: 'AU',
  bra: 'BR',
  cze: 'CZ',
  deu: 'DE',
  esp: 'ES',
  fra: 'FR',
  gbr: 'GB',
  hrv: 'HR',
  ind: 'IN',
  nld: 'NL',
  nor: 'NO',
  nzd: 'NZ',
  pol: 'PL',
  prt: 'PT',
  rom: 'RO',
  svk: 'SK',
  swe: 'SE',
  usa: 'US',
};

/** `assert('…', [{ street: '…' }, { locality: '…' }, { postcode: '…' }])`: the first of several readings is the wanted one. */
function readPelias(folder: string): readonly Case[] {
  const files = readdirSync(join(folder, 'test')).filter((name) => /^address(?:it)?\.[a-z]{3}\.test\.js$/.test(name));
  return files.flatMap((name) => {
    const country = PELIAS[name.split('.')[1] ?? ''] ?? '';
    const blocks = withoutComments(readFileSync(join(folder, 'test', name), 'utf8')).split(/(?=^\s*assert\()/m);
    return blocks.flatMap((block) => {
      const [, text] = new RegExp(`^\\s*assert\\(\\s*(${STRING})`).exec(block) ?? [];
      if (text === undefined) return [];
      const wanted = (label: string): string | undefined => {
        const [, value] = new RegExp(`\\{\\s*${label}: (${STRING})`).exec(block) ?? [];
        return value === undefined ? undefined : unquote(value);
      };
      return [{ country, text: unquote(text), town: wanted('locality'), postCode: wanted('postcode') }];
    });
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const textOf = (xml: string): string =>
  xml
    .replace(/<[^>]+>/g, '')
    .replace(/&([a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();

/** `<AddressString><AddressNumber>12</AddressNumber> … <PlaceName>Salem,</PlaceName> …`: one element a word. */
function readUsaddress(folder: string): readonly Case[] {
  const files = ['us50_test_tagged.xml', 'labeled.xml'].map((name) => join(folder, 'measure_performance/test_data', name));
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<AddressString>(.*?)<\/AddressString>/gs)].map(([, xml = '']) => {
      const wanted = (label: string): string | undefined => {
        const words = [...xml.matchAll(new RegExp(`<${label}>(.*?)</${label}>`, 'gs'))].map(([, word = '']) => textOf(word));
        return words.length === 0 ? undefined : words.join(' ').replace(/[,;.]$/, '');
      };
      return { country: 'US', text: textOf(xml), town: wanted('PlaceName'), postCode: wanted('ZipCode') };
    }),
  );
}

/** The cells of a line of CSV. */
const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);

const SUBDIVISIONS_BEHIND: Readonly<Record<string, RegExp>> = {
  ES: / ?\([^)]*\)$/,
  IT: / ?\([^)]*\)$| - [A-Z]{2}$/,
  CH: / \(?[A-Z]{2}\)?$/,
};

/** Country, name, address, town: as the banks wrote them. A county is no town and a province behind the town no part of it; there are no post codes. */
function readEpc(folder: string): readonly Case[] {
  const [, ...lines] = readFileSync(join(folder, 'sepa_credit_transfer_2022-09.csv'), 'utf8').split(/\r?\n/);
  return lines.flatMap((line) => {
    const [land = '', , address = '', town = ''] = cellsOf(line);
    const country = countryOfName(land);
    if (country === undefined || town === '' || address === '') return [];
    const name = town.replace(/^[A-Z-]*\d[\d -]*(?=\p{L})/u, '').replace(SUBDIVISIONS_BEHIND[country] ?? /$^/, '');
    const isTown = !/^Co\b/.test(name) && name.length > 2 && !(country === 'IE' && isRegion(name, country));
    return isTown ? [{ country, text: [address, town, land].join('\n'), town: name }] : [];
  });
}

const postCodes = new Map(examples.rows.map(([country = '', code = '']) => [country, code]));

/** The same, with the example of a post code of the country where the country writes it. */
const readEpcWithCodes = (folder: string): readonly Case[] =>
  readEpc(folder).flatMap((one) => {
    const [street = ''] = one.text.split('\n');
    const postCode = postCodes.get(one.country);
    const lines = addressLines({ country: one.country, townName: one.town, postCode });
    return postCode === undefined ? [] : [{ ...one, text: [street, ...lines].join('\n'), postCode }];
  });

const EPC = {
  repository: undefined,
  commit: 'September 2022',
  licence: 'European Payments Council, register of participants in SCT',
} as const;

export const SETS: Readonly<Record<string, AddressSet>> = {
  libpostal: { repository: 'openvenues/libpostal', commit: '4c030d8', licence: 'MIT', read: readLibpostal },
  ilib: { repository: 'iLib-js/ilib-address', commit: 'b6a6d76', licence: 'Apache-2.0', read: readIlib },
  pelias: { repository: 'pelias/parser', commit: 'b4494c2', licence: 'MIT', read: readPelias },
  epc: { ...EPC, read: readEpc },
  'epc-with-codes': { ...EPC, read: readEpcWithCodes },
  usaddress: { repository: 'datamade/usaddress', commit: 'aa7699b', licence: 'MIT', read: readUsaddress },
};
