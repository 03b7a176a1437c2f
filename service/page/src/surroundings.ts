/** What every part of the page needs: its language, and the words of it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Brand } from '../../http/brand/brands.js';
import { alertTexts } from './engine.js';
import type { AlertTexts } from './form/words.js';
import { type Language, loadTexts } from './language.js';
import { type Names, namesIn } from './names.js';
import { loadAlertTexts } from './texts/alerts.js';
import { en, type Texts } from './texts/en.js';

export interface Surroundings {
  readonly language: Language;
  readonly texts: Texts;
  readonly names: Names;
  readonly alerts: AlertTexts;
  /** Of the organization, once the session has told it. */
  readonly brand?: Brand | undefined;
}

export async function surroundingsIn(language: Language): Promise<Surroundings> {
  const [texts, alerts] = await Promise.all([loadTexts(language), loadAlertTexts(language)]);
  return { language, texts, names: namesIn(language), alerts };
}

const context = createContext<Surroundings>({ language: 'en', texts: en, names: namesIn('en'), alerts: alertTexts });

export const SurroundingsProvider = context.Provider;

export const useSurroundings = (): Surroundings => useContext(context);
