/**
 * The bank codes and BICs of institutions that a list of participants names without one, or with that of another.
 *
 * Compared by hand with the bank directories and the BIC list of 2024: a name stands here only where one institution of the country has it. A BIC is
 * its first eight characters; an Australian institution has several bank codes.
 */

/** A name as the list has it, and what identifies the institution: `AllBank = ALKBPHM2`. */
const KEYS: Readonly<Record<string, string>> = {
  AU: `
    Indue = NDUEAU44 700 701 702 703 704 705 706 707 708 709
    Wise Australia = WIAYAU2A 774`,
  CN: 'Bank of Communications = COMMCNSH',
  RO: 'Exim Banca Românească = BRMAROBU',
  SE: 'Avanza = AVANSES1',
  NO: 'SpareBank 1 Sør-Norge = SPRONO22',
  ZA: 'TymeBank = CBZAZAJJ',
  MY: 'BSN = BSNAMYK1',
  KR: `
    KakaoBank = KAKOKR22
    K bank = 089
    Toss Bank = TOBNKRSE`,
  JP: 'Japan Post Bank = JPPSJPJJ 9900',
  CA: 'Tangerine = 614',
  GB: `
    Virgin Money (Clydesdale) = CLYDGB2S
    Modulr = MODRGB23
    Atom = ATMBGB22`,
  PK: `
    easypaisa = TMFBPKKA
    JazzCash = JCMAPKKA`,
  CL: 'Coopeuch = 672',
  CO: `
    AV Villas = BAVICOBB
    Banco Agrario = CCAICOBB
    Nequi = 1507
    DaviPlata = 1551
    Nu = 1809
    Lulo Bank = 1070
    Movii = 1801`,
  AR: `
    Macro = BOSUARBA
    Ciudad = BACIARBA
    Brubank = 143`,
  US: 'Capital One = HIBKUS44',
  HK: `
    ZA Bank = AABLHKHH
    Mox = MOXBHKHK
    livi = LIVIHKHH
    WeLab = WEDIHKHH
    Airstar = AIRRHKHH
    Ant Bank = ASEHHKHH
    Fusion = IFFUHKHH
    PAObank = PONCHKHH`,
  TH: `
    Land and Houses Bank = LAHRTHB2
    BAAC = BAABTHBK
    Kiatnakin Phatra = KKPBTHBK
    Tisco Bank = 067
    GH Bank = 033`,
  SG: `
    ANZ = ANZBSGSX
    Bank of China = BKCHSGSG
    MUFG Bank = BOTKSGSX
    BNP Paribas = BNPASGSG
    CIMB Bank = CIBBSGSG
    Citibank N.A. = CITISGSG
    Citibank Singapore = CITISGSL
    DBS Bank / POSB = DBSSSGSG
    Deutsche Bank = DEUTSGSG
    HL Bank = HLBBSGSG
    HSBC = HSBCSGSG
    HSBC Bank (Singapore) = HSBCSGS2
    ICICI Bank = ICICSGSG
    ICBC = ICBKSGSG
    Maybank Singapore = MBBESGS2
    Malayan Banking = MBBESGSG
    Mizuho Bank = MHCBSGSG
    OCBC Bank = OCBCSGSG
    RHB Bank = RHBBSGSG
    Standard Chartered Bank (Singapore) = SCBLSG22
    Sing Investments & Finance = SIVFSGSG
    Sumitomo Mitsui Banking Corporation = SMBCSGSG
    United Overseas Bank = UOVBSGSG`,
  ID: `
    Bank Aceh Syariah = ACEHIDSS
    Bank ANZ Indonesia = ANZBIDJX
    Bank BPD DIY = PDYKIDJ1
    Bank Bumi Arta = BBAIIDJA
    Bank Capital Indonesia = BCIAIDJA
    Bank Central Asia Syariah = SYCAIDJ1
    Bank CTBC Indonesia = CTCBIDJA
    Bank Ganesha = GNESIDJA
    Bank Hibank Indonesia = HBNIIDJA
    Bank IBK Indonesia = IBKOIDJA
    Bank Ina Perdana = IAPTIDJA
    Bank Index Selindo = BIDXIDJA
    Bank Jabar Banten Syariah = SYJBIDJ1
    Bank Jtrust Indonesia = CICTIDJA
    Bank KEB Hana Indonesia = HNBNIDJA
    Bank Mandiri Taspen = SIHBIDJ1
    Bank Mayapada = MAYAIDJA
    Bank Mestika Dharma = BMDMIDJA
    Bank MNC Internasional = BUMIIDJA
    Bank Multi Arta Sentosa = BMSEIDJA
    Bank Nagari = PDSBIDSP
    Bank Neo Commerce = YUDBIDJ1
    Bank Of India Indonesia = BKIDIDJA
    Bank OKE Indonesia = LMANIDJ1
    Bank Panin Dubai Syariah = PNBSIDJA
    Bank QNB Indonesia = AWANIDJA
    Bank Raya Indonesia = AGTBIDJA
    Bank Resona Perdania = BPIAIDJA
    Bank Sahabat Sampoerna = SAHMIDJA
    Bank Saqu Indonesia = JSABIDJ1
    Bank Sinarmas = SBJKIDJA
    Bank Syariah Bukopin = SDOBIDJ1
    Bank Tabungan Pensiunan Nasional Syariah = PUBAIDJ1
    Bank UOB Indonesia = BBIJIDJA
    Bank Victoria International = BVICIDJA
    Bank Woori Saudara = HVBKIDJA
    BCA Digital = BBLUIDJA
    BPD Bali = ABALIDBS
    BPD Banten = PDBBIDJ1
    BPD Jambi = PDJMIDJ1
    BPD Jateng = PDJGIDJA
    BPD Jatim = BJTMIDJA
    BPD Kalbar = PDKBIDJ1
    BPD Kaltimtara = PDKTIDJA
    BPD NTT = PDNTIDJA
    BPD Sumut = PDSUIDSA
    China Construction Bank Indonesia = BWKIIDJA
    Jpmorgan Chase Bank = CHASIDJX
    KB Bank = BBUKIDJA
    Krom Bank Indonesia = BUSTIDJ1
    MUFG Bank = BOTKIDJX
    PT BPD Riau Kepri Syariah (Perseroda) = PDRIIDJA
    Seabank = SSPIIDJA
    Standard Chartered Bank = SCBLIDJX
    BPD Lampung = PDLPIDJ1`,
  PH: `
    AllBank = ALKBPHM2
    Al-Amanah Islamic Investment Bank of the Philippines = AIIPPHMM
    Agribusiness Rural Bank = AGBUPHM1
    Alipay Philippines = APHIPHM2
    BDO Network Bank = ONNRPHM1
    BOF = BORRPHM1
    BPI Direct BanKo = BPGOPHM1
    Bangko Kabayan = KARUPHM1
    Bangko Mabuhay = MRTCPHM1
    Bangko Nuestra Señora del Pilar = NSPRPHM1
    Bank of Makati = MKRUPHM1
    Biñan Rural Bank = BIURPHM2
    CARD MRI Rizal Bank = CAMZPHM2
    CIS Bayad Center = CIYCPHM2
    Camalig Bank = RUCAPHM1
    Cantilan Bank = CNRLPHM1
    Card Bank = CBMFPHM1
    Card SME Bank = CRMHPHM1
    Cathay United Bank Manila = UWCBPHMM
    Cebuana Lhuillier Rural Bank = CELRPHM1
    China Bank Savings = CHSVPHM1
    City Savings Bank = CIVAPHM1
    DCPAY Philippines = DCPHPHM1
    Dumaguete City Development Bank = DCDEPHM1
    Dungganon Bank = DUMTPHM1
    East West Rural Bank = EAWRPHM2
    Easypay Global EMI = EAGMPHM2
    Ecashpay Asia = ECASPHM2
    Entrepreneur Rural Bank = ENRUPHM1
    Equicom Savings Bank = EQSNPHM1
    First Consolidated Bank = FIOOPHM1
    G-Xchange (GCash) = GXCHPHM2
    GPay Network PH (GrabPay) = GPNEPHM2
    Gateway Rural Bank = GARKPHM1
    GoTyme Bank = GOTYPHM2
    Guagua Rural Bank = GRBUPHM1
    I-Remit = IREMPHM2
    ISLA Bank = ISTHPHM1
    Industrial Bank of Korea Manila = IBKOPHMM
    Industrial and Commercial Bank of China Manila = ICBKPHMM
    Infoserve = IFIPPHM2
    Innovative Rural Bank = IORUPHM1
    JPMorgan Chase Bank = CHASPHMM
    KEB Hana Bank Manila = KOEXPHMM
    LOLC Bank Philippines = LOLPPHM2
    Laguna Prestige Banking Corporation = LPCRPHM2
    Legazpi Savings Bank = LESIPHM1
    Lulu Financial Services = LFSHPHM2
    Luzon Development Bank = LUDVPHM1
    MVSM Bank = MVRSPHM2
    Malarayat Rural Bank = MLRUPHM2
    Malayan Savings Bank = MAARPHM1
    MarcoPay = MAYCPHM2
    MariBank Philippines = LAUIPHM2
    Maya Philippines = PAPHPHM1
    Mega International Commercial Bank = ICBCPHMM
    Mizuho Bank Manila = MHCBPHMM
    Money Mall Rural Bank = MOMLPHM2
    MUFG Bank = BOTKPHMM
    New Rural Bank of San Leonardo = NRSLPHM1
    OmniPay = OMNPPHM2
    Own Bank = OWNOPHM2
    PPS-PEPP Financial Services (PalawanPay) = PPSFPHM2
    Pacific Ace Savings Bank = PASVPHM1
    Partner Rural Bank (Cotabato) = PRTOPHM1
    PayMongo Payments = PAEYPHM2
    Paynamics Technologies = PAHCPHM2
    Philippine Business Bank = PPBUPHMM
    Philippine Digital Asset Exchange = PDAXPHM2
    Philippine Savings Bank = PHSBPHMM
    Producers Savings Bank = PSCOPHM1
    Queen City Development Bank = QCDFPHM1
    Quezon Capital Rural Bank = QCRIPHM1
    RBT Bank = RBRUPHM2
    Rang-Ay Bank = RARLPHM1
    Rural Bank of Bacolod City = RUBCPHM2
    Rural Bank of Bauang = RUBUPHM2
    Rural Bank of Digos = RUDIPHM1
    Rural Bank of Guinobatan = RUGUPHM1
    Rural Bank of La Paz = RUPZPHM2
    Rural Bank of Lebak = RLSKPHM1
    Rural Bank of Mangaldan = RUMNPHM1
    Rural Bank of Montalban = RUMTPHM2
    Rural Bank of Porac = RUPPPHM2
    Rural Bank of Rosario (La Union) = RURUPHM2
    Rural Bank of Sagay = RUSYPHM2
    Rural Bank of San Narciso = RSNAPHM2
    Rural Bank of Silay City = RUSTPHM2
    Rural Bank of Sta. Ignacia = RUSGPHM1
    Shinhan Bank Manila = SHBKPHMM
    ShopeePay Philippines = SHPHPHM2
    SpeedyPay = SPEYPHM2
    StarPay = SRCPPHM2
    Sterling Bank of Asia = STLAPH22
    Sumitomo Mitsui Banking Corporation Manila = SMBCPHMM
    Summit Bank = SRLCPHM1
    Sun Savings Bank = SUSVPHM1
    TagCash = TAGCPHM2
    TayoCash = TAYOPHM2
    Toktokwallet = TOKTPHM2
    TopJuan Tech = TOPJPHM2
    Toyota Financial Services Philippines = TFSHPHM1
    Traxion Pay = TRXPPHM2
    UCPB Savings Bank = UCSVPHM1
    UNObank = UNOBPHM2
    USSC Money Services = USMEPHM2
    Union Digital Bank = UNODPHM2
    United Overseas Bank Manila = UOVBPHMM
    Vigan Banco Rural = VGBCPHM1
    Wealth Development Bank = WEDVPHM1
    Yuanta Savings Bank Philippines = TYBKPHMM
    Zambales Rural Bank = ZARUPHM1
    Zybi Tech = ZBTEPHM2`,
};

/** Names → identifiers, of a country. */
export function keysOf(country: string): ReadonlyMap<string, readonly string[]> {
  const lines = (KEYS[country] ?? '').split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line): [string, string[]] => {
      const at = line.lastIndexOf(' = ');
      return [
        line.slice(0, at).trim(),
        line
          .slice(at + 3)
          .trim()
          .split(' '),
      ];
    }),
  );
}
