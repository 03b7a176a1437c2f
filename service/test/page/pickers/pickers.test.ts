/** Names that are searched: countries by what people call them, banks from the directory of their country. */
import { describe, expect, test } from 'vitest';
import { createEngine, explain, loadReferenceData } from '../../../page/src/engine.js';
import { namesIn } from '../../../page/src/names.js';
import { hasBankCodes } from '../../../page/src/pickers/bank-codes.js';
import { bankOf } from '../../../page/src/pickers/bank-names.js';
import { loadBanks } from '../../../page/src/pickers/banks.js';
import { countryMeant, findCountries, likelyCountries, listedCountries } from '../../../page/src/pickers/countries.js';
import { fold } from '../../../page/src/pickers/fold.js';

describe('a name is folded', () => {
  test.each([
    ['Itaú-Unibanco S.A.', 'itau unibanco s a'],
    ['Łódź', 'lodz'],
    ['Türkiye İş Bankası', 'turkiye is bankasi'],
    ['みずほ', 'ミスホ'],
    ['ﾐｽﾞﾎ', 'ミスホ'],
    ['Straße', 'strasse'],
    ['  ', ''],
  ])('%s', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('countries', () => {
  const german = listedCountries(['DE', 'DK', 'GB', 'NE', 'NG', 'NL', 'US', 'AT'], namesIn('de'), namesIn('en'));

  test.each([
    ['de', ['DE', 'DK']],
    ['germany', ['DE']],
    ['oster', ['AT']],
    ['uk', ['GB']],
    ['nig', ['NE', 'NG']],
    ['staaten', ['US']],
    ['mark', ['DK']],
    ['xyz', []],
  ])('%s', (text, codes) => expect(findCountries(text, german).map(({ code }) => code)).toEqual(codes));

  test.each([
    ['niger', undefined],
    ['nigeri', 'NG'],
    ['DK', 'DK'],
    ['staaten', 'US'],
    ['', undefined],
  ])('who goes on after %j has meant %s', (text, code) => expect(countryMeant(text, german)).toBe(code));

  test('likely: those of the recipients, of the languages, of the currencies; and none that is not offered', () => {
    const recipients = [
      { country: 'FR', currency: 'EUR' },
      { country: 'IN', currency: 'USD' },
      { country: 'IN', currency: 'INR' },
      { country: 'RU', currency: 'RUB' },
    ];
    const known = { recipients, languages: ['de-AT', 'de', 'x', 'ja'] };
    expect(likelyCountries(known, ['AT', 'DE', 'FR', 'IN', 'JP', 'US'])).toEqual(['IN', 'FR', 'AT', 'DE', 'JP']);
    expect(likelyCountries({ recipients: [], languages: [] }, ['AT'])).toEqual([]);
  });
});

describe('banks', () => {
  test.each([
    ['PH', 'bic', 'metropolitan', 'MBTCPHMM'],
    ['BR', 'bankCode', '60701190', '341'],
    ['BR', 'bankCode', 'itau', '341'],
    ['NG', 'bankCode', 'ZENITH', '057'],
    ['IN', 'bankCode', 'hdfc', 'HDFC0'],
    ['JP', 'bankCode', 'みずほ', '0001'],
    ['JP', 'bankCode', 'ミズホ', '0001'],
    ['TH', 'bankCode', 'กสิกรไทย', '004'],
    ['AF', 'bic', 'arian', 'AFABAFKA'],
  ] as const)('%s: %s by %s', async (country, identifier, text, value) => {
    const find = await loadBanks(country, identifier);
    expect(find?.(text)[0]?.value).toBe(value);
  });

  test.each([
    ['ja', '三菱UFJ', '三菱UFJ銀行', 'MUFG Bank, Ltd. · 0005'],
    ['ja', 'ゆうちょ', 'ゆうちょ銀行', 'Japan Post Bank, Co., Ltd · 9900'],
    ['ja', '大光銀行', '大光銀行', 'The Taiko Bank, Ltd. · 0532'],
    ['ja', '福島銀行', '福島銀行', '0513'],
    ['en', '福島銀行', '福島銀行', 'fukushima · 0513'],
    ['en', '三菱UFJ', 'MUFG Bank, Ltd.', '三菱UFJ銀行 · 0005'],
  ])('have the name that readers know: %s %s', async (language, text, name, note) => {
    const find = await loadBanks('JP', 'bankCode', language);
    expect(find?.(text)[0]).toMatchObject({ name, note });
  });

  test('of a recipient are named so too', async () => {
    const engine = createEngine({ on: '2026-11-20', referenceData: await loadReferenceData({ countries: ['JP'] }) });
    const details = {
      ...{ country: 'JP', currency: 'JPY', method: 'BANK_ACCOUNT' },
      creditorAgent: { clearingSystemMemberId: { memberId: '0005' }, branchId: '001' },
      creditorAccount: { id: { value: '1234567', type: 'ACCOUNT_NUMBER' } },
    } as const;
    expect(bankOf(details, 'ja', engine)?.name).toBe('三菱UFJ銀行');
    expect(bankOf(details, 'en', engine)?.name).toBe('MUFG Bank, Ltd.');
  });

  test('are shown fifty at a time, each name once, and before anything is typed the likeliest', async () => {
    const find = await loadBanks('PH', 'bic');
    const banks = find?.('') ?? [];
    expect(banks).toHaveLength(50);
    expect(new Set(banks.map(({ name }) => fold(name))).size).toBe(banks.length);
    expect(banks.slice(0, 12).map(({ name }) => name)).toContain('Bank of the Philippine Islands');
    expect(find?.('securities').filter(({ value }) => value[7] === '1')).toEqual([]);
  });

  test.each([
    ['PH', 'bic', 'gcash', 'GXCHPHM2', true],
    ['BR', 'bankCode', 'bradesco', '237', true],
    ['BR', 'bankCode', 'santander', '033', true],
    ['JP', 'bankCode', '三菱', '0005', false],
    ['JP', 'bankCode', '三', '0005', false],
    ['NG', 'bankCode', 'first', '011', false],
  ] as const)('%s: %s by %s: Enter takes the first only where it is sure', async (country, identifier, text, value, isSure) => {
    const find = await loadBanks(country, identifier);
    expect(find?.(text)[0]).toMatchObject({ value, isSure });
  });

  test('none where a code names a branch: no name leads to the right one', async () => {
    for (const country of ['US', 'GB', 'AU', 'CA', 'DE', 'SE']) expect(await loadBanks(country, 'bankCode')).toBeUndefined();
  });

  test('the engine takes what stands for a bank', async () => {
    const countries = 'BR CL CO EC HK ID IL KE KR LK MY NG SG TH TW UY VN ZA'.split(' ');
    for (const country of countries) {
      expect(hasBankCodes(country)).toBe(true);
      const engine = createEngine({ on: '2026-11-20', referenceData: await loadReferenceData({ countries: [country] }) });
      const find = await loadBanks(country, 'bankCode');
      const memberId = find?.('')[0]?.value ?? '';
      const { alerts } = explain({ country, creditorAgent: { clearingSystemMemberId: { memberId } } }, engine);
      expect([country, alerts.filter(({ code }) => /BANK_IDENTIFIER_(?:INVALID|UNKNOWN)/.test(code))]).toEqual([country, []]);
    }
  });
});
