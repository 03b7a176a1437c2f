/**
 * Words that say that a part of an address is a street, and words beside them, in the languages that addresses are written in.
 *
 * Notation of the lists: `alternatives.ts`. The gotcha: `St` is a street, a saint and an ordinal, and many a word for a street is the end of the name of a town.
 *
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions (Universal Postal Union, addressing systems)
 * @see https://pe.usps.com/text/pub28/28apc_002.htm (United States Postal Service, Publication 28, street suffixes and their abbreviations)
 */

/** At the start of the name of a street. */
export const streetPrefixes = `
  rue avenue av. ave. boulevard bd. bld. blvd. boul. chemin ch! place quai route rte. impasse allee allees cours square sentier ruelle passage faubourg voie
  via viale v.le piazza p.za piazzale corso c.so largo vicolo strada str. vico salita lungomare contrada
  calle c/ c! avenida avda. avd. av plaza pza. paseo carretera ctra. cra. kr. diagonal transversal tv! autopista camino ronda rambla glorieta travesia callejon jiron jr. pasaje
  psje. prolongacion calzada bulevar malecon circunvalacion
  rua r! travessa tv! praca alameda estrada rodovia rod. calcada beco azinhaga avinguda carrer passeig praza rotunda
  ul. ulica ulitsa al! aleja aleje pl! plac os! osiedle trg bul. bulevar bulevardul calea soseaua sos. splaiul aleea piata intrarea
  jalan jl. jln. lorong persiaran lebuh lebuhraya
  kaya triq vjal pjazza misrah
  улица ул. проспект просп. пр. пр-т пр-кт переулок пер. бульвар бул. шоссе ш! набережная наб. площадь пл. проезд вулиця вул. провулок пров. площа вуліца праспект
  οδος λεωφ. λεωφορος odos leof. leoforos plateia
  شارع طريق جادة خیابان خيابان بلوار میدان کوچه رحوب רחוב שדרות sderot sdrot rehov rechov
  đuong duong đ!
  rruga rr. sheshi bulevardi
  street highway jadde jaddat tariq simpang soi thanon
`;

/** At the end of the name of a street, as a word. */
export const streetWords = `
  street st. str. road rd. avenue ave. av. lane ln. drive dr. crescent cres. boulevard blvd. highway hwy. parkway pkwy. alley esplanade wharf freeway expressway turnpike bypass promenade
  strasse straße weg platz allee gasse damm ufer chaussee
  straat laan plein gracht kade steenweg
  gatan gata gaten vagen veien vegen vej gade katu kuja polku bulevardi tanav puiestee pst. mnt. maantee
  utca u! utja korut krt. setany rakpart
  iela prospekts bulvaris gatve g. prospektas
  caddesi cad. cadde sokak sok. sk! sokagi bulvari blv. bulv.
  namesti nam. trida ulice ulica nabrezi
  ko'chasi kochasi kocesi kucesi prospekti prospekt kuchasi khiyoboni
  улица ул. проспект просп. переулок бульвар шоссе набережная көшесі гудамж вулиця
  poghots marg sarani salai veedhi mawatha lam thanon dadao dajie
  街 路 大道 丁目
`;

/** Words at the end of the name of a street that towns and buildings have, too. */
export const uncertainStreetWords = `
  way close court ct. terrace tce. ter. place pl. square sq. row walk gardens gdns. grove hill mews quay parade circus broadway pike trail loop ridge rise path link line mile embankment plaza circle
  ring steig stieg markt dreef singel baan dijk gate gt! veg vei torg torget plads alle tie cesta trg tee
  jie lu marg nagar circle pr. al. yolu ut ter tere calle rd
`;

/** At the end of a word that is the name of a street: `Häringstrasse`, `Pietarinkatu`. */
export const streetEndings = `
  strasse straße str! weg platz allee gasse damm ufer chaussee steig stieg
  straat laan plein gracht kade singel steenweg
  gatan gata gate gaten vagen veien vegen vej veg gade plads torget straede straeti katu kuja polku braut vegur
  gatve utca
  -ro -gil -daero
  路 街 大道 通り လမ်း ถนน
`;

/** The beginning of a word that ends like a street and is a town: Nilüfer. */
export const noStreetBeginnings = 'nil';

/** Behind the word that ends the name of a street: `Main Street North`. */
export const streetDirections = 'north south east west n. s. e. w. ne nw se sw norte sul sur este oeste nord sud est ouest extension ext.';

/** The same in English, before the flat and the town, as a pattern: `Main Street NW Apt 4 Springfield`. */
export const directionBeforeTown = '(?: (?:n|s|e|w|ne|nw|se|sw)\\b\\.?)?';

/** Behind a street these are no town: `Main Street North`. */
export const directionsNoTown = 'north south east west n s e w ne nw se sw extension';

/** Before a number that is the name of a road: `N59`, `RN 7`, `A86`, `US 1`. */
export const roadLetters = 'a b d e m n r rn rd sr us ma cr br';

/** A road that a number names, as a pattern: `FM 544`, `State Route 590`. */
export const numberedRoad = '(?:(?:state |county |country |farm )?(?:road|route|rte|highway|hwy)|fm|pr|u\\.?s\\.?) \\d{1,4}(?: business)?';

/** A number behind one of these is a part of the name: `Rue 415`, `Street 4`, `Calle 19`, `Route 118`. */
export const numberedStreets = `
  rue street st. road rd. route rte. ruta calle c/ c. cl. carrera cra. cr. kr. avenida avenue av. ave. avda. highway hwy. interstate lane line drive way exit transversal diagonal circular
  carretera ctra. strada rua r. ul. ulica via sokak sok. sk. jalan jl. шоссе شارع طريق m i n a b d e l s
`;

/** Before a number: what is counted are no houses, whatever stands before the word. */
export const otherCounts = `
  km. kilometer kilometre highway hwy. interstate simpang lorong soi nacional national nationale state county farm route quadra sector zona zone phase block plot lot lote parcela
  line bypass ring_road
`;

/** Behind the number with which the name of a street begins: `5th Avenue`, `2e Rue`, `1ª Travessa`. */
export const ordinalsBeforeStreet = 'st nd rd th e er eme ª º ma da';

/** Behind a number that is a part of the name: an ordinal, a date, a distance. `20 de Noviembre`, `7 Mile Road`. */
export const behindNumberOfName = 'st nd rd th e er eme ª º de da mile';

/** Behind the number with which the name of a street begins: the month of a date, in Polish, German, French, English, Italian, Croatian. */
export const monthsInStreetNames =
  'maja listopada stycznia maerz marz mai mars avril juin juillet aout novembre decembre septembre octobre janvier fevrier may luglio maggio aprile settembre giugno oktober oktobra';

/** A day at the end of the name of a French street, as a pattern, and behind it a year: `Place du 8 Mai 1945`. The year is no number of a house. */
export const dayBeforeYear = ' \\d{1,2}(?:er)? (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$';

/** What is left of a street behind its number, where the number is its name: `12 Street`. */
export const streetsNamedByNumber = 'st. street. rd. road. ave. avenue. str.';

/** Before a number that is the name of the street, where another stands before the word: `5 Calle 12`. */
export const streetsBeforeNumber = 'calle cad. sok. sokak avenida';

/** Streets that are called by a number, and `no` does not announce the house: `Road No 5`. */
export const streetsCalledByNumber = 'road_no street_no lane_no cross_no main_no gali_no';

/** At the beginning of a name behind a number: a saint, `5 St Andrew Square`, or behind 1 an ordinal. */
export const saintOrOrdinal = 'st.';

/** Before a word for a street that is a saint there, as a pattern: in `Pl St Louis` only the first is a street. */
export const noSaintBehind = '(?<!(?<![\\p{L}])(?:ave|blvd|ct|dr|ln|pl|rd) (?=st))';

/** Words that end a street only where the number of a house comes first, as a pattern: `12 Long Way Springfield`. */
export const streetBehindNumber = '(?<=\\d.*)(?:way|ct|pl|terrace)';

/** English words for a street in short, which elsewhere are something else, as a pattern. */
export const shortStreet = 'cir|trl';

/** In the place of a post code, a number before one of these, with up to three words between, is that of a house: `1901 Airport Road Springfield`. */
export const streetsBehindHouseNumber = 'road street avenue lane drive rd st ave';

/** Inside what stands in the place of a town, these say that a street is in it: `Airport Road Springfield`. */
export const streetsInsideTown = 'road street avenue rd ave square court circus way centre airport';
