/** What `explain` says of each member that `enrich` adds: its dataset, and what else it could be. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CORRESPONDENT_COLUMNS } from '../../src/directory/correspondents.js';
import { createEngine, enrich, explain } from '../../src/full.js';
import { createEngine as createBareEngine } from '../../src/index.js';
import { runs } from '../runs.js';
import { BANKS_DE, BIC, completionAt, completionsOf, engine } from './completed.js';
import { dataset } from './datasets.js';
import { ibansOf, sealed } from './ibans.js';
import { account, bic, iban, member } from './instructions.js';

const bare = createBareEngine({ on: '2026-11-20' });
const BICS_DE = { from: 'dataset', dataset: 'bics/DE', edition: '2024-07', confidence: 'derived' };
const BANKS_GB = { from: 'dataset', dataset: 'banks/GB', edition: '2026-03', confidence: 'manual' };
const WISE = iban(sealed('GB', 'TRWI23080112345678'));

test('lists all that a German account completes, with where it comes from', () => {
  expect(completionsOf(iban('DE89370400440532013000'))).toEqual([
    { pointer: '/creditorAgent/name', ...BANKS_DE, candidates: [{ value: 'Commerzbank AG', ...BICS_DE }] },
    { pointer: '/creditorAgent/address', ...BANKS_DE },
    { pointer: BIC, ...BANKS_DE },
    { pointer: '/creditorAgent/clearingSystemMemberId/memberId', from: 'rules' },
    { pointer: '/creditorAgent/logo', from: 'dataset', dataset: 'logos/banks', edition: '2026-11-08', confidence: 'manual' },
    { pointer: '/creditorAccount/ids/1', from: 'rules' },
  ]);
});

describe('several BICs of one bank code', () => {
  const code = (memberId: string, given?: string) => ({
    country: 'DE',
    creditorAgent: { ...(given !== undefined && { bic: given }), clearingSystemMemberId: { memberId } },
  });

  test('the main entry is taken, the others are candidates', () => {
    expect(enrich(code('21070024'), engine).enrichments.creditorAgent?.bic).toBe('DEUTDEDB210');
    expect(completionAt(BIC, code('21070024'))).toEqual({
      pointer: BIC,
      ...BANKS_DE,
      candidates: [{ value: 'DEUTDEDB214', ...BANKS_DE }],
    });
  });

  test('the one that was given stays, and the main entry is the candidate', () => {
    const instruction = code('21070024', 'DEUTDEDB214');
    expect(enrich(instruction, engine).enrichments.creditorAgent?.bic).toBe('DEUTDEDB214');
    expect(completionAt(BIC, instruction)).toEqual({
      pointer: BIC,
      from: 'instruction',
      candidates: [{ value: 'DEUTDEDB210', ...BANKS_DE }],
    });
  });

  test('are ten at most, each once, the main entry first', () => {
    const { candidates = [] } = completionAt(BIC, code('12070000', 'DEUTDEFF')) ?? {};
    const values = candidates.map(({ value }) => value);
    expect(values).toHaveLength(10);
    expect(new Set(values).size).toBe(10);
    expect(values[0]).toBe('DEUTDEBB160');
  });
});

describe('a BIC that was given', () => {
  test.each([
    ['TRWIGB2L', ['TRWIGB22XXX']],
    ['TRWIGB22', ['TRWIGB2LXXX']],
    ['TRWIGB2B', ['TRWIGB22XXX', 'TRWIGB2LXXX']],
  ])('%s has those of the directory as candidates', (given, others) => {
    expect(completionAt(BIC, { ...bic(given), ...WISE })).toEqual({
      pointer: BIC,
      from: 'instruction',
      candidates: others.map((value) => ({ value, ...BANKS_GB })),
    });
  });

  test('of another bank has that of the account as candidate', () => {
    expect(completionAt(BIC, { ...bic('DEUTDEFF'), ...iban('DE89370400440532013000') })).toMatchObject({
      from: 'instruction',
      candidates: [{ value: 'COBADEFFXXX', ...BANKS_DE }],
    });
  });

  test('and is that of the directory, has none', () => {
    expect(completionAt(BIC, { ...bic('COBADEFF'), ...iban('DE89370400440532013000') })).toEqual({ pointer: BIC, from: 'instruction' });
  });
});

test('a wallet keeps the BIC that was given, and the issuer’s is the candidate', () => {
  const wallet = { method: 'GCASH', country: 'PH', creditorAccount: { id: { value: '0917 123 4567', type: 'PHONE' } } };
  expect(completionAt(BIC, { ...wallet, ...bic('BOPIPHMM') }, bare)).toEqual({
    pointer: BIC,
    from: 'instruction',
    candidates: [{ value: 'GXCHPHM2XXX', from: 'rules' }],
  });
  expect(completionAt(BIC, wallet, bare)).toEqual({ pointer: BIC, from: 'rules' });
});

describe('without a dataset', () => {
  test('it is what was given, or follows by the rules', () => {
    expect(completionsOf({ country: 'DE', ...member('37040044') }, bare)).toEqual([
      { pointer: '/creditorAgent/clearingSystemMemberId/memberId', from: 'instruction' },
    ]);
    const british = { country: 'GB', creditorAgent: { bic: 'NWBKGB2L', ...member('601613').creditorAgent }, ...account('31926819') };
    expect(completionsOf(british, bare)).toEqual([
      { pointer: BIC, from: 'instruction' },
      { pointer: '/creditorAgent/clearingSystemMemberId/memberId', from: 'instruction' },
      { pointer: '/creditorAccount/ids/0', from: 'rules' },
      { pointer: '/creditorAccount/ids/1', from: 'rules' },
    ]);
  });

  test('there may be none', () => {
    for (const value of [undefined, {}, [], iban('DE88370400440532013000')])
      expect(explain(value, engine)).not.toHaveProperty('completions');
  });
});

test('intermediary agents name their list, and the others that could stand in their place', () => {
  const correspondents = dataset('correspondents/USD', CORRESPONDENT_COLUMNS, [
    ['AAAAKE22', 1, 'LNAAGB22', null, null, 'https://bank.example/ssi', '2026-10-01'],
    ['AAAAKE22', 2, 'NYBBUS33', null, null, 'https://bank.example/ssi', '2026-10-01'],
    ['LNAAGB22', 1, 'NYAAUS33', null, null, 'https://bank.example/ssi', '2026-10-01'],
  ]);
  const by = createEngine({ on: '2026-11-20', overlays: [correspondents] });
  const OWN = { from: 'dataset', dataset: 'correspondents/USD', edition: 'own', confidence: 'manual' };
  const said = completionsOf({ currency: 'USD', ...bic('AAAAKE22') }, by).filter(({ pointer }) => pointer.startsWith('/intermediary'));
  expect(said).toEqual([
    { pointer: '/intermediaryAgent2/bic', ...OWN },
    { pointer: '/intermediaryAgent3/bic', ...OWN, candidates: [{ value: 'NYBBUS33XXX', ...OWN }] },
  ]);
  const byCode = { intermediaryAgent1: { bic: 'BARCUS33' }, intermediaryAgent2: { clearingSystemMemberId: { memberId: '//BL21070024' } } };
  expect(completionsOf(byCode)).toEqual([
    {
      pointer: '/intermediaryAgent2/bic',
      ...BANKS_DE,
      candidates: [{ value: 'DEUTDEDB214', ...BANKS_DE }],
    },
  ]);
});

test('a settlement system names the list that has the bank', () => {
  const systems = explain({ currency: 'EUR', ...bic('COBADEFF') }, engine).settlementSystems ?? [];
  expect(systems).toContainEqual({
    code: 'SCT',
    isOffered: true,
    membership: 'listed',
    listedIn: { dataset: 'registries/scl-reachability', edition: '2026-05-25', confidence: 'derived' },
  });
  expect(systems.find(({ code }) => code === 'T2')).not.toHaveProperty('listedIn');
});

test('each pointer leads to a member of the enrichment, once', () => {
  const instructions = fc.oneof(...['DE', 'FR', 'GB', 'NL', 'ES'].map((code) => ibansOf(code))).map((value) => iban(value));
  fc.assert(
    fc.property(instructions, fc.constantFrom({}, bic('COBADEFF'), bic('TRWIGB2L')), (instruction, agent) => {
      const payment = { ...agent, ...instruction };
      const { enrichments } = enrich(payment, engine);
      const pointers = completionsOf(payment).map(({ pointer }) => pointer);
      expect(new Set(pointers).size).toBe(pointers.length);
      for (const pointer of pointers) {
        const found = pointer
          .split('/')
          .slice(1)
          .reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], enrichments);
        expect([pointer, found]).toEqual([pointer, expect.anything()]);
      }
      const agentMembers = Object.keys(enrichments.creditorAgent ?? {});
      expect(agentMembers.filter((name) => !pointers.some((pointer) => pointer.split('/')[2] === name))).toEqual([]);
    }),
    { numRuns: runs(100) },
  );
});

describe('a bank identifier beside the IBAN of another bank', () => {
  const MEMBER = '/creditorAgent/clearingSystemMemberId/memberId';
  const german = iban('DE89370400440532013000');

  test('stays, and that of the IBAN is its candidate', () => {
    const payment = { ...german, country: 'DE', ...member('10000000') };
    expect(enrich(payment, engine).enrichments.creditorAgent).toMatchObject({
      name: 'Commerzbank',
      clearingSystemMemberId: { memberId: '10000000' },
    });
    expect(completionAt(MEMBER, payment)).toEqual({
      pointer: MEMBER,
      from: 'instruction',
      candidates: [{ value: '37040044', from: 'rules' }],
    });
  });

  test('that of the IBAN, a part of it, and what is no bank identifier are completed', () => {
    const italian = iban('IT60X0542811101000000123456');
    for (const [payment, memberId] of [
      [{ ...german, country: 'DE', ...member('370 400 44') }, '37040044'],
      [{ ...german, country: 'DE', ...member('3704') }, '37040044'],
      [{ ...italian, country: 'IT', ...member('05428') }, '0542811101'],
    ] as const) {
      expect(enrich(payment, engine).enrichments.creditorAgent?.clearingSystemMemberId).toEqual({ memberId });
      expect(completionAt(MEMBER, payment)).toEqual({ pointer: MEMBER, from: 'rules' });
    }
  });
});
