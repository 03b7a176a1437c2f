import { describe, expect, test } from 'vitest';
import { accountMethod, sortCodeModulus } from '../../rules/check-digits/bank-rules.js';
import { spansOf } from './support.js';

describe('the account check method of a bank', () => {
  const { verify } = accountMethod('DE', 'bank', 'account').compile(spansOf('bank:8n account:10n'));
  const bban = '370400440532013000';

  test('the method is asked for by bank code, and applied to account and bank', () => {
    const asked: unknown[] = [];
    const outcome = verify(bban, {
      accountMethod: (country, bank) => {
        asked.push([country, bank]);
        return '13';
      },
      verifyAccountMethod: (method, account, bank) => {
        asked.push([method, account, bank]);
        return 'passed';
      },
    });
    expect(outcome).toBe('passed');
    expect(asked).toEqual([
      ['DE', '37040044'],
      ['13', '0532013000', '37040044'],
    ]);
  });

  test('without the table, the bank or the method nothing is said', () => {
    expect(verify(bban)).toBe('not-covered');
    expect(verify(bban, {})).toBe('not-covered');
    expect(verify(bban, { accountMethod: () => undefined })).toBe('not-covered');
    expect(verify(bban, { accountMethod: () => '13' })).toBe('not-covered');
    expect(verify(bban, { accountMethod: () => undefined, verifyAccountMethod: () => 'failed' })).toBe('not-covered');
  });
});

describe('sort code and account', () => {
  const { verify } = sortCodeModulus('branch', 'account').compile(spansOf('bank:4a branch:6n account:8n'));

  test('the table judges both', () => {
    const verifySortCode = (sortCode: string, account: string) => (`${sortCode} ${account}` === '601613 31926819' ? 'passed' : 'failed');
    expect(verify('NWBK60161331926819', { verifySortCode })).toBe('passed');
    expect(verify('NWBK60161331926818', { verifySortCode })).toBe('failed');
  });

  test('without the table nothing is said', () => {
    expect(verify('NWBK60161331926819')).toBe('not-covered');
    expect(verify('NWBK60161331926819', {})).toBe('not-covered');
  });
});
