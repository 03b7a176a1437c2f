/**
 * How the people of a country write an address where others read the same signs otherwise, and by what letters and names a country is known.
 *
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions (Universal Postal Union, addressing systems)
 */

/** What the letters of an address tell of its country, the first that is found: a script that one country writes, or syllables and names. */
export const scripts: readonly (readonly [pattern: string, country: string])[] = [
  ['\\p{Script=Hangul}', 'KR'],
  ['[\\p{Script=Hiragana}\\p{Script=Katakana}]|^日本|^(?:東京都|北海道|京都府|大阪府|\\p{Script=Han}{2,3}県)', 'JP'],
  [
    '^中国|^(?:北京|上海|天津|重庆)市|^(?!台)\\p{Script=Han}{2,3}省|邮编|^(?:深圳|广州|杭州|苏州|南京|成都|武汉|东莞|青岛|宁波|厦门|佛山)市',
    'CN',
  ],
  ['^(?:\\d{3,6} ?)?(?:台灣|臺灣|台湾|[台臺]北市|新北市|桃園市|[台臺][中南]市|高雄市)', 'TW'],
  ['^香港|^(?:九龍|新界)', 'HK'],
  ['\\p{Script=Thai}', 'TH'],
  ['[\u1ea0-\u1ef9ơưƠƯ]', 'VN'],
  ['\\p{Script=Hebrew}', 'IL'],
  ['\\p{Script=Georgian}', 'GE'],
  ['\\p{Script=Armenian}', 'AM'],
  // Cyprus has four digits
  ['^\\d{3} ?\\d{2} \\p{Script=Greek}|^\\p{Script=Greek}{3}.* \\d{3} ?\\d{2}$', 'GR'],
];

/** Words of streets and quarters that one country writes, in small letters: they tell it where nothing else does. */
export const tellingWords: readonly (readonly [pattern: string, country: string])[] = [
  ['(?:^| )(?:mah|cad|sok)\\.|mahallesi|caddesi|(?:^| )sokak', 'TR'],
  ['(?:^| )(?:utca|u\\.|krt\\.) \\d', 'HU'],
  ['(?:^| )jl\\. |kelurahan|kecamatan|kabupaten', 'ID'],
  ['(?:^| )(?:barangay|brgy)', 'PH'],
  ['\\p{L}katu \\d', 'FI'],
  ['(?:^| )iela \\d', 'LV'],
  ['(?:^| )col(?:onia|\\.) .*(?:^| )c\\.?p\\.? ?\\d{5}', 'MX'],
];

/** Countries whose regions have names that no town elsewhere is likely to have: `Karnataka`, `Bavaria`. */
export const countriesOfRegions: readonly string[] = ['AT', 'CA', 'CN', 'DE', 'FR', 'IN', 'MY', 'PL', 'US'];

/** Countries that write the town, a comma and its state: a town that has the name of a country stands there, too: `Peru, Indiana`, `St Lucia, QLD`. */
export const countriesOfTownBeforeState: readonly string[] = ['AU', 'CA', 'US'];

/** A number behind the name of a street is a part of the name: `Ang Mo Kio Ave 3`, `Jalan SS 2`. */
export const numberInStreetName: readonly string[] = ['MY', 'SG'];

/** A letter behind the number is a direction, and elsewhere an ordinal: `5 E Main Street`. */
export const directionBehindNumber: readonly string[] = ['CA', 'US'];

/** `Block 123` is the number of the house, and elsewhere a building. */
export const blockIsHouseNumber: readonly string[] = ['SG'];

/** What announces the number of the house and elsewhere a post box, as a pattern: `č.p. 45`. */
export const houseNumberLikeBox: Readonly<Record<string, string>> = { CZ: '^c\\. ?p\\.', SK: '^c\\. ?p\\.' };

/** `#` announces the number of the house, and elsewhere a flat: `Calle 100 # 8A-49`. */
export const hashBeforeHouseNumber: readonly string[] = [
  'BO',
  'CL',
  'CO',
  'CR',
  'DO',
  'EC',
  'GT',
  'HN',
  'MX',
  'NI',
  'PA',
  'PE',
  'SV',
  'VE',
];

/** `Box 205` beside the number of a house is the letter box of a flat, and elsewhere a post box. */
export const boxOfFlat: readonly string[] = ['BE'];

/** `15F` is the fifteenth floor, and elsewhere a house. */
export const floorBeforeF: readonly string[] = ['CN', 'HK', 'JP', 'KR', 'PH', 'SG', 'TH', 'TW'];

/** Number, then street, then the town, with no comma between them: `12 Smith Street Fitzroy VIC 3065`. */
export const townBehindStreet: readonly string[] = [
  'AU',
  'CA',
  'CN',
  'GB',
  'GH',
  'IE',
  'IN',
  'KE',
  'LK',
  'MY',
  'NG',
  'NZ',
  'PH',
  'PK',
  'UG',
  'US',
  'ZA',
  'ZM',
  'ZW',
];

/** A word before the town says that it is one: `г. Москва`. */
export const markedTowns: readonly string[] = ['BG', 'BY', 'KG', 'KZ', 'MD', 'RO', 'RU', 'TJ', 'UA', 'UZ'];

/** That word, as a pattern: `г. Москва`, `м. Київ`, `гр. Варна`, `город Тверь`, `Mun. Iași`. */
export const wordBeforeTown =
  '^(?:(?:г|гр|гор|пгт|пос|м|смт|mun|com|oras|sat)\\.? |(?:г|гр|гор|пгт|пос|м|смт)\\.|(?:город|місто|поселок|посёлок|municipiul|comuna|orasul|satul) )(?=\\p{L}{2})';

/** Before the name of a district that stands for the town, as a pattern: it is no part of the name. `Amphoe Bang Phli`, `อำเภอบางพลี` */
export const wordsBeforeDistrictTown: Readonly<Record<string, string>> = {
  GB: '^(?:nr\\.?|near) ',
  IE: '^(?:nr\\.?|near) ',
  TH: '^(?:(?:amphoe|amphur) |a\\. ?|อำเภอ|อ\\. ?)(?=.{3})',
};

/** The subdivision behind such a town, as a pattern: `г. Тверь Тверской области`. */
export const subdivisionBehindMarkedTown = ' \\p{L}+ (?:области|обл\\.?|края|республики|області)$';

/**
 * Post codes of countries of which the published list has none, in the form in which that list is read: the letters of the country, then the digits.
 *
 * @see https://www.upu.int/UPU/media/upu/PostalEntitiesFiles/addressingUnit/lcaEn.pdf (Saint Lucia: `LC01 101`, two spaces before the last three digits)
 */
export const otherPostCodes: Readonly<Record<string, string>> = { LC: '^(?:(?:LC)[ \\-]?)?(?:\\d{2}[ \\-]{0,2}\\d{3})$' };

/** `E10`, `GY1`: the first half of a code, which people write alone, as a pattern. */
export const halfPostCodes: Readonly<Record<string, string>> = {
  GB: '^[A-Z]{1,2}\\d{1,2}[A-Z]?$',
  GG: '^[A-Z]{1,2}\\d{1,2}[A-Z]?$',
  IM: '^[A-Z]{1,2}\\d{1,2}[A-Z]?$',
  JE: '^[A-Z]{1,2}\\d{1,2}[A-Z]?$',
};

/** Countries that write the post code behind the number of the post box: `P.O. Box 99-80100`. */
export const codeBehindBox: readonly string[] = ['KE'];

/**
 * Post codes that people divide by what the code does not have: `600 002`, `23442 - 7890`, `300-096`, `X 5000 EPC`. In Argentina three letters behind a space
 * may begin a town: `San`.
 *
 * @see https://www.post.gov.tw/post/internet/U_english2/index.jsp?ID=3509010116 (Taiwan: 3+3 digits), read 2026-11-24
 * @see reference-data/registries/post-codes.json (Argentina: a letter, four digits, three letters; here with spaces between them)
 */
export const dividedPostCodes: Readonly<Record<string, readonly [written: string, pattern: string]>> = {
  AR: [
    '[A-HJ-NP-Z]?\\d{4}([A-Z]{3})?',
    '(?:[A-HJ-NP-Z][ \\-]?\\d{4} ?(?!san|del|las|los|mar|rio)[A-Z]{3}|[A-HJ-NP-Z]?\\d{4}(?:[A-Z]{3})?)',
  ],
  IN: ['\\d{6}', '\\d{3} ?\\d{3}'],
  SA: ['[ \\-]?\\d{4}', '(?:[ \\-]| - )?\\d{4}'],
  TW: ['(\\d{2,3})?', '(?:-?\\d{2,3})?'],
};

/** `Westside Business Park | Navan` */
const behindPark = '(?<= (?:business|industrial|retail|technology|science) (?:park|estate)) (?=\\p{L}{3,20}(?: |$)(?!road|street))';

/**
 * Where a part of an address ends and no comma says so: the space, or the place, between the two, in small letters. `Yeni Mah. | Gazi Cad. No:45 | Kat:3`,
 * `No. 8 | RT 02`, `1062 Budapest | Andrássy út 9. | II. em.`, `Calle 5 12 | Col. Centro`, `ZI Nord | - BP 12`.
 */
export const dividers: Readonly<Record<string, readonly string[]>> = {
  CA: ['(?<= (?:station|stn|succ(?:ursale)?)\\.? (?:[a-z]|main)) (?=\\p{L}{3})'],
  CO: [
    ' (?=(?:barrio|edificio|piso|oficina|of\\.?) )',
    '(?<= (?:#|no\\.?|nro\\.?|n[°º]) ?\\d{1,3} ?[a-z]?(?: ?bis)? ?- ?\\d{1,3}) (?=\\p{L})',
  ],
  FR: [' (?=(?:- )?(?:b\\.?p|c\\.?s|tsa)[. ]{1,2}\\d)', '(?<=(?:b\\.?p|c\\.?s|tsa)[. ]{1,2}\\d{1,5}) (?=\\d{5} \\p{L})'],
  GB: [behindPark],
  HU: [
    ' (?=(?:h-)?\\d{4} [^ \\d,]{3,30} [^,]* (?:utca|u\\.|ut|ter|korut|krt\\.|setany|rakpart) \\d)',
    '(?<=^budapest(?: [ivx]+\\.(?: ker\\.?| kerulet)?)?) (?![ivx]+\\.|ker)(?=[^,]* (?:utca|u\\.|ut|ter|korut|krt\\.|setany|rakpart) \\d)',
    '(?<=(?:^|[. ]|h-)\\d{4} [^ \\d,]{2,30}) (?=[^,]* (?:utca|u\\.|ut|ter|korut|krt\\.|setany|rakpart) \\d)',
    '(?<= (?:utca|u\\.|ut|ter|korut|krt\\.|setany|rakpart) \\d{1,3}(?:[/-][\\da-z]{1,3})?\\.?) (?=[^ -])',
  ],
  ID: [
    ' (?=(?:jl|jln|jalan|rt|kec|kel|kecamatan|kelurahan)[. ])',
    '(?<= no[.:]? ?\\d{1,4}(?: ?[a-z])?) (?=\\p{L}{2})',
    '(?<= rw[. ]{1,2}\\d{1,3}) ',
  ],
  IE: [behindPark],
  IN: [' (?=(?:dist|distt|tal|taluka|teh|tehsil|village|vill|near|opp)\\.? \\p{L})'],
  JP: ['(?<=[^ ]) (?=〒)', ' (?=[^ ]{2,20}-(?:ku|shi)(?: |$))', '(?<=-(?:ku|shi)) (?=\\p{L})'],
  KR: ['(?<=\\d(?:층|호)) ', '(?<=\\p{Script=Hangul}) (?=\\d{5} \\p{Script=Hangul})', ' (?=\\(우)'],
  MX: [' (?=(?:col|fracc)\\.? \\p{L}|(?:colonia|fraccionamiento|delegacion|alcaldia) )'],
  NG: [behindPark],
  PH: [' (?=(?:brgy\\.?|barangay) )'],
  RO: [' (?=jud(?:etul|et)?\\.? \\p{L})', '(?<=[^ ]) (?=sector(?:ul)? \\d(?: |$))'],
  TH: [
    '(?<=[^ ]) ?(?=ถนน|ซอย|ตำบล|แขวง|อำเภอ|เขต|จังหวัด|กรุงเทพ)',
    ' (?=[ถซตอจ]\\. ?\\p{Script=Thai})',
    '(?<=(?:^| )(?:a\\.|amphur|amphoe) ?(?:mueang|muang)) (?=\\p{L})',
    ' (?=(?:t\\.|a\\.|tambon|amphur|amphoe|khwaeng|khet) ?\\p{L})',
  ],
  TR: [
    '(?<=(?:^| )(?:mah|mh|mahallesi|mahalle|osb|o\\.s\\.b)\\.?) (?!cad|sok|bulv|no)',
    '(?<= no ?[.:]? ?\\d{1,4}(?: ?[/-] ?[\\da-z]{1,4})?) (?=\\p{L}|\\d{5})',
    '(?<= (?:cad\\.?|caddesi|cadde|sok\\.?|sokak|sokagi|sk\\.|bulvari|blv\\.?) \\d{1,4}(?:/[\\da-z]{1,3})?) (?=\\p{L}{3})',
    ' (?=(?:kat|k|d|daire)[.:] ?\\d|(?:kat|daire|k) \\d)',
    '(?<= (?:kat|k|d|daire)[.: ]{1,2}\\d{1,3}) (?=\\p{L}{3}|\\d{5})',
    '(?<=^p\\.?k\\.? ?\\d{1,4}) (?=\\d{5} )',
  ],
  ZA: [behindPark],
  US: ['(?<=(?:rr|hc|lock)[ #\\d]{1,6}box \\d{1,6}) (?=\\p{L}{3})'],
};
