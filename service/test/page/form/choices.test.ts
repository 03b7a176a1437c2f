/** What can be chosen: within the session, and nothing that the server would refuse. */

import { requirements } from 'payprep';
import { createEngine } from 'payprep/full';
import { describe, expect, test } from 'vitest';
import { countriesOffered, methodsOffered, settleChoice, typesOffered } from '../../../page/src/form/choices.js';
import type { Choice } from '../../../recipients/form/choice.js';
import { currenciesOffered } from '../../../recipients/form/currencies.js';
import { COUNTRIES } from '../../../recipients/form/lists.js';
import { usualCurrencies } from '../../../recipients/form/usual-currencies.js';

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
  ])('of %s, %s first', (country, currency) => expect(currenciesOffered(country, 'BANK_ACCOUNT', { on: ON })[0]).toBe(currency));

  test('of a wallet, its own', () => {
    expect(currenciesOffered('PH', 'GCASH', { on: ON })).toEqual(['PHP']);
    expect(currenciesOffered('CD', 'MPESA', { on: ON })).toEqual(['CDF', 'USD']);
  });

  const usual = usualCurrencies(createEngine({ on: ON }));
  const ofAccounts = COUNTRIES.map((country) => ({ country, offered: currenciesOffered(country, 'BANK_ACCOUNT', usual) }));

  test('until an engine can tell, none is unusual; what comes first is the same', () => {
    for (const { country, offered } of ofAccounts) {
      const all = currenciesOffered(country, 'BANK_ACCOUNT', { on: ON });
      expect(all.filter((currency) => offered.includes(currency))).toEqual(offered);
      expect(all[0]).toBe(offered[0]);
    }
  });

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
    expect(settleChoice({ ...NOTHING, country: 'DE' }, {}, { on: ON })).toEqual({
      country: 'DE',
      method: 'BANK_ACCOUNT',
      currency: 'EUR',
      type: 'INDIVIDUAL',
      accountIdType: '',
    }));

  test('keeps what is still offered, and lets go of the rest', () => {
    const wallet: Choice = { country: 'PH', method: 'GCASH', currency: 'PHP', type: 'BUSINESS', accountIdType: 'PHONE' };
    expect(settleChoice({ ...wallet, country: 'DE' }, {}, { on: ON })).toMatchObject({
      method: 'BANK_ACCOUNT',
      currency: 'EUR',
      type: 'BUSINESS',
    });
    expect(settleChoice({ ...wallet, method: 'BANK_ACCOUNT' }, { allowedRecipientTypes: ['INDIVIDUAL'] }, { on: ON })).toMatchObject({
      method: 'BANK_ACCOUNT',
      currency: 'PHP',
      type: 'INDIVIDUAL',
    });
  });

  test('without a country waits for one', () => expect(settleChoice(NOTHING, {}, { on: ON })).toBe(NOTHING));
});
