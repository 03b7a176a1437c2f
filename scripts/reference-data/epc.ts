/**
 * Participants of the SEPA credit transfer schemes, as the European Payments Council registered them.
 *
 * Of 2022-09, so that absence means unknown and never "not reachable". A participant's BIC need not be the BIC of its accounts.
 */
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { RETRIEVED, readCsv } from './read.js';
import { inCodePointOrder, tidy, tidyBic } from './text.js';

const EDITION = '2022-09';

/** The register writes countries out. */
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

interface Participant {
  readonly bic: string;
  readonly name: string | null;
  readonly street: string | null;
  readonly town: string | null;
  readonly country: string;
  readonly readyOn: string | null;
  readonly leavesOn: string | null;
}

function participants(sources: string, file: string): Participant[] {
  return readCsv(',', sources, 'epc', file)
    .map((record): Participant => {
      const { Country = '', ParticipantName, Address, City, BIC = '' } = record;
      const bic = tidyBic(BIC);
      const country = COUNTRIES[Country];
      if (bic === null || country === undefined) throw new Error(`${file}: ${BIC} in ${Country}`);
      const street = tidy(Address?.replace(/,\s*$/, ''));
      const [readyOn, leavesOn] = [tidy(record['Readiness Date']), tidy(record['Scheme Leaving Date'])];
      return { bic, name: tidy(ParticipantName), street, town: tidy(City), country, readyOn, leavesOn };
    })
    .sort((one, other) => inCodePointOrder(one.bic, other.bic));
}

const register = (dataset: string, scheme: string, rows: Cell[][]): Dataset => ({
  dataset,
  edition: EDITION,
  format: 1,
  source: {
    publisher: 'European Payments Council',
    title: `Register of participants: ${scheme}`,
    url: 'https://www.europeanpaymentscouncil.eu/what-we-do/be-involved/register-participants/registers-participants-sepa-payment-schemes',
    via: 'a copy of 2022-09, as comma-separated values',
    retrieved: RETRIEVED,
    licence: 'facts of a public register',
  },
  confidence: 'manual',
  completeness: 'partial',
  columns: ['bic', 'name', 'town', 'country', 'readyOn', 'leavesOn'],
  rows,
});

const rowOf = ({ bic, name, town, country, readyOn, leavesOn }: Participant): Cell[] => [bic, name, town, country, readyOn, leavesOn];

export const sctParticipants = (sources: string): readonly Participant[] => participants(sources, 'sepa_credit_transfer_2022-09.csv');

export function epc(sources: string): Dataset[] {
  const instant = participants(sources, 'sepa_instant_credit_transfer_2022-09.csv');
  return [
    register('registries/sct-participants', 'SEPA Credit Transfer', sctParticipants(sources).map(rowOf)),
    register('registries/sct-inst-participants', 'SEPA Instant Credit Transfer', instant.map(rowOf)),
  ];
}
