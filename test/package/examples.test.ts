/** The snippets of docs/, run on the built package; that of the README: installed.test.ts. */
import { describe, expect, test } from 'vitest';

const IBAN = 'DE89370400440532013000';

describe('in a service', async () => {
  const { prepare } = await import('../../examples/service.js');
  const instruction = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });

  test('a sound payment is completed', () => {
    expect(prepare(instruction(IBAN))).toMatchObject({ enrichments: { creditorAgent: { bic: 'COBADEFFXXX', name: 'Commerzbank' } } });
  });
  test('a faulty one is refused', () => {
    expect(prepare(instruction('DE88370400440532013000'))).toEqual({ refused: ['CREDITOR_IBAN_INCORRECT_CHECK_DIGITS'] });
  });
});

describe('in a form', async () => {
  const { accountField } = await import('../../examples/form/account-field.js');
  const field = await accountField('DE');

  test('the bank is shown', () => expect(field(IBAN)).toEqual({ problem: undefined, mark: undefined, bank: 'Commerzbank' }));
  test('the place of a fault is marked', () =>
    expect(field('DE89 3704 0O44 0532 0130 00')).toMatchObject({ mark: [11, 12], bank: undefined }));
});

describe('in a serverless function', async () => {
  const { default: worker } = await import('../../examples/serverless.js');
  const post = (body: string): Promise<Response> => worker.fetch(new Request('https://example.org', { method: 'POST', body }));

  test('it answers with the result', async () => {
    expect(await (await post('{"country":"ZZ"}')).json()).toEqual({ status: 'ALERT', alerts: [{ code: 'COUNTRY_UNKNOWN' }] });
  });
  test('what is no JSON is refused', async () => expect((await post('{')).status).toBe(400));
});
