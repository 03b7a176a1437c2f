/** The names of countries and currencies in a language, as the platform has them: `Intl.DisplayNames`, of the CLDR. */

/** The name of a code; `otherwise` where the platform has none. */
export type NameOf = (code: string, otherwise: string) => string;

type NamesOf = (language: string, type: 'region' | 'currency') => NameOf;

const unnamed: NameOf = (_, otherwise) => otherwise;

/** In any language that it knows, English included. */
export const platformNames: NamesOf = (language, type) => {
  try {
    const names = new Intl.DisplayNames([language], { type, fallback: 'none' });
    // it takes another language where it does not know this one
    const isKnown = names.resolvedOptions().locale.split('-')[0] === language.split('-')[0]?.toLowerCase();
    return isKnown ? (code, otherwise) => names.of(code) ?? otherwise : unnamed;
  } catch {
    return unnamed;
  }
};

/** The same where names in English come with the package. */
export const listNames: NamesOf = (language, type) => (language === 'en' ? unnamed : platformNames(language, type));
