/** What a problem tells whoever has only its `detail`: which value is wrong, what is expected, and what to do. */
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openSession, RECIPIENTS, SESSION, startAnew, tokenFor } from './sessions.js';

beforeEach(startAnew);

const NAME = 'Expected 1 to 255 characters, without control characters.';
const COUNTRY = 'Expected a country code of ISO 3166-1: two capital letters.';

describe('the detail says which member is wrong, and what is expected', () => {
  test.each<readonly [place: string, body: unknown, detail: string]>([
    ['a member that is missing', { externalUserId: 'ada' }, '/returnUrl: The member is missing.'],
    ['a number', { ...SESSION, externalUserId: 5 }, '/externalUserId: Expected a string.'],
    ['an empty name', { ...SESSION, externalUserId: '' }, `/externalUserId: ${NAME}`],
    ['a line break', { ...SESSION, externalUserId: 'a\nb' }, `/externalUserId: ${NAME}`],
    ['small letters', { ...SESSION, options: { allowedCountries: ['DE', 'de'] } }, `/options/allowedCountries/1: ${COUNTRY}`],
    ['no country', { ...SESSION, options: { allowedCountries: ['ZZ'] } }, `/options/allowedCountries/0: ${COUNTRY}`],
    ['no items', { ...SESSION, options: { allowedCountries: [] } }, '/options/allowedCountries: The value must have at least 1 item.'],
    [
      'an unknown value',
      { ...SESSION, options: { allowedRecipientTypes: ['DOG'] } },
      '/options/allowedRecipientTypes/0: Expected one of INDIVIDUAL, BUSINESS.',
    ],
  ])('%s', async (_, body, detail) => {
    const answer = await openSession(body);
    expect([answer.status, answer.body.detail, answer.body.message]).toEqual([400, detail, detail]);
  });

  test('a body that is no object', async () => {
    expect((await openSession([])).body.detail).toBe('Expected an object.');
  });

  test('a parameter of the query', async () => {
    expect((await ask(`GET ${RECIPIENTS}`)).body.detail).toBe('?externalUserId: The parameter is missing.');
  });

  test('a recipient that is refused', async () => {
    const body = { country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT' };
    const answer = await ask('POST /session/api/recipients', body, { token: await tokenFor() });
    expect([answer.status, answer.body.detail]).toEqual([422, `/creditor/name: ${answer.body.errors[0].detail}`]);
  });
});

test('a member has one error, however many rules it breaks', async () => {
  const { body } = await openSession({ ...SESSION, externalUserId: '', options: { allowedCountries: ['de', 5] } });
  expect(body.errors.map(({ pointer }: { readonly pointer: string }) => pointer)).toEqual([
    '/externalUserId',
    '/options/allowedCountries/0',
    '/options/allowedCountries/1',
  ]);
});

test('no text of an error repeats what was sent', async () => {
  const token = await tokenFor();
  const wrong = 'secret\u0007';
  const bodies = [
    { externalUserId: wrong, returnUrl: wrong, options: { allowedCountries: [wrong], allowedRecipientTypes: [wrong] } },
    { country: wrong, currency: wrong, method: wrong },
    { title: wrong.repeat(99), url: wrong, events: [wrong] },
  ];
  for (const body of bodies)
    for (const line of ['POST /session/api/recipients', 'POST /webhooks/subscriptions', 'POST /beneficiaries/organizations/sessions'])
      expect(
        (await ask(line, body, { ...(line.includes('session/') && { token }), headers: { 'idempotency-key': 'k' } })).text,
      ).not.toContain('secret');
});

describe('the detail says what to do', () => {
  test('without a token, and with one in the query', async () => {
    expect((await ask(`GET ${RECIPIENTS}`, undefined, { token: null })).body.detail).toContain('Authorization: Bearer');
    expect((await ask(`GET ${RECIPIENTS}?access_token=x`)).body.detail).toContain('Authorization: Bearer');
    const unknown = await ask(`GET ${RECIPIENTS}`, undefined, { token: 'nobody' });
    expect(unknown.body.detail).toBe('The access token is not valid. Request a new one.');
  });

  test('without the scope', async () => {
    const { body } = await ask(`GET ${RECIPIENTS}`, undefined, { token: 'acme.payments' });
    expect(body.detail).toBe('The access token needs the scope beneficiaries or beneficiaries:read.');
    const other = await ask('POST /payments/validations', {}, { token: 'acme.webhooks' });
    expect(other.body.detail).toBe('The access token needs the scope payments.');
  });

  test('without a key', async () => {
    const { body } = await openSession(SESSION, { headers: {} });
    expect(body.detail).toBe(
      'The header Idempotency-Key is missing. Send a new one with each request, and the same one when you send a request again.',
    );
  });
});
