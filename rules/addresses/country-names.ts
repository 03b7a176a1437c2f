/**
 * Names of countries beside those of the published list, and how a long name is made of a short one: `Islamic Republic of Iran`, `Iran (Islamic Republic of)`.
 *
 * The gotcha: three short names are shared by two countries each, and only the long ones tell which is meant: Congo, Korea and China.
 *
 * @see https://www.iso.org/obp/ui/#search/code (ISO 3166-1: short and full names, with `(the)` and what is inverted in brackets)
 * @see https://unstats.un.org/unsd/methodology/m49 and https://data.worldbank.org/country (short names with abbreviations: `Korea, Dem. People's Rep.`)
 */

/** Names that people write, beside those of the published list. */
export const otherCountryNames: Readonly<Record<string, string>> = {
  AE: 'Emirates|Arab Emirates|الإمارات|VAE|E.A.U.|ОАЭ',
  AR: 'República Argentina|Argentine Republic|Rep. Argentina',
  AT: 'Oesterreich',
  BA: 'Bosnia|BiH|Bosnien',
  BF: 'Burkina',
  BL: 'St. Barths|Saint-Barth',
  BM: 'Bermudas',
  BN: 'Negara Brunei Darussalam',
  BQ: 'Caribbean Netherlands|Saba|Sint Eustatius|Caribisch Nederland',
  BS: 'The Bahamas',
  BY: 'Byelorussia|Weissrussland|Weißrussland|Bielorrusia|Biélorussie',
  CC: 'Cocos Islands|Keeling Islands',
  CD: 'DR Congo|DRC|RDC|Congo DR|Congo DRC|RD Congo|Democratic Republic of Congo|Dem. Rep. Congo|Dem. Rep. of Congo|Dem. Rep. of the Congo|República Democrática do Congo',
  CF: 'Central African Rep.|RCA',
  CG: 'Congo Republic',
  CH: 'Svizra|Schweizerische Eidgenossenschaft|Confédération suisse|Swiss Confederation',
  CN: 'PRC|P.R. China|RP China|Mainland China|中华人民共和国|中國|R.P.C.',
  CV: 'Kapverden',
  CY: 'Κυπριακή Δημοκρατία',
  CZ: 'Česko|Czech Rep.|Czech|Tschechei|Tchéquie|Chequia|Cechia',
  DE: 'Federal Republic of Germany|BRD',
  DO: 'Dominican Rep.|Rep. Dominicana',
  DZ: 'République algérienne démocratique et populaire|République algérienne',
  EE: 'Eesti Vabariik',
  EG: 'Arab Republic of Egypt',
  ET: 'ኢትዮጵያ',
  FJ: 'Fiji Islands',
  FK: 'Falkland Islands|Falkland Islands Malvinas|Islas Malvinas',
  FM: 'Federated States of Micronesia|Fed. Sts. Micronesia',
  FO: 'Føroyar|Faeroe Islands',
  FR: 'République française|French Republic|France métropolitaine',
  GA: 'République gabonaise|Gabonese Republic',
  GB: 'England|Scotland|Wales|Northern Ireland|United Kingdom of Great Britain and Northern Ireland|Great Britain and Northern Ireland|Grande-Bretagne|Grossbritannien|Gran Bretagna|Gran Bretaña|Grã-Bretanha|Groot-Brittannië|Iso-Britannia|Velká Británie|Nagy-Britannia|Marea Britanie|Büyük Britanya|Великобритания|Angleterre|Inghilterra|Inglaterra|İngiltere|Anglia|Anglie|Schottland|Écosse|Escocia|Escócia|Scozia',
  GF: 'Guyane',
  GL: 'Kalaallit Nunaat',
  GN: 'Guinea Conakry|Guinée Conakry',
  GR: 'Hellas|Ellas|Ellada|Hellenic Republic|Ελλάς|Ελληνική Δημοκρατία',
  GS: 'South Georgia',
  HK: 'H.K.|HKSAR|Hong Kong SAR|Hong Kong SAR China|Hong Kong SAR of China',
  HT: 'Ayiti',
  IE: 'Republic of Ireland|Southern Ireland',
  IL: 'State of Israel',
  IN: 'Bharat|ভারত|ભારત|ಭಾರತ|భారతదేశం|ഇന്ത്യ|ਭਾਰਤ|ଭାରତ|بھارت',
  IR: 'IR Iran',
  IT: 'Repubblica Italiana|Italian Republic',
  JO: 'Hashemite Kingdom of Jordan',
  KG: 'Kyrgyz Republic',
  KN: 'Saint Kitts',
  KP: "DPRK|DPR Korea|Democratic People's Republic of Korea|Dem. People's Rep. Korea|Dem. People's Rep. of Korea",
  KR: 'Korea|R.O.K.|RO Korea|S. Korea|한국|Corea del Sur|Corea del Sud|韓国',
  KW: 'State of Kuwait',
  LA: 'Lao PDR|ລາວ',
  LB: 'Lebanese Republic|République libanaise|الجمهورية اللبنانية',
  LK: 'Ceylon',
  LT: 'Lietuvos Respublika',
  LU: 'Lëtzebuerg|Grand-Duché de Luxembourg',
  LV: 'Latvijas Republika',
  LY: 'Libyan Arab Jamahiriya|State of Libya',
  ME: 'Crna Gora',
  MD: 'Republic of Moldova|Moldova',
  MF: 'Saint-Martin',
  MG: 'Madagasikara',
  MK: 'Macedonia|FYROM|FYR Macedonia|FYR of Macedonia|Македонија|Makedonija|Severna Makedonija',
  MM: 'Burma|Union of Myanmar|မြန်မာ|Birmanie',
  MN: 'Монгол Улс',
  MO: 'Macau SAR|Macao SAR|Macau SAR China|Macao SAR China|澳門',
  MX: 'Estados Unidos Mexicanos|United Mexican States',
  NL: 'Holland|Hollande|Olanda|Holanda|Hollanda|Голландия',
  NP: 'नेपाल',
  OM: 'سلطنة عمان|Sultanate of Oman|عُمان',
  PG: 'PNG',
  PH: 'Pilipinas',
  PL: 'Rzeczpospolita Polska',
  PS: 'Palestinian Territories|Palestinian Territory|Occupied Palestinian Territory|Occupied Palestinian Territories|State of Palestine|Palestinian Authority',
  PT: 'República Portuguesa|Portuguese Republic',
  QA: 'State of Qatar',
  RE: 'La Réunion|Reunion Island|Île de la Réunion',
  RS: 'Srbija',
  RU: 'РФ',
  SA: 'KSA|Kingdom of Saudi Arabia|المملكة العربية السعودية',
  SB: 'Solomon Is.',
  SG: "Republic of Singapore|S'pore",
  SH: 'Ascension|Tristan da Cunha|Saint Helena Island|Saint Helena, Ascension and Tristan da Cunha',
  SJ: 'Svalbard|Jan Mayen',
  SK: 'Slovenská republika|Slovak Republic|Slovak Rep.',
  SV: 'El Salvador Centroamérica',
  SX: 'St. Maarten',
  SY: 'Syria|الجمهورية العربية السورية',
  TC: 'Turks and Caicos',
  TF: 'Terres australes et antarctiques françaises',
  TG: 'République togolaise|Togolese Republic',
  TH: 'ประเทศไทย',
  TL: 'East Timor',
  TN: 'République tunisienne|Tunisian Republic',
  TR: 'Türkiye Cumhuriyeti',
  TT: 'Trinidad W.I.|Trinidad West Indies|Tobago W.I.|Tobago West Indies',
  TW: 'Republic of China|Taiwan R.O.C.|R.O.C.|Province of China Taiwan|Taiwan Province of China|台灣|臺灣|台湾|中華民國',
  US: 'États-Unis|United States of America USA|EE.UU.|EEUU|E.U.A.|A.B.D.|США|Stati Uniti|Statele Unite|Förenta staterna|Egyesült Államok',
  VA: 'Vatican City|Vatican|Vatican City State|Holy See|Stato della Città del Vaticano',
  VC: 'Saint Vincent and Grenadines|St. Vincent',
  VE: 'RB Venezuela',
  VG: 'British Virgin Islands|BVI',
  VI: 'US Virgin Islands|USVI|United States Virgin Islands|Virgin Islands of the United States',
  VN: 'SR Vietnam',
  WS: 'Western Samoa',
  XK: 'Kosova',
  ZA: 'RSA|Suid-Afrika',
};

/** The article before a name, and in brackets behind it: `The Gambia`, `Bahamas (the)`. */
export const countryArticle = 'the';

/** Words in a name that the list has in full, as patterns: `St. Vincent & the Grenadines`. */
export const wordsInFull: readonly (readonly [pattern: string, inFull: string])[] = [
  ['^St\\b\\.?', 'Saint'],
  [' ?& ?', ' and '],
];

/** A region behind the name, in short, as a pattern: `C.A.` for Central America, `C.I.` for Channel Islands, `F.W.I.` for French West Indies. */
export const regionBehindCountry = '[ ,(]+(?:C\\.A|C\\.I|[DF]?\\.?W\\.I)\\.?\\)?$| \\((?:CI|[DF]WI)\\)$';

const KINDS =
  "democratic|people['’]?s|socialist|federal|federative|arab|islamic|united|co-?operative|bolivarian|plurinational|hashemite|independent|oriental|eastern|dem|fed|the former yugoslav|former yugoslav|islamique|democratique|populaire|federale?|unie|islamica|democratica|popular|bolivariana|federativa|unida|plurinacional|socialista";
const STATES =
  'republic|rep|kingdom|sultanate|principality|commonwealth|union|federation|grand duchy|bailiwick|(?<=independent |plurinational )state|republique|royaume|principaute|grand-duche|union|republica|reino|principado|estado(?= plurinacional)|repubblica|principat|principato|republik|bundesrepublik|furstentum|gro(?:ß|ss)herzogtum|republiek|koninkrijk|konungariket|kongeriget|kongeriket|republika';

// behind `(?=.)` V8 compiles a long list once: see `anyOfBehind` of src/address/text.ts
const KIND = `(?=.)(?:${KINDS})`;

/** What stands before the short name, in small letters without accents: `Republic of`, `República Bolivariana de`. */
export const formOfState = `^(?:${KIND}\\.? ){0,3}(?=.)(?:${STATES})\\.?(?: ${KIND}\\.?){0,3} (?:of (?:the )?|de (?:la |l['’])?|du |des |d['’]|del |di |do |da |dos |e )?`;

/** Short names that two countries share, by the country that has the name alone: the other one, and what its long name says. */
export const sharedShortNames: Readonly<Record<string, readonly [other: string, word: string]>> = {
  CG: ['CD', 'dem'],
  KR: ['KP', 'dem'],
  CN: ['', '^(?!.*(?:people|popul|volks)).*rep'],
};
