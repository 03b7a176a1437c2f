/**
 * Titles and salutations, which banks leave out of a comparison, and what stands behind a name.
 *
 * Small letters without dots and accents. `DOUBTFUL_TITLES` are somebody’s name as well: leaving one out brings no more than a close match, but in the
 * countries where nobody is called that. So are parts of titles and degrees: Phil, Nat, Mba.
 *
 * The gotcha: “M.” is Monsieur in France and an initial elsewhere.
 */

export const TITLES = `
  mr mrs ms miss mx mister missis messrs dr doctor prof professor rev reverend herr herrn hr frau fr dipl dipling diplom mag magister magistra
  mme mlle mademoiselle madame monsieur maitre senor senora senorita sra srta
  signor signora signorina sigra dott dottor dottore dottssa dottoressa avv avvocato geom rag
  dhr mevr mevrouw mw meneer drs mgr mudr judr phdr rndr
  shri smt datuk datin encik นาย นาง นางสาว`;

/** Before each of several holders: Mr J & Mrs A Smith. Only those that are common on joint accounts, `M.` in every country. */
export const TITLES_OF_HOLDERS = 'mr mrs ms miss dr herr frau mme m';

/** Behind an academic title: Dipl.-Ing., Dr. med. */
export const PARTS_OF_TITLES = 'ing kfm kffr med jur rer nat phil pol oec hc habil dent vet';

/** Those that may be followed by a part. */
export const ACADEMIC_TITLES: readonly string[] = ['dr', 'doctor', 'prof', 'professor', 'dipl', 'diplom', 'mag', 'magister', 'magistra'];

/** Parts that are nobody’s name behind Dipl., small or not. */
export const PARTS_OF_DIPLOMA: readonly string[] = ['ing', 'kfm', 'kffr'];

/** Titles, but also names: Ing, Pan, Don, Sir, Sri. */
export const DOUBTFUL_TITLES =
  'ing pan pani don dona sr sir dame lady lord bay bayan sayin hon sheikh sheik shaikh dra dna d nh mgr ba xin tun dato puan haji hajah sri kum sig bc ir';

/** Countries in which a doubtful title is one. */
export const TITLES_IN: Readonly<Record<string, string>> = {
  FR: 'm me',
  BE: 'm ir',
  LU: 'm',
  MC: 'm',
  ES: 'd dna don sr ing dra',
  MX: 'sr ing don dra',
  AR: 'sr ing don dra',
  CO: 'sr ing don dra',
  PT: 'sr ing dra dona',
  BR: 'sr dra dona',
  IT: 'ing don sig',
  AT: 'ing',
  CZ: 'ing pan pani bc',
  SK: 'ing pan pani bc',
  PL: 'pan pani',
  NL: 'ir',
  IN: 'sri kum',
  MY: 'tun dato puan haji hajah',
  BN: 'dato haji hajah',
  ID: 'ir haji hajah',
  TR: 'bay bayan sayin',
  GB: 'sir dame lady lord',
  CH: 'ing',
};

/** Behind a name: degrees and honours. */
export const SUFFIXES = 'phd md mba msc bsc esq esquire obe mbe cbe dds dvm llm llb cpa rn drs csc emba';

/** Degrees that are names as well, or initials: Mba, Md, R.N. */
export const DOUBTFUL_SUFFIXES: readonly string[] = ['md', 'mba', 'obe', 'mbe', 'cbe', 'rn', 'drs', 'dds'];

/** Those that are initials even in capitals. */
export const SUFFIXES_OR_INITIALS: readonly string[] = ['md', 'rn'];

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
  iii: '3',
  iv: '4',
  neto: 'neto',
};

/** Parts of family names that are often left out: van, de, bin. */
export const PARTICLES =
  'von van vom zu zum zur der den ter ten te de da do dos das del della delle dello di du des la le los las el al bin ibn ben bint binti abu y e i und a ap af av';

/** They belong to the word behind them, as particles do: Abdul Aziz. */
export const PREFIXES =
  'abdul abd abdel abdal abdur abu umm um st saint san santa santo mac mc بن ابن بنت ابو ابي ام عبد ال בן בת אבו ибн бин бен абу абд';

/** Between a name and the name of a father: Salman bin Muhammad and Muhammad bin Salman are two people. */
export const FILIATIONS = 'bin ibn ben bint binti binte bte b بن ابن بنت בן בת ибн бин';

/** Countries in which names are those of the father and the grandfather: Ahmed Hassan and Hassan Ahmed may be a son and his father. */
export const NAMED_AFTER_FATHERS = 'AE BH EG ER ET IQ JO KW LY OM PS QA SA SD SO SY YE';

/** Mr J Smith and Mrs J Smith are two people. */
export const SALUTATIONS = {
  men: 'mr mister herr herrn hr monsieur m me senor sr signor sig dhr meneer pan bay sir lord dom don dott dottor dottore shri sri datuk dato encik haji นาย',
  women:
    'mrs ms miss missis frau fr mme mlle mademoiselle madame senora senorita sra srta dona signora signorina sigra mevr mevrouw mw pani bayan dame lady dra dottssa dottoressa magistra smt kum datin puan hajah นาง นางสาว',
} as const;
