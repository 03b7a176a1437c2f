/**
 * Each country's bank register: publisher, edition, confidence, completeness and the form of its bank codes.
 *
 * The compilation has no dates. An edition is the month in which its change log, or the data itself, last shows that the register was
 * read:
 *
 * - 2026-07: DE (release 2026.07); CH, LI (they hold banks without a BIC, which SIX publishes only since then)
 * - 2026-05: RO (the BICs that the SEPA Clearer reaches)
 * - 2026-03: AT, FI (release 2026.03), MD, GB (added to by hand then)
 * - 2026-01: CZ (equal, row by row, to the register's list of that month); HU, NL, NO (banks and mergers of 2025 are in them); IT, FR, IE
 * - BE: the National Bank's list of 2026-01-01, with the later changes of the compilation
 * - older: LV is a file dated 2020-01-22 and SE one dated 2021-02-16, by their addresses; LT is of 2022, before its revoked licences and before Artea; SI is of 2023-03, before NKBM and SKB became
 *   OTP banka; HR is of 2024-01, after the merger of 2023 and before anything that would date it better
 *
 * An official register that is old, or that leaves out institutions with accounts (HR: the state's development bank), is `partial`: it
 * names the bank of a code and never proves that a code does not exist.
 */
import type { Dataset } from '../../../src/directory/dataset.js';

export interface RegisterFacts extends Pick<Dataset, 'confidence' | 'completeness' | 'edition'> {
  /** The bank identifier as it stands in the country's IBAN. */
  readonly code: RegExp;
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
}

type Published = readonly [publisher: string, title: string, url: string];

const official = (code: RegExp, edition: string, [publisher, title, url]: Published): RegisterFacts => ({
  code,
  edition,
  confidence: 'official',
  completeness: 'complete',
  publisher,
  title,
  url,
});

/** From a register that is too old, or too narrow, to prove that a code does not exist. */
const officialButPartial = (code: RegExp, edition: string, published: Published): RegisterFacts => ({
  ...official(code, edition, published),
  completeness: 'partial',
});

const manual = (code: RegExp, edition: string, title = 'bank codes, collected by hand'): RegisterFacts => ({
  code,
  edition,
  confidence: 'manual',
  completeness: 'partial',
  publisher: 'mdomke/schwifty',
  title,
  url: 'https://github.com/mdomke/schwifty/tree/main/schwifty/bank_registry',
});

const digits = (count: number): RegExp => new RegExp(`^[0-9]{${count}}$`);
const letters = (count: number): RegExp => new RegExp(`^[A-Z]{${count}}$`);

const SIX: Published = [
  'SIX Interbank Clearing',
  'Bank master data: institution identifications (IID), QR-IIDs among them',
  'https://api.six-group.com/api/epcd/bankmaster/v3/bankmaster.json',
];

export const REGISTERS: Readonly<Record<string, RegisterFacts>> = {
  AD: manual(digits(4), '2024-01'),
  AE: manual(digits(3), '2025', 'bank codes, corrected by public lists'),
  AT: official(digits(5), '2026-03', [
    'Oesterreichische Nationalbank',
    'SEPA-Zahlungsverkehrs-Verzeichnis',
    'https://www.oenb.at/docroot/downloads_observ/sepa-zv-vz_gesamt.csv',
  ]),
  BA: manual(digits(3), '2025', 'bank codes, read from a commercial site and corrected by public lists'),
  BE: official(digits(3), '2026-01-01', [
    'National Bank of Belgium',
    'Bank identification codes',
    'https://www.nbb.be/en/payments-and-securities/payment-standards/bank-identification-codes',
  ]),
  BG: manual(letters(4), '2023-11'),
  CH: official(digits(5), '2026-07', SIX),
  CR: manual(digits(4), '2024-01'),
  CY: manual(digits(3), '2023-11'),
  CZ: official(digits(4), '2026-01', [
    'Česká národní banka',
    'Číselník kódů platebního styku v ČR',
    'https://www.cnb.cz/cs/platebni-styk/.galleries/ucty_kody_bank/download/kody_bank_CR.csv',
  ]),
  DE: official(digits(8), '2026-07', [
    'Deutsche Bundesbank',
    'Bankleitzahlendatei',
    'https://www.bundesbank.de/de/aufgaben/unbarer-zahlungsverkehr/serviceangebot/bankleitzahlen',
  ]),
  DK: manual(digits(4), '2024-08'),
  EE: manual(digits(2), '2021', 'bank codes, read from a page of the Estonian Banking Association'),
  FI: official(digits(3), '2026-03', [
    'Finance Finland',
    'Finnish monetary institution codes and BICs in credit transfers',
    'https://www.finanssiala.fi',
  ]),
  FR: manual(digits(5), '2026-01'),
  GB: manual(letters(4), '2026-03'),
  GE: manual(letters(2), '2020', 'bank codes, read from the National Bank of Georgia'),
  GR: manual(digits(3), '2023-11'),
  HR: officialButPartial(digits(7), '2024-01', [
    'Hrvatska narodna banka',
    'Popis vodećih brojeva kreditnih institucija (VBDI)',
    'https://www.hnb.hr/documents/20182/121798/tf-pp-ds-vbb-xlsx-e-vbb.xlsx/',
  ]),
  HU: official(digits(3), '2026-01', [
    'Magyar Nemzeti Bank',
    'Hitelesítő tábla: giro codes and BICs',
    'https://www.mnb.hu/letoltes/sht.xlsx',
  ]),
  IE: manual(letters(4), '2026-01'),
  IS: manual(digits(2), '2022-02'),
  IT: manual(digits(5), '2026-01', 'bank codes with BICs from a commercial site, added to by hand'),
  KZ: manual(digits(3), '2025', 'bank codes, read from a page of about 2016 and corrected by public lists'),
  LI: official(digits(5), '2026-07', SIX),
  LT: officialButPartial(digits(5), '2022', [
    'Lietuvos bankas',
    'Financial institution codes and BICs',
    'https://www.lb.lt/zinynai/branches.aspx',
  ]),
  LV: officialButPartial(letters(4), '2020-01-22', [
    'Latvijas Banka',
    'BIC saraksts',
    'https://www.bank.lv/images/stories/pielikumi/makssist/bic_saraksts_22.01.2020_eng.xls',
  ]),
  MC: manual(digits(5), '2023-11'),
  MD: manual(letters(2), '2026-03', 'bank codes of the National Bank of Moldova, added to by hand'),
  ME: manual(digits(3), '2024-04'),
  NL: official(letters(4), '2026-01', [
    'Betaalvereniging Nederland',
    'BIC codes of Dutch banks',
    'https://www.betaalvereniging.nl/wp-content/uploads/BIC-lijst-NL.xlsx',
  ]),
  NO: official(digits(4), '2026-01', [
    'Bits, the infrastructure company of Finance Norway',
    'Norwegian bank registration numbers',
    'https://www.bits.no',
  ]),
  PT: manual(digits(4), '2024-05'),
  RO: manual(letters(4), '2026-05', 'bank codes: the first four letters of BICs that the SEPA Clearer reaches, and public lists'),
  RS: manual(digits(3), '2025', 'bank codes, read from the National Bank of Serbia and corrected by public lists'),
  SE: officialButPartial(digits(3), '2021-02-16', [
    'Svenska Bankföreningen',
    'IBAN och svenskt nationellt kontonummer',
    'https://www.swedishbankers.se/media/4863/kalkylblad-i-iban-och-svenskt-nationellt-kontonummer-2021-02-16.xlsx',
  ]),
  SI: officialButPartial(digits(5), '2023-03', [
    'Banka Slovenije',
    'Seznam identifikacijskih oznak ponudnikov plačilnih storitev (List of identifiers of PSP)',
    'https://www.bsi.si',
  ]),
  TR: manual(digits(5), '2024-01'),
  UA: manual(digits(6), '2023-06', 'bank names, read from the National Bank of Ukraine'),
};
