/**
 * What people call banks whose directories name them otherwise: GTBank, Nubank, 楽天銀行. Banks that payers often mean, not all banks; names that the
 * directory or the list of participants already has are left out.
 *
 * The source of a name is the bank itself, which calls itself so in the address of its site, its app or its annual report; where it is another, the
 * line says so. Compiled on 2026-11-29.
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
 */

/** A bank, by its bank code or the first eight characters of its BIC, and its names. */
export type PopularBank = readonly [id: string, ...names: string[]];

export const popularBanks: Readonly<Record<string, readonly PopularBank[]>> = {
  AE: [
    ['EBILAEAD', 'ENBD', 'Liv'],
    ['NBADAEAA', 'FAB'],
  ],
  AT: [['BKAUATWW', 'Bank Austria']],
  AU: [
    ['CTBAAU2S', 'CommBank'],
    ['NATAAU33', 'NAB'],
    ['ANZBAU3M', 'ANZ'],
    ['WPACAU2S', 'Westpac'],
  ],
  BD: [
    ['DBBLBDDH', 'DBBL', 'Dutch-Bangla Bank', 'Rocket'],
    ['IBBLBDDH', 'IBBL', 'Islami Bank'],
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
  CN: [
    ['ICBKCNBJ', '工商银行', '中国工商银行'],
    ['ABOCCNBJ', '农业银行', '中国农业银行'],
    ['BKCHCNBJ', '中国银行'],
    ['PCBCCNBJ', '建设银行', '中国建设银行'],
    ['COMMCNSH', '交通银行'],
    ['PSBCCNBJ', '邮储银行', '邮政储蓄银行', '中国邮政储蓄银行'],
    ['CMBCCNBS', '招商银行'],
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
  ES: [
    ['BBVAESMM', 'BBVA'],
    ['BSCHESMM', 'Santander'],
    ['CAIXESBB', 'CaixaBank', 'la Caixa'],
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
  GR: [['ETHNGRAA', 'Ethniki', 'Εθνική']],
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
    ['SBIN', 'SBI'],
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
  LK: [['CCEYLKLX', 'ComBank']],
  MA: [['BMCEMAMC', 'BMCE']],
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
  ],
  // merged into it in 2023
  NO: [['DNBANOKK', 'Sbanken']],
  NZ: [['ANZBNZ22', 'ANZ']],
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
  SA: [['NCBKSAJE', 'SNB', 'AlAhli']],
  SG: [['DBSSSGSG', 'DBS', 'POSB']],
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
  UA: [
    ['PBANUA2X', 'ПриватБанк', 'PrivatBank'],
    ['COSBUAUK', 'Ощадбанк'],
    ['UNJSUAUK', 'monobank', 'монобанк'],
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
