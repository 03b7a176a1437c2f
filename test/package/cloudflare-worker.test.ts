/** The Cloudflare Worker, asked by requests; `npm run trial -- runtimes` asks it inside of workerd. */
import { describe, expect, test } from 'vitest';
import worker from '../../examples/cloudflare-worker/worker.js';

type Body = string | Uint8Array<ArrayBuffer>;

const request = (path: string, body?: Body): Request =>
  new Request(`https://payprep.example.workers.dev${path}`, body === undefined ? {} : { method: 'POST', body });

async function ask(path: string, body?: Body) {
  const response = await worker.fetch(request(path, body));
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return { status: response.status, body: await response.json() };
}

const iban = (value: string) => JSON.stringify({ creditorAccount: { id: { value, type: 'IBAN' } } });

const domesticPayment = {
  country: 'DE',
  creditorAgent: { clearingSystemMemberId: { memberId: '37040044' } },
  creditorAccount: { id: { value: '532013000', type: 'ACCOUNT_NUMBER' } },
};

describe('an instruction', () => {
  test('is checked', async () => {
    expect(await ask('/payments/validations', iban('DE89370400440532013000'))).toEqual({ status: 200, body: { status: 'OK', alerts: [] } });
    expect(await ask('/payments/validations', iban('DE88370400440532013000'))).toEqual({
      status: 200,
      body: { status: 'ALERT', alerts: [{ code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS' }] },
    });
  });

  test.each([
    ['of its country', JSON.stringify(domesticPayment)],
    ['of its IBAN', iban('DE89370400440532013000')],
    ['of its IBAN, in lower case', iban('de89 3704 0044 0532 0130 00')],
  ])('is completed from the directory %s', async (_, body) => {
    expect(await ask('/payments/enrichments', body)).toMatchObject({
      status: 200,
      body: { enrichments: { creditorAgent: { bic: 'COBADEFFXXX' } } },
    });
  });

  test('may be any JSON', async () => {
    const odd = ['null', '7', '[]', '{"country":{"toString":1}}', '{"country":"__proto__"}', '{"creditorAccount":null}'];
    for (const body of odd) expect((await ask('/payments/validations', body)).status).toBe(200);
  });

  test('is answered when more countries have come than are kept', async () => {
    const countries = [
      'AT',
      'BE',
      'CH',
      'CZ',
      'DE',
      'DK',
      'EE',
      'ES',
      'FI',
      'FR',
      'GB',
      'GR',
      'HR',
      'HU',
      'IE',
      'IT',
      'LT',
      'LU',
      'LV',
      'NL',
    ];
    for (const country of countries) await ask('/payments/validations', JSON.stringify({ country }));
    expect((await ask('/payments/enrichments', iban('DE89370400440532013000'))).body).toMatchObject({
      enrichments: { creditorAgent: { name: 'Commerzbank' } },
    });
  });
});

describe('refused is', () => {
  test.each([
    ['half an object', '{'],
    ['an empty body', ''],
    ['what is no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['a character that ends in the middle', new Uint8Array([0x22, 0xc3])],
  ])('%s', async (_, body) => {
    expect(await ask('/payments/validations', body)).toEqual({ status: 400, body: { error: 'The body is no JSON.' } });
  });

  test('what is too long, before it has come to an end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, duplex: 'half' };
    const response = await worker.fetch(new Request('https://payprep.example.workers.dev/payments/validations', init));
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(100);
  });

  test('other paths and methods', async () => {
    expect((await ask('/payments', '{}')).status).toBe(404);
    expect((await ask('/payments/validations')).status).toBe(405);
  });
});
