/** The languages of `payprep/element` besides English, each loaded when it is asked for. Written by `npm run indexes`. */
import type { Language } from '../../rules/index/languages.js';
import { type LanguageTexts, textsOf } from './language-texts.js';

export const languages: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LanguageTexts>>> = {
  ar: () =>
    textsOf(
      'ar',
      import('../../rules/texts/ar/fields.js'),
      import('../../rules/texts/ar/alerts.js'),
      import('../../rules/texts/ar/element.js'),
    ),
  de: () =>
    textsOf(
      'de',
      import('../../rules/texts/de/fields.js'),
      import('../../rules/texts/de/alerts.js'),
      import('../../rules/texts/de/element.js'),
    ),
  es: () =>
    textsOf(
      'es',
      import('../../rules/texts/es/fields.js'),
      import('../../rules/texts/es/alerts.js'),
      import('../../rules/texts/es/element.js'),
    ),
  fr: () =>
    textsOf(
      'fr',
      import('../../rules/texts/fr/fields.js'),
      import('../../rules/texts/fr/alerts.js'),
      import('../../rules/texts/fr/element.js'),
    ),
  it: () =>
    textsOf(
      'it',
      import('../../rules/texts/it/fields.js'),
      import('../../rules/texts/it/alerts.js'),
      import('../../rules/texts/it/element.js'),
    ),
  ja: () =>
    textsOf(
      'ja',
      import('../../rules/texts/ja/fields.js'),
      import('../../rules/texts/ja/alerts.js'),
      import('../../rules/texts/ja/element.js'),
    ),
  nl: () =>
    textsOf(
      'nl',
      import('../../rules/texts/nl/fields.js'),
      import('../../rules/texts/nl/alerts.js'),
      import('../../rules/texts/nl/element.js'),
    ),
  pl: () =>
    textsOf(
      'pl',
      import('../../rules/texts/pl/fields.js'),
      import('../../rules/texts/pl/alerts.js'),
      import('../../rules/texts/pl/element.js'),
    ),
  pt: () =>
    textsOf(
      'pt',
      import('../../rules/texts/pt/fields.js'),
      import('../../rules/texts/pt/alerts.js'),
      import('../../rules/texts/pt/element.js'),
    ),
  'pt-BR': () =>
    textsOf(
      'ptBR',
      import('../../rules/texts/pt-BR/fields.js'),
      import('../../rules/texts/pt-BR/alerts.js'),
      import('../../rules/texts/pt-BR/element.js'),
    ),
  sv: () =>
    textsOf(
      'sv',
      import('../../rules/texts/sv/fields.js'),
      import('../../rules/texts/sv/alerts.js'),
      import('../../rules/texts/sv/element.js'),
    ),
  tr: () =>
    textsOf(
      'tr',
      import('../../rules/texts/tr/fields.js'),
      import('../../rules/texts/tr/alerts.js'),
      import('../../rules/texts/tr/element.js'),
    ),
};
