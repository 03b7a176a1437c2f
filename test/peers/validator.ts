/** Disagreements with isIBAN, isBIC, isEmail, isLuhnNumber and isPostalCode of validator. */
import type { Comparison, Disagreement } from './disagreement.js';
import { hasWrongNationalDigits } from './national-digits.js';

const peer = 'validator 13.15';

type Row = Omit<Disagreement, 'accepts'>;
const onlyPayprepAccepts = (row: Row): Disagreement => ({ accepts: 'payprep', ...row });
const onlyPeerAccepts = (row: Row): Disagreement => ({ accepts: 'peer', ...row });

const REGISTRY = 'IBAN registry, release 102';

/** Countries whose IBANs isIBAN does not know. */
const UNKNOWN = /^(?:AO|B[FIJ]|C[FGIMV]|DJ|FK|G[AQW]|HN|KM|LY|M[GLN]|N[EI]|OM|RU|S[DNOT]|T[DG]|YE)/;

export const iban: Comparison = {
  peer,
  peerFunction: 'isIBAN',
  payprepFunction: 'isValid of payprep/iban',
  disagreements: [
    onlyPayprepAccepts({
      input: 'countries that joined the registry lately, or whose banks issue IBANs outside it',
      example: 'SO211000001001000100141',
      right: 'payprep',
      because: 'BI DJ FK HN LY MN NI OM RU SD SO ST YE are in the registry; the others are used, and flagged',
      source: REGISTRY,
      where: (text) => UNKNOWN.test(text),
    }),
    onlyPayprepAccepts({
      input: 'letters in the bank of DO, and in the account of AZ, BY, JO and PK',
      example: 'AZ32GYBVC3U7X4Q4UZRXQ39K12LC',
      right: 'payprep',
      because: 'the registry has 4!c and 20!c, 16!c or 18!c there',
      source: REGISTRY,
      where: (text) => /^(?:AZ|BY|DO|JO|PK)/.test(text),
    }),
    onlyPeerAccepts({
      input: 'wrong national check digits',
      example: 'BE79539007547030',
      right: 'payprep',
      because: 'isIBAN checks no national digits',
      source: 'the authority of each country, in rules/countries',
      where: hasWrongNationalDigits,
    }),
    onlyPeerAccepts({
      input: 'check digits 00, 01 and 99',
      example: 'DE99370400440000000024',
      right: 'payprep',
      because: 'they may be congruent, and are never given out',
      source: 'ISO 13616-1; ISO/IEC 7064, MOD 97-10 gives 02 to 98',
      where: (text) => /^..(?:0[01]|99)/.test(text),
    }),
    onlyPeerAccepts({
      input: 'a letter in the reserved digit of TR',
      example: 'TR6991677M02JL30Z16RQ6XZ99',
      right: 'payprep',
      because: 'the sixth character is a digit, 0',
      source: REGISTRY,
      where: (text) => /^TR.{7}[^0]/.test(text),
    }),
  ],
};

export const bic: Comparison = {
  peer,
  peerFunction: 'isBIC',
  payprepFunction: 'isValid of payprep/bic',
  disagreements: [
    onlyPayprepAccepts({
      input: 'a digit in the first four characters',
      example: '1234DEWWXXX',
      right: 'payprep',
      because: 'they are letters and digits since 2014',
      source: 'ISO 9362:2014, 4!c',
      where: (text) => /^.{0,3}\d/.test(text),
    }),
    onlyPeerAccepts({
      input: 'a location that begins with 0 or 1, or ends with the letter O',
      example: 'DEUTDE1FXXX',
      right: 'payprep',
      because: 'no such location is given out: they are mistaken for the letters O and I, or the digit 0',
      source: 'ISO 20022, BICIdentifier',
      where: (text) => /^.{6}(?:[01]|.O)/.test(text),
    }),
  ],
};

export const luhn: Comparison = {
  peer,
  peerFunction: 'isLuhnNumber',
  payprepFunction: 'isLuhn of checks/luhn',
  disagreements: [],
};

export const email: Comparison = {
  peer,
  peerFunction: 'isEmail',
  payprepFunction: 'isEmail of identifiers/email',
  disagreements: [
    onlyPayprepAccepts({
      input: 'a digit in the last label',
      example: 'a@x.9a',
      right: 'open',
      because: 'no top-level domain has one yet; the DNS allows it, but for digits alone',
      source: 'RFC 3696, section 2, against IANA, root zone database',
      where: (text) => /@.*\.[^.]*\d[^.]*$/.test(text),
    }),
    onlyPayprepAccepts({
      input: 'one letter of another script as the last label',
      example: 'a@b.例',
      right: 'open',
      because: 'there is none yet; ICANN allows it',
      source: 'ICANN, applicant guidebook, single-character IDN labels',
      where: (text) => /\.\P{ASCII}$/u.test(text),
    }),
    onlyPeerAccepts({
      input: 'characters beyond ASCII that are neither letters nor digits',
      example: 'a\u00adb@example.org',
      right: 'payprep',
      because: 'a soft hyphen cannot be seen, and no domain may have it',
      source: 'RFC 5892, DISALLOWED',
      where: (text) => /[^\p{L}\p{N}\p{ASCII}]/u.test(text),
    }),
    onlyPeerAccepts({
      input: 'a quoted local part',
      example: '"a b"@example.org',
      right: 'open',
      because: 'RFC 5321 allows it and tells hosts to avoid it; nobody is paid there',
      source: 'RFC 5321, section 4.1.2',
      where: (text) => text.startsWith('"'),
    }),
  ],
};

export interface PostCodeComparison extends Comparison {
  readonly country: string;
  /** How isPostalCode wants a code that has no separators. */
  readonly written: (code: string) => string;
}

const parted =
  (at: number, sign = '-') =>
  (code: string): string =>
    code.length > at ? `${code.slice(0, at)}${sign}${code.slice(at)}` : code;

const WRITTEN: Readonly<Record<string, (code: string) => string>> = {
  AD: (code) => `AD${code}`,
  AZ: (code) => `AZ${code}`,
  HT: (code) => `HT${code}`,
  IE: parted(3, ' '),
  JP: parted(3),
  LT: (code) => `LT-${code}`,
  LV: (code) => `LV-${code}`,
  PL: parted(2),
  PR: parted(5),
  PT: parted(4),
  US: parted(5),
};

const outOfRange = (example: string, right: 'peer' | 'open'): Disagreement =>
  onlyPayprepAccepts({
    input: 'a range that is not in use',
    example,
    right,
    because: 'we judge the form; ranges grow, and the data that we read has few of them',
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
      where: (text) => /BFPO/.test(text),
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
      because: 'no Eircode has it; we judge the form',
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
      where: (text) => /^(?:PT|P)?\D?\d{4}$/.test(text),
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
