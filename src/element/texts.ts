/**
 * What the element says in a language: the texts of its fields, those of alerts, and a few words of its own.
 *
 * English comes with it; another language is a chunk, which is loaded when it is asked for.
 */
import { en as messages } from '../../rules/index/alert-texts.js';
import type { AlertTexts } from '../../rules/vocabulary/alert-texts.js';
import type { FieldTexts } from '../../rules/vocabulary/field-text.js';
import { en as fields } from '../field-texts/en.js';
import { languages } from './languages.js';

/** What neither a field nor an alert says. */
interface Words {
  readonly didYouMean: string;
  readonly use: string;
  readonly bank: string;
  readonly choose: string;
}

export interface ElementTexts {
  /** BCP 47. */
  readonly language: string;
  readonly fields: FieldTexts;
  readonly messages: AlertTexts;
  readonly words: Words;
}

const EN: Words = { didYouMean: 'Did you mean {text}?', use: 'Use this', bank: 'Bank', choose: 'Please choose' };

const WORDS: Readonly<Record<string, Words>> = {
  en: EN,
  ar: { didYouMean: 'هل تقصد {text}؟', use: 'استخدم هذا', bank: 'البنك', choose: 'يرجى الاختيار' },
  de: { didYouMean: 'Meinten Sie {text}?', use: 'Übernehmen', bank: 'Bank', choose: 'Bitte wählen' },
  es: { didYouMean: '¿Quiso decir {text}?', use: 'Usar', bank: 'Banco', choose: 'Elija una opción' },
  fr: { didYouMean: 'Vouliez-vous dire {text} ?', use: 'Utiliser', bank: 'Banque', choose: 'Veuillez choisir' },
  it: { didYouMean: 'Intendeva {text}?', use: 'Usa questo', bank: 'Banca', choose: 'Scegliere' },
  ja: { didYouMean: '{text} ですか？', use: 'これを使う', bank: '銀行', choose: '選択してください' },
  nl: { didYouMean: 'Bedoelde u {text}?', use: 'Overnemen', bank: 'Bank', choose: 'Maak een keuze' },
  pl: { didYouMean: 'Czy chodziło o {text}?', use: 'Użyj', bank: 'Bank', choose: 'Wybierz' },
  pt: { didYouMean: 'Quis dizer {text}?', use: 'Usar', bank: 'Banco', choose: 'Escolha uma opção' },
  'pt-BR': { didYouMean: 'Você quis dizer {text}?', use: 'Usar', bank: 'Banco', choose: 'Escolha uma opção' },
  sv: { didYouMean: 'Menade du {text}?', use: 'Använd', bank: 'Bank', choose: 'Välj' },
  tr: { didYouMean: 'Bunu mu demek istediniz: {text}?', use: 'Kullan', bank: 'Banka', choose: 'Lütfen seçiniz' },
};

export const english: ElementTexts = { language: 'en', fields, messages, words: EN };

/** The language that there is for a tag: `de` for `de-AT`, English for one without texts. */
export function languageFor(tag: string): string {
  const known = ['en', ...Object.keys(languages)];
  const find = (wanted: string) => known.find((each) => each.toLowerCase() === wanted.toLowerCase());
  return find(tag) ?? find(tag.split('-')[0] ?? '') ?? 'en';
}

const loaded = /* @__PURE__ */ new Map<string, Promise<ElementTexts>>();

async function load(language: string): Promise<ElementTexts> {
  const texts = await languages[language]?.();
  return texts === undefined ? english : { ...texts, language, words: WORDS[language] ?? EN };
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

export const hasWordsIn = (language: string): boolean => WORDS[language] !== undefined;
