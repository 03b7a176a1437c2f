/** The countries of the generated instructions, with what is usual there. `#` is a digit, `@` a letter. */

export interface Place {
  readonly country: string;
  readonly currency: string;
  readonly system: string;
  /** BICs of its banks. */
  readonly bics: readonly string[];
  /** Bank identifiers and account numbers of domestic payments. Without them, accounts are IBANs. */
  readonly local?: { readonly memberIds: readonly string[]; readonly branchId?: string; readonly account: string };
  /** The type of its tax identifier, and a pattern where the rules are not enough to generate one. `{yymmdd}` is the date of birth. */
  readonly taxId: string;
  readonly taxIdPattern?: string;
  /** Its settlement systems allow no intermediaries. */
  readonly direct?: true;
  readonly town: string;
  readonly postCodes: string;
  readonly subdivision: string;
}

const euro = { currency: 'EUR', system: 'SCT', direct: true } as const;

/** Most have local accounts. */
export const places: readonly Place[] = [
  {
    country: 'US',
    currency: 'USD',
    system: 'US_FEDACH',
    bics: ['CITIUS33', 'BOFAUS3N', 'WFBIUS6S'],
    local: { memberIds: ['0719#####', '0210#####', '1210#####'], account: '############' },
    taxId: 'SSN',
    town: 'Springfield',
    postCodes: '627##',
    subdivision: 'IL',
  },
  {
    country: 'BR',
    currency: 'BRL',
    system: 'BR_TED',
    bics: ['ITAUBRSP', 'BRASBRRJ'],
    local: { memberIds: ['001', '341', '237'], branchId: '####', account: '#######-#' },
    taxId: 'CPF',
    town: 'Recife',
    postCodes: '5####-###',
    subdivision: 'PE',
  },
  {
    country: 'IN',
    currency: 'INR',
    system: 'IN_NEFT',
    bics: ['HDFCINBB', 'ICICINBB'],
    local: { memberIds: ['HDFC00000##', 'ICIC00000##', 'UTIB00000##'], account: '##############' },
    taxId: 'PAN',
    taxIdPattern: '@@@P@####@',
    town: 'Pune',
    postCodes: '411###',
    subdivision: 'MH',
  },
  {
    country: 'MX',
    currency: 'MXN',
    system: 'MX_SPEI',
    bics: ['BCMRMXMM', 'BNMXMXMM'],
    local: { memberIds: ['012', '002', '014'], account: '{memberId}180############' },
    taxId: 'RFC',
    taxIdPattern: '@@@@{yymmdd}###',
    town: 'Toluca',
    postCodes: '50###',
    subdivision: 'MEX',
  },
  {
    country: 'AU',
    currency: 'AUD',
    system: 'AU_BECS',
    bics: ['ANZBAU3M', 'CTBAAU2S'],
    local: { memberIds: ['012###', '062###', '732###'], account: '#########' },
    taxId: 'TFN',
    town: 'Geelong',
    postCodes: '32##',
    subdivision: 'VIC',
  },
  {
    country: 'GB',
    currency: 'GBP',
    system: 'GB_FPS',
    bics: ['BARCGB22', 'NWBKGB2L'],
    local: { memberIds: ['20####', '60####', '40####'], account: '########' },
    taxId: 'NINO',
    town: 'Leeds',
    postCodes: 'LS# #@@',
    subdivision: 'ENG',
  },
  { country: 'DE', ...euro, bics: ['DEUTDEFF', 'COBADEFF'], taxId: 'IDNR', town: 'Kiel', postCodes: '24###', subdivision: 'SH' },
  { country: 'FR', ...euro, bics: ['BNPAFRPP', 'AGRIFRPP'], taxId: 'SPI', town: 'Dijon', postCodes: '21###', subdivision: 'BFC' },
  { country: 'NL', ...euro, bics: ['ABNANL2A', 'INGBNL2A'], taxId: 'BSN', town: 'Delft', postCodes: '26## @@', subdivision: 'ZH' },
  { country: 'AT', ...euro, bics: ['GIBAATWW', 'BKAUATWW'], taxId: 'STNR', town: 'Linz', postCodes: '40##', subdivision: '4' },
  {
    country: 'BE',
    ...euro,
    bics: ['GEBABEBB', 'KREDBEBB'],
    taxId: 'NN',
    taxIdPattern: '{yymmdd}#####',
    town: 'Gent',
    postCodes: '90##',
    subdivision: 'VOV',
  },
];
