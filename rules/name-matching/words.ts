/** Words of companies, and the small words between names. Small letters, without accents; ä, ö, ü are a, o, u. */
import { VIETNAMESE_SYLLABLE } from './syllables.js';

/** `&` in words. Those of one letter count only between two other words. */
export const CONNECTORS = '& + and und et y e i och og en ja ve a u oraz si и і та και';

/** Connectors that are an initial, or a name as well: Wang En Lin. */
export const DOUBTFUL_CONNECTORS = 'y e i en ja ve a u si и і';

/** Of one letter, and with a dot all the same: Kern u. Söhne. */
export const DOTTED_CONNECTOR = 'u';

/** Countries whose word for “and” a doubtful one is, where another name has & in its place: Pérez y García. */
export const CONNECTORS_IN: Readonly<Record<string, readonly string[]>> = {
  ES: ['y', 'e', 'i'], AR: ['y', 'e'], BO: ['y', 'e'], CL: ['y', 'e'], CO: ['y', 'e'], CR: ['y', 'e'], DO: ['y', 'e'], EC: ['y', 'e'], GT: ['y', 'e'], HN: ['y', 'e'], MX: ['y', 'e'], NI: ['y', 'e'], PA: ['y', 'e'], PE: ['y', 'e'], PY: ['y', 'e'], SV: ['y', 'e'], UY: ['y', 'e'], VE: ['y', 'e'],
  PT: ['e'], BR: ['e'], IT: ['e'], SM: ['e'], PL: ['i'], HR: ['i'], RS: ['i', 'и'], BA: ['i', 'и'], SI: ['in'], CZ: ['a'], SK: ['a'], RO: ['si'], MD: ['si'], NL: ['en'], BE: ['en'],
  DE: ['u'], AT: ['u'], CH: ['u', 'e'], LI: ['u'], FI: ['ja'], EE: ['ja'], TR: ['ve'], RU: ['и'], BG: ['и'], MK: ['и'], UA: ['і'],
}; // biome-ignore format: a table

/** Words before the name of a firm that address it: Messrs Smith & Co. They are no part of it. */
export const FIRM_SALUTATIONS: readonly string[] = ['messrs'];

/** Messrs as a sign, as the firms of South Asia are addressed: M/s Sharma Traders. It is read as the word. */
export const FIRM_SALUTATION_SIGN: readonly [sign: RegExp, word: string] = [/^\s*M\/s(?:\.\s*|\s+)/i, 'Messrs '];

/** Pty Ltd as the firms of Australia shorten it behind their names: Example Plumbing P/L. It is read as the form. */
export const PROPRIETARY_SIGN: readonly [sign: RegExp, form: string] = [/(?<=\S\s+)P\/L\.?(?=\s|$)/i, 'Pty Ltd'];

/** Before the name of a firm, or the first word of it: Firma Müller Bau, Fa. Müller, Firma Handlowa Nowak. */
export const DOUBTFUL_FIRM_SALUTATIONS: readonly string[] = ['firma', 'fa'];

/** Behind a connector: Rossi e figli, García y Cía. */
export const KIN =
  'c co cia cie company compagnie compania compagnia companhia familie family figli figlio figlie filho filhos filha filhas fratelli hijo hijos hija hijas hermano hermanos fils fille filles frere freres zoon zonen zn broers son sons sohn sohne soehne tochter bruder sonner soner syn synowie synove synovi sin sinovi ogullari сын сыновья сини';

/** At the beginning of a company’s name. */
export const ARTICLES = 'the a an der die das le la les el los las il lo gli het de os as';

/** Those that are nothing else in most names. The others begin names as well: Los Angeles, Le Minh, DE Shaw, Das Gupta, Der Hagopian. */
export const SURE_ARTICLES: readonly string[] = ['the', 'het', 'gli'];

/** A sure article is a name before such a word: The may be Thế, as in The Anh. */
export const NAME_BEHIND_ARTICLE: Readonly<Record<string, RegExp>> = { the: VIETNAMESE_SYLLABLE };

const GERMAN = 'der die das';

const FRENCH = 'le la les';
const SPANISH = 'el la los las';
const PORTUGUESE = 'o os a as';
/** Countries in which others are articles. */
export const ARTICLES_IN: Readonly<Record<string, string>> = {
  FR: FRENCH, BE: `${FRENCH} de`, LU: FRENCH, MC: FRENCH, DE: GERMAN, AT: GERMAN, LI: GERMAN, CH: `${FRENCH} il ${GERMAN}`, ES: SPANISH, MX: SPANISH, AR: SPANISH, CO: SPANISH, CL: SPANISH, PE: SPANISH,
  PT: PORTUGUESE, BR: PORTUGUESE, GB: 'the', IE: 'the', US: 'the', CA: 'the', AU: 'the', NZ: 'the', IT: 'il lo la i le', SM: 'il lo la i le', NL: 'de',
}; // biome-ignore format: a table

/** Words that carry no meaning of their own in the name of a company. */
export const SMALL_WORDS =
  'of for fur fuer the de du des la le les der die das dem den zur zum van voor di del della do da dos das in im at am & and und et y e i och og en';

/** Links a person to a trading name, or a firm to the name that it had before. */
export const TRADING_AS =
  /[\s(]+(?:t\/a|t\.a\.|trading as|dba|d\/b\/a|d\.b\.a\.|doing business as|handelnd als|inh\.?|inhaber|inhaberin|c\/o|h\/o|h\.o\.d\.n\.|exerçant sous|formerly(?: known as)?|f\/k\/a|previously|vormals|ehemals|anciennement|voorheen)[\s:]+/iu;

/** The words, or their beginning, without which `TRADING_AS` finds nothing but strokes: most names have none. */
export const TRADING_WORDS =
  'ta trading dba doing handelnd inh inhaber inhaberin hodn exercant formerly previously vormals ehemals anciennement voorheen';

/** Between the holders of a joint account. */
export const HOLDER_CONNECTORS = 'and und et y e i och og en or oder ou o oraz ve';

/** Of these, what is an initial, a name, or part of one: Ortega y Gasset. Those of two letters or more are words for and where they are small. */
export const DOUBTFUL_HOLDER_LETTER = /^[yeio]$/iu;
export const DOUBTFUL_HOLDER_WORD = /^(?:en|ve|or|ou|og)$/iu;

/** Between them where each may use the account alone: A. de Boer e/o P. Jansen. */
export const HOLDERS_WITH_STROKE = 'and/or und/oder et/ou e/ou y/o e/o o/e en/of og/eller och/eller';

/**
 * Words that show a name to be a company’s. No given names and few family names: a person called Bau or Holding is compared as a company, whose rules
 * are stricter.
 */
export const BUSINESS_WORDS = `
  academy accounting advertising advisors advisory agency agentur agro aktien alliance apotheke apotheken architects architekten asesores asesoria asset
  assets assistance associates association associes assurance assurances atelier auto autohaus autos autoteile autowerkstatt backerei bakeries bakers
  bakery banco bank banka banking banque bau baugesellschaft bauunternehmen betrieb biotech boutique brewery brothers bros brauerei buero buro builders
  building business cabinet cafe capital cars catering cement center centre centro chambers charity chemicals chemie clean cleaning clinic club clothing
  coffee college commerce commercial commercio comercio comercial comercializadora communications community company computer computers computing concept
  construction construcciones constructora consult consultants consulting consultoria contracting contractors cooperative cooperativa corporate council
  courier creations creative dach data dental department design development developments diagnostics dienst dienste dienstleistung dienstleistungen digital direct
  distribuidora distribution distributors druck druckerei education elektro elektronik electric electrical electronics empresa empresas energy energia
  energie engineering enterprise enterprises entreprise environmental equipment equipments estate estates event events exchange exim export exports
  express fabrik factory farms fashion film films finance financial finanz fitness food foods forschung foundation freight fund funds furniture galerie
  gallery games garage gardens gaststatte gebruder gebrueder gesellschaft gida global gmbh goods grocery group groep grupo gruppe gruppo groupe handels
  handelsgesellschaft handwerk hardware healthcare health heating heizung holding holdings homes hospital hospitality hostel hotel hotels hygiene
  imaging immobilien immobiliare immobiliere import imports importadora industria industrial industrias industrie industries industry informatik
  ingenieure ingenieurburo innovation innovations institut institute insurance interiors international intl invest investment investments investimentos
  investors jewellers kanzlei kitchen klinik kliniek kombinat komfort konzept labor laboratories laboratory labs lawyers leasing lebensmittel legal
  lighting limited logistic logistica logistics logistik logistika machinery magazin maintenance malerbetrieb management manufacturing marketing markt
  maschinenbau materials mechanical media medical medien medizin metal metals metall metzgerei mining mobile mobility montage motors museum music
  network networks news notariat nutrition office offices oil online optik optical orchester organic osteopathie outdoor packaging paper parking parts
  partner partners partnership parfums pensions petroleum pflege pflegedienst pharma pharmacy pharmaceutical pharmaceuticals photo photography
  physiotherapie pizzeria plastic plastics plumbing praxis print printing productions produkte produktions products project projects properties property
  publications publishers publishing quality radio real realty recruitment recycling rechtsanwalte reisen reiseburo rental rentals repair research
  resort resources restaurant restaurants retail reinigung roofing salon sanitar school schule schreinerei science sciences scientific security
  securities seguros service services servicios servicos shipping shop shops sicherheit software solar solution solutions spedition spirits
  societe etablissements sports stadtwerke stables steuerberatung steuerberater storage store stores strategy strom studio studios style suppliers supplies supply support
  surgery syndicate synergy system systeme systems taxi technical technik technika technologie technologies technology tech telecom telecommunications
  telekom textile textiles theater theatre therapy tischlerei tools toolshop tourism tours toys trade traders trading transport transporte transportes
  transports travel treuhand treuhandgesellschaft umwelt university universitat universidad unternehmen utilities valley vehicles ventures verlag
  vermietung versand gemeente gemeinde mairie ayuntamiento municipio municipality gmina kommune kommun stadtverwaltung vve versicherung versicherungen versicherungsmakler vertrieb verwaltung video vino water web wellness werbung werk werke werkstatt
  werkzeug weg wohnungseigentumergemeinschaft eigentumergemeinschaft hausgemeinschaft kirchengemeinde pfarrgemeinde pfarramt finanzamt landkreis forderverein sportverein feuerwehr kindergarten copropriete condominio wholesale wines wirtschaft woodworks workshop works world worldwide zentrum zimmerei ооо компания группа торговыи торговая строи сервис завод
  центр
`;

/** Ends of compounds that are words of companies: Wohnbaugesellschaft, Blumenladen. Not of a practice, which stands beside a name with titles. Hardly a family name of nine letters or more ends so. */
export const ENDINGS_OF_BUSINESS: readonly string[] =
  'gesellschaft verwaltung werkstatt verein betrieb versicherung stiftung zentrum technik backerei baeckerei metzgerei verlag laden fabrik schule bedrijf winkel vereniging stichting foretagen foreningen'.split(
    ' ',
  );

/** Places and directions. In another order they are other places: Hilton Paris, Paris Hilton. */
export const PLACES = `
  deutschland germany austria osterreich schweiz switzerland suisse france italia italy espana spain portugal nederland netherlands holland belgium
  belgie belgique polska poland danmark denmark sverige sweden norge norway suomi finland ireland uk usa america britain scotland wales india china
  japan brasil brazil mexico canada australia africa asia middle east emirates dubai london berlin munchen hamburg paris madrid barcelona lisboa milano
  roma wien zurich amsterdam vienna munich york singapore hongkong hong kong tokyo europa europe
  north south east west nord sud ost ouest norte sur oeste
`;

/** Places, and business words that are names of people as well: they make a company another one, but do not show a name to be a company’s. */
export const DISTINGUISHING_WORDS = `${PLACES}
  wood church gold house royal bar garden farm pension press care power marine team motor wind market gas union haus holz stahl wasser spa city steel sons
  wine sport home casa beauty handel law tax trust
`;
