/** Business days: published days of each calendar, and what holds of all of them. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { calendars } from '../../rules/index/calendars.js';
import type { Calendar } from '../../rules/vocabulary/calendar.js';
import { formatDate } from '../../src/dates/day-number.js';
import { easterOf, orthodoxEasterOf } from '../../src/dates/easter.js';
import { dayOf, isBusinessDay, nextBusinessDay } from '../../src/dates.js';

const calendarOf = (code: string): Calendar => {
  const calendar = calendars[code];
  if (calendar === undefined) throw new Error(`no calendar ${code}`);
  return calendar;
};
const open = (code: string, date: string): boolean | undefined => isBusinessDay(date, calendarOf(code));

test('Easter of both churches', () => {
  expect([2024, 2025, 2026, 2038].map((year) => formatDate(easterOf(year)))).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2038-04-25',
  ]);
  expect([2024, 2025, 2026, 2027].map((year) => formatDate(orthodoxEasterOf(year)))).toEqual([
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
  ]);
});

describe('days that lists of holidays have otherwise', () => {
  test.each([
    ['US_FED', '2026-07-03', true],
    ['US_FED', '2021-12-31', true],
    ['US_FED', '2022-06-20', false],
    ['GB', '2027-12-28', false],
    ['GB', '2022-09-19', false],
    ['CH', '2026-06-04', true],
    ['AE', '2021-12-31', false],
    ['AE', '2022-01-07', true],
    ['JP', '2026-05-06', false],
    ['JP', '2023-01-04', true],
    ['HK', '2026-04-07', false],
    ['CN', '2026-02-14', true],
    ['CN', '2026-10-07', false],
    ['TH', '2026-07-30', true],
    ['TH', '2021-10-25', true],
    ['DK', '2026-05-15', false],
    ['IL', '2026-11-27', true],
    ['IL', '2026-11-28', false],
    ['IN', '2026-11-07', true],
    ['IN', '2026-11-14', false],
    ['CL', '2026-12-31', false],
    ['ZA', '2022-12-28', true],
  ])('%s %s: %s', (code, date, expected) => {
    expect(open(code, date)).toBe(expected);
  });
});

test('a day says how sure it is, and why', () => {
  expect(dayOf('2026-04-03', calendarOf('TARGET'))).toMatchObject({ isBusinessDay: false, name: 'Good Friday', status: 'rule' });
  expect(dayOf('2023-05-08', calendarOf('GB'))).toMatchObject({ name: 'Coronation of King Charles III', status: 'announced' });
  expect(dayOf('2028-02-26', calendarOf('SG'))).toMatchObject({ name: 'Hari Raya Puasa', status: 'expected' });
  // the moon may be seen a day later
  expect(dayOf('2028-02-28', calendarOf('TR'))).toMatchObject({ isBusinessDay: false, status: 'rule' });
  expect(dayOf('2028-02-25', calendarOf('SG'))).toMatchObject({ isBusinessDay: true, status: 'expected' });
});

test('a day beyond the calendar is not known, and a text that is no date neither', () => {
  expect(open('CN', '2027-01-04')).toBeUndefined();
  expect(nextBusinessDay('2026-12-31', calendarOf('CN'))).toBeUndefined();
  for (const date of ['2026-02-29', '2026-1-1', '', '20260101']) expect(open('TARGET', date)).toBeUndefined();
});

test('what is no calendar, and no whole count, is a mistake of the programmer', () => {
  for (const wrong of [undefined, null, 'TARGET', {}]) expect(() => isBusinessDay('2026-01-01', wrong as never)).toThrow(TypeError);
  expect(() => nextBusinessDay('2026-01-01', calendarOf('TARGET'), 1.5)).toThrow(TypeError);
});

test('the count is of business days, either way', () => {
  const target = calendarOf('TARGET');
  expect(nextBusinessDay('2026-12-25', target, 0)).toBe('2026-12-28');
  expect(nextBusinessDay('2026-12-24', target, 0)).toBe('2026-12-24');
  expect(nextBusinessDay('2026-12-28', target, -1)).toBe('2026-12-24');
  expect(nextBusinessDay('2026-12-24', target, 3)).toBe('2026-12-30');
});

describe.each(Object.values(calendars).map((calendar) => [calendar.code, calendar] as const))('%s', (code, calendar) => {
  test('is found by its code, and has a source', () => {
    expect(calendars[code]).toBe(calendar);
    expect(calendar.source.length).toBeGreaterThan(20);
  });

  property.prop([fc.integer({ min: Date.UTC(2019, 0, 1), max: Date.UTC(2026, 10, 30) }), fc.integer({ min: 1, max: 5 })])(
    'the next business day is one, and the way back is the same',
    (moment, count) => {
      const date = new Date(moment).toISOString().slice(0, 10);
      const next = nextBusinessDay(date, calendar, count) ?? '';
      expect(isBusinessDay(next, calendar)).toBe(true);
      expect(nextBusinessDay(next, calendar, -count)).toBe(isBusinessDay(date, calendar) ? date : nextBusinessDay(date, calendar, -1));
    },
  );

  test('between 225 and 315 days of a year are open, and every listed day is one', () => {
    for (let year = calendar.from; year <= calendar.to; year += 1) {
      let count = 0;
      for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += 86_400_000)
        if (isBusinessDay(new Date(day).toISOString().slice(0, 10), calendar)) count += 1;
      expect(count).toBeGreaterThan(225);
      expect(count).toBeLessThan(315);
    }
    for (const { on } of calendar.holidays)
      if (typeof on === 'object')
        for (const [year, dates] of Object.entries(on))
          for (const date of dates.split(' '))
            expect(new Date(`${year}-${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(`${year}-${date}`);
  });
});
