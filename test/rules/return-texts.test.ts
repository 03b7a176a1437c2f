/** The texts of return codes in every language: whole, in sentences, in its own letters, and of nothing that the English text does not say. */
import { describe, expect, test } from 'vitest';
import { MEANINGS } from '../../rules/returns/meanings.js';
import type { ReturnTexts } from '../../rules/texts/return-texts.js';
import { exportOf, languages } from './language-texts.js';

const textsOf = async (tag: string): Promise<ReturnTexts> => {
  const module = (await import(`../../rules/texts/${tag}/returns.ts`)) as Readonly<Record<string, ReturnTexts>>;
  const texts = module[exportOf(tag)];
  if (texts === undefined) throw new Error(`rules/texts/${tag}/returns.ts exports no ${exportOf(tag)}`);
  return texts;
};

const all = Object.keys(MEANINGS);

describe.each(languages)('$tag', async ({ tag, letters, local, stop = '.' }) => {
  const texts = await textsOf(tag);
  const entries = Object.entries(texts);

  test('has every meaning, in the order of the meanings', () => expect(Object.keys(texts)).toEqual(all));

  test('is made of whole sentences, none twice', () => {
    expect(entries.filter(([, text]) => !text.endsWith(stop) || /\s{2}|[{}]/.test(text)).map(([meaning]) => meaning)).toEqual([]);
    expect(new Set(entries.map(([, text]) => text)).size).toBe(entries.length);
  });

  test('is written in letters of the language', () => {
    const own = new RegExp(`^[A-Za-z${letters}]$`, 'u');
    const foreign = entries.flatMap(([meaning, text]) =>
      [...text].filter((one) => /\p{L}/u.test(one) && !own.test(one)).map((one) => `${meaning}: ${one}`),
    );
    expect(foreign).toEqual([]);
    expect(entries.filter(([, text]) => local?.test(text)).map(([meaning]) => meaning)).toEqual([]);
  });

  test('says as much as the English text', () => {
    const isAlike = (meaning: string, text: string): boolean => {
      const { length } = MEANINGS[meaning as keyof typeof MEANINGS].text;
      return text.length > length * 0.2 && text.length < length * 1.9;
    };
    expect(entries.filter(([meaning, text]) => !isAlike(meaning, text)).map(([meaning]) => meaning)).toEqual([]);
  });
});
