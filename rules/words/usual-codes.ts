/**
 * Codes and words that people use for a country or a currency, although ISO 3166-1 alpha-2 or ISO 4217 have another: what they meant is certain, and the code
 * stays wrong.
 *
 * @see ISO 3166-1, exceptionally reserved code elements: UK; alpha-3 codes, as of 2025-07-17
 * @see https://publications.europa.eu/code/en/en-5000600.htm Interinstitutional style guide of the European Union, countries: EL, UK
 * @see https://unece.org/DAM/trans/conventn/Distsigns.pdf Distinguishing signs of vehicles in international traffic, Vienna convention on road traffic
 *   1968, annex 3; in Europe they precede post codes, too: D-10115
 * @see ISO 4217, CNY, Yuan Renminbi
 */

/** By the code that is used, the one of ISO 3166-1 alpha-2. Of the signs of vehicles those that stand before post codes. */
export const usualCountryCodes: Readonly<Record<string, string>> = {
  UK: 'GB',
  EL: 'GR',
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
  UAE: 'AE',
  KSA: 'SA',
  ENGLAND: 'GB',
  SCOTLAND: 'GB',
  WALES: 'GB',
  'NORTHERN IRELAND': 'GB',
  'GREAT BRITAIN': 'GB',
};

/** The codes of ISO 3166-1 alpha-3, and XKK for Kosovo, in the order of the alpha-2 codes that they stand for. */
export const alpha3Codes =
  'AND ARE AFG ATG AIA ALB ARM AGO ATA ARG ASM AUT AUS ABW ALA AZE BIH BRB BGD BEL BFA BGR BHR BDI BEN BLM BMU BRN BOL BES BRA BHS ' +
  'BTN BVT BWA BLR BLZ CAN CCK COD CAF COG CHE CIV COK CHL CMR CHN COL CRI CUB CPV CUW CXR CYP CZE DEU DJI DNK DMA DOM DZA ECU EST ' +
  'EGY ESH ERI ESP ETH FIN FJI FLK FSM FRO FRA GAB GBR GRD GEO GUF GGY GHA GIB GRL GMB GIN GLP GNQ GRC SGS GTM GUM GNB GUY HKG HMD ' +
  'HND HRV HTI HUN IDN IRL ISR IMN IND IOT IRQ IRN ISL ITA JEY JAM JOR JPN KEN KGZ KHM KIR COM KNA PRK KOR KWT CYM KAZ LAO LBN LCA ' +
  'LIE LKA LBR LSO LTU LUX LVA LBY MAR MCO MDA MNE MAF MDG MHL MKD MLI MMR MNG MAC MNP MTQ MRT MSR MLT MUS MDV MWI MEX MYS MOZ NAM ' +
  'NCL NER NFK NGA NIC NLD NOR NPL NRU NIU NZL OMN PAN PER PYF PNG PHL PAK POL SPM PCN PRI PSE PRT PLW PRY QAT REU ROU SRB RUS RWA ' +
  'SAU SLB SYC SDN SWE SGP SHN SVN SJM SVK SLE SMR SEN SOM SUR SSD STP SLV SXM SYR SWZ TCA TCD ATF TGO THA TJK TKL TLS TKM TUN TON ' +
  'TUR TTO TUV TWN TZA UKR UGA UMI USA URY UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM XKK YEM MYT ZAF ZMB ZWE';

/** By the code that is used, the one of ISO 4217. */
export const usualCurrencyCodes: Readonly<Record<string, string>> = { RMB: 'CNY' };
