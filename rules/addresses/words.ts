/**
 * Words that say what a part of an address is, in the languages that addresses are written in, in small letters. A point may be left out, `!` is a
 * point that may not, `_` is a space. `alternatives` makes the source of a regular expression of them.
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

/** A post box. */
export const postBoxWords = `
  p._?o._?-?box p._?o._?b. pobox po_box post_box post_office_box postbox pmb. p.m.b. g.?p.?o._box gpo_box box bag_no. private_bag locked_bag
  postfach pf. postbus postboks postbox boks postilokero pl! box-nr. case_postale c.p. cp boite_postale b.p. bp casella_postale apartado apartado_postal
  apartado_aereo apartado_de_correos apdo. apdo._postal apdo._de_correos casilla casilla_postal casilla_de_correo cc. caixa_postal cx._postal skrytka_pocztowa skrytka skr._poczt. postafiok pf.
  p.p. postni_schranka posta_kutusu p.k. pk а/я a/ya абонентский_ящик а.с. п.к. ص.ب. صندوق_بريد صندوق_البريد ת.ד. t.d. poste_restante bolsa hop_thu kotak_pos tromol_pos peti_surat ταχ._θυρ. τ.θ. t.th.
  私書箱 사서함 郵政信箱
`;

/** A post box, in letters that mean something else in other countries. */
export const postBoxWordsOf: Readonly<Record<string, string>> = {
  AX: 'pb.', DK: 'pb.', FO: 'pb.', FR: 'cs tsa', FI: 'pl. pb.', GL: 'pb.', NO: 'pb.', SJ: 'pb.',
}; // biome-ignore format: a table

/** Before the number of a house: `дом 5`. */
export const houseNumberWords = 'no nr num д дом буд';

/** Before the number of a house, and before no name of a town: `No. 5`, `پلاک ۱۳۱`. */
export const wordsOfNumberOnly = 'پلاک no. nr.';

/** Behind the number with which the name of a street begins: the month of a date, in Polish, German, French, English, Italian, Croatian. */
export const monthsInStreetNames =
  'maja listopada stycznia maerz marz mai mars avril juin juillet aout novembre decembre septembre octobre janvier fevrier may luglio maggio aprile settembre giugno oktober oktobra';

/** A floor: a number before or behind, or the word for the one at the ground. */
export const floorWords =
  'floor flr. fl. level lvl. l. tr. trappor stock stockwerk og eg etage et. piso planta pta. andar piano verdieping kat. kerros krs. vaning våning vaningen sal emelet em. pietro p. patro poschodie этаж пов. поверх sprat kat tang lantai lt. aukstas stavs korrus orofos etaj niveau 階 层 樓 층';

/** Floors without a number. */
export const floorsByName =
  'g/f ground_floor first_floor second_floor third_floor fourth_floor fifth_floor sixth_floor seventh_floor eighth_floor ninth_floor tenth_floor top_floor lower_ground_floor upper_ground_floor basement mezzanine penthouse erdgeschoss eg rez-de-chaussee rdc planta_baja pb piso_terreo terreo res-do-chao r/c piano_terra begane_grond bottenvaningen zemin_kat parter fszt. foldszint';

/** A flat, a room, an office: a number or letter behind. */
export const roomWords =
  'apartment apartement appartement apt. apto. app. appt. flat unit suite ste. room rm. office off! oficina of. ofic. despacho puerta pta. esc. depto. dpto. departamento dto. sala salas suites rooms offices oficinas conj. conjunto cj. local interno int. zimmer buro raum top tur wohnung whg. bureau porte kamer bus bte! boite bte. lejl. leilighet lgh. asunto as! huone ajto m! mieszkanie lok. lokal byt kv. кв. квартира оф. офис пом. кабинет d! daire no_daire ap! stan bt! shop kiosk stand cabin desk bay';

/** A building, a block, a tower, an estate: the name follows or goes before. */
export const buildingWords =
  'building bldg. house tower towers centre center mall complex block blk. bloc bloco blok estate gebaude haus hochhaus turm edificio edif. ed. torre condominio cond. residence residencia immeuble imm. tour batiment bat. palazzo palais galeria galeries bina apartmani plaza_building headquarters business_park industrial_park industrial_estate trade_centre office_park office_tower hangar warehouse terminal pavilion manor villa villas chambers корпус корп. стр. строение дом scala sc. bl. et. budynek bud. epulet torony talo menara wisma gedung kompleks mansion heights 大厦 大樓 빌딩 عمارة مبنى بناية برج';

/**
 * Before a number that is no part of an address: a telephone, a tax number, a number in a register. At least five digits follow.
 *
 * @see https://ec.europa.eu/taxation_customs/vies (names of VAT numbers in the member states); the tax and company registers of the other countries
 */
export const otherNumberWords = `
  tel. telefon telefono telefone telephone tlf. tlfno. tfno. tfn. phone ph. fax telefax mob. mobile movil cell cel. gsm hotline τηλ. тел. факс
  vat vat_no. vat_reg._no. vat_number tax_id tax_no. tin trn ein eori lei duns d-u-n-s iban
  ust-id. ust-idnr. ust.-idnr. ust.-id-nr. ust-id-nr. ustid ustidnr. uid uid-nr. st.-nr. steuernr. steuernummer hrb hra fn mwst mwst-nr.
  tva n°_tva tva_intracom. siret siren rcs btw btw-nr. kvk kvk-nr. p.?_?iva partita_iva c.f. cod._fisc. codice_fiscale rea
  cif c.i.f. nif n.i.f. nipc nit rut r.u.t. ruc rfc cuit cuil cnpj cpf rnc rif nip regon krs ico dic ic_dph adoszam cui nr._reg._com.
  αφμ α.φ.μ. afm инн кпп огрн унп едрпоу єдрпоу бин еик eik bulstat oib pib davcna pvn pvm im._k. reg._nr. org.nr. org.-nr. org._nr. orgnr. org.nr cvr cvr-nr. y-tunnus
  gstin gst gst_no. abn acn uen brn
`;

/** A part of a company, or the person that it is for. */
export const departmentWords =
  "attn. att. attention attn c/o c!o. care_of z._?hd. z._?h. zu_handen zhd. t.a.v. tav a_l'attention_de a_l'att. alla_cortese_attenzione a_la_atencion a/a at.te att.ne dept. department departement departamento dpto._de abteilung abt. division div. section unit_of service direction_des direccion_de dipartimento ufficio afdeling avdeling avdelning osasto oddzial dzial отдел bereich referat accounts_payable accounts_receivable accounts finance_department treasury head_office kreditorenbuchhaltung buchhaltung rechnungswesen comptabilite contabilidad contabilita";

/** A subdivision, or a part of a town, says so itself. */
export const subdivisionWords =
  'county co. tinh province provincia provincie prov. pcia. pow. powiat region regione regio regiao state estado governorate gouvernorat sheng zizhiqu contae kraj apskritis novads muhafazat oblast obl. область обл. край prefecture emirate canton kanton voivodeship wojewodztwo woj. departement_de departamento_de district_of megye zupanija zhupanija maakond lan lääni laani fylke kommune judetul jud. judet wilaya wilayah viloyati viloyat raion republic_of parish territory autonomous محافظة ولاية منطقة إمارة استان استان';

/** Before the name of a subdivision, with no space between: Thai writes none. */
export const subdivisionPrefixes = 'จังหวัด จ!';

/** Before the name of a part of a town, with no space between, in Thai. */
export const districtPrefixes = 'แขวง ตำบล เขต ต!';

/** Before the name of a quarter, in short, with or without a point; others than these and the next may begin the name of a town. */
export const quarterAbbreviations = 'col urb fracc brgy kec kel mah';

/** Before the name of a quarter, in full. */
export const quarterNames = 'colonia urbanizacion fraccionamiento barrio bairro barangay kecamatan kelurahan mahallesi';

/** Before the street at the corner, `1532 esq. Ejido`: words that a space follows. */
export const cornerWords = 'casi esq. esquina';

/** A part of a town. */
export const districtWords =
  'district districts dist. quarter suburb neighbourhood neighborhood barrio bairro urbanizacion urb. urb colonia col. fraccionamiento fracc. barangay brgy. kelurahan kel. kecamatan kec. mahallesi mah. mh. mahalle sector sectorul sektor phase village subdivision subd. ward kebele woreda commune arrondissement arr. quartier zona zone parroquia reparto vereda район р-н ديستريكت حي المنطقة мкр. мкр-н microdistrict mikrorayon sub-city layout nagar extension 区 區 구 동 quan phuong q. p.';

/** Before the name of a building, and before that of no town. */
export const buildingsNoTown = 'edif. edificio bldg. building gedung blk. block';

/** Legal forms at the end of a line: the name of a company, which is no part of its address. */
export const companyWords =
  'ltd. limited plc llc l.l.c. inc. incorporated corp. corporation co. company gmbh g.m.b.h. mbh ag kg ohg ug e.v. ev gbr se s._?a. sa s.a.s. sas sarl s.a.r.l. s._?r._?l. srl s._?p._?a. spa s.l. sl s.l.u. b.v. bv n.v. nv a/s as asa ab aps oy oyj sp._?z_o.o. s._?r._?o. sro a._?s. d._?o._?o. doo d._?d. kft. zrt. nyrt. rt. ooo ооо зао оао пао тов pty. pte. sdn. bhd. pvt. kk k.k. ltda. ltda s.a._?de_c.v. eireli uab sia ou oü sicav trust foundation stiftung verein';

/** The source of a regular expression that finds any of the words in folded text. */
export const alternatives = (words: string): string =>
  words
    .trim()
    .split(/\s*\n\s*|\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('_', ' ').replaceAll('.', '\\.?').replaceAll('!', '\\.'))
    .join('|');
