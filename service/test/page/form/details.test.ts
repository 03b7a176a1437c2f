/** From fields to details and back: nothing is lost, nothing is made up. */

import { createEngine } from 'payprep';
import { describe, expect, test } from 'vitest';
import type { RecipientDetails } from '../../../contract/recipient.js';
import { changesOf } from '../../../page/src/changes.js';
import { detailsOf } from '../../../page/src/form/details.js';
import { choiceOf, rebased, valuesOf } from '../../../page/src/form/values.js';
import { formFor } from '../../../recipients/form/fields.js';
import { ACCOUNT } from '../../../recipients/form/pointers.js';
import type { Values } from '../../../recipients/form/values.js';
import { mergePatch } from '../../../recipients/merge-patch.js';

const engine = createEngine({ on: '2026-11-20' });

/** The details that come of a form with these values, which shows what was filled in before. */
function made(of: RecipientDetails, values: Values, before?: RecipientDetails): RecipientDetails {
  const choice = choiceOf(of);
  const filled = valuesOf(of);
  return detailsOf({ choice, ...formFor(choice, engine, (pointer) => filled[pointer] !== undefined) }, values, before);
}

const GERMAN: RecipientDetails = {
  country: 'DE',
  currency: 'EUR',
  method: 'BANK_ACCOUNT',
  creditor: { name: 'Bertha Beispiel', type: 'INDIVIDUAL' },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
};

const BRITISH: RecipientDetails = {
  country: 'GB',
  currency: 'GBP',
  method: 'BANK_ACCOUNT',
  creditor: {
    name: 'Ada Example',
    type: 'INDIVIDUAL',
    dateOfBirth: '1980-05-17',
    contactDetails: { email: 'ada@example.org', phone: '+44 20 7946 0123' },
    address: { country: 'GB', streetName: 'Harbour Street', buildingNumber: '17', townName: 'Newhaven', postCode: 'EC1Y 8SY' },
    documents: [{ type: 'PASSPORT', value: '123456789' }],
  },
  creditorAccount: { id: { value: '55779911', type: 'ACCOUNT_NUMBER' } },
  creditorAgent: { clearingSystemMemberId: { memberId: '200000' } },
};

describe('full width, as input methods of East Asia write it', () => {
  const JAPANESE: RecipientDetails = {
    country: 'JP',
    currency: 'JPY',
    method: 'BANK_ACCOUNT',
    creditor: { name: 'ヤマダ　タロウ', type: 'INDIVIDUAL', address: { country: 'JP', townName: '港区１', postCode: '105-0011' } },
    creditorAccount: { id: { value: '1234567', type: 'ACCOUNT_NUMBER' }, type: 'ORDINARY' },
    creditorAgent: { clearingSystemMemberId: { memberId: '0005' }, branchId: '001' },
  };

  test('is narrow in codes and numbers, and stays in names and addresses', () => {
    const typed = {
      ...valuesOf(JAPANESE),
      '/creditorAgent/clearingSystemMemberId/memberId': '０００５',
      '/creditorAgent/branchId': '００１',
      [ACCOUNT]: '１２３４５６７',
      '/creditor/address/postCode': '１０５－００１１',
    };
    expect(made(JAPANESE, typed)).toEqual(JAPANESE);
  });

  test('is narrow in a mobile number that names an account', () => {
    const wallet: RecipientDetails = {
      country: 'PH',
      currency: 'PHP',
      method: 'GCASH',
      creditor: { name: 'Maria Halimbawa', type: 'INDIVIDUAL' },
      creditorAccount: { id: { value: '+63 917 123 4567', type: 'PHONE' } },
    };
    expect(made(wallet, { ...valuesOf(wallet), [ACCOUNT]: '＋６３　９１７　１２３　４５６７' })).toEqual(wallet);
  });
});

describe('there and back', () => {
  test.each([GERMAN, BRITISH])('$country', (details) => {
    expect(made(details, valuesOf(details), details)).toEqual(details);
    expect(made(details, valuesOf(details))).toEqual(details);
  });

  test('what the form has no field for is kept', () => {
    const before: RecipientDetails = {
      ...BRITISH,
      creditor: {
        ...BRITISH.creditor,
        address: { ...BRITISH.creditor?.address, floor: '3', department: 'Accounts' },
        documents: [
          { type: 'PASSPORT', value: '123456789' },
          { type: 'NATIONAL_ID', value: 'X1' },
        ],
      },
    };
    expect(made(before, valuesOf(before), before)).toEqual(before);
    const emptied = { ...valuesOf(before), '/creditor/documents/0/value': '' };
    expect(made(before, emptied, before).creditor?.documents).toEqual([{ type: 'NATIONAL_ID', value: 'X1' }]);
  });

  test('what was taken out is gone', () => {
    const values = { ...valuesOf(BRITISH), '/creditor/contactDetails/email': '  ', '/creditor/contactDetails/phone': '' };
    expect(made(BRITISH, values, BRITISH).creditor).not.toHaveProperty('contactDetails');
  });
});

describe('another choice', () => {
  test('takes no account and no bank along', () => {
    const details = made({ ...GERMAN, creditor: { type: 'BUSINESS' } }, { '/creditor/name': 'Example GmbH' }, BRITISH);
    expect(details).toMatchObject({ country: 'DE', creditor: { name: 'Example GmbH', type: 'BUSINESS' } });
    expect(details).not.toHaveProperty('creditorAccount');
    expect(details).not.toHaveProperty('creditorAgent');
  });

  test('of the account takes what stands beside it along only where it is asked for', () => {
    const iban = { ...BRITISH, creditorAccount: { id: { type: 'IBAN' } } };
    const details = made(iban, { ...valuesOf(BRITISH), '/creditorAccount/id/value': 'GB29 NWBK 6016 1331 9268 19' });
    expect(details.creditorAccount).toEqual({ id: { value: 'GB29NWBK60161331926819', type: 'IBAN' } });
    expect(details).not.toHaveProperty('creditorAgent');
  });
});

describe('what goes together', () => {
  test('an address is in the country of the account, unless somebody says otherwise', () => {
    expect(made(GERMAN, { '/creditor/address/townName': 'Köln' }).creditor?.address).toEqual({ townName: 'Köln', country: 'DE' });
    expect(made(GERMAN, { '/creditor/address/townName': 'Wien', '/creditor/address/country': 'AT' }).creditor?.address).toEqual({
      townName: 'Wien',
      country: 'AT',
    });
  });

  test('a country alone is no address, a type alone no document', () => {
    const details = made(GERMAN, { '/creditor/address/country': 'AT', '/creditor/documents/0/type': 'PASSPORT' });
    expect(details.creditor).toEqual({ type: 'INDIVIDUAL' });
  });

  test('blanks around a value are none of it', () =>
    expect(made(GERMAN, { '/creditor/name': '  Bertha Beispiel ' }).creditor?.name).toBe('Bertha Beispiel'));
});

describe('a change', () => {
  const BEFORE = {
    country: 'DE',
    currency: 'EUR',
    method: 'BANK_ACCOUNT',
    creditor: { name: 'Ada Example', taxId: '1', documents: [{ value: 'X', type: 'PASSPORT' }] },
    creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
  };

  test('names what the user has changed, and nothing else', () => {
    const after = { ...BEFORE, creditor: { name: 'Grace Example', documents: [{ value: 'Y', type: 'PASSPORT' }] } };
    const changes = changesOf(BEFORE, after);
    expect(changes).toEqual({ creditor: { name: 'Grace Example', taxId: null, documents: [{ value: 'Y', type: 'PASSPORT' }] } });
    expect(mergePatch(BEFORE, changes)).toEqual(after);
    expect(changesOf(BEFORE, BEFORE)).toEqual({});
  });

  test('goes on from what somebody else has changed', () => {
    const before = { '/creditor/name': 'Ada', [ACCOUNT]: 'old' };
    const now = { '/creditor/name': 'Ada', [ACCOUNT]: 'new', '/creditor/taxId': '2' };
    expect(rebased({ '/creditor/name': 'Grace', [ACCOUNT]: 'old' }, before, now)).toEqual({ ...now, '/creditor/name': 'Grace' });
  });
});
