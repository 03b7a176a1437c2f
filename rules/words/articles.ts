/**
 * Articles before the names of countries: which names of English have one, and which languages use short names because the long ones want one. Also
 * how a sentence has the names of a list, where what sorts the name stands first.
 *
 * @see Unicode CLDR, release 48, English names of territories
 * @see https://www.iso.org/iso-3166-country-codes.html
 */

const WITH_ARTICLE =
  /^(?:United |Isle of |(?:Democratic |Islamic |People's )?Republic of |State of |Holy See$)|(?:Bahamas|Comoros|Federation|Gambia|Islands|Maldives|Netherlands|Philippines|Republic|Territor(?:y|ies))$/;

/** Formal names of the list, and what a sentence says for them (CLDR 48). */
const SPOKEN: Readonly<Record<string, string>> = {
  "People's Republic of China": 'China',
  'Islamic Republic of Iran': 'Iran',
  "Lao People's Democratic Republic": 'Laos',
  'Russian Federation': 'Russia',
  'Syrian Arab Republic': 'Syria',
  'United Republic of Tanzania': 'Tanzania',
  'United States of America': 'United States',
  'Republic of The Gambia': 'Gambia',
  'The Republic of North Macedonia': 'North Macedonia',
  "Cote d'Ivoire": 'Côte d’Ivoire',
  Reunion: 'Réunion',
  'South Georgia and the South Sandwich Islands': 'South Georgia',
};

/**
 * An English short name of ISO 3166-1 as it is spoken: without brackets at its end, an article and what is inverted, or with that in front.
 *
 * @example
 * spokenName('Moldova, Republic of') // 'Moldova'
 * spokenName('Virgin Islands, British') // 'British Virgin Islands'
 * spokenName('Russian Federation') // 'Russia'
 */
export function spokenName(listed: string): string {
  const short = SPOKEN[listed];
  if (short !== undefined) return short;
  const [name = listed, inverted] = listed.replace(/ \([^()]{1,60}\)$|^The /g, '').split(', ');
  if (inverted === undefined || inverted.includes(' of')) return name;
  return inverted.includes(' and ') ? listed : `${inverted} ${name}`;
}

/**
 * The name of a country as a sentence has it. `language`: BCP 47.
 *
 * @example
 * withArticle('Netherlands', 'en') // 'the Netherlands'
 */
export const withArticle = (name: string, language: string): string =>
  language === 'en' && WITH_ARTICLE.test(name) ? `the ${name}` : name;

/** As a sentence begins with it. */
export const withCapitalArticle = (text: string): string => text.replace(/^the /, 'The ');

/** Asked for short names of countries: German wants an article before the longer ones. In Spanish, some short names are codes of other countries. */
export const languageOfShortNames = 'de';
