/**
 * What the element says in a language: the texts of its fields and a few words of its own, and, once something is checked, those of alerts.
 *
 * English comes with it, but for alerts; another language is a chunk, which is loaded when it is asked for.
 */
import type { Language } from '../../rules/index/languages.js';
import type { AlertTexts } from '../../rules/texts/alert-texts.js';
import { en as words } from '../../rules/texts/en/element.js';
import { en as fields } from '../../rules/texts/en/fields.js';
import type { LanguageTexts } from './language-texts.js';
import { languageMessages, languages } from './languages.js';

export interface ElementTexts extends LanguageTexts {
  /** BCP 47. */
  readonly language: string;
}

export const english: ElementTexts = { language: 'en', fields, words };

/** The language that there is for a tag: `de` for `de-AT`, English for one without texts. */
export function languageFor(tag: string): string {
  const known = ['en', ...Object.keys(languages)];
  const find = (wanted: string) => known.find((each) => each.toLowerCase() === wanted.toLowerCase());
  return find(tag) ?? find(tag.split('-')[0] ?? '') ?? 'en';
}

const isLoadable = (language: string): language is keyof typeof languages => Object.hasOwn(languages, language);

const loaded = /* @__PURE__ */ new Map<string, Promise<ElementTexts>>();

async function load(language: string): Promise<ElementTexts> {
  return isLoadable(language) ? { ...(await languages[language]()), language } : english;
}

/** The texts of a language. One that cannot be loaded is English, and is imported again the next time; Chromium fetches it only once the page is loaded anew. */
export function textsIn(language: string): Promise<ElementTexts> {
  const texts =
    loaded.get(language) ??
    load(language).catch(() => {
      loaded.delete(language);
      return english;
    });
  loaded.set(language, texts);
  return texts;
}

const messages = /* @__PURE__ */ new Map<string, AlertTexts>();

/** The texts of alerts in a language, once they are loaded. */
export const loadedMessages = (language: string): AlertTexts | undefined => messages.get(language);

/** Loads the texts of alerts in a language that `languageFor` gives. */
export async function loadMessages(language: string): Promise<AlertTexts> {
  const found = messages.get(language) ?? (await (languageMessages[language as Language] ?? languageMessages.en)());
  messages.set(language, found);
  return found;
}
