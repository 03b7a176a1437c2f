/** Countries that English has an article before, and no other language. */
import { expect, test } from 'vitest';
import { withArticle } from '../../rules/words/articles.js';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

test.each(['NL', 'GB', 'US', 'AE', 'PH', 'BS', 'GM', 'KY', 'IM', 'CF', 'DO', 'MV', 'KM'])('%s has one', (code) => {
  const name = names.of(code) ?? '';
  expect(withArticle(name, 'en')).toBe(`the ${name}`);
});

test.each(['DE', 'FR', 'BR', 'IN', 'TH', 'IE'])('%s has none', (code) => {
  const name = names.of(code) ?? '';
  expect(withArticle(name, 'en')).toBe(name);
});

test('no other language has it', () => expect(withArticle('Netherlands', 'nl')).toBe('Netherlands'));
