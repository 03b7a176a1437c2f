/** Which countries a session is for, and how much a recipient and a list may hold. */
import { beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../../storage/memory.js';
import { ANY_VERSION } from './calls.js';
import { add, ask, GERMAN, listed, now, RECIPIENTS, serve, startAnew, tokenFor } from './sessions.js';

beforeEach(startAnew);

describe('a session for some countries', () => {
  const BRITISH = {
    country: 'GB',
    currency: 'GBP',
    method: 'BANK_ACCOUNT',
    creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
    creditorAccount: { id: { value: 'GB29NWBK60161331926819', type: 'IBAN' } },
  };
  const account = (value: string, type: string) => ({ creditorAccount: { id: { value, type } } });
  const [IBAN, BIC] = ['/creditorAccount/id/value', '/creditorAgent/bic'];
  const local = { ...account('55779911', 'ACCOUNT_NUMBER'), creditorAgent: { clearingSystemMemberId: { memberId: '200000' } } };

  test.each([
    ['an Iranian IBAN', account('IR580540105180021273113007', 'IBAN'), IBAN],
    ['a French IBAN', account('FR1420041010050500013M02606', 'IBAN'), IBAN],
    ['a Russian IBAN', account('RU0204452560040702810412345678901', 'IBAN'), IBAN],
    ['an IBAN that says it is a number', account('IR580540105180021273113007', 'ACCOUNT_NUMBER'), IBAN],
    ['an IBAN in small letters with blanks', account('ir58 0540 1051 8002 1273 1130 07', 'ALIAS'), IBAN],
    ['an IBAN in letters of full width', account('ＩＲ580540105180021273113007', 'ALIAS'), IBAN],
    ['a Russian BIC', { ...local, creditorAgent: { bic: 'SABRRUMM' } }, BIC],
    ['an Iranian BIC beside a British IBAN', { creditorAgent: { bic: 'BKMTIRTH' } }, BIC],
    [
      'a BIC with blanks beside a British sort code',
      { creditorAgent: { bic: 'SABR RU MM', clearingSystemMemberId: { memberId: '200000' } } },
      BIC,
    ],
    ['a BIC that no directory has', { ...local, creditorAgent: { bic: 'ZZZZRUMM' } }, BIC],
  ])('takes no account elsewhere: %s', async (_, foreign, pointer) => {
    const token = await tokenFor('ada', { allowedCountries: ['GB', 'DE'] });
    const { id } = await add(token, BRITISH);
    for (const line of ['POST /session/api/recipients', `PATCH /session/api/recipients/${id}`]) {
      const { status, body } = await ask(line, { ...BRITISH, ...foreign }, { token, headers: ANY_VERSION });
      expect([line, status, body.code]).toEqual([line, 422, 'RECIPIENT_REFUSED']);
      expect(body.errors).toContainEqual({ pointer, code: 'COUNTRY_NOT_ALLOWED', detail: expect.any(String) });
    }
    expect(await listed()).toHaveLength(1);
  });

  test.each([
    ['GB', BRITISH],
    ['GB', { ...BRITISH, ...local }],
    ['GB', { ...BRITISH, creditorAgent: { bic: 'MIDLJESH' } }],
    ['JE', { ...BRITISH, country: 'JE' }],
    ['RE', { ...BRITISH, country: 'RE', currency: 'EUR', ...account('FR1420041010050500013M02606', 'IBAN') }],
    [
      'MC',
      { ...BRITISH, country: 'MC', currency: 'EUR', ...account('MC5811222000010123456789030', 'IBAN'), creditorAgent: { bic: 'BNPAFRPP' } },
    ],
    ['DE', { ...GERMAN, creditor: { ...GERMAN.creditor, address: { country: 'FR', townName: 'Paris' } } }],
  ])('takes those that are there, with a territory under its IBAN, wherever the creditor lives: %s', async (country, body) => {
    const token = await tokenFor('ada', { allowedCountries: [country] });
    expect((await ask('POST /session/api/recipients', body, { token })).status).toBe(201);
  });

  test('and one for all takes them all', async () => {
    const token = await tokenFor();
    expect(
      (await ask('POST /session/api/recipients', { ...BRITISH, ...account('FR1420041010050500013M02606', 'IBAN') }, { token })).status,
    ).toBe(201);
  });
});

describe('a recipient has limits', () => {
  test.each([
    ['of a length that the contract has', { creditor: { ...GERMAN.creditor, name: 'x'.repeat(141) } }, '/creditor/name', 'VALUE_TOO_LONG'],
    ['of one that it has not', { creditor: { ...GERMAN.creditor, taxId: 'x'.repeat(60_000) } }, '/creditor/taxId', 'VALUE_TOO_LONG'],
    [
      'of an account',
      { creditorAccount: { id: { value: '1'.repeat(60_000), type: 'ACCOUNT_NUMBER' } } },
      '/creditorAccount/id/value',
      'VALUE_TOO_LONG',
    ],
    [
      'of a list',
      { creditor: { ...GERMAN.creditor, documents: Array(11).fill({ value: '1', type: 'PASSPORT' }) } },
      '/creditor/documents',
      'VALUE_TOO_LONG',
    ],
    [
      'of all together',
      { creditor: { ...GERMAN.creditor, documents: Array(10).fill({ value: '界'.repeat(256), type: '界'.repeat(256) }) } },
      '',
      'RECIPIENT_TOO_LARGE',
    ],
  ])('%s', async (_, more, pointer, code) => {
    const token = await tokenFor();
    const { status, body, text } = await ask('POST /session/api/recipients', { ...GERMAN, ...more }, { token });
    expect([status, body.errors]).toEqual([422, [{ pointer, code, detail: expect.stringMatching(/at most \d+/) }]]);
    expect(text.length).toBeLessThan(1_000);
  });

  test('a list has a hundred where nobody says how many, and never more than a page', async () => {
    const store = memoryStore();
    serve(store);
    const token = await tokenFor();
    const owner = { organization: 'acme', externalUserId: 'ada' };
    await store.transaction(async (tx) => {
      for (let count = 0; count < 260; count += 1)
        await tx.recipients.add({ id: crypto.randomUUID(), ...owner, created: new Date(now), isDefault: false, details: GERMAN });
    });
    const pages = async (line: string, as: string): Promise<readonly number[]> => {
      const sizes: number[] = [];
      for (let next: string | undefined = line; next !== undefined; ) {
        const { body, headers } = await ask(`GET ${next}`, undefined, { token: as });
        sizes.push(body.items.length);
        next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      }
      return sizes;
    };
    expect(await pages(`${RECIPIENTS}?externalUserId=ada`, 'acme')).toEqual([100, 100, 60]);
    expect(await pages(`${RECIPIENTS}?externalUserId=ada&limit=1000`, 'acme')).toEqual([100, 100, 60]);
    expect(await pages('/session/api/recipients', token)).toEqual([100, 100, 60]);
    expect(await pages('/session/api/recipients?limit=250', token)).toEqual([100, 100, 60]);
  });
});
