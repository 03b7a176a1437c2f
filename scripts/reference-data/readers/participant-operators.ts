/** The operators of settlement systems of whose participants only the largest are known, and which of these are no banks. */
import type { InstitutionKind } from '../../../src/directory/institution-kind.js';

/** The operators whose lists of participants may not be passed on, or were not found: their pages say what the row only knows. */
export const OPERATORS: Readonly<Record<string, readonly [operator: string, url: string]>> = {
  AE: ['Al Etihad Payments', 'https://aletihadpayments.ae'],
  AR: ['Banco Central de la República Argentina', 'https://www.bcra.gob.ar'],
  AU: ['Australian Payments Plus', 'https://www.auspayplus.com.au'],
  BD: ['Bangladesh Bank', 'https://www.bb.org.bd'],
  CA: ['Interac Corp.', 'https://www.interac.ca'],
  CH: ['SIX Interbank Clearing', 'https://www.six-group.com/en/products-services/banking-services/payment-standardization.html'],
  CL: ['Centro de Compensación Automatizado', 'https://www.cca.cl'],
  CN: ["People's Bank of China", 'https://www.pbc.gov.cn'],
  CO: ['Banco de la República', 'https://www.banrep.gov.co'],
  CZ: ['Česká národní banka', 'https://www.cnb.cz'],
  EG: ['Egyptian Banks Company', 'https://www.instapay.eg'],
  GB: ['Pay.UK', 'https://www.wearepay.uk'],
  GH: ['Ghana Interbank Payment and Settlement Systems', 'https://ghipss.net'],
  HK: ['Hong Kong Interbank Clearing', 'https://fps.hkicl.com.hk'],
  HU: ['GIRO Zrt.', 'https://www.giro.hu'],
  JP: ['Japanese Banks’ Payment Clearing Network', 'https://www.zengin-net.jp'],
  KE: ['Integrated Payment Services Limited', 'https://pesalink.co.ke'],
  KR: ['Korea Financial Telecommunications and Clearings Institute', 'https://www.kftc.or.kr'],
  LK: ['LankaPay', 'https://www.lankapay.net'],
  MY: ['Payments Network Malaysia', 'https://www.paynet.my'],
  NO: ['Bits AS', 'https://www.bits.no'],
  PK: ['State Bank of Pakistan', 'https://www.sbp.org.pk'],
  PL: ['Krajowa Izba Rozliczeniowa', 'https://www.kir.pl'],
  QA: ['Qatar Central Bank', 'https://www.qcb.gov.qa'],
  RO: ['TransFonD', 'https://www.transfond.ro'],
  SE: ['Sveriges riksbank', 'https://www.riksbank.se'],
  TH: ['National ITMX', 'https://www.itmx.co.th'],
  TR: ['Türkiye Cumhuriyet Merkez Bankası', 'https://www.tcmb.gov.tr'],
  TZ: ['Bank of Tanzania', 'https://www.bot.go.tz'],
  US: ['The Clearing House; Federal Reserve Financial Services', 'https://www.theclearinghouse.org'],
  ZA: ['BankservAfrica', 'https://www.bankservafrica.com'],
};

/** Institutions on these lists that are no banks: licences for electronic money or payments, and accounts that are wallets of a bank. */
export const NO_BANKS: Readonly<Record<string, InstitutionKind>> = {
  'AU Wise Australia': 'payment',
  'CO DaviPlata': 'wallet',
  'CO Movii': 'e-money',
  'CO Nequi': 'wallet',
  'GB Modulr': 'e-money',
  'GB Revolut': 'e-money',
  'GB Wise': 'e-money',
};
