/** German IBANs by the rules of the banks, as `enrich` and `validate` answer. The rules' own examples stand beside the country. */
import { describe, expect, test } from 'vitest';
import { DE } from '../../rules/countries/DE/index.js';
import * as core from '../../src/core.js';
import { createEngine as createFullEngine } from '../../src/full.js';
import { createEngine, enrich, fromDatasets, validate } from '../../src/index.js';
import { loadReferenceData } from '../../src/load.js';
import { account, member } from '../answers/instructions.js';
import { datasetOf } from '../reference-data/datasets.js';

const full = createFullEngine({ on: '2026-11-20' });
const details = (bank: string, number: string) => ({ country: 'DE', currency: 'EUR', ...member(bank), ...account(number) });

test('bank, BIC and account are those of the bank code that stands in the IBAN', () => {
  expect(enrich(details('40050000', '60624'), full).enrichments).toMatchObject({
    creditorAgent: {
      name: expect.stringContaining('Landesbank Hessen'),
      bic: 'WELADEDDXXX',
      clearingSystemMemberId: { memberId: '30050000' },
    },
    creditorAccount: {
      ids: [
        { value: 'DE15300500000000060624', type: 'IBAN' },
        { value: '0000060624', type: 'ACCOUNT_NUMBER' },
      ],
    },
  });
});

test('a BIC that the directory does not know comes from the rule', () => {
  const rulesAlone = createEngine({ on: '2026-11-20', referenceData: fromDatasets([datasetOf('iban-rules/DE')]) });
  expect(enrich(details('25020600', '1234567890'), rulesAlone).enrichments.creditorAgent).toMatchObject({ bic: 'SCFBDE33XXX' });
  expect(enrich(details('25020600', '1234567890'), full).enrichments.creditorAgent).toMatchObject({ bic: 'SCFBDE33XXX' });
  // whether the rule of Deutsche Bank applies depends on the check method, which is in the directory
  expect(enrich(details('50070010', '1265982'), rulesAlone).enrichments).not.toHaveProperty('creditorAccount');
});

test('where the bank issues no IBAN, there is none, and no system that would carry one', () => {
  const { enrichments } = enrich(details('10060198', '1'), full);
  expect(enrichments).not.toHaveProperty('creditorAccount');
  expect(enrichments).not.toHaveProperty('settlementInformation');
});

test('every account of a bank that keeps a collection account is in order', () => {
  expect(validate(details('62220000', '1234567890'), full)).toEqual({ status: 'OK', alerts: [] });
});

describe('the datasets', () => {
  const made = (bank: string, number: string, engine: core.Engine) =>
    core.enrich(details(bank, number), engine).enrichments.creditorAccount?.ids[0]?.value;

  test('come with the directories of the country', async () => {
    const loaded = createEngine({ on: '2026-11-20', referenceData: await loadReferenceData({ countries: ['DE'] }) });
    expect(made('50070010', '1265982', loaded)).toBe('DE58500700100126598200');
  });

  test('are not replaced by a guess in an engine of a few rules', () => {
    const few = core.createEngine({ on: '2026-11-20', rules: [DE] });
    expect(made('50070010', '1265982', few)).toBeUndefined();
    expect(made('10010010', '6820101', few)).toBe('DE02100100100006820101');
  });

  test('say of which month the assignment is', () => {
    for (const name of ['iban-rules/DE', 'registries/de-iban-rule-banks']) {
      const { edition, source } = datasetOf(name);
      expect(edition).toBe('2026-03');
      expect(source.title).toContain('as assigned in March 2026');
    }
  });
});
