/** Disagreements with isIdentityCard of validator. */
import { hasImpossibleDate } from './dates.js';
import { onlyPayprepAccepts, onlyPeerAccepts } from './disagreement.js';
import { card, daysUnread, type IdentifierComparison, leadingZero, newSign, yearFirst } from './identifier-disagreements.js';

export const identityCards: readonly IdentifierComparison[] = [
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
      example: '021963308V',
      right: 'payprep',
      because: 'two digits of the year of birth, 1900 to 1909',
      source: 'stdnum 1.12, lk.nic',
      where: (text) => /^0\d(?:[05](?:0[1-9]|[1-9]\d)|[1267]\d\d|[38](?:[0-5]\d|6[0-6]))\d{4}[VX]$/.test(text),
    }),
    onlyPeerAccepts({
      input: 'a day that no year has',
      example: '850000937V',
      right: 'payprep',
      because: 'behind the year stands the day of the year, 1 to 366, and 500 more for women',
      source: 'Department for Registration of Persons',
      where: (text) => /^(?:[1-9]\d|(?:19|20)\d\d)(?:[05]00|[38](?:6[7-9]|[7-9]\d)|[49]\d\d)/.test(text),
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
