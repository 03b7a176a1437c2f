/**
 * The language of the texts in an answer: the first of `Accept-Language` that there are texts in, English where there is none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4 the header
 * @see https://www.rfc-editor.org/rfc/rfc4647#section-3.4 how a tag is looked up
 */
import type { Messages } from 'payprep/alerts';
import type { FieldTexts } from 'payprep/field-texts';
import type { PayeeTexts } from 'payprep/payees';
import type { ReturnTexts } from 'payprep/returns';

/** The texts of a language. */
export interface EngineTexts {
  /** BCP 47. */
  readonly language: string;
  /** Of alerts. */
  readonly messages: Messages;
  /** Of the fields of a form. */
  readonly fields: FieldTexts;
  /** Of return codes. */
  readonly returns: ReturnTexts;
  /** Of what changed of a payee. */
  readonly payees: PayeeTexts;
}

type Words = Omit<EngineTexts, 'language'>;

/** Read when they are first asked for. */
const LOAD = {
  en: async (): Promise<Words> => ({
    messages: (await import('payprep/messages/en')).en,
    fields: (await import('payprep/field-texts/en')).en,
    returns: (await import('payprep/returns/en')).en,
    payees: (await import('payprep/payees/en')).en,
  }),
  ar: async () => ({
    messages: (await import('payprep/messages/ar')).ar,
    fields: (await import('payprep/field-texts/ar')).ar,
    returns: (await import('payprep/returns/ar')).ar,
    payees: (await import('payprep/payees/ar')).ar,
  }),
  de: async () => ({
    messages: (await import('payprep/messages/de')).de,
    fields: (await import('payprep/field-texts/de')).de,
    returns: (await import('payprep/returns/de')).de,
    payees: (await import('payprep/payees/de')).de,
  }),
  es: async () => ({
    messages: (await import('payprep/messages/es')).es,
    fields: (await import('payprep/field-texts/es')).es,
    returns: (await import('payprep/returns/es')).es,
    payees: (await import('payprep/payees/es')).es,
  }),
  fr: async () => ({
    messages: (await import('payprep/messages/fr')).fr,
    fields: (await import('payprep/field-texts/fr')).fr,
    returns: (await import('payprep/returns/fr')).fr,
    payees: (await import('payprep/payees/fr')).fr,
  }),
  it: async () => ({
    messages: (await import('payprep/messages/it')).it,
    fields: (await import('payprep/field-texts/it')).it,
    returns: (await import('payprep/returns/it')).it,
    payees: (await import('payprep/payees/it')).it,
  }),
  ja: async () => ({
    messages: (await import('payprep/messages/ja')).ja,
    fields: (await import('payprep/field-texts/ja')).ja,
    returns: (await import('payprep/returns/ja')).ja,
    payees: (await import('payprep/payees/ja')).ja,
  }),
  nl: async () => ({
    messages: (await import('payprep/messages/nl')).nl,
    fields: (await import('payprep/field-texts/nl')).nl,
    returns: (await import('payprep/returns/nl')).nl,
    payees: (await import('payprep/payees/nl')).nl,
  }),
  pl: async () => ({
    messages: (await import('payprep/messages/pl')).pl,
    fields: (await import('payprep/field-texts/pl')).pl,
    returns: (await import('payprep/returns/pl')).pl,
    payees: (await import('payprep/payees/pl')).pl,
  }),
  pt: async () => ({
    messages: (await import('payprep/messages/pt')).pt,
    fields: (await import('payprep/field-texts/pt')).pt,
    returns: (await import('payprep/returns/pt')).pt,
    payees: (await import('payprep/payees/pt')).pt,
  }),
  'pt-BR': async () => ({
    messages: (await import('payprep/messages/pt-BR')).ptBR,
    fields: (await import('payprep/field-texts/pt-BR')).ptBR,
    returns: (await import('payprep/returns/pt-BR')).ptBR,
    payees: (await import('payprep/payees/pt-BR')).ptBR,
  }),
  sv: async () => ({
    messages: (await import('payprep/messages/sv')).sv,
    fields: (await import('payprep/field-texts/sv')).sv,
    returns: (await import('payprep/returns/sv')).sv,
    payees: (await import('payprep/payees/sv')).sv,
  }),
  tr: async () => ({
    messages: (await import('payprep/messages/tr')).tr,
    fields: (await import('payprep/field-texts/tr')).tr,
    returns: (await import('payprep/returns/tr')).tr,
    payees: (await import('payprep/payees/tr')).tr,
  }),
} satisfies Readonly<Record<string, () => Promise<Words>>>;

type Language = keyof typeof LOAD;

export const ENGINE_LANGUAGES = Object.keys(LOAD) as readonly Language[];

/** Nobody reads more languages. */
const MAX_RANGES = 20;
const MAX_LENGTH = 1_000;

/** A language and how much it is wanted, 0 to 1. */
const RANGE = /^([a-z]{1,8}(?:-[a-z\d]{1,8}){0,8}|\*)(?:[\t ]{0,9};[\t ]{0,9}q=(\d(?:\.\d{1,3})?))?$/i;

interface Range {
  readonly tag: string;
  readonly quality: number;
}

/** The languages that are wanted, the most wanted first. What is no language is left out. */
function rangesOf(header: string): readonly Range[] {
  if (header.length > MAX_LENGTH) return [];
  return header
    .split(',', MAX_RANGES)
    .flatMap((part) => {
      const [, tag, quality = '1'] = RANGE.exec(part.trim()) ?? [];
      return tag === undefined ? [] : [{ tag: tag.toLowerCase(), quality: Number(quality) }];
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
}

/** `pt-BR` for `pt-br-x-ours`, `pt` for `pt-PT`; undefined for a language without texts. */
function lookUp(tag: string): Language | undefined {
  const subtags = tag.split('-');
  for (let length = subtags.length; length > 0; length--) {
    const shorter = subtags.slice(0, length).join('-');
    const found = ENGINE_LANGUAGES.find((language) => language.toLowerCase() === shorter);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The language for an `Accept-Language`; English where none of it has texts. */
export function languageFor(header: string | null): Language {
  for (const { tag } of rangesOf(header ?? '')) {
    const found = tag === '*' ? 'en' : lookUp(tag);
    if (found !== undefined) return found;
  }
  return 'en';
}

const load = async (language: Language): Promise<EngineTexts> => ({ language, ...(await LOAD[language]()) });

const loaded = new Map<Language, Promise<EngineTexts>>();

/** To import a module again takes the time of a small answer, though it is there: each language is asked for once. */
export function textsIn(language: Language): Promise<EngineTexts> {
  const texts = loaded.get(language) ?? load(language);
  loaded.set(language, texts);
  return texts;
}
