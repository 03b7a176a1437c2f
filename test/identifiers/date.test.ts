import { expect, test } from 'vitest';
import { isDate, yearsBefore } from '../../src/identifiers/date.js';

test.each(['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '2023-04-30', '2023-01-31'])('%s is a day', (text) => {
  expect(isDate(text)).toBe(true);
});

test.each(
  [
  '2023-02-29', '1900-02-29', '2023-04-31', '2023-13-01', '2023-00-01', '2023-01-00', '2023-01-32', '0000-01-01',
  '2023-06-31', '2023-09-31', '2023-11-31', '2023/01-01', '2023-01/01', '2023001-01', '2023-01001',
  '01/9-01-01', '20:0-01-01', '2023-01-1/', '2023-01-1:', // neighbours of the digits
  '', '2023-1-01', '20230101', '2023-01-01T00:00:00Z', ' 2023-01-01', '2023-01-01\n', '２０２３-01-01', '-2023-01-01',
] /* biome-ignore format: a list */,
)('%j is none', (text) => expect(isDate(text)).toBe(false));

test('a year has the days that the platform’s calendar gives it', () => {
  const two = (number: number): string => String(number).padStart(2, '0');
  for (const year of [1900, 2000, 2023, 2024]) {
    const days: string[] = [];
    for (let month = 0; month <= 13; month++) for (let day = 0; day <= 32; day++) days.push(`${year}-${two(month)}-${two(day)}`);
    const known = days.filter((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text));
    expect(days.filter(isDate)).toEqual(known);
  }
});

test('years before a day, it is the same day', () => {
  expect(yearsBefore('2026-11-20', 18)).toBe('2008-11-20');
  expect(yearsBefore('0018-11-20', 18)).toBe('0000-11-20');
});
