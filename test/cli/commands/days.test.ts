/** `payprep days`: business days, and when a payment arrives, for people and as JSON. */
import { describe, expect, test } from 'vitest';
import { languages } from '../../../cli/options/languages.js';
import { displayWidth } from '../../../cli/terminal/text-table.js';
import { TARGET } from '../../../rules/calendars/TARGET.js';
import { calendars } from '../../../rules/index/calendars.js';
import { LANGUAGES } from '../../../rules/index/languages.js';
import { dayOf, valueDate } from '../../../src/dates.js';
import { call } from '../call.js';

const jsonLines = (text: string): readonly unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('days', () => {
  test('says whether a day is one, and which comes next', async () => {
    const { code, out } = await call(['days', 'target', '2026-12-24', '2026-12-25']);
    expect(code).toBe(1);
    expect(out).toMatch(/^2026-12-24 {2}TARGET {2}business day\n {2}status {11}rule\n {2}next {13}2026-12-28\n/);
    expect(out).toMatch(/\n\n2026-12-25 {2}TARGET {2}closed\n {2}name {13}Christmas Day\n/);
    expect((await call(['days', 'TARGET', '2026-12-24'])).code).toBe(0);
  });

  test('counts on, and takes today where no day is given', async () => {
    expect((await call(['days', 'TARGET', '2026-12-24', '--count', '3'])).out).toContain('in 3 days        2026-12-30');
    expect((await call(['days', 'TARGET'])).out).toMatch(/^2026-11-20 {2}TARGET {2}business day\n/);
  });

  test('for machines: what the library answers', async () => {
    const { out } = await call(['days', 'TARGET', '2026-12-25', '2090-01-01', '--output', 'json']);
    expect(jsonLines(out)).toEqual([
      { date: '2026-12-25', calendar: 'TARGET', ...dayOf('2026-12-25', TARGET), next: '2026-12-28' },
      { date: '2090-01-01', calendar: 'TARGET' },
    ]);
    expect((await call(['days', 'TARGET', '2090-01-01'])).out).toBe('2090-01-01  TARGET  the calendar does not reach this day\n');
  });

  test('lists the calendars', async () => {
    const { code, out } = await call(['days']);
    expect(code).toBe(0);
    expect(out.split('\n').filter(Boolean)).toHaveLength(Object.keys(calendars).length);
    expect(out).toContain('\nGB      CHAPS and Bacs, 2012 to 2036\n');
  });

  test('says when a payment arrives', async () => {
    const { code, out } = await call(['days', '2026-12-24', '--system', 'sct']);
    expect(code).toBe(0);
    expect(out).toMatch(/^2026-12-24 {2}SCT\n {2}accepted {9}2026-12-24\n {2}earliest {9}2026-12-24\n {2}latest {11}2026-12-28\n/);
    expect(out).toMatch(/closed between {3}2026-12-25 Christmas Day, 2026-12-26 Christmas Holiday,/);
    expect(out).toContain('--time and --cut-off say it');
    const late = await call(['days', '2026-12-24', '--system', 'SCT', '--time', '16:30', '--cut-off', '16:00', '--json']);
    const expected = valueDate({ system: 'SCT', on: '2026-12-24', time: '16:30', cutOff: '16:00' }, [TARGET]);
    expect(jsonLines(late.out)).toEqual([{ date: '2026-12-24', system: 'SCT', ...expected }]);
    expect(jsonLines(late.out)).toMatchObject([{ accepted: '2026-12-28', assumed: [] }]);
  });

  test('has all calendars: no system with a rule lacks its own', async () => {
    for (const system of ['GB_BACS', 'US_FEDACH', 'CH_SIC', 'JP_ZENGIN', 'SE_RIX'])
      expect((await call(['days', '2026-12-24', '--system', system])).code).toBe(0);
    const { code, out } = await call(['days', '2026-12-24', '--system', 'XX_NONE']);
    expect([code, out]).toEqual([1, expect.stringContaining('no source says when')]);
  });

  test.each(LANGUAGES)('speaks %s: every word of its own, labels that leave room, options as they are called', async (tag) => {
    const words = await languages[tag].days();
    const shapeOf = (value: unknown): unknown =>
      typeof value === 'string' ? 'text' : Object.entries(value as object).map(([key, one]) => [key, shapeOf(one)]);
    expect(shapeOf(words)).toEqual(shapeOf(await languages.en.days()));
    const labels = [
      words.name,
      words.status,
      words.next,
      words.inDays.replace('{count}', '3'),
      words.source,
      words.accepted,
      words.earliest,
    ];
    for (const label of [...labels, words.latest, words.atOnce, words.closedBetween, words.assumed])
      expect(displayWidth(label)).toBeLessThanOrEqual(16);
    const { code, out } = await call(['days', '2026-12-24', '--system', 'SCT', '--lang', tag]);
    expect(code).toBe(0);
    for (const text of [words.accepted, words.latest, words.closedBetween, '--time', '--cut-off']) expect(out).toContain(text);
    expect(words.inDays).toContain('{count}');
    expect(words.problems.SYSTEM_NOT_COVERED).toContain('payprep systems');
    expect((await call(['days', 'TARGET', '2026-12-24', '--lang', tag])).out).toMatch(`2026-12-24  TARGET  ${words.businessDay}\n`);
  });

  test.each([
    [['days', 'TARGT'], 'Did you mean TARGET?'],
    [['days', 'TARGET', '2026-02-30'], 'YYYY-MM-DD'],
    [['days', '2026-12-24'], 'payprep days TARGET 2026-12-24'],
    [['days', 'TARGET', '--time', '10:00'], '--system SCT'],
    [['days', '2026-12-24', '--system', 'SCT', '--time', '24:00'], '--time is a time of the day'],
    [['days', '2026-12-24', '--system', 'SCT', '--count', '2'], '--count is of a calendar'],
    [['days', 'TARGET', '--count', '0'], '--count is a number'],
  ])('refuses %j', async (argv, message) => {
    expect(await call(argv)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) });
  });
});
