/** Disagreements with isTaxID and isIdentityCard of validator about the identifiers of creditors. */
import { hasImpossibleDate, impossibleDate } from './dates.js';
import { type Comparison, type Disagreement, onlyPayprepAccepts, onlyPeerAccepts } from './disagreement.js';

export interface IdentifierComparison extends Comparison {
  readonly call: 'isTaxID' | 'isIdentityCard';
  readonly locale: string;
  /** How the peer wants written what we read without separators. */
  readonly written?: (text: string) => string;
  /** Texts that the layout alone would seldom bring forth: an example of their form. */
  readonly like?: RegExp;
}

function comparison(
  call: 'isTaxID' | 'isIdentityCard',
  locale: string,
  of: string,
  disagreements: readonly Disagreement[] = [],
  more: Pick<IdentifierComparison, 'written' | 'like'> = {},
): IdentifierComparison {
  return { peer: 'validator 13.15', peerFunction: `${call} ${locale}`, payprepFunction: of, call, locale, disagreements, ...more };
}

const tax = (locale: string, of: string, disagreements?: readonly Disagreement[], more?: Pick<IdentifierComparison, 'written' | 'like'>) =>
  comparison('isTaxID', locale, of, disagreements, more);
const card = (locale: string, of: string, disagreements?: readonly Disagreement[], more?: Pick<IdentifierComparison, 'written' | 'like'>) =>
  comparison('isIdentityCard', locale, of, disagreements, more);

const yearFirst = { order: 'YYMMDD' } as const;
const dayFirst = { order: 'DDMMYY' } as const;

const TIN = 'European Commission, TIN Algorithms – Public';

const leadingZero = (example: string, length: number): Disagreement =>
  onlyPayprepAccepts({
    input: 'without the zero in front',
    example,
    right: 'payprep',
    because: 'people and spreadsheets leave it out, and the check digit holds',
    source: 'the sum is the same with and without it',
    where: (text) => text.length <= length,
  });

const daysUnread = (example: string, where: Disagreement['where']): Disagreement =>
  onlyPeerAccepts({
    input: 'a day or month that no year has',
    example,
    right: 'payprep',
    because: 'the first digits are a day of birth; isIdentityCard reads the check digits alone',
    source: 'stdnum 1.12, which refuses them, too',
    where,
  });

const serial = (example: string): Disagreement =>
  onlyPayprepAccepts({
    input: 'a serial number of 000, or above 710',
    example,
    right: 'payprep',
    because: 'up to 710 they are those of Estonian hospitals; Lithuania never had hospitals in it, and Estonia no longer has',
    source: 'stdnum 1.12, ee.ik and lt.asmens, which take them',
    where: (text) => /(?:000|71[1-9]|7[2-9]\d|[89]\d\d)\d$/.test(text),
  });

/** The birth year of ten digits. */
const birthYear = (text: string): number => Number(text.slice(0, 2)) + (text.slice(0, 2) < '54' ? 2000 : 1900);

const monthsOfExhaustedDays = (example: string, where: Disagreement['where']): Disagreement =>
  onlyPayprepAccepts({
    input: 'a month with 20 added, of a year before 2004',
    example,
    right: 'open',
    because: 'the 20 came in 2004 for days whose numbers are used up; whoever is entered later may have been born before',
    source: 'Zákon č. 133/2000 Sb., § 13',
    where,
  });

const zeroForTen = (example: string): Disagreement =>
  onlyPayprepAccepts({
    input: 'a check digit 0 for a remainder of 10, of a year after 1985',
    example,
    right: 'peer',
    because: 'since then such numbers are left out; we take them of any year',
    source: 'Zákon č. 133/2000 Sb., § 13',
    where: (text) => text.length === 10 && text.endsWith('0') && birthYear(text) > 1985,
  });

const newSign = onlyPayprepAccepts({
  input: 'a sign of the century other than -, + and A',
  example: '130398Y305X',
  right: 'payprep',
  because: 'B to F and U to Y have been given out since 2023',
  source: 'dvv.fi, reform of the personal identity code',
  where: (text) => /^\d{6}[B-FU-Y]/.test(text),
});

const hasLettersForDigits = (text: string): boolean => /[A-Z]/.test(text.slice(6, 8) + text.slice(9, 11) + text.slice(12, 15));

const czechMonth = (value: number): number => (value % 50) % 20;

export const validatorIdentifiers: readonly IdentifierComparison[] = [
  tax('bg-BG', 'BG EGN', [impossibleDate('2902300298', { ...yearFirst, month: (value) => value % 20 })]),
  tax('cs-CZ', 'CZ RC', [
    impossibleDate('8831316076', { ...yearFirst, month: czechMonth }),
    monthsOfExhaustedDays('7877114729', (text) => Number(text.slice(2, 4)) % 50 > 20 && (text.length === 9 || birthYear(text) < 2004)),
    zeroForTen('8955010010'),
    onlyPayprepAccepts({
      input: 'nine digits that end in 000',
      example: '130101000',
      right: 'open',
      because: 'no rule about serial numbers before 1954 is published',
      source: 'stdnum 1.12, cz.rc, which takes them',
      where: (text) => /^\d{6}000$/.test(text),
    }),
  ]),
  tax('de-AT', 'AT STNR'),
  tax('de-DE', 'DE IDNR'),
  tax('dk-DK', 'DK CPR', [
    onlyPayprepAccepts({
      input: 'a check digit that breaks modulo 11',
      example: '0401843824',
      right: 'payprep',
      because: 'numbers without a check digit have been given out since 2007',
      source: 'cpr.dk, personnumre uden kontrolciffer (modulus 11 kontrol)',
      where: (text) => [4, 3, 2, 7, 6, 5, 4, 3, 2, 1].reduce((sum, weight, at) => sum + weight * Number(text[at]), 0) % 11 !== 0,
    }),
    onlyPayprepAccepts({
      input: 'a seventh digit of 5 to 8 and a year of 37 to 58',
      example: '2208407794',
      right: 'payprep',
      because: 'up to 57 those are years of this century',
      source: 'cpr.dk, personnummeret i CPR',
      where: (text) => /^\d{4}(?:3[7-9]|4\d|5[0-8])[5-8]/.test(text),
    }),
    impossibleDate('3002000007', dayFirst),
  ]),
  tax('el-CY', 'CY TIC', [
    onlyPayprepAccepts({
      input: 'a first digit other than 0 and 9',
      example: '13009959E',
      right: 'payprep',
      because: 'those are of people; companies, partnerships and trusts have others',
      source: 'stdnum 1.12, cy.vat: 10259033P is its example',
      where: (text) => /^[1-8]/.test(text),
    }),
  ]),
  tax('el-GR', 'GR AFM', [
    leadingZero('43132635', 8),
    onlyPayprepAccepts({
      input: 'a first digit of 5 or 6',
      example: '578430409',
      right: 'open',
      because: 'they have not been seen; no rule excludes them',
      source: `${TIN}, Greece, against stdnum 1.12, gr.vat`,
      where: (text) => /^[56]/.test(text),
    }),
  ]),
  tax('en-CA', 'CA SIN', [
    onlyPeerAccepts({
      input: 'a first digit of 0 or 8',
      example: '851756783',
      right: 'payprep',
      because: 'a SIN begins with another one; those with 8 are business numbers',
      source: 'python-stdnum, ca.sin',
      where: (text) => /^[08]/.test(text),
    }),
  ]),
  tax('en-GB', 'GB UTR NINO', [
    onlyPeerAccepts({
      input: 'a UTR with a wrong check digit',
      example: '4133239950',
      right: 'payprep',
      because: 'its first digit checks the nine others; isTaxID counts digits',
      source: 'stdnum 1.12, gb.utr',
      where: (text) => /^\d{10}$/.test(text),
    }),
    onlyPayprepAccepts({
      input: 'a NINO without the letter behind it',
      example: 'TB052319',
      right: 'payprep',
      because: 'the letter tells nothing of whose the number is, and people leave it out',
      source: 'rules/countries/GB/identifiers.ts',
      where: (text) => /^[A-Z]{2}\d{6}$/.test(text),
    }),
    onlyPeerAccepts({
      input: 'a NINO that begins with BG, KN or NT',
      example: 'BG052319A',
      right: 'payprep',
      because: 'they are not used, as GB, NK, TN and ZZ are not',
      source: 'HMRC, NIM39110',
      where: (text) => /^(?:BG|KN|NT)/.test(text),
    }),
  ]),
  tax('en-IE', 'IE PPS', [
    onlyPayprepAccepts({
      input: 'a letter for the second digit',
      example: '8N33235W',
      right: 'payprep',
      because: 'VAT numbers of old have one, and are in use',
      source: 'stdnum 1.12, ie.vat',
      where: (text) => /^\d[A-Z]/.test(text),
    }),
    onlyPayprepAccepts({
      input: 'T or X for the second letter',
      example: '6251454UT',
      right: 'payprep',
      because: 'wives had the number of their husband, with one of W, T and X behind it',
      source: 'stdnum 1.12, ie.pps',
      where: (text) => /[TX]$/.test(text),
    }),
  ]),
  tax('en-US', 'US EIN'),
  tax('es-AR', 'AR CUIT', [
    onlyPayprepAccepts({
      input: '25, 26, 50, 51 or 55 in front',
      example: '51604681425',
      right: 'payprep',
      because: 'people get 25 and 26 where 20, 23, 24 and 27 are taken; foreign companies have 50, 51 and 55',
      source: 'stdnum 1.12, ar.cuit, for 50, 51 and 55; rules/countries/AR/identifiers.ts for 25 and 26',
      where: (text) => /^(?:2[56]|5[015])/.test(text),
    }),
  ]),
  tax('es-ES', 'ES DNI NIE NIF', [
    onlyPeerAccepts({
      input: 'a DNI of fewer than eight digits',
      example: '4724505Y',
      right: 'open',
      because: 'the document shows eight; isTaxID fills zeros in, down to the letter alone',
      source: 'stdnum 1.12, es.dni, which asks for eight',
      where: (text) => /^\d{0,7}[A-Z]$/.test(text),
    }),
  ]),
  tax('et-EE', 'EE ISIKUKOOD', [impossibleDate('49611312482', { ...yearFirst, from: 1 }), serial('22710077440')]),
  tax('fi-FI', 'FI HETU', [newSign, impossibleDate('310475A025C', dayFirst)], {
    written: (text) => (text.length === 10 ? `${text.slice(0, 6)}-${text.slice(6)}` : text),
  }),
  tax('fr-BE', 'BE NN', [
    onlyPayprepAccepts({
      input: 'a month with 20 or 40 added',
      example: '56252519122',
      right: 'payprep',
      because: 'those are BIS numbers, of people who are not in the national register',
      source: 'stdnum 1.12, be.bis',
      where: (text) => Number(text.slice(2, 4)) >= 20,
    }),
    onlyPayprepAccepts({
      input: 'a day or month of 00, or a day above 31',
      example: '74100093015',
      right: 'payprep',
      because: 'a day of birth that is not known is counted up from 00',
      source: 'rules/countries/BE/identifiers.ts',
      where: (text) => /^..00|^....(?:00|3[2-9])/.test(text),
    }),
    impossibleDate('59022900024', yearFirst),
  ]),
  tax('fr-FR', 'FR SPI'),
  tax('fr-LU', 'LU MATRICULE', [
    onlyPayprepAccepts({
      input: 'eleven digits',
      example: '24641834595',
      right: 'payprep',
      because: 'companies have eleven; isTaxID knows people',
      source: 'OECD, tax identification numbers, Luxembourg',
      where: (text) => text.length === 11,
    }),
    impossibleDate('1936023100080', { ...yearFirst, from: 2 }),
    onlyPeerAccepts({
      input: 'a year of birth before 1800',
      example: '1792120800088',
      right: 'payprep',
      because: 'nobody who is paid was born then',
      source: 'the calendar',
      where: (text) => text.length === 13 && text < '18',
    }),
  ]),
  tax('hr-HR', 'HR OIB'),
  tax('hu-HU', 'HU ADOAZONOSITO'),
  tax(
    'it-IT',
    'IT CF',
    [
      onlyPayprepAccepts({
        input: 'letters in the place of digits',
        example: 'GBCDXX79HMVHMRTL',
        right: 'payprep',
        because: 'the last letter checks the code as it is written; isTaxID checks it with the digits put back',
        source: 'Decreto ministeriale 23 dicembre 1976; stdnum 1.12, it.codicefiscale',
        where: hasLettersForDigits,
      }),
      onlyPeerAccepts({
        input: 'letters in the place of digits',
        example: 'GBCDXX79HMVHMRTK',
        right: 'payprep',
        because: 'the last letter checks the code as it is written; isTaxID checks it with the digits put back',
        source: 'Decreto ministeriale 23 dicembre 1976; stdnum 1.12, it.codicefiscale',
        where: hasLettersForDigits,
      }),
      onlyPayprepAccepts({
        input: 'three letters that no name makes: vowels before consonants',
        example: 'EFEZAV79H18C310O',
        right: 'open',
        because: 'a form has the name as well, and does not read it out of the number',
        source: 'Decreto ministeriale 23 dicembre 1976',
        where: (text) =>
          [text.slice(0, 3), text.slice(3, 6)].some((part) => !/^[^AEIOU]*[AEIOU]*X*$/.test(part) || /^(?:X|[AEIOU]XX)/.test(part)),
      }),
      impossibleDate('BRNMRC79B30C310W', { ...yearFirst, month: (value) => value, day: (value) => value % 40 }),
    ],
    { like: /^[BCDFGLMR]{6}\d\d[A-EHLMPRST](?:0[1-9]|1\d|2[0-8])[A-L]\d{3}[A-Z]$/ },
  ),
  tax('lt-LT', 'LT ASMENS_KODAS', [
    impossibleDate('49611312482', { ...yearFirst, from: 1 }),
    serial('22710077440'),
    onlyPayprepAccepts({
      input: 'a first digit of 9',
      example: '91234567895',
      right: 'payprep',
      because: 'such a code holds no date of birth',
      source: 'python-stdnum, lt.asmens',
      where: (text) => text.startsWith('9'),
    }),
  ]),
  tax('lv-LV', 'LV PK', [
    onlyPayprepAccepts({
      input: '33 to 39 in front',
      example: '34333621599',
      right: 'open',
      because: 'codes without a date begin with 32; the ones after it are kept for later, as far as is known',
      source: 'rules/countries/LV/identifiers.ts: codes since July 2017',
      where: (text) => /^3[3-9]/.test(text),
    }),
    onlyPayprepAccepts({
      input: 'a check digit 0 for a remainder of 10',
      example: '21112213750',
      right: 'open',
      because: 'no rule about it is published',
      source: 'stdnum 1.12, lv.pvn, which takes them',
      where: (text) => text.endsWith('0'),
    }),
    onlyPeerAccepts({
      input: 'a month of 00',
      example: '02005668720',
      right: 'open',
      because: 'isTaxID reads it as an unknown month; stdnum does not know it',
      source: `${TIN}, Latvia`,
      where: (text) => /^..00/.test(text),
    }),
    onlyPeerAccepts({
      input: 'a century after the present one',
      example: '12109464035',
      right: 'payprep',
      because: 'the seventh digit is 0, 1 or 2',
      source: 'stdnum 1.12, lv.pvn',
      where: (text) => /^.{6}[3-9]/.test(text),
    }),
    impossibleDate('31045600002', dayFirst),
  ]),
  tax('mt-MT', 'MT ID TIN', [
    onlyPayprepAccepts({
      input: 'nine digits that do not begin with one digit twice',
      example: '930099590',
      right: 'open',
      because: 'those of taxpayers begin with 11 to 88; register numbers of other kinds are in use as well: we know the length alone',
      source: `${TIN}, Malta`,
      where: (text) => text.length === 9 && !/^([1-8])\1/.test(text),
    }),
    onlyPayprepAccepts({
      input: 'an identity card that isTaxID finds wrong by its number and year',
      example: '9315341Z',
      right: 'open',
      because: 'we know its form alone',
      source: `${TIN}, Malta`,
      where: (text) => /^\d{1,7}[A-Z]$/.test(text),
    }),
  ]),
  tax('nl-NL', 'NL BSN', [leadingZero('27903199', 8)]),
  tax('pl-PL', 'PL NIP PESEL', [
    onlyPayprepAccepts({
      input: 'a PESEL with the check digit 0',
      example: '94051304060',
      right: 'payprep',
      because: 'a sum that is a multiple of ten leaves 10, which is written 0; isTaxID compares with 10',
      source: 'Ustawa o ewidencji ludności, art. 15; stdnum 1.12, pl.pesel',
      where: (text) => /^\d{10}0$/.test(text),
    }),
    onlyPeerAccepts({
      input: 'a PESEL with 40 or 60 added to the month',
      example: '44510271358',
      right: 'payprep',
      because: 'those are people born after 2099',
      source: 'Ustawa o ewidencji ludności, art. 15',
      where: (text) => /^\d\d[4-7]\d{8}$/.test(text),
    }),
    impossibleDate('88313179026', { ...yearFirst, month: (value) => value % 20 }),
  ]),
  tax('pt-BR', 'BR CPF CNPJ'),
  tax('pt-PT', 'PT NIF NIPC', [
    onlyPeerAccepts({
      input: 'a first digit of 0, or of 4 without a 5',
      example: '003252787',
      right: 'payprep',
      because: 'the first digits say whose the number is, and these are nobody’s',
      source: 'rules/countries/PT/identifiers.ts; pt.wikipedia.org, Número de identificação fiscal',
      where: (text) => /^(?:0|4[^5])/.test(text),
    }),
  ]),
  tax('ro-RO', 'RO CNP', [
    impossibleDate('6961131248899', { ...yearFirst, from: 1 }),
    onlyPeerAccepts({
      input: 'a first digit of 0',
      example: '0810916501009',
      right: 'payprep',
      because: 'it tells sex and century, from 1 on',
      source: 'stdnum 1.12, ro.cnp',
      where: (text) => text.startsWith('0'),
    }),
    onlyPeerAccepts({
      input: '9000 in front',
      example: '9000123456789',
      right: 'open',
      because: 'tax numbers of foreigners, which have no rule; we know 9 as a CNP of foreigners with a date',
      source: `${TIN}, Romania`,
      where: (text) => text.startsWith('9000'),
    }),
  ]),
  tax('sk-SK', 'SK RC', [
    onlyPeerAccepts({
      input: 'ten digits, whatever they are',
      example: '8955010000',
      right: 'payprep',
      because: 'ten digits have a check digit, months and days; isTaxID reads nine digits only',
      source: 'stdnum 1.12, sk.rc',
      where: (text) => /^\d{10}$/.test(text),
    }),
    impossibleDate('530229123', { ...yearFirst, month: czechMonth }),
    onlyPayprepAccepts({
      input: 'nine digits that end in 000',
      example: '130231000',
      right: 'open',
      because: 'no rule about serial numbers before 1954 is published',
      source: 'stdnum 1.12, sk.rc, which takes them',
      where: (text) => /^\d{6}000$/.test(text),
    }),
  ]),
  tax('sl-SI', 'SI DAVCNA'),
  tax('sv-SE', 'SE PERSONNUMMER', [
    onlyPayprepAccepts({
      input: 'twelve digits',
      example: '198911039553',
      right: 'payprep',
      because: 'the sum is that of the last ten; isTaxID adds the century',
      source: 'Skatteverket, SKV 704; stdnum 1.12, se.personnummer',
      where: (text) => text.length === 12,
    }),
    onlyPeerAccepts({
      input: 'twelve digits',
      example: '198911039552',
      right: 'payprep',
      because: 'the sum is that of the last ten; isTaxID adds the century',
      source: 'Skatteverket, SKV 704; stdnum 1.12, se.personnummer',
      where: (text) => text.length === 12,
    }),
    impossibleDate('8902300006', { ...yearFirst, day: (value) => value % 60 }),
  ]),
  tax('uk-UA', 'UA RNTRC'),
  card('PL', 'PL PESEL', [daysUnread('43202362125', (text) => !/^\d\d(?:[028][1-9]|[139][0-2])(?:0[1-9]|[12]\d|3[01])/.test(text))]),
  card('ES', 'ES DNI NIE'),
  card('FI', 'FI HETU', [newSign, daysUnread('851752A303R', (text) => !/^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])/.test(text))], {
    written: (text) => (text.length === 10 ? `${text.slice(0, 6)}-${text.slice(6)}` : text),
  }),
  card('IN', 'IN AADHAAR', [
    onlyPeerAccepts({
      input: 'a first digit of 1',
      example: '186091979345',
      right: 'payprep',
      because: 'an Aadhaar begins with 2 to 9',
      source: 'uidai.gov.in; stdnum 1.12, in.aadhaar',
      where: (text) => text.startsWith('1'),
    }),
  ]),
  card('NO', 'NO FNR', [daysUnread('85178695024', (text) => !/^(?:[04][1-9]|[1256]\d|[37][01])(?:0[1-9]|1[0-2])/.test(text))]),
  card('TH', 'TH PIN'),
  card('LK', 'LK NIC', [
    onlyPayprepAccepts({
      input: 'nine digits and a letter that begin with 0',
      example: '028963308V',
      right: 'payprep',
      because: 'two digits of the year of birth, 1900 to 1909',
      source: 'stdnum 1.12, lk.nic',
      where: (text) => /^0\d{8}[VX]$/.test(text),
    }),
    onlyPeerAccepts({
      input: 'twelve digits that do not begin with 19 or 20',
      example: '851701203356',
      right: 'payprep',
      because: 'four digits of the year of birth',
      source: 'stdnum 1.12, lk.nic',
      where: (text) => /^\d{12}$/.test(text),
    }),
  ]),
  card('he-IL', 'IL TZ', [leadingZero('43132638', 8)]),
  card('ar-TN', 'TN CIN'),
  card(
    'zh-CN',
    'CN RIC',
    [
      onlyPayprepAccepts({
        input: 'a region that is in no list of 2013',
        example: '663308195503049574',
        right: 'open',
        because: 'regions are added: 83 for people of Taiwan, 9 for foreigners; we do not list them',
        source: 'GB 11643-1999 and GB/T 2260; National Immigration Administration on cards since 2018 and 2023',
        where: (text) => !/^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[12]|91)/.test(text),
      }),
      onlyPayprepAccepts({
        input: 'a date inside that the calendar does not have, or that is to come',
        example: '310101195502309575',
        right: 'open',
        because: 'dates of birth by the moon are in the registers; the day of today is not known to a rule',
        source: 'the lunar calendar, in which any month may have thirty days',
        where: (text) => text.slice(6, 10) >= '2026' || hasImpossibleDate({ ...yearFirst, from: 8 })(text),
      }),
      onlyPeerAccepts({
        input: 'a year of birth before 1900',
        example: '310101155005208400',
        right: 'payprep',
        because: 'the numbers were brought in in 1984',
        source: 'GB 11643-1989',
        where: (text) => text.length === 18 && text.slice(6, 8) < '19',
      }),
      onlyPeerAccepts({
        input: 'fifteen digits',
        example: '310101900101123',
        right: 'payprep',
        because: 'cards with fifteen digits have not been valid since 2013',
        source: '居民身份证法, article 23, as amended in 2011',
        where: (text) => /^\d{15}$/.test(text),
      }),
    ],
    { like: /^(?:11|31|44)0101(?:19[5-9]\d)(?:0[1-9]|1[0-2])(?:0[1-9]|1\d|2[0-8])\d{4}$/ },
  ),
  card('zh-HK', 'HK HKID'),
  card('zh-TW', 'TW NATID UI', [
    onlyPeerAccepts({
      input: 'a first digit other than 1, 2, 8 and 9',
      example: 'D789352514',
      right: 'payprep',
      because: 'it tells sex, and 8 and 9 a foreigner',
      source: 'Ministry of the Interior; stdnum 1.12, tw.natid',
      where: (text) => /^[A-Z][03-7]/.test(text),
    }),
    onlyPayprepAccepts({
      input: 'two letters and eight digits',
      example: 'AC41384164',
      right: 'payprep',
      because: 'the residence number of foreigners before 2021, still in use',
      source: 'National Immigration Agency, new format of UI No., 2 January 2021',
      where: (text) => /^[A-Z]{2}\d{8}$/.test(text),
    }),
  ]),
  card('PK', 'PK CNIC', [], { written: (text) => text.replace(/^(\d{5})(\d{7})(\d)$/, '$1-$2-$3') }),
];
