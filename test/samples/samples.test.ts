import { describe, expect, test } from 'vitest';
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { publishedIbans } from '../../rules/banks/account-samples.js';
import { codes } from '../../rules/index/alert-codes.js';
import { validate } from '../../src/full.js';
import { faults, notRaised } from '../../src/samples/faults/index.js';
import { type SampleAlertsOptions, type SampleOptions, sampleAlerts, samplePayment } from '../../src/samples.js';
import { bare, codesOf, engines, full, nameOf, raisesOnly } from './corridors.js';

const SEEDS = Array.from({ length: 5 }, (_, at) => at + 1);

/** An IBAN, a local account, both, an alias, wallets, and a payment that names no system. */
const SOME: readonly SampleAlertsOptions[] = [
  { country: 'DE', system: 'SCT' },
  { country: 'GB' },
  { country: 'US', system: 'US_FEDACH' },
  { country: 'BR', system: 'BR_PIX' },
  { country: 'JP' },
  { country: 'IN', system: 'IN_NEFT' },
  { country: 'RE' },
  { country: 'PH', method: 'GCASH' },
  { country: 'CN', method: 'ALIPAY' },
  { country: 'ZM', currency: 'USD', system: 'SWIFT' },
];

function made(options: SampleOptions, engine = bare): unknown {
  const result = samplePayment(options, engine);
  if (!result.ok) throw new Error(`${nameOf(options)} ${options.alert ?? ''}: ${result.problem}`);
  return result.instruction;
}

test('finds the one bank of a directory that a system does not reach, whatever the seed', () => {
  const alert = 'CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE';
  const problems = [124_334, 1, 2, 3].map((seed) =>
    samplePayment({ country: 'SI', currency: 'EUR', system: 'SDD_CORE', alert, seed }, full),
  );
  expect(problems.map(({ ok }) => ok)).toEqual([true, true, true, true]);
});

describe('a right payment', () => {
  test.each(SOME)('to $country by $system $method is OK, with no directory and with all', (corridor) => {
    for (const seed of SEEDS) {
      const instruction = made({ ...corridor, seed });
      expect([seed, ...Object.values(engines).map((engine) => validate(instruction, engine).status)]).toEqual([seed, 'OK', 'OK']);
    }
  });

  test('is along the corridor that is asked for', () => {
    expect(made({ country: 'US', system: 'US_FEDWIRE', creditorType: 'BUSINESS', seed: 'a' })).toMatchObject({
      country: 'US',
      currency: 'USD',
      creditor: { type: 'BUSINESS' },
      settlementInformation: { settlementSystem: 'US_FEDWIRE' },
    });
    expect(made({ country: 'GB', accountIdType: 'ACCOUNT_NUMBER', seed: 'a' })).toMatchObject({
      creditorAccount: { id: { type: 'ACCOUNT_NUMBER' } },
    });
    expect(made({ country: 'MX', currency: 'USD', system: 'SWIFT', seed: 1 })).toMatchObject({ currency: 'USD' });
  });

  test('has no account number of a document', () => {
    const values = ['DE', 'GB', 'FR', 'NL', 'ES', 'CH'].flatMap((country) =>
      SEEDS.map((seed) => (made({ country, seed }) as { creditorAccount: { id: { value: string } } }).creditorAccount.id.value),
    );
    expect(values.filter((value) => publishedIbans.has(value))).toEqual([]);
    expect(new Set(values).size).toBe(values.length);
  });

  test('is in the script of the country where no system has one of its own', () => {
    const nameIn = (options: SampleOptions) => (made(options) as { creditor: { name: string } }).creditor.name;
    expect(nameIn({ country: 'GR', seed: 1 })).toMatch(/\p{Script=Greek}/u);
    expect(nameIn({ country: 'GR', system: 'SCT', seed: 1 })).toMatch(/^[A-Z]/);
  });
});

describe('a seed', () => {
  test('gives the same payment each time, as text and as number', () => {
    for (const corridor of SOME) expect(made({ ...corridor, seed: 7 })).toEqual(made({ ...corridor, seed: '7' }));
    expect(made({ country: 'DE', seed: 7 })).not.toEqual(made({ country: 'DE', seed: 8 }));
  });

  test('gives this payment in every runtime', () => {
    expect(made({ country: 'DE', system: 'SCT', seed: 1 })).toEqual({
      country: 'DE',
      creditor: {
        address: {
          buildingNumber: '169',
          country: 'DE',
          postCode: '26133',
          streetName: 'Vorlagenring',
          townName: 'Exempelberg',
        },
        name: 'Muster-Hof GmbH',
        type: 'BUSINESS',
      },
      creditorAccount: {
        id: {
          type: 'IBAN',
          value: 'DE16207300745461601263',
        },
      },
      currency: 'EUR',
      settlementInformation: {
        settlementSystem: 'SCT',
      },
    });
  });
});

describe('a wrong payment', () => {
  test('raises its alert and no other, for every alert that is possible on a corridor', () => {
    const wrong: string[] = [];
    for (const corridor of [
      { country: 'NL', system: 'SCT' },
      { country: 'US', system: 'US_FEDACH' },
    ]) {
      for (const alert of sampleAlerts(corridor, bare)) {
        for (const seed of SEEDS) {
          const instruction = made({ ...corridor, alert, seed });
          if (!raisesOnly(alert, instruction, bare)) wrong.push(`${nameOf(corridor)} ${alert} ${seed}: ${codesOf(instruction, bare)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each<Omit<SampleOptions, 'seed'>>([
    // most Russian numbers drawn at random are those of the treasury, which have no check digit
    { country: 'RU', alert: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS' },
    { country: 'RU', alert: 'CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY' },
    // a tax number goes with its country
    { country: 'SV', system: 'SWIFT', alert: 'CREDITOR_IBAN_COUNTRY_INCONSISTENCY' },
    // the operator of the method is one bank of several
    { country: 'PH', method: 'GRABPAY', alert: 'CREDITOR_BIC_NOT_ALLOWED' },
    // two of several kinds of numbers have to be of one
    { country: 'CA', alert: 'CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY' },
  ])('is made with every seed: $country $alert', (options) => {
    const codesBySeed = Array.from({ length: 40 }, (_, seed) => codesOf(made({ ...options, seed }), bare));
    expect(new Set(codesBySeed.flat())).toEqual(new Set([options.alert]));
  });

  test('needs an engine with a directory where the alert rests on one', () => {
    const options = { country: 'DE', accountIdType: 'ACCOUNT_NUMBER', alert: 'CREDITOR_BANK_IDENTIFIER_UNKNOWN', seed: 1 } as const;
    expect(samplePayment(options)).toEqual({ ok: false, problem: 'ALERT_NOT_POSSIBLE' });
    expect(codesOf(made(options, full), full)).toEqual(['CREDITOR_BANK_IDENTIFIER_UNKNOWN']);
  });

  test('has a fault for every alert, or a reason why there is none', () => {
    expect([...Object.keys(faults), ...Object.keys(notRaised)].sort()).toEqual(Object.keys(codes).sort());
  });
});

test('a German bank identifier that contradicts the account number is made for each seed, though few sample banks can have one', () => {
  const alert = 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY';
  for (const seed of [33_703, 33_717, 33_735]) {
    const result = samplePayment({ country: 'DE', currency: 'EUR', system: 'SWIFT', alert, seed }, full);
    expect(result.ok && raisesOnly(alert, result.instruction, full)).toBe(true);
  }
});

describe('where there is none', () => {
  test('the result says why', () => {
    expect(samplePayment({ country: 'DE', system: 'US_FEDWIRE', seed: 1 })).toEqual({ ok: false, problem: 'CORRIDOR_NOT_COVERED' });
    expect(samplePayment({ country: 'AQ', seed: 1 })).toEqual({ ok: false, problem: 'CORRIDOR_NOT_COVERED' });
    expect(samplePayment({ country: 'US', alert: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', seed: 1 })).toEqual({
      ok: false,
      problem: 'ALERT_NOT_POSSIBLE',
    });
    expect(sampleAlerts({ country: 'AQ' })).toEqual([]);
  });

  test.each<readonly [options: unknown, message: RegExp]>([
    [undefined, /takes an object of options/],
    [{ seed: 1 }, /`country` is missing/],
    [{ country: 'DE', seed: null }, /`seed` is a number or a text/],
    [{ country: 'DE', seed: Number.NaN }, /`seed` is a number or a text/],
    [{ contry: 'DE', seed: 1 }, /no option `contry`; did you mean `country`\?/],
    [{ country: 'Germany', seed: 1 }, /`country` is a code of ISO 3166-1/],
    [{ country: 7, seed: 1 }, /`country` is a text/],
    [{ country: 'DE', currency: 'EURO', seed: 1 }, /`currency` is a code of ISO 4217/],
    [{ country: 'DE', system: 'SCT_INTS', seed: 1 }, /no `system` "SCT_INTS"; did you mean SCT_INST\?/],
    [{ country: 'PH', method: 'GCASHH', seed: 1 }, /did you mean GCASH\?/],
    [{ country: 'DE', creditorType: 'PERSON', seed: 1 }, /no `creditorType`/],
    [{ country: 'DE', accountIdType: 'IBANS', seed: 1 }, /did you mean IBAN\?/],
    [{ country: 'DE', alert: 'CREDITOR_NAME_MISING', seed: 1 }, /did you mean CREDITOR_NAME_MISSING\?/],
  ])('a mistake of the programmer throws: %j', (options, message) => {
    expect(() => samplePayment(options as SampleOptions)).toThrow(message);
    expect(() => samplePayment(options as SampleOptions)).toThrow(TypeError);
  });

  test('an engine that is none throws', () => {
    expect(() => samplePayment({ country: 'DE', seed: 1 }, 0 as never)).toThrow(/must be an engine/);
  });
});

test('an info is an alert, too', () => {
  const alert: AlertCode = 'CREDITOR_BIC_NOT_CONNECTED';
  expect(codesOf(made({ country: 'DE', alert, seed: 1 }), bare)).toEqual([alert]);
});
