/** What the page asks the service for until its engine is there: the fields of a form. */
import { beforeEach, describe, expect, test } from 'vitest';
import { askForm } from '../../recipients/form/ask-form.js';
import type { Choice } from '../../recipients/form/choice.js';
import { engine } from './calls.js';
import { ask, startAnew, tokenFor } from './sessions.js';

beforeEach(startAnew);

const BANK = { method: 'BANK_ACCOUNT', type: 'INDIVIDUAL', accountIdType: '' };

/** The form of a choice, and of what is filled in. */
async function formOf(choice: Partial<Choice>, filled: readonly string[] = []) {
  const query = new URLSearchParams({ ...choice, ...(filled.length > 0 && { filled: filled.join() }) });
  return ask(`GET /session/api/form?${query}`, undefined, { token: await tokenFor() });
}

describe('the form of a choice', () => {
  test.each([
    { ...BANK, country: 'DE', currency: 'EUR' },
    { ...BANK, country: 'GB', currency: 'GBP' },
    { ...BANK, country: 'US', currency: 'USD', type: 'BUSINESS' },
    { ...BANK, country: 'BR', currency: 'BRL' },
    { ...BANK, country: 'IN', currency: 'INR' },
    { ...BANK, country: 'JP', currency: 'JPY' },
    { ...BANK, country: 'PH', currency: 'PHP', method: 'GCASH' },
    { ...BANK, country: 'KM', currency: 'KMF' },
  ])('$country by $method: as an engine of the page tells it, but for the patterns, with which it judges', async (choice) => {
    const { status, body } = await formOf(choice);
    expect(status).toBe(200);
    const own = askForm(choice, engine, () => false);
    const fields = own.fields.map(({ pattern: _, ...field }) => field);
    expect(body).toEqual(JSON.parse(JSON.stringify({ ...own, asked: { ...own.asked, groups: [], notes: [] }, fields })));
  });

  test('a field that is filled in is there, although it is not asked for', async () => {
    const pointersIn = ({ body }: { readonly body: { readonly fields: readonly { readonly pointer: string }[] } }) =>
      body.fields.map(({ pointer }) => pointer);
    const choice = { ...BANK, country: 'DE', currency: 'EUR' };
    expect(pointersIn(await formOf(choice))).not.toContain('/creditor/taxId');
    expect(pointersIn(await formOf(choice, ['/creditor/name', '/creditor/taxId']))).toContain('/creditor/taxId');
  });

  test('codes that nobody has are no fault: the form asks for what is asked everywhere', async () => {
    const { status, body } = await formOf({ country: 'DE', currency: 'ZZZ', method: 'NOTHING', type: 'ROBOT', accountIdType: '__proto__' });
    expect(status).toBe(200);
    expect(body.fields.length).toBeGreaterThan(0);
  });
});

test('no country, or one that nobody has, is 400', async () => {
  for (const choice of [{}, { country: 'ZZ' }, { country: 'de' }]) expect((await formOf(choice)).status).toBe(400);
});

test('a parameter that occurs twice is 400', async () => {
  const { status } = await ask('GET /session/api/form?country=DE&country=FR', undefined, { token: await tokenFor() });
  expect(status).toBe(400);
});

test('only a session is told', async () => {
  expect((await ask('GET /session/api/form?country=DE', undefined, { token: 'x'.repeat(43) })).status).toBe(401);
});

test('a script that asks for form after form is refused after ten, and nobody else', async () => {
  const [token, other] = [await tokenFor(), await tokenFor('grace')];
  const statusFor = async (whose: string) => (await ask('GET /session/api/form?country=DE', undefined, { token: whose })).status;
  for (let count = 0; count < 10; count += 1) expect(await statusFor(token)).toBe(200);
  expect(await statusFor(token)).toBe(429);
  expect(await statusFor(other)).toBe(200);
});
