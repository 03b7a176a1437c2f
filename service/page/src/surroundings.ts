/** The context of every part of the page: its language and texts. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Brand } from '../../http/brand/brands.js';
import { loadAlertTexts } from './form/alert-texts.js';
import { fieldsInEnglish, loadFieldTexts } from './form/field-texts.js';
import type { Words } from './form/words.js';
import { type Language, loadTexts } from './language.js';
import { namesIn } from './names.js';
import { en } from './texts/en.js';

export interface Surroundings extends Words {
  readonly language: Language;
  /** The brand of the organization, when the session is loaded. */
  readonly brand?: Brand | undefined;
}

/** The page in one language, without the texts of alerts: nothing raises one before the engine is there. */
export async function firstSurroundingsIn(language: Language): Promise<Surroundings> {
  const [texts, fields] = await Promise.all([loadTexts(language), loadFieldTexts(language)]);
  return { language, texts, fields, names: namesIn(language), alerts: undefined };
}

/** The page in one language. It fails where any of the texts fails to load: a page that is half in another language is read from the wrong side. */
export async function surroundingsIn(language: Language): Promise<Surroundings> {
  const [first, alerts] = await Promise.all([firstSurroundingsIn(language), loadAlertTexts(language)]);
  return { ...first, alerts };
}

const context = createContext<Surroundings>({
  language: 'en',
  texts: en,
  fields: fieldsInEnglish,
  names: namesIn('en'),
  alerts: undefined,
});

export const SurroundingsProvider = context.Provider;

export const useSurroundings = (): Surroundings => useContext(context);
