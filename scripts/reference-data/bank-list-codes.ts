/**
 * Bank codes that the lists collected by hand lack, or mix with others.
 */

/** Central Bank of Nigeria: commercial and non-interest banks, three digits. They take part in the check digit of an account number. */
export const CBN_CODES: readonly string[] = [
  ...['011', '023', '030', '032', '033', '035', '044', '050', '057', '058', '063', '068', '070', '076', '082'],
  ...['100', '101', '102', '214', '215', '221', '232', '301', '302', '303'],
];

/** Six digits of the instant payment system of NIBSS. 999991 and 999992 look like them and are a payment provider's own. */
export const NIP_CODES: readonly string[] = ['100004'];

/** Symbol → code of the Bank of Thailand, as omise/banks-logo (MIT) has them; TTB has the code of TMB, with which Thanachart merged. */
export const THAI_CODES: Readonly<Record<string, string>> = {
  BBL: '002',
  KBANK: '004',
  KTB: '006',
  TTB: '011',
  SCB: '014',
  CITI: '017',
  CIMB: '022',
  UOB: '024',
  BAY: '025',
  GSB: '030',
  HSBC: '031',
  GHB: '033',
  BAAC: '034',
  IBANK: '066',
  TISCO: '067',
  KKP: '069',
  ICBC: '070',
  TCRB: '071',
  LHB: '073',
};

/** BIC → code of the Central Bank of Kenya. */
export const CBK_CODES: Readonly<Record<string, string>> = {
  KCBLKENX: '01',
  SCBLKENX: '02',
  BARCKENX: '03',
  BKIDKENA: '05',
  BARBKENA: '06',
  CBAFKENX: '07',
  CBKEKENX: '09',
  PRIEKENX: '10',
  KCOOKENA: '11',
  NBKEKENX: '12',
  CITIKENA: '16',
  HBZUKENA: '17',
  MIEKKENA: '18',
  AFRIKENX: '19',
  CONKKENA: '23',
  CRBTKENA: '25',
  SBICKENX: '31',
  ABCLKENA: '35',
  ECOCKENA: '43',
  SPBLKENA: '49',
  PAUTKENA: '50',
  CIFIKENA: '51',
  GTBIKENA: '53',
  VICMKENA: '54',
  GUARKENA: '55',
  IMBLKENA: '57',
  HFCOKENA: '61',
  SIDNKENA: '66',
  EQBLKENA: '68',
  FABLKENA: '70',
  GAFRKENA: '72',
  IFCBKENA: '74',
  UNAFKENA: '76',
  KWMIKENX: '78',
};
