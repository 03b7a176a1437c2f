/**
 * How sure country, town and post code of an address are. Each step of the division notes on the draft what makes it doubtful, by name, where it finds it;
 * `confidenceOf` makes one answer of that.
 *
 * The gotcha: doubts about the place of the town add up. One leaves the town likely, two leave it a guess, whatever they are.
 */

export type AddressConfidence = 'high' | 'medium' | 'low';

/**
 * What each doubt does. `low`: country or town is missing, or a guess. `step`: the town is likely where this is the only one, else a guess.
 * `medium`: town and country are at most likely, and this does not add up with others.
 */
const EFFECTS = {
  /** Too long, or too many lines. */
  'not-read': 'low',
  'country-unknown': 'low',
  /** The text names another country than the caller. */
  'country-contradicted': 'low',
  'town-missing': 'low',
  'town-is-placeholder': 'low',
  /** Nothing in its place can be the town. */
  'no-town-in-place': 'low',
  /** `903 26 Umeå Norrlandsgatan 2` */
  'street-in-town': 'low',
  /** `LIELA IELA 9 LIEPAJA` */
  'town-behind-house-number': 'low',
  /** `г. Тверь` without a post code */
  'marked-town-without-code': 'low',

  /** Of letters that run on, a syllable says where the name ends. */
  'letters-run-on': 'step',
  /** `г. Москва` with a post code: the word may stand for a village, too. */
  'marked-town': 'step',
  /** No comma parts street and town. */
  'town-beside-street': 'step',
  /** `44000 Nantes 2 allée Brancas` */
  'street-beside-town': 'step',
  /** `Lima 27` */
  'district-number': 'step',
  /** The code has another place than the layout, another form, or is the number of a house. */
  'code-out-of-place': 'step',
  'no-post-code': 'step',
  /** The town stands on the other side of the code than the layout has it, or before the street. */
  'town-out-of-place': 'step',
  /** Behind the code stands a region, or a street, and the town before it. */
  'no-town-behind-code': 'step',
  /** Before the code stands a street, and the town in the next piece. */
  'town-in-next-piece': 'step',
  /** `Todos os Santos, Rio de Janeiro`: a quarter of the town, or a town of the state. */
  'quarter-or-town': 'step',
  /** The name may hold more than a town, or be that of something else. */
  'not-only-a-town': 'step',
  /** One of the largest, or the chief town, where none was found in its place. */
  'town-known-by-name': 'step',
  /** `SG` says the country, and not that it is the town. */
  'city-state-by-code': 'step',

  /** The name of the country stands among other words, or only a post code, a script, a town or words tell it. */
  'country-not-named': 'medium',
  /** A post box stood between the town and other text. */
  'box-divided': 'medium',
  /** The post code may belong to a telephone number. */
  'code-of-number': 'medium',
  /** A word of the country parted the town from other text, and no comma did. */
  'town-divided': 'medium',
  /** Text that no field took, or a line that may be the town. */
  'text-left': 'medium',
  /** A line may have been cut in the middle of a name. */
  'line-cut': 'medium',
} as const satisfies Readonly<Record<string, 'low' | 'step' | 'medium'>>;

/** What makes an address doubtful. */
export type Doubt = keyof typeof EFFECTS;

/** The confidence of an address with these doubts. */
export function confidenceOf(doubts: ReadonlySet<Doubt>): AddressConfidence {
  const effects = [...doubts].map((doubt) => EFFECTS[doubt]);
  const steps = effects.filter((effect) => effect === 'step').length;
  if (effects.includes('low') || steps > 1) return 'low';
  return effects.length > 0 ? 'medium' : 'high';
}
