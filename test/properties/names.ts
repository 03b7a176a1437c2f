/** Names of people and companies in many scripts, put together from common names. No real person is meant. */

/** The parts of the names of a culture. */
export interface Culture {
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** The text between given and family name. */
  readonly joint?: string;
  readonly familyFirst?: true;
  /** Names of people with a single name, where these are common. */
  readonly mononyms?: readonly string[];
  /** Names of companies; `*` stands for a family name. */
  readonly companies: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');
const list = (text: string): readonly string[] => text.split(', ');

export const cultures = {
  english: {
    given: words("James Mary John Patricia Mary-Jane D'Arcy Al Jo Harriet Zoë Te-Rangi Siân"),
    family: list(
      "Smith, O'Brien, O’Neill, McDonald, Smith-Jones, St. John, Ng, Null, Test, Example, Foo, van Dyke, Grant, Price, Cooke II, Harris Jr.",
    ),
    companies: list(
      "* Ltd, * & Sons Limited, The * Company, * Holdings PLC, *'s Bakery, * LLC, * Inc., * Pty Ltd, 7302918 Canada Inc, 9064172 B.C. Ltd., * Co., Dr *, Mr *, 3M *",
    ),
  },
  german: {
    given: words('Jürgen Anna Björn Käthe Hans-Peter Ute Jörg Ilse Götz Änne'),
    family: list('Müller, Groß, von der Heide, Weiß, Schäfer, Meyer-Lübke, Öztürk, Sas, Wert, Böhm, Zu Guttenhof, Ärmel'),
    companies: list(
      '* GmbH, * AG, * GmbH & Co. KG, Bäckerei * e.K., * und Söhne OHG, *-Stiftung, Verein der Freunde von * e.V., 1&1 *, * UG (haftungsbeschränkt), Dr. * Zahnarztpraxis',
    ),
  },
  french: {
    given: list('Jean-Luc, Zoé, François, Hélène, Anaïs, Noël, Loïc, Marie Thérèse'),
    family: list("Dupont, d'Alembert, L’Hôte, de la Fontaine, Lefèvre, N'Guessan, Mbappe, Châtelain, Œuvrard"),
    companies: list('* SARL, SAS *, Établissements * et Fils, * SA, SCI *, Pharmacie *, L’Atelier *, * EURL'),
  },
  iberian: {
    given: list('María José, João, Íñigo, Begoña, José Mª, Nuno, Ana, Aitor'),
    family: list('García Márquez, Guimarães, Núñez i Puig, de la Cruz, Peña, Gonçalves, Irmã Dulce, Ortega y Gasset, Coll·lega'),
    companies: list('* SL, Talleres * S.A., * Ltda., Hermanos * S.L.U., * e Filhos Lda, Minera * SA de CV, Padaria *, Fundación *'),
  },
  italian: {
    given: words('Mario Niccolò Giulia Desirée Gian Luca Ada Ivo'),
    family: list("D'Angelo, De Luca, Rossi, Lo Presti, Bianchi, Dall’Oglio, Mussò"),
    companies: list('* S.r.l., Officine * SpA, Fratelli * S.n.c., * SRL, Trattoria da *'),
  },
  dutch: {
    given: words('Jan Sjoerd Anneke Noëlle Piet Ot Jip'),
    family: list("van den Berg, 't Hart, de Vries, IJzerman, ter Horst, van 't Hof, Bos"),
    companies: list("* B.V., * & Zonen BV, Stichting *, Café *, Bakkerij 't *, * N.V."),
  },
  nordic: {
    given: words('Åse Søren Björk Väinö Þór Guðrún Østen Kåre Asa'),
    family: words('Ødegård Jónsdóttir Ångström Mäkinen Ærøe Sigurðsson Nygård Å Ek'),
    companies: list('* AS, * AB, * Oy, * ApS, * ehf., * A/S, Möbler * AB, * Oyj'),
  },
  slavic: {
    given: words('Łukasz Žofie Đorđe Małgorzata Šárka Iva Jan Krešimir Nataša'),
    family: words('Źdźbło Křížková Čapek Vlk Smrž Kowalski Nowak-Jeziorańska Brlek Sas Ptáček'),
    companies: list('* Sp. z o.o., * s.r.o., * d.o.o., * a.s., PHU *, * spol. s r.o., * S.A., Piekarnia *'),
  },
  baltic: {
    given: words('Jānis Ieva Õnne Žydrūnas Ülo Māra Siim'),
    family: words('Bērziņš Kazlauskienė Tõnisson Ozoliņa Mägi Čiurlionis'),
    companies: list('SIA *, UAB „*“, * OÜ, AS *, * MB'),
  },
  magyar: {
    given: words('Ágnes László Győző Tünde Örs Ő'),
    family: list('Szűcs, Nagy, Kovácsné, Tóth, dr. Szabó, Bő'),
    familyFirst: true,
    companies: list('* Kft., * Zrt., * és Társa Bt., * Nyrt.'),
  },
  romanian: {
    given: words('Ștefan Ioana Țuțea Mihăiță Răzvan'),
    family: words('Brâncuși Șerban Popescu Țepeș Ionescu-Bran'),
    companies: list('* SRL, SC * SRL, * S.A., PFA *'),
  },
  greek: {
    given: words('Γιώργος Μαρία Ελένη Δημήτρης Άννα Yannis'),
    family: words('Παπαδόπουλος Ψαρράς Οικονόμου Χατζηγιάννης Papadakis'),
    companies: list('* Α.Ε., Αφοί * Ο.Ε., * ΕΠΕ, * SA'),
  },
  cyrillic: {
    given: words('Иван Наталья Щерю Ёлка Юлия Сергій Ђорђе Пётр'),
    family: list('Крылов, Подъячева, Шевченко, Љубић, Римский-Корсак, Ґеник, Мельничук'),
    companies: list('ООО «*», ЗАО *, ИП *, ТОВ «*», * ООД, ДОО *'),
  },
  turkish: {
    given: words('İpek Işıl Gökçe Ömer Şule Azer Çağrı'),
    family: words('Öztürk Yılmaz Çelik Güneş Işık'),
    companies: list('* A.Ş., * Ltd. Şti., * Ticaret, * Holding'),
  },
  arabic: {
    given: list('محمد, فاطمة, Abdul Rahman, عبد الله, Nour, Aïcha, Mohammed Ali, علی\u200cرضا'),
    family: list('العلي, بن سعيد, Al-Sayed, El Amrani, bin Khalifa, ‘Abbās, الخطيب'),
    companies: list('* Trading Est., شركة *, * FZE, * W.L.L., * FZ-LLC, مؤسسة *, * DMCC, Al * Group'),
  },
  hebrew: {
    given: words('דוד שרה Noa יעל Avi'),
    family: list('כהן, לוי, Ben-David, בן-גוריון, Mizrahi'),
    companies: list('* בע"מ, * Ltd, מאפיית *'),
  },
  chinese: {
    given: words('小明 芳 Xiaoming 志强 Na 伟'),
    family: words('王 李 Li Ou 欧阳 Ng'),
    familyFirst: true,
    joint: '',
    companies: list('北京*有限公司, *贸易公司, * (Hong Kong) Limited, * Co., Ltd., 上海*科技有限公司'),
  },
  japanese: {
    given: words('太郎 花子 Hanako ジョン みどり'),
    family: words('山田 佐藤 Satō 葛󠄀城 小林'),
    familyFirst: true,
    companies: list('株式会社*, *合同会社, * K.K., 有限会社*, *商店'),
  },
  korean: {
    given: words('민수 지은 Min-su Doo Jae'),
    family: words('김 이 Kim Na Ok'),
    familyFirst: true,
    companies: list('주식회사 *, *상사, * Co., Ltd.'),
  },
  vietnamese: {
    given: list('Thị Hương, Văn Đức, Ngọc Ánh, Minh, Ơn'),
    family: words('Nguyễn Trần Đặng Lê Ưng'),
    familyFirst: true,
    companies: list('Công ty TNHH *, * JSC, Công ty Cổ phần *'),
  },
  indic: {
    given: list('Rajesh, प्रिया, S. Lakshmi, ശ്രീ\u200dജ, Vinod K.V., Gurpreet, Fnu, K. P.'),
    family: list('Kumar, Singh, शर्मा, Venkataraghavan, Rao, D’Souza, Nair'),
    companies: list('* Pvt. Ltd., * & Sons, M/s * Traders, * Enterprises, Shree * LLP'),
  },
  indonesian: {
    given: words('Siti Budi Wayan Agus Ni'),
    family: words('Santoso Wijaya Putri Nurhaliza Sihombing'),
    mononyms: words('Suharto Sukarno Megawati Budi Anderson Mulyani'),
    companies: list('PT *, PT * Tbk, CV *, UD *, Yayasan *'),
  },
  malay: {
    given: list('Nur Aisyah, Ahmad, Siti Nurhaliza, Muthu, Wei Ling'),
    family: list("binti Abdullah, bin Hassan, a/l Raman, Tan, D'Cruz"),
    mononyms: words('Thevan Rajamani'),
    companies: list('* Sdn. Bhd., * Berhad, * Pte Ltd, * Enterprise (M)'),
  },
  thai: {
    given: words('สมชาย Somchai กมลา Ploy'),
    family: words('ใจดี Rattanakosin ศรีสุข Na-Ayutthaya'),
    companies: list('บริษัท * จำกัด, * Co., Ltd., ร้าน*'),
  },
  african: {
    given: list("Ngozi, Kwame, Thandiwe, N'Golo, Oluwaseun, Wanjiru, Ọlá, Tsitsi"),
    family: list("Annan, Okonkwo, Mkhize, N'Diaye, Ng'ang'a, Adébáyọ̀, Too, Mvula"),
    companies: list('* Ventures, * Enterprises Ltd, * (Pty) Ltd, Ets *, * Nigeria Plc, Mama * Foods, * CC'),
  },
  pacific: {
    given: list("Mele, Kalani, Sāmoa, Tāne, La'auli"),
    family: list('Ka‘ahumanu, Tuʻipulotu, Fa’asavalu, Manu, Ah Kee'),
    companies: list('* Ltd, * Trust, Te Rūnanga o *, * Marae'),
  },
  caucasian: {
    given: words('გიორგი Նարեկ Nino Aram'),
    family: words('ბერიძე Հակոբյան Kvaratskhelia Ter-Petrosyan'),
    companies: list('შპს *, * ՍՊԸ, * LLC'),
  },
} as const satisfies Readonly<Record<string, Culture>>;

/** Sixty countries and more, and the habits that names there follow. */
// biome-ignore format: a table
export const habits: Readonly<Record<string, readonly (keyof typeof cultures)[]>> = {
  AD: ['iberian', 'french'], AE: ['arabic', 'indic', 'english'], AT: ['german'], AU: ['english', 'chinese'], AZ: ['turkish'],
  BA: ['slavic'], BE: ['dutch', 'french'], BG: ['cyrillic'], BH: ['arabic'], BR: ['iberian', 'japanese'], BY: ['cyrillic'],
  CA: ['english', 'french', 'chinese'], CH: ['german', 'french', 'italian'], CI: ['african', 'french'], CN: ['chinese'], CO: ['iberian'],
  CR: ['iberian'], CY: ['greek', 'turkish'], CZ: ['slavic'], DE: ['german', 'turkish', 'vietnamese'], DK: ['nordic'], EE: ['baltic'],
  EG: ['arabic'], ES: ['iberian'], FI: ['nordic'], FR: ['french', 'arabic'], GB: ['english', 'indic', 'african'], GE: ['caucasian'],
  GH: ['african'], GR: ['greek'], GT: ['iberian'], HK: ['chinese', 'english'], HR: ['slavic'], HU: ['magyar'], ID: ['indonesian'],
  IE: ['english'], IL: ['hebrew', 'arabic'], IN: ['indic'], IT: ['italian'], JP: ['japanese'], KE: ['african'], KR: ['korean'],
  KZ: ['cyrillic'], LT: ['baltic'], LV: ['baltic'], MX: ['iberian'], MY: ['malay', 'chinese'], NG: ['african'], NL: ['dutch'],
  NO: ['nordic'], NZ: ['english', 'pacific'], PL: ['slavic'], PT: ['iberian'], RO: ['romanian'], RS: ['slavic', 'cyrillic'],
  SA: ['arabic'], SE: ['nordic', 'arabic'], TH: ['thai'], TR: ['turkish'], UA: ['cyrillic'], US: ['english', 'iberian', 'chinese', 'korean'],
  ZA: ['african', 'dutch'],
};
