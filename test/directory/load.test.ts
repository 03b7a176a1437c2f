import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain, validate } from '../../src/index.js';
import { loadReferenceData } from '../../src/load.js';
import { bic, iban } from '../answers/instructions.js';

const names = [
  'banks/DE',
  'banks/FR',
  'bics/DE',
  'logos/banks',
  'registries/bank-successions',
  'registries/sct-participants',
  'registries/sct-inst-participants',
  'registries/scl-reachability',
  'subdivisions/US',
];

describe('only the requested datasets are loaded', () => {
  test.each([
    ['nothing', undefined, []],
    ['a country', { countries: ['DE'] }, ['banks/DE']],
    ['a country without a directory', { countries: ['US', 'DE'] }, ['banks/DE']],
    ['BICs', { bicsOf: ['DE'] }, ['bics/DE']],
    ['states', { subdivisionsOf: ['US', 'AT'] }, ['subdivisions/US']],
    ['logos', { logos: true }, ['logos/banks']],
    ['participants', { sepaParticipants: true }, names.slice(5, 8)],
    ['former names of banks', { bankSuccessions: true }, ['registries/bank-successions']],
  ])('%s', async (_, options, expected) => {
    const data = await loadReferenceData(options);
    expect(names.filter((name) => data.dataset(name) !== undefined)).toEqual(expected);
    expect(data.phoneNumbers).toBeUndefined();
  });

  test('the branches of a country are loaded with its banks', async () => {
    const data = await loadReferenceData({ countries: ['NZ'] });
    expect(['banks/NZ', 'branches/NZ', 'branches/IN'].filter((name) => data.dataset(name) !== undefined)).toEqual([
      'banks/NZ',
      'branches/NZ',
    ]);
  });

  test('a country whose codes are known by their ranges has the names of these', async () => {
    const engine = createEngine({ referenceData: await loadReferenceData({ countries: ['GB'] }) });
    const british = { country: 'GB', creditorAgent: { clearingSystemMemberId: { memberId: '601613' } } };
    expect(enrich(british, engine).enrichments.creditorAgent?.name).toBe('National Westminster Bank plc');
  });

  test('numbering plans are loaded on request', async () => {
    const { phoneNumbers } = await loadReferenceData({ phoneNumbers: true });
    expect(phoneNumbers?.verify('+49 30 1234567')).toBe('passed');
  });

  test.each(['../manifest', '__proto__', '', 'XX', 'UK'])('a text that is not a country, %j, is refused', async (text) => {
    const refused = expect(loadReferenceData({ countries: ['DE', text] })).rejects;
    await refused.toThrow(/`countries` is a list of codes of countries, .+; no country has the code "/);
  });
});

test('an engine with one directory has the banks of one country', async () => {
  const engine = createEngine({ referenceData: await loadReferenceData({ countries: ['DE'] }) });
  expect(validate({ ...bic('DEUTDEFF'), ...iban('DE89370400440532013000') }, engine).alerts).toEqual([
    { code: 'CREDITOR_BIC_IBAN_INCONSISTENCY' },
  ]);
  expect(explain(iban('DE89370400440532013000'), engine).editions).toHaveProperty(['banks/DE']);
  expect(explain(iban('AT611904300234573201'), engine).editions).toEqual({});
});
