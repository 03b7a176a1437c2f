/** How the names of towns are written in the directories. */
import { expect, test } from 'vitest';
import { names, recordsOf } from '../reference-data/datasets.js';

test('no town stands in small letters or in capitals alone', () => {
  const towns = names
    .filter((name) => /^(?:banks|bics|branches)\//.test(name))
    .flatMap((name) => recordsOf(name).map(({ town }) => `${town ?? ''}`));
  expect(towns.length).toBeGreaterThan(10_000);
  const words = new Set(towns.filter((town) => /\p{L}{4}/u.test(town) && (town === town.toLowerCase() || town === town.toUpperCase())));
  expect([...words].filter((town) => /\p{Script=Latin}/u.test(town))).toEqual([]);
});
