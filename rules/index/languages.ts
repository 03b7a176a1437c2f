/** The languages of the texts, as BCP 47 tags. Written by `npm run indexes`. */
export const LANGUAGES = ['en', 'ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'pt-BR', 'sv', 'tr'] as const;

export type Language = (typeof LANGUAGES)[number];
