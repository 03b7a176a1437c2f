/** Disagreements with isIBAN, isBIC, isEmail, isLuhnNumber and isPostalCode of validator. */
import validator from 'validator';
import { type Comparison, onlyPayprepAccepts, onlyPeerAccepts } from './disagreement.js';
import { hasWrongNationalDigits } from './national-digits.js';

const peer = 'validator 13.15';

const REGISTRY = 'IBAN registry, release 102';

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
      where: (text) => !validator.ibanLocales.includes(text.slice(0, 2)),
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
