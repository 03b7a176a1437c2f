/**
 * Articles before the names of countries: which names of English have one, and which languages use short names because the long ones want one.
 *
 * @see Unicode CLDR, release 48, English names of territories
 */

const WITH_ARTICLE =
  /^(?:United |Isle of )|(?:Bahamas|Comoros|Gambia|Islands|Maldives|Netherlands|Philippines|Republic|Territor(?:y|ies))$/;

/**
 * The name of a country as a sentence has it. `language`: BCP 47.
 *
 * @example
 * withArticle('Netherlands', 'en') // 'the Netherlands'
 */
export const withArticle = (name: string, language: string): string =>
  language === 'en' && WITH_ARTICLE.test(name) ? `the ${name}` : name;

/** At the beginning of a sentence. */
export const withCapitalArticle = (text: string): string => text.replace(/^the /, 'The ');

/** Which names `Intl` is asked for: German wants an article before the longer ones; some short Spanish names are codes of other countries. */
export const namesOfPlaces = (language: string): 'short' | 'long' => (language === 'de' ? 'short' : 'long');
