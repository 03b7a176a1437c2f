/**
 * Sets a name that was published in capitals as people write it: `BANCO SANTANDER S.A.` becomes `Banco Santander S.A.`
 *
 * By rule, not by dictionary: abbreviations without a vowel, short words, words with a digit or an ampersand and the acronyms below keep
 * their capitals. Legal forms have their own spelling. The gotcha: names in other scripts, and words that have small letters, stay.
 */

/** Spelt as pronounced, so that no rule tells them from words. */
const ACRONYMS = new Set(
  `ABANCA ACBA ACLEDA AIB AIBC AIK AMRO ANZ APAC ASA ASB BAC BACB BADR BAWAG BBAC BBVA BCEE BCEAO BIDV EPBF EPPF GMPI MAFC NIBC CFAO UNOPS BEAC BICE BICIS BISA BMCE BOC BPCE BPER BPI
  BLOM BRAC BRED BSI BTMU BTPN CASDEN CBAO CECA CIB CIBC CIC CIMB CITIC CRCAM CBSA DAB DBS DEPFA DKB DIB DIFC DNB DSK EBRD ECB EFG ELBA FAB FNB FUIB
  ADCB AFEX BOAD BSIC CACEIS IBKR IBTC ICAP SECB SIBS STET UBAE USAA
  GTB HDFC HSBC IBI ICBC ICICI IDBI IDFC IFIC IKB ING KBC KDB KEB KFW LBBW LCL LGT LHV MBH MUFG NATO NCBA NISP NLB NSIA
  OBOS OCBC OECD OJSC OKO OTP PJSC PKO POSB RBS RHB SBAB SEB SEPA SMBC SNB SNCI SRL TBC TEB UAE UBA UBI UBS UCO UNESCO UOB USA USB VISA VTB VUB WGZ`
    .trim()
    .split(/\s+/),
);

/** Ordinary words of two and three letters; others of this length keep their capitals. */
const SHORT_WORDS = new Set(
  `ABU AIR ALL ALP AMT ART BAD BAY BIG BOM CAN CAR CAY CUP DAY EAU EST FER FOX FYN THY MON NAN SEU POP FAR FUR GAS GAZ HAN HAY HOF HUA HWA ICE ILE INN ISE ITA KEY KIM KUK LAC LAO LEE LEU LIN
  LOS LON LUX MAN MAR MED MER MID NET NEW NEU NON NOR OIL OLD ONE OST OUR OWN PAN PAY PER PRO QUE RED RIO ROI SÃO SDAD SOC ROM RUE SAN SEA SEE SEI SKY SOL SON ST STE
  SUD SUN SUR TRG RUA ROC BOX TAN TAY TEL TOP UNI VAL VIA VIE VOX WAY WEB YES ZUG TO IN ON AT BY BANK BANC LAND
  ALB CHI DAH DAR FE HO KUR LIV MAX MOX OAK ORO PAX PAZ PUT ROT RUR SAD SAO SRA SRI TAI TAL WIO XIA YAU`
    .trim()
    .split(/\s+/),
);

/** Small inside a name, not at its beginning. */
const SMALL_WORDS = new Set(
  `A AL AM AN AND AUF AUS BEI BEIM D DA DAL DALLA DAS DE DEI DEL DELL DELLA DELLE DELLO DEGLI DEM DEN DER DES DI DIE DO DOS DU E EL EM EN
  ET FOR FUER FÜR HET I IM IN L LA LAS LE LES LOS MIT NAD NEI O OF OG OCH ON POD PRI SU SUL SULLA THE TO UND V VAN VOM VON VOOR W Y Z ZA ZU ZUM ZUR`
    .trim()
    .split(/\s+/),
);

/** Words of names that are abbreviations in addresses: the French aux, the Italian ed, fra and il, the Turkish ve, the Indonesian dan. */
const SMALL_IN_NAMES = new Set(['AUX', 'DAN', 'ED', 'FRA', 'IL', 'VE']);

/** Short words that only stand beside others: `Square AU` is of Australia, `au Togo` in Togo. */
const BESIDE_OTHERS: readonly (readonly [RegExp, string])[] = [
  [/ AU (?=(?:Burkina|Congo|Gabon|Liban|Mali|Maroc|Niger|Rwanda|Senegal|Tchad|Togo)\b)/gu, ' au '],
  [/\bDar ES Salaam\b/gu, 'Dar es Salaam'],
  [/(?<=\b(?:Grande|Grosso) do )sul\b/gu, 'Sul'],
  [/ AO (?=Micro)/gu, ' ao '],
  [/(?<=Microempreendedor) E À /gu, ' e à '],
  [/\bTrading AS\b/gu, 'trading as'],
  [/\bS\.a\.l\.(?=-)/gu, 'S.A.L.'],
  [/\bS\.a(?=\.(?![rs]\.))/gu, 'S.A'],
  [/(?<=\/)N\.v(?=\.)/gu, 'N.V'],
  [/\bS\.p\.a\b/gu, 'S.p.A'],
  [/\bRAS (?=al\b)/gu, 'Ras '],
  [/\bUMM (?=al\b)/gu, 'Umm '],
];

/** How a legal form is spelt. Those that are not here follow the other rules. */
const LEGAL_FORMS: Readonly<Record<string, string>> = {
  'A.D.': 'a.d.',
  'A.D': 'a.d.',
  AD: 'AD',
  AG: 'AG',
  AS: 'AS',
  'A/S': 'A/S',
  ASA: 'ASA',
  APS: 'ApS',
  BHD: 'Bhd',
  'BHD.': 'Bhd.',
  'BSC(C)': 'BSC (C)',
  CO: 'Co',
  'CO.': 'Co.',
  CORP: 'Corp',
  'CORP.': 'Corp.',
  DAC: 'DAC',
  DD: 'd.d.',
  'D.D.': 'd.d.',
  'D.D': 'd.d.',
  'D.O.O.': 'd.o.o.',
  EAD: 'EAD',
  EG: 'eG',
  EGEN: 'eGen',
  'E.G.': 'eG',
  'E.V.': 'e.V.',
  GESMBH: 'GesmbH',
  GMBH: 'GmbH',
  'M.B.H.': 'm.b.H.',
  HF: 'hf.',
  'HF.': 'hf.',
  CIE: 'Cie',
  INC: 'Inc',
  'INC.': 'Inc.',
  KGAA: 'KGaA',
  LLC: 'LLC',
  LTD: 'Ltd',
  'LTD.': 'Ltd.',
  LTDA: 'Ltda',
  'LTDA.': 'Ltda.',
  MBH: 'mbH',
  'N.A.': 'N.A.',
  NV: 'NV',
  NYRT: 'Nyrt.',
  'NYRT.': 'Nyrt.',
  OY: 'Oy',
  OYJ: 'Oyj',
  ABP: 'Abp',
  PLC: 'plc',
  'PLC.': 'plc',
  'P.L.C.': 'plc',
  PT: 'PT',
  'PT.': 'PT.',
  PTE: 'Pte',
  'PTE.': 'Pte.',
  PTY: 'Pty',
  'PTY.': 'Pty.',
  PVT: 'Pvt',
  'PVT.': 'Pvt.',
  SARL: 'Sàrl',
  SPA: 'S.p.A.',
  'S.P.A.': 'S.p.A.',
  'S.P.A': 'S.p.A.',
  'S/A': 'S/A',
  TBK: 'Tbk',
  'TBK.': 'Tbk',
  ZRT: 'Zrt.',
  'ZRT.': 'Zrt.',
};

/** Brands with a spelling of their own. */
const BRANDS: ReadonlyMap<string, string> = new Map(
  `Absa AmBank BankIslam BBBank BGFIBank BinckBank BinX bpost bunq CaixaBank CenterCredit ClearBank Co-op Co-operative CreditPlus DekaBank DenizBank
  DiPocket EthikBank EuroCreditBank FBNBank FBNQuest FinecoBank FirstCaribbean FirstRand flatexDEGIRO ForteBank GarantiBank GPBank HypoVereinsbank
  InCore IndusInd ING-DiBa JPMorgan KakaoBank KeyBank MariBank mBank MeDirect NongHyup NovaPay OmniBSIC OpenPayd PayPal PingPong PostePay PostFinance
  ProCredit PVcomBank SatchelPay SinoPac St. St.George SumUp Swedbank TeamBank TeslaPay TMBThanachart TransferGo TransferWise TrueLayer UmweltBank
  UniCredit VakifBank VeloBank VerbundVolksbank VietinBank WeBank WeLab WesBanco`
    .split(/\s+/)
    .map((brand) => [brand.toUpperCase(), brand] as const),
);

const hasVowel = (word: string): boolean => /[AEIOUYÀ-ÖØ-ÝĀ-ſ]/u.test(word);

const capitalise = (word: string): string => {
  const [first = '', ...rest] = word;
  return first + rest.join('').toLowerCase();
};

/** What a text names. Places have hardly any abbreviations: their short words are words. */
type Kind = 'name' | 'town' | 'street';

/** Words of streets without a vowel; others are abbreviations. */
const STREET_WORDS = new Set(['BD', 'BLD', 'BLVD', 'DR', 'MNT', 'PL', 'SQ', 'ST', 'STR', 'TRG']);

/** True for a word that is one in this kind of text, and no abbreviation. */
function isWordOf(kind: Kind, word: string): boolean {
  if (kind === 'name' || /\d/.test(word)) return false;
  if (kind === 'town') return hasVowel(word) || word === 'ST';
  return STREET_WORDS.has(word) || (hasVowel(word) && word.length > 1 && word !== 'PO' && !/^[IVX]{2,}$/.test(word));
}

const SMALL_IN_TOWNS = new Set(['ES', 'SUR', 'SOUS', 'LEZ', 'UPON', 'UNDER']);
const ACRONYMS_IN_TOWNS = new Set(['DIFC', 'UAE', 'USA']);

function setPartOfTown(word: string, isFirst: boolean): string {
  if (ACRONYMS_IN_TOWNS.has(word)) return word;
  return !isFirst && (SMALL_WORDS.has(word) || SMALL_IN_TOWNS.has(word)) ? word.toLowerCase() : capitalise(word);
}

function setPart(word: string, isFirst: boolean, kind: Kind): string {
  if (isWordOf(kind, word)) return setPartOfTown(word, isFirst);
  if (/^\d+(?:ST|ND|RD|TH)$/.test(word)) return word.toLowerCase();
  if (/^\p{Lu}{4,}&\p{Lu}{4,}$/u.test(word)) return word.replace(/\p{Lu}+/gu, capitalise);
  if (/\d|&/.test(word) || ACRONYMS.has(word) || /^[IVX]{2,}$/.test(word)) return word;
  if (!isFirst && SMALL_WORDS.has(word)) return word.toLowerCase();
  if (isFirst && SMALL_WORDS.has(word) && word.length > 1) return capitalise(word);
  if (word.length <= 3 && !SHORT_WORDS.has(word)) return word;
  return hasVowel(word) ? capitalise(word) : word.length <= 5 ? word : capitalise(word);
}

/** One word between spaces: with its brackets, hyphens and apostrophes. */
function setWord(word: string, isFirst: boolean, kind: Kind): string {
  const [, before = '', core = '', after = ''] = /^([("'[]*)(.*?)([)"',;:\]]*)$/u.exec(word) ?? [];
  // a province: TORINO (TO)
  if (kind === 'town' && before === '(' && after.startsWith(')') && core.length === 2) return word;
  const brand = BRANDS.get(core);
  if (brand !== undefined) return before + brand + after;
  if (kind === 'name' && !isFirst && before === '' && SMALL_IN_NAMES.has(core)) return core.toLowerCase() + after;
  const form = kind === 'street' ? undefined : LEGAL_FORMS[core];
  if (form !== undefined && !(isFirst && !['PT', 'PT.', 'AB'].includes(core))) return before + form + after;
  // initials: J.P., N.V.
  if (/^(?:\p{Lu}\.)+\p{Lu}?$/u.test(core)) return word;
  const parts = core.split(/([-/.'’])/u);
  const set = parts.map((part, at) => {
    const isElision = /^['’]$/.test(parts[at + 1] ?? '') && part.length <= 4 && SMALL_WORDS.has(part);
    if (isElision) return isFirst && at === 0 ? capitalise(part) : part.toLowerCase();
    const begins = isFirst || (kind === 'town' && before.includes('('));
    return setPart(part, (begins && at === 0) || (at > 0 && part.length > 1 && parts[at - 1] !== '-'), kind);
  });
  // a genitive: LLOYD'S
  return before + set.join('').replace(/(['’])S$/u, '$1s') + after;
}

const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(text);

/** True where half of the words of four letters and more are in capitals: `ZAGREBAČKA BANKA d.d. Zagreb`. */
function isInCapitals(name: string): boolean {
  const words = name.match(/\p{L}{4,}/gu) ?? [];
  const inCapitals = words.filter((word) => !/\p{Ll}/u.test(word));
  return words.length === 0 ? !/\p{Ll}/u.test(name) : inCapitals.length * 2 >= words.length;
}

/** The name in the letters that people write; a name that is not in capitals as it stands. */
export function setCapitals(name: string, kind: Kind = 'name'): string {
  if (!isLatin(name) || !isInCapitals(name) || !/\p{Lu}{3}/u.test(name)) return name;
  let isFirst = true;
  // TíTULOS: an accent that was left small
  const words = name
    .replace(/(?<=\p{L}\.?),(?=\p{L})/gu, ', ')
    .split(' ')
    .map((word) => (/[a-z]/.test(word) ? word : word.toUpperCase()));
  const isLetter = (at: number): boolean => words[at] === undefined || /^\p{Lu}$/u.test(words[at] ?? '');
  const set = words
    .map((word, at) => {
      // the letters of an abbreviation stand together: S A
      const isInitial = isLetter(at) && (isLetter(at - 1) || isLetter(at + 1));
      const written = isInitial || /\p{Ll}/u.test(word) ? word : setWord(word, isFirst, kind);
      isFirst = /^\W*$/u.test(word) || word === '-';
      return written;
    })
    .join(' ')
    .replace(
      /(?<=[ (])(?:el Salvador|los Angeles|las Vegas|la Paz|la Union)\b/gu,
      (place) => place.charAt(0).toUpperCase() + place.slice(1),
    );
  return BESIDE_OTHERS.reduce((text, [pattern, words]) => text.replace(pattern, words), set);
}
