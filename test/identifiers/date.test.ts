import { expect, test } from 'vitest';
import { isDate, yearsBefore } from '../../src/identifiers/date.js';

test.each(['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '2023-04-30', '2023-01-31'])('%s is a day', (text) => {
  expect(isDate(text)).toBe(true);
});

test.each(
  [
  '2023-02-29', '1900-02-29', '2023-04-31', '2023-13-01', '2023-00-01', '2023-01-00', '2023-01-32', '0000-01-01',
  '', '2023-1-01', '20230101', '2023-01-01T00:00:00Z', ' 2023-01-01', '2023-01-01\n', '２０２３-01-01', '-2023-01-01',
] /* biome-ignore format: a list */,
)('%j is none', (text) => expect(isDate(text)).toBe(false));

test('the same day, some years earlier', () => {
  expect(yearsBefore('2026-11-20', 18)).toBe('2008-11-20');
  expect(yearsBefore('0018-11-20', 18)).toBe('0000-11-20');
});
