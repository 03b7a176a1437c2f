/**
 * What is said of a file before anybody knows in which language: a text of `rules/texts/<tag>/cli.ts`, and what stands in it.
 *
 * The gotcha: values come from files. They are filled in once and are not read again, so that a column called `{line}` stays one.
 */
import { en } from '../../rules/texts/en/cli.js';
import type { CliTexts } from '../../rules/vocabulary/cli-texts.js';

export interface Sentence {
  readonly text: keyof CliTexts;
  readonly values: Readonly<Record<string, string | number | Sentence>>;
  /** What stands behind it in every language, such as a list of names. */
  readonly more?: string;
}

/** A sentence; or a text that is there in English alone. */
export type Said = Sentence | string;

export const say = (text: keyof CliTexts, values: Sentence['values'] = {}, more?: string): Sentence => ({
  text,
  values,
  ...(more !== undefined && { more }),
});

/** The words of a text with its values. */
export const fillSentence = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w{1,20})\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));

/** What is said, in a language; default: English. */
export function wordsOfSentence(said: Said, texts: CliTexts = en): string {
  if (typeof said === 'string') return said;
  const values = Object.entries(said.values).map(
    ([name, value]) => [name, typeof value === 'object' ? wordsOfSentence(value, texts) : value] as const,
  );
  return fillSentence(texts[said.text], Object.fromEntries(values)) + (said.more ?? '');
}
