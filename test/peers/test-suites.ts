/**
 * Numbers that the test suites of other libraries call valid, of which payprep says more than an `info`.
 *
 * The libraries do not run here: their suites were read, python-stdnum 2.2 (2026-08-15), schwifty (2026-07-23), iban4j (2026-03-13), ibandit
 * (2025-02-18), ibantools (2026-04-10) and the metadata of libphonenumber (2026-07-17). The examples are made up or published by an authority; numbers of real companies and people stay out.
 */
import { type Comparison, type DisagreementFacts, onlyPeerAccepts } from './disagreement.js';

const ofSuite = (peer: string, peerFunction: string, payprepFunction: string, ...rows: readonly DisagreementFacts[]): Comparison => ({
  peer,
  peerFunction,
  payprepFunction,
  disagreements: rows.map(onlyPeerAccepts),
});

/** Numbers of nine digits are older than 1954, when the last two centuries are told apart by nothing else. */
const bornBefore1900: DisagreementFacts = {
  input: 'nine digits with a year of 80 or more',
  example: '991231123',
  right: 'payprep',
  because: 'it stands for 1880 to 1899, and nobody who is paid was born then: a digit is missing',
  source: 'Zákon č. 133/2000 Sb., § 13: ten digits since 1954',
  where: (text) => /^[89]\d{8}$/.test(text),
};

const PYTHON_STDNUM = 'python-stdnum 2.2';

const pythonStdnum: readonly Comparison[] = [
  ofSuite(PYTHON_STDNUM, 'cz.rc', 'CZ RC', bornBefore1900),
  ofSuite(PYTHON_STDNUM, 'sk.rc', 'SK RC', bornBefore1900),
  ofSuite(PYTHON_STDNUM, 'do.rnc', 'DO RNC', {
    input: 'eight digits, one such number being in its list of exceptions',
    example: '10000000',
    right: 'payprep',
    because: 'eight digits are an RNC that lost one, but for one number of an old register',
    source: 'DGII, Registro Nacional de Contribuyentes: nine digits',
    where: (text) => /^\d{8}$/.test(text),
  }),
  ofSuite(PYTHON_STDNUM, 'ee.ik', 'EE ISIKUKOOD', {
    input: 'a first digit of 7 or 8',
    example: '81205280108',
    right: 'payprep',
    because: 'it stands for births after 2099',
    source: 'EVS 585:2007, isikukood',
    where: (text) => /^[78]/.test(text),
  }),
  ofSuite(PYTHON_STDNUM, 'eg.tn', 'EG TN', {
    input: 'Arabic digits',
    example: '١٠٠-٠٠٠-٠٠٠',
    right: 'payprep',
    because: 'messages of payment systems carry ASCII digits: write them so before you send them',
    source: 'ISO 20022, character set of CBPR+ and SEPA',
    where: (text) => /[\u0660-\u0669\u06f0-\u06f9]/.test(text),
  }),
  ofSuite(PYTHON_STDNUM, 'kr.brn', 'KR BRN', {
    input: 'a wrong check digit',
    example: '123-45-67890',
    right: 'open',
    because: 'the module checks no digits. All but 3 of its 240 examples hold the rule; no authority has published it: a warning',
    source: 'docs.wise.com, KRW verification',
    where: (text) => /^\d{3}-?\d{2}-?\d{5}$/.test(text),
  }),
  ofSuite(PYTHON_STDNUM, 'mx.rfc', 'MX RFC', {
    input: 'ten characters, without the homoclave',
    example: 'XAXX-010101',
    right: 'payprep',
    because: 'a tax identifier has thirteen; what is missing tells people with one name and birthday apart',
    source: 'SAT, Registro Federal de Contribuyentes',
    where: (text) => /^[A-Z&Ñ]{4}-?\d{6}$/.test(text),
  }),
];

const noNationalDigits = (example: string, countries: RegExp): DisagreementFacts => ({
  input: 'made-up IBANs whose national check digits are wrong',
  example,
  right: 'payprep',
  because: 'the suite asks for the layout alone there',
  source: 'the authority of each country, in rules/countries',
  where: (text) => countries.test(text),
});

const goneBank = (example: string, because: string): DisagreementFacts => ({
  input: 'a bank that no longer is',
  example,
  right: 'payprep',
  because,
  source: 'reference-data/banks',
  where: (text) => text.startsWith(example.slice(0, 2)),
});

/** Codes that a suite takes for a bank, and no directory has. */
const noBank = (example: string, banks: RegExp): DisagreementFacts => ({
  input: 'a made-up bank',
  example,
  right: 'payprep',
  because: 'the suite asks for the layout alone; no bank has the code',
  source: 'reference-data/banks',
  where: (text) => banks.test(text),
});

/** The location of the BIC ends with 0. */
const testBic = (example: string): DisagreementFacts => ({
  input: 'the BIC of a test system',
  example,
  right: 'payprep',
  because: 'it has the form of a BIC, and no payment reaches it',
  source: 'ISO 9362, test and training',
  where: (text) => text[7] === '0',
});

const ibans: readonly Comparison[] = [
  ofSuite('schwifty', 'IBAN', 'IBAN', noNationalDigits('SI72000001234567892', /^SI/), {
    ...goneBank('DE56512308000000000000', 'Wirecard Bank was dissolved; Bundesbank took its code off the list'),
  }),
  ofSuite(
    'iban4j',
    'IbanUtil.isValid',
    'IBAN',
    noNationalDigits('AX7898765400020335', /^(?:AX|IM|MK)/),
    noBank('AT141904102345732012', /^AT..19041|^DE..66280099/),
    {
      input: 'check digits 01',
      example: 'TR010012300882101517977799',
      right: 'payprep',
      because: 'they may be congruent, and are never given out',
      source: 'ISO 13616-1; ISO/IEC 7064, MOD 97-10 gives 02 to 98',
      where: (text) => text.slice(2, 4) === '01',
    },
    {
      input: 'the code of a territory instead of that of its country: AX, BL, GF, GG, GP, JE and others',
      example: 'MQ221234512345123456789AB13',
      right: 'payprep',
      because: 'banks there issue IBANs of FI, FR or GB; who sees another prefix should ask',
      source: 'IBAN registry, release 102, "country code includes"',
      where: (text) => /^(?:BL|G[FGP]|JE|M[FQ]|NC|P[FM]|RE|TF|WF|YT)/.test(text),
    },
  ),
  ofSuite('ibandit', 'IBAN#valid?', 'IBAN', noNationalDigits('IT64Y0542811101000000123456', /^(?:GB|IT|MC)/)),
  ofSuite(
    'ibantools, test suite',
    'isValidIBAN',
    'IBAN',
    noNationalDigits('AO44123412341234123412341', /^(?:AO|CM|CV|FI|MG|MZ)/),
    {
      input: 'BJ, CI and ML with a bank of one letter and four digits',
      example: 'BJ83A12312341234123412341234',
      right: 'payprep',
      because: 'the West African union gave its banks new codes; the suite has the older ones',
      source: 'published numbers, in test/identifiers/disagreements.test.ts',
      where: (text) => /^(?:BJ|CI|ML)..[A-Z]\d/.test(text),
    },
    {
      ...goneBank('NL81PSTB0000012345', 'Postbank became a part of ING in 2009'),
    },
  ),
];

const bics: readonly Comparison[] = [
  ofSuite('schwifty', 'BIC', 'BIC', testBic('GENODEM0GLS')),
  ofSuite('ibantools, test suite', 'extractBIC', 'BIC', testBic('NEDSZAJ0XXX')),
];

/** Bank code and account number, with a space between them. */
const germanDetails = ofSuite(
  'ibandit',
  'GermanDetailsConverter',
  'details of DE',
  {
    input: 'accounts with a wrong check digit',
    example: '70150000 1',
    right: 'payprep',
    because: 'the converter replaces numbers alone; the bank checks the digit by its method, and has no such account',
    source: 'Deutsche Bundesbank, check digit methods and IBAN rules',
    where: (text) => /^(?:(?:70150000|37050198) 1|26580070 130023500)$/.test(text),
  },
  {
    input: 'a bank code that was closed',
    example: '79364406 1',
    right: 'payprep',
    because: 'Bundesbank took it off the list; the IBAN is the same',
    source: 'reference-data/banks',
    where: (text) => text.startsWith('79364406 '),
  },
);

const newRange = (country: string, example: string, where: RegExp): Comparison =>
  ofSuite('libphonenumber-js 1.13', 'getExampleNumber', `phone of ${country}`, {
    input: 'its examples of ranges that are newer than payprep’s metadata, in Benin and Zimbabwe',
    example,
    right: 'peer',
    because: 'payprep/full carries metadata.min, which knows lengths and first digits of the ranges in use: a warning',
    source: 'libphonenumber, PhoneNumberMetadata.xml, 2026-07-17',
    where: (text) => where.test(text),
  });

const phones: readonly Comparison[] = [
  ofSuite('libphonenumber-js 1.13', 'getExampleNumber', 'phone of US', {
    input: 'its example of the United States',
    example: '+12015550123',
    right: 'payprep',
    because: '555-0100 to 555-0199 are kept for fiction: nobody answers there',
    source: 'NANPA, 555 line numbers',
    where: (text) => text === '+12015550123',
  }),
  newRange('BJ', '+22985751234', /^\+2298[15]/),
  newRange('ZW', '+2631312345', /^\+2631312345$/),
];

export const testSuites: readonly Comparison[] = [...pythonStdnum, ...ibans, ...bics, germanDetails, ...phones];

export interface SuiteCount {
  readonly suite: string;
  readonly examples: string;
  /** The examples that the suite calls valid. */
  readonly valid: number;
  /** Of these: raise a warning or an error. */
  readonly stopped: number;
}

/** How many examples each suite calls valid, and of how many payprep says more than an `info`: all of them have a row above. */
export const suiteCounts: readonly SuiteCount[] = [
  { suite: PYTHON_STDNUM, examples: 'numbers of doctests and test files', valid: 9_058, stopped: 11 },
  { suite: 'schwifty', examples: 'IBANs', valid: 163, stopped: 2 },
  { suite: 'schwifty', examples: 'BICs, 46 of them beside their bank code', valid: 63, stopped: 1 },
  { suite: 'iban4j', examples: 'IBANs', valid: 114, stopped: 21 },
  { suite: 'iban4j', examples: 'BICs', valid: 4, stopped: 0 },
  { suite: 'ibandit', examples: 'IBANs', valid: 109, stopped: 3 },
  { suite: 'ibandit', examples: 'German bank codes and account numbers, of the integration tests', valid: 53, stopped: 4 },
  { suite: 'ibantools, test suite', examples: 'IBANs', valid: 96, stopped: 11 },
  { suite: 'ibantools, test suite', examples: 'BICs', valid: 9, stopped: 1 },
  { suite: 'libphonenumber', examples: 'example numbers of every country and kind', valid: 1_132, stopped: 5 },
];
