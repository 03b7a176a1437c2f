/** Names of people and companies of many countries, made up, for pairs that differ in one thing. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Given names of which many begin alike. */
export const GIVEN = words(`
  Anna Anne Annika Anton Antonia Carl Carla Carlo Christian Christina Christine Daniel Daniela Danielle Eric Erica Frances Francis Franz Franziska Gabriel
  Gabriela Hans Hanna Jan Jana Janet John Johanna Josef Josefa Juan Juana Julia Julian Karl Karla Kim Kin Lea Lee Leo Leon Leonie Luis Luisa Marc Marco
  Maria Marian Marianne Marie Mario Martin Martina Michael Michaela Nicola Nicolas Oscar Oskar Patrick Patricia Paul Paula Pauline Peter Petra Robert Roberta
  Roman Romana Simon Simone Stefan Stefanie Thomas Tim Tom Victor Victoria Ivan Ian Iva Ivana Andrea Andreas Andrei Dennis Denise Jean Jeanne Joan Joanna
  Mohammed Mahmoud Ahmed Ahmad Amir Amira Hassan Hassana Khalid Khalida Omar Umar Yusuf Yunus Fatima Fatma Priya Priyanka Ravi Rani Sanjay Sanjana Arun
  Aruna Deepa Deepak Mehmet Mehtap Ayşe Ayla Emre Emrah Nguyet Hương Hùng Hưng Thúy Thùy Minh Mai Wei Wen Ying Yong Jun Jin Hyun Hye Seo Soo Kwame Kwaku
  Ama Amara Chidi Chika Ngozi Nneka Jónas Jón Guðrún Guðmundur Zoltán Zoltána Łukasz Łucja Jiří Jiřina Štěpán Štěpánka`);

export const FAMILY = words(`
  Smith Jones Brown Taylor Ross Cross Rice Brice Price Stone Blake Lake Swan Meyer Huber Müller Möller Schmidt Wolf Wolff Jansen Visser Bakker Dubois Moreau
  Laurent Rossi Russo Ferrari García López Pérez Gómez Silva Santos Costa Ferreira Novák Svoboda Kowalski Nowak Wójcik Nagy Kovács Horvat Popescu Ionescu
  Jensen Hansen Bäck Åberg Öberg Virtanen Korhonen Yılmaz Kaya Demir Hassan Hussein Haddad Khan Sharma Verma Patel Iyer Rao Nguyễn Trần Phạm Lê Wang Zhang
  Chen Liu Kim Park Choi Tanaka Suzuki Sato Okafor Mensah Dlamini Petrov Ivanov Sokolov Papadakis Nikolaou`);

/** Distinctive words of companies. */
export const FIRM = words(`
  Abrax Bluewing Corvanta Dunmere Elbgrund Fernhill Gratvik Halmborg Isarkiesel Jadestone Lorvane Mirador Nordlys Ostrava Pinheiro Quadriga Rosewater Sunrise
  Tamarind Ulmenhof Vesper Westerly Xenon Yellowtail Zephyr ABC XYZ Kim Star Plus Prime Nova Alfa Delta Omega Sol Mar`);
export const BUSINESS = words(`
  Bau Holding Services Trading Consulting Logistik Immobilien Foods Hotel Software Verlag Transport Studio Motors Fund Capital Systems Energy Travel Invest`);
/** Forms of thirty countries. */
export const FORMS_OF_COUNTRIES: readonly string[] = `
  GmbH|AG|GmbH & Co. KG|e.V.|Ltd|PLC|LLP|Inc.|Corp.|LLC|LP|S.A.|SAS|SARL|S.p.A.|S.r.l.|S.L.|S.L.U.|Lda|Ltda|B.V.|N.V.|VOF|ApS|AB|Oy|ASA|Sp. z o.o.|
  s.r.o.|a.s.|Kft.|Zrt.|d.o.o.|d.d.|EOOD|UAB|SIA|OÜ|A.Ş.|Pty Ltd|Pte Ltd|Pvt Ltd|Sdn Bhd|PT|FZE|W.L.L.|K.K.|Co., Ltd.|S.A. de C.V.|OOO|ZAO|PJSC`
  .split('|')
  .map((form) => form.trim());

export const MEN = words('Mr Herr Monsieur Señor Signor Dhr Bay Pan Sir Shri Encik Dottore');
export const WOMEN = words('Mrs Frau Madame Señora Signora Mevrouw Bayan Pani Lady Smt Puan Dottoressa');

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Names of Vietnam, whose words are told apart by marks. */
export const TONES: readonly (readonly string[])[] = [
  words('Hà Há Hạ Hả Hã'),
  words('Lan Lán Làn Lạn Lân Lấn Lăn'),
  words('Minh Mính Mịnh'),
  words('Thúy Thùy Thủy Thụy'),
  words('Hùng Hưng Húng Hứng'),
  words('Dung Dũng Dụng Đúng'),
  words('Tân Tấn Tần Tận'),
];
/** Syllables of Chinese and Korean given names. */
export const SYLLABLES = words('Min Su Jun Ho Jin Hye Seo Young Wei Xiao Ming Hong Li Mei Tai Man Siu Ka Chi');

/** A name, and letters of its script of which one may stand for another. */
export const SCRIPTS: readonly { readonly names: readonly string[]; readonly letters: string }[] = [
  { names: ['Иванов Сергей', 'Цой Андрей', 'Петрова Майя', 'Зайцев Илья'], letters: 'абвгдежзийклмнопрстуфхцчшщъыьэюя' },
  { names: ['Παπαδόπουλος Γιώργος', 'Νικολάου Ελένη'], letters: 'αβγδεζηθικλμνξοπρστυφχψω' },
  { names: ['محمد حسن', 'خالد سالم', 'فاطمة علي'], letters: 'ابتثجحخدذرزسشصضطظعغفقكلمنهو' },
  { names: ['דוד כהן', 'שרה לוי'], letters: 'אבגדהוזחטיכלמנסעפצקרשת' },
  { names: ['김민수', '박서연', '이지훈'], letters: '가나다라마바사아자차카타파하민수서연지훈' },
  { names: ['山田太郎', '王小明', '李娜'], letters: '山田太郎王小明李娜高石中本大林' },
  { names: ['ヤマダ タロウ', 'スズキ ハナ'], letters: 'アイウエオカガキギクグサザシジタダハバパ' },
  { names: ['สมชาย ใจดี'], letters: 'กขคงจชซดตถทนบปผพฟมยรลวสห' },
  { names: ['राम शर्मा', 'सीता वर्मा'], letters: 'कखगघचछजझटठडढतथदधनपफबभमयरलवशसह' },
  { names: ['გიორგი ბერიძე'], letters: 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ' },
  { names: ['Արամ Պետրոսյան'], letters: 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ' },
];
