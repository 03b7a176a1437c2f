/** The cases that do not come out on purpose: what they expect is not so, or not sure, each with the source that wins. */
export interface CaseDisagreement {
  /** The label of the case. */
  readonly label: string;
  readonly expected: string;
  readonly answer: string;
  readonly because: string;
  readonly source: string;
}

const REFUSED = 'refused';
const NOTED = 'an `info`';
const DOMINICAN = {
  expected: REFUSED,
  answer: NOTED,
  because: 'numbers in use break the rule of their check digit, so that a wrong one proves nothing',
  source: 'Dirección General de Impuestos Internos, register of taxpayers; python-stdnum, do.cedula and do.rnc (lists of exceptions)',
};
const ECUADORIAN = {
  expected: REFUSED,
  answer: NOTED,
  because: 'the tax office has used up the numbers that keep the rule, and gives others to companies',
  source: 'SRI-NAC-SGD-2020-0092-O, and its communication of 20 October 2021; python-stdnum, issue 497',
};
const POSTBANK = {
  expected: REFUSED,
  answer: 'taken',
  because: 'numbers of the former Postbank never satisfied the eleven test, and ING has both',
  source: 'Betaalvereniging Nederland, elfproef; see the rule of Dutch IBANs',
};

/** The lists of these codes are not whole: `coverage.md` has the share of codes that each has. */
const PARTIAL = {
  expected: 'a warning',
  answer: NOTED,
  because: 'the list that may be passed on is not whole: a bank that it lacks may have the code',
  source: '[coverage](coverage.md#bank-codes-that-nobody-has), and the edition of the list',
};

/** Sort codes of which a list that may be passed on has single ones alone. */
const RANGE_OF_SEVERAL = {
  answer: 'no name',
  because: 'the range has sort codes of several banks: only a sort code that a source gives by itself names one',
  source: 'Vocalink, sort codes are assigned one by one; the Extended Industry Sorting Code Directory, which may not be passed on',
};
/** The BIC of a bank that merged, which the list of today lacks. */
const BIC_OF_SUCCESSOR = {
  answer: 'the BIC of the bank that took it over',
  because: 'the list of today lacks the former BIC, and has that of the bank that took it over',
  source: 'Deutsche Bundesbank, SEPA Clearer directory, 2026-05-25',
};
const NO_BIC = {
  answer: 'the name, no BIC',
  because: 'no list that may be passed on has a BIC with this code, and none is better than a wrong one',
};

const NO_CANADIAN_CODE = {
  answer: 'none',
  because: 'a Canadian post code has neither F nor a letter in the second place',
  source: 'Canada Post, Addressing guidelines: ANA NAN; D, F, I, O, Q and U occur in no place',
};

export const CASE_DISAGREEMENTS: readonly CaseDisagreement[] = [
  { label: 'DO CEDULA 03126876041', ...DOMINICAN },
  { label: 'DO RNC 590382270', ...DOMINICAN },
  { label: 'DO RNC 524714522', ...DOMINICAN },
  { label: 'DO RNC 555413114', ...DOMINICAN },
  { label: 'EC RUC 1795358896001', ...ECUADORIAN },
  { label: 'EC RUC 1793742559001', ...ECUADORIAN },
  { label: 'IBAN NL70INGB0827989887', ...POSTBANK },
  { label: 'IBAN NL39INGB0577969841', ...POSTBANK },
  {
    label: 'MX RFC CAZ930309L73',
    expected: REFUSED,
    answer: NOTED,
    because: 'a quarter of the published RFCs in use fails its check digit: they were issued so',
    source: 'SAT, Registro Federal de Contribuyentes; python-stdnum, mx.rfc',
  },
  {
    label: 'NL BTW NL359161108B26',
    expected: REFUSED,
    answer: 'taken',
    because: 'the digit that was changed makes the number of a legal entity, which the eleven test of the RSIN holds',
    source: 'Belastingdienst, btw-identificatienummer; stdnum 1.12, nl.btw',
  },
  {
    label: 'NG: account of another bank (NUBAN check)',
    expected: 'a warning',
    answer: NOTED,
    because: 'Access Bank took over Diamond Bank, whose customers kept their numbers: a check with the code of Access proves nothing',
    source: 'Central Bank of Nigeria, NUBAN standards, 2010, revised 2020',
  },
  { label: 'CA: institution that does not exist (0999)', ...PARTIAL },
  { label: 'AU: BSB that does not exist 999-999', ...PARTIAL },
  { label: 'MX: CLABE whose bank does not exist (999)', ...PARTIAL },
  { label: 'KR: bank that does not exist (999)', ...PARTIAL },
  { label: 'HK: bank code that does not exist', ...PARTIAL },
  { label: 'TH: bank that does not exist (999)', ...PARTIAL },
  { label: 'AE: bank that does not exist (099)', ...PARTIAL },
  { label: 'GB 77-48-14', expected: 'TSB', ...RANGE_OF_SEVERAL },
  { label: 'GB 40-51-62', expected: 'Handelsbanken', ...RANGE_OF_SEVERAL },
  { label: 'RO BUCU', expected: 'the BIC of Alpha Bank Romania', ...BIC_OF_SUCCESSOR },
  { label: 'RO PIRB', expected: 'the BIC of First Bank', ...BIC_OF_SUCCESSOR },
  {
    label: 'AU 814-282',
    expected: 'the BIC CUSCAU2S',
    ...NO_BIC,
    source: 'stripe-ios, bank prefixes of BSBs; BIC list of 2024: CUSCAU2S is Cuscal Limited, which clears for many',
  },
  { label: 'US 084106768', expected: 'the BIC EVTAUS44', ...NO_BIC, source: 'BIC list of 2024, without EVTAUS44' },
  {
    label: 'BY SOMA',
    expected: 'Neo Bank Asia',
    answer: 'Idea Bank',
    because: 'the name belongs to another bank, with a BIC of its own',
    source: 'public tables of BICs in Belarus: Idea Bank, SOMABY22, beside Neo Bank Asia, AEBKBY2X',
  },
  {
    label: 'US: routing number right in form, but given to nobody',
    expected: 'a warning',
    answer: 'taken',
    because: 'no list of routing numbers may be passed on, so that nobody but the Federal Reserve can say which are given out',
    source: 'American Bankers Association, routing number policy; Federal Reserve Banks, terms of the FedACH directory',
  },
  {
    label: 'dup-names.xml',
    expected: 'an alert',
    answer: NOTED,
    because: 'banks convert letters and signs that SEPA does not carry, and send the payment: legitimate names have them often',
    source: 'European Payments Council, EPC217-08, SEPA requirements for an extended character set: best practices for conversion',
  },
  { label: '1900 Oak St. | Vancouver BC V3F 2K1 | Canada', expected: 'post code V3F 2K1', ...NO_CANADIAN_CODE },
  { label: '6092 BOXWOOD ST | WHITEHORSE YUKON YSW 9T2 | CA', expected: 'post code YSW 9T2', ...NO_CANADIAN_CODE },
  {
    label: '9-8 Sekimai Musashino-shi, Tokyo 100, Japan',
    expected: 'town Tokyo',
    answer: 'Musashino-shi, in the subdivision Tokyo',
    because: 'Musashino is a city of the prefecture of Tokyo',
    source: 'Japan Post, list of post codes, 180-0003',
  },
  {
    label: '25 MAIDEN LANE | FLOOR NO. 4 | DUBLIN | 2 | IE',
    expected: 'post code 2',
    answer: 'none',
    because: 'a number alone is no post code; the districts of Dublin were written with its name, and Eircodes have replaced them',
    source: 'An Post and Eircode, 2015; UPU, addressing system of Ireland',
  },
  {
    label: '9702 Chester Road | Stretford | Manchester | 09629850293',
    expected: 'post code 09629850293',
    answer: 'none',
    because: 'a British post code has letters, and seven characters at most',
    source: 'Royal Mail, Programmers’ guide to the Postcode Address File',
  },
  {
    label: '青森県東津軽郡外ヶ浜町字蟹田60',
    expected: '外ケ浜町',
    answer: '外ヶ浜町',
    because: 'each value stands in the text as it is written, and the small ヶ is that of the official name',
    source: 'Ministry of Internal Affairs and Communications, codes of local governments, 02307 外ヶ浜町',
  },
];
