/**
 * Poland: banks by the first three digits of the numer rozliczeniowy, as newspapers, guides and programs list them.
 *
 * Nothing is of the register of the Narodowy Bank Polski, which allows personal use alone: `payprep data import ewib` reads it for those who may. What two lists
 * say is `sure`; what one says, or what is commonly known of a merger, counts as inferred. Names are those of today.
 *
 * The gotcha: banks have three digits, cooperative banks (8 and 9) and credit unions (7) four, of which nobody but the register tells the bank; so that this is an
 * excerpt, and a number that is missing is unknown, never wrong. 106 was divided between two banks and names none.
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { INSTITUTION_FILES, readInstitutions } from '../readers/institutions.js';
import { readTowns, TOWN_FILES } from '../readers/towns-of-banks.js';
import type { Source } from '../source.js';

interface Numbers {
  readonly name: string;
  readonly bic?: string;
  /** In two lists, with this bank. */
  readonly sure?: string;
  /** In one list, or of a bank that was merged. */
  readonly inferred?: string;
  /** Who says what the lists do not. */
  readonly source?: string;
}

const NUMBERS: readonly Numbers[] = [
  { name: 'Narodowy Bank Polski', bic: 'NBPLPLPW', sure: '101' },
  {
    name: 'Powszechna Kasa Oszczędności Bank Polski S.A. (PKO Bank Polski)',
    bic: 'BPKOPLPW',
    sure: '102',
    inferred: '144',
    source: '144: Nordea Bank Polska, merged in 2014, commonly known',
  },
  { name: 'Bank Handlowy w Warszawie S.A. (Citi Handlowy)', bic: 'CITIPLPX', sure: '103' },
  { name: 'ING Bank Śląski S.A.', bic: 'INGBPLPW', sure: '105' },
  {
    name: 'Erste Bank Polska S.A.',
    bic: 'WBKPPLPP',
    sure: '109',
    inferred: '150 191',
    source:
      'Santander Bank Polska until 2026; 150: Kredyt Bank, 191: accounts of Deutsche Bank Polska, taken over in 2013 and 2018, commonly known',
  },
  { name: 'Bank Gospodarstwa Krajowego', bic: 'GOSKPLPW', sure: '113' },
  { name: 'mBank S.A.', bic: 'BREXPLPW', sure: '114' },
  { name: 'Bank Millennium S.A.', bic: 'BIGBPLPW', sure: '116', inferred: '147', source: '147: Euro Bank, merged in 2019, commonly known' },
  {
    name: 'Bank Polska Kasa Opieki S.A. (Bank Pekao)',
    bic: 'PKOPPLPW',
    sure: '124',
    inferred: '195',
    source: '195: Idea Bank, taken over in 2021, commonly known',
  },
  { name: 'HSBC Continental Europe, Oddział w Polsce', bic: 'HSBCPLPW', inferred: '128' },
  { name: 'Alior Bank S.A.', bic: 'ALBPPLPW', sure: '249', inferred: '130', source: '130: Meritum Bank, merged in 2015, commonly known' },
  { name: 'Bank Pocztowy S.A.', bic: 'POCZPLP4', sure: '132' },
  { name: 'Bank Ochrony Środowiska S.A.', bic: 'EBOSPLPW', sure: '154' },
  {
    name: 'VeloBank S.A.',
    bic: 'GBGCPLPK',
    inferred: '156 248',
    source: 'Getin Bank and Getin Noble Bank, whose accounts it has had since 2022, commonly known',
  },
  {
    name: 'BNP Paribas Bank Polska S.A.',
    bic: 'PPABPLPK',
    sure: '203',
    inferred: '160 175 200',
    source: '160: BNP Paribas Fortis, 175: Raiffeisen Bank Polska, 200: Rabobank Polska, merged, commonly known',
  },
  { name: 'SGB-Bank S.A.', bic: 'GBWCPLPP', sure: '161' },
  { name: 'Plus Bank S.A.', bic: 'IVSEPLPP', sure: '168' },
  { name: 'Société Générale S.A. Oddział w Polsce', bic: 'SOGEPLPW', sure: '184' },
  { name: 'Nest Bank S.A.', bic: 'NESBPLPW', sure: '187', source: 'FM Bank PBP, renamed' },
  { name: 'Pekao Bank Hipoteczny S.A.', bic: 'HYVEPLP2', inferred: '189' },
  { name: 'Bank Polskiej Spółdzielczości S.A.', bic: 'POLUPLPR', sure: '193' },
  { name: 'Credit Agricole Bank Polska S.A.', bic: 'AGRIPLPR', sure: '194' },
  { name: 'Santander Consumer Bank S.A.', bic: 'SCFBPLPW', sure: '212' },
  { name: 'mBank Hipoteczny S.A.', bic: 'RHBHPLPW', inferred: '215' },
  { name: 'Toyota Bank Polska S.A.', bic: 'TOBAPLPW', sure: '216' },
  { name: 'DNB Bank Polska S.A.', bic: 'MHBFPLPW', sure: '219' },
  { name: 'BNP Paribas S.A. Oddział w Polsce', bic: 'BNPAPLPX', inferred: '235' },
  { name: 'Danske Bank A/S S.A. Oddział w Polsce', bic: 'DABAPLPW', inferred: '236' },
  { name: 'Skandinaviska Enskilda Banken AB S.A. Oddział w Polsce', bic: 'ESSEPLPW', inferred: '237' },
  { name: 'CaixaBank S.A. Oddział w Polsce', bic: 'CAIXPLPW', inferred: '239' },
  { name: 'Haitong Bank S.A. Oddział w Polsce', bic: 'ESSIPLPX', inferred: '247' },
  { name: 'Aareal Bank AG Oddział w Polsce', inferred: '251' },
  { name: 'Citibank Europe plc Oddział w Polsce', inferred: '254' },
  { name: 'Ikano Bank AB (publ) Oddział w Polsce', inferred: '255' },
  { name: 'Nordea Bank Abp Oddział w Polsce', inferred: '256' },
  { name: 'Bank of China (Europe) S.A. Oddział w Polsce', bic: 'BKCHPLPX', inferred: '260' },
  { name: 'Industrial and Commercial Bank of China (Europe) S.A. Oddział w Polsce', bic: 'ICBKPLPW', inferred: '262' },
  { name: 'RCI Banque S.A. Oddział w Polsce', inferred: '264' },
  { name: 'Euroclear Bank SA/NV Oddział w Polsce', inferred: '265' },
  { name: 'Intesa Sanpaolo S.p.A. Oddział w Polsce', bic: 'BCITPLPW', inferred: '266' },
  { name: 'Western Union International Bank GmbH Oddział w Polsce', inferred: '267' },
  { name: 'PKO Bank Hipoteczny S.A.', bic: 'BPKHPLPG', inferred: '269' },
  { name: 'TF Bank AB Oddział w Polsce', inferred: '270' },
  { name: 'AS Inbank Oddział w Polsce', bic: 'ISAOPLPP', inferred: '272' },
  { name: 'China Construction Bank (Europe) S.A. Oddział w Polsce', bic: 'PCBCPLPW', inferred: '273' },
  { name: 'John Deere Bank S.A. Oddział w Polsce', inferred: '275' },
  { name: 'ING Bank Hipoteczny S.A.', bic: 'INGBPLPH', inferred: '278' },
  { name: 'Raiffeisen Bank International AG Oddział w Polsce', inferred: '279' },
  { name: 'Goldman Sachs Bank Europe SE Oddział w Polsce', inferred: '281' },
  { name: 'BFF Bank S.p.A. Oddział w Polsce', inferred: '285', source: 'Banca Farmafactoring until 2021' },
  { name: 'Allfunds Bank S.A.U. Oddział w Polsce', inferred: '288' },
  {
    name: 'Zakład Ubezpieczeń Społecznych',
    bic: 'NBPLPLPW',
    inferred: '60000002',
    source: 'zus.pl: the number of every contribution account begins with it, commonly known',
  },
];

const codesOf = (text = ''): readonly string[] => text.split(' ').filter((code) => code !== '');

function makeBanks(folder: string): Dataset {
  const listed = new Set(readInstitutions(folder).map(({ bic }) => bic));
  const towns = readTowns(folder);
  const rowOf =
    ({ name, bic, inferred, source }: Numbers, confidence: Cell) =>
    (codePrefix: string) => {
      if (bic !== undefined && !listed.has(bic)) throw new Error(`polish-banks: no BIC list has ${bic}.`);
      // it says of the numbers that were merged, where there are any
      const isSaid = inferred === undefined || confidence !== null;
      return {
        codePrefix,
        bic: bic ?? null,
        name,
        town: towns.get(bic ?? '') ?? null,
        source: (isSaid ? source : undefined) ?? null,
        confidence,
      };
    };
  return makeTable(
    {
      dataset: 'banks/PL',
      edition: '2026',
      confidence: 'manual',
      completeness: 'partial',
      codeSpaces: { codePrefix: 'excerpt' },
      source: {
        publisher: 'newspapers, guides and programs that list bank numbers',
        title: 'bank numbers: the first three digits of the numer rozliczeniowy',
        url: 'https://businessinsider.com.pl/poradnik-finansowy/jakie-informacje-zawiera-numer-konta-bankowego/nfzj9dj',
        via: 'businessinsider.com.pl, 2021-01; zgarnijpremie.pl; a list in a program of 2013; FakerPHP, pl_PL/Payment.php of 2021 (MIT); read on 2026-11-29 and compared; BICs and towns from the BIC lists',
        licence: 'MIT',
        retrieved: '2026-11-29',
      },
    },
    ['codePrefix', 'bic', 'name', 'town', 'source', 'confidence'],
    NUMBERS.flatMap((numbers) => [
      ...codesOf(numbers.sure).map(rowOf(numbers, null)),
      ...codesOf(numbers.inferred).map(rowOf(numbers, 'derived')),
    ]),
  );
}

const source: Source = {
  title: 'Bank numbers of Poland',
  reads: [...INSTITUTION_FILES, ...TOWN_FILES],
  datasets: { 'banks/PL': makeBanks },
};
export default source;
