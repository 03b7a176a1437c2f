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

describe('a character that nobody sees', () => {
  const FULL = {
    ...GERMAN,
    creditor: {
      ...GERMAN.creditor,
      dateOfBirth: '1990-01-01',
      taxId: '36574261809',
      contactDetails: { email: 'ada@example.com', phone: '+4915123456789' },
      documents: [{ type: 'PASSPORT', value: 'C01X00T47' }],
      address: {
        country: 'DE',
        townName: 'Berlin',
        streetName: 'Allee',
        buildingNumber: '12',
        postCode: '10115',
        addressLine1: 'Allee 12',
      },
    },
    creditorAgent: { bic: 'COBADEFFXXX', clearingSystemMemberId: { memberId: '37040044' }, branchId: '123' },
  };

  /** Each text of a recipient, as the way to it. */
  const waysIn = (value: unknown, way: readonly string[] = []): readonly (readonly string[])[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, member]) => waysIn(member, [...way, name]))
      : typeof value === 'string'
        ? [way]
        : [];

  const changed = (value: unknown, [name, ...rest]: readonly string[], change: (text: string) => string): unknown =>
    name === undefined
      ? change(String(value))
      : Array.isArray(value)
        ? value.map((each, at) => (String(at) === name ? changed(each, rest, change) : each))
        : { ...(value as object), [name]: changed(Reflect.get(value as object, name), rest, change) };

  test.each(waysIn(FULL).map((way) => [`/${way.join('/')}`, way] as const))('is stored nowhere: %s', async (_, way) => {
    const token = await tokenFor();
    for (const character of ['\u202e', '\u200b', '\n', '\u2800', '\u{e0041}']) {
      const sent = changed(FULL, way, (text) => text.slice(0, 2) + character + text.slice(2));
      const { status, body } = await ask('POST /session/api/recipients', sent, { token });
      expect([201, 400, 422]).toContain(status);
      expect(JSON.stringify(body)).not.toContain(JSON.stringify(character).slice(1, -1));
    }
  });

  test.each(['\u00ad', '\u034f', '\u061c', '\u115f', '\u200e', '\u2028', '\u2066', '\u206a', '\u3164', '\ufeff', '\uffa0', '\ufffb'])(
    '%j is refused',
    async (character) => {
      const token = await tokenFor();
      for (const sent of [
        creditor({ name: `Ada${character} Example` }),
        creditor({ documents: [{ type: 'PASSPORT', value: `C01${character}X00` }] }),
      ])
        expect((await ask('POST /session/api/recipients', sent, { token })).body.errors).toHaveLength(1);
      expect(await listed()).toEqual([]);
    },
  );

  test.each([
    ['a joiner of Persian', 'علی\u200cرضا'],
    ['one of Sinhala', 'ශ්\u200dරී ලංකා'],
    ['a form of a Chinese character', '葛\u{e0100}城'],
    ['a separator of Mongolian', 'ᠰᠠᠷᠠᠨ\u180eᠠ'],
  ])('but belongs to a letter is kept: %s', async (_, townName) => {
    const sent = creditor({ address: { country: 'DE', townName, streetName: 'Allee', postCode: '10115' } });
    const { status, body } = await ask('POST /session/api/recipients', sent, { token: await tokenFor() });
    expect([status, body.creditor?.address.townName]).toEqual([201, townName]);
  });
});
