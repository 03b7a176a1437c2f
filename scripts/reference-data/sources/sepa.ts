/**
 * The geographical scope of the SEPA credit transfer schemes, with dates: countries, and territories that share another country's IBAN prefix.
 *
 * Scheme scope: EPC409-09, as of November 2026 forty-one countries. Dates are the first day of operation, not of the decision; 2008-01-28
 * is the launch of the scheme. The source of a row gives its place in the scope, and from 2019 on its date. Whether
 * one bank can be reached is another question: `sctInst` is `assumed` where a bank in the euro area must receive instant payments
 * (Regulation 2024/886, since 2025-01-09), `listed` where only a directory can tell, `no` where the country has not begun.
 *
 * The gotcha: an IBAN that begins with FR may belong to New Caledonia, French Polynesia or Wallis and Futuna, which are outside. Their
 * rows have no date. The registry's own SEPA flags are stale.
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import type { Source } from '../source.js';

const LAUNCH = '2008-01-28';

/** Sources of the rows, as they are cited. */
const NBS = 'nbs.rs, SEPA in the Republic of Serbia, 2026-05-19: the 41 countries';
const LISTED = 'EPC409-09; sepaxmlgenerator.com, SEPA country codes';
const JPM = 'J.P. Morgan, client resource center: non-EEA list; Cater Allen, foreign payments';
const ADHERED = 'EPC register of SCT participants, 2022-09: first readiness date';

interface Area {
  readonly country: string;
  readonly partOf?: string;
  readonly ibanPrefix?: string;
  readonly zone: 'EEA' | 'non-EEA';
  readonly sctFrom: string | null;
  readonly sctInst: 'assumed' | 'listed' | 'no';
  /** Since when the country, or the country it is part of, is in the euro area; null for a euro used by agreement or by choice. */
  readonly euroFrom?: string;
  readonly note?: string;
  readonly source: string;
}

/** Euro area, by the day of joining. */
const EURO_AREA: Readonly<Record<string, readonly string[]>> = {
  '1999-01-01': ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'LU', 'NL', 'PT'],
  '2001-01-01': ['GR'],
  '2007-01-01': ['SI'],
  '2008-01-01': ['CY', 'MT'],
  '2009-01-01': ['SK'],
  '2011-01-01': ['EE'],
  '2014-01-01': ['LV'],
  '2015-01-01': ['LT'],
};

const eea = (country: string, sctInst: Area['sctInst'], rest: Partial<Area> = {}): Area => ({
  country,
  zone: 'EEA',
  sctFrom: LAUNCH,
  sctInst,
  source: NBS,
  ...rest,
});

const outside = (country: string, sctFrom: string, rest: Partial<Area> = {}): Area => ({
  country,
  zone: 'non-EEA',
  sctFrom,
  sctInst: 'listed',
  source: NBS,
  ...rest,
});

const countries: readonly Area[] = [
  ...Object.entries(EURO_AREA).flatMap(([euroFrom, members]) => members.map((country) => eea(country, 'assumed', { euroFrom }))),
  eea('HR', 'assumed', { sctFrom: '2013-07-01', euroFrom: '2023-01-01', note: 'in scope with membership of the EU' }),
  eea('BG', 'assumed', { euroFrom: '2026-01-01', note: 'BGN ended with 2025; 1 EUR = 1.95583 BGN' }),
  ...['CZ', 'DK', 'HU', 'PL', 'RO', 'SE'].map((country) =>
    eea(country, 'listed', { note: 'must receive instant payments from 2027-01-09' }),
  ),
  ...['IS', 'LI', 'NO'].map((country) => eea(country, 'listed')),
  outside('AD', '2019-03-01', { note: 'uses the euro by agreement', source: 'grahambishop.com 40416' }),
  outside('AL', '2025-10-07', {
    note: 'in scope since 2024-11; few banks have adhered',
    source: 'agcnews.eu 2025-10-11; incomemagazine.ro 2025-10-17',
  }),
  outside('CH', LAUNCH),
  outside('GB', LAUNCH, { note: 'participating banks only' }),
  outside('MC', '2009-10-05', { note: 'uses the euro by agreement', source: ADHERED }),
  outside('MD', '2025-10-07', {
    note: 'in scope since 2025-03; few banks have adhered',
    source: 'agcnews.eu 2025-10-11; incomemagazine.ro 2025-10-17',
  }),
  outside('ME', '2025-10-07', {
    note: 'in scope since 2024-11; uses the euro by its own choice',
    source: 'agcnews.eu 2025-10-11; teraz.sk 2025-10-16',
  }),
  outside('MK', '2025-10-07', {
    note: 'in scope since 2025-03; few banks have adhered',
    source: 'agcnews.eu 2025-10-11; incomemagazine.ro 2025-10-17',
  }),
  outside('RS', '2026-05-05', {
    sctInst: 'no',
    note: 'in scope since 2025-05-22; SCT only at this stage',
    source: `${NBS}; ubs-asb.com 2026-04-28`,
  }),
  outside('SM', '2014-02-01', { note: 'uses the euro by agreement', source: ADHERED }),
  outside('VA', '2019-03-01', { note: 'uses the euro by agreement', source: 'grahambishop.com 40416' }),
];

const french = (country: string, rest: Partial<Area> = {}): Area =>
  eea(country, 'assumed', { partOf: 'FR', ibanPrefix: 'FR', euroFrom: '1999-01-01', source: LISTED, ...rest });

const pacific = (country: string, note: string): Area => ({
  country,
  partOf: 'FR',
  ibanPrefix: 'FR',
  zone: 'non-EEA',
  sctFrom: null,
  sctInst: 'no',
  note,
  source: 'Oracle Banking Payments 14.7, SCT Inst field level validations: RT1 rejects a creditor in PF, NC, WF',
});

const crown = (country: string, rest: Partial<Area> = {}): Area =>
  outside(country, '2016-05-01', { partOf: 'GB', ibanPrefix: 'GB', note: 'Crown dependency', source: JPM, ...rest });

const territories: readonly Area[] = [
  eea('AX', 'assumed', { partOf: 'FI', ibanPrefix: 'FI', euroFrom: '1999-01-01', source: LISTED }),
  ...['GF', 'GP', 'MF', 'MQ', 'RE', 'YT'].map((country) => french(country)),
  { ...french('BL'), note: 'listed with the EEA by the EPC, though outside the EU' },
  outside('PM', LAUNCH, { partOf: 'FR', ibanPrefix: 'FR', note: 'uses the euro, outside the EU', source: JPM }),
  outside('GI', LAUNCH, { partOf: 'GB', source: LISTED }),
  ...['GG', 'IM', 'JE'].map((country) => crown(country)),
  pacific('NC', 'XPF; SEPA COM Pacifique'),
  pacific('PF', 'XPF; SEPA COM Pacifique'),
  pacific('TF', 'no banks'),
  pacific('WF', 'XPF; SEPA COM Pacifique'),
];

const rowOf = ({
  country,
  partOf = null,
  ibanPrefix = country,
  zone,
  sctFrom,
  sctInst,
  euroFrom = null,
  note = null,
  source,
}: FullArea): Cell[] => [country, partOf, ibanPrefix, zone, sctFrom, sctInst, euroFrom, note, source];

type FullArea = { readonly [Field in keyof Area]: Area[Field] | null };

const makeScope = (): Dataset =>
  makeDataset(
    {
      dataset: 'registries/sepa-scope',
      edition: '2026-11-20',
      confidence: 'manual',
      completeness: 'complete',
      source: {
        publisher: 'European Payments Council',
        title: 'EPC409-09, list of SEPA scheme countries, with dates of operation and euro area membership',
        url: 'https://www.europeanpaymentscouncil.eu/document-library/other/epc-list-sepa-scheme-countries',
        via: 'compiled by hand from the sources in the last column',
        licence: 'MIT',
      },
    },
    ['country', 'partOf', 'ibanPrefix', 'zone', 'sctFrom', 'sctInst', 'euroFrom', 'note', 'source'],
    [...countries, ...territories].map(rowOf),
  );

const source: Source = {
  title: 'Countries of the SEPA schemes',
  reads: [],
  datasets: { 'registries/sepa-scope': makeScope },
};
export default source;
