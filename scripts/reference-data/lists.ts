/**
 * The lists that `npm run data -- --download` fetches: where each is, in which form, how it says its edition, and how often there is a new one.
 *
 * The gotcha: a publisher moves files and renames columns without a word. Where a list is not as it is declared here, nothing is written, and the run says what to look at.
 * Addresses marked `known` were not opened for this table: the first run says whether they hold.
 */
import type { Cell } from '../../src/directory/dataset.js';
import type { List, NotDownloaded, Row } from './list.js';
import { tidy, tidyBic } from './text.js';

type CellRecord = Readonly<Record<string, Cell>>;

const MONTH = 31;
const QUARTER = 100;
const YEAR = 366;

/** A bank, where its code is of this form. */
const bank =
  (code: RegExp, more: (row: Row) => CellRecord = () => ({})) =>
  (row: Row): readonly CellRecord[] => {
    const { bankCode = '', bic, name, town } = row;
    if (!code.test(bankCode)) return [];
    return [{ bankCode, bic: tidyBic(bic), name: tidy(name), ...(town !== undefined && { town: tidy(town) }), ...more(row) }];
  };

/** Every code of a range of three digits. The National Bank of Belgium writes VRIJ where one is free. */
function belgianRange({ from = '', to = '', bic, name }: Row): readonly CellRecord[] {
  if (!/^\d{1,3}$/.test(from) || /^(?:VRIJ|LIBRE|-)/i.test(name ?? '') || /^VRIJ/i.test(bic ?? '')) return [];
  const count = Number(/^\d{1,3}$/.test(to) ? to : from) - Number(from) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, at) => ({
    bankCode: String(Number(from) + at).padStart(3, '0'),
    bic: tidyBic(bic?.replace(/ /g, '')),
    name: tidy(name),
  }));
}

/** `2026-11-30`, `30.11.2026`, `30/11/2026`, somewhere in a text. */
const ISO_DAY = /(?<year>20\d\d)-(?<month>[01]\d)-(?<day>[0-3]\d)/;
const DAY_FIRST = /(?<day>[0-3]?\d)[./] ?(?<month>[01]?\d)[./] ?(?<year>20\d\d)/;
const COMPACT = /(?<year>20\d\d)(?<month>[01]\d)(?<day>[0-3]\d)/;

const OFFICIAL = { confidence: 'official', completeness: 'complete' } as const;
const OFFICIAL_IN_PART = { confidence: 'official', completeness: 'partial' } as const;

/** One file has the banks of both countries. */
const bankMaster = (ofCountry: 'CH' | 'LI'): List => ({
  title: 'Bank Master',
  publisher: 'six-bank-master',
  address: 'https://api.six-group.com/api/epcd/bankmaster/v3/bankmaster_V3.csv',
  format: { kind: 'csv', separator: ';', encoding: 'utf-8' },
  edition: { in: 'text', pattern: ISO_DAY },
  columns: { bankCode: ['IID'], bic: ['BIC'], name: ['Bank or Institution Name'], town: ['Town Name'], country: ['Country'] },
  rhythm: MONTH,
  knownBy: 'known',
  makes: {
    dataset: `banks/${ofCountry}`,
    ...OFFICIAL,
    rows: ({ country = '', bankCode = '', ...row }) =>
      country === ofCountry ? bank(/^\d{5}$/)({ ...row, bankCode: bankCode.padStart(5, '0') }) : [],
  },
});

export const LISTS: Readonly<Record<string, List>> = {
  at: {
    title: 'SEPA-Zahlungsverkehrs-Verzeichnis',
    publisher: 'oenb',
    address: 'https://www.oenb.at/docroot/downloads_observ/sepa-zv-vz_gesamt.csv',
    format: { kind: 'csv', separator: ';', encoding: 'windows-1252' },
    edition: { in: 'text', pattern: DAY_FIRST },
    columns: { bankCode: ['Bankleitzahl'], bic: ['SWIFT-Code', 'BIC'], name: ['Bankenname'] },
    rhythm: 7,
    knownBy: 'read',
    makes: { dataset: 'banks/AT', ...OFFICIAL, rows: bank(/^\d{5}$/) },
  },
  be: {
    title: 'Bank identification codes',
    publisher: 'nbb',
    address: 'https://www.nbb.be/doc/be/be/protocol/full_list_current.xlsx',
    format: { kind: 'xlsx' },
    edition: { in: 'text', pattern: DAY_FIRST },
    columns: {
      from: ['From', 'T_Identification_Number', 'Van'],
      to: ['To', 'Tot'],
      bic: ['Biccode', 'BIC'],
      name: ['T_Institutions_English', 'English', 'Name'],
    },
    rhythm: QUARTER,
    knownBy: 'read',
    makes: { dataset: 'banks/BE', ...OFFICIAL, rows: belgianRange },
  },
  bg: {
    title: 'Register of BAE codes',
    publisher: 'bnb',
    address: 'https://www.bnb.bg/RegistersAndServices/RSBAEAndBIC/index.htm',
    format: { kind: 'html', encoding: 'utf-8' },
    edition: { in: 'text', pattern: DAY_FIRST },
    columns: { bankCode: ['BAE', 'Bank code'], bic: ['BIC'], name: ['Name', 'Bank'] },
    rhythm: QUARTER,
    knownBy: 'known',
    makes: {
      dataset: 'banks/BG',
      ...OFFICIAL_IN_PART,
      rows: ({ bankCode = '', ...row }) => bank(/^[A-Z]{4}$/)({ ...row, bankCode: bankCode.slice(0, 4) }),
    },
  },
  ch: bankMaster('CH'),
  cz: {
    title: 'Codes of payment service providers',
    publisher: 'cnb',
    address: 'https://www.cnb.cz/cs/platebni-styk/ucty-kody-bank/',
    // an edition is there before it takes effect
    link: /kody_bank_CR/i,
    format: { kind: 'csv', separator: ';', encoding: 'windows-1250' },
    edition: { in: 'text', pattern: DAY_FIRST },
    columns: { bankCode: ['Kód platebního styku'], bic: ['BIC kód (SWIFT)'], name: ['Poskytovatel platebních služeb'] },
    rhythm: QUARTER,
    knownBy: 'read',
    makes: { dataset: 'banks/CZ', ...OFFICIAL, rows: bank(/^\d{4}$/) },
  },
  de: {
    title: 'Bankleitzahlendatei',
    publisher: 'bundesbank',
    address: 'https://www.bundesbank.de/de/aufgaben/unbarer-zahlungsverkehr/serviceangebot/bankleitzahlen/download-bankleitzahlen-602592',
    link: /blz-aktuell-csv/i,
    format: { kind: 'csv', separator: ';', encoding: 'windows-1252' },
    edition: { in: 'modified' },
    columns: {
      bankCode: ['Bankleitzahl'],
      office: ['Merkmal'],
      name: ['Bezeichnung'],
      town: ['Ort'],
      bic: ['BIC'],
      checkMethod: ['Prüfzifferberechnungsmethode'],
    },
    rhythm: QUARTER,
    knownBy: 'known',
    makes: {
      dataset: 'banks/DE',
      ...OFFICIAL,
      rows: (row) => (row.office === '1' ? bank(/^[1-9]\d{7}$/, ({ checkMethod }) => ({ checkMethod: tidy(checkMethod) }))(row) : []),
    },
  },
  ee: {
    title: 'Bank codes',
    publisher: 'pangaliit',
    address: 'https://www.pangaliit.ee/settlements-and-standards/bank-codes',
    format: { kind: 'html', encoding: 'utf-8' },
    edition: { in: 'modified' },
    columns: { bankCode: ['Bank code', 'Code'], bic: ['BIC', 'SWIFT/BIC'], name: ['Bank', 'Name'] },
    rhythm: YEAR,
    knownBy: 'read',
    makes: { dataset: 'banks/EE', ...OFFICIAL, rows: bank(/^\d{2}$/) },
  },
  it: {
    title: 'GIAVA: intermediaries',
    publisher: 'banca-d-italia',
    address: 'https://infostat.bancaditalia.it/GIAVAInquiry-public/ng/int/VFLUSSO_INTERMEDIARIO.zip',
    inside: /INTERMEDIARIO.*\.csv$/i,
    format: { kind: 'csv', separator: ';', encoding: 'windows-1252' },
    edition: { in: 'modified' },
    columns: { bankCode: ['COD_MECC', 'CODICE_MECCANOGRAFICO', 'ABI'], name: ['DENOMINAZIONE'], town: ['COMUNE'] },
    rhythm: 14,
    knownBy: 'known',
    // it has no BIC: those of the old rows stay
    makes: {
      dataset: 'banks/IT',
      ...OFFICIAL_IN_PART,
      rows: ({ bankCode = '', name = '', town }) => (/^\d{5}$/.test(bankCode) ? [{ bankCode, name: tidy(name), town: tidy(town) }] : []),
    },
  },
  ke: {
    title: 'Branch report',
    publisher: 'kba',
    address: 'https://www.kba.co.ke/downloads/',
    link: /bank.{0,20}branch.{0,40}\.pdf/i,
    format: { kind: 'pdf', line: /^(?<bankCode>\d{2})\s+(?<name>[A-Za-z].{2,80}?)\s+(?<branch>\d{3})\s/ },
    edition: { in: 'text', pattern: DAY_FIRST },
    columns: { bankCode: [], name: [], branch: [] },
    rhythm: YEAR,
    knownBy: 'known',
    makes: {
      dataset: 'banks/KE',
      confidence: 'manual',
      completeness: 'partial',
      rows: ({ bankCode = '', name }) => [{ bankCode, name: tidy(name) }],
    },
  },
  li: bankMaster('LI'),
  me: {
    title: 'Participants of the RTGS',
    publisher: 'cbcg',
    address: 'https://www.cbcg.me/en/core-functions/payment-system/rtgs',
    format: { kind: 'html', encoding: 'utf-8' },
    edition: { in: 'modified' },
    columns: { bankCode: ['Code', 'Bank code'], bic: ['BIC', 'SWIFT'], name: ['Bank', 'Participant', 'Name'] },
    rhythm: YEAR,
    knownBy: 'known',
    makes: { dataset: 'banks/ME', ...OFFICIAL_IN_PART, rows: bank(/^\d{3}$/) },
  },
  nl: {
    title: 'BIC list',
    publisher: 'betaalvereniging',
    address: 'https://www.betaalvereniging.nl/en/focus/giro-based-and-online-payments/bank-identifier-code-bic-for-sepa-transactions/',
    link: /BIC.{0,40}\.xlsx/i,
    format: { kind: 'xlsx' },
    edition: { in: 'text', pattern: DAY_FIRST },
    columns: {
      bankCode: ['Identifier', 'Bank identifier', 'Bank code'],
      bic: ['BIC'],
      name: ['Naam betaaldienstverlener', 'Name', 'Bank'],
    },
    rhythm: QUARTER,
    knownBy: 'known',
    makes: { dataset: 'banks/NL', ...OFFICIAL, rows: bank(/^[A-Z]{4}$/) },
  },
  rs: {
    title: 'Account numbers of banks',
    publisher: 'nbs-rs',
    address: 'https://www.nbs.rs/export/sites/NBS_site/documents-eng/platni-sistem/banks_account_numbers.pdf',
    format: { kind: 'pdf', line: /^(?:\d{1,2}\.?\s+)?(?<name>\S.{2,80}?)\s+(?<bankCode>\d{3})(?:-|\s|$)/ },
    edition: { in: 'text', pattern: DAY_FIRST },
    columns: { bankCode: [], name: [] },
    rhythm: YEAR,
    knownBy: 'read',
    makes: { dataset: 'banks/RS', ...OFFICIAL_IN_PART, rows: ({ bankCode = '', name }) => [{ bankCode, name: tidy(name) }] },
  },
  ru: {
    title: 'Directory of BIK (ED807)',
    publisher: 'cbr',
    address: 'https://www.cbr.ru/s/newbik',
    inside: /ED807.*\.xml$/i,
    format: { kind: 'xml', element: 'BICDirectoryEntry' },
    edition: { in: 'text', pattern: /EDDate="(?<year>20\d\d)-(?<month>[01]\d)-(?<day>[0-3]\d)"/ },
    columns: { bankCode: ['BIC'], name: ['NameP'], town: ['Nnp'], bic: ['SWBIC'], kind: ['PtType'] },
    rhythm: 7,
    knownBy: 'read',
    // 20 and 30: banks and their branches. The names in Latin letters of the old rows stay
    makes: {
      dataset: 'banks/RU',
      ...OFFICIAL_IN_PART,
      rows: ({ bankCode = '', name, bic, kind = '' }) =>
        /^04\d{7}$/.test(bankCode) && /^[23]0$/.test(kind) ? [{ bankCode, bic: tidyBic(bic), localName: tidy(name) }] : [],
    },
  },
  sk: {
    title: 'Directory of identification codes for the payment system',
    publisher: 'nbs',
    address: 'https://nbs.sk/en/payments/directories/',
    // an old address answers with a file of years ago
    link: /\(CSV\)\s*$/i,
    format: { kind: 'csv', separator: ';', encoding: 'windows-1250' },
    edition: { in: 'text', pattern: DAY_FIRST },
    columns: {
      bankCode: ['Identifikačný kód', 'Kód', 'Code'],
      bic: ['BIC kód', 'BIC', 'SWIFT'],
      name: ['Názov', 'Názov inštitúcie', 'Name'],
    },
    rhythm: QUARTER,
    knownBy: 'read',
    makes: {
      dataset: 'banks/SK',
      ...OFFICIAL,
      rows: ({ name = '', ...row }) => bank(/^\d{4}$/)({ ...row, name: name.replace(/ \([^()]*\)$/, '') }),
    },
  },
  sm: {
    title: 'Operating banks',
    publisher: 'bcsm',
    address: 'https://www.bcsm.sm/en/supervision/registers/operating-banks',
    format: { kind: 'html', encoding: 'utf-8' },
    edition: { in: 'modified' },
    columns: { bankCode: ['ABI', 'ABI code'], bic: ['BIC', 'SWIFT'], name: ['Name', 'Bank', 'Company name'] },
    rhythm: YEAR,
    knownBy: 'known',
    makes: { dataset: 'banks/SM', ...OFFICIAL, rows: bank(/^\d{5}$/) },
  },
  'br-pix': {
    title: 'Participants of Pix',
    publisher: 'bcb',
    address: 'https://www.bcb.gov.br/estabilidadefinanceira/participantespix',
    link: /lista-participantes.{0,60}\.csv/i,
    format: { kind: 'csv', separator: ';', encoding: 'utf-8' },
    edition: { in: 'address', pattern: COMPACT },
    columns: { ispb: ['ISPB'], name: ['Nome Reduzido', 'Nome'] },
    rhythm: 7,
    knownBy: 'known',
  },
  'br-str': {
    title: 'Participants of the STR',
    publisher: 'bcb',
    address: 'https://www.bcb.gov.br/content/estabilidadefinanceira/str1/ParticipantesSTR.csv',
    format: { kind: 'csv', separator: ',', encoding: 'utf-8' },
    edition: { in: 'modified' },
    columns: { ispb: ['ISPB'], compe: ['Número_Código'], name: ['Nome_Extenso', 'Nome_Reduzido'] },
    rhythm: 7,
    knownBy: 'known',
  },
  'bic-lei': {
    title: 'BIC-to-LEI relationship file',
    publisher: 'swift-bic-lei',
    address: 'https://mapping.gleif.org/api/v2/bic-lei/latest/download',
    inside: /\.csv$/i,
    format: { kind: 'csv', separator: ',', encoding: 'utf-8' },
    edition: { in: 'modified' },
    columns: { lei: ['LEI'], bic: ['BIC'] },
    rhythm: MONTH + 14,
    knownBy: 'known',
  },
  'de-scl': {
    title: 'SCL directory',
    publisher: 'bundesbank',
    address: 'https://www.bundesbank.de/scl-directory/csv',
    format: { kind: 'csv', separator: ';', encoding: 'utf-8' },
    edition: { in: 'text', pattern: DAY_FIRST },
    columns: { bic: ['BIC'], name: ['NAME'] },
    rhythm: MONTH,
    knownBy: 'known',
  },
  'es-mfi': {
    title: 'List of monetary financial institutions',
    publisher: 'ecb',
    address: 'https://www.ecb.europa.eu/stats/financial_corporations/list_of_financial_institutions/html/daily_list-MID.en.html',
    link: /mfi_csv_\d{6}\.csv/i,
    format: { kind: 'csv', separator: '\t', encoding: 'utf-16le' },
    edition: { in: 'address', pattern: /mfi_csv_(?<year>\d\d)(?<month>[01]\d)(?<day>[0-3]\d)/ },
    columns: { riad: ['RIAD_CODE'], bic: ['BIC'], name: ['NAME'], country: ['COUNTRY_OF_REGISTRATION'] },
    rhythm: 7,
    knownBy: 'known',
  },
  'ph-instapay': {
    title: 'Participants of InstaPay',
    publisher: 'bsp',
    address: 'https://www.bsp.gov.ph/PaymentAndSettlement/Instapay%20Participants.pdf',
    format: { kind: 'pdf', line: /^(?<number>\d{1,3})\.?\s+(?<name>[A-Z].{3,100})$/i },
    edition: { in: 'text', pattern: /(?<day>[0-3]?\d) (?<month>[A-Z][a-z]+) (?<year>20\d\d)/ },
    columns: { number: [], name: [] },
    rhythm: MONTH + 14,
    knownBy: 'read',
  },
  'ph-pesonet': {
    title: 'Participants of PESONet',
    publisher: 'bsp',
    address: 'https://www.bsp.gov.ph/PaymentAndSettlement/PESONet%20Participants.pdf',
    format: { kind: 'pdf', line: /^(?<number>\d{1,3})\.?\s+(?<name>[A-Z].{3,100})$/i },
    edition: { in: 'text', pattern: /(?<day>[0-3]?\d) (?<month>[A-Z][a-z]+) (?<year>20\d\d)/ },
    columns: { number: [], name: [] },
    rhythm: MONTH + 14,
    knownBy: 'read',
  },
  'us-nic': {
    title: 'Attributes of active institutions',
    publisher: 'ffiec',
    address: 'https://www.ffiec.gov/npw/FinancialReport/ReturnAttributesActiveZipFileCSV',
    inside: /ATTRIBUTES_ACTIVE\.csv$/i,
    format: { kind: 'csv', separator: ',', encoding: 'utf-8' },
    edition: { in: 'modified' },
    columns: { routingNumber: ['ID_ABA_PRIM'], name: ['NM_LGL'], town: ['CITY'] },
    rhythm: QUARTER,
    knownBy: 'known',
  },
};

const REFUSED = 'its terms do not let us pass it on: an importer reads it where a user may';
const NO_ADDRESS = 'the address of a file has not been read: only the name of the site is known';

/** The other lists that were looked at. */
export const NOT_DOWNLOADED: Readonly<Record<string, NotDownloaded>> = {
  'au-bsb': { title: 'AusPayNet BSB files', why: REFUSED },
  'epc-registers': { title: 'Registers of participants of the EPC', why: REFUSED },
  'gb-eiscd': { title: 'EISCD', why: 'it is licensed: payprep data import eiscd' },
  'gb-modulus': { title: 'Modulus table of VocaLink', why: 'nobody has granted its use' },
  'gb-pra': { title: 'PRA list of banks', why: REFUSED },
  'lu-abbl': { title: 'ABBL register of IBAN and BIC codes', why: REFUSED },
  'pl-ewib': { title: 'EWIB of the NBP', why: REFUSED },
  'us-fedach': { title: 'FedACH and Fedwire directories', why: 'they need an agreement: payprep data import fedach, fedwire' },
  'us-call-reports': { title: 'FFIEC CDR call reports', why: 'a form has to be filled in for the file' },
  'us-fednow': { title: 'FedNow organizations', why: REFUSED },
  'es-bde': {
    title: 'Banco de España, list of monetary financial institutions',
    why: 'the list of the ECB, es-mfi, has the same institutions',
  },
  'in-upi': { title: 'Members of UPI', why: 'a page of several tables, whose columns have not been read' },
  'it-events': { title: 'GIAVA: mergers and other events', why: 'its columns have not been read' },
  'in-ifsc': { title: 'RBI lists of NEFT and RTGS', why: 'read through the releases of razorpay/ifsc, a package' },
  'jp-zengin': { title: 'Zengin codes', why: 'read through the releases of zengin-code, a package' },
  'gr-hebic': { title: 'HEBIC of the Hellenic Bank Association', why: NO_ADDRESS },
  others: { title: 'AR, BD, CL, CN, CO, EG, GH, HK, ID, KR, LK, MX, MY, NG, NP, NZ, PE, PK, SG, TH, TW, TZ, VN, ZA', why: NO_ADDRESS },
};
