/**
 * Words that say what a part of an address is, in the languages that addresses are written in: sources of regular expressions for folded text,
 * in small letters and without accents. Some letters keep their form: `ß`, `ø`, `ł`, `ı`.
 */

const lines = (text: string): string =>
  text
    .trim()
    .split(/\s*\n\s*|\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('_', ' ').replaceAll('.', '\\.?'))
    .join('|');

/** At the start of the name of a street. */
export const streetPrefixes = lines(`
  rue avenue av. ave. boulevard bd. bld. blvd. boul. chemin ch. place pl. quai route rte. impasse allee allees cours square sentier ruelle passage faubourg voie
  via viale v.le piazza p.za piazzale corso c.so largo vicolo strada str. localita loc. contrada vico salita lungomare borgo
  calle c/ c. cl. avenida avda. avd. plaza pza. paseo p.o carretera ctra. cra. carrera kr. cr. diagonal transversal tv. autopista camino ronda rambla glorieta travesia callejon jiron jr. pasaje psje. prolongacion
  calzada bulevar malecon circunvalacion
  rua r. travessa tv. praca pc. alameda al. estrada rodovia rod. largo calcada beco azinhaga avinguda carrer passeig praza
  ul. ulica ulitsa al. aleja aleje pl. plac os. osiedle trg bul. bulevar bulevardul calea soseaua sos. splaindul splaiul aleea piata intrarea
  jalan jl. jln. lorong persiaran lebuh lebuhraya gang
  kaya triq vjal pjazza misrah telge
  улица ул. проспект просп. пр. пр-т пр-кт переулок пер. бульвар бул. шоссе ш. набережная наб. площадь пл. проезд вулиця вул. провулок пров. площа вуліца праспект
  οδος λεωφ. λεωφορος odos leof. leoforos plateia
  شارع طريق خیابان خيابان رحوب רחוב שדרות sderot sdrot rehov rechov שד
  duong đuong đ. pho hem
  rruga rr. sheshi bulevardi
  road street highway jadde jaddat tariq sharia simpang soi thanon
`);

/** At the end of the name of a street, as a word. */
export const streetWords = lines(`
  street st. str. road rd. avenue ave. av. lane ln. drive dr. drv. way wy. close cl. court ct. crescent cres. boulevard blvd. terrace tce. ter. place pl. square sq. highway hwy. parkway pkwy.
  row alley walk gardens gdns. grove hill mews quay esplanade parade wharf circus broadway freeway expressway turnpike pike trail trl. loop bypass rise ridge path link line mile promenade embankment
  strasse straße weg platz allee gasse ring damm ufer chaussee steig stieg markt wall
  straat laan plein gracht kade dreef singel steenweg baan dijk weg
  gatan gata gate gaten vagen veien vegen vej veg vei gade alle plads torg torget tie katu kuja polku bulevardi vaylä tanav puiestee pst. mnt. maantee
  utca u. ut utja ter tere korut krt. sor setany rakpart koz
  iela prospekts bulvaris gatve g. gatve pr. prospektas al. aleja
  caddesi cad. cd. cadde sokak sok. sk. sokagi bulvari blv. bulv. yolu meydani
  namesti nam. trida ulice cesta ulica trg nabrezi namestie
  ko'chasi kochasi kocesi koçesi kuçesi kucesi prospekti prospekt prosp. kuchasi khiyoboni hiyoboni
  улица ул. проспект просп. пр. переулок бульвар шоссе набережная көшесі көч. гудамж вулиця
  poghots poghota marg sarani salai veedhi mawatha mw. avenida calle lam thanon jie lu dadao dajie lu. ro gil
  purok 街 路 大道 丁目 号 號
`);

/** At the end of a word that is the name of a street: `Häringstrasse`, `Pietarinkatu`. */
export const streetEndings = lines(`
  strasse straße str. weg platz allee gasse ring damm ufer chaussee steig stieg steg markt graben berg wall zeile
  straat laan plein gracht kade dreef singel steenweg dijk
  gatan gata gate gaten vagen veien vegen vej veg vei gade plads torget gota gøta stræde stræti straeti tie katu kuja polku vagur trøð brautin braut vegur
  gatve iela
  utca
  -ro -gil -daero -dori
  路 街 大道 道 通り လမ်း ถนน
`);

/** A number behind one of these is a part of the name: `Rue 415`, `Street 4`, `Calle 19`, `Route 118`. */
export const numberedStreets = lines(`
  rue street st. road rd. route rte. ruta calle c/ c. cl. carrera cra. cr. kr. avenida avenue av. ave. avda. highway hwy. interstate simpang lorong soi jalan jl. transversal diagonal circular
  carretera ctra. nacional national nationale via strada rua r. ul. ulica state county farm km. kilometer kilometre quadra linea line lane sector zona zone phase block plot lot sokak sok. sk.
  шоссе شارع طريق way drive exit m i n a b d e l s
`);

/** A post box. */
export const postBoxWords = lines(`
  p._?o._?-?box p._?o._?b. pobox po_box post_box post_office_box postbox g.?p.?o._box gpo_box box bag_no. private_bag locked_bag
  postfach pf. postbus postboks postbox boks postilokero pl box-nr. case_postale c.p. cp boite_postale b.p. bp casella_postale apartado apartado_postal
  apartado_aereo apartado_de_correos apdo. apdo._postal casilla casilla_postal casilla_de_correo cc. caixa_postal cx._postal skrytka_pocztowa skrytka skr._poczt. postafiok pf.
  p.p. postni_schranka posta_kutusu p.k. pk а/я a/ya абонентский_ящик а.с. п.к. ص.ب. صندوق_بريد ת.ד. t.d. poste_restante bolsa hop_thu kotak_pos tromol_pos peti_surat ταχ._θυρ. τ.θ. t.th.
  私書箱 사서함 郵政信箱
`);

/** A floor: a number before or behind, or the word for the one at the ground. */
export const floorWords = lines(
  'floor flr. fl. level lvl. l. stock stockwerk og eg etage et. piso planta pta. andar piano verdieping kat. kerros krs. vaning våning vaningen sal emelet em. pietro p. patro poschodie этаж пов. поверх sprat kat tang lantai lt. aukstas stavs korrus orofos etaj niveau 階 层 樓 층',
);

/** Floors without a number. */
export const floorsByName = lines(
  'ground_floor first_floor second_floor third_floor fourth_floor fifth_floor sixth_floor seventh_floor eighth_floor ninth_floor tenth_floor top_floor lower_ground_floor upper_ground_floor basement mezzanine penthouse erdgeschoss eg rez-de-chaussee rdc planta_baja pb piso_terreo terreo res-do-chao r/c piano_terra begane_grond bottenvaningen zemin_kat parter',
);

/** A flat, a room, an office: a number or letter behind. */
export const roomWords = lines(
  'apartment apartement appartement apt. apto. app. appt. flat unit suite ste. room rm. office off. oficina of. ofic. despacho puerta pta. depto. dpto. departamento dto. sala conj. conjunto interno int. zimmer buro raum top tur wohnung whg. bureau porte kamer bus bte. boite lejl. leilighet lgh. asunto as. huone ajto m. mieszkanie lok. lokal byt kv. кв. квартира оф. офис пом. кабинет d. daire no_daire ap. stan bt. shop kiosk stand cabin desk bay',
);

/** A building, a block, a tower, an estate: the name follows or goes before. */
export const buildingWords = lines(
  'building bldg. house tower towers centre center mall complex block blk. bloc bloco blok estate gebaude haus hochhaus turm edificio edif. ed. torre condominio cond. residence residencia immeuble imm. tour batiment bat. palazzo palais galeria galeries bina apartmani plaza_building headquarters business_park industrial_park industrial_estate trade_centre office_park office_tower hangar warehouse terminal pavilion manor villa villas chambers корпус корп. стр. строение дом scala sc. bl. et. budynek bud. epulet torony talo menara wisma gedung kompleks mansion heights 大厦 大樓 빌딩',
);

/** A part of a company, or the person that it is for. */
export const departmentWords = lines(
  'attn. att. attention attn c/o c.o. care_of z._?hd. z._?h. zu_handen zhd. t.a.v. tav a_l\'attention_de a_l\'att. alla_cortese_attenzione a_la_atencion a/a at.te att.ne dept. department departement departamento dpto._de abteilung abt. division div. section unit_of service direction_des direccion_de dipartimento ufficio afdeling avdeling avdelning osasto oddzial dzial отдел bereich referat accounts_payable accounts_receivable accounts finance_department treasury head_office kreditorenbuchhaltung buchhaltung rechnungswesen comptabilite contabilidad contabilita',
);

/** A subdivision, or a part of a town, says so itself. */
export const subdivisionWords = lines(
  'county co. province provincia provincie prov. region regione regio state estado governorate gouvernorat muhafazat oblast obl. область обл. край prefecture emirate canton kanton voivodeship wojewodztwo woj. departement_de departamento_de district_of megye zupanija zhupanija maakond lan lääni laani fylke kommune judetul jud. judet wilaya wilayah viloyati viloyat raion republic_of parish territory autonomous محافظة ولاية منطقة إمارة استان استان',
);

/** A part of a town. */
export const districtWords = lines(
  'district districts quarter suburb neighbourhood neighborhood barrio bairro urbanizacion urb. urb colonia col. fraccionamiento fracc. barangay brgy. kelurahan kel. kecamatan kec. mahallesi mah. mh. mahalle sector sektor phase village subdivision subd. township ward kebele woreda commune arrondissement arr. quartier zona zone parroquia reparto vereda район р-н ديستريكت حي المنطقة мкр. мкр-н microdistrict mikrorayon sub-city layout nagar extension 区 區 구 동 quan phuong q. p.',
);

/** Legal forms at the end of a line: the name of a company, which is no part of its address. */
export const companyWords = lines(
  'ltd. limited plc llc l.l.c. inc. incorporated corp. corporation co. company gmbh g.m.b.h. mbh ag kg ohg ug e.v. ev gbr se s.a. sa s.a.s. sas sarl s.a.r.l. s.r.l. srl s.p.a. spa s.l. sl s.l.u. b.v. bv n.v. nv a/s as asa ab aps oy oyj sp._?z_o.o. s.r.o. sro a.s. d.o.o. doo d.d. kft. zrt. nyrt. rt. ooo ооо зао оао пао тов pty. pte. sdn. bhd. pvt. kk k.k. ltda. ltda s.a._?de_c.v. eireli uab sia ou oü sicav trust foundation stiftung verein',
);
