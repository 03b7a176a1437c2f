/** Countries under comprehensive sanctions: said as an information, for the days of the law, and of no other country. */
import { createEngine, explain, validate } from 'payprep/full';
import { describe, expect, it } from 'vitest';
import { comprehensiveSanctions } from '../../rules/sanctions/comprehensive.js';

const saidOf = (country: string, on: string) =>
  explain({ country }, createEngine({ on })).alerts.find(({ code }) => code === 'COUNTRY_SANCTIONED');

describe('COUNTRY_SANCTIONED', () => {
  it('names the laws and their first day, and that nobody was screened', () => {
    const alert = saidOf('KP', '2026-11-29');
    expect(alert).toMatchObject({ severity: 'info', pointer: '/country' });
    expect(alert?.message).toContain('31 CFR Part 510, Regulation (EU) 2017/1509, since 16 March 2016');
    expect(alert?.message).toContain('Nobody is screened here');
  });

  it('ends with the law: Syria on 30 June 2025', () => {
    expect(saidOf('SY', '2025-06-30')).toBeDefined();
    expect(saidOf('SY', '2025-07-01')).toBeUndefined();
  });

  it('begins with the law', () => {
    expect(saidOf('KP', '2016-03-15')).toBeUndefined();
    expect(saidOf('KP', '2016-03-16')).toBeDefined();
  });

  it.each(['DE', 'RU', 'BY', 'VE', 'MM', 'AF', 'KR'])('says nothing of %s, where persons and banks are listed, if anything', (country) => {
    expect(saidOf(country, '2026-11-29')).toBeUndefined();
  });

  it('stops no payment: the status of a validation stays what it is', () => {
    const engine = createEngine({ on: '2026-11-29' });
    expect(validate({ country: 'CU' }, engine).status).toBe('OK');
    expect(validate({ country: 'CU' }, createEngine({ on: '2026-11-29', threshold: 'info' })).status).toBe('ALERT');
  });

  it('has no country twice, and no law that ends before it begins', () => {
    const countries = comprehensiveSanctions.map(({ country }) => country);
    expect(new Set(countries).size).toBe(countries.length);
    for (const { from, until = '9999-12-31' } of comprehensiveSanctions) expect(from < until).toBe(true);
  });
});
