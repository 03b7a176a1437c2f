import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain, validate } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-22' });
const creditorAccount = { id: { value: 'DE89370400440532013000', type: 'IBAN' } };
const through = (settlementSystem: string) => ({ settlementInformation: { settlementSystem } });

const paymentTo = (address: object, name = 'Example Bau GmbH') => ({
  currency: 'EUR',
  creditor: { name, address },
  creditorAccount,
  ...through('SCT'),
});
const correctedOf = (address: object, name?: string) =>
  explain(paymentTo(address, name), engine).alerts.flatMap(({ code, correctedAddress }) =>
    correctedAddress === undefined ? [] : [[code, correctedAddress] as const],
  );

describe('an address that a scheme refuses', () => {
  test('of lines alone comes back in its own fields', () => {
    expect(correctedOf({ country: 'DE', addressLine1: 'Rosenthaler Straße 1', addressLine2: '10119 Berlin' })).toEqual([
      [
        'CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED',
        { country: 'DE', streetName: 'Rosenthaler Straße', buildingNumber: '1', townName: 'Berlin', postCode: '10119' },
      ],
    ]);
  });
  test('takes the country of its own text, not that of the account', () => {
    const lines = { addressLine1: 'Via Roma 1', addressLine2: '20121 Milano' };
    expect(correctedOf({ ...lines, addressLine3: 'Italia' })[0]?.[1]).toMatchObject({ country: 'IT', townName: 'Milano' });
    expect(correctedOf(lines)).toEqual([]);
  });
  test('without town keeps what was given beside its lines', () => {
    const given = { country: 'DE', department: 'Buchhaltung', addressLine1: 'Rosenthaler Straße 1', addressLine2: '10119 Berlin' };
    expect(correctedOf(given)).toEqual([
      [
        'CREDITOR_ADDRESS_TOWN_NAME_MISSING',
        {
          country: 'DE',
          department: 'Buchhaltung',
          streetName: 'Rosenthaler Straße',
          buildingNumber: '1',
          townName: 'Berlin',
          postCode: '10119',
        },
      ],
    ]);
  });
  test('is accepted after the correction', () => {
    const [found] = correctedOf({ country: 'FR', addressLine1: '12 rue de la Paix', addressLine2: '75002 Paris' });
    expect(validate(paymentTo(found?.[1] ?? {}), engine)).toEqual({ status: 'OK', alerts: [] });
  });
  test('loses the name of the payee and no other text', () => {
    const lines = { country: 'DE', addressLine1: 'Muster Handel GmbH', addressLine2: 'Rosenthaler Straße 1', addressLine3: '10119 Berlin' };
    expect(correctedOf(lines, 'Muster Handel GmbH')[0]?.[1]).not.toHaveProperty('addressLine1');
    expect(correctedOf(lines)[0]?.[1]).toHaveProperty('addressLine1', 'Muster Handel GmbH');
  });
});

describe('no correction', () => {
  test.each([
    ['where the town is not certain', { country: 'DE', addressLine1: 'Rosenthaler Straße 1', addressLine2: 'Berlin' }],
    [
      'where the text names another country',
      { country: 'AT', addressLine1: 'Rosenthaler Straße 1', addressLine2: '10119 Berlin, Germany' },
    ],
    [
      'where a member that was given would change',
      { country: 'DE', postCode: '10117', addressLine1: 'Rosenthaler Straße 1, 10119 Berlin' },
    ],
    ['where a line holds an account number', { country: 'DE', addressLine1: '0532013000 1', addressLine2: '10119 Berlin' }],
    ['where a line is no text', { country: 'DE', addressLine1: 7, addressLine2: '10119 Berlin' }],
    ['where there are no lines', { country: 'DE', streetName: 'Rosenthaler Straße' }],
  ])('%s', (_, address) => expect(correctedOf(address)).toEqual([]));
  test('where the scheme takes the address', () => {
    expect(correctedOf({ country: 'DE', townName: 'Berlin', addressLine1: 'Torstrasse 1' })).toEqual([]);
    const before = createEngine({ on: '2026-11-01' });
    const lines = paymentTo({ country: 'DE', addressLine1: 'Torstrasse 1, 10119 Berlin' });
    expect(explain(lines, before).alerts.filter(({ correctedAddress }) => correctedAddress !== undefined)).toEqual([]);
  });
});

test('enrich leaves the address as it was given', () => {
  const payment = paymentTo({ country: 'DE', addressLine1: 'Rosenthaler Straße 1', addressLine2: '10119 Berlin' });
  expect(enrich(payment, engine).enrichments).not.toHaveProperty('creditor');
});
