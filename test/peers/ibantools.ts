/** Disagreements with isValidIBAN and isValidBIC of ibantools. */
import { type Comparison, onlyPayprepAccepts, onlyPeerAccepts } from './disagreement.js';
import { hasWrongNationalDigits } from './national-digits.js';

const peer = 'ibantools 4.5';
const REGISTRY = 'IBAN registry, release 102';

export const iban: Comparison = {
  peer,
  peerFunction: 'isValidIBAN',
  payprepFunction: 'isValid of payprep/iban',
  disagreements: [
    onlyPayprepAccepts({
      input: 'characters that the registry has: digits in the bank of BY and DO, letters in the account of PK and PS',
      example: 'BY41WO1L2307X4Q4UZRXQ39K12LC',
      right: 'payprep',
      because: '4!c in BY and DO, 16!c and 21!c behind four letters in PK and PS',
      source: REGISTRY,
      where: (text) => /^(?:BY|DO|PK|PS)/.test(text),
    }),
    onlyPayprepAccepts({
      input: 'CI with a bank of two letters and three digits',
      example: 'CI93CI0080111398682828807270',
      right: 'payprep',
      because: 'the West African union gave its banks new codes; ibantools has the older ones, of one letter',
      source: 'published numbers, in test/identifiers/disagreements.test.ts',
      where: (text) => text.startsWith('CI'),
    }),
    onlyPayprepAccepts({
      input: 'NO with an account that begins with 00',
      example: 'NO3491090008745',
      right: 'payprep',
      because: 'there the bank may be left out of the sum; ibantools never leaves it out',
      source: 'rules/countries/NO/iban.ts',
      where: (text) => /^NO.{6}00/.test(text),
    }),
    onlyPeerAccepts({
      input: 'BF, BJ and ML with a bank of one letter and four digits',
      example: 'BJ11B00610100400271101192591',
      right: 'payprep',
      because: 'the West African union gave its banks new codes; ibantools has the older ones, of one letter',
      source: 'published numbers, in test/identifiers/disagreements.test.ts',
      where: (text) => /^(?:B[FJ]|ML)..[A-Z]\d/.test(text),
    }),
    onlyPeerAccepts({
      input: 'digits for letters in the bank of GE, IE and VG; a letter in the reserved digit of TR',
      example: 'TR6991677M02JL30Z16RQ6XZ99',
      right: 'payprep',
      because: 'the registry has 2!a, 4!a and 4!a, and 1!n in TR',
      source: REGISTRY,
      where: (text) => /^(?:GE|IE|VG|TR)/.test(text),
    }),
    onlyPeerAccepts({
      input: 'wrong national check digits of CF CG DJ FI GA GQ IT KM MR SM TD TL TN',
      example: 'FI6879826661004681',
      right: 'payprep',
      because: 'ibantools has no rule for them',
      source: 'the authority of each country, in rules/countries',
      where: (text) => /^(?:C[FG]|DJ|FI|G[AQ]|IT|KM|MR|SM|T[DLN])/.test(text) && hasWrongNationalDigits(text),
    }),
    onlyPayprepAccepts({
      input: 'MK with letters in the account',
      example: 'MK07334M43HKBLXK983',
      right: 'payprep',
      because: 'a letter counts as in ISO 13616; ibantools does not count it',
      source: 'ISO/IEC 7064, MOD 97-10',
      where: (text) => /^MK.*[A-Z]/.test(text),
    }),
    onlyPeerAccepts({
      input: 'MK with letters in the account',
      example: 'MK3172131432C3URY86',
      right: 'payprep',
      because: 'a letter counts as in ISO 13616; ibantools does not count it',
      source: 'ISO/IEC 7064, MOD 97-10',
      where: (text) => /^MK.*[A-Z]/.test(text),
    }),
  ],
};

export const bic: Comparison = {
  peer,
  peerFunction: 'isValidBIC',
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
