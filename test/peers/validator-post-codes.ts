/** Disagreements with isPostalCode of validator. */
import { type Comparison, type Disagreement, onlyPayprepAccepts, onlyPeerAccepts } from './disagreement.js';

const peer = 'validator 13.15';

export interface PostCodeComparison extends Comparison {
  readonly country: string;
  /** How isPostalCode wants a code that has no separators. */
  readonly written: (code: string) => string;
}

const insertSeparator =
  (at: number, sign = '-') =>
  (code: string): string =>
    code.length > at ? `${code.slice(0, at)}${sign}${code.slice(at)}` : code;

const WRITTEN: Readonly<Record<string, (code: string) => string>> = {
  AD: (code) => `AD${code}`,
  AZ: (code) => `AZ${code}`,
  HT: (code) => `HT${code}`,
  IE: insertSeparator(3, ' '),
  JP: insertSeparator(3),
  LT: (code) => `LT-${code}`,
  LV: (code) => `LV-${code}`,
  PL: insertSeparator(2),
  PR: insertSeparator(5),
  PT: insertSeparator(4),
  US: insertSeparator(5),
};

const outOfRange = (example: string, right: 'peer' | 'open'): Disagreement =>
  onlyPayprepAccepts({
    input: 'a range that is not in use',
    example,
    right,
    because: 'we check the form; ranges grow, and the data that we read has few of them',
    source: 'reference-data/registries/post-codes.json, from Google’s address metadata',
    where: () => true,
  });

const POST_CODES: Readonly<Record<string, readonly Disagreement[]>> = {
  AD: [
    onlyPeerAccepts({
      input: 'a parish above 7',
      example: '881',
      right: 'payprep',
      because: 'Andorra has seven',
      source: 'reference-data/registries/post-codes.json',
      where: (text) => /^(?:AD)?\D?[089]\d\d$/.test(text),
    }),
  ],
  BA: [outOfRange('51447', 'open')],
  BD: [outOfRange('9836', 'open')],
  BY: [outOfRange('896330', 'open')],
  CN: [outOfRange('896330', 'open')],
  CO: [outOfRange('896330', 'open')],
  ES: [outOfRange('89633', 'peer')],
  FR: [
    onlyPayprepAccepts({
      input: 'ranges 96, 98 and 99, and 00',
      example: '98510',
      right: 'open',
      because: '980 is Monaco, 986 to 988 are territories that write FR as well; the others are not in use',
      source: 'La Poste, codes postaux',
      where: () => true,
    }),
  ],
  GB: [
    onlyPayprepAccepts({
      input: 'BFPO and a number',
      example: 'BFPO 14',
      right: 'payprep',
      because: 'so the forces write their post offices',
      source: 'gov.uk, British Forces Post Office locations',
      // a space may stand anywhere: BFP O3
      where: (text) => text.replaceAll(' ', '').includes('BFPO'),
    }),
    onlyPeerAccepts({
      input: 'the first half alone',
      example: 'EC1Y',
      right: 'payprep',
      because: 'it is a district, no post code',
      source: 'Royal Mail, postcode address file: outward and inward code',
      where: (text) => !/\d[A-Z]{2}$/.test(text),
    }),
  ],
  HR: [outOfRange('89633', 'peer')],
  IE: [
    onlyPayprepAccepts({
      input: 'the letter O',
      example: 'M84Y8O8',
      right: 'peer',
      because: 'no Eircode has it; we check the form',
      source: 'eircode.ie',
      where: (text) => text.includes('O'),
    }),
  ],
  IN: [outOfRange('896330', 'peer')],
  IR: [outOfRange('1903636626', 'open')],
  MT: [
    onlyPayprepAccepts({
      input: 'two or three digits',
      example: 'NXR 01',
      right: 'payprep',
      because: 'codes were so until 2007, and people know them',
      source: 'reference-data/registries/post-codes.json',
      where: (text) => /\D\d{2,3}$/.test(text),
    }),
  ],
  NL: [outOfRange('0497 AB', 'peer')],
  NP: [outOfRange('89633', 'open')],
  PT: [
    onlyPayprepAccepts({
      input: 'four digits',
      example: '2575',
      right: 'payprep',
      because: 'the three behind the hyphen are newer, and are left out',
      source: 'reference-data/registries/post-codes.json',
      where: (text) => /^(?:PT|P)?\D*\d{4}$/.test(text),
    }),
  ],
  SA: [
    onlyPayprepAccepts({
      input: 'four digits behind the five',
      example: '29468-5040',
      right: 'payprep',
      because: 'the national address has them',
      source: 'reference-data/registries/post-codes.json',
      where: (text) => text.replace(/\D/g, '').length === 9,
    }),
  ],
  SE: [outOfRange('02301', 'peer')],
};

/** The countries with a disagreement. */
export const COUNTRIES_WITH_DISAGREEMENTS: readonly string[] = Object.keys(POST_CODES);

/** Post codes as people write them. In the other comparisons the peer gets the notation that it expects. */
export const postCodeAsWritten: Comparison = {
  peer,
  peerFunction: 'isPostalCode',
  payprepFunction: 'isPostCode of identifiers/post-code',
  disagreements: [
    onlyPayprepAccepts({
      input: 'the country or its sign in front; a space or hyphen put in or left out',
      example: 'D-10115',
      right: 'payprep',
      because: 'so they stand on envelopes; isPostalCode wants LT- and LV-, and no D-',
      source: 'Universal Postal Union, addressing systems',
      where: (text) => /[ D-]/.test(text),
    }),
  ],
};

export const postCodes = (countries: readonly string[]): readonly PostCodeComparison[] =>
  countries.map((country) => ({
    peer,
    peerFunction: `isPostalCode ${country}`,
    payprepFunction: 'isPostCode of identifiers/post-code',
    country,
    written: WRITTEN[country] ?? ((code) => code),
    disagreements: POST_CODES[country] ?? [],
  }));
