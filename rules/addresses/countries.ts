/**
 * What the layout of a country does not say: whose territory it is, which towns are countries, and names that no list has.
 *
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions (Universal Postal Union, addressing systems)
 */

/** Territories that have a code of their own, and whose mail is often addressed to the country they belong to. */
export const territories: Readonly<Record<string, readonly string[]>> = {
  AU: ['CC', 'CX', 'HM', 'NF'],
  CN: ['HK', 'MO'],
  DK: ['FO', 'GL'],
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  GB: ['AI', 'BM', 'FK', 'GG', 'GI', 'GS', 'IM', 'IO', 'JE', 'KY', 'MS', 'PN', 'SH', 'TC', 'VG'],
  NL: ['AW', 'BQ', 'CW', 'SX'],
  NO: ['BV', 'SJ'],
  NZ: ['CK', 'NU', 'TK'],
  US: ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'UM', 'VI'],
};

/** The town has the name of the country, and an address needs no other. */
export const cityStates: readonly string[] = ['GI', 'HK', 'MO', 'SG'];

/** The chief town has the name of the country: where no other town is named, it is meant. */
export const townsOfTheSameName: readonly string[] = ['BQ', 'DJ', 'GT', 'KW', 'LU', 'MC', 'MX', 'PA', 'SM', 'ST', 'SX', 'VA'];

/** In Arabic, Algiers and Tunis have the names of their countries. */
export const arabicTownsOfTheSameName: readonly string[] = ['الجزائر', 'تونس'];

/** Post codes that are written with the letters of the country. Elsewhere the letters are a custom of foreign mail: `D-10115`. */
export const lettersInPostCode: readonly string[] = ['AD', 'AI', 'AZ', 'BB', 'HT', 'KY', 'LC', 'LT', 'LV', 'MD', 'VC', 'VG'];

/** Number, then street, where lines are written: besides the countries of `rules/words/house-numbers.ts`, which are certain in both directions. */
export const numberFirstInLines: readonly string[] = [
  'AE',
  'AG',
  'AS',
  'BB',
  'BD',
  'BF',
  'BJ',
  'BM',
  'BS',
  'BW',
  'BZ',
  'CD',
  'CG',
  'CI',
  'CM',
  'DZ',
  'EG',
  'FJ',
  'GA',
  'GF',
  'GG',
  'GH',
  'GM',
  'GN',
  'GP',
  'GU',
  'GY',
  'HK',
  'HT',
  'IM',
  'IN',
  'JE',
  'JM',
  'KE',
  'KH',
  'KY',
  'LB',
  'LK',
  'MA',
  'MG',
  'ML',
  'MM',
  'MP',
  'MQ',
  'MR',
  'MT',
  'MU',
  'MW',
  'MY',
  'NC',
  'NE',
  'NG',
  'PF',
  'PG',
  'PH',
  'PK',
  'PM',
  'PR',
  'RE',
  'SC',
  'SN',
  'TG',
  'TH',
  'TN',
  'TT',
  'TZ',
  'UG',
  'VI',
  'VN',
  'YT',
  'ZM',
  'ZW',
];

/** Wider places that stand behind a territory: `Jersey, Channel Islands`. */
export const widerPlaces: readonly string[] = [
  'Channel Islands',
  'West Indies',
  'W.I.',
  'F.W.I.',
  'D.W.I.',
  'European Union',
  'EU',
  'British Isles',
  'South Atlantic',
  'South Atlantic Ocean',
  'South Pacific',
  'Indian Ocean',
];

/** Subdivisions that are named after their chief town: as the last place before the country, they are the town. */
export const townsAsSubdivisions: Readonly<Record<string, string>> = {
  AD: 'Andorra la Vella|Canillo|Encamp|Escaldes-Engordany|La Massana|Ordino|Sant Julià de Lòria',
  AM: 'Yerevan',
  AR: 'Buenos Aires|CABA|Capital Federal',
  CN: 'Beijing|Shanghai|Tianjin|Chongqing|北京市|上海市|天津市|重庆市',
  EG: 'Cairo|Alexandria|Luxor|Aswan|Port Said|Suez|Ismailia|Giza|القاهرة|الإسكندرية|الجيزة',
  ES: 'Madrid|Barcelona|Valencia|Sevilla|Málaga|Zaragoza',
  ID: 'Jakarta',
  IN: 'Delhi|New Delhi|Chandigarh|Puducherry|Pondicherry',
  JP: 'Tokyo|Osaka|Kyoto',
  KR: 'Seoul|Busan|Incheon|Daegu|Daejeon|Gwangju|Ulsan|Sejong|서울특별시|서울|부산광역시|부산|인천광역시|대구광역시|대전광역시|광주광역시|울산광역시',
  MX: 'CDMX|Ciudad de México|Mexico City',
  MY: 'Kuala Lumpur|Putrajaya',
  NG: 'Lagos|Abuja|Kano',
  NI: 'Managua',
  TH: 'Bangkok|Krung Thep|กรุงเทพมหานคร|กรุงเทพฯ|กรุงเทพ',
  TR: 'İstanbul|Ankara|İzmir|Bursa|Adana|Adıyaman|Afyonkarahisar|Aksaray|Amasya|Antalya|Aydın|Balıkesir|Bolu|Çanakkale|Çorum|Denizli|Diyarbakır|Düzce|Edirne|Elazığ|Erzincan|Erzurum|Eskişehir|Gaziantep|Giresun|Hatay|Isparta|Kahramanmaraş|Karaman|Kars|Kastamonu|Kayseri|Kırıkkale|Kırklareli|Kocaeli|Konya|Kütahya|Malatya|Manisa|Mardin|Mersin|Muğla|Ordu|Osmaniye|Rize|Sakarya|Samsun|Sivas|Şanlıurfa|Tekirdağ|Tokat|Trabzon|Uşak|Yalova|Yozgat|Zonguldak',
  TW: 'Taipei City|Taipei|New Taipei City|Taichung City|Tainan City|Kaohsiung City|Taoyuan City|台北市|臺北市',
  UY: 'Montevideo',
  VN: 'Hanoi|Ha Noi|Hà Nội|Ho Chi Minh City|Ho Chi Minh|Hồ Chí Minh|TP. Hồ Chí Minh|Thành phố Hồ Chí Minh|TP.HCM|HCMC|Da Nang|Da Nang City|Đà Nẵng|Hai Phong|Hai Phong City|Haiphong|Haiphong City|Hải Phòng|Can Tho|Can Tho City|Cần Thơ|Hanoi City|Ha Noi City',
};

/** Subdivisions have the names of their chief towns: one that stands in a line of its own is the town. */
export const namedAfterTowns: readonly string[] = ['CH', 'ES', 'IT', 'PT', 'RO'];

/** Of these, the subdivisions that no town is named after, and that end no name of a town: behind a town they are no part of it. */
export const namedAfterNoTown: Readonly<Record<string, string>> = {
  CH: 'Aargau|Argovie|Argovia|Basel-Landschaft|Bâle-Campagne|Basilea Campagna|Graubünden|Grisons|Grigioni|Nidwalden|Nidwald|Obwalden|Obwald|Thurgau|Thurgovie|Turgovia|Ticino|Tessin',
  ES: 'Gipuzkoa|Guipúzcoa|Bizkaia|Vizcaya|Álava|Araba|Navarra|Nafarroa|Asturias|Cantabria',
};

/** Town and subdivision, as a pattern of both: where the subdivision is named after its largest town, a word says that another town is meant. */
export const townsBeforeSubdivision: Readonly<Record<string, string>> = {
  AE: '^(?:al ain|ruwais|al ruwais), abu dhabi|^(?:khor ?fakkan|kalba|al dhaid), sharjah',
  JP: '[ -](?:shi|city), |[ -](?:ku|ward), tokyo$',
  KR: '[ -](?:si|gun), ',
};

/** The district of the chief town of a subdivision, which has no name of its own, as a pattern: the subdivision behind it is the town. `A. Muang, Chiang Mai` */
export const districtsOfChiefTown: Readonly<Record<string, string>> = {
  TH: '^(?:amphoe |amphur |a\\. ?)?(?:mueang|muang)(?: district)?$|^(?:อำเภอ|อ\\. ?)เมือง',
};

/** What stands before a subdivision, as a pattern, where it is no town of that name: `Ümraniye / İstanbul`, `Nilüfer Bursa`. More words may be a quarter of the town. */
export const placesBeforeSubdivision: Readonly<Record<string, string>> = { TR: '[/-] ?$|^(?:\\d{5} )?[^\\d ]+$' };

/** Codes of its subdivisions stand where others write that of a country: `Portland, OR`, `Wilmington, DE`. */
export const countriesOfStateCodes: readonly string[] = ['US'];

/** Parts of a country, as a pattern: their names stand in the place of its own. */
export const partsOfCountry: Readonly<Record<string, string>> = { GB: '^(?:england|scotland|wales|northern ireland)$' };

/** Regions that people write behind the town, where the published list has none. */
export const otherSubdivisions: Readonly<Record<string, string>> = {
  AT: 'Burgenland|Kärnten|Carinthia|Niederösterreich|Lower Austria|Oberösterreich|Upper Austria|Steiermark|Styria|Tirol|Tyrol|Vorarlberg',
  BB: 'Christ Church|St. Andrew|Saint Andrew|St. George|Saint George|St. James|Saint James|St. John|Saint John|St. Joseph|Saint Joseph|St. Lucy|Saint Lucy|St. Michael|Saint Michael|St. Peter|Saint Peter|St. Philip|Saint Philip|St. Thomas|Saint Thomas',
  BE: 'Brabant wallon|Vlaams-Brabant|Hainaut|Henegouwen|Limburg|Oost-Vlaanderen|West-Vlaanderen|Flanders|Wallonia|Wallonie|Vlaanderen',
  BN: 'Brunei-Muara|Belait|Tutong|Temburong',
  CA: 'Ont.|Que.|Alta.|Sask.|N.-B.|N.-É.|Î.-P.-É.|T.-N.-L.|C.-B.|T.N.-O.',
  CN: 'Tibet|Inner Mongolia|Guangxi|Ningxia|Xinjiang',
  CO: 'Amazonas|Caquetá|Casanare|Chocó|Guainía|Guaviare|La Guajira|Putumayo|Vaupés|Vichada|Antioquia|Atlántico|Bolívar|Boyacá|Caldas|Cauca|Cesar|Córdoba|Cundinamarca|Huila|Magdalena|Meta|Nariño|Norte de Santander|Quindío|Risaralda|Santander|Tolima|Valle del Cauca|Valle',
  DE: 'Baden-Württemberg|Baden-Wuerttemberg|Bayern|Bavaria|Brandenburg|Hessen|Hesse|Mecklenburg-Vorpommern|Niedersachsen|Lower Saxony|Nordrhein-Westfalen|North Rhine-Westphalia|NRW|Rheinland-Pfalz|Rhineland-Palatinate|Saarland|Sachsen|Saxony|Sachsen-Anhalt|Saxony-Anhalt|Schleswig-Holstein|Thüringen|Thuringia',
  DK: 'Hovedstaden|Region Hovedstaden|Sjælland|Syddanmark|Midtjylland|Nordjylland',
  DO: 'DN|Distrito Nacional',
  EC: 'Pichincha|Guayas|Azuay|Manabí|El Oro|Tungurahua|Imbabura',
  EE: 'Harjumaa|Harju|Tartumaa|Pärnumaa|Ida-Virumaa|Lääne-Virumaa|Viljandimaa|Saaremaa|Raplamaa|Järvamaa|Jõgevamaa|Valgamaa|Võrumaa|Põlvamaa|Läänemaa|Hiiumaa',
  ES: 'Andalucía|Andalusia|Aragón|Aragon|Cantabria|Castilla y León|Castile and León|Castilla-La Mancha|Cataluña|Catalunya|Catalonia|Comunidad de Madrid|Comunidad Valenciana|Comunitat Valenciana|Extremadura|Galicia|Islas Baleares|Illes Balears|Islas Canarias|Canary Islands|La Rioja|Navarra|Navarre|País Vasco|Euskadi|Basque Country|Principado de Asturias|Asturias|Región de Murcia|Gipuzkoa|Guipúzcoa|Bizkaia|Vizcaya|Álava|Araba|Nafarroa',
  ET: 'Oromia|Amhara|Tigray|Afar|Sidama',
  FI: 'Uusimaa|Pirkanmaa|Varsinais-Suomi|Satakunta|Kanta-Häme|Päijät-Häme|Kymenlaakso|Pohjois-Pohjanmaa|Pohjois-Savo|Etelä-Karjala|Etelä-Pohjanmaa|Keski-Suomi|Pohjanmaa|Nyland|Österbotten',
  FR: 'Auvergne-Rhône-Alpes|Bourgogne-Franche-Comté|Bretagne|Brittany|Centre-Val de Loire|Corse|Corsica|Grand Est|Hauts-de-France|Île-de-France|Normandie|Normandy|Nouvelle-Aquitaine|Occitanie|Pays de la Loire|Provence-Alpes-Côte d’Azur|PACA|Alpes-de-Haute-Provence|Alpes-Maritimes|Bas-Rhin|Bouches-du-Rhône|Charente-Maritime|Corse-du-Sud|Côte-d’Or|Côtes-d’Armor|Deux-Sèvres|Eure-et-Loir|Haut-Rhin|Haute-Corse|Haute-Garonne|Haute-Loire|Haute-Marne|Haute-Saône|Haute-Savoie|Haute-Vienne|Hautes-Alpes|Hautes-Pyrénées|Hauts-de-Seine|Ille-et-Vilaine|Indre-et-Loire|Loir-et-Cher|Loire-Atlantique|Lot-et-Garonne|Maine-et-Loire|Meurthe-et-Moselle|Pas-de-Calais|Puy-de-Dôme|Pyrénées-Atlantiques|Pyrénées-Orientales|Saône-et-Loire|Seine-Maritime|Seine-Saint-Denis|Seine-et-Marne|Tarn-et-Garonne|Territoire de Belfort|Val-d’Oise|Val-de-Marne|Ardèche|Ariège|Aveyron|Calvados|Cantal|Corrèze|Creuse|Dordogne|Doubs|Drôme|Essonne|Finistère|Gard|Gers|Gironde|Hérault|Isère|Jura|Landes|Lozère|Meuse|Morbihan|Moselle|Nièvre|Oise|Orne|Sarthe|Savoie|Somme|Tarn|Vaucluse|Vendée|Vosges|Yonne|Yvelines',
  GH: 'Greater Accra|Ashanti|Brong-Ahafo|Volta',
  GR: 'Attica|Attiki|Αττική|Achaea|Achaia|Central Macedonia|Crete|Kriti|Κρήτη|Thessaly|Peloponnese|Epirus',
  HN: 'Francisco Morazán|Cortés|Atlántida|Islas de la Bahía',
  HU: 'Baranya|Fejér|Somogy|Vas|Zala|Pest megye|Bács-Kiskun|Borsod-Abaúj-Zemplén|Csongrád-Csanád|Győr-Moson-Sopron|Hajdú-Bihar|Jász-Nagykun-Szolnok|Komárom-Esztergom|Szabolcs-Szatmár-Bereg|Veszprém megye',
  ID: 'West Java|Central Java|East Java|North Sumatra|West Sumatra|South Sumatra|Riau Islands|Bangka Belitung|West Kalimantan|Central Kalimantan|South Kalimantan|East Kalimantan|North Kalimantan|Kalimantan Utara|North Sulawesi|South Sulawesi|Central Sulawesi|Southeast Sulawesi|West Nusa Tenggara|East Nusa Tenggara|NTB|NTT|DKI Jakarta|DI Yogyakarta|DIY|D.I.Y.|D.I. Yogyakarta|Daerah Istimewa Yogyakarta',
  IE: 'Clare|Leitrim|Louth|Kerry|Laois|Mayo|Meath|Offaly|Westmeath',
  IN: 'Jammu and Kashmir|Jammu & Kashmir',
  IT: 'Abruzzo|Basilicata|Calabria|Campania|Emilia-Romagna|Friuli-Venezia Giulia|Lazio|Liguria|Lombardia|Lombardy|Marche|Molise|Piemonte|Piedmont|Puglia|Apulia|Sardegna|Sardinia|Sicilia|Sicily|Toscana|Tuscany|Trentino-Alto Adige|Umbria|Valle d’Aosta|Veneto',
  JP: 'Hokkaido|Iwate|Miyagi|Gunma|Kanagawa|Ishikawa|Yamanashi|Aichi|Mie|Shiga|Hyogo|Shimane|Ehime|Kagawa',
  KN: 'Saint Kitts|St. Kitts|Nevis',
  MA: 'Casablanca-Settat|Rabat-Salé-Kénitra|Tanger-Tétouan-Al Hoceïma|Marrakech-Safi|Fès-Meknès|Souss-Massa',
  MY: 'Selangor D.E.|Selangor DE|Selangor Darul Ehsan|Johor Darul Takzim|Johor Darul Ta’zim|Perak Darul Ridzuan|Perak D.R.|Kedah Darul Aman|Kelantan Darul Naim|Pahang Darul Makmur|Terengganu Darul Iman|Negeri Sembilan Darul Khusus|Perlis Indera Kayangan|N. Sembilan',
  NG: 'Nasarawa|FCT|Federal Capital Territory',
  NL: 'Drenthe|Flevoland|Friesland|Fryslân|Gelderland|Limburg|Noord-Brabant|North Brabant|Noord-Holland|North Holland|Overijssel|Zeeland|Zuid-Holland|South Holland',
  NO: 'Agder|Akershus|Buskerud|Finnmark|Innlandet|Møre og Romsdal|Nordland|Rogaland|Telemark|Troms|Trøndelag|Vestfold|Vestland|Viken|Østfold',
  NP: 'Bagmati|Gandaki|Lumbini|Koshi|Madhesh|Karnali|Sudurpashchim',
  NZ: "Chatham Islands|Marlborough|Tasman|West Coast|Waikato|Canterbury|Otago|Bay of Plenty|Hawke's Bay|Southland|Northland|Taranaki|Manawatu-Wanganui|Manawatū-Whanganui",
  OM: 'Dhofar|Al Batinah|Ad Dakhiliyah|Ash Sharqiyah|Al Wusta|Musandam|Al Buraimi',
  PA: 'Emberá|Guna Yala|Kuna Yala|Ngöbe-Buglé|Chiriquí|Bocas del Toro|Coclé|Darién|Herrera|Los Santos|Veraguas|Panamá Oeste|Provincia de Panamá',
  PE: 'Amazonas|Apurímac|La Libertad|Áncash|Lambayeque|San Martín|Loreto|Ucayali|Madre de Dios',
  PG: 'NCD|N.C.D.|National Capital District',
  PH: 'Metro Manila|M.M.|NCR|National Capital Region|Metro Cebu',
  PK: 'Sindh|Punjab|Khyber Pakhtunkhwa|KPK|Balochistan',
  PL: 'Dolnośląskie|Kujawsko-Pomorskie|Lubelskie|Lubuskie|Łódzkie|Małopolskie|Mazowieckie|Opolskie|Podkarpackie|Podlaskie|Pomorskie|Śląskie|Świętokrzyskie|Warmińsko-Mazurskie|Wielkopolskie|Zachodniopomorskie',
  PT: 'Açores|Azores|Madeira|Algarve',
  RO: 'Alba|Argeș|Bihor|Bistrița-Năsăud|Caraș-Severin|Dâmbovița|Dolj|Gorj|Harghita|Ialomița|Ilfov|Maramureș|Mehedinți|Mureș|Neamț|Olt|Prahova|Sălaj|Teleorman|Timiș|Vâlcea|Vrancea',
  RU: 'Tatarstan|Bashkortostan|Dagestan|Chuvashia|Татарстан|Башкортостан',
  SC: 'Mahé|Praslin|La Digue',
  TC: 'Providenciales|Grand Turk|Middle Caicos|North Caicos|South Caicos|Salt Cay',
  TR: 'Hatay|Kocaeli|Sakarya',
  TT: 'Trinidad|Tobago',
  US: 'Ariz.|Calif.|Colo.|Conn.|Fla.|Kans.|Mass.|Mich.|Minn.|Nebr.|Okla.|Penn.|Penna.|Tenn.|Tex.|Wash.|Wisc.',
  VE: 'D.F.|D.C.|Distrito Capital',
  VG: 'Tortola|Virgin Gorda|Anegada|Jost Van Dyke',
  ZA: 'Eastern Cape|Free State|Gauteng|KwaZulu-Natal|KZN|Limpopo|Mpumalanga|North West|Northern Cape|Western Cape',
  ZM: 'Copperbelt',
};

/** Counties that the post no longer asks for and people still write: one alone beside a post code may be all that stands for the town. */
export const counties: Readonly<Record<string, string>> = {
  GB: 'Avon|Bracknell Forest|Central Bedfordshire|Cheshire East|Cheshire West and Chester|East Riding of Yorkshire|North Somerset|South Gloucestershire|Telford and Wrekin|West Berkshire|Bedfordshire|Berkshire|Buckinghamshire|Bucks|Cambridgeshire|Cheshire|Cleveland|Clwyd|Cornwall|County Durham|Cumbria|Derbyshire|Devon|Dorset|Dyfed|East Sussex|East Yorkshire|Essex|Fife|Gloucestershire|Greater London|Greater Manchester|Gwent|Gwynedd|Hampshire|Hants|Herefordshire|Hertfordshire|Herts|Humberside|Isle of Wight|Kent|Lancashire|Lancs|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|North Yorkshire|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Powys|Rutland|Shropshire|Somerset|South Yorkshire|Staffordshire|Suffolk|Surrey|Tyne and Wear|Tyne & Wear|Warwickshire|West Midlands|West Sussex|West Yorkshire|Wiltshire|Worcestershire|Lanarkshire|Ayrshire|Aberdeenshire|Renfrewshire|Midlothian|West Lothian|East Lothian|Perthshire|Co. Antrim|Co. Down|Co. Armagh|Co. Tyrone|Mid Glamorgan|South Glamorgan|West Glamorgan|Sussex|Yorkshire|Yorks|Midlands|Middx|Beds|Berks|Cambs|Derbys|Glos|Leics|Lincs|Northants|Northd|Notts|Oxon|Salop|Staffs|Warks|Wilts|Worcs|Westmorland|Cumberland|Isles of Scilly|East Riding|Bath and North East Somerset|Bath & NE Somerset|IOW|I.O.W.|Glamorgan|Vale of Glamorgan|Ceredigion|Anglesey|Isle of Anglesey|Rhondda Cynon Taf|Rhondda Cynon Taff|Blaenau Gwent|Angus|Argyll|Argyll and Bute|Argyll & Bute|Caithness|Dumfries and Galloway|Dumfries & Galloway|Moray|Orkney|Shetland|Scottish Borders|Borders|Sutherland|Highland|Highlands|Lothian|Strathclyde|Tayside|Grampian|Western Isles|Pembs|Carms|Caerns|Flints|Denbighs|Ches|Hunts|Shrops|Northumb|Co. Durham|Co. Fermanagh|Co. Londonderry|Co. Derry|County Antrim|County Armagh|County Derry|County Down|County Fermanagh|County Londonderry|County Tyrone|Inverclyde|Neath Port Talbot|Perth and Kinross|Perth & Kinross|Torfaen',
};

/** A county in other words, as a pattern whose first group is its name: `N Yorks`, `W. Sussex`, and each that ends in shire. */
export const countiesInWords: Readonly<Record<string, string>> = {
  GB: '^(?:(?:(?:north|south|east|west|mid|greater|gtr|[nsew]\\.?|[ns]\\.? ?[ew]\\.?) )+(?=\\p{L}{4})(.+)|(?:(?:the |(?:the )?county of |(?:east|north|west) riding of )?\\p{L}*shire|\\p{L}+-(?:in-)?\\p{L}*shire))$',
};
