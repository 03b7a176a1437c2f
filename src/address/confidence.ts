/**
 * How sure country, town and post code of an address are. Each step of the division notes on the draft what makes it doubtful, by name, where it finds it;
 * `confidenceOf` makes one answer of that.
 *
 * The gotcha: doubts about the place of the town add up. One leaves the town likely, two leave it a guess, whatever they are.
 */

export type AddressConfidence = 'high' | 'medium' | 'low';

/** With one of these, country or town is missing, or a guess. */
const LOW = [
  /** Too long, or too many lines. */
  'not-read',
  'country-unknown',
  /** The text names another country than the caller. */
  'country-contradicted',
  'town-missing',
  'town-is-placeholder',
  /** Nothing in its place can be the town. */
  'no-town-in-place',
  /** `903 26 Umeå Norrlandsgatan 2`, `LIELA IELA 9 LIEPAJA` */
  'street-in-town',
  /** `г. Тверь` without a post code */
  'marked-town-without-code',
] as const;

/** With these, the address is likely at most, and they do not add up. */
const MEDIUM = [
  /** The name of the country stands among other words, or only a post code, a script, a town or words tell it. */
  'country-not-named',
  /** A post box stood between the town and other text. */
  'box-divided',
  /** The post code may belong to a telephone number. */
  'code-of-number',
  /** A word of the country parted the town from other text, and no comma did. */
  'town-divided',
  /** Text that no field took, or a line that may be the town. */
  'text-left',
  /** Town or post code stand behind the name of the country, where other things stand, too. */
  'behind-country',
  /** A line may have been cut in the middle of a name. */
  'line-cut',
  /** Two post codes stand where the layout has one. */
  'several-codes',
  /** The caller alone says the country, and the town is known of others: `75001 Berlin` in France. */
  'town-of-another-country',
] as const;

/** What says that the town is not certain: it is likely with one of these, and a guess with two. */
type TownDoubt =
  /** Of letters that run on, a syllable says where the name ends. */
  | 'letters-run-on'
  /** `г. Москва` with a post code: the word may stand for a village, too. */
  | 'marked-town'
  /** No comma parts street and town. */
  | 'town-beside-street'
  /** `44000 Nantes 2 allée Brancas` */
  | 'street-beside-town'
  /** `Lima 27` */
  | 'district-number'
  /** The code has another place than the layout, another form, or is the number of a house. */
  | 'code-out-of-place'
  | 'no-post-code'
  /** The town stands on the other side of the code than the layout has it, or before the street. */
  | 'town-out-of-place'
  /** Behind the code stands a region, or a street, and the town before it. */
  | 'no-town-behind-code'
  /** Before the code stands a street, and the town in the next piece. */
  | 'town-in-next-piece'
  /** `Todos os Santos, Rio de Janeiro`: a quarter of the town, or a town of the state. */
  | 'quarter-or-town'
  /** The name may hold more than a town, or be that of something else. */
  | 'not-only-a-town'
  /** One of the largest, or the chief town, where none was found in its place. */
  | 'town-known-by-name'
  /** `SG` says the country, and not that it is the town. */
  | 'city-state-by-code';

/** What makes an address doubtful. */
export type Doubt = (typeof LOW)[number] | (typeof MEDIUM)[number] | TownDoubt;

const isOneOf = (doubt: Doubt, doubts: readonly Doubt[]): boolean => doubts.includes(doubt);

/** The confidence of an address with these doubts. */
export function addressConfidence(doubts: ReadonlySet<Doubt>): AddressConfidence {
  const all = [...doubts];
  const ofTown = all.filter((doubt) => !isOneOf(doubt, LOW) && !isOneOf(doubt, MEDIUM));
  if (ofTown.length > 1 || all.some((doubt) => isOneOf(doubt, LOW))) return 'low';
  return all.length > 0 ? 'medium' : 'high';
}
