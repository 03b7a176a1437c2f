/** Names in letters that a domestic system writes otherwise, or not at all. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain, requirements, validate } from '../../src/full.js';

const engine = createEngine({ on: '2026-11-28' });
const CODE = 'CREDITOR_NAME_INVALID_CHARACTERS';

const to = (country: string, currency: string, settlementSystem: string) => (name: string) => ({
  country,
  currency,
  creditor: { name },
  settlementInformation: { settlementSystem },
});
const severityOf = (instruction: object) => explain(instruction, engine).alerts.find(({ code }) => code === CODE)?.severity;
const raises = (instruction: object) => validate(instruction, engine).alerts.some(({ code }) => code === CODE);

describe('Zengin', () => {
  const payTo = to('JP', 'JPY', 'JP_ZENGIN');

  test.each([
    ['山田 太郎', 'warning'],
    ['山田 Taro', 'warning'],
    ['ヤマダ タロウ', 'info'],
    ['やまだ たろう', 'info'],
    ['Yamada Taro', undefined],
    ["O'Brien", 'info'],
    ['ﾔﾏﾀﾞ ﾀﾛｳ', undefined],
  ])('%s: %s', (name, severity) => {
    expect(severityOf(payTo(name))).toBe(severity);
    expect(raises(payTo(name))).toBe(severity === 'warning');
  });

  test('the form asks for kana', () => {
    const corridor = { country: 'JP', currency: 'JPY', settlementSystem: 'JP_ZENGIN' };
    const field = requirements(corridor, engine).fields.find(({ pointer }) => pointer === '/creditor/name');
    const pattern = new RegExp(field?.pattern ?? '', 'u');
    expect(['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ', 'Yamada Taro', field?.example].map((name) => pattern.test(`${name}`))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['山田 太郎', '123', ''].map((name) => pattern.test(name))).toEqual([false, false, false]);
  });
});

test.each([
  ['US', 'USD', 'US_FEDACH', 'José Núñez', 'Jose Nunez'],
  ['VN', 'VND', 'VN_NAPAS_247', 'Nguyễn Văn A', 'Nguyen Van A'],
])('%s %s through %s: %s is written as %s', (country, currency, system, name, carried) => {
  const payTo = to(country, currency, system);
  expect(severityOf(payTo(name))).toBe('info');
  expect(raises(payTo(name))).toBe(false);
  expect(explain(payTo(name), engine).alerts.find(({ code }) => code === CODE)?.transliteration).toBe(carried);
  expect(severityOf(payTo(carried))).toBeUndefined();
});

test.each(['MX_SPEI', 'US_FEDACH'])('%s asks for no part of an address', (system) => {
  const [country = '', currency = ''] = system === 'MX_SPEI' ? ['MX', 'MXN'] : ['US', 'USD'];
  const address = { townName: 'Austin', country };
  const codes = (more: object) =>
    validate({ country, currency, creditor: { name: 'Ada Example', address }, ...more }, engine).alerts.map(({ code }) => code);
  expect(codes({ settlementInformation: { settlementSystem: system } }).filter((code) => code.startsWith('CREDITOR_ADDRESS'))).toEqual([]);
  expect(codes({ method: 'BANK_ACCOUNT' })).toContain('CREDITOR_ADDRESS_POST_CODE_MISSING');
});

test.each([
  ['CA', 'CAD', 'CA_LYNX'],
  ['AU', 'AUD', 'AU_HVCS'],
  ['SG', 'SGD', 'SG_MEPS'],
])('%s %s: %s takes no lines alone since November 2026', (country, currency, settlementSystem) => {
  const payment = {
    country,
    currency,
    creditor: { name: 'Ada Example', address: { addressLine1: '1 Main Street', addressLine2: 'Town' } },
    settlementInformation: { settlementSystem },
  };
  const codesOn = (on: string) => validate(payment, createEngine({ on })).alerts.map(({ code }) => code);
  expect(codesOn('2026-11-13')).not.toContain('CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED');
  expect(codesOn('2026-11-14')).toContain('CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED');
});
