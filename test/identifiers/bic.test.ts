import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { format, isConnected, isValid, parse } from '../../src/identifiers/bic.js';

describe('a BIC', () => {
  test('is taken apart', () => {
    expect(parse('DEUTDEFF500')).toEqual({
      ok: true,
      bic: {
        bic: 'DEUTDEFF500',
        bic8: 'DEUTDEFF',
        party: 'DEUT',
        country: 'DE',
        location: 'FF',
        branch: '500',
        test: false,
        passive: false,
      },
    });
  });

  test('of eight characters is that of the head office', () => {
    expect(parse('COBADEFF')).toEqual(parse('COBADEFFXXX'));
    expect(format('COBADEFF')).toBe('COBADEFFXXX');
  });

  test.each([
    ['cobadeff', 'COBADEFFXXX'],
    ['COBA DE FF XXX', 'COBADEFFXXX'],
    ['COBA-DE-FF', 'COBADEFFXXX'],
    ['ABNA\u00A0BE\u202F2A', 'ABNABE2AXXX'],
  ])('%j is read as people write it', (text, bic) => expect(format(text)).toBe(bic));

  test('says by its eighth character that it is for tests, or not connected', () => {
    expect(parse('COBADEF0')).toMatchObject({ bic: { test: true, passive: false } });
    expect(parse('COBADEF1')).toMatchObject({ bic: { test: false, passive: true } });
  });
});

test('a payment over the network reaches a BIC whose eighth character is neither 0 nor 1', () => {
  expect(['COBADEFF', 'COBADEFFXXX', 'COBADE2L', 'DEUTDEFF010', 'DEUTDEFF100', '1234DEFF'].map(isConnected)).toEqual(Array(6).fill(true));
  expect(['COBADEF0', 'COBADEF0XXX', 'COBADEF1', 'COBADEF1123'].map(isConnected)).toEqual(Array(4).fill(false));
});

describe('no BIC', () => {
  test.each<[string, 'INVALID_FORMAT' | 'NOT_ASSIGNABLE', string]>([
    ['', 'INVALID_FORMAT', ''],
    ['COBADEF', 'INVALID_FORMAT', 'COBADEF'],
    ['COBADEFFX', 'INVALID_FORMAT', 'COBADEFFX'],
    ['COBADEFFXXXX', 'INVALID_FORMAT', 'COBADEFFXXXX'],
    ['COBA12FF', 'INVALID_FORMAT', 'COBA12FF'],
    ['COBA1EFF', 'INVALID_FORMAT', 'COBA1EFF'],
    ['COBAD2FF', 'INVALID_FORMAT', 'COBAD2FF'],
    ['COBAD\u0131FF', 'INVALID_FORMAT', 'COBAD\u0131FF'],
    ['COBA/DEFF', 'INVALID_FORMAT', 'COBA/DEFF'],
    ['COBA ZZ FF', 'INVALID_FORMAT', 'ZZ'],
    ['COBA UK FF', 'INVALID_FORMAT', 'UK'],
    ['COBA DE 0F', 'NOT_ASSIGNABLE', '0F'],
    ['COBA DE 1F', 'NOT_ASSIGNABLE', '1F'],
    ['COBA DE FO XXX', 'NOT_ASSIGNABLE', 'FO'],
  ])('%j has %s at %j', (text, problem, part) => {
    const result = parse(text);
    expect(result).toMatchObject({ ok: false, problem });
    expect(!result.ok && text.slice(...result.range)).toBe(part);
    expect(isValid(text)).toBe(false);
    expect(format(text)).toBe(text);
  });

  test('is a text longer than any identifier with its separators', () => {
    expect(isValid('COBADEFF'.padEnd(256))).toBe(true);
    expect(parse('COBADEFF'.padEnd(257))).toEqual({ ok: false, problem: 'INVALID_FORMAT', range: [0, 257] });
  });

  test('is a long text, whatever stands in it', () => {
    const text = 'COBADEFF'.repeat(10_000);
    expect(parse(text)).toEqual({ ok: false, problem: 'INVALID_FORMAT', range: [0, text.length] });
  });
});

const folder = new URL('../../reference-data/bics/', import.meta.url);

test.each(readdirSync(folder))('every BIC of %s can exist', (file) => {
  const { columns, rows } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { columns: string[]; rows: string[][] };
  const column = columns.indexOf('bic');
  const refused = rows.map((row) => row[column] ?? '').filter((bic) => !isValid(bic));
  expect(rows.length).toBeGreaterThan(0);
  expect(refused).toEqual([]);
});
