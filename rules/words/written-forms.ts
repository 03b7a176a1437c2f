/**
 * How a country writes its numbers where it separates them into groups: `###.###.###-##`. A `#` stands for a letter or a digit.
 *
 * By country, then by the type of an identifier or `MEMBER_ID`. Of several forms the first that is long enough is used. What stands before the
 * first `#` follows a prefix (`CHE-`), what stands behind the last precedes a suffix (` MVA`).
 *
 * The gotcha: a number that is not here is written in several ways, or its separators say where a part begins. It stays as it was typed.
 *
 * @see the examples of `countries/XX/identifiers.ts` and `account.ts`, which are written so
 */
export const writtenForms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  AE: { TRN: ['### #### #### ####'], EID: ['###-####-#######-#'] },
  AR: { CUIT: ['##-########-#'] },
  AT: { STNR: ['##-###/####'], SVNR: ['#### ######'] },
  AU: { MEMBER_ID: ['###-###'], ABN: ['## ### ### ###'], TFN: ['## ### ###', '### ### ###'], ACN: ['### ### ###'] },
  BE: { NN: ['##.##.##-###.##'], KBO: [' ####.###.###'] },
  BR: { CPF: ['###.###.###-##'], CNPJ: ['##.###.###/####-##'] },
  BW: { MEMBER_ID: ['##-##-##'] },
  CA: { SIN: ['###-###-###'], BN: ['##### #### ## ####'] },
  CH: { AHV: ['###.####.####.##'], UID: ['-###.###.### '] },
  CL: { RUT: [' #.###.###-#', ' ##.###.###-#'] },
  CO: { NIT: ['###.###.###-#'] },
  CR: { CJ: ['#-###-######'] },
  CZ: { RC: [' ######/####'] },
  DE: { IDNR: ['## ### ### ###'] },
  DK: { CPR: ['######-####'] },
  DO: { CEDULA: ['###-#######-#'], RNC: ['#-##-#####-#'] },
  EC: { CI: ['#########-#'] },
  EE: { KMKR: [' ### ### ###'] },
  EG: { TN: ['###-###-###'] },
  ES: { DNI: [' ########-#'] },
  FI: { YTUNNUS: [' #######-#'] },
  FR: { SPI: ['## ## ### ### ###'], SIREN: ['### ### ###'], TVA: [' ## #########'], NIR: ['# ## ## ## ### ### ##'] },
  GB: { MEMBER_ID: ['##-##-##'], NINO: ['## ## ## ## #'], UTR: ['##### ##### '], VAT: [' ### #### ##'] },
  GH: { GHANA_CARD: ['###-#########-#'] },
  HN: { DNI: ['####-####-#####'] },
  HU: { ADOSZAM: ['-########-#-##'] },
  ID: { NPWP: ['##.###.###.#-###.###', '################'] },
  IE: { MEMBER_ID: ['##-##-##'] },
  IN: { AADHAAR: ['#### #### ####'] },
  IS: { KENNITALA: ['######-####'] },
  JP: { CORPORATE_NUMBER: ['#-####-####-####'], MY_NUMBER: ['#### #### ####'] },
  KR: { BRN: ['###-##-#####'], RRN: ['######-#######'], CRN: ['######-#######'] },
  LI: { AHV: ['###.####.####.##'] },
  LV: { PK: [' ######-#####'] },
  MY: { NRIC: ['######-##-####'] },
  NA: { MEMBER_ID: ['##-##-##'] },
  NI: { CEDULA: ['###-######-#####'] },
  NO: { FNR: ['###### #####'], ORGNR: [' ### ### ### '] },
  NZ: { IRD: [' ##-###-###', ' ###-###-###'] },
  PH: { TIN: ['###-###-###-###', '###-###-###-#####'], PCN: ['####-####-####-####'] },
  PK: { CNIC: ['#####-#######-#'] },
  PL: { NIP: [' ###-###-##-##'] },
  RU: { SNILS: ['###-###-### ##'] },
  SE: { PERSONNUMMER: ['######-####', '########-####'], ORGNR: ['######-####'] },
  SV: { NIT: [' ####-######-###-#'], DUI: ['########-#'] },
  TH: { PIN: ['#-####-#####-##-#'], TIN: ['#-####-#####-##-#'] },
  US: { SSN: ['###-##-####'], ITIN: ['###-##-####'], EIN: ['##-#######'] },
  UY: { RUT: [' ##-######-###-#'], CI: ['#.###.###-#'] },
  VE: { RIF: ['#-########-#'], CI: ['#-########'] },
  VN: { MST: ['##########-###'] },
  ZA: { CIPC: ['####/######/##'] },
  ZM: { MEMBER_ID: ['##-##-##'] },
};
