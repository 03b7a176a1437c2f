/** Endpoints 1 to 4 from outside: payment preparation. */
import { describe, expect, test } from 'vitest';
import examples from '../../../test/fixtures/service-examples.json' with { type: 'json' };
import { enrichmentResult, faultsIn, items, type Shape, validationResult } from './shapes.js';
import type { World } from './world.js';

const IBAN = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });
const ALERT = (...codes: readonly string[]) => ({ status: 'ALERT', alerts: codes.map((code) => ({ code })) });

/** Every member of the interface, with a value of its type. */
const EVERYTHING = {
  country: 'DE',
  currency: 'EUR',
  creditorAgent: { bic: 'COBADEFFXXX', clearingSystemMemberId: { memberId: '37040044' }, branchId: '0' },
  creditor: {
    name: 'Ada Example',
    contactDetails: { email: 'ada@example.com', phone: '+4930123456' },
    dateOfBirth: '1990-02-03',
    taxId: '02476291358',
    documents: [{ value: 'L01X00T47', type: 'NATIONAL_ID' }],
    address: { country: 'DE', addressLine1: 'Musterstr. 1', townName: 'Berlin', postCode: '10115' },
    type: 'INDIVIDUAL',
  },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' }, type: 'CHECKING' },
  intermediaryAgent1: { bic: 'DEUTDEFF' },
  intermediaryAgent2: { clearingSystemMemberId: { memberId: '021000021' } },
  intermediaryAgent3: { branchId: '1' },
  settlementInformation: { settlementSystem: 'SCT' },
};

const codes = ({ alerts }: { readonly alerts: readonly { readonly code: string }[] }) => alerts.map(({ code }) => code);

/** Each path through an instruction, with the same instruction in which a value of another type stands there. */
function* withWrongTypes(value: object, path: readonly string[] = []): Generator<readonly [pointer: string, instruction: unknown]> {
  for (const [name, member] of Object.entries(value)) {
    const at = [...path, name];
    yield [`/${at.join('/')}`, replaced(EVERYTHING, at, typeof member === 'string' ? 5 : 'text')];
    if (typeof member === 'object') yield* withWrongTypes(member, at);
  }
}

function replaced(value: object, [first = '', ...rest]: readonly string[], wrong: unknown): unknown {
  const inner = rest.length === 0 ? wrong : replaced((value as Record<string, object>)[first] ?? {}, rest, wrong);
  return Array.isArray(value) ? Object.assign([...value], { [first]: inner }) : { ...value, [first]: inner };
}

const KINDS: readonly (readonly [single: string, bulk: string, shape: Shape])[] = [
  ['POST /payments/validations', 'POST /payments/bulk-validations', validationResult],
  ['POST /payments/enrichments', 'POST /payments/bulk-enrichments', enrichmentResult],
];

export function paymentsContract(world: () => World): void {
  const ask = (line: string, body: unknown) => world().acme.send(line, { body });
  const validate = async (body: unknown) => (await ask('POST /payments/validations', body)).body;
  const enrich = async (body: unknown) => (await ask('POST /payments/enrichments', body)).body.enrichments;

  describe.each(KINDS)('%s', (single, bulk, shape) => {
    test('answers 200 with its resource: for all members, for none, and for null', async () => {
      const nulls = Object.fromEntries(Object.keys(EVERYTHING).map((name) => [name, null]));
      for (const body of [EVERYTHING, {}, nulls]) {
        const reply = await ask(single, body);
        expect([reply.status, faultsIn(reply.body, shape)]).toEqual([200, []]);
      }
      expect((await ask(single, nulls)).text).toBe((await ask(single, {})).text);
    });

    test('members that nobody knows change nothing, wherever they stand', async () => {
      const more = {
        ...EVERYTHING,
        note: 1,
        creditor: { ...EVERYTHING.creditor, shoeSize: {} },
        creditorAgent: { ...EVERYTHING.creditorAgent, x: [] },
      };
      expect((await ask(single, more)).text).toBe((await ask(single, EVERYTHING)).text);
    });

    test('the same input has the same answer', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(single, EVERYTHING)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    });

    test('a member of the wrong type is no instruction, whichever it is', async () => {
      const wrong = [...withWrongTypes(EVERYTHING)];
      expect(wrong.length).toBeGreaterThan(35);
      const answers = await Promise.all(wrong.map(([, body]) => ask(single, body)));
      expect(answers.map(({ status, body }) => [status, body.code, body.errors[0].pointer])).toEqual(
        wrong.map(([pointer]) => [400, 'JSON_PAYLOAD_INVALID_TYPE', pointer]),
      );
    });

    test.each([[], 'text', 5, null, true])('%j is no instruction', async (body) => {
      const reply = await ask(single, JSON.stringify(body));
      expect([reply.status, reply.body.code]).toEqual([400, 'JSON_PAYLOAD_INVALID_TYPE']);
    });

    test('in bulk: one answer for each, in their order, byte for byte that of the single form', async () => {
      const given = [
        EVERYTHING,
        {},
        { country: 'gb' },
        ...['DE00', 'NL91ABNA0417164300', 'BE68539007547034'].map(IBAN),
        { country: 'DE' },
        {},
      ];
      const singles = await Promise.all(given.map((body) => ask(single, body)));
      const reply = await ask(bulk, { items: given });
      expect([reply.status, faultsIn(reply.body, items(shape))]).toEqual([200, []]);
      expect(reply.text).toBe(`{"items":[${singles.map(({ text }) => text).join(',')}]}`);
    });

    test('in bulk: none, one and twenty are taken, twenty-one are not', async () => {
      const of = (count: number) => ask(bulk, { items: Array.from({ length: count }, () => ({})) });
      expect((await of(0)).text).toBe('{"items":[]}');
      for (const count of [1, 20]) expect((await of(count)).body.items).toHaveLength(count);
      const { status, body } = await of(21);
      expect([status, body.code, body.errors[0].pointer]).toEqual([400, 'BAD_REQUEST', '/items']);
      expect(body.detail).toContain('20');
      expect(body.items).toBeUndefined();
    });

    test('in bulk: one that is no instruction has its own answer, and its neighbours have theirs', async () => {
      const { status, body } = await ask(bulk, { items: [{}, { country: 5 }, 'x', {}] });
      const { body: alone } = await ask(single, {});
      expect([status, body.items.length, body.items[0], body.items[3]]).toEqual([200, 4, alone, alone]);
      for (const wrong of [body.items[1], body.items[2]])
        expect(wrong).toEqual(
          bulk.includes('validations') ? { status: 'ALERT', alerts: [{ code: expect.any(String) }] } : { enrichments: {} },
        );
    });

    test.each([{}, { items: {} }, { items: null }, { items: 'x' }, []])('in bulk: %j is no list', async (given) => {
      expect((await ask(bulk, given)).status).toBe(400);
    });
  });

  describe('validation', () => {
    test.each(examples.validations)('$why', async ({ request, response }) => {
      expect(await validate(request)).toEqual(response);
    });

    test('a value that is merely wrong is an alert, and no error', async () => {
      for (const body of [
        { country: 'gb' },
        { currency: 'euro' },
        { creditor: { dateOfBirth: 'yesterday' } },
        { creditorAgent: { bic: '?' } },
      ])
        expect((await validate(body)).status).toBe('ALERT');
    });

    test('one issue, one alert with its code', async () => {
      expect(await validate(IBAN('D1-not an IBAN'))).toEqual(ALERT('CREDITOR_IBAN_INVALID_FORMAT'));
      expect(await validate(IBAN('DE89370400440532013001'))).toEqual(ALERT('CREDITOR_IBAN_INCORRECT_CHECK_DIGITS'));
      expect(await validate(IBAN('DE89370400440532013000'))).toEqual({ status: 'OK', alerts: [] });
    });

    test('euros into SEPA by a bank that no scheme reaches are an alert; without a currency there is none', async () => {
      const far = { creditorAgent: { bic: 'FNNBMTMT' } };
      expect(codes(await validate({ ...far, currency: 'EUR' }))).toEqual(['CREDITOR_BIC_NOT_REACHABLE']);
      expect(codes(await validate(far))).toEqual([]);
    });
  });

  describe('enrichment', () => {
    test.each(examples.enrichments)('$why', async ({ request }) => {
      for (const body of Array.isArray(request) ? request : [request]) {
        const reply = await ask('POST /payments/enrichments', body);
        expect([reply.status, faultsIn(reply.body, enrichmentResult)]).toEqual([200, []]);
      }
    });

    test('an IBAN brings the bank, its BIC and the schemes that reach it', async () => {
      const { creditorAgent, settlementInformation } = await enrich({ country: 'DE', currency: 'EUR', ...IBAN('DE89370400440532013000') });
      expect(creditorAgent).toMatchObject({ name: expect.stringContaining('Commerzbank'), bic: expect.stringMatching(/^COBADEFF/) });
      expect(settlementInformation.settlementSystems).toContain('SCT');
    });

    test('a domestic account becomes an IBAN', async () => {
      const account = { id: { value: '0532013000', type: 'ACCOUNT_NUMBER' } };
      const agent = { clearingSystemMemberId: { memberId: '37040044' } };
      const { creditorAccount } = await enrich({ country: 'DE', currency: 'EUR', creditorAgent: agent, creditorAccount: account });
      expect(creditorAccount.ids).toContainEqual({ value: 'DE89370400440532013000', type: 'IBAN' });
    });

    test.each([
      ['BR', '001', '0001'],
      ['CA', '003', '00002'],
      ['JP', '0001', '001'],
    ])('%s: a bank identifier of two parts may come joined or split', async (country, memberId, branchId) => {
      const joined = { country, creditorAgent: { clearingSystemMemberId: { memberId: memberId + branchId } } };
      const split = { country, creditorAgent: { clearingSystemMemberId: { memberId }, branchId } };
      expect(await enrich(split)).toEqual(await enrich(joined));
      expect(await validate(split)).toEqual(await validate(joined));
    });
  });
}
