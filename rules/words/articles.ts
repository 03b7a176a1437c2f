/**
 * The names of countries that English has an article before.
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
