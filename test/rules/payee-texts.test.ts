/** The texts of what changed of a payee in every language: whole, in sentences, in its own letters, with the places of the English text, and nothing else to fill in. */
import { describe, expect, test } from 'vitest';
import { en } from '../../rules/texts/en/payees.js';
import type { PayeeTexts } from '../../rules/texts/payee-texts.js';
import { exportOf, languages } from './language-texts.js';

const textsOf = async (tag: string): Promise<PayeeTexts> => {
  const module = (await import(`../../rules/texts/${tag}/payees.ts`)) as Readonly<Record<string, PayeeTexts>>;
  const texts = module[exportOf(tag)];
  if (texts === undefined) throw new Error(`rules/texts/${tag}/payees.ts exports no ${exportOf(tag)}`);
  return texts;
};

/** Place → text. */
const entriesOf = (texts: PayeeTexts): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([group, members]) =>
    Object.entries(members as Readonly<Record<string, string>>).map(([code, text]) => [`${group} ${code}`, text] as const),
  );

const placesOf = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
const english = new Map(entriesOf(en));

describe.each(languages)('$tag', async ({ tag, letters, stop = '.' }) => {
  const entries = entriesOf(await textsOf(tag));

  test('has the codes of the English texts, in their order', () => expect(entries.map(([code]) => code)).toEqual([...english.keys()]));

  test('is made of whole sentences, none twice', () => {
    const sentences = entries.filter(([code]) => !code.startsWith('kinds'));
    expect(sentences.filter(([, text]) => !text.endsWith(stop) || /\s{2}|\$/.test(text)).map(([code]) => code)).toEqual([]);
    expect(new Set(entries.map(([, text]) => text)).size).toBe(entries.length);
  });

  test('has the places of the English texts', () => {
    const others = entries.filter(([code, text]) => placesOf(text).join() !== placesOf(english.get(code) ?? '').join());
    expect(others.map(([code]) => code)).toEqual([]);
    expect(entries.find(([code]) => code === 'changes BANK_MERGED')?.[1]).toMatch(/\s?[(（]\{date\}[)）]/);
  });

  test('is written in letters of the language', () => {
    const own = new RegExp(`^[A-Za-z${letters}]$`, 'u');
    const foreign = entries.flatMap(([code, text]) =>
      [...text].filter((one) => /\p{L}/u.test(one) && !own.test(one)).map((one) => `${code}: ${one}`),
    );
    expect(foreign).toEqual([]);
  });

  test('asks where the English text asks', () => {
    const ask = /Ask the payee/;
    const asked = entries.filter(([code]) => ask.test(english.get(code) ?? '')).map(([, text]) => text);
    const suffixOf = (one: string, other: string): string => {
      let length = 0;
      while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
      return one.slice(one.length - length);
    };
    expect(asked.reduce(suffixOf).length).toBeGreaterThan(tag === 'ja' ? 20 : 40);
  });
});
