/** Value dates by the rules of settlement systems. */
import { describe, expect, test } from 'vitest';
import { calendars } from '../../rules/index/calendars.js';
import { schemes } from '../../rules/index/schemes.js';
import { valueDates } from '../../rules/index/value-dates.js';
import { type ValueDateQuestion, valueDate } from '../../src/dates.js';

const all = Object.values(calendars);
const ask = (question: ValueDateQuestion) => valueDate(question, all);

describe.each(Object.entries(valueDates))('%s', (system, rules) => {
  test('is a system, and its calendar is one', () => {
    expect(Object.hasOwn(schemes, system)).toBe(true);
    for (const { calendar, earliest, latest = earliest } of rules) {
      if (calendar !== undefined) expect(Object.hasOwn(calendars, calendar)).toBe(true);
      expect(latest).toBeGreaterThanOrEqual(earliest);
    }
  });

  test('its rules follow each other without a gap', () => {
    for (const [at, { from = '' }] of rules.entries())
      if (at > 0) expect(Date.parse(from) - Date.parse(rules[at - 1]?.to ?? '')).toBe(86_400_000);
  });
});

test('a payment behind the cut-off is of the next business day', () => {
  expect(ask({ system: 'SCT', on: '2026-12-24', time: '15:01', cutOff: '15:00' })).toMatchObject({
    accepted: '2026-12-28',
    latest: '2026-12-29',
    assumed: [],
  });
  expect(ask({ system: 'SCT', on: '2026-12-24', time: '15:00', cutOff: '15:00' })).toMatchObject({
    accepted: '2026-12-24',
    latest: '2026-12-28',
  });
  expect(ask({ system: 'SCT', on: '2026-12-24' })).toMatchObject({ assumed: ['BEFORE_CUT_OFF'], earliest: '2026-12-24' });
  // on a closed day no cut-off counts
  expect(ask({ system: 'GB_CHAPS', on: '2026-12-25' })).toMatchObject({ accepted: '2026-12-29', latest: '2026-12-29', assumed: [] });
});

test('skipped days are named', () => {
  expect(ask({ system: 'SCT', on: '2026-12-24' })).toMatchObject({
    skipped: [{ date: '2026-12-25', name: 'Christmas Day' }, { date: '2026-12-26', name: 'Christmas Holiday' }, { date: '2026-12-27' }],
  });
});

test('same-day ACH has windows, and began on a day', () => {
  expect(ask({ system: 'US_FEDACH', on: '2026-11-25', time: '16:00' })).toMatchObject({ earliest: '2026-11-25', latest: '2026-11-30' });
  expect(ask({ system: 'US_FEDACH', on: '2026-11-25', time: '17:00' })).toMatchObject({ earliest: '2026-11-27' });
  expect(ask({ system: 'US_FEDACH', on: '2016-09-22' })).toMatchObject({ earliest: '2016-09-23' });
  expect(ask({ system: 'US_FEDACH', on: '2019-03-01', time: '15:00' })).toMatchObject({ earliest: '2019-03-04' });
});

test('what is not known is said', () => {
  expect(ask({ system: 'CIPS', on: '2026-11-25' })).toEqual({ ok: false, problem: 'SYSTEM_NOT_COVERED' });
  expect(ask({ system: 'toString', on: '2026-11-25' })).toEqual({ ok: false, problem: 'SYSTEM_NOT_COVERED' });
  expect(valueDate({ system: 'SCT', on: '2026-11-25' }, [])).toEqual({ ok: false, problem: 'CALENDAR_NOT_COVERED' });
  expect(ask({ system: 'SCT', on: '2037-01-02' })).toEqual({ ok: false, problem: 'DATE_NOT_COVERED' });
  expect(ask({ system: 'US_FEDNOW', on: '2020-01-02' })).toEqual({ ok: false, problem: 'DATE_NOT_COVERED' });
  expect(ask({ system: 'SCT', on: 'tomorrow' })).toEqual({ ok: false, problem: 'DATE_NOT_COVERED' });
  expect(valueDate({ system: 'SCT_INST', on: '2026-12-25' }, [])).toMatchObject({ ok: true, isInstant: true, latest: '2026-12-25' });
});

test('a question of another form is a mistake of the programmer', () => {
  for (const wrong of [
    undefined,
    {},
    { system: 'SCT' },
    { system: 'SCT', on: '2026-01-02', time: '25:00' },
    { system: 'SCT', on: '2026-01-02', cutOff: '9:00' },
  ])
    expect(() => ask(wrong as never)).toThrow(TypeError);
  expect(() => valueDate({ system: 'SCT', on: '2026-01-02' }, [{}] as never)).toThrow(TypeError);
  expect(() => valueDate({ system: 'SCT', on: '2026-01-02' }, undefined as never)).toThrow(TypeError);
});
