/** Properties of every instruction. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codes as catalogue } from '../../rules/index/alert-codes.js';
import { ibans } from '../../rules/index/ibans.js';
import * as full from '../../src/full.js';
import * as bare from '../../src/index.js';
import { sectionRank } from '../../src/instruction/fields.js';
import { ibansOf } from '../answers/ibans.js';
import { deepFrozen, iban } from '../answers/instructions.js';
import { oneIn, runs } from '../runs.js';
import { anyCorridor, anything, MEMBERS, on, replaceAt } from './instructions.js';

const engines = [full.createEngine({ on }), full.createEngine({ on, threshold: 'info' }), bare.createEngine({ on })] as const;
const [engine] = engines;

const forEveryInstruction = (holds: (value: unknown) => void, numRuns = 50): void => {
  fc.assert(fc.property(anything, holds), {
    numRuns: runs(numRuns),
    examples: [[iban('ME25-02313106528358070')], [undefined], [iban('IBAN')], [{ creditorAccount: { id: { value: 'D ', type: 'IBAN' } } }]],
  });
};

test('no function throws or changes its input', () => {
  forEveryInstruction((value) => {
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
  expect(full.validate(deep, engine).alerts).toEqual([{ code: 'PAYMENT_INSTRUCTION_NOT_CHECKED' }]);
  expect(full.explain([deep] as unknown, engine).alerts).toHaveLength(1);
});

test('the same instruction has the same answer, from any engine of the same data', () => {
  const twin = full.createEngine({ on });
  forEveryInstruction((value) => {
    const copy = structuredClone(value);
    expect(full.explain(copy, twin)).toEqual(full.explain(value, engine));
    expect(full.enrich(copy, twin)).toEqual(full.enrich(value, engine));
    expect(full.validate(copy, engine)).toEqual(full.validate(value, engine));
  });
});

test('bulk answers are the single answers, in input order', () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 20 }), (values) => {
      expect([...full.validateAll(values, engine)]).toEqual(values.map((value) => full.validate(value, engine)));
      expect([...full.enrichAll(values, engine)]).toEqual(values.map((value) => full.enrich(value, engine)));
    }),
    { numRuns: runs(30) },
  );
});

test('status, codes and explanation agree, and a lower threshold adds alerts', () => {
  const mild = full.createEngine({ on, threshold: 'error' });
  forEveryInstruction((value) => {
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
  });
});

/** The place of a member among the fields; a value that is no instruction has none. */
const rank = sectionRank;

test('alerts are in the order of the fields, unique by place, each with its failed check', () => {
  const raised = new Set<string>();
  forEveryInstruction((value) => {
    const { alerts, checks } = full.explain(value, engine);
    const order = alerts.map(({ pointer }) => rank(pointer));
    expect(order).toEqual([...order].sort((one, other) => one - other));
    if (alerts.some(({ code }) => code === 'PAYMENT_INSTRUCTION_INVALID_FORMAT')) expect(alerts).toMatchObject([{ pointer: '' }]);
    const places = alerts.map(({ code, pointer }) => `${code} ${pointer}`);
    expect(new Set(places).size, places.join()).toBe(places.length);
    const failed = checks.filter(({ outcome }) => outcome === 'failed').map(({ check, pointer }) => `${check} ${pointer}`);
    expect(failed.sort()).toEqual(alerts.map(({ rule, pointer }) => `${rule} ${pointer}`).sort());
    const passed = checks.filter(({ outcome }) => outcome === 'passed').map(({ check, pointer }) => `${check} ${pointer}`);
    // two parts of a number may have the same national check
    expect(passed.filter((check) => failed.includes(check) && !check.includes('national-check'))).toEqual([]);
    for (const { code, message, source, range } of alerts) {
      raised.add(code);
      expect(catalogue).toHaveProperty(code);
      expect(message).not.toMatch(/\{\w+\}|undefined|NaN|\[object|, ,|: \.|^ | {2}/);
      expect(source).not.toBe('');
      if (range) expect(range[0]).toBeLessThanOrEqual(range[1]);
    }
  }, 400);
  // the property means little if the instructions raise few codes
  expect(raised.size).toBeGreaterThan(Object.keys(catalogue).length / 2);
});

test('a faulty IBAN has one alert, and is not compared with a BIC or bank', () => {
  forEveryInstruction((value) => {
    const codes = full.validate(value, engine).alerts.map(({ code }) => code);
    const faults = codes.filter((code) => /_IBAN_IN/.test(code) && !code.endsWith('INCONSISTENCY'));
    expect(faults.length).toBeLessThanOrEqual(1);
    const severe = full.explain(value, engine).alerts.some(({ code, severity }) => faults.includes(code) && severity === 'error');
    if (severe) expect(codes.filter((code) => /IBAN.*(INCONSISTENCY|UNKNOWN|PREFIX)/.test(code))).toEqual([]);
  });
});

test('an enrichment has no empty members', () => {
  forEveryInstruction((value) => {
    const text = JSON.stringify(full.enrich(value, engine).enrichments);
    expect(text === '{}' || !/:(""|\{\}|\[\]|null)/.test(text)).toBe(true);
  });
});

test('any corridor has requirements, the same each time, and a JSON schema', () => {
  const twin = full.createEngine({ on });
  fc.assert(
    fc.property(anyCorridor, (value) => {
      const corridor = deepFrozen(value) as full.Corridor;
      const required = full.requirements(corridor, engine);
      expect(full.requirements(structuredClone(corridor), twin)).toEqual(required);
      const schema = full.toJsonSchema(deepFrozen(required));
      expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
      for (const { pattern = '', pointer, example, options, minLength = 1, maxLength = 1_000 } of required.fields) {
        const form = new RegExp(pattern, 'u');
        if (example === undefined) continue;
        const fits = form.test(example) && example.length >= minLength && example.length <= maxLength;
        expect([pointer, example, fits && (options?.includes(example) ?? true)]).toEqual([pointer, example, true]);
      }
      bare.requirements(corridor, engines[2]);
    }),
    { numRuns: runs(100) },
  );
});

/** Texts on which some regular expressions backtrack, of 100 kB, and at the length limit. */
const LONG = [
  '0',
  'A',
  ' ',
  '-',
  'é',
  '\ud800',
  'a ',
  'A.',
  '1 ',
  ' A',
  '(0',
  '&a',
  'a,',
  '\u0301',
  'ﷺ',
  '\u200d',
  '\u202e',
  '+1',
  'a@',
  '..',
].flatMap((unit) => [unit.repeat(100_000 / unit.length), unit.repeat(256 / unit.length), `${unit.repeat(254 / unit.length)}!`]);

/** A regular expression that backtracks would run into the timeout. */
describe('100 kB of text get an answer', () => {
  const complete = {
    creditor: {
      name: 'Ada Berg',
      type: 'INDIVIDUAL',
      taxId: '11144477735',
      address: { townName: 'Newhaven' },
      documents: [{ type: 'CPF', value: '1' }],
    },
    creditorAccount: { id: { value: '532013000' } },
    creditorAgent: { bic: 'COBADEFF' },
  };
  const corridors = [
    { country: 'DE', currency: 'EUR', settlementInformation: { settlementSystem: 'SCT' } },
    { country: 'BR', currency: 'BRL', settlementInformation: { settlementSystem: 'BR_PIX' } },
    { country: 'JP', currency: 'JPY', settlementInformation: { settlementSystem: 'JP_ZENGIN' } },
    { country: 'KE', currency: 'KES', method: 'MPESA' },
    { country: 'US', currency: 'USD', settlementInformation: { settlementSystem: 'SWIFT' } },
  ];

  const codesOf = (instruction: unknown) => full.validate(instruction, engine).alerts.map(({ code }) => code);

  // each member a quarter of them, of every length, and the next one another quarter
  test.each(MEMBERS)('%s', (pointer) => {
    const rotated = LONG.map((_, index) => LONG.at((index + MEMBERS.indexOf(pointer)) % LONG.length) ?? '');
    for (const [index, text] of oneIn(4, rotated).entries()) {
      const instruction = replaceAt({ ...complete, ...corridors[index % corridors.length] }, pointer, text);
      expect(full.explain(instruction, engine).alerts.map(({ code }) => code)).toEqual(expect.arrayContaining(codesOf(instruction)));
      expect(full.enrich(instruction, engine)).toHaveProperty('enrichments');
    }
  });

  test('in all members at once', () => {
    for (const text of LONG) {
      const whole = MEMBERS.reduce<unknown>((value, pointer) => replaceAt(value, pointer, text), { creditor: { documents: [] } });
      for (const type of ['IBAN', 'ACCOUNT_NUMBER', text]) {
        const instruction = replaceAt(replaceAt(whole, '/creditorAccount/id/type', type), '/country', 'DE');
        expect(full.explain(instruction, engine).status).toBe('ALERT');
        expect(full.enrich(instruction, engine)).toHaveProperty('enrichments');
      }
      const corridor = { country: text, currency: text, method: text, settlementSystem: text, creditorType: text };
      expect(full.requirements(corridor, engine).problems.length).toBeGreaterThan(0);
    }
  });

  test('in a list of documents', () => {
    const documents = Array.from({ length: 100_000 }, (_, index) => ({ type: 'CPF', value: `${index}` }));
    const { alerts } = full.explain({ country: 'BR', creditor: { documents } }, engine);
    expect(alerts.length).toBeGreaterThan(0);
    expect(alerts.length).toBeLessThan(50);
  });
});

describe('valid IBANs raise no alert', () => {
  test.each(Object.keys(ibans))('%s', (code) => {
    fc.assert(
      fc.property(ibansOf(code), (value) => {
        expect(bare.validate(iban(value), engines[2])).toEqual({ status: 'OK', alerts: [] });
        expect(bare.enrich(iban(value), engines[2]).enrichments.creditorAccount?.ids[0]).toEqual({ value, type: 'IBAN' });
      }),
      { numRuns: runs(10) },
    );
  });
});
