/** What holds for every instruction there can be. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codes as catalogue } from '../../rules/alerts/codes.js';
import { countries } from '../../rules/countries/index.js';
import * as full from '../../src/full.js';
import * as bare from '../../src/index.js';
import { ibansOf } from '../engine/ibans.js';
import { deepFrozen, iban } from '../engine/instructions.js';

const on = '2026-11-20';
const engines = [full.createEngine({ on }), full.createEngine({ on, threshold: 'info' }), bare.createEngine({ on })] as const;
const [engine] = engines;

/** Text that has brought other programs down. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\ud800',
    '\udfffDE89',
    'DE89\u0000',
    '\u202eDE',
    'ＤＥ８９',
    '__proto__',
    'constructor',
    ' ',
    '-'.repeat(300),
    '+',
    '{country}',
  ),
  fc.constantFrom('0', 'A', ' ', '-', '.', '+', '@', 'é').map((character) => character.repeat(100_000)),
  fc.string({ unit: fc.constantFrom(...'DEFRGB0123456789 -.IBANX'), maxLength: 40 }),
);

/** Text that could belong there. */
const likely = fc.oneof(
  fc.constantFrom('DE', 'FR', 'GB', 'RE', 'US', 'EUR', 'BGN', 'COBADEFF', 'BARCGB22XXX', 'NTSBDEB1', '37040044', '601613', '2100', '0418'),
  fc.constantFrom(
    '532013000',
    '31926819',
    '19-2000145399',
    'DE89370400440532013000',
    'FR1420041O10050500013M02606',
    'ME25-02313106528358070',
  ),
  fc.constantFrom('IBAN', 'ACCOUNT_NUMBER', 'ada@example.org', '+49 30 1234567', '1970-01-01', 'SCT'),
);

const leaf = fc.oneof(
  { weight: 6, arbitrary: likely },
  { weight: 3, arbitrary: hostile },
  fc.constantFrom(null, 1e308, -0, 2 ** 53, true, [], {}),
);

const record = (shape: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: fc.record(shape, { requiredKeys: [] }) }, leaf);

const agent = record({ bic: leaf, branchId: leaf, clearingSystemMemberId: record({ memberId: leaf }) });

const instruction = fc.record(
  {
    country: leaf,
    currency: leaf,
    creditor: record({ dateOfBirth: leaf, contactDetails: record({ email: leaf, phone: leaf }) }),
    creditorAccount: record({ id: record({ value: leaf, type: leaf }), type: leaf }),
    creditorAgent: agent,
    intermediaryAgent1: agent,
    intermediaryAgent2: agent,
    intermediaryAgent3: agent,
    settlementInformation: record({ settlementSystem: leaf }),
  },
  { requiredKeys: [] },
);

const anything: fc.Arbitrary<unknown> = fc.oneof({ weight: 5, arbitrary: instruction }, fc.jsonValue({ maxDepth: 6 }), leaf);

const every = (holds: (value: unknown) => void, numRuns = 400): void => {
  fc.assert(fc.property(anything, holds), {
    numRuns,
    examples: [[iban('ME25-02313106528358070')], [undefined], [iban('IBAN')], [{ creditorAccount: { id: { value: 'D ', type: 'IBAN' } } }]],
  });
};

test('nothing throws, and nothing is written to', () => {
  every((value) => {
    deepFrozen(value);
    for (const by of engines) {
      full.validate(value, by);
      full.enrich(value, by);
      full.explain(value, by);
    }
  });
});

test('deep nesting is not followed', () => {
  const deep = JSON.parse(`${'{"creditor":'.repeat(5_000)}{}${'}'.repeat(5_000)}`);
  expect(full.validate(deep, engine).status).toBe('OK');
  expect(full.explain([deep], engine).alerts).toHaveLength(1);
});

test('the same instruction has the same answer, from any engine of the same data', () => {
  const twin = full.createEngine({ on });
  every((value) => {
    const copy = structuredClone(value);
    expect(full.explain(copy, twin)).toEqual(full.explain(value, engine));
    expect(full.enrich(copy, twin)).toEqual(full.enrich(value, engine));
    expect(full.validate(copy, engine)).toEqual(full.validate(value, engine));
  }, 200);
});

test('many are as each by itself, in their order', () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 20 }), (values) => {
      expect([...full.validateAll(values, engine)]).toEqual(values.map((value) => full.validate(value, engine)));
      expect([...full.enrichAll(values, engine)]).toEqual(values.map((value) => full.enrich(value, engine)));
    }),
    { numRuns: 50 },
  );
});

test('status, codes and explanation agree', () => {
  const mild = full.createEngine({ on, threshold: 'error' });
  every((value) => {
    for (const [by, counted] of [
      [mild, ['error']],
      [engine, ['error', 'warning']],
      [engines[1], ['error', 'warning', 'info']],
    ] as const) {
      const { status, alerts } = full.validate(value, by);
      const explained = full.explain(value, by);
      expect(status).toBe(alerts.length > 0 ? 'ALERT' : 'OK');
      expect(explained.status).toBe(status);
      const severities: readonly string[] = counted;
      expect(explained.alerts.filter(({ severity }) => severities.includes(severity)).map(({ code }) => code)).toEqual(
        alerts.map(({ code }) => code),
      );
    }
  }, 200);
});

const FIELDS = [
  'country',
  'currency',
  'method',
  'creditor',
  'creditorAccount',
  'creditorAgent',
  'intermediaryAgent1',
  'intermediaryAgent2',
  'intermediaryAgent3',
  'settlementInformation',
];

test('alerts are in the order of the fields, none twice in one place, each with its failed check', () => {
  every((value) => {
    const { alerts, checks } = full.explain(value, engine);
    const order = alerts.map(({ pointer }) => FIELDS.indexOf(pointer.split('/')[1] ?? ''));
    expect(order).toEqual([...order].sort((one, other) => one - other));
    const places = alerts.map(({ code, pointer }) => `${code} ${pointer}`);
    expect(new Set(places).size).toBe(places.length);
    expect(checks.filter(({ outcome }) => outcome === 'failed')).toHaveLength(alerts.length);
    for (const { code, message, source, range } of alerts) {
      expect(catalogue).toHaveProperty(code);
      expect(message).not.toMatch(/\{\w+\}/);
      expect(source).not.toBe('');
      if (range) expect(range[0]).toBeLessThanOrEqual(range[1]);
    }
  });
});

test('a faulty IBAN has one alert, and no BIC or bank is held against it', () => {
  every((value) => {
    const codes = full.validate(value, engine).alerts.map(({ code }) => code);
    const faults = codes.filter((code) => /_IBAN_IN/.test(code) && !code.endsWith('INCONSISTENCY'));
    expect(faults.length).toBeLessThanOrEqual(1);
    const severe = full.explain(value, engine).alerts.some(({ code, severity }) => faults.includes(code) && severity === 'error');
    if (severe) expect(codes.filter((code) => /IBAN.*(INCONSISTENCY|UNKNOWN|PREFIX)/.test(code))).toEqual([]);
  });
});

test('nothing empty is added to an instruction', () => {
  every((value) => {
    const text = JSON.stringify(full.enrich(value, engine).enrichments);
    expect(text === '{}' || !/:(""|\{\}|\[\]|null)/.test(text)).toBe(true);
  });
});

test('100 kB take no time', () => {
  const started = performance.now();
  for (const character of ['0', 'A', ' ', '-', 'é', '\ud800']) {
    const text = character.repeat(100_000);
    const whole = {
      country: text,
      currency: text,
      creditor: { dateOfBirth: text, contactDetails: { email: text, phone: text } },
      creditorAccount: { id: { value: text, type: 'IBAN' } },
      creditorAgent: { bic: text, branchId: text, clearingSystemMemberId: { memberId: text } },
      intermediaryAgent1: { bic: text },
    };
    full.explain(whole, engine);
    full.enrich(whole, engine);
    full.explain({ ...whole, country: 'DE', creditorAccount: { id: { value: text } } }, engine);
    full.enrich({ ...whole, country: 'DE', creditorAccount: { id: { value: text } } }, engine);
  }
  expect(performance.now() - started).toBeLessThan(1_000);
});

describe('sound IBANs of every country are no alert', () => {
  test.each(Object.keys(countries))('%s', (code) => {
    fc.assert(
      fc.property(ibansOf(code), (value) => {
        expect(bare.validate(iban(value), engines[2])).toEqual({ status: 'OK', alerts: [] });
        expect(bare.enrich(iban(value), engines[2]).enrichments.creditorAccount?.ids[0]).toEqual({ value, type: 'IBAN' });
      }),
      { numRuns: 10 },
    );
  });
});
