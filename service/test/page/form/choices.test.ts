/** What can be chosen: within the session, and nothing that the server would refuse. */

import { requirements } from 'payprep';
import { createEngine } from 'payprep/full';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../../page/src/engine.js';
import {
  type Choice,
  countriesOffered,
  currenciesOffered,
  methodsOffered,
  settleChoice,
  typesOffered,
} from '../../../page/src/form/choices.js';

const ON = '2026-11-20';
const NOTHING: Choice = { country: '', method: '', currency: '', type: '', accountIdType: '' };

describe('countries', () => {
  test('all, where all are allowed', () => expect(countriesOffered({})).toEqual(COUNTRIES));

  test('those of the session, without what is no country', () =>
    expect(countriesOffered({ allowedCountries: ['GB', 'DE', 'ZZ'] })).toEqual(['DE', 'GB']));
});

describe('methods', () => {
  test('an account everywhere, a wallet where it is', () => {
    expect(methodsOffered('DE', {})).toEqual(['BANK_ACCOUNT']);
    expect(methodsOffered('AU', {})).toEqual(['BANK_ACCOUNT', 'BPAY']);
    expect(methodsOffered('PH', {})).toContain('GCASH');
  });

  test('none that pays to others than the session is for', () =>
    expect(methodsOffered('AU', { allowedRecipientTypes: ['INDIVIDUAL'] })).toEqual(['BANK_ACCOUNT']));
});

test('types: of the session and of the method', () => {
  expect(typesOffered('BANK_ACCOUNT', {})).toEqual(['INDIVIDUAL', 'BUSINESS']);
  expect(typesOffered('BPAY', {})).toEqual(['BUSINESS']);
  expect(typesOffered('BANK_ACCOUNT', { allowedRecipientTypes: ['BUSINESS'] })).toEqual(['BUSINESS']);
});

describe('currencies', () => {
  test.each([
    ['DE', 'EUR'],
    ['GB', 'GBP'],
    ['CH', 'CHF'],
    ['MX', 'MXN'],
    ['US', 'USD'],
    ['PA', 'PAB'],
    ['HR', 'EUR'],
    ['BG', 'EUR'],
  ])('of %s, %s first', (country, currency) => expect(currenciesOffered(country, 'BANK_ACCOUNT', ON)[0]).toBe(currency));

  test('of a wallet, its own', () => {
    expect(currenciesOffered('PH', 'GCASH', ON)).toEqual(['PHP']);
    expect(currenciesOffered('CD', 'MPESA', ON)).toEqual(['CDF', 'USD']);
  });

  const ofAccounts = COUNTRIES.map((country) => ({ country, offered: currenciesOffered(country, 'BANK_ACCOUNT', ON) }));

  test('each once; no funds and no metals', () => {
    for (const { offered } of ofAccounts) {
      expect(new Set(offered).size).toBe(offered.length);
      expect(offered.filter((currency) => /^X[ADT]|CHE|USN|CLF/.test(currency) && currency !== 'XAF')).toEqual([]);
    }
  });

  test('nothing speaks against what is offered first', () => {
    const engine = createEngine({ on: ON });
    const refused = ofAccounts.filter(({ country, offered: [currency = ''] }) => {
      return requirements({ country, currency, method: 'BANK_ACCOUNT' }, engine).problems.length > 0;
    });
    expect(refused).toEqual([]);
  });
});

describe('a choice that has changed', () => {
  test('is filled with what comes first', () =>
    expect(settleChoice({ ...NOTHING, country: 'DE' }, {}, ON)).toEqual({
      country: 'DE',
      method: 'BANK_ACCOUNT',
      currency: 'EUR',
      type: 'INDIVIDUAL',
      accountIdType: '',
    }));

  test('keeps what is still offered, and lets go of the rest', () => {
    const wallet: Choice = { country: 'PH', method: 'GCASH', currency: 'PHP', type: 'BUSINESS', accountIdType: 'PHONE' };
    expect(settleChoice({ ...wallet, country: 'DE' }, {}, ON)).toMatchObject({ method: 'BANK_ACCOUNT', currency: 'EUR', type: 'BUSINESS' });
    expect(settleChoice({ ...wallet, method: 'BANK_ACCOUNT' }, { allowedRecipientTypes: ['INDIVIDUAL'] }, ON)).toMatchObject({
      method: 'BANK_ACCOUNT',
      currency: 'PHP',
      type: 'INDIVIDUAL',
    });
  });

  test('without a country waits for one', () => expect(settleChoice(NOTHING, {}, ON)).toBe(NOTHING));
});
