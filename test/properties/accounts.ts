/** Accounts of each country: at banks of its directory, and those that are published. Whether `validate` likes them is never asked. */
import { createEngine } from '../../src/full.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { generateAccount } from '../../src/identifiers/generated-number.js';
import { countryModules, domesticModules } from '../rules/countries.js';

export const engine = createEngine({ on: '2026-11-20' });

/** The accounts of each country. */
const SEEDS = Array.from({ length: 24 }, (_, at) => at + 1);

export interface Account {
  readonly iban?: string | undefined;
  readonly bic?: string | undefined;
  readonly memberId?: string | undefined;
  readonly branchId?: string | undefined;
  readonly account?: string | undefined;
}

/** Published details that are of no account: banks in Britain check them by weights; 19043 and 539 are of no bank in Austria and Belgium. */
const MADE_UP_DETAILS = ['AT', 'BE', 'GB'];
/** Published IBANs and account numbers whose bank the directory does not have. */
const OF_NO_BANK = [
  'HU29392978516923481900000000',
  'NL29UCTK8916702682',
  'NO8330001234567',
  'NO9805924001773',
  'SK2571099619793336246091',
  'SM09P0492181221572481075114',
  'SM96S6942273712287045996083',
  '26-2600-0320871-032',
  '0000198742637541',
];
/** BancSabadell d'Andorra: a part of MoraBanc since 2022. */
const MERGED_BANKS = ['BSANADAD'];
/** Banks of the French Pacific have French IBANs, and are not in SEPA. */
const IN_PACIFIC = /^.{4}(?:NC|PF|WF)/;

/** BICs that went out of use stay in lists of banks. */
const isInUse = (bic: string): boolean => engine.data.gone(bic.slice(0, 8), engine.on) === undefined;

const isOpen = (bic: string | undefined): boolean =>
  bic === undefined || (!MERGED_BANKS.includes(bic) && !IN_PACIFIC.test(bic) && isInUse(bic));

const tables = engine.data.tables();

/** An account at a bank of the directory, and at one of its branches where these are listed, with the bank's own BIC. */
function accountAt(code: string, seed: number): readonly Account[] {
  const bank = engine.data.banks(code)?.sample(seed * 7919);
  const { bankCode = '', bic, closedOn } = bank ?? {};
  if (!isOpen(bic) || closedOn !== undefined || (engine.data.banks(code) !== undefined && bankCode === '')) return [];
  const country = allCountries.domestic(code);
  const width = country?.layout.lengths.branch;
  const branch = width === undefined ? undefined : engine.data.branches(code)?.sample(bankCode)?.padStart(width, '0');
  if (engine.data.branches(code) !== undefined && branch === undefined) return [];
  const made = country && generateAccount(country, seed, bankCode, tables, branch === undefined ? {} : { branch });
  const withIban = allCountries.withIban(code);
  const iban = withIban && generateAccount(withIban, seed, bankCode, tables)?.iban;
  return [{ iban: iban?.includes(bankCode) ? iban : undefined, bic, ...(made?.memberId.includes(bankCode) && made) }];
}

/** One bank under two names: that of its predecessor, of its group, of a part that the law keeps apart. */
const BESIDE: Readonly<Record<string, readonly Account[]>> = {
  CH: [{ iban: 'CH5604835012345678009', bic: 'UBSWCHZH80A' }],
  DE: [
    { iban: 'DE69370800400215022000', bic: 'COBADEFFXXX' },
    { iban: 'DE02100100100006820101', bic: 'DEUTDEFF' },
    { iban: 'DE02100100100006820101', bic: 'PBNKDEFFXXX' },
  ],
  GB: [
    { iban: 'GB77BARC20201530093459', bic: 'BUKBGB22' },
    { iban: 'GB77BARC20201530093459', bic: 'BARCGB22XXX' },
  ],
};

/** Accounts at banks of the directory, and those that are published. */
function accountsOf(code: string): readonly Account[] {
  const module = [...countryModules, ...domesticModules].find((each) => each.code === code);
  const details = MADE_UP_DETAILS.includes(code) ? [] : [...(module?.details.local ?? []), ...(module?.details.valid ?? [])];
  const ibans = countryModules.find((each) => each.code === code)?.examples.valid ?? [];
  return [
    ...SEEDS.flatMap((seed) => accountAt(code, seed)),
    ...ibans.filter((iban) => !OF_NO_BANK.includes(iban)).map((iban) => ({ iban })),
    ...(BESIDE[code] ?? []),
    ...details.filter(({ account = '' }) => !OF_NO_BANK.includes(account)),
  ];
}

const pools = new Map<string, readonly Account[]>();
export function poolOf(code: string): readonly Account[] {
  const pool = pools.get(code) ?? accountsOf(code);
  pools.set(code, pool);
  return pool;
}
