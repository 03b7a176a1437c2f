/**
 * Articles before the names of countries: which names of English have one, and which languages use short names because the long ones want one. Also
 * how a sentence has the names of a list, where what sorts the name stands first.
 *
 * @see Unicode CLDR, release 48, English names of territories
 * @see https://www.iso.org/iso-3166-country-codes.html
 */

const WITH_ARTICLE =
  /^(?:United |Isle of |(?:Democratic |Islamic |People's )?Republic of |State of |Holy See$)|(?:Bahamas|Comoros|Federation|Gambia|Islands|Maldives|Netherlands|Philippines|Republic|Territor(?:y|ies))$/;

/**
 * An English short name of ISO 3166-1 as it is spoken: without brackets at its end, an article and what is inverted, or with that in front.
 *
 * @example
 * spokenName('Moldova, Republic of') // 'Moldova'
 * spokenName('Virgin Islands, British') // 'British Virgin Islands'
 */
export function spokenName(listed: string): string {
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
