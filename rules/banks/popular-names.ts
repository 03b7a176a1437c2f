/**
 * What people call banks whose directories name them otherwise: GTBank, Nubank, 楽天銀行. Banks that payers often mean, not all banks; names that the
 * directory or the list of participants already has are left out.
 *
 * The source of a name is the bank itself, which calls itself so in the address of its site, its app or its annual report; where it is another, the
 * line says so. Compiled on 2026-11-30.
 *
 * The gotcha: a former name stays as long as people use it (`Citibanamex`), and it must not be the name of another bank of the country.
 *
 * @see https://www.gtbank.com https://www.ubagroup.com https://www.fcmb.com https://www.bpi.com.ph https://www.landbank.com https://www.metrobank.com.ph
 * @see https://www.liv.me https://www.dutchbanglabank.com/rocket https://www.simplii.com https://www.webank.com https://nickel.eu
 * @see https://www.gopay.co.id https://www.jenius.com https://blubybcadigital.id https://jupiter.money https://www.maribank.ph https://coins.ph
 * @see https://www.chime.com https://cash.app https://mercury.com/legal
 * @see https://www.pnb.com.ph https://www.nubank.com.br https://www.pagbank.com.br https://www.zkb.ch https://www.bcv.ch https://www.bcge.ch https://www.lukb.ch https://www.bekb.ch
 * @see https://www.s-pankki.fi https://www.nbg.gr https://www.leumi.co.il https://www.bankofafrica.ma https://www.millenniumbcp.pt https://www.alat.ng
 * @see https://www.icbc.com.cn https://www.comdirect.de https://www.ing.de https://www.bankinter.com https://www.bancamediolanum.it https://www.vietcombank.com.vn
 * @see https://www.onlinesbi.sbi https://www.pnbindia.in https://www.isbank.com.tr
 * @see https://www.nbe.com.eg https://www.banquemisr.com https://www.alrajhibank.com.sa https://www.alahli.com https://www.alinma.com https://www.mashreq.com https://www.dib.ae
 * @see https://www.nbk.com https://www.kfh.com https://www.qib.com.qa https://www.arabbank.jo https://hbtf.com https://www.bankmuscat.com https://www.attijariwafabank.com
 * @see https://www.ctbcbank.com https://www.esunbank.com https://www.cathaybk.com.tw https://www.taishinbank.com.tw https://www.post.gov.tw https://www.fubon.com
 * @see https://up.com.au https://www.ubank.com.au https://www.easybank.at https://www.imagin.com https://www.somosmach.com https://www.regiobank.nl https://www.hellenicbank.com
 * @see https://www.piraeusbank.gr https://www.postbank.bg https://raiffeisen.ua https://www.csob.sk https://www.maib.md https://www.bcc.kz https://nbu.uz https://abb-bank.az
 * @see https://www.bcel.com.la https://www.bankofmaldives.com.mv https://www.bea.dz https://www.al-bank.dk https://www.banrisul.com.br https://www.corporacionbi.com https://tbcbank.ge
 */

/** A bank, by its bank code or the first eight characters of its BIC, and its names. */
export type PopularBank = readonly [id: string, ...names: string[]];

export const popularBanks: Readonly<Record<string, readonly PopularBank[]>> = {
  AE: [
    ['EBILAEAD', 'ENBD', 'Liv', 'بنك الإمارات دبي الوطني'],
    ['NBADAEAA', 'FAB', 'بنك أبوظبي الأول'],
    ['ADCBAEAA', 'بنك أبوظبي التجاري'],
    ['DUIBAEAD', 'بنك دبي الإسلامي'],
    ['BOMLAEAD', 'المشرق', 'بنك المشرق'],
    ['ABDIAEAD', 'مصرف أبوظبي الإسلامي'],
  ],
  AT: [
    ['BKAUATWW', 'Bank Austria'],
    ['BAWAATWW', 'easybank'],
  ],
  AU: [
    ['CTBAAU2S', 'CommBank'],
    ['NATAAU33', 'NAB', 'ubank'],
    ['ANZBAU3M', 'ANZ'],
    ['WPACAU2S', 'Westpac'],
    ['BENDAU3B', 'Up', 'Up Bank'],
  ],
  AZ: [['IBAZAZ2X', 'ABB']],
  BD: [
    ['DBBLBDDH', 'DBBL', 'Dutch-Bangla Bank', 'Rocket'],
    ['IBBLBDDH', 'IBBL', 'Islami Bank'],
  ],
  BG: [['BPBIBGSF', 'Postbank', 'Пощенска банка']],
  BH: [
    ['NBOBBHBM', 'بنك البحرين الوطني'],
    ['BBKUBHBM', 'بنك البحرين والكويت'],
  ],
  BR: [
    ['BRASBRRJ', 'BB', 'Banco do Brasil'],
    ['ITAUBRSP', 'Itaú'],
    ['BBDEBRSP', 'Bradesco'],
    ['BSCHBRSP', 'Santander'],
    ['CEFXBRSP', 'Caixa', 'CEF'],
    ['18236120', 'Nubank', 'Nu', 'NU Pagamentos'],
    ['ITEMBRSP', 'Inter', 'Banco Inter'],
    ['08561701', 'PagBank', 'PagSeguro'],
    ['BPABBRRJ', 'BTG', 'BTG Pactual'],
    ['CSIXBRSP', 'C6', 'C6 Bank'],
    ['10573521', 'Mercado Pago'],
    ['22896431', 'PicPay'],
    ['16501555', 'Stone'],
    ['20855875', 'Neon'],
    ['SAFRBRSP', 'Safra'],
    ['BRGSBRRS', 'Banrisul'],
  ],
  CA: [
    ['TDOMCATT', 'TD', 'TD Canada Trust'],
    ['CIBCCATT', 'Simplii'],
  ],
  CH: [
    ['ZKBKCHZZ', 'ZKB'],
    ['BCVLCH2L', 'BCV'],
    ['BCGECHGG', 'BCGE'],
    ['LUKBCH22', 'LUKB'],
    ['KBBECH22', 'BEKB'],
  ],
  CL: [['CREDCLRM', 'MACH']],
  CN: [
    ['ICBKCNBJ', '工商银行', '中国工商银行', '工行'],
    ['ABOCCNBJ', '农业银行', '中国农业银行', '农行'],
    ['BKCHCNBJ', '中国银行', '中行'],
    ['PCBCCNBJ', '建设银行', '中国建设银行', '建行'],
    ['COMMCNSH', '交通银行', '交行'],
    ['PSBCCNBJ', '邮储银行', '邮政储蓄银行', '中国邮政储蓄银行'],
    ['CMBCCNBS', '招商银行', '招行'],
    ['CIBKCNBJ', '中信银行'],
    ['EVERCNBJ', '光大银行'],
    ['MSBCCNBJ', '民生银行'],
    ['SPDBCNSH', '浦发银行'],
    ['FJIBCNBA', '兴业银行'],
    ['SZDBCNBS', '平安银行'],
    ['HXBKCNBJ', '华夏银行'],
    ['323584', '微众银行'],
    ['323331', '网商银行'],
  ],
  CY: [['HEBACY2N', 'Hellenic', 'Hellenic Bank']],
  CZ: [['AGBACZPP', 'MONETA']],
  DE: [
    // comdirect is a brand of it
    ['COBADEFF', 'Commerzbank', 'comdirect'],
    ['INGDDEFF', 'ING'],
    ['BYLADEM1', 'DKB'],
    ['DEUTDEFF', 'Deutsche Bank'],
    ['PBNKDEFF', 'Postbank'],
    ['NTSBDEB1', 'N26'],
  ],
  DK: [['ALBADKKK', 'AL Bank']],
  DZ: [['BEXADZAL', 'BEA']],
  EG: [
    ['NBEGEGCX', 'البنك الأهلي', 'البنك الأهلي المصري'],
    ['BMISEGCX', 'بنك مصر'],
    ['CIBEEGCX', 'البنك التجاري الدولي'],
    ['BCAIEGCX', 'بنك القاهرة'],
    ['ALEXEGCX', 'بنك الإسكندرية'],
  ],
  ES: [
    ['BBVAESMM', 'BBVA'],
    ['BSCHESMM', 'Santander'],
    ['CAIXESBB', 'CaixaBank', 'la Caixa', 'imagin'],
    ['BSABESBB', 'Sabadell'],
    ['BKBKESMM', 'Bankinter'],
  ],
  FI: [['SBANFIHH', 'S-Pankki', 'S-Bank']],
  FR: [
    ['PSSTFRPP', 'La Banque Postale', 'Banque Postale'],
    ['BNPAFRPP', 'BNP', 'BNP Paribas', 'Hello bank'],
    ['SOGEFRPP', 'Société Générale', 'SG', 'SocGen'],
    ['FPELFR21', 'Nickel'],
  ],
  GB: [['HBUKGB4B', 'first direct']],
  GE: [
    ['TBCBGE22', 'თიბისი'],
    ['BAGAGE22', 'საქართველოს ბანკი'],
  ],
  GR: [
    ['ETHNGRAA', 'Ethniki', 'Εθνική'],
    ['PIRBGRAA', 'Πειραιώς', 'Τράπεζα Πειραιώς'],
  ],
  GT: [['INDLGTGC', 'BI']],
  HK: [
    ['BKCHHKHH', 'BOC', 'BOCHK', '中國銀行', '中银香港', '中銀香港'],
    ['HSBCHKHH', '滙豐', '匯豐', '汇丰'],
    ['HASEHKHH', '恒生', '恒生銀行'],
    ['SCBLHKHH', '渣打', '渣打銀行'],
  ],
  ID: [
    ['GOPYIDJA', 'GoPay'],
    ['SUNIIDJA', 'Jenius', 'BTPN'],
    ['501', 'blu'],
  ],
  IL: [
    ['LUMIILIT', 'לאומי', 'בנק לאומי'],
    ['POALILIT', 'הפועלים', 'בנק הפועלים'],
    ['IDBLILIT', 'דיסקונט', 'בנק דיסקונט'],
    ['MIZBILIT', 'מזרחי טפחות'],
    ['FIRBILIT', 'הבינלאומי'],
  ],
  IN: [
    ['SBIN', 'SBI', 'भारतीय स्टेट बैंक'],
    ['HDFC', 'HDFC'],
    ['ICIC', 'ICICI'],
    ['PUNB', 'PNB'],
    ['BARB', 'BOB'],
    ['UTIB', 'Axis'],
    ['KKBK', 'Kotak'],
    ['IDFB', 'IDFC'],
    // whose accounts the app opens
    ['FDRL', 'Jupiter'],
  ],
  IT: [
    ['BCITITMM', 'Intesa', 'Intesa Sanpaolo'],
    ['UNCRITMM', 'UniCredit'],
    ['PASCITMM', 'MPS'],
    ['FEBIITM2', 'Fineco'],
    ['MEDBITMM', 'Mediolanum'],
    ['BPPIITRR', 'Poste', 'BancoPosta', 'Postepay'],
  ],
  JM: [['NOSCJMKN', 'Scotiabank']],
  JO: [
    ['ARABJOAX', 'البنك العربي'],
    ['HBHOJOAX', 'بنك الإسكان'],
    ['JIBAJOAM', 'البنك الإسلامي الأردني'],
  ],
  JP: [
    ['BOTKJPJT', 'MUFG', '三菱UFJ', '三菱UFJ銀行', '三菱東京UFJ銀行'],
    ['SMBCJPJT', '三井住友銀行', 'SMBC'],
    ['MHCBJPJT', 'みずほ銀行'],
    ['9900', 'Japan Post Bank', 'ゆうちょ銀行', '郵貯'],
    ['RAKTJPJT', '楽天銀行'],
    ['JANEJPJT', 'PayPay銀行', 'ペイペイ銀行'],
    ['DIWAJPJT', 'りそな銀行'],
    ['SNYBJPJT', 'ソニー銀行'],
    ['AEONJPJT', 'イオン銀行'],
    ['SVVNJPJJ', 'セブン銀行'],
    ['NTSSJPJT', '住信SBIネット銀行', 'ドコモSMTBネット銀行'],
  ],
  KE: [['KCOOKENA', 'Co-op Bank']],
  KR: [
    ['CZNBKRSE', 'KB', '국민은행', 'KB국민은행'],
    ['SHBKKRSE', '신한은행'],
    ['HVBKKRSE', '우리은행'],
    ['KOEXKRSE', '하나은행'],
    ['NACFKRSE', '농협은행', 'NH농협은행'],
    ['IBKOKRSE', '기업은행', 'IBK기업은행'],
    ['KAKOKR22', '카카오뱅크'],
    ['TOBNKRSE', 'Toss', '토스뱅크'],
  ],
  KW: [
    ['NBOKKWKW', 'بنك الكويت الوطني'],
    ['KFHOKWKW', 'بيت التمويل الكويتي', 'بيتك'],
    ['GULBKWKW', 'بنك الخليج'],
    ['BRGNKWKW', 'بنك برقان'],
    ['BBYNKWKW', 'بنك بوبيان'],
  ],
  KZ: [['KCJBKZKX', 'BCC']],
  LA: [['COEBLALA', 'BCEL']],
  LK: [['CCEYLKLX', 'ComBank']],
  LT: [['CBSBLT26', 'Šiaulių bankas']],
  MA: [
    ['BMCEMAMC', 'BMCE', 'بنك أفريقيا'],
    ['BCMAMAMC', 'Attijari', 'التجاري وفا بنك'],
    ['CIHMMAMC', 'القرض العقاري والسياحي'],
  ],
  MD: [['AGRNMD2X', 'maib']],
  MV: [['MALBMVMV', 'BML']],
  MX: [
    ['BCMRMXMM', 'BBVA', 'Bancomer'],
    ['BNMXMXMM', 'Citibanamex'],
    ['MENOMXMT', 'Banorte'],
    ['BMSXMXMM', 'Santander'],
    ['BIMEMXMM', 'HSBC'],
    ['638', 'Nu', 'Nubank'],
    ['646', 'STP'],
    ['722', 'Mercado Pago'],
    ['AZTKMXMM', 'Azteca'],
  ],
  MY: [['MBBEMYKL', 'Maybank']],
  NG: [
    ['GTBINGLA', 'GTBank', 'GTB', 'GTCO'],
    ['UNAFNGLA', 'UBA'],
    ['ZEIBNGLA', 'Zenith'],
    ['ABNGNGLA', 'Access'],
    ['FBNINGLA', 'FirstBank', 'FBN'],
    ['FCMBNGLA', 'FCMB'],
    ['WEMANGLA', 'ALAT'],
  ],
  NL: [
    ['INGBNL2A', 'ING'],
    ['ABNANL2A', 'ABN', 'ABN AMRO'],
    ['ASNBNL21', 'ASN'],
    ['RBRBNL21', 'RegioBank'],
  ],
  // merged into it in 2023
  NO: [['DNBANOKK', 'Sbanken']],
  NZ: [['ANZBNZ22', 'ANZ']],
  OM: [
    ['BMUSOMRX', 'بنك مسقط'],
    ['NBOMOMRX', 'البنك الوطني العماني'],
  ],
  PH: [
    ['BOPIPHMM', 'BPI'],
    ['BNORPHMM', 'BDO'],
    ['MBTCPHMM', 'Metrobank'],
    ['TLBPPHMM', 'Landbank', 'LBP'],
    ['PNBMPHMM', 'PNB'],
    ['RCBCPHMM', 'RCBC'],
    ['UBPHPHMM', 'UnionBank', 'UBP'],
    ['CHBKPHMM', 'Chinabank', 'China Bank'],
    ['SETCPHMM', 'Security Bank'],
    ['DBPHPHMM', 'DBP'],
    ['EWBCPHMM', 'EastWest'],
    ['GXCHPHM2', 'GCash'],
    ['PAPHPHM1', 'Maya', 'PayMaya'],
    ['LAUIPHM2', 'SeaBank'],
    ['DCPHPHM1', 'Coins.ph'],
    ['GPNEPHM2', 'GrabPay'],
  ],
  PL: [
    ['BPKOPLPW', 'PKO', 'PKO Bank Polski'],
    ['PKOPPLPW', 'Pekao', 'Bank Pekao'],
    // renamed in 2026: the list of participants
    ['WBKPPLPP', 'Santander', 'Santander Bank Polska'],
    ['BREXPLPW', 'mBank'],
    ['INGBPLPW', 'ING'],
  ],
  PT: [['BCOMPTPL', 'Millennium', 'Millennium bcp']],
  QA: [
    ['QNBAQAQA', 'بنك قطر الوطني'],
    ['QISBQAQA', 'مصرف قطر الإسلامي'],
    ['DOHBQAQA', 'بنك الدوحة'],
    ['MAFRQAQA', 'مصرف الريان'],
  ],
  RU: [['TICSRUMM', 'Tinkoff', 'Тинькофф']],
  SA: [
    ['NCBKSAJE', 'SNB', 'AlAhli', 'الأهلي', 'البنك الأهلي السعودي'],
    ['RJHISARI', 'الراجحي', 'مصرف الراجحي'],
    ['RIBLSARI', 'بنك الرياض'],
    ['INMASARI', 'الإنماء', 'مصرف الإنماء'],
    ['BSFRSARI', 'البنك السعودي الفرنسي'],
    ['ARNBSARI', 'البنك العربي الوطني'],
    ['ALBISARI', 'بنك البلاد'],
    ['BJAZSAJE', 'بنك الجزيرة'],
  ],
  SG: [['DBSSSGSG', 'DBS', 'POSB']],
  SK: [['CEKOSKBX', 'ČSOB']],
  TH: [
    ['KASITHBK', 'กสิกรไทย', 'KBank'],
    ['SICOTHBK', 'ไทยพาณิชย์'],
    ['BKKBTHBK', 'กรุงเทพ'],
    ['KRTHTHBK', 'กรุงไทย'],
    ['AYUDTHBK', 'กรุงศรี'],
  ],
  TR: [
    ['ISBKTRIS', 'İşbank', 'İş Bankası'],
    ['TCZBTR2A', 'Ziraat', 'Ziraat Bankası'],
    ['TGBATRIS', 'Garanti'],
    ['YAPITRIS', 'Yapı Kredi'],
    ['TVBATR2A', 'VakıfBank'],
    ['TRHBTR2A', 'Halkbank'],
  ],
  TW: [
    ['CTCBTWTP', '中國信託', '中國信託銀行', '中信銀行'],
    ['ESUNTWTP', '玉山', '玉山銀行'],
    ['UWCBTWTP', '國泰世華', '國泰世華銀行'],
    ['TSIBTWTP', '台新', '台新銀行'],
    ['CHPYTWTP', '郵局', '中華郵政'],
    ['TPBKTWTP', '台北富邦', '富邦', '台北富邦銀行'],
    ['FCBKTWTP', '第一銀行'],
    ['HNBKTWTP', '華南', '華南銀行'],
    ['CCBCTWTP', '彰化銀行'],
    ['ICBCTWTP', '兆豐', '兆豐銀行'],
    ['BKTWTWTP', '臺灣銀行', '台灣銀行'],
    ['LBOTTWTP', '土地銀行'],
    ['TACBTWTP', '合作金庫'],
    ['SINOTWTP', '永豐', '永豐銀行'],
    ['APBKTWTH', '元大', '元大銀行'],
  ],
  UA: [
    ['PBANUA2X', 'ПриватБанк', 'PrivatBank'],
    ['COSBUAUK', 'Ощадбанк'],
    ['UNJSUAUK', 'monobank', 'монобанк'],
    ['AVALUAUK', 'Райффайзен'],
  ],
  US: [
    ['CHASUS33', 'Chase'],
    ['BOFAUS3N', 'BofA'],
    ['CITIUS33', 'Citi'],
    // the banks in which the apps open accounts: where there are two, neither is sure
    ['031101279', 'Chime'],
    ['103100195', 'Chime'],
    ['041215663', 'Cash App'],
    ['CHFGUS44', 'Mercury'],
    ['CLNOUS66', 'Mercury'],
  ],
  UZ: [['NBFAUZ2X', 'NBU']],
  VN: [
    ['BFTVVNVX', 'Vietcombank'],
    ['ICBVVNVX', 'VietinBank'],
    ['BIDVVNVX', 'BIDV'],
    ['VBAAVNVX', 'Agribank'],
    ['VTCBVNVX', 'Techcombank'],
    ['MSCBVNVX', 'MB Bank'],
  ],
  ZA: [
    ['FIRNZAJJ', 'FNB', 'First National Bank'],
    ['CBZAZAJJ', 'TymeBank'],
  ],
};
