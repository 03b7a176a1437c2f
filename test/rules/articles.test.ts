/** Countries that English has an article before, and no other language. */
import { expect, test } from 'vitest';
import { spokenName, withArticle } from '../../rules/words/articles.js';

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

test.each([
  ['Moldova, Republic of', 'Moldova'],
  ['Taiwan, Province of China', 'Taiwan'],
  ['Virgin Islands, British', 'the British Virgin Islands'],
  ['Bonaire, Sint Eustatius and Saba', 'Bonaire, Sint Eustatius and Saba'],
  ['Falkland Islands (Malvinas)', 'the Falkland Islands'],
  ['The Republic of North Macedonia', 'North Macedonia'],
  ['Holy See (Vatican City State)', 'the Holy See'],
  ['Russian Federation', 'Russia'],
  ['Germany', 'Germany'],
])('%s of the published list is %s in a sentence', (listed, spoken) => expect(withArticle(spokenName(listed), 'en')).toBe(spoken));
