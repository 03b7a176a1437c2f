/**
 * Participants of the SEPA credit transfer schemes, as the European Payments Council registered them in 2022-09.
 *
 * The copy is old: absence means unknown and never "not reachable". The BIC of a participant need not be the BIC of its accounts.
 */
import { memoizeByFolder, readCsv } from '../read.js';
import { compareText, tidy, tidyBic } from '../text.js';

/** The register has the names of countries. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ANDORRA: 'AD',
  AUSTRIA: 'AT',
  BELGIUM: 'BE',
  BULGARIA: 'BG',
  CROATIA: 'HR',
  CYPRUS: 'CY',
  'CZECH REPUBLIC': 'CZ',
  DENMARK: 'DK',
  ESTONIA: 'EE',
  FINLAND: 'FI',
  FRANCE: 'FR',
  GERMANY: 'DE',
  GIBRALTAR: 'GI',
  GREECE: 'GR',
  GUERNSEY: 'GG',
  HUNGARY: 'HU',
  ICELAND: 'IS',
  IRELAND: 'IE',
  'ISLE OF MAN': 'IM',
  ITALY: 'IT',
  JERSEY: 'JE',
  LATVIA: 'LV',
  LIECHTENSTEIN: 'LI',
  LITHUANIA: 'LT',
  LUXEMBOURG: 'LU',
  MALTA: 'MT',
  MONACO: 'MC',
  NETHERLANDS: 'NL',
  NORWAY: 'NO',
  POLAND: 'PL',
  PORTUGAL: 'PT',
  ROMANIA: 'RO',
  'SAN MARINO': 'SM',
  SLOVAKIA: 'SK',
  SLOVENIA: 'SI',
  SPAIN: 'ES',
  SWEDEN: 'SE',
  SWITZERLAND: 'CH',
  'UNITED KINGDOM': 'GB',
  'VATICAN CITY STATE': 'VA',
};

export interface Participant {
  readonly bic: string;
  readonly name: string | null;
  readonly town: string | null;
  readonly country: string;
  readonly readyOn: string | null;
  readonly leavesOn: string | null;
}

function readParticipants(folder: string, file: string): Participant[] {
  return readCsv(',', folder, 'epc', file)
    .map((record): Participant => {
      const { Country = '', ParticipantName, City, BIC = '' } = record;
      const bic = tidyBic(BIC);
      const country = COUNTRIES[Country];
      if (bic === null || country === undefined) throw new Error(`epc/${file}: cannot read the BIC ${BIC} or the country ${Country}`);
      const [readyOn, leavesOn] = [tidy(record['Readiness Date']), tidy(record['Scheme Leaving Date'])];
      return { bic, name: tidy(ParticipantName), town: tidy(City), country, readyOn, leavesOn };
    })
    .sort((one, other) => compareText(one.bic, other.bic));
}

export const SCT_FILE = 'sepa_credit_transfer_2022-09.csv';
export const SCT_INST_FILE = 'sepa_instant_credit_transfer_2022-09.csv';

export const readSctParticipants = memoizeByFolder((folder) => readParticipants(folder, SCT_FILE));
export const readSctInstParticipants = (folder: string): readonly Participant[] => readParticipants(folder, SCT_INST_FILE);
