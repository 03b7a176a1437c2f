/** Values that nobody has are not stored: 422 with the code of the engine, for a new recipient and for a change. */
import { beforeEach, describe, expect, test } from 'vitest';
import { ANY_VERSION } from './calls.js';
import { add, ask, GERMAN, listed, startAnew, tokenFor } from './sessions.js';

beforeEach(startAnew);

const AMERICAN = {
  country: 'US',
  currency: 'USD',
  method: 'BANK_ACCOUNT',
  creditor: {
    name: 'Ada Example',
    type: 'INDIVIDUAL',
    address: {
      country: 'US',
      townName: 'New York',
      streetName: 'Wall Street',
      buildingNumber: '1',
      postCode: '10005',
      countrySubdivision: 'NY',
    },
  },
  creditorAccount: { id: { value: '5807757565', type: 'ACCOUNT_NUMBER' }, type: 'CHECKING' },
  creditorAgent: { clearingSystemMemberId: { memberId: '021000021' } },
};

const creditor = (changes: object) => ({ ...GERMAN, creditor: { ...GERMAN.creditor, ...changes } });
const identified = (type: string) => ({ ...GERMAN, creditorAccount: { id: { ...GERMAN.creditorAccount.id, type } } });

const REFUSED: readonly (readonly [what: string, details: object, pointer: string, code: string])[] = [
  ['a type of creditor', creditor({ type: 'MARTIAN' }), '/creditor/type', 'CREDITOR_TYPE_NOT_SUPPORTED'],
  ['one in small letters', creditor({ type: 'individual' }), '/creditor/type', 'CREDITOR_TYPE_NOT_SUPPORTED'],
  ['a type of identifier beside an IBAN', identified('MARTIAN'), '/creditorAccount/id/type', 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED'],
  [
    'a type of identifier beside a number',
    { ...AMERICAN, creditorAccount: { ...AMERICAN.creditorAccount, id: { value: '5807757565', type: 'MARTIAN' } } },
    '/creditorAccount/id/type',
    'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED',
  ],
  [
    'a type of account where the country has types',
    { ...AMERICAN, creditorAccount: { ...AMERICAN.creditorAccount, type: 'MARTIAN' } },
    '/creditorAccount/type',
    'CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED',
  ],
  [
    'a type of account where it has none',
    { ...GERMAN, creditorAccount: { ...GERMAN.creditorAccount, type: 'MARTIAN' } },
    '/creditorAccount/type',
    'CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED',
  ],
  [
    'a type of document',
    creditor({
      documents: [
        { type: 'PASSPORT', value: 'C01X00T47' },
        { type: 'MARTIAN', value: '12345' },
      ],
    }),
    '/creditor/documents/1/type',
    'CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED',
  ],
  [
    'a country of the address',
    creditor({ address: { country: 'ZZ', townName: 'Berlin', streetName: 'Allee' } }),
    '/creditor/address/country',
    'CREDITOR_ADDRESS_COUNTRY_UNKNOWN',
  ],
  ['a currency', { ...GERMAN, currency: 'QQQ' }, '/currency', 'CURRENCY_UNKNOWN'],
  ['a day', creditor({ dateOfBirth: '2001-02-30' }), '/creditor/dateOfBirth', 'CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT'],
  ['a day to come', creditor({ dateOfBirth: '2030-01-01' }), '/creditor/dateOfBirth', 'CREDITOR_DATE_OF_BIRTH_SUSPICIOUS'],
  [
    'an e-mail address',
    creditor({ contactDetails: { email: 'secret@@mail' } }),
    '/creditor/contactDetails/email',
    'CREDITOR_EMAIL_INVALID_FORMAT',
  ],
  ['a phone number', creditor({ contactDetails: { phone: 'call me' } }), '/creditor/contactDetails/phone', 'CREDITOR_PHONE_INVALID_FORMAT'],
  ['a name that turns', creditor({ name: 'Ada \u202eelpmaxE' }), '/creditor/name', 'CREDITOR_NAME_INVALID_CHARACTERS'],
];

describe.each(['POST', 'PATCH'])('%s', (method) => {
  test.each(REFUSED)('refuses %s', async (_, details, pointer, code) => {
    const token = await tokenFor();
    const before = method === 'PATCH' ? await add(token) : undefined;
    const line = `${method} /session/api/recipients${before === undefined ? '' : `/${before.id}`}`;
    const { status, body } = await ask(line, details, { token, headers: ANY_VERSION });
    expect([status, body.code]).toEqual([422, 'RECIPIENT_REFUSED']);
    expect(body.errors).toEqual([{ pointer, code, detail: expect.any(String) }]);
    expect(JSON.stringify(body)).not.toMatch(/martian|secret|elpmax/i);
    expect(await listed()).toEqual(before === undefined ? [] : [before]);
  });
});

test.each(['MARTIAN', 'bank_account'])('a method that the contract has not is not of the shape: %s', async (method) => {
  const { status, body } = await ask('POST /session/api/recipients', { ...GERMAN, method }, { token: await tokenFor() });
  expect([status, body.errors?.[0]?.pointer]).toEqual([400, '/method']);
});

test.each([
  ['an IBAN that says it is a number', identified('ACCOUNT_NUMBER')],
  ['a word for a type', { ...AMERICAN, creditorAccount: { ...AMERICAN.creditorAccount, type: 'current' } }],
  ['a type of another country', { ...GERMAN, creditorAccount: { ...GERMAN.creditorAccount, type: 'SAVINGS' } }],
  ['a document of every country', creditor({ documents: [{ type: 'DRIVERS_LICENCE', value: 'B072RRE2I55' }] })],
])('stores %s', async (_, details) => {
  expect((await ask('POST /session/api/recipients', details, { token: await tokenFor() })).status).toBe(201);
});
