/**
 * Titles and salutations, which banks leave out of a comparison, and what stands behind a name.
 *
 * Small letters without dots and accents. `DOUBTFUL_TITLES` are somebody’s name as well: leaving one out brings no more than a close match, but in the
 * countries where nobody is called that. So are parts of titles and degrees: Phil, Nat, Mba.
 *
 * The gotcha: “M.” is Monsieur in France and an initial elsewhere.
 */

export const TITLES = `
  mr mrs ms miss mx mister missis messrs dr doctor prof profa professor rev reverend herr herrn hr frau fr dipl dipling diplom mag magister magistra
  mme mlle mademoiselle madame monsieur maitre senor senora senorita sra srta
  signor signora signorina sigra dott dottor dottore dottssa dottoressa avv avvocato geom rag
  dhr mevr mevrouw mw meneer drs mgr mudr mvdr judr phdr paeddr pharmdr thdr rndr mddr ddr mmag dkfm bmst inz
  docteur docteure doctora doctoresse doutor doutora doktor professeur professeure professora professoressa profesor profesora meester doctorandus
  shri smt datuk datin encik engr bpk นาย นาง นางสาว เด็กชาย เด็กหญิง`;

/** Before each of several holders: Mr J & Mrs A Smith. Only those that are common on joint accounts, `M.` in every country. */
export const TITLES_OF_HOLDERS = 'mr mrs ms miss dr herr frau mme m';

/** Behind an academic title: Dipl.-Ing., Dr. med., mgr inż. arch. */
export const PARTS_OF_TITLES = 'ing kfm kffr med jur rer nat phil pol oec hc mult hab habil dent vet arch';

/** Those that are names as well, unless two names follow: Dr. Phil Huber, Dr. phil. Hans Huber. */
export const PARTS_OR_NAMES: readonly string[] = ['phil', 'nat', 'pol', 'hab', 'vet', 'arch'];
/** Part of a given name, too: Dr. Ing-Marie Holm. */
export const PART_OF_GIVEN_NAME = 'ing';

/** Those that may be followed by a part. */
export const ACADEMIC_TITLES: readonly string[] = 'dr doctor prof professor dipl diplom mag magister magistra mgr inz ing dott sig'.split(
  ' ',
);

/** Parts that are nobody’s name behind this title, small or not. */
export const SURE_PARTS: Readonly<Record<string, readonly string[]>> = {
  dipl: ['ing', 'kfm', 'kffr'],
  ing: ['fh', 'habil'],
  mag: ['fh'],
  dott: ['ssa'],
  prof: ['ssa'],
  sig: ['ra', 'na'],
  de: ['heer'],
};

/** An article that begins a title with its part: De heer P. Klaver. */
export const ARTICLE_OF_TITLE = 'de';

/** Titles, but also names: Ing, Pan, Don, Sir, Sri. */
export const DOUBTFUL_TITLES =
  'ing pan pani don dona sr sir dame lady lord bay bayan sayin hon sheikh sheik shaikh dra dna d nh ba xin tun dato puan haji hajah sri kum sig bc ir';

const SPANISH_AMERICAN = 'sr ing don dra lic arq';
const CZECH = 'ing arch pan pani bc doc';
const GULF = 'sheikh shaikh sheikha shaikha eng';
/** Countries in which a doubtful title is one. */
export const TITLES_IN: Readonly<Record<string, string>> = {
  FR: 'm me',
  BE: 'm ir',
  LU: 'm',
  MC: 'm',
  ES: 'd dna don sr ing dra arq',
  AR: SPANISH_AMERICAN, BO: SPANISH_AMERICAN, CL: SPANISH_AMERICAN, CO: SPANISH_AMERICAN,
  CR: SPANISH_AMERICAN, DO: SPANISH_AMERICAN, EC: SPANISH_AMERICAN, GT: SPANISH_AMERICAN, HN: SPANISH_AMERICAN,
  MX: SPANISH_AMERICAN, NI: SPANISH_AMERICAN, PA: SPANISH_AMERICAN,
  PE: SPANISH_AMERICAN, PY: SPANISH_AMERICAN, SV: SPANISH_AMERICAN, UY: SPANISH_AMERICAN, VE: SPANISH_AMERICAN,
  PT: 'sr ing dra dona eng arq',
  BR: 'sr dra dona eng',
  IT: 'ing don sig arch',
  DE: 'ing',
  AT: 'ing univ',
  CZ: CZECH, SK: CZECH,
  PL: 'pan pani',
  NL: 'ir ing',
  HR: 'ing', RS: 'ing', SI: 'ing', RO: 'ing',
  IN: 'sri kum adv',
  MY: 'tun dato puan haji hajah',
  BN: 'dato haji hajah',
  ID: 'ir haji hajah hj dra bapak ibu',
  PH: 'atty dra',
  TH: 'khun',
  MM: 'u daw',
  AE: GULF, BH: GULF, KW: GULF, OM: GULF, QA: GULF, SA: GULF,
  TR: 'bay bayan sayin av doc',
  ET: 'ato weizero',
  NG: 'chief alhaji alhaja alh',
  GB: 'sir dame lady lord',
  CH: 'ing',
}; // biome-ignore format: a table

/** Behind a name: degrees and honours. */
export const SUFFIXES = 'phd md mba msc bsc esq esquire obe mbe cbe dds dvm llm llb cpa rn drs csc emba dr mudr mvdr judr phdr rndr dis';

/** Those of two parts with dots: Ph.D., LL.M. */
export const DOTTED_SUFFIXES: readonly string[] = ['phd', 'llm', 'llb', 'csc'];

/** Countries in which a degree is a name: elsewhere it is none, where the country is known. */
export const DEGREES_CALLED_IN: Readonly<Record<string, string>> = {
  mba: 'CD CF CG CM GA GQ NG TD',
  obe: 'CM GQ NG',
  mbe: 'CM GQ NG',
  cbe: 'NG',
};

/** Degrees that are names as well, or initials: Mba, Md, R.N. */
export const DOUBTFUL_SUFFIXES: readonly string[] = ['md', 'mba', 'obe', 'mbe', 'cbe', 'rn', 'drs', 'dds'];

/** Two people: the father and the son. */
export const GENERATIONS: Readonly<Record<string, string>> = {
  jr: 'junior',
  jnr: 'junior',
  junior: 'junior',
  filho: 'filho',
  sr: 'senior',
  snr: 'senior',
  senior: 'senior',
  ii: '2',
  '2nd': '2',
  iii: '3',
  '3rd': '3',
  iv: '4',
  '4th': '4',
  neto: 'neto',
};

/** Parts of family names that are often left out: van, de, bin. */
export const PARTICLES =
  'von van vom zu zum zur der den ter ten te de da do dos das del della delle dello di du des la le los las el al bin ibn ben bint binti abu y e i und a ap af av';

/** They belong to the word behind them, as particles do: Abdul Aziz. */
export const PREFIXES =
  'abdul abd abdel abdal abdur abu umm um st saint san santa santo mac mc بن ابن بنت ابو ابي ام عبد ال בן בת אבו ибн бин бен абу абд';

/**
 * Words that say how the person before them stands to the one behind them: Ramesh son of Murugan, Mohamed Ould Sidi, Anna Berg née Holm, Mary Hill for
 * John Hill. Turned round they are somebody else.
 */
export const LINKS =
  'of for by as bt bte ould weld mint ferch verch ka wa arap nee geb geborene domu ep epouse veuve vda ved vedova roz fur durch obo aka alias dit';

/** Behind the name of a father: Elçin Məmməd oğlu, Azamat Bakyt uulu. And behind a name that has two parts: Salah al-Din, Saif Ullah. */
export const LINKS_BEHIND: readonly string[] =
  'oglu ogli ogly uulu uly qizi kizi kyzy gyzy din deen eddin eddine uddin aldin eldin aldeen ullah allah'.split(' ');

/** Of a husband, behind his name: Nagy Jánosné. Short ones are other names: René. */
export const OF_HUSBAND = /.{4}né$/i;

/** Before a name with an apostrophe, or without one: O Brien. With a dot it is an initial. */
export const APOSTROPHE_PREFIX = 'o';

/** Between a name and the name of a father: Salman bin Muhammad and Muhammad bin Salman are two people. */
export const FILIATIONS = 'bin ibn ben bint binti binte bte b بن ابن بنت בן בת ибн бин';

/** Countries in which names are those of the father and the grandfather: Ahmed Hassan and Hassan Ahmed may be a son and his father. */
export const NAMED_AFTER_FATHERS = 'AE BH EG ER ET IQ JO KW LY OM PS QA SA SD SO SY YE';

/** Mr J Smith and Mrs J Smith are two people. */
export const SALUTATIONS = {
  men: 'mr mister herr herrn hr monsieur m me senor sr signor sig dhr heer meneer pan bay sir lord dom don dott dottor dottore shri sri datuk dato encik haji bapak bpk ato alhaji u นาย',
  women:
    'mrs ms miss missis frau fr mme mlle mademoiselle madame senora senorita sra srta dona signora signorina sigra mevr mevrouw mw pani bayan dame lady dra profa doctora doutora profesora professora professoressa dottssa dottoressa magistra smt kum datin puan hajah ibu weizero alhaja daw ssa ra นาง นางสาว',
} as const;
