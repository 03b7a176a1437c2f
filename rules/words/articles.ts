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

/** As a sentence begins with it. */
export const withCapitalArticle = (text: string): string => text.replace(/^the /, 'The ');

/** Asked for short names of countries: German wants an article before the longer ones. In Spanish, some short names are codes of other countries. */
export const languageOfShortNames = 'de';
