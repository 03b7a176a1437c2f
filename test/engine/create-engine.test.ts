/** Engines: their options, their overlays, and that one has nothing to do with another. */
import { describe, expect, test, vi } from 'vitest';
import type { Dataset } from '../../src/directory/dataset.js';
import type { EngineOptions } from '../../src/engine/engine.js';
import { createEngine as createFullEngine, validate as validateFully } from '../../src/full.js';
import { createEngine, enrich, enrichAll, explain, fromDatasets, validate, validateAll } from '../../src/index.js';
import { dataset, whole } from '../answers/datasets.js';
import { account, bic, iban, member } from '../answers/instructions.js';
import { datasetOf } from '../reference-data/datasets.js';

// generated: examples of the registry are never said to be of an unknown bank
const COMMERZBANK = iban('DE78370400440100000903');

test('the day is that of the newest rules unless another is given', () => {
  expect(createEngine().on).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(createEngine({ on: '2024-02-29' }).on).toBe('2024-02-29');
  expect(createEngine().threshold).toBe('warning');
});

describe('a programmer’s mistake throws', () => {
  const row: Dataset = dataset('banks/DE', ['bankCode'], [['37040044']]);
  test.each<[string, string, object]>([
    ['a day that is none', '`on`', { on: '2023-02-29' }],
    ['a day with a time', '`on`', { on: '2026-11-20T00:00:00Z' }],
    ['a day that is no text', '`on`', { on: ['2026-11-20'] }],
    ['a day that is an object', '`on`', { on: Object('2026-11-20') }],
    ['a date', '`on`', { on: new Date(0) }],
    ['a threshold that is none', '`threshold`', { threshold: 'fatal' }],
    ['no reference data', '`referenceData`', { referenceData: null }],
    ['reference data without a function', '`referenceData`', { referenceData: {} }],
    ['overlays that are no list', '`overlays`', { overlays: row }],
    ['no overlay', 'overlays[0]', { overlays: [null] }],
    ['an overlay without a name', 'overlays[0]', { overlays: [{ ...row, dataset: undefined }] }],
    ['an overlay without an edition', 'overlays[0]', { overlays: [{ ...row, edition: 7 }] }],
    ['an overlay without columns', 'overlays[0]', { overlays: [{ ...row, columns: undefined }] }],
    ['an overlay without rows', 'overlays[0]', { overlays: [{ ...row, rows: undefined }] }],
    ['an overlay with a row that is none', 'overlays[0]', { overlays: [{ ...row, rows: ['3'] }] }],
    ['an overlay with a row too wide', 'overlays[0]', { overlays: [{ ...row, rows: [['37040044', 'COBADEFF']] }] }],
    ['a part of a table that checks read as a whole', 'overlays[0]', { overlays: [{ ...row, dataset: 'iban-rules/DE' }] }],
    ['a part of the British weights', '"complete"', { overlays: [{ ...row, dataset: 'registries/uk-modulus-weights' }] }],
    [
      'a table with other columns',
      'overlays[0] has other columns than registries/uk-modulus-weights: ',
      { overlays: [{ ...row, ...whole, dataset: 'registries/uk-modulus-weights' }] },
    ],
    [
      'an overlay with a misspelt column',
      'overlays[0] has other columns than banks/DE: bankCode,bic,name',
      {
        referenceData: fromDatasets([dataset('banks/DE', ['bankCode', 'bic', 'name'], [])]),
        overlays: [{ ...row, columns: ['bankCode', 'nmae'], rows: [['37040044', 'A bank']] }],
      },
    ],
    [
      'an overlay with a column in capitals',
      'overlays[0] has other columns than banks/DE: bankCode,bic,name',
      {
        referenceData: fromDatasets([dataset('banks/DE', ['bankCode', 'bic', 'name'], [])]),
        overlays: [{ ...row, columns: ['bankcode'], rows: [] }],
      },
    ],
    ['an overlay with columns that are no list', 'overlays[0]', { overlays: [{ ...row, columns: 1 }] }],
  ])('%s, and %s is named', (_, option, options) => {
    const making = () => createEngine(options as EngineOptions);
    expect(making).toThrow(TypeError);
    expect(making).toThrow(option);
  });

  test('columns of the caller’s own do not', () => {
    const referenceData = fromDatasets([dataset('banks/DE', ['bankCode', 'bic', 'name'], [])]);
    const overlay = { ...row, columns: ['bankCode', 'branchName', 'street', 'names', 'name'], rows: [] };
    expect(() => createEngine({ referenceData, overlays: [overlay] })).not.toThrow();
  });
  test('no options', () => expect(() => createEngine(null as unknown as EngineOptions)).toThrow(TypeError));

  test('the second overlay is named', () => {
    expect(() => createEngine({ overlays: [row, { ...row, rows: [[]] }] })).toThrow('overlays[1]');
  });
});

describe('the default engine', () => {
  test('of payprep has no directory: not covered', () => {
    const { checks, editions } = explain({ ...bic('DEUTDEFF'), ...COMMERZBANK });
    expect(checks).toContainEqual({ check: 'bic/iban', pointer: '/creditorAgent/bic', outcome: 'not-covered' });
    expect(checks).toContainEqual({ check: 'iban/bank-directory', pointer: '/creditorAccount/id/value', outcome: 'not-covered' });
    expect(editions).toEqual({});
    expect(validate({ ...bic('DEUTDEFF'), ...COMMERZBANK }).status).toBe('OK');
    expect([...validateAll([COMMERZBANK])]).toEqual([{ status: 'OK', alerts: [] }]);
    expect([...enrichAll([COMMERZBANK])]).toEqual([enrich(COMMERZBANK)]);
  });
  test('of payprep/full has every one', () => {
    expect(validateFully({ ...bic('DEUTDEFF'), ...COMMERZBANK }).alerts).toEqual([{ code: 'CREDITOR_BIC_IBAN_INCONSISTENCY' }]);
    expect(createFullEngine({ referenceData: fromDatasets([]) }).data.banks('DE')).toBeUndefined();
  });
});

describe('overlays', () => {
  const shipped = fromDatasets([
    dataset('banks/DE', ['bankCode', 'bic', 'name', 'checkMethod'], [['37040044', 'COBADEFF', 'Commerzbank', '13']], whole),
  ]);
  const over = (...overlays: readonly Dataset[]) => createEngine({ referenceData: shipped, overlays });

  test('a bank of one’s own is added', () => {
    const mine = over(dataset('banks/DE', ['bankCode', 'bic', 'name'], [['99999999', 'MYBKDEFF', 'My bank']]));
    const instruction = { country: 'DE', ...member('99999999') };
    expect(validate(instruction, over()).alerts).toEqual([{ code: 'CREDITOR_BANK_IDENTIFIER_UNKNOWN' }]);
    expect(validate(instruction, mine).alerts).toEqual([]);
    expect(enrich(instruction, mine).enrichments.creditorAgent).toMatchObject({ name: 'My bank', bic: 'MYBKDEFFXXX' });
    expect(validate({ country: 'DE', ...member('37040044') }, mine).alerts).toEqual([]);
  });

  test('the overlay comes before what is shipped', () => {
    const mine = over(dataset('banks/DE', ['bankCode', 'bic', 'name'], [['37040044', 'COBADEFF', 'Another name']]));
    expect(enrich(COMMERZBANK, mine).enrichments.creditorAgent?.name).toBe('Another name');
    expect(explain(COMMERZBANK, mine).editions).toEqual({ 'banks/DE': 'own' });
  });

  test.each([
    ['has no column for it', ['bankCode', 'name'], ['37040044', 'Another name'], 'COBADEFFXXX', 'published'],
    ['has none', ['bankCode', 'bic', 'name'], ['37040044', null, 'Another name'], 'COBADEFFXXX', 'published'],
    ['says by an empty text that there is none', ['bankCode', 'bic', 'name'], ['37040044', '', 'Another name'], undefined, undefined],
  ])('the shipped BIC stays unless the overlay denies it: it %s', (_, columns, row, expected, edition) => {
    const own = dataset('banks/DE', ['bankCode', 'bic'], [['37040044', 'COBADEFF']], { edition: 'published' });
    const mine = createEngine({ referenceData: fromDatasets([own]), overlays: [dataset('banks/DE', columns, [row])] });
    const agent = enrich(COMMERZBANK, mine).enrichments.creditorAgent;
    expect([agent?.name, agent?.bic]).toEqual(['Another name', expected]);
    expect(explain(COMMERZBANK, mine).completions?.find(({ pointer }) => pointer === '/creditorAgent/bic')).toEqual(
      edition && { pointer: '/creditorAgent/bic', from: 'dataset', dataset: 'banks/DE', edition, confidence: 'manual' },
    );
  });

  test('one that is complete takes the place of what is shipped: a bank that it lacks is gone', () => {
    const newer = (detail: Partial<Dataset>) => over(dataset('banks/DE', ['bankCode', 'bic'], [['10000000', 'MARKDEF1']], detail));
    expect(validate(COMMERZBANK, newer({ confidence: 'official' })).alerts).toEqual([]);
    expect(validate(COMMERZBANK, newer(whole)).alerts).toEqual([{ code: 'CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN' }]);
    expect(enrich(COMMERZBANK, newer(whole)).enrichments.creditorAgent?.name).toBeUndefined();
    const mine = dataset('banks/DE', ['bankCode', 'name'], [['37040044', 'My bank']]);
    const both = over(mine, dataset('banks/DE', ['bankCode', 'bic'], [['10000000', 'MARKDEF1']], whole));
    expect(enrich(COMMERZBANK, both).enrichments.creditorAgent?.name).toBe('My bank');
  });

  test('IBAN rules of one’s own take the place of those that are shipped', () => {
    const details = { country: 'DE', ...member('50070010'), ...account('1265982') };
    const ibanOf = (overlays: readonly Dataset[]) => {
      const engine = createFullEngine({ on: '2026-11-20', overlays });
      return enrich(details, engine).enrichments.creditorAccount?.ids.find(({ type }) => type === 'IBAN')?.value;
    };
    expect(ibanOf([])).toBe('DE58500700100126598200');
    expect(ibanOf([{ ...datasetOf('iban-rules/DE'), rows: [] }])).toBe('DE08500700100001265982');
  });

  test('and does not make the bank’s check method forgotten', () => {
    const mine = over(dataset('banks/DE', ['bankCode', 'name'], [['37040044', 'Another name']]));
    const wrong = { country: 'DE', ...member('37040044'), ...account('532023000') };
    expect(validate(wrong, mine).alerts).toEqual([{ code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' }]);
  });

  test.each([
    [whole, 'warning'],
    [{ ...whole, completeness: 'partial' } as const, 'info'],
    [{ ...whole, confidence: 'manual' } as const, 'info'],
    [{ ...whole, completeness: 'partial', codeSpaces: { bankCode: 'complete' } } as const, 'warning'],
    [{ ...whole, completeness: 'partial', codeSpaces: { bankCode: 'excerpt' } } as const, undefined],
  ])('only one that has every code of a kind warns that a bank does not exist: %j', (detail, severity) => {
    const mine = createEngine({ overlays: [dataset('banks/DE', ['bankCode'], [['10000000']], detail)] });
    const code = 'CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN';
    expect(validate(COMMERZBANK, mine).alerts).toEqual(severity === 'warning' ? [{ code }] : []);
    const { alerts, checks } = explain(COMMERZBANK, mine);
    expect(alerts.filter((alert) => alert.code === code).map((alert) => alert.severity)).toEqual(severity === undefined ? [] : [severity]);
    expect(checks).toContainEqual({
      check: 'iban/bank-directory',
      pointer: '/creditorAccount/id/value',
      outcome: severity === undefined ? 'not-covered' : 'failed',
    });
  });

  test('only a complete and official one says that a BIC does not exist', () => {
    const list = (detail: Partial<Dataset>) =>
      createEngine({ overlays: [dataset('bics/DE', ['bic'], [['COBADEFF'], ['DEUTDEFF500']], detail)] });
    const codes = (code: string, detail: Partial<Dataset> = whole) =>
      validate({ ...bic(code), intermediaryAgent1: { bic: code } }, list(detail))
        .alerts.map(({ code }) => code)
        .filter((code) => code.endsWith('_DOES_NOT_EXIST'));
    expect(codes('COBADEFF370')).toEqual([]);
    expect(codes('DEUTDEFF')).toEqual([]);
    expect(codes('NOBADEFF')).toEqual(['CREDITOR_BIC_DOES_NOT_EXIST', 'INTERMEDIARY_AGENT1_BIC_DOES_NOT_EXIST']);
    expect(codes('NOBADEFF', {})).toEqual([]);
    expect(codes('NOBAFRPP')).toEqual([]);
    const { checks, editions } = explain(bic('COBADEFF'), list(whole));
    expect(checks).toContainEqual({ check: 'bic/directory', pointer: '/creditorAgent/bic', outcome: 'passed' });
    expect(editions).toEqual({ 'bics/DE': 'own' });
  });

  test('a BIC that does not exist is not enriched and says nothing of the account', () => {
    const mine = over(dataset('bics/DE', ['bic'], [['COBADEFF']], whole));
    const instruction = { ...bic('NOBADEFF'), ...COMMERZBANK };
    expect(validate(instruction, mine).alerts).toEqual([{ code: 'CREDITOR_BIC_DOES_NOT_EXIST' }]);
    expect(enrich(bic('NOBADEFF'), mine)).toEqual({ enrichments: {} });
  });
});

describe('engines stand apart', () => {
  test('an engine is frozen', () => {
    const engine = createEngine();
    expect(Object.isFrozen(engine)).toBe(true);
    expect(Object.isFrozen(engine.data)).toBe(true);
  });

  test('what becomes of the list of overlays later is no affair of the engine', () => {
    const overlays = [dataset('banks/DE', ['bankCode'], [['10000000']], whole)];
    const engine = createEngine({ overlays });
    overlays.length = 0;
    expect(validate(COMMERZBANK, engine).alerts).toEqual([{ code: 'CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN' }]);
    expect(validate(COMMERZBANK, createEngine({ overlays })).alerts).toEqual([]);
  });

  test('the day of one is not the day of the other', () => {
    const [then, now] = [createEngine({ on: '2025-12-31' }), createEngine({ on: '2026-01-01' })];
    const bulgarian = { currency: 'BGN' };
    expect([then, now, then].map((engine) => validate(bulgarian, engine).status)).toEqual(['OK', 'ALERT', 'OK']);
  });

  test('whether a BIC exists is no reason to read a list that says of itself that it is partial', () => {
    const list = dataset('bics/DE', ['bic'], [['COBADEFF']], whole);
    const asked = (facts: Partial<Dataset>) => {
      const read = vi.fn((name: string) => (name === 'bics/DE' ? list : undefined));
      const engine = createEngine({ referenceData: { dataset: read, facts: () => ({ ...list, ...facts }) } });
      return [validate(bic('NOBADEFF'), engine).status, read.mock.calls.flat().includes('bics/DE')];
    };
    expect(asked({ completeness: 'partial' })).toEqual(['OK', false]);
    expect(asked({ confidence: 'derived' })).toEqual(['OK', false]);
    expect(asked({})).toEqual(['ALERT', true]);
    const named = createEngine({
      overlays: [list],
      referenceData: { dataset: () => list, facts: () => ({ ...list, ...{ completeness: 'partial' } }) },
    });
    expect(validate(bic('NOBADEFF'), named).alerts).toEqual([{ code: 'CREDITOR_BIC_DOES_NOT_EXIST' }]);
  });

  test('a dataset is asked for once, whether there is one or not', () => {
    const ask = vi.fn(() => undefined);
    const engine = createEngine({ referenceData: { dataset: ask } });
    for (let time = 0; time < 3; time++) enrich({ ...bic('COBADEFF'), ...COMMERZBANK }, engine);
    const asked = ask.mock.calls.map(([name]: readonly unknown[]) => name);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toContain('banks/DE');
  });
});
