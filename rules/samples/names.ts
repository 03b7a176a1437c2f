/**
 * Names, streets and towns of made-up creditors, by culture. Whoever reads one sees that nobody is meant: most words mean “example”, “pattern” or
 * “sample” in their language.
 *
 * The gotcha: a name such as Max Mustermann alone, or Example without a given name, is a placeholder to `validate`.
 */

/** How people, companies and addresses are called. */
export interface Culture {
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** What stands between the two; the family name first where `familyFirst` is set. */
  readonly joint?: string;
  readonly familyFirst?: true;
  /** Names of companies; `*` stands for a family name. */
  readonly companies: readonly string[];
  readonly streets: readonly string[];
  readonly towns: readonly string[];
}

const list = (text: string): readonly string[] => text.split(', ');

/** In Latin letters without accents, which every settlement system takes. */
const latin = {
  english: {
    given: list('Ada, Ben, Clara, Daniel, Edith, Frank, Grace, Henry'),
    family: list('Example, Sampleton, Patternby, Instance, Specimen, Modelworth'),
    companies: list('* Trading Ltd, * Foods Limited, * Holdings PLC'),
    streets: list('Example Street, Sample Road, Pattern Lane, Specimen Avenue'),
    towns: list('Exampleton, Sampleford, Patternbury, Specimenham'),
  },
  american: {
    given: list('Ada, Ben, Clara, Daniel, Edith, Frank, Grace, Henry'),
    family: list('Example, Sampleton, Patternby, Instance, Specimen, Modelworth'),
    companies: list('* Trading LLC, * Foods Inc, * Holdings Corp'),
    streets: list('Example Street, Sample Avenue, Pattern Drive, Specimen Road'),
    towns: list('Exampleton, Sample Falls, Patternville, Specimen Springs'),
  },
  german: {
    given: list('Anna, Bruno, Clara, David, Emil, Frieda, Greta, Jonas'),
    family: list('Beispiel, Musterberg, Probst-Beispiel, Vorlage, Muster-Hof, Exempel'),
    companies: list('* GmbH, * Handels GmbH, * und Partner GmbH'),
    streets: list('Beispielweg, Musterallee, Probegasse, Vorlagenring'),
    towns: list('Beispielstadt, Musterhausen, Probedorf, Exempelberg'),
  },
  french: {
    given: list('Alice, Bruno, Camille, Denis, Elise, Hugo, Jeanne, Luc'),
    family: list('Exemple, Modele, Dessai, Echantillon, Lexemple, Specimen'),
    companies: list('* SARL, Ateliers * SARL, * et Fils SARL'),
    streets: list('Rue Exemple, Avenue du Modele, Chemin du Specimen, Rue de Lessai'),
    towns: list('Exempleville, Modelebourg, Saint-Exemple, Essai-les-Bains'),
  },
  spanish: {
    given: list('Ana, Bruno, Clara, Diego, Elena, Hugo, Irene, Mateo'),
    family: list('Ejemplo Muestra, Modelo Prueba, Muestra Ejemplo, Prueba Modelo, Patron Muestra'),
    companies: list('* SRL, Comercial * SRL, Talleres * SRL'),
    streets: list('Calle Ejemplo, Avenida Modelo, Calle Muestra, Paseo de la Prueba'),
    towns: list('Villa Ejemplo, San Modelo, Puerto Muestra, Ejemplar del Rio'),
  },
  portuguese: {
    given: list('Ana, Bruno, Clara, Duarte, Elena, Hugo, Joana, Tiago'),
    family: list('Exemplo, Modelo, Amostra, Padrao, Ensaio'),
    companies: list('* Comercio Ltda, * Servicos Ltda, Oficinas * Ltda'),
    streets: list('Rua Exemplo, Avenida Modelo, Rua da Amostra, Travessa do Ensaio'),
    towns: list('Vila Exemplo, Modelo do Norte, Porto Amostra, Ensaio Velho'),
  },
  italian: {
    given: list('Ada, Bruno, Clara, Dario, Elena, Fabio, Giulia, Luca'),
    family: list('Esempio, Modello, Campione, Provetta, Esemplare'),
    companies: list('* Srl, Officine * Srl, Fratelli * Srl'),
    streets: list('Via Esempio, Viale del Modello, Via del Campione, Corso Esemplare'),
    towns: list('Esempio Terme, Borgo Modello, Campione Alto, Monte Esempio'),
  },
  dutch: {
    given: list('Anna, Bram, Clara, Daan, Emma, Floor, Jan, Lotte'),
    family: list('Voorbeeld, van Model, de Proef, Staal, Modelman'),
    companies: list('* BV, Handel * BV, Bakkerij * BV'),
    streets: list('Voorbeeldstraat, Modellaan, Proefweg, Staalkade'),
    towns: list('Voorbeeldstad, Modeldam, Proefdorp, Voorbeeldhoven'),
  },
  nordic: {
    given: list('Anna, Bo, Clara, Erik, Frida, Ida, Nils, Olga'),
    family: list('Exempel, Eksempel, Esimerkki, Modellsson, Mallinen, Provberg'),
    companies: list('* Handel AB, * Bygg AB, * Foods AB'),
    streets: list('Exempelgatan, Modellveien, Esimerkkitie, Provgatan'),
    towns: list('Exempelstad, Eksempelby, Esimerkkila, Modellvik'),
  },
  slavic: {
    given: list('Adam, Bozena, Dana, Emil, Hana, Ivan, Jana, Marek'),
    family: list('Przyklad, Priklad, Primer, Wzorek, Vzorek, Uzorak'),
    companies: list('* Sp. z o.o., * spol. s r.o., * DOO Trgovina'),
    streets: list('Przykladowa, Prikladna, Wzorcowa, Primerna'),
    towns: list('Przykladowo, Prikladov, Wzorowo, Primerovec'),
  },
  baltic: {
    given: list('Anna, Janis, Ieva, Karlis, Liis, Marta, Tomas, Ugne'),
    family: list('Paraugs, Naidis, Pavyzdys, Paraugkalns, Naidismaa'),
    companies: list('UAB *, * UAB, UAB Prekyba *'),
    streets: list('Parauga iela, Naidise tee, Pavyzdzio gatve'),
    towns: list('Paraugciems, Naidiste, Pavyzdiskes'),
  },
  hungarian: {
    given: list('Anna, Bence, Csilla, Eszter, Gergely, Judit, Matyas'),
    family: list('Minta, Pelda, Mintai, Peldas'),
    familyFirst: true,
    companies: list('* Kft, Minta * Kft, * Kereskedelmi Kft'),
    streets: list('Minta utca, Pelda utca, Mintakert utca'),
    towns: list('Mintafalva, Peldahaza, Mintavar'),
  },
  romanian: {
    given: list('Ana, Bogdan, Elena, Ioana, Mihai, Radu, Stefan'),
    family: list('Exemplu, Modelescu, Exemplescu, Mostreanu'),
    companies: list('* SRL, * Impex SRL, Construct * SRL'),
    streets: list('Strada Exemplu, Strada Modelului, Strada Mostrei'),
    towns: list('Exempleni, Modelesti, Mostreni'),
  },
  turkish: {
    given: list('Ayla, Baris, Cem, Deniz, Elif, Kerem, Leyla, Mert'),
    family: list('Ornek, Numune, Ornekci, Modeloglu'),
    companies: list('* Ticaret Ltd, * Gida Ltd, * Tekstil Ltd'),
    streets: list('Ornek Sokak, Numune Caddesi, Model Sokak'),
    towns: list('Ornekkoy, Numunekent, Modelova'),
  },
  arabic: {
    given: list('Amal, Bilal, Dina, Farid, Hana, Karim, Layla, Nadir'),
    family: list('Al Mithal, Al Namudhaj, Mithali, Ben Mithal'),
    companies: list('* Trading WLL, * Foods WLL, * Services WLL'),
    streets: list('Mithal Street, Namudhaj Road, Al Mithal Avenue'),
    towns: list('Madinat Mithal, Bayt Namudhaj, Mithaliya'),
  },
  persianAndTurkic: {
    given: list('Aida, Bahrom, Dilnoza, Farida, Nargiza, Rustam, Timur'),
    family: list('Namunaev, Misolov, Ulgiev, Namunazoda'),
    companies: list('* Trading LLC, * Foods LLC, * Services LLC'),
    streets: list('Namuna Street, Misol Street, Ulgi Street'),
    towns: list('Namunabad, Misolkent, Ulgitau'),
  },
  indic: {
    given: list('Aarav, Bina, Chitra, Dev, Esha, Gita, Kiran, Ravi'),
    family: list('Udaharan, Namuna, Nidarshan, Drishtant'),
    companies: list('* Traders Pvt Ltd, * Exports Pvt Ltd, * Foods Pvt Ltd'),
    streets: list('Udaharan Road, Namuna Marg, Nidarshan Street'),
    towns: list('Udaharanpur, Namunabad, Nidarshan Nagar'),
  },
  malay: {
    given: list('Adi, Bunga, Citra, Dewi, Indra, Joko, Nur, Putri'),
    family: list('Contohwan, Misalnya, Contohputra, Teladan'),
    companies: list('PT * Jaya Tbk, PT * Makmur Tbk, PT Maju * Tbk'),
    streets: list('Jalan Contoh, Jalan Misal, Jalan Teladan'),
    towns: list('Kota Contoh, Misalbaru, Teladan Indah'),
  },
  chinese: {
    given: list('Xiaoli, Weimin, Jingyi, Haoran, Meilin, Zhiming'),
    family: list('Yangli, Fanli, Liju, Shili'),
    familyFirst: true,
    companies: list('* Trading Co Ltd, * Foods Co Ltd, * Holdings Limited'),
    streets: list('Yangli Road, Fanli Street, Shili Avenue'),
    towns: list('Yanglizhen, Fanlicheng, Shilixian'),
  },
  japanese: {
    given: list('Hanako, Taro, Midori, Kenta, Sakura, Yuto'),
    family: list('Mihon, Rei, Tameshi, Hinagata'),
    companies: list('* Trading Co Ltd, * Foods Co Ltd, * Shoji Co Ltd'),
    streets: list('Mihon-dori, Reidai, Tameshi-cho'),
    towns: list('Mihon-shi, Reimachi, Tameshi-mura'),
  },
  korean: {
    given: list('Minsu, Jieun, Hyunwoo, Soyeon, Jihoon'),
    family: list('Yesi, Bogi, Gyeonbon'),
    familyFirst: true,
    companies: list('* Trading Co Ltd, * Foods Co Ltd, * Tech Co Ltd'),
    streets: list('Yesi-ro, Bogi-gil, Gyeonbon-daero'),
    towns: list('Yesi-dong, Bogi-gu, Gyeonbon-eup'),
  },
  southEastAsian: {
    given: list('Anong, Binh, Chai, Dara, Huong, Linh, Maly, Som'),
    family: list('Vidu, Tuayang, Kamru, Maukham'),
    companies: list('* Trading Co Ltd, * Foods Co Ltd, * Services Co Ltd'),
    streets: list('Vidu Road, Tuayang Road, Kamru Street'),
    towns: list('Vidu Thani, Ban Tuayang, Kamru City'),
  },
  african: {
    given: list('Amina, Baraka, Chipo, Daudi, Esi, Kofi, Neema, Zuri'),
    family: list('Mfano, Misali, Mufananidzo, Apeere'),
    companies: list('* Ventures Ltd, * Enterprises Ltd, * Foods Ltd'),
    streets: list('Mfano Road, Misali Street, Apeere Close'),
    towns: list('Mfanoni, Misaliville, Apeereburg'),
  },
  frenchAfrican: {
    given: list('Aminata, Boubacar, Celine, Fatou, Issa, Mariam, Yao'),
    family: list('Exemple, Misali, Modele, Kouexemple'),
    companies: list('* SARL, Comptoir * SARL, * Services SARL'),
    streets: list('Rue Exemple, Avenue du Modele, Boulevard du Specimen'),
    towns: list('Exempleville, Modelebougou, Port-Exemple'),
  },
  georgianAndArmenian: {
    given: list('Ana, Aram, Giorgi, Lusine, Nino, Tigran'),
    family: list('Magalithidze, Nimushadze, Orinakyan, Nmushyan'),
    companies: list('* Trading LLC, * Wines LLC, * Foods LLC'),
    streets: list('Magaliti Street, Orinak Street, Nimushi Street'),
    towns: list('Magalitisi, Orinakavan, Nimushgori'),
  },
} as const satisfies Readonly<Record<string, Culture>>;

/** In scripts of their own, for payments that name no settlement system. */
const native = {
  greek: {
    given: list('Άννα, Γιώργος, Ελένη, Μαρία, Νίκος'),
    family: list('Παραδειγματίδης, Δειγματάκης, Υποδειγματίδης'),
    companies: list('* ΕΠΕ, Αφοί * ΕΠΕ, * Εμπορική ΕΠΕ'),
    streets: list('Οδός Παραδείγματος, Οδός Δείγματος'),
    towns: list('Παραδειγματούπολη, Δειγματοχώρι'),
  },
  cyrillic: {
    given: list('Анна, Борис, Вера, Иван, Мария'),
    family: list('Примеренко, Образцовенко, Шаблоненко'),
    companies: list('ТОВ *, ООО *, ООО Торг *'),
    streets: list('Примерная, Образцовая'),
    towns: list('Примерск, Образцово'),
  },
  arabicScript: {
    given: list('أمل, بلال, كريم, ليلى, نادر'),
    family: list('المثالي, النموذجي, العيني'),
    companies: list('شركة * للتجارة, مؤسسة *'),
    streets: list('شارع المثال, طريق النموذج'),
    towns: list('مدينة المثال, بلدة النموذج'),
  },
  hebrew: {
    given: list('נועה, דוד, יעל, אורי'),
    family: list('דוגמאי, לדוגמה, תבניתי'),
    companies: list('* בע"מ, מאפיית * בע"מ'),
    streets: list('רחוב הדוגמה, רחוב התבנית'),
    towns: list('עיר הדוגמה, נווה תבנית'),
  },
  han: {
    given: list('小例, 明范, 文样, 静例'),
    family: list('例, 样, 范'),
    joint: '',
    familyFirst: true,
    companies: list('*氏贸易有限公司, *记食品有限公司'),
    streets: list('示例路, 样本街'),
    towns: list('示例镇, 样本城'),
  },
  japaneseScript: {
    given: list('花子, 太郎, みどり, 健太'),
    family: list('見本, 例題, 雛形'),
    joint: '',
    familyFirst: true,
    companies: list('株式会社*, *商事株式会社'),
    streets: list('見本通り, 例題町'),
    towns: list('見本市, 例題村'),
  },
  hangul: {
    given: list('보기, 견본, 예시, 표본'),
    family: list('예, 견, 표'),
    joint: '',
    familyFirst: true,
    companies: list('주식회사 *시상사, 주식회사 *본무역'),
    streets: list('예시로, 견본길'),
    towns: list('예시동, 견본읍'),
  },
} as const satisfies Readonly<Record<string, Culture>>;

const cultures: Readonly<Record<keyof typeof latin | keyof typeof native, Culture>> = { ...latin, ...native };

/** Culture → the countries whose creditors have such names. Of the others: english. */
const countriesOf: Readonly<Partial<Record<keyof typeof latin, string>>> = {
  american: 'US PR GU VI AS MP',
  german: 'DE AT CH LI LU',
  french: 'FR MC GP MQ GF RE YT PM NC PF WF BL MF HT',
  spanish: 'ES AD MX GT HN SV NI CR PA CO VE EC PE BO PY CL AR UY DO CU GQ',
  portuguese: 'PT BR AO MZ CV GW ST TL MO',
  italian: 'IT SM VA',
  dutch: 'NL BE SR CW AW SX BQ',
  nordic: 'SE NO DK FI IS FO GL AX SJ',
  slavic: 'PL CZ SK SI HR BA RS ME MK BG UA BY RU XK AL',
  baltic: 'EE LV LT',
  hungarian: 'HU',
  romanian: 'RO MD',
  turkish: 'TR AZ',
  arabic: 'AE BH SA KW QA OM YE IQ JO LB PS SY EG LY SD DZ TN MA MR EH',
  persianAndTurkic: 'KZ KG UZ TM TJ AF IR',
  indic: 'IN PK BD NP LK BT MV',
  malay: 'ID MY BN SG',
  chinese: 'CN HK TW',
  japanese: 'JP',
  korean: 'KR KP',
  southEastAsian: 'TH VN LA KH MM',
  african: 'KE TZ UG RW BI ET NG GH ZA ZM ZW BW NA MW LS SZ GM SL LR SO SS ER MU SC',
  frenchAfrican: 'SN CI ML BF NE TG BJ CM GA CG CD CF TD GN DJ KM MG',
  georgianAndArmenian: 'GE AM',
};

/** Script → the countries that write in it. */
const countriesOfScript: Readonly<Partial<Record<keyof typeof native, string>>> = {
  greek: 'GR CY',
  cyrillic: 'RU UA BY BG',
  arabicScript: 'AE BH SA KW QA OM YE IQ JO LB PS SY EG LY SD DZ TN MA MR',
  hebrew: 'IL',
  han: 'CN HK TW MO',
  japaneseScript: 'JP',
  hangul: 'KR',
};

const keyFor = <Name extends string>(table: Readonly<Partial<Record<Name, string>>>, country: string): Name | undefined =>
  (Object.keys(table) as Name[]).find((name) => table[name]?.split(' ').includes(country));

/** The names of a country, in Latin letters or in its own script; the Latin ones where it has none of its own. */
export function cultureOf(country: string, isNative: boolean): Culture {
  const own = isNative ? keyFor(countriesOfScript, country) : undefined;
  return cultures[own ?? keyFor(countriesOf, country) ?? 'english'];
}
